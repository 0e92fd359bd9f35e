layout_algebra::layout! {
    pub Addr: logical -> physical = (thread: 8, v: 4):(4, 1);
    pub Mine = Addr | { thread };
}

fn main() {
    let mut data = [0.0; 32];
    let view = layout_algebra::ViewMut::new(&mut data, Mine::new(3));
}
