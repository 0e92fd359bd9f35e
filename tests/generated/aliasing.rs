//! Whether views hand out each address exactly once: all references are alive together, and compared as addresses.

use layout_algebra::view::Is;
use layout_algebra::{Injective, Layout, Restriction, StaticLayout, View, ViewMut};
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

/// How many layouts and restrictions were looked at.
pub static LAYOUTS: AtomicUsize = AtomicUsize::new(0);
pub static RESTRICTIONS: AtomicUsize = AtomicUsize::new(0);

/// All elements of a layout, by its iterator.
pub fn of_layout<L: Injective + StaticLayout>(layout: L, key: &str) {
    LAYOUTS.fetch_add(1, Relaxed);
    let mut memory = vec![0; layout.cosize()];
    let start = memory.as_ptr();
    let mut view = ViewMut::new(&mut memory, layout).unwrap();
    let handed_out: Vec<&mut u8> = view.iter_mut().collect();
    let seen = once(start, layout.cosize(), handed_out, key);
    assert_eq!(seen, memory, "{key}: written elsewhere");
    assert_eq!(seen.iter().map(|&n| usize::from(n)).sum::<usize>(), layout.size(), "{key}");
    let read = View::new(&memory, layout).unwrap();
    assert!(read.iter().all(|&n| n == 1), "{key}: read elsewhere");
}

/// All elements of all slices of a layout.
pub fn of_restriction<R: Restriction<Of: Injective + StaticLayout + Is<R::Of>>>(layout: R::Of, key: &str) {
    RESTRICTIONS.fetch_add(1, Relaxed);
    let mut memory = vec![0; layout.cosize()];
    let start = memory.as_ptr();
    let mut view = ViewMut::new(&mut memory, layout).unwrap();
    let slices = view.split::<R>();
    assert_eq!(slices.len(), R::BOUND, "{key}");
    let handed_out: Vec<&mut u8> = slices.flat_map(|slice| slice.into_iter_mut()).collect();
    let seen = once(start, layout.cosize(), handed_out, key);
    assert_eq!(seen, memory, "{key}: written elsewhere");
    assert_eq!(seen.iter().map(|&n| usize::from(n)).sum::<usize>(), R::BOUND * R::LEN, "{key}");
    // The other walk goes the same way, and stays inside the layout.
    for mut slice in ViewMut::new(&mut memory, layout).unwrap().split::<R>() {
        slice.each(|_, element| *element += 1);
    }
    let twice: Vec<u8> = seen.iter().map(|n| 2 * n).collect();
    assert_eq!(twice, memory, "{key}: `each` goes elsewhere");
    let inside = View::new(&memory, layout).unwrap().iter().map(|&n| usize::from(n)).sum::<usize>();
    assert_eq!(inside, 2 * R::BOUND * R::LEN, "{key}: outside the layout");
}

/// Increments all elements, after counting how often each address of the memory was handed out: at most once.
fn once(start: *const u8, len: usize, handed_out: Vec<&mut u8>, key: &str) -> Vec<u8> {
    let mut seen = vec![0; len];
    for element in &handed_out {
        let address = (&raw const **element).addr() - start.addr();
        seen[address] += 1;
    }
    assert!(seen.iter().all(|&n| n <= 1), "{key}: an address was handed out twice");
    handed_out.into_iter().for_each(|element| *element += 1);
    seen
}
