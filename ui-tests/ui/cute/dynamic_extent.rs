layout_algebra::layout! {
    pub Gmem: logical -> physical = cute((128,?):(?,1));
}

fn main() {}
