layout_algebra::layout! {
    pub Four(a, b, c, d): logical -> physical = (i: a, j: b, k: c, l: d):(b * 40000, 40000, _, _) where a >= 1;
    pub Tiles(a, b, c, d) = divide(Four(a, b, c, d), (30011, 1, 1, 1)) where a % 30011 == 0;
}

fn main() {}
