// Uses all of the package's face, with the types it must have. It is compiled against the packed package.
import type * as main from 'crossboard';
import {
  ArgumentError,
  type BoardState,
  type Candidate,
  type Color,
  CrossboardError,
  describe,
  type EndReason,
  type Entry,
  type ErrorCode,
  type Expected,
  FreedError,
  Game,
  type GameEvent,
  type GameId,
  type GameInfo,
  type GameJSON,
  GameOverError,
  type GameRecord,
  type GameState,
  games,
  IllegalMoveError,
  type InitInput,
  init,
  initSync,
  type Kind,
  LimitError,
  type Move,
  NotationError,
  NotReadyError,
  type Outcome,
  type Piece,
  type Played,
  type Player,
  PositionError,
  type Reason,
  type Recognised,
  RecordError,
  type RecordNode,
  type RuleId,
  readRecord,
  recognise,
  type Spot,
  type SpotLike,
  type Square,
  version,
  writeRecord,
} from 'crossboard';
import en from 'crossboard/locale/en.json' with { type: 'json' };
import type * as raw from 'crossboard/raw';
import * as slim from 'crossboard/slim';
import * as web from 'crossboard/web';

/** Whether two types are the same, `any` being the same as nothing but itself. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
type IsAny<T> = 0 extends 1 & T ? true : false;
/** Compiles if it is given `true` alone. */
declare function must<_T extends true>(): void;
declare function mustNot<_T extends false>(): void;

must<Same<GameId, 'orthodox' | 'four-board' | 'tranzit' | 'double-move'>>();
must<Same<Square, string>>();
must<Same<SpotLike, Spot | string>>();
must<Same<Color, 'w' | 'b'>>();
must<Same<Kind, 'k' | 'q' | 'r' | 'b' | 'n' | 'p'>>();
must<Same<Player, 'first' | 'second'>>();
must<Same<Move['kind'], 'move' | 'placement' | 'transfer' | 'tranzit'>>();
must<Same<typeof init, (module?: InitInput) => Promise<void>>>();
must<Same<typeof initSync, (module?: BufferSource | WebAssembly.Module) => void>>();
must<Same<GameState['boards'], BoardState[]>>();
must<Same<Outcome['rule'], RuleId>>();
must<Same<Candidate['kind'], Move['kind']>>();

// The unions are closed: words and ids, not strings.
mustNot<Same<Reason, string>>();
mustNot<Same<EndReason, string>>();
mustNot<Same<RuleId, string>>();
mustNot<Same<ErrorCode, string>>();
mustNot<Same<Expected, string>>();
mustNot<Same<Recognised['kind'], string>>();
const rule: RuleId = 'F11';
// @ts-expect-error there is no such rule
const none: RuleId = 'F99';
// @ts-expect-error there is no such game
new Game('chess');

mustNot<IsAny<ReturnType<Game['state']>>>();
mustNot<IsAny<ReturnType<Game['moves']>[number]>>();
mustNot<IsAny<ReturnType<Game['history']>[number]>>();
mustNot<IsAny<ReturnType<Game['explain']>>>();
mustNot<IsAny<ReturnType<Game['toJSON']>>>();

// The other entries have the same names with the same types.
must<Same<keyof typeof slim, keyof typeof main>>();
must<Same<keyof typeof web, keyof typeof main>>();
must<Same<typeof slim.Game, typeof Game>>();
must<Same<typeof web.Game, typeof Game>>();
must<Same<typeof slim.init, typeof init>>();
must<Same<keyof typeof raw extends never ? true : false, false>>();

