// What the board view is given and what it says back. It knows no rule: all here is data from a Game and words from a dictionary.
import type { Color, GameState, Kind, Move, Piece, Player } from '../index.js';

/** A square with its board: "1:e2". */
export type SpotKey = string;

/** What may be drawn on a square, beside its piece. Every mark has a shape of its own; colour comes second. */
export type Mark =
  | 'selected'
  | 'source'
  | 'forced' // the piece that moves
  | 'move'
  | 'capture'
  | 'placement'
  | 'transfer'
  | 'tranzit' // where it may go, and how
  | 'last'
  | 'newest'
  | 'check' // what has happened
  | 'refused'
  | 'attacker'
  | 'line'
  | 'left' // a refusal and its reason; a piece gone for good
  | 'framed' // pointed out, and nothing more said of it
  | 'twin'; // the same square of another board

/** What is pointed out on the boards: which of them matter, marks and arrows beside those of the position. */
export interface Show {
  boards: readonly number[];
  /** The ranks that matter, lowest and highest; all when absent. */
  ranks?: readonly [number, number];
  marks?: Readonly<Record<SpotKey, Mark>>;
  arrows?: readonly Arrow[];
}

export type Arrow = readonly [from: SpotKey, to: SpotKey];

export type PromotionKind = 'q' | 'r' | 'b' | 'n';

export interface ViewModel {
  files: number;
  ranks: number;
  state: GameState;
  /** Another for every position: what was begun in an earlier one is let go. */
  version?: number;
  /** Every legal ply of the position: shows what can be taken hold of. */
  moves: readonly Move[];
  /** What can be taken hold of, where plies do not tell: as when a position is set up. */
  movable?: ReadonlySet<SpotKey>;
  /** The plies on offer for what is selected; their ends are marked. */
  offer: readonly Move[];
  /** Whose side of each board is below. */
  orientation: Player;
  /** The latest ply that touched each board; state.last alone when absent. */
  trail?: readonly Move[];
  /** More marks, by square. */
  marks?: ReadonlyMap<SpotKey, readonly Mark[]>;
  /** Arrows between squares of one board. */
  arrows?: readonly Arrow[] | undefined;
  /** Of a board in this list only these ranks are drawn, lowest and highest. */
  spans?: ReadonlyMap<number, readonly [number, number]> | undefined;
  /** Pieces shown as outlines on empty squares: lost ones that may be replaced. */
  ghosts?: ReadonlyMap<SpotKey, Piece> | undefined;
  /** The colour drawn faintly, by board number. */
  faint?: ReadonlyMap<number, Color> | undefined;
  /** A promotion to be chosen, on its square. */
  promotion?: { spot: SpotKey; color: Color; kinds: readonly PromotionKind[] } | null;
  /** The ply that has just been played, to be animated from one end to the other. */
  animate?: Move | null;
  /** A ply that waits to be confirmed: its piece stands in outline where it goes. */
  proposed?: Move | null;
  /** Where a piece may go is not shown. */
  quiet?: boolean;
  /** No piece can be taken hold of (the game is over, or an earlier position is shown). */
  still?: boolean;
  /** Nothing can be chosen or reached by keys: each board is one picture, told by its name. */
  picture?: boolean;
  /** The spoken name of each board. */
  names: ReadonlyMap<number, string>;
  strings: ViewStrings;
}

export interface ViewStrings {
  /** "white knight" by "wn". */
  pieces: Readonly<Record<`${Color}${Kind}`, string>>;
  /** What is said of a marked square. */
  marks: Readonly<Partial<Record<Mark, string>>>;
  empty: string;
  /** With {piece}: an outline on an empty square. */
  ghost: string;
  /** The name of the promotion picker. */
  promote: string;
}

export type Intent =
  | { type: 'spot'; spot: SpotKey } // clicked, tapped, or Enter or Space
  | { type: 'lift'; spot: SpotKey } // a drag has begun
  | { type: 'drop'; from: SpotKey; to: SpotKey | null; broken?: true } // a drag has ended on a square, or nowhere; or been broken off
  | { type: 'hover'; spot: SpotKey | null } // the pointer or the focus is on a square
  | { type: 'promote'; kind: PromotionKind }
  | { type: 'cancel' };

/** Who plays: names of the two people, which of them began, and whether by lot. */
export interface Seating {
  names: [string, string];
  began: 0 | 1;
  lot: boolean;
}

export type OnIntent = (intent: Intent) => void;
