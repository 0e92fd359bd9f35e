//! Transposes an image, or with no arguments times the transpose of a matrix.
//!
//! ```text
//! cargo run --release --example transpose -- in.png out.png   # PNG, PPM, PGM; 8 bits a channel
//! cargo run --release --example transpose                     # a 4096 x 4096 matrix of f32, against loops by hand
//! ```
//!
//! Either the rows of the one side or those of the other are far apart, so both go by tiles. The image, whose size is
//! known only at run time, passes through a small tile with a layout to fill it and another to empty it. The matrix has its
//! size in its layouts: its tiles are restrictions of them, and the order in which they are taken is one more layout, that of
//! a Z-curve, which is kind to every cache at once. No `unsafe`, on one core or all.
#![forbid(unsafe_code)]

use std::array::from_fn;
use std::env;
use std::error::Error;
use std::fs::File;
use std::path::Path;
use std::time::{Duration, Instant};

use image::codecs::pnm::{PnmEncoder, PnmSubtype, SampleEncoding};
use image::{DynamicImage, RgbaImage};
use layout_algebra::{SliceMut, SliceRef, View, ViewMut, layout};
use rayon::prelude::*;

layout! {
    /// The tile through which an image passes. Rows are one longer than they need to be: columns of a power of two apart
    /// would share a few sets of the cache.
    pub const SIDE = 64;
    Tile: logical -> physical = (row: SIDE, col: SIDE):(SIDE + 1, 1);
    Turned = permute(Tile, (col, row));

    /// The matrix, and its tiles of `T` x `T`. A row of a tile is a line of the cache.
    pub const N = 4096;
    pub const T = 16;
    From: logical -> physical = (row: N, col: N):(N, 1);
    Into: logical -> physical = (row: N, col: N):(N, 1);
    FromTiles = split(split(divide(From, (T, T)), rest.row, (2, 2, 2, 2, 2, 2, 2, 2)), rest.col, (2, 2, 2, 2, 2, 2, 2, 2));
    IntoTiles = split(split(divide(Into, (T, T)), rest.row, (2, 2, 2, 2, 2, 2, 2, 2)), rest.col, (2, 2, 2, 2, 2, 2, 2, 2));
    /// Quarter by quarter, and each quarter likewise: the bits of the two numbers of a tile in turn. What is a row of tiles in
    /// one matrix is a column of them in the other.
    FromOrder = group(FromTiles, (tile: (
        rest.row.0, rest.col.0, rest.row.1, rest.col.1, rest.row.2, rest.col.2, rest.row.3, rest.col.3,
        rest.row.4, rest.col.4, rest.row.5, rest.col.5, rest.row.6, rest.col.6
    ), part: (rest.row.7, rest.col.7), row: tile.row, col: tile.col));
    IntoOrder = group(IntoTiles, (tile: (
        rest.col.0, rest.row.0, rest.col.1, rest.row.1, rest.col.2, rest.row.2, rest.col.3, rest.row.3,
        rest.col.4, rest.row.4, rest.col.5, rest.row.5, rest.col.6, rest.row.6
    ), part: (rest.col.7, rest.row.7), row: tile.row, col: tile.col));
    Load = FromOrder | { tile };
    Store = IntoOrder | { tile };
}

fn main() -> Result<(), Box<dyn Error>> {
    match &env::args().skip(1).collect::<Vec<_>>()[..] {
        [] => measure(),
        [from, to] => transpose_file(from, to),
        _ => Err("expected no arguments, or two files: the image to read, and the one to write".into()),
    }
}

/// Reads an image, and writes what it is with rows and columns exchanged.
fn transpose_file(from: &str, to: &str) -> Result<(), Box<dyn Error>> {
    let read = image::open(from).map_err(|error| format!("{from}: {error}"))?;
    let (color, wide) = (read.color(), read.into_rgba8());
    let (width, height) = wide.dimensions();
    let pixels: Vec<[u8; 4]> = wide.pixels().map(|pixel| pixel.0).collect();
    let turned = transpose(&pixels, width as usize, height as usize);
    let image = RgbaImage::from_raw(height, width, turned.into_flattened()).expect("as many pixels as before");
    let image = DynamicImage::from(image);
    let image = match (color.has_color(), color.has_alpha()) {
        (_, true) => image,
        (true, false) => image.into_rgb8().into(),
        (false, false) => image.into_luma8().into(),
    };
    save(image, to).map_err(|error| format!("{to}: {error}"))?;
    println!("{from}, {width} x {height}, is {to}, {height} x {width}");
    Ok(())
}

/// Writes an image in the format that the name asks for. Of the formats named PPM and PGM, the plain ones.
fn save(image: DynamicImage, to: &str) -> Result<(), Box<dyn Error>> {
    let plain = |subtype| Ok::<_, Box<dyn Error>>(PnmEncoder::new(File::create(to)?).with_subtype(subtype));
    let binary = SampleEncoding::Binary;
    match Path::new(to).extension().and_then(|e| e.to_str()) {
        Some("ppm") => image.into_rgb8().write_with_encoder(plain(PnmSubtype::Pixmap(binary))?)?,
        Some("pgm") => image.into_luma8().write_with_encoder(plain(PnmSubtype::Graymap(binary))?)?,
        _ => image.save(to)?,
    }
    Ok(())
}

