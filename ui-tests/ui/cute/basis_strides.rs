layout_algebra::layout! {
    pub Coordinates: logical -> physical = cute((4,2):(1@0,1@1));
}

fn main() {}
