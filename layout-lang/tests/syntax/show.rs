//! Trees as text: operators of integers in parentheses, the operand of a restriction in angle brackets.

use layout_lang::syntax::ast::*;

/// Everything in source order, items joined by `;`.
pub fn block(block: &Block) -> String {
    let items = block.items.iter().map(item).chain(block.inline.iter().map(inline));
    let text = items.collect::<Vec<_>>().join("; ");
    let options = block.options.iter().map(|o| format!("#![index({})]", o.name));
    options.chain((!text.is_empty()).then_some(text)).collect::<Vec<_>>().join(" ")
}

fn inline(inline: &Inline) -> String {
    match &inline.spaces {
        Some(s) => format!("{}, {}", spaces(s), expr(&inline.expr)),
        None => expr(&inline.expr),
    }
}

fn item(item: &Item) -> String {
    match item {
        Item::Const(c) => format!("{} = {}", head(&c.head, "const "), int(&c.value)),
        Item::Layout(l) => {
            let annotation = l.spaces.as_ref().map(|s| format!(": {}", spaces(s))).unwrap_or_default();
            let parameters = match l.parameters.as_slice() {
                [] => String::new(),
                names => format!("({})", names.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")),
            };
            let conditions = match l.conditions.as_slice() {
                [] => String::new(),
                list => format!(" where {}", join(list, condition)),
            };
            format!("{}{parameters}{annotation} = {}{conditions}", head(&l.head, ""), expr(&l.expr))
        }
        Item::Use(imports) => {
            let one = |i: &Import| format!("{} as {}", i.path, i.alias);
            format!("use {}", imports.iter().map(one).collect::<Vec<_>>().join(", "))
        }
        Item::Assert(a) => format!("assert {} {:?} {}", int(&a.left), a.op.0, int(&a.right)),
        Item::Broken(b) => {
            let head = b.head.as_ref().map(|h| format!(" {}", head(h, if b.is_const { "const " } else { "" })));
            let rank = b.rank.map(|r| format!(" {r}"));
            format!("broken{}{}", head.unwrap_or_default(), rank.unwrap_or_default())
        }
    }
}

fn condition(c: &Condition) -> String {
    format!("{} {:?} {}", int(&c.left), c.op.0, int(&c.right))
}

fn head(head: &Head, keyword: &str) -> String {
    let name = format!("{keyword}{}", head.name);
    let parts = [head.attrs.to_string(), head.vis.to_string(), name];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
}

fn spaces(spaces: &Spaces) -> String {
    format!("{} -> {}", spaces.from.0.name(), spaces.to.0.name())
}

fn expr(e: &Expr) -> String {
    match &e.kind {
        ExprKind::Literal(s, d) => format!("{}:{}", shape(s), stride(d)),
        ExprKind::Name(name) => name.to_string(),
        ExprKind::Applied(name, arguments) => format!("{name}({})", join(arguments, int)),
        ExprKind::Compose(operands) => operands.iter().map(expr).collect::<Vec<_>>().join(" @ "),
        ExprKind::Restrict(of, binds, _) => format!("<{}> | {{{}}}", expr(of), join(binds, bind)),
        ExprKind::Swizzle(ints) => format!("swizzle({})", join(ints, int)),
        ExprKind::CuteSwizzle(ints) => format!("Swizzle<{}>", join(ints, int)),
        ExprKind::Cute(cute) => {
            let swizzle = cute.swizzle.as_ref().map(|(ints, _)| format!("Sw<{}> o ", join(ints, int)));
            let strides = cute.stride.as_ref().map(|s| format!(":{}", stride(s)));
            format!("cute({}{}{})", swizzle.unwrap_or_default(), shape(&cute.shape), strides.unwrap_or_default())
        }
        ExprKind::Op { name, op } => format!("{name}({})", arguments(op)),
    }
}

fn arguments(op: &Op) -> String {
    match op {
        Op::Canonical(s) => shape(s),
        Op::Split(of, mode, s) => format!("{}, {}, {}", expr(of), path(mode), shape(s)),
        Op::Divide(of, s) | Op::DivideCeil(of, s) | Op::Broadcast(of, s) => format!("{}, {}", expr(of), shape(s)),
        Op::Repeat { of, by, pitch, align } => {
            let key =
                |name: &str, n: &Option<Int>| n.as_ref().map(|n| format!(", {name} = {}", int(n))).unwrap_or_default();
            format!("{}, {}{}{}", expr(of), expr(by), key("pitch", pitch), key("align", align))
        }
        Op::BestSwizzle { of, uses, banks: memory } => {
            let one = |u: &Use| format!("({}, {})", expr(&u.of), access(&u.access));
            format!("{}, for = [{}]{}", expr(of), join(uses, one), banks(memory))
        }
        Op::Interleave(of, by) => format!("{}, {}", expr(of), expr(by)),
        Op::Inverse(of) | Op::Zip(of) | Op::Flatten(of) => expr(of),
        Op::Permute(of, paths) | Op::Rename(of, paths) => format!("{}, ({})", expr(of), join(paths, path)),
        Op::Group(of, entries) => format!("{}, ({})", expr(of), join(entries, group_entry)),
    }
}

fn join<T>(items: &[T], show: impl Fn(&T) -> String) -> String {
    items.iter().map(show).collect::<Vec<_>>().join(", ")
}

fn group_entry(entry: &GroupEntry) -> String {
    let body = match &entry.body {
        GroupBody::Path(p) => path(p),
        GroupBody::Tuple(entries) => format!("({})", join(entries, group_entry)),
    };
    entry.name.as_ref().map(|name| format!("{}: ", name.text)).unwrap_or_default() + &body
}

fn path(path: &Path) -> String {
    path.path.to_string()
}

fn bind(bind: &Bind) -> String {
    let path = path(&bind.path);
    match &bind.to {
        BindTo::RunTime => path,
        BindTo::Value(value) => format!("{path} = {}", int(value)),
        BindTo::Range(low, high) => format!("{path} = {}..{}", int(low), int(high)),
    }
}

fn shape(s: &Shape) -> String {
    match &s.kind {
        ShapeKind::Leaf(extent) => int(extent),
        ShapeKind::Tuple(entries) => format!("({})", join(entries, shape_entry)),
    }
}

fn shape_entry(entry: &ShapeEntry) -> String {
    entry.name.as_ref().map(|name| format!("{}: ", name.text)).unwrap_or_default() + &shape(&entry.shape)
}

fn stride(s: &Stride) -> String {
    match &s.kind {
        StrideKind::Leaf(stride) => int(stride),
        StrideKind::Broadcast => "_".to_owned(),
        StrideKind::Tuple(entries) => format!("({})", join(entries, stride)),
    }
}

fn int(i: &Int) -> String {
    match &i.kind {
        IntKind::Literal(value) => value.to_string(),
        IntKind::Name(name) => name.to_string(),
        IntKind::Neg(of) => format!("-{}", int(of)),
        IntKind::Binary(a, op, b, _) => format!("({} {} {})", int(a), operator(*op), int(b)),
        IntKind::Measure(name, of) => format!("{name}({})", expr(of)),
        IntKind::Analysis(analysis) => {
            let question = match &analysis.question {
                Question::Width(mode) => path(mode),
                Question::Sectors(of) => access(of),
                Question::Banks(of, memory) => access(of) + &banks(memory),
            };
            format!("{}({}, {question})", analysis.name, expr(&analysis.of))
        }
    }
}

fn access(access: &Access) -> String {
    let vector = access.vector.as_ref().map_or_else(String::new, |v| format!(", vector = {}", path(v)));
    format!("lanes = {}{vector}, element = {}", path(&access.lanes), int(&access.element))
}

fn banks(banks: &Banks) -> String {
    let key =
        |name: &str, value: &Option<Int>| value.as_ref().map_or_else(String::new, |n| format!(", {name} = {}", int(n)));
    key("banks", &banks.count) + &key("bank_width", &banks.width)
}

fn operator(op: BinOp) -> char {
    match op {
        BinOp::Add => '+',
        BinOp::Sub => '-',
        BinOp::Mul => '*',
        BinOp::Div => '/',
        BinOp::Rem => '%',
    }
}
