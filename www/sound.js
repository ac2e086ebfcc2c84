// Short sounds for what happens in a game, made as they are needed. They are off until somebody wants them.

/** @typedef {"move" | "capture" | "across" | "check" | "end" | "low"} Sound */

/** Each as tones: pitch in Hz, when it begins and how long it sounds, in seconds. @type {Readonly<Record<Sound, readonly (readonly [number, number, number])[]>>} */
const TONES = {
  move: [[330, 0, 0.06]],
  capture: [
    [220, 0, 0.07],
    [165, 0.05, 0.08],
  ],
  across: [
    [330, 0, 0.07],
    [494, 0.07, 0.1],
  ],
  check: [
    [523, 0, 0.08],
    [523, 0.12, 0.08],
  ],
  end: [
    [392, 0, 0.14],
    [330, 0.14, 0.14],
    [262, 0.28, 0.26],
  ],
  low: [[660, 0, 0.12]],
};

/** @type {AudioContext | null} */
let context = null;

/** @param {Sound} sound */
export function play(sound) {
  try {
    context ??= new AudioContext();
    void context.resume();
    for (const [pitch, after, length] of TONES[sound]) tone(context, pitch, context.currentTime + after, length);
  } catch {
    // No sound here: nothing else depends on it.
  }
}

/** @param {AudioContext} audio @param {number} pitch @param {number} start @param {number} length */
function tone(audio, pitch, start, length) {
  const oscillator = audio.createOscillator();
  const gain = audio.createGain();
  oscillator.type = 'triangle';
  oscillator.frequency.value = pitch;
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(0.16, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.001, start + length);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + length + 0.02);
}

/**
 * What an entry of the history sounds like.
 * @param {import("../pkg/index.js").Entry} entry @param {import("../pkg/index.js").GameState} after
 * @returns {Sound}
 */
export function soundOf(entry, after) {
  if (after.outcome) return 'end';
  if (after.boards.some((b) => b.check && b.status === 'play') || entry.events.length > 0) return 'check';
  if (!('from' in entry)) return 'move';
  return entry.kind !== 'move' ? 'across' : entry.capture ? 'capture' : 'move';
}
