layout_algebra::layout! {
    pub Gmem(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q): logical -> physical = (row: 16, col: 8):(a, 1) where a >= 8;
}

fn main() {}
