// The types of the element <crossboard-game>, and of what it takes and tells.
import type { ErrorCode, GameId, GameJSON, GameState, Move, Outcome, Played, Player, SvgOptions } from './face/api.cjs';

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

/** What was given is no game, no position or no moves, or the rules could not be loaded. It is told once for what was given. */
export type CrossboardErrorEvent = CustomEvent<{
  /** That of the error: `unknown-game`, `invalid-position`, `illegal-move`, `load-failed` and others. */
  code: ErrorCode;
  /** In English; what the element shows to its readers is in their language. */
  message: string;
  /** Which attribute, or the property `value`, is wrong; null if it is none of them. */
  attribute: 'game' | 'position' | 'moves' | 'value' | null;
}>;

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
 * The game is made of `game`, `position` and `moves` together, or else of `value`: what was set last of these four decides
 * which. Whenever one of them is set, even to what it was, the game begins anew, if anything was played since; what is set in one go
 * is taken together.
 *
 * Null and undefined take the attribute of a property away, so that what holds unless given holds again.
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
  get game(): GameId;
  set game(game: GameId | null | undefined);
  /**
   * The text of a position. Set, and as an attribute, it is where the game begins; the game's own start unless given. Read,
   * it is the position that is shown.
   */
  get position(): string;
  set position(text: string | null | undefined);
  /**
   * The codes of the entries, as an attribute separated by spaces or commas: `moves="e2e4 e7e5"`. Besides plies they may be
   * acts: `resign:first`, `draw`, `flag:second`. None unless given. Read, they are all of the game.
   */
  get moves(): string[];
  set moves(codes: readonly string[] | string | null | undefined);
  /**
   * The game as data: read to save it, set to show a saved one instead of `game`, `position` and `moves`. Null before the
   * game is there; set to null, those three hold again.
   */
  get value(): GameJSON | null;
  set value(value: GameJSON | null | undefined);
  /**
   * How many entries lead to the position that is shown. Where a record is stepped through, it is opened there; at 0 unless
   * given. Where it is played, the entries after it are taken back, and can be brought back; none are unless given.
   */
  get ply(): number;
  set ply(ply: number | null | undefined);
  /** Whose side is below; `first` unless given. */
  get orientation(): Player;
  set orientation(player: Player | null | undefined);
  /** `auto` unless given. */
  get theme(): ElementTheme;
  set theme(theme: ElementTheme | null | undefined);
  /** Whether the game can be played on the boards; false unless given. A text is taken as that of the attribute. */
  get interactive(): boolean;
  set interactive(on: boolean | '' | 'true' | 'false' | null | undefined);
  /** Whether files and ranks are written on the boards; true unless the attribute is `none`. A text is taken as that. */
  get coordinates(): boolean;
  set coordinates(on: boolean | '' | 'none' | 'false' | null | undefined);
  /** `none` unless given. */
  get notation(): ElementNotation;
  set notation(notation: ElementNotation | null | undefined);
  readonly mode: ElementMode;
  /** All about the position that is shown; null before the game is there. */
  readonly state: GameState | null;
  /** Fulfilled once all that has been set so far is drawn, or has failed. */
  readonly ready: Promise<void>;
  /**
   * Plays a ply from the position that is shown; if that is an earlier one, what came after it is taken back. Throws
   * NotReadyError before the game is there, else as `Game` does. `crossboard-move` does not ask.
   */
  play(code: string): Played;
  /** Takes the last entry of the game back, whatever position is shown, and shows the latest; false if there is none. */
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
  // They bubble, so whatever the element may stand in hears them.
  interface HTMLElementEventMap extends CrossboardGameEventMap {}
  interface ShadowRootEventMap extends CrossboardGameEventMap {}
  interface DocumentEventMap extends CrossboardGameEventMap {}
  interface WindowEventMap extends CrossboardGameEventMap {}
}
