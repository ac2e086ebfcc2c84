// Uses the element with the types it must have.
import type { GameId, GameJSON, GameState, Move, Outcome, Played, Player } from 'crossboard';
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
// What is null is taken away.
for (const nothing of [null, undefined] as const) {
  made.game = nothing;
  made.position = nothing;
  made.moves = nothing;
  made.value = nothing;
  made.ply = nothing;
  made.orientation = nothing;
  made.theme = nothing;
  made.interactive = nothing;
  made.coordinates = nothing;
  made.notation = nothing;
}
made.interactive = 'false';
made.coordinates = 'none';
// @ts-expect-error there is no such game
made.game = 'chess';
// @ts-expect-error the state is read only
made.state = null;

must<Same<CrossboardGame['value'], GameJSON | null>>();
must<Same<CrossboardGame['state'], GameState | null>>();
must<Same<CrossboardGame['moves'], string[]>>();
must<Same<CrossboardGame['game'], GameId>>();
must<Same<CrossboardGame['ply'], number>>();
must<Same<CrossboardGame['interactive'], boolean>>();
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
must<Same<CrossboardErrorEvent['detail']['attribute'], 'game' | 'position' | 'moves' | 'value' | null>>();
// They bubble, so they are heard wherever the element stands.
document.addEventListener('crossboard-move', (event) => must<Same<typeof event, CrossboardMoveEvent>>());
window.addEventListener('crossboard-end', (event) => must<Same<typeof event, CrossboardEndEvent>>());
addEventListener('crossboard-error', (event) => must<Same<typeof event, CrossboardErrorEvent>>());
made.shadowRoot?.addEventListener('crossboard-change', (event) => must<Same<typeof event, CrossboardChangeEvent>>());
made.addEventListener('click', (event) => console.log(event.button));

export const texts: string[] = [
  found?.toSVG({ theme: 'print' }) ?? '',
  toSVG('orthodox', made.position, { marks: ['e2', { board: 1, square: 'e4' }], language: 'ru' }),
  toSVG('orthodox', made.position, { width: '100%' }),
  toSVG('orthodox', made.position, { width: 320 }),
];
// @ts-expect-error there is no such theme
toSVG('orthodox', '', { theme: 'blue' });
