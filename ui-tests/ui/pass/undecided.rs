layout_algebra::layout! {
    // The same search, but by its order alone.
    pub Easy: logical -> physical = (a: 40, b: 40, c: 40, d: 40, e: 40, f: 40)
        :(984404314048000, 24610107851200, 615252696280, 15381317407, 394392753, 1);
    pub Even: logical -> physical = swizzle(4, 20, 0) @ (line: 0x40_0000):(1);
    pub Copies = repeat(Even, (copy: 2):(1));
}

fn main() {}