/** Everything a game does. */
export async function all(bytes: Uint8Array<ArrayBuffer>, compiled: WebAssembly.Module): Promise<string> {
  await init();
  await slim.init(bytes);
  await web.init(new URL('https://example.org/x.wasm'));
  initSync();
  slim.initSync(compiled);
  const info: GameInfo | undefined = games[0];
  const id: GameId = info?.id ?? 'tranzit';
  const names: [string, string] = [info?.names.en ?? '', info?.names.ru ?? ''];
  const counts: number[] = info ? [info.boards, info.files, info.ranks] : [];
  // @ts-expect-error the list is read only
  games.push(info);

  using game = new Game(id, info?.start);
  const again: Game = Game.fromJSON(game.toJSON());
  const json: GameJSON = again.toJSON();
  must<Same<GameJSON['v'], 1>>();
  const entries: string[] = json.entries;
  const copy: Game = game.clone();
  // @ts-expect-error the id is read only
  copy.id = 'orthodox';
  const start: string = game.start;

  const spot: Spot = { board: 1, square: 'e2' };
  const moves: Move[] = [
    ...game.moves(),
    ...game.moves(spot),
    ...game.placements('3:b1'),
    ...game.transfers(),
    ...game.tranzits(spot),
  ];
  const candidates: Candidate[] = [...game.candidates('1:e2'), ...game.sources({ board: 1, square: 'e4' })];
  const why: [Reason | undefined, RuleId | undefined] = [candidates[0]?.reason, candidates[0]?.rule];
  const answer = game.explain('1:e2e4');
  if (!answer.legal) {
    must<Same<typeof answer.reason, Reason>>();
    must<Same<typeof answer.rule, RuleId>>();
  }
  const code = moves.find(({ code }) => game.isLegal(code))?.code ?? '';
  const played: Played = game.play(code);
  const piece: Piece = played.capture ?? played.piece;
  const promotion: 'q' | 'r' | 'b' | 'n' | undefined = played.promotion;
  const castling: 'king' | 'queen' | undefined = played.castling;
  const enPassant: true | undefined = played.enPassant;
  const undone: boolean = game.undo() && game.redo();
  const ends: Entry[] = [game.resign('first', 1), game.agreeDraw(), game.flag('second'), ...game.history()];
  for (const entry of ends) if (entry.kind === 'resign') must<Same<typeof entry.player, Player | undefined>>();
  for (const event of played.events) sentence(event);

  const state: GameState = game.state();
  const earlier: GameState = game.at(0);
  const texts: string[] = [
    game.position(),
    game.positionAt(0),
    describe('F11', 'en'),
    describe(played.events[0] ?? rule, 'ru'),
  ];
  const slots: { A: number | null; B: number | null; at: 'A' | 'B'; cycle: number } | undefined = state.slots;
  const points: [number, number] | undefined = state.points ?? state.outcome?.points;
  const forced: Spot | undefined = earlier.forced;
  for (const board of state.boards) {
    must<Same<typeof board.role, 'initial' | 'control' | 'board'>>();
    must<Same<typeof board.status, 'reserve' | 'play' | 'closed' | 'gone'>>();
    must<Same<typeof board.white, Player>>();
    const result: 'w' | 'b' | '=' | undefined = board.result;
    const lost: Piece[] | undefined = board.lost;
    const turn: Color | undefined = board.turn;
    for (const { square, piece } of board.pieces)
      texts.push(square, piece.kind, piece.color, String([result, lost, turn]));
  }
  const record: GameRecord = readRecord(game.record({ form: 'codes', language: 'ru', tags: { First: 'Anna' } }), {
    game: id,
  });
  const line: RecordNode[] = record.line;
  texts.push(
    game.notation(moves[0] ?? 'e2e4', { pieces: 'figurine' }),
    ...game.notations(),
    writeRecord({ ...record, line }),
  );
  texts.push(
    game.parseMove('e4', { language: 'en' }).code,
    Game.fromRecord(texts[0] ?? '').toLink(),
    recognise('x').kind,
  );
  Game.fromLink('').free();
  // @ts-expect-error there is no such form
  game.record({ form: 'table' });
  try {
    game.parseMove('x');
  } catch (error) {
    if (error instanceof RecordError) must<Same<typeof error.expected, Expected>>();
    if (error instanceof NotationError) texts.push(...error.codes, ...error.legal);
  }
  const nodes: number = game.perft(3, { maxNodes: 1e6 });
  game.free();
  return String([
    names,
    counts,
    entries,
    start,
    why,
    piece,
    promotion,
    castling,
    enPassant,
    undone,
    slots,
    points,
    forced,
    nodes,
    version,
    en,
    none,
  ]);
}

/** Each event, by its type, with what it bears. */
function sentence(event: GameEvent): string {
  switch (event.type) {
    case 'board-won':
      return `${event.board} ${event.by satisfies Player} ${event.rule satisfies RuleId}`;
    case 'board-drawn':
    case 'board-closed':
      return `${event.board} ${event.rule}`;
    case 'board-enters':
      return `${event.board} ${event.slot satisfies 'A' | 'B'}`;
    case 'king-must-hop':
      return `${event.player} ${event.from.square}`;
    case 'king-captured':
      return `${event.spot.square} ${event.left}`;
    case 'over':
      return `${event.outcome.winner satisfies Player | null} ${event.outcome.reason satisfies EndReason}`;
    default:
      return event satisfies never;
  }
}

/** Errors are told apart by class or by code. */
export function told(error: unknown): ErrorCode | null {
  if (error instanceof PositionError)
    return `${error.field}${error.offset satisfies number}${error.board ?? ''}` ? error.code : null;
  if (error instanceof IllegalMoveError) return error.reason && error.rule ? error.code : null;
  const others = [NotReadyError, ArgumentError, GameOverError, FreedError, LimitError];
  if (others.some((kind) => error instanceof kind)) return (error as CrossboardError).code;
  return error instanceof CrossboardError ? error.code : null;
}
