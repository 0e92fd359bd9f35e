layout_algebra::layout! {
    use crate::tils::Tile;
    use crate::fragz::Frag;
    pub Store = Tile @ Frag;
}

fn main() {}
