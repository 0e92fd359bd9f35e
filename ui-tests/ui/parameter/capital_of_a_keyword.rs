layout_algebra::layout! {
    pub Gmem(Type): logical -> physical = (row: 128, col: 64):(Type, 1) where Type >= 64;
}

fn main() {}
