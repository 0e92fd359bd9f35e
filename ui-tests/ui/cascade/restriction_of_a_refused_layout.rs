use layout_algebra::Restriction;

layout_algebra::layout! {
    pub Same: logical -> physical = (a: 4, a: 8, c: 3):(24, 3, 1);
    pub Mine = Same | { c };
    pub Alias: logical -> physical = (a: 4, b: 8):(7, 1);
    pub Row = Alias | { a };
}

fn main() {
    Mine::new(2).index(1, 2);
    Same.index(1, 2, 3);
    Row::nth(Alias, 1).each(|_, _| {});
}
