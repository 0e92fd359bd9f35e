layout_algebra::layout! {
    #![index(u32)]
    pub Rows(n, m): logical -> physical = (row: n + 4294967296 * m, col: 64):(64, 1);
}

fn main() {}
