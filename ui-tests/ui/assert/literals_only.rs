layout_algebra::layout! {
    assert 3 == 4;
}

fn main() {}
