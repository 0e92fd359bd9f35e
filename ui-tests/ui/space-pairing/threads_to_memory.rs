layout_algebra::layout! {
    pub Tile: thread_value -> physical = (lane: 32, reg: 4):(4, 1);
}

fn main() {}
