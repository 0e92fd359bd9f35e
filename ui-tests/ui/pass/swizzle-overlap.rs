layout_algebra::layout! {
    pub Above: logical -> physical = swizzle(3, 6, 3) @ (row: 64, col: 64):(64, 1);
    pub Below: logical -> physical = swizzle(3, 3, 6) @ (row: 64, col: 64):(64, 1);
    pub Cute: logical -> physical = Swizzle<3, 4, 3> @ (row: 64, col: 64):(64, 1);
    pub Negative: logical -> physical = Swizzle<3, 4, -3> @ (row: 64, col: 64):(64, 1);
    pub Nothing: logical -> physical = swizzle(0, 0, 0) @ (row: 64, col: 64):(64, 1);
    pub High: logical -> physical = swizzle(3, 61, 3) @ (row: 64, col: 64):(64, 1);
    pub Two: logical -> physical = swizzle(1, 7, 3) @ swizzle(1, 6, 4) @ (row: 64, col: 64):(64, 1);
}

fn main() {}
