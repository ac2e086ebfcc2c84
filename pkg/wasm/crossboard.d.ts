/* tslint:disable */
/* eslint-disable */

/**
 * A game. No argument whatever makes it trap, and what fails leaves it as it was.
 */
export class RawGame {
    private constructor();
    free(): void;
    [Symbol.dispose](): void;
    /**
     * Agrees a draw of a board (from 1) or the match; the entry, packed.
     */
    agreeDraw(board?: number | null): number;
    /**
     * What the piece on a spot might do: pairs of a packed move and why not.
     */
    candidates(spot: number): number;
    /**
     * A copy with its past.
     */
    copy(): RawGame;
    /**
     * Plays what an entry's text says; its entry, packed.
     */
    enter(text: string): number;
    /**
     * Why a ply is illegal: one number, as behind a candidate.
     */
    explain(code: string): number;
    /**
     * A player's time is out; the entry, packed.
     */
    flag(number: number): number;
    /**
     * Reads a link. Nothing where that fails: the last failure says why.
     */
    static fromLink(text: string): RawGame | undefined;
    /**
     * Reads a record, in any form, of a game if it is named: the game after its main line. Nothing where that fails: the
     * last failure says why.
     */
    static fromRecord(text: string, game: string): RawGame | undefined;
    /**
     * The history, packed: one entry after the other.
     */
    history(): number;
    /**
     * The id of the game.
     */
    id(): number;
    /**
     * Whether a text is a legal ply.
     */
    isLegal(code: string): boolean;
    /**
     * How many entries the history has.
     */
    length(): number;
    /**
     * The game in the letters of a link.
     */
    link(): number;
    /**
     * Every legal ply, packed.
     */
    moves(): number;
    /**
     * The notation of a legal ply.
     */
    notation(code: string, style_bits: number): number;
    /**
     * The notation of the whole history, a line each.
     */
    notations(style_bits: number): number;
    /**
     * Begins a game, from its start or from a position text. Nothing where that fails: the last failure says why.
     */
    static open(id: string, position?: string | null): RawGame | undefined;
    /**
     * Reads the notation of a ply, in a language: 1 English, 2 Russian, 0 if it is not known. The move, packed.
     */
    parseMove(text: string, language: number): number;
    /**
     * The number of sequences of that many plies; no number where there are more than allowed. JavaScript's numbers
     * are exact up to 2^53, and no count gets there.
     */
    perft(depth: number, max_nodes: number): number;
    /**
     * Plays a ply; its entry, packed.
     */
    play(code: string): number;
    /**
     * The text of the position after that many entries; beyond the present, the present one.
     */
    positionAt(ply: number): number;
    /**
     * The text of the position.
     */
    position(): number;
    /**
     * Brings back what was taken back last; `false` if there is nothing.
     */
    redo(): boolean;
    /**
     * Resigns a board (from 1) or the match; the entry, packed.
     */
    resign(number: number, board?: number | null): number;
    /**
     * What might come from another board to a spot: as `candidates`.
     */
    sources(spot: number): number;
    /**
     * The text of the position it began with.
     */
    start(): number;
    /**
     * The snapshot after that many entries, packed; beyond the present, the present one.
     */
    stateAt(ply: number): number;
    /**
     * The snapshot of the present, packed.
     */
    state(): number;
    /**
     * Takes the last entry back; `false` if there is none.
     */
    undo(): boolean;
}

/**
 * A line of plies. No argument whatever makes it trap, and what fails leaves it as it was.
 */
export class RawLine {
    private constructor();
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
     * Begins a line, from the start of a game or from a position text. Nothing where that fails: the last failure
     * says why.
     */
    static open(id: string, position?: string | null): RawLine | undefined;
    /**
     * The number of sequences of that many plies; no number where there are more than allowed.
     */
    perft(depth: number, max_nodes: number): number;
    /**
     * Plays a packed ply; `false` if it is illegal.
     */
    play(word: number): boolean;
    /**
     * The text of the position.
     */
    position(): number;
    /**
     * Takes the last ply back; `false` if there is none.
     */
    undo(): boolean;
}

