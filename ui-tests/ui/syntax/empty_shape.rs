layout_algebra::layout! {
    pub Nothing: logical -> physical = ():();
}

fn main() {}
