//! How long the decisions take, without tokens around them: `decisions` prints a table, in microseconds; `decisions count
//! NAME MODES BITS TIMES` decides so many times, for whoever counts instructions.

mod cases;

use cases::{ALL, Case, Decision};
use std::hint::black_box;
use std::time::{Duration, Instant};

/// The bar: for 12 modes, whatever the size.
const BAR: Duration = Duration::from_micros(20);
const SIZES: [u32; 6] = [6, 12, 24, 36, 48, 60];
const MODES: [usize; 7] = [2, 4, 6, 8, 12, 16, 24];

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |i: usize| args.get(i).and_then(|n| n.parse::<u32>().ok());
    match (args.first().map(String::as_str), number(2), number(3), number(4)) {
        (Some("count"), Some(modes), Some(bits), Some(times)) => {
            let decision = ALL.into_iter().find(|d| args[1] == d.name).expect("the name of a decision");
            let case = Case::new(modes as usize, bits);
            (0..times).for_each(|_| (decision.run)(black_box(&case)));
        }
        (None, ..) => table(),
        _ => panic!("decisions [count NAME MODES BITS TIMES]"),
    }
}

fn table() {
    println!("12 modes (6 for 2^6), microseconds by size");
    head("2^", &SIZES.map(|b| b as usize));
    let mut slow = Vec::new();
    for decision in ALL {
        let times = SIZES.map(|bits| time(decision, &Case::new(12.min(bits as usize), bits)));
        row(decision.name, &times);
        slow.extend((decision.barred && times.iter().any(|t| *t > BAR)).then_some(decision.name));
    }
    println!("\n2^60 coordinates, microseconds by modes");
    head("", &MODES);
    for decision in ALL {
        row(decision.name, &MODES.map(|modes| time(decision, &Case::new(modes, 60))));
    }
    if !slow.is_empty() {
        println!("\nabove {BAR:?} for 12 modes: {}", slow.join(", "));
        std::process::exit(1);
    }
}

/// The least of many short runs, for a machine that others use too.
fn time(decision: Decision, case: &Case) -> Duration {
    const TIMES: u32 = 20;
    let batch = || {
        let start = Instant::now();
        (0..TIMES).for_each(|_| (decision.run)(black_box(case)));
        start.elapsed() / TIMES
    };
    (0..300).map(|_| batch()).min().expect("some runs")
}

fn head(prefix: &str, columns: &[usize]) {
    let columns: Vec<String> = columns.iter().map(|c| format!("{:>8}", format!("{prefix}{c}"))).collect();
    println!("{:<22}{}", "", columns.concat());
}

fn row(name: &str, times: &[Duration]) {
    let times: Vec<String> = times.iter().map(|t| format!("{:>8.2}", t.as_secs_f64() * 1e6)).collect();
    println!("{name:<22}{}", times.concat());
}
