import { describe, Game, games, init } from 'crossboard';
import { Client } from './client.js';

// Drawn on the server.
export default async function Page() {
  await init();
  const lengths = games.map(({ id }) => new Game(id).moves().length);
  return (
    <main>
      <p id="server">{`${lengths.join()} ${describe('checkmate', 'ru')}`}</p>
      <Client />
    </main>
  );
}
