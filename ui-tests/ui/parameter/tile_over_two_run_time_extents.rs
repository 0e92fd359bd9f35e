layout_algebra::layout! {
    pub Whole(p, q): logical -> physical = (row: p, col: q):(q, 1);
    pub Tiles(p, q) = divide(group(Whole(p, q), (g: (row, col))), (8)) where p % 8 == 0;
}

fn main() {}
