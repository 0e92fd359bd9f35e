use layout_algebra::Restriction;

layout_algebra::layout! {
    pub Alias: logical -> physical = (a: 4, b: 8):(7, 1);
    pub Row = Alias | { a };
}

fn main() {
    Row::nth(Alias, 1).each(|_, _| {});
}
