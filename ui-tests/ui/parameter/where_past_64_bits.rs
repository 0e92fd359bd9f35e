layout_algebra::layout! {
    pub Gmem(ld): logical -> physical = (row: 4, col: 2):(ld, 1)
        where 18446744073709551616 * ld >= 36893488147419103232;
}

fn main() {}
