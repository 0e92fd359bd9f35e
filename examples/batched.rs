//! One tensor `(batch, head, sequence, channel)` in two orders of memory, all extents but the last and all strides known
//! only at run time. What reads and writes it is written once, for any layout.
use layout_algebra::{Injective, Layout, Physical, View, ViewMut, Visit, layout};

layout! {
    /// Heads outside, as PyTorch holds queries and keys: each clause says which stride passes which.
    pub Bhsd(nb, nh, ns, sb, sh, ss, sd): logical -> physical = (b: nb, h: nh, s: ns, d: 16):(sb, sh, ss, sd)
        where sd >= 1, ss >= 16 * sd, sh >= ns * ss, sb >= nh * sh;

    /// Heads inside, as a projection leaves them.
    pub Bshd(nb, nh, ns, sb, sh, ss, sd): logical -> physical = (b: nb, h: nh, s: ns, d: 16):(sb, sh, ss, sd)
        where sd >= 1, sh >= 16 * sd, ss >= nh * sh, sb >= ns * ss;

    /// The channels of one token of one head.
    pub Token(nb, nh, ns, sb, sh, ss, sd) = Bshd(nb, nh, ns, sb, sh, ss, sd) | { b, h, s };
}

/// The coordinate of an element.
type Place = (usize, usize, usize, usize);

/// Stores to each element what stands at the same coordinate of another tensor.
fn rearrange<T: Copy, L, M>(from: &View<'_, T, L>, to: &mut ViewMut<'_, T, M>)
where
    L: Layout<Codomain = Physical, Coord = Place>,
    M: Injective + Visit<Coord = Place>,
{
    to.each(|at, element| *element = from[at]);
}

/// Divides the channels of each token by their largest.
fn normalize(data: &mut [f32], layout: Bshd) {
    let [batches, heads, tokens, _] = layout.shape();
    for b in 0..batches {
        for h in 0..heads {
            for s in 0..tokens {
                let token = Token::of(layout, b, h, s);
                let mut most = f32::MIN_POSITIVE;
                token.each(|_, at| most = most.max(data[at].abs()));
                token.each(|_, at| data[at] /= most);
            }
        }
    }
}

fn main() {
    let (nb, nh, ns) = (2, 3, 5);
    // Rows padded to 20 channels; and a view of every second channel of a wider tensor.
    let outside = Bhsd::new(nb, nh, ns, nh * ns * 20, ns * 20, 20, 1).expect("ordered strides");
    let inside = Bshd::new(nb, nh, ns, ns * nh * 32, 32, nh * 32, 2).expect("ordered strides");
    let source: Vec<f32> = (0..outside.cosize()).map(|i| i as f32).collect();
    let mut target = vec![-1.0; inside.cosize()];

    let from = View::new(&source, outside).expect("as long as the cosize");
    rearrange(&from, &mut ViewMut::new(&mut target, inside).expect("as long as the cosize"));
    assert_eq!(target[inside.index(1, 2, 4, 7)], source[outside.index(1, 2, 4, 7)]);
    assert_eq!(
        target.iter().filter(|x| **x >= 0.0).count(),
        outside.size(),
        "nothing between the elements was stored to"
    );

    normalize(&mut target, inside);
    inside.visit(|(b, h, s, d)| {
        let (last, own) = (source[outside.index(b, h, s, 15)], source[outside.index(b, h, s, d)]);
        assert_eq!(target[inside.index(b, h, s, d)], own / last);
    });
    println!(
        "{} elements from strides {:?} to {:?}",
        outside.size(),
        &outside.parameters()[3..],
        &inside.parameters()[3..]
    );

    // Strides that do not keep the heads apart are refused, in words.
    println!("refused: {}", Bhsd::new(nb, nh, ns, 1000, 99, 20, 1).unwrap_err());
}
