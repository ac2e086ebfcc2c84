// Which marks stand on which square. Pure data from data: no element is touched here.

/** @typedef {import("./model.js").ViewModel} ViewModel */
/** @typedef {import("./model.js").Mark} Mark */
/** @typedef {import("./model.js").SpotKey} SpotKey */
/** @typedef {import("../index.js").Spot} Spot */
/** @typedef {import("../index.js").Move} Move */

/**
 * @param {Spot} spot
 * @returns {SpotKey}
 */
export function keyOf(spot) {
  return `${spot.board}:${spot.square}`;
}

/**
 * How a destination is marked: as what brings the piece there, or as a capture.
 * @param {Move} move
 * @returns {Mark}
 */
function targetMark(move) {
  if (move.kind !== 'move') return move.kind;
  return move.capture ? 'capture' : 'move';
}

/**
 * All marks of all boards.
 * @param {ViewModel} model
 * @returns {Map<SpotKey, Set<Mark>>}
 */
export function marksOf(model) {
  /** @type {Map<SpotKey, Set<Mark>>} */
  const all = new Map();
  /** @param {SpotKey} key @param {Mark} mark */
  const put = (key, mark) => {
    const set = all.get(key);
    if (set) set.add(mark);
    else all.set(key, new Set([mark]));
  };

  const { state } = model;
  for (const move of model.trail ?? (state.last ? [state.last] : [])) {
    put(keyOf(move.from), 'last');
    put(keyOf(move.to), 'last');
  }
  if (state.last) put(keyOf(state.last.to), 'newest');
  for (const board of state.boards) {
    if (board.check) put(keyOf({ board: board.board, square: board.check }), 'check');
  }
  if (state.forced) put(keyOf(state.forced), 'forced');

  const atHome = new Set(model.offer.filter((m) => m.kind === 'move').map((m) => keyOf(m.from)));
  for (const move of model.offer) {
    const from = keyOf(move.from);
    put(from, atHome.has(from) ? 'selected' : 'source');
    if (!model.quiet) put(keyOf(move.to), targetMark(move));
  }
  for (const [key, marks] of model.marks ?? []) for (const mark of marks) put(key, mark);
  return all;
}
