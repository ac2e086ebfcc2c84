// Uses the element with the types it must have.
import type { GameJSON, GameState, Move, Outcome, Played, Player } from 'crossboard';
import { toSVG } from 'crossboard';
import 'crossboard/define';
import {
  type CrossboardChangeEvent,
  type CrossboardEndEvent,
  type CrossboardErrorEvent,
  type CrossboardGame,
  type CrossboardMoveEvent,
  define,
} from 'crossboard/element';

/** Whether two types are the same, `any` being the same as nothing but itself. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
/** Compiles if it is given `true` alone. */
declare function must<_T extends true>(): void;

define();
define('my-board');

const made: CrossboardGame = document.createElement('crossboard-game');
const found: CrossboardGame | null = document.querySelector('crossboard-game');
made.game = 'tranzit';
made.orientation = 'second' satisfies Player;
made.moves = '1:e2e4';
made.moves = ['1:e2e4'];
made.theme = 'dark';
made.notation = 'figurine';
made.interactive = true;
made.coordinates = false;
made.ply = 3;
made.value = { v: 1, game: 'orthodox', entries: [] };
// @ts-expect-error there is no such game
made.game = 'chess';
// @ts-expect-error the state is read only
made.state = null;

must<Same<CrossboardGame['value'], GameJSON | null>>();
must<Same<CrossboardGame['state'], GameState | null>>();
must<Same<CrossboardGame['moves'], string[]>>();
must<Same<typeof made.ready, Promise<void>>>();
must<Same<ReturnType<typeof made.play>, Played>>();
must<Same<CrossboardMoveEvent['detail']['move'], Move>>();
must<Same<CrossboardEndEvent['detail']['outcome'], Outcome>>();

made.addEventListener('crossboard-move', (event) => {
  must<Same<typeof event, CrossboardMoveEvent>>();
  event.preventDefault();
});
made.addEventListener('crossboard-end', (event) => must<Same<typeof event, CrossboardEndEvent>>());
document.body.addEventListener('crossboard-change', (event) => must<Same<typeof event, CrossboardChangeEvent>>());
made.addEventListener('crossboard-error', (event: CrossboardErrorEvent) => console.log(event.detail.code));
made.addEventListener('click', (event) => console.log(event.button));

export const texts: string[] = [
  found?.toSVG({ theme: 'print' }) ?? '',
  toSVG('orthodox', made.position, { marks: ['e2', { board: 1, square: 'e4' }], language: 'ru' }),
];
// @ts-expect-error there is no such theme
toSVG('orthodox', '', { theme: 'blue' });
