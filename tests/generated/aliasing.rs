//! Whether views hand out each address exactly once: all references are alive together, and compared as addresses.

use layout_algebra::view::Is;
use layout_algebra::{Injective, Layout, Restriction, StaticLayout, View, ViewMut};
use std::iter::from_fn;
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
    let mut elements = view.iter_mut();
    let handed_out: Vec<&mut u8> = from_fn(|| elements.next()).collect();
    let order = places(start, &handed_out);
    let seen = once(start, layout.cosize(), handed_out, key);
    assert_eq!(seen, memory, "{key}: written elsewhere");
    assert_eq!(seen.iter().map(|&n| usize::from(n)).sum::<usize>(), layout.size(), "{key}");
    let read = View::new(&memory, layout).unwrap();
    assert!(read.iter().all(|&n| n == 1), "{key}: read elsewhere");
    let elements = ViewMut::new(&mut memory, layout).unwrap().into_iter();
    let mut folded: Vec<&mut u8> = Vec::new();
    elements.for_each(|element| folded.push(element));
    assert_eq!(places(start, &folded), order, "{key}: `fold` goes elsewhere");
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
    // The other walks, by `fold` and `each`, go the same way, and stay inside the layout.
    let mut view = ViewMut::new(&mut memory, layout).unwrap();
    view.split::<R>().for_each(|mut slice| slice.each(|_, element| *element += 1));
    let twice: Vec<u8> = seen.iter().map(|n| 2 * n).collect();
    assert_eq!(twice, memory, "{key}: `each` goes elsewhere");
    let inside = View::new(&memory, layout).unwrap().iter().map(|&n| usize::from(n)).sum::<usize>();
    assert_eq!(inside, 2 * R::BOUND * R::LEN, "{key}: outside the layout");
}

/// Where the elements are, counted from the start of the memory.
fn places(start: *const u8, elements: &[&mut u8]) -> Vec<usize> {
    elements.iter().map(|element| (&raw const **element).addr() - start.addr()).collect()
}

/// Increments all elements, after counting how often each address of the memory was handed out: at most once.
fn once(start: *const u8, len: usize, handed_out: Vec<&mut u8>, key: &str) -> Vec<u8> {
    let mut seen = vec![0; len];
    for place in places(start, &handed_out) {
        seen[place] += 1;
    }
    assert!(seen.iter().all(|&n| n <= 1), "{key}: an address was handed out twice");
    handed_out.into_iter().for_each(|element| *element += 1);
    seen
}
