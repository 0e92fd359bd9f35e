layout_algebra::layout! {
    pub Gmem: logical -> physical = (row: 16, col: 8):(8, 1) where ld >= 8;
}

fn main() {}
