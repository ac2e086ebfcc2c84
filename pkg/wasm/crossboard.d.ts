/* tslint:disable */
/* eslint-disable */

/** What is thrown, as a plain object: the package's face makes an error of it. */
export type Failure =
| { error: "unknown-game" }
| { error: "position"; field: string; fault: string; offset: number; board?: number }
| { error: "no-entry" }
| { error: "illegal"; reason: string; rule: string }
| { error: "game-over" }
| { error: "board-not-in-play" }
| { error: "limit" };
/** Why a ply is illegal. */
export interface RawRefusal { reason: string; rule: string }



/**
 * A game. No argument whatever makes it trap, and what fails leaves it as it was.
 */
export class RawGame {
    free(): void;
    [Symbol.dispose](): void;
    /**
     * Agrees a draw of a board (from 1) or the match; the entry, packed. Throws a `Failure`.
     */
    agreeDraw(board?: number | null): Uint32Array;
    /**
     * What the piece on a spot might do: pairs of a packed move and why not.
     */
    candidates(spot: number): Uint32Array;
    /**
     * A copy with its past.
     */
    copy(): RawGame;
    /**
     * Plays what an entry's text says; its entry, packed. Throws a `Failure`.
     */
    enter(text: string): Uint32Array;
    /**
     * Why a ply is illegal; nothing if it is legal. Throws a `Failure`.
     */
    explain(code: string): RawRefusal | undefined;
    /**
     * A player's time is out; the entry, packed. Throws a `Failure`.
     */
    flag(number: number): Uint32Array;
    /**
     * The history, packed.
     */
    history(): Uint32Array;
    /**
     * Whether a text is a legal ply.
     */
    isLegal(code: string): boolean;
    /**
     * How many entries the history has.
     */
    length(): number;
    /**
     * Every legal ply, packed.
     */
    moves(): Uint32Array;
    /**
     * Begins a game, from its start or from a position text. Throws a `Failure`.
     */
    constructor(id: string, position?: string | null);
    /**
     * The number of sequences of that many plies. Throws a `Failure`. The numbers are whole: JavaScript's are
     * exact up to 2^53, and no count gets there.
     */
    perft(depth: number, max_nodes: number): number;
    /**
     * Plays a ply; its entry, packed. Throws a `Failure`.
     */
    play(code: string): Uint32Array;
    /**
     * The text of the position after that many entries; nothing beyond the present.
     */
    positionAt(ply: number): string | undefined;
    /**
     * The text of the position.
     */
    position(): string;
    /**
     * Brings back what was taken back last; `false` if there is nothing.
     */
    redo(): boolean;
    /**
     * Resigns a board (from 1) or the match; the entry, packed. Throws a `Failure`.
     */
    resign(number: number, board?: number | null): Uint32Array;
    /**
     * What might come from another board to a spot: as `candidates`.
     */
    sources(spot: number): Uint32Array;
    /**
     * The text of the position it began with.
     */
    start(): string;
    /**
     * The snapshot after that many entries, packed; nothing beyond the present.
     */
    stateAt(ply: number): Uint32Array | undefined;
    /**
     * The snapshot of the present, packed.
     */
    state(): Uint32Array;
    /**
     * Takes the last entry back; `false` if there is none.
     */
    undo(): boolean;
}

/**
 * A line of plies. No argument whatever makes it trap, and what fails leaves it as it was.
 */
export class RawLine {
    free(): void;
    [Symbol.dispose](): void;
    /**
     * Where the list lies in the memory, in bytes.
     */
    listAt(): number;
    /**
     * Lists every legal ply as a packed move with the bits of the ply alone. Returns how many; they lie at `list_at`.
     */
    list(): number;
    /**
     * Begins a line, from the start of a game or from a position text. Throws a `Failure`.
     */
    constructor(id: string, position?: string | null);
    /**
     * The number of sequences of that many plies. Throws a `Failure`.
     */
    perft(depth: number, max_nodes: number): number;
    /**
     * Plays a packed ply; `false` if it is illegal.
     */
    play(word: number): boolean;
    /**
     * The text of the position.
     */
    position(): string;
    /**
     * Takes the last ply back; `false` if there is none.
     */
    undo(): boolean;
}

