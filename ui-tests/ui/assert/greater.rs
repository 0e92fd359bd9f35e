layout_algebra::layout! {
    const THREADS = 128;
    assert THREADS > 255;
}

fn main() {}
