// The same package, from CommonJS.
import crossboard = require('crossboard');
import slim = require('crossboard/slim');

const id: crossboard.GameId = 'tranzit';

/** A game by each of the two entries. */
export async function open(bytes: Uint8Array<ArrayBuffer>): Promise<crossboard.Move[]> {
  await crossboard.init();
  slim.initSync(bytes);
  const game: crossboard.Game = new crossboard.Game(id);
  const other: slim.Game = new slim.Game(id);
  return [...game.moves(), ...other.moves()];
}
