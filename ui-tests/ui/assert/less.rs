layout_algebra::layout! {
    assert 8 < 2 * 4;
}

fn main() {}
