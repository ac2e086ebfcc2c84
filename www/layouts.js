// The one place of the page that knows which game it is: how its boards are arranged, how its plies are listed, how it is pictured.
// Everything else goes by what a position says of itself.

import { SingleArea } from './area-single.js';
import { SlotsArea } from './area-slots.js';
import { TallArea } from './area-tall.js';
import { TwinsArea } from './area-twins.js';
import { slotsPicture, tallPicture, twinsPicture } from './pictures.js';

/** @typedef {import("../pkg/index.js").GameId} GameId */
/** @typedef {import("./screen-game.js").Area} Area */
/** @typedef {import("./moves-list.js").RowKind} RowKind */

/**
 * @typedef {object} Layout
 * @property {string} name     the arrangement: style sheets and dictionaries go by it
 * @property {() => Area} area
 * @property {RowKind} rows    how plies stand in the list
 * @property {"side" | "ribbon"} moves  where a desk shows the list
 * @property {(() => SVGSVGElement) | null} picture  on the start screen; without one the game is offered below the others
 */

/** @type {Readonly<Record<GameId, Layout>>} */
export const LAYOUTS = {
  'four-board': { name: 'slots', area: () => new SlotsArea(), rows: 'slots', moves: 'side', picture: slotsPicture },
  tranzit: { name: 'twins', area: () => new TwinsArea(), rows: 'pairs', moves: 'ribbon', picture: twinsPicture },
  'double-move': { name: 'tall', area: () => new TallArea(), rows: 'turns', moves: 'side', picture: tallPicture },
  orthodox: { name: 'single', area: () => new SingleArea(), rows: 'pairs', moves: 'side', picture: null },
};

/** The order of the start screen. */
export const ORDER = /** @type {readonly GameId[]} */ (Object.keys(LAYOUTS));