/**
 * What is fixed about each game, in the order of the list: a line each, with the id, the numbers of boards, files and
 * ranks, and the start position, parted by tabulators.
 */
export function infos(): string;

/**
 * The version of the package.
 */
export function version(): string;

/**
 * The stable words, whose places are the numbers in packed buffers: the reasons of refusals, those of ends, and the
 * rules, a line each, parted by spaces.
 */
export function words(): string;

export type InitInput = RequestInfo | URL | Response | BufferSource | WebAssembly.Module;

export interface InitOutput {
    readonly memory: WebAssembly.Memory;
    readonly __wbg_rawgame_free: (a: number, b: number) => void;
    readonly __wbg_rawline_free: (a: number, b: number) => void;
    readonly infos: () => [number, number];
    readonly rawgame_agreeDraw: (a: number, b: number) => [number, number, number, number];
    readonly rawgame_candidates: (a: number, b: number) => [number, number];
    readonly rawgame_copy: (a: number) => number;
    readonly rawgame_enter: (a: number, b: number, c: number) => [number, number, number, number];
    readonly rawgame_explain: (a: number, b: number, c: number) => [number, number, number];
    readonly rawgame_flag: (a: number, b: number) => [number, number, number, number];
    readonly rawgame_history: (a: number) => [number, number];
    readonly rawgame_isLegal: (a: number, b: number, c: number) => number;
    readonly rawgame_length: (a: number) => number;
    readonly rawgame_moves: (a: number) => [number, number];
    readonly rawgame_new: (a: number, b: number, c: number, d: number) => [number, number, number];
    readonly rawgame_perft: (a: number, b: number, c: number) => [number, number, number];
    readonly rawgame_play: (a: number, b: number, c: number) => [number, number, number, number];
    readonly rawgame_position: (a: number) => [number, number];
    readonly rawgame_positionAt: (a: number, b: number) => [number, number];
    readonly rawgame_redo: (a: number) => number;
    readonly rawgame_resign: (a: number, b: number, c: number) => [number, number, number, number];
    readonly rawgame_sources: (a: number, b: number) => [number, number];
    readonly rawgame_start: (a: number) => [number, number];
    readonly rawgame_state: (a: number) => [number, number];
    readonly rawgame_stateAt: (a: number, b: number) => [number, number];
    readonly rawgame_undo: (a: number) => number;
    readonly rawline_list: (a: number) => number;
    readonly rawline_listAt: (a: number) => number;
    readonly rawline_new: (a: number, b: number, c: number, d: number) => [number, number, number];
    readonly rawline_perft: (a: number, b: number, c: number) => [number, number, number];
    readonly rawline_play: (a: number, b: number) => number;
    readonly rawline_position: (a: number) => [number, number];
    readonly rawline_undo: (a: number) => number;
    readonly version: () => [number, number];
    readonly words: () => [number, number];
    readonly __wbindgen_externrefs: WebAssembly.Table;
    readonly __wbindgen_free: (a: number, b: number, c: number) => void;
    readonly __externref_table_dealloc: (a: number) => void;
    readonly __wbindgen_malloc: (a: number, b: number) => number;
    readonly __wbindgen_realloc: (a: number, b: number, c: number, d: number) => number;
    readonly __wbindgen_start: () => void;
}

export type SyncInitInput = BufferSource | WebAssembly.Module;

/**
 * Instantiates the given `module`, which can either be bytes or
 * a precompiled `WebAssembly.Module`.
 *
 * @param {{ module: SyncInitInput }} module - Passing `SyncInitInput` directly is deprecated.
 *
 * @returns {InitOutput}
 */
export function initSync(module: { module: SyncInitInput } | SyncInitInput): InitOutput;

/**
 * If `module_or_path` is {RequestInfo} or {URL}, makes a request and
 * for everything else, calls `WebAssembly.instantiate` directly.
 *
 * @param {{ module_or_path: InitInput | Promise<InitInput> }} module_or_path - Passing `InitInput` directly is deprecated.
 *
 * @returns {Promise<InitOutput>}
 */
export default function __wbg_init (module_or_path?: { module_or_path: InitInput | Promise<InitInput> } | InitInput | Promise<InitInput>): Promise<InitOutput>;
