// The types of the element <crossboard-game>, and of what it takes and tells.
import type { ErrorCode, GameId, GameJSON, GameState, Move, Outcome, Played, Player, SvgOptions } from './face/api.js';

/** The name that `define` gives to the element. */
export const NAME: 'crossboard-game';

/**
 * What the element does: a game that is played, a record that is stepped through, or a diagram. It follows from what it is
 * given: `play` if it is interactive, else `view` if there are moves, else `diagram`.
 */
export type ElementMode = 'play' | 'view' | 'diagram';

/** `auto` follows the system. */
export type ElementTheme = 'auto' | 'light' | 'dark';

/** Whether the moves are written below the boards, and how: with the letters of the language, or with figures. */
export type ElementNotation = 'none' | 'letters' | 'figurine';

/** A ply has been chosen on the boards and is about to be played; `preventDefault()` keeps it from being played. */
export type CrossboardMoveEvent = CustomEvent<{
  game: GameId;
  move: Move;
  /** The position before it. */
  position: string;
}>;

/** Another position is shown: something was played or taken back, or the record was stepped through. */
export type CrossboardChangeEvent = CustomEvent<{
  game: GameId;
  /** How many entries of the history lead to the position. */
  ply: number;
  position: string;
  /** The ply that led to it. */
  last: Played | null;
}>;

/** The match has ended by what was just played. */
export type CrossboardEndEvent = CustomEvent<{ game: GameId; outcome: Outcome; position: string }>;

/** What was given is no game, no position or no moves, or the rules could not be loaded. */
export type CrossboardErrorEvent = CustomEvent<{ code: ErrorCode; message: string }>;

/** The events of the element. All of them bubble, and are heard outside a shadow root that holds the element. */
export interface CrossboardGameEventMap {
  'crossboard-move': CrossboardMoveEvent;
  'crossboard-change': CrossboardChangeEvent;
  'crossboard-end': CrossboardEndEvent;
  'crossboard-error': CrossboardErrorEvent;
}

/**
 * `<crossboard-game>`: the boards of a game.
 *
 * Attributes, each with a property of the same name: `game`, `position`, `moves`, `ply`, `orientation`, `theme`,
 * `interactive`, `coordinates`, `notation`. `lang` is that of HTML: the nearest one around the element decides, then the
 * browser's languages; there are English and Russian.
 *
 * What stands inside the element is shown until it is ready, without scripts, and if it fails.
 *
 * Colours, type and space are set by custom properties `--crossboard-…` (see the README), details by `::part()`: `frame`,
 * `turn`, `refusal`, `boards`, `board`, `square` (with `light` or `dark`), `piece` (with `white` or `black`), `controls`,
 * `button`, `counter`, `moves`.
 */
export class CrossboardGame extends HTMLElement {
  constructor();
  /** Which game; `orthodox` unless given. */
  game: GameId;
  /**
   * The text of a position. Set, and as an attribute, it is where the game begins; the game's own start unless given. Read,
   * it is the position that is shown.
   */
  position: string;
  /** The codes of the plies, as an attribute separated by spaces: `moves="e2e4 e7e5"`. None unless given. */
  get moves(): string[];
  set moves(codes: readonly string[] | string | null);
  /**
   * The game as data: read to save it, set to show a saved one instead of `game`, `position` and `moves`. Of these and
   * `value` the one set last holds. Null before the game is there.
   */
  get value(): GameJSON | null;
  set value(value: GameJSON | null);
  /** How many entries lead to the position that is shown. A record is opened at 0 unless given. */
  ply: number;
  /** Whose side is below; `first` unless given. */
  orientation: Player;
  /** `auto` unless given. */
  theme: ElementTheme;
  /** Whether the game can be played on the boards; false unless given. */
  interactive: boolean;
  /** Whether files and ranks are written on the boards; true unless the attribute is `none`. */
  coordinates: boolean;
  /** `none` unless given. */
  notation: ElementNotation;
  readonly mode: ElementMode;
  /** All about the position that is shown; null before the game is there. */
  readonly state: GameState | null;
  /** Fulfilled once all that has been set so far is drawn, or has failed. */
  readonly ready: Promise<void>;
  /** Plays a ply. Throws NotReadyError before the game is there, else as `Game` does. `crossboard-move` does not ask. */
  play(code: string): Played;
  /** Takes the last entry back; false if there is none. */
  undo(): boolean;
  /** Brings back what was taken back last; false if there is nothing. */
  redo(): boolean;
  /** Turns the boards round. */
  flip(): void;
  /** The position that is shown as a picture, in the language and from the side that it is shown in. */
  toSVG(options?: SvgOptions): string;

  addEventListener<K extends keyof CrossboardGameEventMap>(
    type: K,
    listener: (this: CrossboardGame, event: CrossboardGameEventMap[K]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener<K extends keyof HTMLElementEventMap>(
    type: K,
    listener: (this: CrossboardGame, event: HTMLElementEventMap[K]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<K extends keyof CrossboardGameEventMap>(
    type: K,
    listener: (this: CrossboardGame, event: CrossboardGameEventMap[K]) => void,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener<K extends keyof HTMLElementEventMap>(
    type: K,
    listener: (this: CrossboardGame, event: HTMLElementEventMap[K]) => void,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

/** Defines the element; does nothing where there are no elements, or where the name is taken. */
export function define(name?: string): void;

declare global {
  interface HTMLElementTagNameMap {
    'crossboard-game': CrossboardGame;
  }
  interface HTMLElementEventMap extends CrossboardGameEventMap {}
}
