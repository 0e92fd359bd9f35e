layout_algebra::layout! {
    pub Stages: logical -> physical = repeat((row: 4, col: 8):(8, 1), (stage: 2):(1), pitch = 40, align = 16);
}

fn main() {}
