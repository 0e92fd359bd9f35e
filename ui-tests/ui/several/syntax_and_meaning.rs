layout_algebra::layout! {
    #![index(u16)]
    pub A: logical -> physical = (row: 4, col: 4) (4, 1);
    pub B: logical -> physical = (row: 4, col: 4):(3, 1);
    const C = D;
    pub E: logical -> physical = (row: 4, col: 4):(4, 1)
}

fn main() {}
