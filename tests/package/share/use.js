// @ts-check
/**
 * What each consumer does with the package, however it came by it: the same in Node.js, in a bundle, in a page, in a
 * Worker. What it returns must be what `expected` says there.
 *
 * @typedef {Pick<typeof import('crossboard'), 'CrossboardError' | 'Game' | 'IllegalMoveError' | 'describe' | 'games' | 'init'>} Face
 */

/** Some plies of each game, with what is special to it. */
const LINES = {
  orthodox: 'e2e4 e7e5 g1f3 b8c6 f1c4 g8f6 e1g1',
  'four-board': '1:a2a4 1:g8f6 2:g2g4 2:a7a6 1:e2e4 1:f6e4 2:b1a3 2:g8f6 3:g2>1:e2',
  tranzit: '1:g1>2:g1 1:e7e5 2:g1f3 1:b8>2:b8',
  'double-move': 'd3b2 f10f9 e10e9 d2d3 e3f1',
};

/**
 * @param {Face} crossboard
 * @param {Parameters<Face['init']>} source what `init` is given
 */
export async function use({ CrossboardError, Game, IllegalMoveError, describe, games, init }, ...source) {
  /** @param {() => unknown} act */
  const thrown = (act) => {
    try {
      act();
    } catch (error) {
      return error;
    }
    return undefined;
  };
  const early = thrown(() => new Game('tranzit'));
  await init(...source);
  await init();

  const played = games.map(({ id }) => {
    const game = new Game(id);
    const first = game.moves().length;
    const kinds = LINES[id].split(' ').map((code) => game.play(code).kind);
    const position = game.position();
    // The text makes the same position again, and the saved game the same game, past and all.
    const again = new Game(id, position);
    const saved = Game.fromJSON(JSON.parse(JSON.stringify(game)));
    saved.undo();
    return {
      id,
      first,
      kinds: [...new Set(kinds)].join(),
      player: game.state().player,
      same: again.position() === position && again.perft(2) === game.perft(2),
      saved: saved.history().length === kinds.length - 1,
    };
  });

  const game = new Game('orthodox');
  const illegal = thrown(() => game.play('e2e5'));
  const unreadable = thrown(() => new Game('orthodox', '8/8/8/8/8/8/8/8 w - - 0 1'));
  return {
    early: early instanceof CrossboardError && `${early.name} ${early.code}`,
    played,
    illegal: illegal instanceof IllegalMoveError && `${illegal.name} ${illegal.code} ${illegal.reason} ${illegal.rule}`,
    untouched: game.history().length === 0 && game.position() === game.start,
    unreadable: unreadable instanceof CrossboardError && `${unreadable.name} ${unreadable.code}`,
    sentences: [describe('checkmate', 'en'), describe('checkmate', 'ru')],
  };
}

/** What `use` must return. */
export const expected = {
  early: 'NotReadyError not-ready',
  played: [
    { id: 'orthodox', first: 20, kinds: 'move', player: 'second', same: true, saved: true },
    { id: 'four-board', first: 20, kinds: 'move,placement', player: 'second', same: true, saved: true },
    { id: 'tranzit', first: 36, kinds: 'tranzit,move', player: 'first', same: true, saved: true },
    { id: 'double-move', first: 18, kinds: 'move', player: 'second', same: true, saved: true },
  ],
  illegal: 'IllegalMoveError illegal-move no-such-move O1',
  untouched: true,
  unreadable: 'PositionError invalid-position',
  sentences: ['It is checkmate.', 'Шах и мат.'],
};
