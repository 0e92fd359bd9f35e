layout_algebra::layout! {
    pub Four(a, b, c, d): logical -> physical = (i: a, j: b, k: c, l: d):(1, _, _, _) where a >= 40000;
}

fn main() {}
