mod tiles {
    layout_algebra::layout! {
        pub Broken: logical -> physical = (row: 4, col: 4):(3, 1);
        pub const N = cosize(Broken);
    }
}

mod kernel {
    layout_algebra::layout! {
        use super::tiles::{Broken, N};
        pub Frag: thread_value -> logical = (lane: 4, reg: 4):(4, 1);
        pub Store = Broken @ Frag;
        pub Buffer: logical -> physical = N:1;
        assert size(Broken) == 17;
    }
}

fn main() {
    let at = layout_algebra::layout!(use tiles::Broken; Broken | { row = 1 });
    let _ = at.index(2);
    let _ = kernel::Store.index(1, 2) + kernel::Buffer.index(0);
}
