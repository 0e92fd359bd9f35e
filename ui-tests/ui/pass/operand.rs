layout_algebra::layout! {
    pub Tile: logical -> physical = (row: 64, col: 64):(64, 1);
    pub Smem = swizzle(3, 6, 3) @ Tile;
    pub Copies = swizzle(3, 6, 3) @ interleave(Tile, (copy: 2):(1));
    pub Stages = repeat(Smem, (stage: 3):(1), pitch = 4608);
    pub Aligned = repeat(Smem, (stage: 3):(1), align = 1024);
    pub Frag: thread_value -> logical = (lane: 8, reg: 4):(4, 1);
    pub Frags = repeat(Frag, (warp: 4):(1), pitch = 32);
    pub A: logical -> logical = (a: 4, b: 6):(1, 4);
    pub B: logical -> logical = (x: 4, y: 6):(1, 4);
    pub Back = inverse(B) @ inverse(A);
    pub Bias: logical -> physical = (col: 8):(1);
    pub Rows = broadcast(Bias, (row: 4));
    pub Ring: logical -> logical = (stage: 3):(1);
    pub Tiles = repeat(Tile, Ring);
}

fn main() {}
