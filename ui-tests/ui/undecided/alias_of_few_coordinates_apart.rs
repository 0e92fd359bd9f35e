layout_algebra::layout! {
    pub Hard: logical -> physical = (a: 40, b: 40, c: 40, d: 40, e: 40, f: 40)
        :(520342117, 452328216, 439950873, 417453806, 394392753, 1);
}

fn main() {}
