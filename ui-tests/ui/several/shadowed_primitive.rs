#[allow(non_camel_case_types)]
type u64 = u32;

layout_algebra::layout! {
    #![index(u64)]
    pub Addr: logical -> physical = (a: 2, b: 2):(2, 1);
}

fn main() {}
