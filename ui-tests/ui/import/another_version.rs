// What a hidden macro of a later version might hand over.
layout_algebra::__private::layout_impl! {
    layout_algebra @import [Tile "map logical physical v2"] {
        use elsewhere::Tile;
        pub Copy = Tile;
    }
}

fn main() {}
