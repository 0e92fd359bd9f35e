layout_algebra::layout! {
    pub Pages(a, b, c, p, q, r): logical -> physical = (row: a, col: b, page: (c, 288230376151711744)):(p, q, (r, 1))
        where r >= 288230376151711744, q >= c * r, p >= b * q;
}

fn main() {}
