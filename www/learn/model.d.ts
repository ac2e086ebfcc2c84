// What courses and rules pages are made of: plain data. The words are in locale/, their keys are in keys.js.

import type { Color, EndReason, GameEvent, Kind, Move, Player, Reason, RuleId } from '../../pkg/index.js';
import type { Mark } from '../../pkg/view/model.js';

/** A square with its board, as the board view has it: "1:e2", on a single board too. */
export type SpotKey = string;

/** What is drawn on boards beside the pieces. */
export interface Show {
  /** The boards that matter; the others may be folded. */
  boards: readonly number[];
  /** The ranks that matter, lowest and highest; all when absent. */
  ranks?: readonly [number, number];
  marks?: Readonly<Record<SpotKey, Mark>>;
  arrows?: readonly (readonly [SpotKey, SpotKey])[];
}

/** An event of a ply: what is named must be so. For `over` the winner and the reason are those of the outcome. */
export interface EventPattern {
  type: GameEvent['type'];
  board?: number;
  by?: Player;
  player?: Player;
  left?: number;
  slot?: 'A' | 'B';
  winner?: Player | null;
  reason?: EndReason;
  rule?: RuleId;
}

/** A legal ply: what is named must be so. An empty one fits every ply. */
export interface PlyPattern {
  code?: readonly string[];
  kind?: Move['kind'];
  piece?: readonly Kind[];
  from?: readonly SpotKey[];
  to?: readonly SpotKey[];
  /** The board arrived on. */
  board?: number;
  capture?: readonly Kind[];
  promotion?: readonly NonNullable<Move['promotion']>[];
  /** One of its events is so. */
  brings?: EventPattern;
  /** None of its events is so. */
  avoids?: EventPattern;
}

/** A ply of the learner, and what the page plays after it, for both sides if need be. */
export interface Due {
  accept: PlyPattern;
  replies?: readonly string[];
}

export type Goal =
  /** One ply after another. A ply is right only if the rest can still be done. */
  | { kind: 'plies'; dues: readonly Due[] }
  /** A ply of this kind within so many plies of the learner's own turn, by any way. */
  | { kind: 'reach'; within: number; ply: PlyPattern }
  /** A whole turn, after which the opponent has no such ply in his. */
  | { kind: 'ward'; threat: PlyPattern }
  /** Why is this ply illegal? One reason of several; the rules say which. */
  | { kind: 'ask'; code: string; choices: readonly Reason[] };

/** A ply that a learner may try in vain: illegal with its reason and rule, or legal but not the task. */
export interface Try {
  /** Own plies before it, right ones. */
  after?: readonly string[];
  code: string;
  reason?: Reason;
  rule?: RuleId;
}

export interface Step {
  /** With the course's id it makes the keys of its words. */
  id: string;
  position: string;
  /** Whom the learner plays. */
  player: Player;
  goal: Goal;
  show: Show;
  /** The conditions to be listed beside the board, the failed one marked (conditions.js). */
  checklist?: Checklist;
  /** How many hints there are: shown one after another. */
  hints: 1 | 2;
  /** Legal plies that have a sentence of their own; the first that fits. Others have `other`. */
  wrong?: readonly PlyPattern[];
  /** The learner's plies; none for a question. */
  solution: readonly string[];
  tries: readonly Try[];
  /** What the step teaches; named with the sentence at its end. */
  rules: readonly RuleId[];
}

export interface Course {
  /** The name of a layout. */
  id: string;
  steps: readonly Step[];
}

export type Checklist = 'placement' | 'transfer' | 'tranzit';

/** What the rules say of a ply that was tried. */
export type Verdict = { legal: true } | { legal: false; reason: Reason; rule: RuleId };

export interface Condition {
  /** The key of its words. */
  key: string;
  rule: RuleId;
  /** `unknown`: the rules stop at the first condition that fails. */
  state: 'met' | 'failed' | 'unknown';
}

/** What came of a ply that was tried. The game itself has not been touched. */
export type Outcome =
  /** Illegal. */
  | { type: 'refused'; reason: Reason; rule: RuleId }
  /** Legal, but not the task: the key of a sentence. `threat`: how the opponent would then do it. */
  | { type: 'other'; key: string; threat?: readonly string[] }
  /** To be played, and then the replies. `at`: how many own plies are done. */
  | { type: 'right'; at: number; replies: readonly string[]; done: boolean };

/** What came of an answer to a question. */
export type Answer = { right: boolean; reason: Reason; rule: RuleId };

/** Who says it: the author's text, we, both in part, or the FIDE Laws. */
export type Said = 'author' | 'reading' | 'both' | 'fide';

/** A ply that a reader may try in a diagram; illegal if it has a reason. */
export interface Demo {
  code: string;
  reason?: Reason;
  rule?: RuleId;
  brings?: EventPattern;
}

export interface Diagram {
  position: string;
  show: Show;
  /** Plies to step through. */
  line?: readonly string[];
  /** An event of the line's last ply. */
  brings?: EventPattern;
  /** Plies to try, from the position after the line. */
  demos?: readonly Demo[];
}

export interface Section {
  rule: RuleId;
  said: Said;
  /** Who says it of orthodox chess, which has no author, if that is another. */
  alone?: Said;
  /** Another reading is as good as ours: it has a sentence that says so. */
  open?: true;
  diagrams: readonly Diagram[];
}

export interface Group {
  /** With the page's id it makes the key of its title. */
  id: string;
  sections: readonly Section[];
}

export interface RulesPage {
  /** The name of a layout. */
  id: string;
  groups: readonly Group[];
  /** Rules of all games that count here too; their sections stand on the page `single`. */
  common: readonly RuleId[];
}

/** Steps done, by course. */
export type Progress = Readonly<Record<string, readonly string[]>>;

export type { Color, EndReason, GameEvent, Kind, Mark, Move, Player, Reason, RuleId };
