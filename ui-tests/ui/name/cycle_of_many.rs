layout_algebra::layout! {
    const N0 = N1 + 1;
    const N1 = N2 + 1;
    const N2 = N3 + 1;
    const N3 = N4 + 1;
    const N4 = N5 + 1;
    const N5 = N6 + 1;
    const N6 = N7 + 1;
    const N7 = N8 + 1;
    const N8 = N0 + 1;
}

fn main() {}
