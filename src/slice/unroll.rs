//! Walking `0..N` without a loop.

/// A number of steps, known to the compiler.
pub(super) trait Count {
    /// That number.
    const N: usize;
}

/// `N` steps.
struct Exactly<const N: usize>;

impl<const N: usize> Count for Exactly<N> {
    const N: usize = N;
}

/// The most steps that are written out; more go in chunks of as many.
pub(super) const CHUNK: usize = 256;

/// Calls `f(0)`, `f(1)`, … `f(N - 1)`, written out: the number is a constant in each copy of `f`.
///
/// Loops do not do: they stop being unrolled at about 32 steps, and what is indexed by their counter goes to memory. Above
/// 256 steps a loop remains, over chunks of 256.
///
/// ```
/// let mut squares = [0; 4];
/// layout_algebra::unroll::<4>(|i| squares[i] = i * i);
/// assert_eq!(squares, [0, 1, 4, 9]);
/// ```
#[inline(always)]
pub fn unroll<const N: usize>(f: impl FnMut(usize)) {
    steps::<Exactly<N>>(f);
}

/// [`unroll`] for a number that depends on a type.
#[inline(always)]
pub(super) fn steps<C: Count>(mut f: impl FnMut(usize)) {
    if const { C::N <= CHUNK } {
        ladder::<C>(f);
    } else {
        let mut from = 0;
        while from < const { C::N - C::N % CHUNK } {
            ladder::<Exactly<CHUNK>>(|v| f(from + v));
            from += CHUNK;
        }
        ladder::<Rest<C>>(|v| f(const { C::N - C::N % CHUNK } + v));
    }
}

/// What the whole chunks leave.
struct Rest<C>(C);

impl<C: Count> Count for Rest<C> {
    const N: usize = C::N % CHUNK;
}

/// Sixteen steps, left out before code is generated where `N` ends earlier.
macro_rules! sixteen {
    ($C:ident $f:ident $first:literal: $($v:literal)*) => {
        if const { $first < $C::N } {
            $(if $v < $C::N {
                $f($v);
            })*
        }
    };
}

#[inline(always)]
#[rustfmt::skip]
fn ladder<C: Count>(mut f: impl FnMut(usize)) {
    sixteen!(C f 0: 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15);
    sixteen!(C f 16: 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31);
    sixteen!(C f 32: 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47);
    sixteen!(C f 48: 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63);
    sixteen!(C f 64: 64 65 66 67 68 69 70 71 72 73 74 75 76 77 78 79);
    sixteen!(C f 80: 80 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95);
    sixteen!(C f 96: 96 97 98 99 100 101 102 103 104 105 106 107 108 109 110 111);
    sixteen!(C f 112: 112 113 114 115 116 117 118 119 120 121 122 123 124 125 126 127);
    sixteen!(C f 128: 128 129 130 131 132 133 134 135 136 137 138 139 140 141 142 143);
    sixteen!(C f 144: 144 145 146 147 148 149 150 151 152 153 154 155 156 157 158 159);
    sixteen!(C f 160: 160 161 162 163 164 165 166 167 168 169 170 171 172 173 174 175);
    sixteen!(C f 176: 176 177 178 179 180 181 182 183 184 185 186 187 188 189 190 191);
    sixteen!(C f 192: 192 193 194 195 196 197 198 199 200 201 202 203 204 205 206 207);
    sixteen!(C f 208: 208 209 210 211 212 213 214 215 216 217 218 219 220 221 222 223);
    sixteen!(C f 224: 224 225 226 227 228 229 230 231 232 233 234 235 236 237 238 239);
    sixteen!(C f 240: 240 241 242 243 244 245 246 247 248 249 250 251 252 253 254 255);
}
