layout_algebra::layout! {
    #![index(u32)]
    pub Line(m): logical -> physical = (row: m):(1);
    pub Tall(m) = divide_ceil(Line(m), (5000000000)) | { tile = 3 } where m >= 4;
}

fn main() {}
