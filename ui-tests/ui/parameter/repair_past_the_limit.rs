layout_algebra::layout! {
    pub Many(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p): logical -> physical =
        (3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3):(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p);
}

fn main() {}
