// @ts-check
/**
 * Measures what is to be compared in one process, turn about: whatever else the machine does at the time, or the
 * clock of the processor, meets all of them alike. Time is CPU time.
 *
 * @typedef {object} Task
 * @property {string} name of what is measured
 * @property {string} place where: tasks are compared with those of the same place
 * @property {number} units how much one run does
 * @property {() => number} run its answer is the same each time
 *
 * @typedef {Map<string, Map<string, number[]>>} Times nanoseconds a unit, in each round, by name and place
 */

/** A run is repeated until it took so long: the clock of CPU time is coarse. */
const LEAST_MS = 25;
const WARM_MS = 120;

/** CPU time so far, in milliseconds: that of the whole process, with its compiler and its collector. */
export function cpu() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** @param {number[]} numbers */
export function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  const upper = sorted[half] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? Number.NaN) + upper) / 2;
}

/** @param {number[]} numbers */
export const geometricMean = (numbers) =>
  Math.exp(numbers.reduce((sum, number) => sum + Math.log(number), 0) / numbers.length);

/**
 * @param {Task[]} tasks
 * @param {number} rounds
 * @returns {Times}
 */
export function measure(tasks, rounds) {
  const repeats = tasks.map(({ name, place, run }) => {
    const answer = run();
    let runs = 0;
    const start = cpu();
    let took = 0;
    while (took < WARM_MS) {
      if (run() !== answer) throw new Error(`${name}, ${place}: another answer each time`);
      runs++;
      took = cpu() - start;
    }
    return Math.max(1, Math.ceil((LEAST_MS * runs) / took));
  });
  /** @type {Times} */
  const times = new Map();
  for (let round = 0; round < rounds; round++) {
    for (let turn = 0; turn < tasks.length; turn++) {
      // Each round starts with another task.
      const index = (turn + round) % tasks.length;
      const task = tasks[index];
      const count = repeats[index];
      if (!task || count === undefined) continue;
      const start = cpu();
      for (let left = count; left > 0; left--) task.run();
      const took = cpu() - start;
      const places = times.get(task.name) ?? new Map();
      times.set(task.name, places);
      const list = places.get(task.place) ?? [];
      places.set(task.place, list);
      list.push((took * 1e6) / (count * task.units));
    }
  }
  return times;
}

/**
 * The times of one name in each round, of the places given together, as their geometric mean.
 * @param {Times} times @param {string} name @param {string[]} [places] all if not given
 */
export function together(times, name, places) {
  const lists = [...(times.get(name) ?? [])].filter(([place]) => places?.includes(place) ?? true);
  if (lists.length === 0) throw new Error(`${name} was not measured`);
  const rounds = lists[0]?.[1].length ?? 0;
  return Array.from({ length: rounds }, (_, round) =>
    geometricMean(lists.map(([, list]) => list[round] ?? Number.NaN)),
  );
}

/**
 * How many times as fast one is as another: the median over the rounds.
 * @param {number[]} ours @param {number[]} theirs
 */
export const ratio = (ours, theirs) => median(ours.map((time, round) => (theirs[round] ?? Number.NaN) / time));

/** Million a second. @param {number[]} times nanoseconds each */
export const rate = (times) => median(times.map((time) => 1000 / time));
