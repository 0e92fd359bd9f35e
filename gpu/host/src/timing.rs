//! Times of several contenders for one task, hot and in shuffled order.

use crate::Result;
use crate::gpu::Gpu;
use rand::seq::SliceRandom;
use std::time::{Duration, Instant};

/// One way to do the task.
pub struct Contender<'a> {
    name: String,
    /// Bytes or operations of one run, in units of 10⁹ or 10¹².
    work: f64,
    /// Starts one run.
    run: Box<dyn Fn() -> Result<()> + 'a>,
}

impl<'a> Contender<'a> {
    pub fn new(name: impl Into<String>, work: f64, run: impl Fn() -> Result<()> + 'a) -> Self {
        Contender { name: name.into(), work, run: Box::new(run) }
    }
}

/// Rounds over all contenders; the median counts.
const ROUNDS: usize = 16;
/// How long one contender runs in one round.
const TURN: Duration = Duration::from_millis(40);
/// How long all of them run before, so that the chip is as warm as it gets.
const WARM: Duration = Duration::from_millis(1500);

/// Prints what each contender reaches, in `unit` a second, and its ratio to the first one.
pub fn compare(gpu: &Gpu, task: &str, unit: &str, contenders: &[Contender]) -> Result<()> {
    let turns = contenders
        .iter()
        .map(|c| Ok((TURN.as_secs_f64() / seconds(gpu, c, 3)?).ceil() as usize))
        .collect::<Result<Vec<_>>>()?;
    let started = Instant::now();
    while started.elapsed() < WARM {
        for (contender, &turns) in contenders.iter().zip(&turns) {
            seconds(gpu, contender, turns)?;
        }
    }
    let mut times = vec![Vec::new(); contenders.len()];
    let mut order: Vec<usize> = (0..contenders.len()).collect();
    for _ in 0..ROUNDS {
        order.shuffle(&mut rand::rng());
        for &i in &order {
            times[i].push(seconds(gpu, &contenders[i], turns[i])?);
        }
    }
    let rates: Vec<Rates> = contenders.iter().zip(times).map(|(c, times)| Rates::new(c.work, times)).collect();
    println!("{task}");
    for (contender, Rates { least, median, most }) in contenders.iter().zip(&rates) {
        let ratio = median / rates[0].median;
        println!("    {:<34} {median:8.1} {unit}/s  ({least:.1} to {most:.1})  {ratio:.3}", contender.name);
    }
    Ok(())
}

/// Seconds of one run, from so many.
fn seconds(gpu: &Gpu, contender: &Contender, runs: usize) -> Result<f64> {
    let start = gpu.now()?;
    for _ in 0..runs {
        (contender.run)()?;
    }
    let end = gpu.now()?;
    Ok(f64::from(start.elapsed_ms(&end)?) / 1e3 / runs as f64)
}

/// Work a second, over all rounds.
struct Rates {
    least: f64,
    median: f64,
    most: f64,
}

impl Rates {
    fn new(work: f64, mut times: Vec<f64>) -> Self {
        times.sort_by(f64::total_cmp);
        let middle = times.len() / 2;
        let median = (times[middle - 1] + times[middle]) / 2.0;
        Rates { least: work / times[times.len() - 1], median: work / median, most: work / times[0] }
    }
}
