// @ts-check
/**
 * The JavaScript libraries behind one face: perft with every leaf made, through what each offers to everybody, and
 * all legal moves as it gives them. Only what is called here is declared: the peers are not there when types are
 * checked.
 *
 * @typedef {object} Peer
 * @property {string} name
 * @property {string} form what its moves are
 * @property {(text: string) => ((depth: number) => number)} perft with every leaf made
 * @property {(text: string) => (() => number)} moves generates all legal moves and says how many there are
 *
 * @typedef {{ isPromotion(): boolean }} Descriptor
 * @typedef {{ moves(): Descriptor[], play(move: Descriptor): boolean }} KokopuPosition
 * @typedef {{ Position: { new (from: string | KokopuPosition): KokopuPosition } }} Kokopu
 *
 * @typedef {Iterable<number> & { size(): number }} SquareSet
 * @typedef {{ pawn: { has(square: number): boolean } }} ChessopsBoard
 * @typedef {'queen' | 'rook' | 'bishop' | 'knight'} Role
 * @typedef {object} ChessopsPosition
 * @property {ChessopsBoard} board
 * @property {() => ChessopsPosition} clone
 * @property {() => Map<number, SquareSet>} allDests
 * @property {(move: { from: number, to: number, promotion?: Role }) => void} play
 * @typedef {{ unwrap(): ChessopsPosition }} Result
 * @typedef {{ Chess: { fromSetup(setup: unknown): Result } }} Chessops
 * @typedef {{ parseFen(text: string): { unwrap(): unknown } }} ChessopsFen
 *
 * @typedef {{ perft(depth: number): number, moves(options: { verbose: true }): object[] }} ChessJsGame
 * @typedef {{ Chess: { new (text: string): ChessJsGame } }} ChessJs
 *
 * @typedef {{ legalMoves(): string, push(move: string): boolean, pop(): void }} FfishBoard
 * @typedef {object} Ffish
 * @property {{ new (variant: string, text: string): FfishBoard }} [Board]
 * @property {() => void} [onRuntimeInitialized]
 */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** @returns {Peer} */
function kokopu() {
  /** @type {Kokopu} */
  const { Position } = require('kokopu');
  /** @param {KokopuPosition} position @param {number} depth @returns {number} */
  const perft = (position, depth) => {
    if (depth === 0) return 1;
    let nodes = 0;
    for (const move of position.moves()) {
      // There is no way back: a copy is played on.
      const next = new Position(position);
      next.play(move);
      nodes += perft(next, depth - 1);
    }
    return nodes;
  };
  return {
    name: 'kokopu',
    form: 'descriptors',
    perft: (text) => (depth) => perft(new Position(text), depth),
    moves: (text) => {
      const position = new Position(text);
      return () => position.moves().length;
    },
  };
}

/** @returns {Promise<Peer>} */
async function chessops() {
  /** @type {Chessops} */
  const { Chess } = await import(String('chessops/chess'));
  /** @type {ChessopsFen} */
  const { parseFen } = await import(String('chessops/fen'));
  /** @type {Role[]} */
  const roles = ['queen', 'rook', 'bishop', 'knight'];
  /** @param {string} text */
  const read = (text) => Chess.fromSetup(parseFen(text).unwrap()).unwrap();
  /** @param {number} from @param {number} to @param {ChessopsBoard} board */
  const promotes = (from, to, board) => (to < 8 || to >= 56) && board.pawn.has(from);
  /** @param {ChessopsPosition} position @param {number} depth @returns {number} */
  const perft = (position, depth) => {
    if (depth === 0) return 1;
    let nodes = 0;
    for (const [from, targets] of position.allDests()) {
      for (const to of targets) {
        for (const promotion of promotes(from, to, position.board) ? roles : [undefined]) {
          const next = position.clone();
          next.play(promotion ? { from, to, promotion } : { from, to });
          nodes += perft(next, depth - 1);
        }
      }
    }
    return nodes;
  };
  return {
    name: 'chessops',
    form: 'destination map',
    perft: (text) => (depth) => perft(read(text), depth),
    moves: (text) => {
      const position = read(text);
      return () => {
        let count = 0;
        for (const [, targets] of position.allDests()) count += targets.size();
        return count;
      };
    },
  };
}

/** @returns {Promise<Peer>} */
async function chessJs() {
  /** @type {ChessJs} */
  const { Chess } = await import(String('chess.js'));
  return {
    name: 'chess.js',
    form: 'verbose',
    // Its own perft makes every leaf, through what it keeps to itself: its moves() alone would take a thousand times
    // as long.
    perft: (text) => {
      const game = new Chess(text);
      return (depth) => game.perft(depth);
    },
    moves: (text) => {
      const game = new Chess(text);
      return () => game.moves({ verbose: true }).length;
    },
  };
}

/**
 * It takes a fetch that is there for one that reads files, and wants to be told of everybody's errors.
 * @returns {Ffish}
 */
function requireFfish() {
  const { fetch } = globalThis;
  const events = ['uncaughtException', 'unhandledRejection'];
  const before = new Set(events.flatMap((event) => process.listeners(/** @type {'uncaughtException'} */ (event))));
  try {
    Reflect.deleteProperty(globalThis, 'fetch');
    return require('ffish');
  } finally {
    globalThis.fetch = fetch;
    for (const event of events) {
      for (const listener of process.listeners(/** @type {'uncaughtException'} */ (event))) {
        if (!before.has(listener)) process.off(event, listener);
      }
    }
  }
}

/** @returns {Promise<Peer>} */
async function ffish() {
  const module = requireFfish();
  if (!module.Board) {
    await new Promise((resolve) => {
      module.onRuntimeInitialized = () => resolve(undefined);
    });
  }
  const { Board } = module;
  if (!Board) throw new Error('ffish has no Board');
  /** @param {FfishBoard} board */
  const list = (board) => {
    const text = board.legalMoves();
    return text === '' ? [] : text.split(' ');
  };
  /** @param {FfishBoard} board @param {number} depth @returns {number} */
  const perft = (board, depth) => {
    if (depth === 0) return 1;
    let nodes = 0;
    for (const move of list(board)) {
      board.push(move);
      nodes += perft(board, depth - 1);
      board.pop();
    }
    return nodes;
  };
  return {
    name: 'ffish',
    form: 'strings',
    perft: (text) => {
      const board = new Board('chess', text);
      return (depth) => perft(board, depth);
    },
    moves: (text) => {
      const board = new Board('chess', text);
      return () => list(board).length;
    },
  };
}

const PEERS = { kokopu, chessops, 'chess.js': chessJs, ffish };

/** The names of the peers. */
export const NAMES = Object.keys(PEERS);

/**
 * Loads the peers, or the one of a name.
 * @param {string} [name]
 * @returns {Promise<Peer[]>}
 */
export async function peers(name) {
  const found = [];
  for (const [known, load] of Object.entries(PEERS)) if (name === undefined || name === known) found.push(await load());
  return found;
}
