//! What a declared layout expands to, but for what differs from layout to layout.
//!
//! A macro of its own, because the compiler writes these tokens far faster than an unoptimised procedural macro does.

/// The items of one layout.
///
/// The tokens of the struct come from the procedural macro, with its attributes: errors point at them. `allow` goes in
/// front of each impl, again with each proof and with the tests of more than twelve modes. The functions come with the lints
/// that they allow, the names of their parameters, those to be checked with their extents, and their value; whatever these
/// values name comes too, `self` and `i` included. Either `leaf` comes, of a layout without nesting, which is `index`, or
/// `leaf_of`; either `known` or `inside`. Last comes the macro that
/// the item leaves behind for `use` (`imports` of `layout-lang`), a `$`, which a macro can write in no other way, and once more
/// who sees the item.
/// Nothing comes twice that can be repeated here, and no commas: each token costs the procedural macro.
#[doc(hidden)]
#[macro_export]
macro_rules! __layout {
    (
        $struct:tt $name:ident $end:tt [$($vis:tt)*] $(#[$($attribute:tt)*])* doc $doc:literal
        [$($allow:tt)*] $from:ident $to:ident $index:ident $size:literal $cosize:literal $(wide $bytes:literal)?
        shape $rank:literal [$($extent:literal)*] leaves $leaf_count:literal [$($leaf_extent:literal)*]
        $(strides [$($stride:literal)*])? swizzles $swizzle_count:literal $swizzles:tt $notation:literal $(cute $cute:literal)?
        by $coord:tt $pattern:tt $(known $known:ident)? $(inside $wide:ident [$($granted:tt)*] { $($tests:tt)* })?
        proofs [$($proof:ident [$($permit:tt)*])*]
        $self:ident $i:ident $($below:literal)?
        index $(#[$lint:meta])? [$($mode:ident)*] $([$($tested:ident $bound:literal)*])? { $($value:tt)* }
        linear { $($linear:tt)* }
        $(leaf $(#[$same_lint:meta])? [$($same:ident)*])?
        $(leaf_of $(#[$leaf_lint:meta])? [$($leaf:ident)*] $([$($leaf_tested:ident $leaf_bound:literal)*])? { $($leaf_value:tt)* })?
        coord { $($modes_of:tt)* }
        $(leaves_behind $hidden:ident $alias:ident $definition:literal $d:tt $($export:ident)? [$($seen:tt)*])?
    ) => {
        $(#[$($attribute)*])*
        #[doc = $doc]
        $($vis)* $struct $name $end

        $($allow)*
        impl $name {
            /// The number of coordinates.
            pub const SIZE: usize = $size;
            /// The largest value plus one.
            pub const COSIZE: usize = $cosize;
            /// The number of top-level modes.
            pub const RANK: usize = $rank;
            /// The size of each top-level mode.
            pub const SHAPE: [usize; $rank] = [$($extent),*];
            /// The extent of each leaf.
            pub const LEAVES: [usize; $leaf_count] = [$($leaf_extent),*];
            $(
                /// The stride of each leaf, under any swizzle; 0 for a broadcast.
                pub const STRIDES: [usize; $leaf_count] = [$($stride),*];
            )?
            /// The swizzles `(b, src, dst)`, in the order of application.
            pub const SWIZZLES: [(u32, u32, u32); $swizzle_count] = $swizzles;
            /// The layout in the notation of `layout!`.
            pub const NOTATION: &'static str = $notation;
            $(
                /// What CuTe prints for this layout: modes in the other order, 0 for a broadcast.
                pub const CUTE: &'static str = $cute;
            )?

            /// The value at one coordinate for each top-level mode.
            $(#[$lint])?
            #[inline(always)]
            #[must_use]
            pub const fn index($self, $($mode: $index),*) -> $index {
                $($crate::__private::inside($($tested < $bound)&&*);)?
                $($value)*
            }

            /// The value at the coordinate with this number; the last mode varies fastest.
            #[inline(always)]
            #[must_use]
            pub const fn linear($self, $i: $index) -> $index {
                $($crate::__private::inside($i < $below);)?
                $($linear)*
            }

            $(
                /// The value at one coordinate for each leaf.
                $(#[$same_lint])?
                #[inline(always)]
                #[must_use]
                pub const fn leaf($self, $($same: $index),*) -> $index {
                    $self.index($($same),*)
                }
            )?

            $(
                /// The value at one coordinate for each leaf.
                $(#[$leaf_lint])?
                #[inline(always)]
                #[must_use]
                pub const fn leaf($self, $($leaf: $index),*) -> $index {
                    $($crate::__private::inside($($leaf_tested < $leaf_bound)&&*);)?
                    $($leaf_value)*
                }
            )?

            /// The coordinate of each top-level mode at this number.
            #[inline(always)]
            #[must_use]
            pub const fn coord($self, $i: $index) -> $coord {
                $($crate::__private::inside($i < $below);)?
                $($modes_of)*
            }

            /// The value at a coordinate, or `None` outside the shape.
            $(#[$lint])?
            #[inline(always)]
            #[must_use]
            pub const fn try_index($self, $($mode: $index),*) -> ::core::option::Option<$index> {
                $(if !($($tested < $bound)&&*) {
                    return ::core::option::Option::None;
                })?
                ::core::option::Option::Some($self.index($($mode),*))
            }
        }

        $($allow)*
        #[automatically_derived]
        impl ::core::marker::Copy for $name {}

        $($allow)*
        #[automatically_derived]
        impl ::core::clone::Clone for $name {
            #[inline]
            fn clone(&self) -> Self {
                *self
            }
        }

        $($allow)*
        #[automatically_derived]
        impl ::core::default::Default for $name {
            #[inline]
            fn default() -> Self {
                Self
            }
        }

        $($allow)*
        #[automatically_derived]
        impl ::core::fmt::Debug for $name {
            // Not in the object code of whoever never prints one: a GPU has no formatter to link.
            #[inline]
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                f.write_str(::core::stringify!($name))
            }
        }

        // SAFETY: the procedural macro has proved the map that all of these were written from, and tests compare them with it
        // at every coordinate.
        $($allow)*
        #[automatically_derived]
        unsafe impl $crate::__private::Static for $name {
            // Whatever `u64` is where the layout stands.
            type Types = $crate::__private::Types<
                $crate::$from,
                $crate::$to,
                ::core::primitive::$index,
                $coord,
                $($crate::__private::$known<$size>)? $($crate::__private::$wide<Self, $size>)?,
            >;
            const COSIZE: usize = $cosize;
            const SHAPE: &'static [usize] = &Self::SHAPE;

            #[inline(always)]
            fn at(self, $pattern: $coord) -> $index {
                self.index($($mode),*)
            }

            #[inline(always)]
            fn at_linear(self, i: $index) -> $index {
                self.linear(i)
            }
        }

        $(
            $($granted)*
            #[automatically_derived]
            impl $crate::__private::Inside<$coord> for $name {
                #[inline(always)]
                fn inside($pattern: $coord) -> bool {
                    $($tests)*
                }
            }
        )?

        $(
            // SAFETY: the macro names a proof only where it has it.
            $($permit)*
            #[automatically_derived]
            unsafe impl $crate::__private::$proof for $name {}
        )*

        $(const _: () = ::core::assert!(
            ::core::mem::size_of::<usize>() >= $bytes,
            "this layout needs a 64-bit target",
        );)?

        $(
            #[doc(hidden)]
            #[allow(non_local_definitions)]
            $(#[$export])?
            macro_rules! $hidden {
                ([$d($d next:tt)*] $d($d rest:tt)*) => { $d($d next)* ! { $d($d rest)* $definition } };
            }

            #[doc(hidden)]
            $($seen)* use $hidden as $alias;
        )?
    };
}

/// The items of a restriction bound at run time, as those of [`__layout`]. The methods are those of the hidden trait.
#[doc(hidden)]
#[macro_export]
macro_rules! __slice {
    (
        $struct:tt $name:ident $end:tt [$($vis:tt)*] $(#[$($attribute:tt)*])* $(of [$($of:tt)*])? doc $doc:literal
        [$($allow:tt)*] $index:ident $kind:ident $size:literal $cosize:literal $(wide $bytes:literal)?
        bound $bound:literal $(of $unnamed:ident)? base $base:ty, shape $rank:literal [$($size_of:literal)*]
        $modes:ident $([$($extent:literal)*])? leaves $leaf_count:literal [$($leaf_extent:literal)*] $notation:literal
        $(tables $xors:tt [$($offset:literal)* $(; $equal:literal)?] $class:tt)? walks [$($table:ident $of_table:ident)*] $(vector $vector:literal [$($permit:tt)*])?
        nth $b:ident { $($nth:tt)* } $self:ident
        new $(#[$new_lint:meta])? [$($argument:ident)*] $([$($given:ident $limit:literal)*])? { $($new:tt)* }
        index $(#[$lint:meta])? [$($mode:ident)*] $([$($tested:ident $below:literal)*])? { $($value:tt)* }
        linear $v:ident $($count:literal)? { $($linear:tt)* }
        $(leaf $(#[$same_lint:meta])? [$($same:ident)*])?
        $(leaf_of $(#[$leaf_lint:meta])? [$($leaf:ident)*] $([$($leaf_tested:ident $leaf_below:literal)*])? { $($leaf_value:tt)* })?
        coord $coord:ty, $($number_below:literal)? { $($modes_of:tt)* }
        $(advance $advanced:literal $advance:ident $by:ident $from:ident { $($moved:tt)* })*
        leaves_behind $hidden:ident $alias:ident $definition:literal $d:tt $($export:ident)?
    ) => {
        $(#[$($attribute)*])*
        #[doc = $doc]
        $($vis)* $struct $name($crate::__private::Slice<$name, $size>) $end

        $($allow)*
        impl $name {
            /// The number of values.
            pub const SIZE: usize = $size;
            /// The largest address plus one, over all bound coordinates.
            pub const COSIZE: usize = $cosize;
            /// The number of modes that are left.
            pub const RANK: usize = $rank;
            /// The size of each mode that is left.
            pub const SHAPE: [usize; $rank] = [$($size_of),*];
            /// The extent of each leaf that is left.
            pub const LEAVES: [usize; $leaf_count] = [$($leaf_extent),*];
            /// The restriction in the notation of `layout!`.
            pub const NOTATION: &'static str = $notation;
            /// How the addresses follow from the base.
            pub const KIND: $crate::Kind = $crate::Kind::$kind;
            $(
                /// For each value, what is xor-ed to the base.
                pub const XORS: [$index; $size] = $xors;
                /// For each value, what is added then.
                pub const OFFSETS: [$index; $size] = [$($offset),* $(; $equal)?];
                /// For each value, its class.
                pub const CLASS: [usize; $size] = $class;
            )?
            /// The values at these coordinates, computed once. They must be inside their extents: debug builds assert it, in
            /// release the addresses are unspecified.
            $(#[$new_lint])?
            #[inline(always)]
            #[must_use]
            pub const fn new($($argument: $index),*) -> Self {
                $($crate::__private::inside($($given < $limit)&&*);)?
                // SAFETY: the base is the one that the macro computes, which is all that `Slice::new` asks.
                Self(unsafe { <<Self as ::core::ops::Deref>::Target>::new($($new)*) })
            }

            /// The address of a value, by its coordinates.
            $(#[$lint])?
            #[inline(always)]
            #[must_use]
            pub const fn index($self, $($mode: $index),*) -> $index {
                $($crate::__private::inside($($tested < $below)&&*);)?
                $($value)*
            }

            /// The address of the value with this number, in the order of the domain.
            #[inline(always)]
            #[must_use]
            pub const fn linear($self, $v: $index) -> $index {
                $($crate::__private::inside($v < $count);)?
                $($linear)*
            }

            $(
                /// The address of a value, by one coordinate for each leaf.
                $(#[$same_lint])?
                #[inline(always)]
                #[must_use]
                pub const fn leaf($self, $($same: $index),*) -> $index {
                    $self.index($($same),*)
                }
            )?

            $(
                /// The address of a value, by one coordinate for each leaf.
                $(#[$leaf_lint])?
                #[inline(always)]
                #[must_use]
                pub const fn leaf($self, $($leaf: $index),*) -> $index {
                    $($crate::__private::inside($($leaf_tested < $leaf_below)&&*);)?
                    $($leaf_value)*
                }
            )?

            /// The coordinate of each mode that is left, of the value with this number.
            #[inline(always)]
            #[must_use]
            pub const fn coord($self, $v: $index) -> $coord {
                $($crate::__private::inside($v < $number_below);)?
                $($modes_of)*
            }

            /// The address of a value, or `None` outside the shape.
            $(#[$lint])?
            #[inline(always)]
            #[must_use]
            pub const fn try_index($self, $($mode: $index),*) -> ::core::option::Option<$index> {
                $(if !($($tested < $below)&&*) {
                    return ::core::option::Option::None;
                })?
                ::core::option::Option::Some($self.index($($mode),*))
            }

            $(
                #[doc = $advanced]
                #[inline(always)]
                #[must_use]
                pub const fn $advance($self, $by: $index) -> Self {
                    let $from = $self.0.base();
                    // SAFETY: as in `new`, of the coordinates moved on.
                    Self(unsafe { <<Self as ::core::ops::Deref>::Target>::new($($moved)*) })
                }
            )*

            // The other walks are reached by `Deref`; `Restriction::each`, which counts in usize, would hide this one.
            /// Calls `f(v, address)` for each value, in the order of the domain.
            #[inline(always)]
            pub fn each(self, f: impl ::core::ops::FnMut($index, $index)) {
                self.0.each(f);
            }
        }

        $($allow)*
        #[automatically_derived]
        impl ::core::marker::Copy for $name {}

        $($allow)*
        #[automatically_derived]
        impl ::core::clone::Clone for $name {
            #[inline]
            fn clone(&self) -> Self {
                *self
            }
        }

        $($allow)*
        #[automatically_derived]
        impl ::core::fmt::Debug for $name {
            // Not in the object code of whoever never prints one: a GPU has no formatter to link.
            #[inline]
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                $crate::__private::debug(::core::stringify!($name), &self.0, f)
            }
        }

        $($allow)*
        #[automatically_derived]
        impl ::core::ops::Deref for $name {
            type Target = $crate::__private::Slice<Self, $size>;

            #[inline(always)]
            fn deref(&self) -> &Self::Target {
                &self.0
            }
        }

        // SAFETY: bases, tables and functions were written from one decided slice of the map of `Of`, whose bound modes make up
        // `BOUND`.
        $($allow)*
        #[automatically_derived]
        unsafe impl $crate::__private::Restrict<$size> for $name {
            // Whatever `u64` is where the layout stands.
            type Types = $crate::__private::Sliced<
                $($($of)*)? $($crate::__private::$unnamed<$index>)?,
                ::core::primitive::$index,
                $base,
                $crate::__private::$modes $(<($($crate::Coordinates<$extent>,)*)>)?,
                $bound,
            >;
            $(const $table: &'static [$of_table] = &Self::$table;)*

            #[inline(always)]
            fn nth(_: $($($of)*)? $($crate::__private::$unnamed<$index>)?, $b: usize) -> Self {
                let $b = $b as $index;
                Self::new($($nth)*)
            }

            #[inline(always)]
            fn at(slice: Self::Target, v: $index) -> $index {
                Self(slice).linear(v)
            }
        }

        $(
            // SAFETY: written only where every run was found contiguous and aligned, whatever the bound coordinates.
            $($permit)*
            #[automatically_derived]
            unsafe impl $crate::__private::Contiguous for $name {
                const VECTOR: usize = $vector;
            }
        )?

        $(const _: () = ::core::assert!(
            ::core::mem::size_of::<usize>() >= $bytes,
            "this layout needs a 64-bit target",
        );)?

        #[doc(hidden)]
        #[allow(non_local_definitions)]
        $(#[$export])?
        macro_rules! $hidden {
            ([$d($d next:tt)*] $d($d rest:tt)*) => { $d($d next)* ! { $d($d rest)* $definition } };
        }

        #[doc(hidden)]
        $($vis)* use $hidden as $alias;
    };
}

/// Asserts, in debug builds, that the coordinates of a call are inside the shape.
#[inline(always)]
#[track_caller]
pub const fn inside(coordinates: bool) {
    debug_assert!(coordinates, "a coordinate is outside the shape of this layout");
}