/**
 * What is fixed about each game, in the order of the list: a line each, with the id, the numbers of boards, files and
 * ranks, and the start position, parted by tabulators.
 */
export function infos(): number;

/**
 * Where the last failure lies.
 */
export function lastFailure(): number;

/**
 * Reads a record, in any form, of a game if it is named: all that it holds, packed.
 */
export function readRecord(text: string, game: string): number;

/**
 * What a text looks like, and the game if that shows, parted by a tabulator.
 */
export function recogniseText(text: string): number;

/**
 * The version of the package.
 */
export function version(): number;

/**
 * The stable words, whose places are the numbers in packed buffers: the reasons of refusals, those of ends, and the
 * rules, a line each, parted by spaces.
 */
export function words(): number;

/**
 * Writes a packed record, in a form, a style and a language.
 */
export function writeRecord(packed: string, form: string, style_bits: number): number;

export type InitInput = RequestInfo | URL | Response | BufferSource | WebAssembly.Module;

export interface InitOutput {
    readonly memory: WebAssembly.Memory;
    readonly __wbg_rawgame_free: (a: number, b: number) => void;
    readonly __wbg_rawline_free: (a: number, b: number) => void;
    readonly infos: () => number;
    readonly lastFailure: () => number;
    readonly rawgame_agreeDraw: (a: number, b: number) => number;
    readonly rawgame_candidates: (a: number, b: number) => number;
    readonly rawgame_copy: (a: number) => number;
    readonly rawgame_enter: (a: number, b: number, c: number) => number;
    readonly rawgame_explain: (a: number, b: number, c: number) => number;
    readonly rawgame_flag: (a: number, b: number) => number;
    readonly rawgame_fromLink: (a: number, b: number) => number;
    readonly rawgame_fromRecord: (a: number, b: number, c: number, d: number) => number;
    readonly rawgame_history: (a: number) => number;
    readonly rawgame_id: (a: number) => number;
    readonly rawgame_isLegal: (a: number, b: number, c: number) => number;
    readonly rawgame_length: (a: number) => number;
    readonly rawgame_link: (a: number) => number;
    readonly rawgame_moves: (a: number) => number;
    readonly rawgame_notation: (a: number, b: number, c: number, d: number) => number;
    readonly rawgame_notations: (a: number, b: number) => number;
    readonly rawgame_open: (a: number, b: number, c: number, d: number) => number;
    readonly rawgame_parseMove: (a: number, b: number, c: number, d: number) => number;
    readonly rawgame_perft: (a: number, b: number, c: number) => number;
    readonly rawgame_play: (a: number, b: number, c: number) => number;
    readonly rawgame_position: (a: number) => number;
    readonly rawgame_positionAt: (a: number, b: number) => number;
    readonly rawgame_redo: (a: number) => number;
    readonly rawgame_resign: (a: number, b: number, c: number) => number;
    readonly rawgame_sources: (a: number, b: number) => number;
    readonly rawgame_start: (a: number) => number;
    readonly rawgame_state: (a: number) => number;
    readonly rawgame_stateAt: (a: number, b: number) => number;
    readonly rawgame_undo: (a: number) => number;
    readonly rawline_list: (a: number) => number;
    readonly rawline_listAt: (a: number) => number;
    readonly rawline_open: (a: number, b: number, c: number, d: number) => number;
    readonly rawline_perft: (a: number, b: number, c: number) => number;
    readonly rawline_play: (a: number, b: number) => number;
    readonly rawline_position: (a: number) => number;
    readonly rawline_undo: (a: number) => number;
    readonly readRecord: (a: number, b: number, c: number, d: number) => number;
    readonly recogniseText: (a: number, b: number) => number;
    readonly version: () => number;
    readonly words: () => number;
    readonly writeRecord: (a: number, b: number, c: number, d: number, e: number) => number;
    readonly __wbindgen_externrefs: WebAssembly.Table;
    readonly __wbindgen_malloc: (a: number, b: number) => number;
    readonly __wbindgen_realloc: (a: number, b: number, c: number, d: number) => number;
    readonly __wbindgen_free: (a: number, b: number, c: number) => void;
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
