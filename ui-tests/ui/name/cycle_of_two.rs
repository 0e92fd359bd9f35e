layout_algebra::layout! {
    pub A = permute(B, (1, 0));
    pub B = permute(A, (1, 0));
}

fn main() {}
