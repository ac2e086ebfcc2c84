// A strict consumer's program, as an ECMAScript module.
import * as crossboard from 'crossboard';
import { Game, type GameJSON, IllegalMoveError, init, type Played } from 'crossboard';
import type * as slim from 'crossboard/slim';
import { use } from './share/use.js';

const told: unknown = await use(crossboard);

await init();
{
  using game = new Game('tranzit');
  const played: Played = game.play('1:g1>2:g1');
  const saved: GameJSON = game.toJSON();
  try {
    game.play('1:e2e4');
  } catch (error) {
    if (!(error instanceof IllegalMoveError)) throw error;
    const rule: crossboard.RuleId = error.rule;
    if (rule !== 'O6' || played.kind !== 'tranzit' || saved.entries.length !== 1) throw new Error(`${rule}`);
  }
}
const other: slim.Game = new Game('orthodox');
if (other.moves().length !== 20) throw new Error('moves');
console.log(JSON.stringify(told));
