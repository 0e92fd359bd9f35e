layout_algebra::layout! {
    pub Core: logical -> physical = cute((8,4):(1,4));
}

fn main() {}
