layout_algebra::layout! {
    const N = 0xFFFF_FFFF_FFFF_FFFF + 1;
}

fn main() {}
