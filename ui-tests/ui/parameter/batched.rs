layout_algebra::layout! {
    pub Q(sb, sh, ss): logical -> physical = (b: 4, h: 16, s: 1024, d: 64):(sb, sh, ss, 1);
}

fn main() {}
