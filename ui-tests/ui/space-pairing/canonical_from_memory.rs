layout_algebra::layout! {
    pub Tile: physical -> physical = canonical(16, 8);
}

fn main() {}
