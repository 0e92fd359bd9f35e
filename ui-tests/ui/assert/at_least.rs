layout_algebra::layout! {
    const THREADS = 128;
    assert THREADS >= 256;
}

fn main() {}
