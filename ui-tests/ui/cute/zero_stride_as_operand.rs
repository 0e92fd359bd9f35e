layout_algebra::layout! {
    pub Frag: thread_value -> physical = cute((8,4):(1,8)) @ cute((4,8):(1,0));
}

fn main() {}
