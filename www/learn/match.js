// Whether a ply, or an event of it, is of a kind that a course speaks of.

/** @typedef {import("../../pkg/index.js").GameEvent} GameEvent */
/** @typedef {import("../../pkg/index.js").Played} Played */
/** @typedef {import("../../pkg/index.js").Spot} Spot */
/** @typedef {import("./model.js").EventPattern} EventPattern */
/** @typedef {import("./model.js").PlyPattern} PlyPattern */

/** @param {Spot} spot */
const keyOf = ({ board, square }) => `${board}:${square}`;

/**
 * @template T
 * @param {readonly T[] | undefined} wanted
 * @param {T | undefined} value
 */
const among = (wanted, value) => wanted === undefined || (value !== undefined && wanted.includes(value));

/** @param {GameEvent} event @param {EventPattern} pattern */
export function fitsEvent(event, pattern) {
  const told = event.type === 'over' ? { type: event.type, ...event.outcome } : event;
  return Object.entries(pattern).every(([name, wanted]) => Reflect.get(told, name) === wanted);
}

/** @param {Played} played @param {PlyPattern} pattern */
export function fits(played, pattern) {
  const { brings, avoids } = pattern;
  return (
    among(pattern.code, played.code) &&
    (pattern.kind === undefined || pattern.kind === played.kind) &&
    among(pattern.piece, played.piece.kind) &&
    among(pattern.from, keyOf(played.from)) &&
    among(pattern.to, keyOf(played.to)) &&
    (pattern.board === undefined || pattern.board === played.to.board) &&
    among(pattern.capture, played.capture?.kind) &&
    among(pattern.promotion, played.promotion) &&
    (brings === undefined || played.events.some((event) => fitsEvent(event, brings))) &&
    (avoids === undefined || !played.events.some((event) => fitsEvent(event, avoids)))
  );
}
