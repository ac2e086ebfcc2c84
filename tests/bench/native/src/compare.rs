//! Perft natively, turn about, in CPU time: `compare ROUNDS` reads lines of `LIBRARY WAY DEPTH LEAVES TEXT` and prints
//! for each line the nanoseconds a leaf in each round.
//!
//! Benchmark harnesses take wall-clock time, one subject after the other: too rough for ratios where anything else
//! runs on the machine.

use bench_counts::{Way, cozy, ours, shakmaty};
use std::hint::black_box;
use std::io::{Read, stdin};

/// A sample takes so long at least, in nanoseconds.
const LEAST: u64 = 25_000_000;

fn cpu() -> u64 {
    let mut time = libc::timespec { tv_sec: 0, tv_nsec: 0 };
    // SAFETY: the pointer is to a value of ours that is written to.
    unsafe { libc::clock_gettime(libc::CLOCK_PROCESS_CPUTIME_ID, &mut time) };
    time.tv_sec as u64 * 1_000_000_000 + time.tv_nsec as u64
}

struct Task<'a> {
    library: &'a str,
    way: Way,
    depth: u32,
    leaves: u64,
    text: &'a str,
    repeats: u64,
    times: Vec<f64>,
}

impl Task<'_> {
    fn parse(line: &str) -> Option<Task<'_>> {
        let mut parts = line.splitn(5, ' ');
        let library = parts.next()?;
        let way = match parts.next()? {
            "made" => Way::Made,
            "listed" => Way::Listed,
            "counted" => Way::Counted,
            _ => return None,
        };
        let depth = parts.next()?.parse().ok()?;
        let leaves = parts.next()?.parse().ok()?;
        Some(Task { library, way, depth, leaves, text: parts.next()?, repeats: 1, times: Vec::new() })
    }

    fn run(&self) {
        let text = black_box(self.text);
        let count = match self.library {
            "cozy" => cozy::perft(text, self.way, self.depth),
            "shakmaty" => shakmaty::perft(text, self.way, self.depth),
            id => ours::number(id).and_then(|game| ours::perft(game, text, self.way, self.depth)),
        };
        assert_eq!(count, Some(self.leaves), "{} {:?} {}", self.library, self.way, self.text);
    }

    fn sample(&self, repeats: u64) -> u64 {
        let start = cpu();
        for _ in 0..repeats {
            self.run();
        }
        cpu() - start
    }
}

fn main() {
    let rounds: usize = std::env::args().nth(1).and_then(|text| text.parse().ok()).expect("the number of rounds");
    let mut input = String::new();
    stdin().read_to_string(&mut input).expect("lines on the standard input");
    let mut tasks: Vec<Task<'_>> = input.lines().map(|line| Task::parse(line).expect(line)).collect();
    for task in &mut tasks {
        task.run();
        task.repeats = LEAST / task.sample(1).max(1) + 1;
    }
    for round in 0..rounds {
        for turn in 0..tasks.len() {
            // Each round starts with another task.
            let index = (turn + round) % tasks.len();
            let task = &mut tasks[index];
            let took = task.sample(task.repeats);
            task.times.push(took as f64 / (task.repeats * task.leaves) as f64);
        }
    }
    for Task { times, .. } in &tasks {
        let times: Vec<String> = times.iter().map(f64::to_string).collect();
        println!("{}", times.join(" "));
    }
}
