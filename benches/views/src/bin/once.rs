//! Calls every kernel once, for `run` to count its instructions.

use std::hint::black_box;
use views_bench::*;

fn main() {
    let (mut numbers, mut floats, mut others) = (vec![1; 1 << 18], vec![1.0; 1 << 18], vec![0.0; 1 << 18]);
    let (n, f, o) = (black_box(&mut numbers[..]), black_box(&mut floats[..]), black_box(&mut others[..]));
    assert_eq!([sum_view(n), number_view(n), iter_view(n)], [sum_raw(n); 3]);
    fill_view(n);
    fill_raw(n);
    swizzle_view(f, o);
    swizzle_raw(f, o);
    turn_view(f, o);
    turn_raw(f, o);
    split_view(f, 0.5);
    split_raw(f, 0.5);
    lanes_view(f);
    lanes_for_view(f);
    lanes_raw(f);
    vectors_view(f, 0.5);
    vectors_raw(f, 0.5);
    black_box((numbers, floats, others));
}
