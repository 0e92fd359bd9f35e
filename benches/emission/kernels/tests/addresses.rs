//! Every form of every map against a definition by rows and columns, at every thread and value.

use emission_kernels::{in_u32, in_usize};

/// Both modules, the three forms, as pointers, as bytes and one by one.
macro_rules! check {
    ($($case:ident($($arg:ident < $n:literal),*), $v:ident < $values:literal: $definition:expr;)*) => { $(
        #[test]
        #[allow(clippy::precedence)]
        fn $case() {
            let coordinates = check!(@all [] $($arg < $n),*);
            for c in coordinates {
                let mut rest = c.iter().copied();
                $(let $arg = rest.next().unwrap();)*
                let want: Vec<usize> = (0..$values).map(|$v: usize| $definition).collect();
                check!(@forms in_u32 u32 $case want $($arg)*);
                check!(@forms in_usize usize $case want $($arg)*);
            }
        }
    )* };
    (@all [$($done:ident)*] $first:ident < $n:literal $(, $arg:ident < $m:literal)*) => {{
        let all: Vec<Vec<usize>> = (0..$n).map(|c| vec![c]).collect();
        $(let all: Vec<Vec<usize>> = all.iter().flat_map(|c| (0..$m).map(move |d| [&c[..], &[d]].concat())).collect();)*
        all
    }};
    (@forms $module:ident $int:ident $case:ident $want:ident $($arg:ident)*) => {{
        use $module::$case::*;
        // `index` and `literal` in domain order, which is the order of the arguments.
        for (v, &address) in $want.iter().enumerate() {
            assert_eq!(index($($arg as $int,)* v as $int) as usize, address);
            assert_eq!(literal($($arg as $int,)* v as $int) as usize, address);
        }
        let p = core::ptr::without_provenance_mut::<Element>(1 << 40);
        let smem = 1 << 20;
        let size = size_of::<Element>();
        check!(@walk $want [ours_ptr literal_ptr hand_ptr] p, |q: *mut Element| (q.addr() - p.addr()) / size; $($arg as $int)*);
        check!(@walk $want [ours_byte literal_byte hand_byte] smem, |a: u32| (a - smem) as usize / size; $($arg as $int)*);
    }};
    (@walk $want:ident [$($form:ident)*] $from:ident, $element:expr; $($arg:expr)*) => {
        check!(@each $want [$($form)*] $from, $element; [$($arg),*])
    };
    (@each $want:ident [$($form:ident)*] $from:ident, $element:expr; $args:tt) => {
        $(check!(@one $want $form $from, $element; $args);)*
    };
    (@one $want:ident $form:ident $from:ident, $element:expr; [$($arg:expr),*]) => {{
        let mut seen = vec![usize::MAX; $want.len()];
        #[allow(unused_unsafe)]
        // SAFETY: nothing is read or written; the pointers are looked at as addresses.
        unsafe { $form($($arg,)* $from, |v, at| seen[v] = $element(at)) };
        assert_eq!(seen, $want, stringify!($form));
    }};
}

check! {
    c01(t < 128), v < 32: (v * 128 + t) / 64 * 72 + (v * 128 + t) % 64;
    c02(t < 32), v < 4: (t / 4 + 8 * (v / 2)) * 4096 + 2 * (t % 4) + v % 2;
    c03(t < 32), v < 4: (t / 4 + 8 * (v / 2)) * 68 + 2 * (t % 4) + v % 2;
    c04(t < 32), v < 16: (t % 16 + 16 * (v / 4)) * 64 + ((2 * (v % 4) + t / 16) ^ (t % 8)) * 8;
    c05s(t < 256), v < 4: (t / 8 + 32 * v) * 64 + ((t % 8) ^ (t / 8 % 8)) * 8;
    c05g(t < 256), v < 4: (t / 8 + 32 * v) * 4096 + t % 8 * 8;
    c06w(t < 256), v < 4: (t / 32 + 8 * v) * 32 + ((t % 32) ^ (t / 32 + 8 * v));
    c06r(t < 256), v < 4: t % 32 * 32 + ((t / 32 + 8 * v) ^ (t % 32));
    c07(t < 256, u < 16), v < 4: (u / 8 * 64 + t / 64 * 16 + 8 * (v / 2) + t / 4 % 8) * 4096 + u % 8 * 16 + t / 32 % 2 * 8 + 2 * (t % 4) + v % 2;
    c07x(t < 256, m < 2, n < 8), v < 4: (m * 64 + t / 64 * 16 + 8 * (v / 2) + t / 4 % 8) * 4096 + n * 16 + t / 32 % 2 * 8 + 2 * (t % 4) + v % 2;
    c08(s < 3, t < 32), v < 16: s * 4096 + (t % 16 + 16 * (v / 4)) * 64 + ((2 * (v % 4) + t / 16) ^ (t % 8)) * 8;
    c09(t < 160), v < 48: (v * 160 + t) / 80 * 84 + (v * 160 + t) % 80;
    c09b(t < 160), v < 48: (2 * v + t / 16 % 2) * 84 + t / 32 * 16 + t % 16;
    c10(t < 60), v < 4: (t % 6 * 40 + v * 10 + t / 6) / 20 * 24 + (t % 6 * 40 + v * 10 + t / 6) % 20;
    c11r(t < 256), v < 32: (t / 8 + 32 * (v / 8)) * 4096 + t % 8 + 8 * (v % 8);
    c11b(t < 256), v < 32: (t / 8 * 4 + v / 8) * 4096 + t % 8 * 8 + v % 8;
    c12(t < 256), v < 32: (t / 64 * 16 + 8 * (v / 2 % 2) + t / 4 % 8) * 4096 + v / 4 * 16 + t / 32 % 2 * 8 + 2 * (t % 4) + v % 2;
}

/// c12 with a run-time leading dimension, both index types.
#[test]
fn c12_with_a_leading_dimension() {
    for ld in [128u32, 131, 4096] {
        for t in 0..256u32 {
            let row = |v: u32| t / 64 * 16 + 8 * (v / 2 % 2) + t / 4 % 8;
            let want = |v: u32| row(v) * ld + v / 4 * 16 + t / 32 % 2 * 8 + 2 * (t % 4) + v % 2;
            let narrow = in_u32::Mine12Open::of(in_u32::C12Open::new(ld).unwrap(), t);
            let mut count = 0;
            narrow.each(|v, address| {
                count += 1;
                assert_eq!(address, want(v));
            });
            assert_eq!(count, 32);
            let wide = in_usize::Mine12Open::of(in_usize::C12Open::new(ld as usize).unwrap(), t as usize);
            wide.each(|v, address| assert_eq!(address, want(v as u32) as usize));
        }
    }
}