/// The rows of a picture of this width and height as columns. The cores take bands of `SIDE` columns.
fn transpose<P: Copy + Default + Send + Sync>(pixels: &[P], width: usize, height: usize) -> Vec<P> {
    let mut out = vec![P::default(); pixels.len()];
    out.par_chunks_mut(SIDE * height.max(1)).enumerate().for_each(|(band, out)| {
        let (left, columns) = (band * SIDE, out.len() / height);
        let mut memory = [P::default(); Tile::COSIZE];
        for top in (0..height).step_by(SIDE) {
            let rows = SIDE.min(height - top);
            let mut tile = ViewMut::from_array(&mut memory, Tile);
            for row in 0..rows {
                let pixels = &pixels[(top + row) * width + left..][..columns];
                pixels.iter().enumerate().for_each(|(col, pixel)| tile[(row, col)] = *pixel);
            }
            let turned = View::from_array(&memory, Turned);
            for col in 0..columns {
                let out = &mut out[col * height + top..][..rows];
                out.iter_mut().enumerate().for_each(|(row, pixel)| *pixel = turned[(col, row)]);
            }
        }
    });
    out
}

/// The matrix on one core.
pub fn one_core(from: &[f32], into: &mut [f32]) {
    let from = View::new(from, FromOrder).expect("as long as its layout");
    let mut into = ViewMut::new(into, IntoOrder).expect("as long as its layout");
    into.split::<Store>().zip(from.split::<Load>()).for_each(|(into, from)| turn(from, into));
}

/// The matrix on all cores. Some hundred tiles at a time are neighbours.
pub fn all_cores(from: &[f32], into: &mut [f32]) {
    let from = View::new(from, FromOrder).expect("as long as its layout");
    let mut into = ViewMut::new(into, IntoOrder).expect("as long as its layout");
    let tiles = into.split::<Store>().into_par_iter().zip(from.split::<Load>()).with_min_len(64);
    tiles.for_each(|(into, from)| turn(from, into));
}

/// Four neighbouring tiles. The elements of a row are read before the first of them is stored.
#[inline(always)]
fn turn(from: SliceRef<'_, f32, Load>, mut into: SliceMut<'_, f32, Store>) {
    let (mut from, mut into) = (from.vectors(), into.vectors_mut());
    for _part in 0..4 {
        let rows: [&[f32]; T] = from_fn(|_| from.next().expect("four times T rows"));
        for (col, out) in into.by_ref().take(T).enumerate() {
            let column: [f32; T] = from_fn(|row| rows[row][col]);
            out.copy_from_slice(&column);
        }
    }
}

/// By hand: row by row.
fn plain(from: &[f32], into: &mut [f32]) {
    for row in 0..N {
        for col in 0..N {
            into[col * N + row] = from[row * N + col];
        }
    }
}

/// By hand: tiles, row by row.
fn tiled(from: &[f32], into: &mut [f32]) {
    for top in (0..N).step_by(T) {
        for left in (0..N).step_by(T) {
            block(from, into, [top, left], [T, T]);
        }
    }
}

/// By hand: halves of halves.
fn halved(from: &[f32], into: &mut [f32]) {
    fn part(from: &[f32], into: &mut [f32], [top, left]: [usize; 2], [rows, columns]: [usize; 2]) {
        if rows <= T && columns <= T {
            block(from, into, [top, left], [rows, columns]);
        } else if rows >= columns {
            part(from, into, [top, left], [rows / 2, columns]);
            part(from, into, [top + rows / 2, left], [rows / 2, columns]);
        } else {
            part(from, into, [top, left], [rows, columns / 2]);
            part(from, into, [top, left + columns / 2], [rows, columns / 2]);
        }
    }
    part(from, into, [0, 0], [N, N]);
}

#[inline(always)]
fn block(from: &[f32], into: &mut [f32], [top, left]: [usize; 2], [rows, columns]: [usize; 2]) {
    for col in left..left + columns {
        for row in top..top + rows {
            into[col * N + row] = from[row * N + col];
        }
    }
}

/// Times of all, taken in turn.
fn measure() -> Result<(), Box<dyn Error>> {
    type Transpose = fn(&[f32], &mut [f32]);
    let all: [(&str, Transpose); 5] = [
        ("through layouts, one core", one_core),
        ("through layouts, all cores", all_cores),
        ("by hand, row by row", plain),
        ("by hand, tiles", tiled),
        ("by hand, halves of halves", halved),
    ];
    let from: Vec<f32> = (0..N * N).map(|i| i as f32).collect();
    let mut best = [Duration::MAX; 5];
    for _ in 0..10 {
        for ((name, transpose), best) in all.iter().zip(&mut best) {
            let mut into = vec![f32::NAN; N * N];
            let start = Instant::now();
            transpose(&from, &mut into);
            *best = start.elapsed().min(*best);
            assert!((0..N * N).all(|i| into[i % N * N + i / N] == from[i]), "{name}");
        }
    }
    println!("{N} x {N}, f32, the best of ten:");
    for ((name, _), best) in all.iter().zip(best) {
        let bytes = (2 * size_of::<f32>() * N * N) as f64;
        println!("{name:28} {:6.1} ms {:6.1} GB/s", best.as_secs_f64() * 1e3, bytes / best.as_secs_f64() / 1e9);
    }
    Ok(())
}
