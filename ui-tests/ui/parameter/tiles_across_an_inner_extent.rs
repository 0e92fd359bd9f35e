layout_algebra::layout! {
    pub A(n, ld): logical -> physical = (m: (n, 4), b: 2):((ld, 1), 4) where n % 3 == 0, ld >= 8;
    pub B(n, ld) = divide(A(n, ld), (6, 2));
}

fn main() {}
