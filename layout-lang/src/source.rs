//! Expressions back to text: for messages, and for the helps that change a part of one.

use crate::syntax::ast::{
    Access, Analysis, Assert, Banks, BinOp, Bind, BindTo, Compare, Cute, Expr, ExprKind, GroupBody, GroupEntry, Int,
    IntKind, Label, Op, Path, Question, Shape, ShapeEntry, ShapeKind, Stride, StrideKind, Use,
};
use layout_core::list::{Listed as _, Mapped as _};

/// The expression as one would type it.
#[must_use]
pub fn int(int: &Int) -> String {
    print(int, 0)
}

fn print(int: &Int, outer: u8) -> String {
    match &int.kind {
        IntKind::Literal(n) => n.to_string(),
        IntKind::Name(name) => name.to_string(),
        IntKind::Neg(of) => format!("-{}", print(of, 3)),
        IntKind::Binary(a, op, b, _) => {
            let (sign, level) = match op {
                BinOp::Add => ("+", 1),
                BinOp::Sub => ("-", 1),
                BinOp::Mul => ("*", 2),
                BinOp::Div => ("/", 2),
                BinOp::Rem => ("%", 2),
            };
            let text = format!("{} {sign} {}", print(a, level), print(b, level + 1));
            if level < outer { format!("({text})") } else { text }
        }
        IntKind::Measure(function, of) => format!("{function}({})", brief(of)),
        IntKind::Analysis(of) => analysis(of),
    }
}

/// `bank_conflicts(X, lanes = lane, element = 4)`.
#[must_use]
pub fn analysis(analysis: &Analysis) -> String {
    let arguments = match &analysis.question {
        Question::Width(mode) => path(mode),
        Question::Sectors(of) => access(of),
        Question::Banks(of, banks) => access(of) + &memory(banks),
    };
    format!("{}({}, {arguments})", analysis.name, brief(&analysis.of))
}

/// `lanes = lane, vector = v, element = 4`.
#[must_use]
pub fn access(access: &Access) -> String {
    let vector = access.vector.as_ref().map_or_else(String::new, |v| format!(", vector = {}", path(v)));
    format!("lanes = {}{vector}, element = {}", path(&access.lanes), int(&access.element))
}

fn memory(banks: &Banks) -> String {
    let key =
        |name: &str, value: &Option<Int>| value.as_ref().map_or_else(String::new, |n| format!(", {name} = {}", int(n)));
    key("banks", &banks.count) + &key("bank_width", &banks.width)
}

fn path(path: &Path) -> String {
    path.path.to_string()
}

/// The comparison as it is typed.
#[must_use]
pub fn compare(op: Compare) -> &'static str {
    match op {
        Compare::Eq => "==",
        Compare::Ne => "!=",
        Compare::Lt => "<",
        Compare::Le => "<=",
        Compare::Gt => ">",
        Compare::Ge => ">=",
    }
}

/// `bank_conflicts(X, lanes = lane, element = 4) == 1`
#[must_use]
pub fn assertion(assert: &Assert) -> String {
    format!("{} {} {}", int(&assert.left), compare(assert.op.0), int(&assert.right))
}

/// The longest expression that messages repeat inside another text, in characters.
const LONG: usize = 60;

/// The expression in a message: whole, or dots for a long one.
#[must_use]
pub fn brief(of: &Expr) -> String {
    let text = expr(of);
    if text.chars().count() > LONG { "…".to_owned() } else { text }
}

/// The expression as one would type it.
#[must_use]
pub fn expr(expr: &Expr) -> String {
    match &expr.kind {
        ExprKind::Literal(shape, stride) => literal(shape, stride),
        ExprKind::Name(name) => name.to_string(),
        ExprKind::Applied(name, arguments) => format!("{name}({})", list(arguments, int)),
        ExprKind::Compose(operands) => operands.mapped(operand).join(" @ "),
        ExprKind::Restrict(of, binds, _) => format!("{} | {{ {} }}", self::expr(of), list(binds, bind)),
        ExprKind::Swizzle(ints) => format!("swizzle({})", list(ints, int)),
        ExprKind::CuteSwizzle(ints) => format!("Swizzle<{}>", list(ints, int)),
        ExprKind::Cute(cute) => format!("cute({})", self::cute(cute)),
        ExprKind::Op { name, op } => format!("{name}({})", arguments(op)),
    }
}

/// Between two `@`.
#[must_use]
pub fn operand(of: &Expr) -> String {
    match of.kind {
        ExprKind::Restrict(..) | ExprKind::Compose(_) => format!("({})", expr(of)),
        _ => expr(of),
    }
}

fn list<T>(items: &[T], text: impl Fn(&T) -> String) -> String {
    items.mapped(text).join(", ")
}

