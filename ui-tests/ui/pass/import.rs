mod shared {
    layout_algebra::layout! {
        pub Tile: logical -> physical = 8:1;
        pub const N = 8;
    }
}

layout_algebra::layout! {
    use shared::{
        Tile as L0, Tile as L1, Tile as L2, Tile as L3, Tile as L4, Tile as L5, Tile as L6, Tile as L7,
        Tile as L8, Tile as L9, Tile as L10, Tile as L11, Tile as L12, Tile as L13, Tile as L14, Tile as L15,
        Tile as L16, Tile as L17, Tile as L18, Tile as L19, Tile as L20, Tile as L21, Tile as L22, Tile as L23,
        Tile as L24, Tile as L25, Tile as L26, Tile as L27, Tile as L28, Tile as L29, Tile as L30, Tile as L31,
        Tile as L32, Tile as L33, Tile as L34, Tile as L35, Tile as L36, Tile as L37, Tile as L38, Tile as L39,
        Tile as L40, Tile as L41, Tile as L42, Tile as L43, Tile as L44, Tile as L45, Tile as L46, Tile as L47,
        Tile as L48, Tile as L49, Tile as L50, Tile as L51, Tile as L52, Tile as L53, Tile as L54, Tile as L55,
        Tile as L56, Tile as L57, Tile as L58, Tile as L59, Tile as L60, Tile as L61, Tile as L62, Tile as L63,
        Tile as L64, Tile as L65, Tile as L66, Tile as L67, Tile as L68, Tile as L69, Tile as L70, Tile as L71,
        Tile as L72, Tile as L73, Tile as L74, Tile as L75, Tile as L76, Tile as L77, Tile as L78, Tile as L79,
        Tile as L80, Tile as L81, Tile as L82, Tile as L83, Tile as L84, Tile as L85, Tile as L86, Tile as L87,
        Tile as L88, Tile as L89, Tile as L90, Tile as L91, Tile as L92, Tile as L93, Tile as L94, Tile as L95,
        Tile as L96, Tile as L97, Tile as L98, Tile as L99, Tile as L100, Tile as L101, Tile as L102, Tile as L103,
        Tile as L104, Tile as L105, Tile as L106, Tile as L107, Tile as L108, Tile as L109, Tile as L110, Tile as L111,
        Tile as L112, Tile as L113, Tile as L114, Tile as L115, Tile as L116, Tile as L117, Tile as L118,
        N,
    };
    pub Copy = L118;
    assert N == size(L0);
}

fn main() {
    let at = layout_algebra::layout!(use shared::Tile; Tile);
    assert_eq!(at.index(3), Copy.index(3));
}
