// A strict consumer's program, as CommonJS.
import crossboard = require('crossboard');
import raw = require('crossboard/raw');

async function main(): Promise<void> {
  await crossboard.init();
  using game = new crossboard.Game('double-move');
  const move: crossboard.Move | undefined = game.moves()[0];
  if (!move) throw new Error('no move');
  const played: crossboard.Played = game.play(move.code);
  const state: crossboard.GameState = game.state();
  const nodes: number = new raw.RawGame('orthodox').perft(3);
  console.log(JSON.stringify([played.kind, state.player, nodes]));
}
void main();
