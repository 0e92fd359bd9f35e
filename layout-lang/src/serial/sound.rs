//! What holds of every definition of ours, and is relied upon by whatever reads one. A text that was corrupted, or that
//! another version wrote, is refused here, so that nothing behind this meets numbers that no block comes to.

use crate::syntax;
use layout_core::tree::{Mode, Tree};
use layout_core::{Layout, Map, Stage, Stride};
use proc_macro2::{TokenStream, TokenTree};

/// Whether a map is one of a block.
pub(super) fn is_map(map: &Map) -> bool {
    are_modes(&map.domain.modes) && map.domain.size().is_ok_and(|size| is_chain(size, &map.stages))
}

/// Whether modes have extents, and are called as generated code can call them.
fn are_modes(modes: &[Mode<u64>]) -> bool {
    for mode in modes {
        for name in &*mode.label.0 {
            if !is_mode(name) {
                return false;
            }
        }
        let sound = match &mode.tree {
            Tree::Leaf(extent) => *extent > 0,
            Tree::Tuple(inner) => are_modes(inner),
        };
        if !sound {
            return false;
        }
    }
    true
}

/// Whether a name of a path is one that generated code can declare, or the position of a mode without a name.
fn is_mode(name: &str) -> bool {
    match name.as_bytes().first() {
        Some(b'0'..=b'9') => name.bytes().all(|byte| byte.is_ascii_digit()),
        _ => is_name(name),
    }
}

/// Whether generated code can declare this name.
pub(super) fn is_name(name: &str) -> bool {
    let bytes = name.as_bytes();
    let mut plain = 0;
    while plain < bytes.len() && is_letter(bytes[plain], plain > 0) {
        plain += 1;
    }
    // Others are left to the lexer, to which a keyword is a name like any other.
    (plain > 0 && plain == bytes.len() || is_identifier(name)) && !syntax::is_keyword(name)
}

fn is_letter(byte: u8, inside: bool) -> bool {
    matches!(byte, b'a'..=b'z' | b'A'..=b'Z' | b'_') || inside && byte.is_ascii_digit()
}

fn is_identifier(name: &str) -> bool {
    let Ok(tokens) = name.parse::<TokenStream>() else { return false };
    let mut tokens = tokens.into_iter();
    matches!((tokens.next(), tokens.next()), (Some(TokenTree::Ident(_)), None))
}

/// Whether a chain takes the coordinates of a domain of this size through layouts, then through swizzles, to values that
/// can be counted. What a layout reaches may lie past the next one: the tiles of `divide_ceil` do.
pub(super) fn is_chain(size: u64, stages: &[Stage]) -> bool {
    let Some(Stage::Layout(first)) = stages.first() else { return false };
    let (mut most, mut swizzled) = (0, false);
    for stage in stages {
        match stage {
            Stage::Layout(layout) => {
                if swizzled || stays(layout) {
                    return false;
                }
                most = layout.max();
            }
            Stage::Swizzle(swizzle) => {
                swizzled = true;
                most |= swizzle.mask() << swizzle.dst;
            }
        }
    }
    first.size() == size && most < u64::MAX
}

/// Whether a mode moves nothing, and is no broadcast.
fn stays(layout: &Layout) -> bool {
    for digit in &layout.digits {
        if digit.extent > 1 && matches!(digit.stride, Stride::Int(0)) {
            return true;
        }
    }
    false
}
