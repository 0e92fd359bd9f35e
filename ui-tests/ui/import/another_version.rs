// What a hidden macro of a later version might hand over.
layout_algebra::__private::layout_impl! {
    {
        layout_algebra
        use elsewhere::Tile;
        pub Copy = Tile;
    }
    "map logical physical v2"
}

fn main() {}
