//! The same on x86-64, in `usize`: every address is written to once. Compiled and counted, never run: where `p` points to
//! as many elements as the case reaches, and `t` is in range, so is every store.

use crate::cases::in_usize::*;

macro_rules! stores {
    ($($case:ident($($arg:ident),*): $ours:ident $literal:ident $hand:ident;)*) => { $(
        stores!(@ $ours $case ours_ptr $($arg)*);
        stores!(@ $literal $case literal_ptr $($arg)*);
        stores!(@ $hand $case hand_ptr $($arg)*);
    )* };
    (@ $name:ident $case:ident $form:ident $($arg:ident)*) => {
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name($($arg: usize,)* p: *mut $case::Element, x: $case::Element) {
            unsafe { $case::$form($($arg,)* p, |_, p| p.write_volatile(x)) }
        }
    };
}

stores! {
    c01(t): k_c01__ours k_c01__literal k_c01__hand;
    c02(t): k_c02__ours k_c02__literal k_c02__hand;
    c03(t): k_c03__ours k_c03__literal k_c03__hand;
    c04(t): k_c04__ours k_c04__literal k_c04__hand;
    c07(t, u): k_c07__ours k_c07__literal k_c07__hand;
    c07x(t, m, n): k_c07x__ours k_c07x__literal k_c07x__hand;
    c08(s, t): k_c08__ours k_c08__literal k_c08__hand;
    c09(t): k_c09__ours k_c09__literal k_c09__hand;
    c09b(t): k_c09b__ours k_c09b__literal k_c09b__hand;
    c10(t): k_c10__ours k_c10__literal k_c10__hand;
    c11r(t): k_c11r__ours k_c11r__literal k_c11r__hand;
    c11b(t): k_c11b__ours k_c11b__literal k_c11b__hand;
    c12(t): k_c12__ours k_c12__literal k_c12__hand;
}

/// Two maps of one thread, one after the other.
macro_rules! pairs {
    ($($name:ident $form:ident $first:ident $second:ident;)*) => { $(
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(t: usize, p: *mut $first::Element, x: $first::Element) {
            unsafe {
                $first::$form(t, p, |_, p| p.write_volatile(x));
                $second::$form(t, p, |_, p| p.write_volatile(x));
            }
        }
    )* };
}

pairs! {
    k_c05__ours ours_ptr c05s c05g;
    k_c05__literal literal_ptr c05s c05g;
    k_c05__hand hand_ptr c05s c05g;
    k_c06__ours ours_ptr c06w c06r;
    k_c06__literal literal_ptr c06w c06r;
    k_c06__hand hand_ptr c06w c06r;
}

/// One value, all coordinates known only at run time.
macro_rules! single {
    ($($case:ident($($arg:ident),*): $ours:ident $literal:ident;)*) => { $(
        #[unsafe(no_mangle)]
        pub extern "C" fn $ours($($arg: usize),*) -> usize { $case::index($($arg),*) }
        #[unsafe(no_mangle)]
        pub extern "C" fn $literal($($arg: usize),*) -> usize { $case::literal($($arg),*) }
    )* };
}
singles!(single);
