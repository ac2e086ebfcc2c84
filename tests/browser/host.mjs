// @ts-check
/** A host of static files, as plain as they come: a folder under a path, which can be taken off the network. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

/** @type {Record<string, string>} */
const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

/**
 * @param {string} folder
 * @param {string} [below] the path that it is under, with a slash at both ends
 * @param {(path: string) => string | Buffer | undefined} [instead] what to answer for a path, in place of a file
 */
export async function host(folder, below = '/', instead = () => undefined) {
  /** Paths asked for, as they come. @type {string[]} */
  const asked = [];
  let { port } = { port: 0 };
  const start = () =>
    /** @type {Promise<import('node:http').Server>} */ (
      new Promise((resolve) => {
        const server = createServer(async (request, response) => {
          const { pathname } = new URL(request.url ?? '', 'http://host');
          // A browser asks for it by itself.
          if (pathname === '/favicon.ico') {
            response.writeHead(204).end();
            return;
          }
          asked.push(pathname);
          const path = pathname.startsWith(below) ? pathname.slice(below.length) || 'index.html' : '';
          try {
            const content = instead(path) ?? (await readFile(join(folder, normalize(`/${path}`))));
            response.writeHead(200, { 'Content-Type': TYPES[extname(path)] ?? 'application/octet-stream' });
            response.end(content);
          } catch {
            response.writeHead(404).end();
          }
        });
        server.listen(port, '127.0.0.1', () => resolve(server));
      })
    );
  let server = await start();
  port = /** @type {import('node:net').AddressInfo} */ (server.address()).port;
  const stop = () =>
    new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
  return {
    url: `http://127.0.0.1:${port}${below}`,
    asked,
    /** Off the network: nothing answers. */
    stop,
    /** Back, under the same address. */
    async again() {
      server = await start();
    },
  };
}