fn bind(bind: &Bind) -> String {
    let mode = path(&bind.path);
    match &bind.to {
        BindTo::RunTime => mode,
        BindTo::Value(value) => format!("{mode} = {}", int(value)),
        BindTo::Range(low, high) => format!("{mode} = {}..{}", int(low), int(high)),
    }
}

fn arguments(op: &Op) -> String {
    let of = |map: &Expr, rest: String| format!("{}, {rest}", expr(map));
    let key =
        |name: &str, value: &Option<Int>| value.as_ref().map_or_else(String::new, |n| format!(", {name} = {}", int(n)));
    match op {
        Op::Canonical(shape) => match &shape.kind {
            ShapeKind::Leaf(extent) => int(extent),
            ShapeKind::Tuple(entries) => list(entries, entry),
        },
        Op::Split(map, mode, by) => of(map, format!("{}, {}", path(mode), shape(by))),
        Op::Divide(map, tile) | Op::DivideCeil(map, tile) | Op::Broadcast(map, tile) => of(map, shape(tile)),
        Op::Repeat { of: map, by, pitch, align } => of(map, expr(by) + &key("pitch", pitch) + &key("align", align)),
        Op::Interleave(map, by) => of(map, expr(by)),
        Op::Inverse(map) | Op::Zip(map) | Op::Flatten(map) => expr(map),
        Op::Permute(map, paths) | Op::Rename(map, paths) => of(map, format!("({})", list(paths, path))),
        Op::Group(map, entries) => of(map, format!("({})", list(entries, group_entry))),
        Op::BestSwizzle { of: map, uses, banks } => {
            let one = |one: &Use| format!("({}, {})", expr(&one.of), access(&one.access));
            of(map, format!("for = [{}]{}", list(uses, one), memory(banks)))
        }
    }
}

fn group_entry(entry: &GroupEntry) -> String {
    let body = match &entry.body {
        GroupBody::Path(mode) => path(mode),
        GroupBody::Tuple(inner) => format!("({})", list(inner, group_entry)),
    };
    named(&entry.name, body)
}

fn named(name: &Option<Label>, body: String) -> String {
    name.as_ref().map_or(body.clone(), |name| format!("{}: {body}", name.text))
}

/// `(row: BM, col: BK):(BK, 1)`
#[must_use]
pub fn literal(of: &Shape, strides: &Stride) -> String {
    literal_with(of, strides, &mut std::iter::repeat(None))
}

/// The literal with a number in the place of each stride that `new` has one for, leaf by leaf.
#[must_use]
pub fn literal_with(of: &Shape, strides: &Stride, new: &mut dyn Iterator<Item = Option<u64>>) -> String {
    format!("{}:{}", shape(of), stride(strides, new))
}

/// `(row: BM, col: BK)`
#[must_use]
pub fn shape(shape: &Shape) -> String {
    match &shape.kind {
        ShapeKind::Leaf(extent) => int(extent),
        ShapeKind::Tuple(entries) => format!("({})", list(entries, entry)),
    }
}

fn entry(entry: &ShapeEntry) -> String {
    named(&entry.name, shape(&entry.shape))
}

fn stride(of: &Stride, new: &mut dyn Iterator<Item = Option<u64>>) -> String {
    match &of.kind {
        StrideKind::Leaf(written) => new.next().flatten().map_or_else(|| int(written), |n| n.to_string()),
        StrideKind::Broadcast => {
            new.next();
            "_".to_owned()
        }
        StrideKind::Tuple(entries) => {
            let entries: Vec<String> = entries.mapped(|e| stride(e, new));
            format!("({})", entries.join(", "))
        }
    }
}

/// What stands in the brackets of `cute( … )`, in its own order again.
fn cute(cute: &Cute) -> String {
    fn shape(of: &Shape) -> String {
        match &of.kind {
            ShapeKind::Leaf(extent) => int(extent),
            ShapeKind::Tuple(entries) => {
                let entries: Vec<String> = entries.iter().rev().map(|e| named(&e.name, shape(&e.shape))).list();
                format!("({})", entries.join(", "))
            }
        }
    }
    fn stride(of: &Stride) -> String {
        match &of.kind {
            StrideKind::Leaf(written) => int(written),
            StrideKind::Broadcast => "_".to_owned(),
            StrideKind::Tuple(entries) => {
                format!("({})", entries.iter().rev().map(stride).list().join(", "))
            }
        }
    }
    let swizzle = cute.swizzle.as_ref().map_or_else(String::new, |(ints, _)| format!("Sw<{}> o ", list(ints, int)));
    let strides = cute.stride.as_ref().map_or_else(String::new, |of| format!(":{}", stride(of)));
    format!("{swizzle}{}{strides}", shape(&cute.shape))
}
