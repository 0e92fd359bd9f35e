layout_algebra::layout! {
    const STAGES = 3;
    pub Tile: logical -> physical = (stage: STAGE, col: 8):(8, 1);
}

fn main() {}
