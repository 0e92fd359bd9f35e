layout_algebra::layout! {
    pub Gmem(p, q): logical -> physical = (a: 2, b: 4, c: 64):(p, q, 1) where p >= 1000, q >= 64;
}

fn main() {}
