layout_algebra::layout! {
    pub Frag: thread_value -> logical = (lane: 8, reg: 4):(4, 1);
}

fn main() {
    let data = [0.0; 32];
    let view = layout_algebra::View::new(&data, Frag);
}
