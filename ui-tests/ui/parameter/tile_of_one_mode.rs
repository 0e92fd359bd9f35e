layout_algebra::layout! {
    pub Line(p): logical -> physical = (row: p):(1);
    pub Tiles(p) = divide(Line(p), 8);
}

fn main() {}
