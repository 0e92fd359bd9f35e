layout_algebra::layout! {
    pub Far: logical -> physical = (a: 100000, b: 100000):(99999, 1);
}

fn main() {}
