// @ts-check
/**
 * `npm start`: serves the page from the work tree, with Node.js alone: as it is built in `pkg` at `/` (one file is
 * there at once, where 140 modules take three times as long), its sources at `/www/`. Only these two folders are
 * served, and only to be read. `PORT` and `HOST` in the environment change where; tests use `serve` itself.
 */
import { setMaxListeners } from 'node:events';
import { open, realpath, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FOLDERS = new Set(['www', 'pkg']);
const START = '/pkg/crossboard.html';
const SOURCES = 'www/';
const PORT = 8123;
const HOST = '127.0.0.1';

/** @type {Record<string, string>} */
const TYPES = {
  '.cjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.ts': 'text/plain; charset=utf-8',
  '.cts': 'text/plain; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
};

/**
 * The names a request's path is made of, or null where one of them could lead elsewhere: each must be a plain
 * file name, once decoded, and the first one of the folders that are served. A path that ends in `/` gives an
 * empty last name.
 * @param {string} target the request's target as it was sent
 * @returns {string[] | null}
 */
function names(target) {
  const path = target.split(/[?#]/, 1)[0] ?? '';
  if (!path.startsWith('/')) return null;
  /** @type {string[]} */
  let parts;
  try {
    parts = path.slice(1).split('/').map(decodeURIComponent);
  } catch {
    return null;
  }
  const plain = parts.every((part, index) => {
    if (part === '') return index > 0 && index === parts.length - 1;
    // A leading dot is a hidden file or a way up; a colon names a drive or a stream on Windows.
    return !part.startsWith('.') && !/[/\\:\0]/.test(part);
  });
  return plain && FOLDERS.has(parts[0] ?? '') ? parts : null;
}

/**
 * @typedef {{ status: number, headers?: Record<string, string>, text?: string }} Short
 * @param {import('node:http').ServerResponse} response
 * @param {Short} answer
 */
function short(response, { status, headers = {}, text = '' }) {
  const body = text === '' ? '' : `${text}\n`;
  response.writeHead(status, {
    ...headers,
    'X-Content-Type-Options': 'nosniff',
    ...(status === 304
      ? {}
      : { 'Content-Type': 'text/plain; charset=utf-8', 'Content-Length': Buffer.byteLength(body) }),
  });
  response.end(response.req.method === 'HEAD' ? '' : body);
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {string} root
 * @param {AbortSignal} gone the client is
 * @returns {Promise<void>}
 */
async function answer(request, response, root, gone) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return short(response, { status: 405, headers: { Allow: 'GET, HEAD' }, text: '405: only GET and HEAD' });
  }
  const target = request.url ?? '';
  if (/^\/(?:\?|$)/.test(target)) {
    const Location = START + target.slice(1);
    return short(response, { status: 302, headers: { Location }, text: Location });
  }

  const missing = { status: 404, text: '404: there is no such file here' };
  const parts = names(target);
  if (!parts) return short(response, missing);
  const [folder = ''] = parts;
  if (parts.at(-1) === '') parts[parts.length - 1] = 'index.html';

  /** @type {import('node:fs/promises').FileHandle | undefined} */
  let file;
  try {
    // Symbolic links are followed only while they stay in the same folder.
    const inside = await realpath(join(root, folder));
    const path = await realpath(join(root, ...parts));
    if (path !== inside && !path.startsWith(inside + sep)) return short(response, missing);
    const kind = await stat(path);
    if (kind.isDirectory()) {
      const Location = `/${parts.map(encodeURIComponent).join('/')}/`;
      return short(response, { status: 301, headers: { Location }, text: Location });
    }
    if (!kind.isFile()) return short(response, missing);

    file = await open(path, 'r');
    const { size, mtimeNs } = await file.stat({ bigint: true });
    const headers = { ETag: `"${size.toString(36)}-${mtimeNs.toString(36)}"`, 'Cache-Control': 'no-cache' };
    const known = (request.headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
    if (known.includes(headers.ETag) || known.includes('*')) return short(response, { status: 304, headers });

    response.writeHead(200, {
      ...headers,
      'X-Content-Type-Options': 'nosniff',
      'Content-Type': TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream',
      'Content-Length': Number(size),
    });
    if (request.method === 'HEAD' || size === 0n) response.end();
    else {
      // A response that waits behind another of its connection never hears that the client has gone: so the signal.
      const content = file.createReadStream({ autoClose: false, start: 0, end: Number(size) - 1 });
      await pipeline(content, response, { signal: gone });
    }
  } catch {
    // No such file, or the client went away half-way: then there is nobody to tell.
    if (response.headersSent) response.destroy();
    else short(response, missing);
  } finally {
    await file?.close();
  }
}

/**
 * Starts the server. A port that is taken is replaced by a free one.
 * @param {{ port?: number, host?: string, root?: string }} [options]
 * @returns {Promise<{ url: string, port: number, close: () => Promise<void> }>}
 */
export async function serve({ port = PORT, host = HOST, root = ROOT } = {}) {
  /** @type {WeakMap<import('node:net').Socket, AbortSignal>} */
  const ends = new WeakMap();
  const server = createServer((request, response) => {
    const gone = ends.get(request.socket) ?? AbortSignal.abort();
    answer(request, response, root, gone).catch(() => response.destroy());
  });
  server.on('connection', (socket) => {
    const controller = new AbortController();
    // As many as the client has sent requests ahead.
    setMaxListeners(0, controller.signal);
    ends.set(socket, controller.signal);
    socket.once('close', () => controller.abort());
  });
  /** @param {number} wanted */
  const listen = (wanted) =>
    /** @type {Promise<void>} */ (
      new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(wanted, host, () => {
          server.removeListener('error', reject);
          resolve();
        });
      })
    );
  try {
    await listen(port);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code !== 'EADDRINUSE' && code !== 'EACCES') throw error;
    await listen(0);
  }
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  const shown = host.includes(':') ? `[${host}]` : host;
  return {
    url: `http://${shown}:${address.port}/`,
    port: address.port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** @returns {Promise<void>} */
async function main() {
  const port = Number(process.env.PORT || PORT);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    console.error(`PORT is '${process.env.PORT}'; it must be a number from 0 to 65535`);
    process.exitCode = 1;
    return;
  }
  const host = process.env.HOST || HOST;
  /** @type {Awaited<ReturnType<typeof serve>>} */
  let served;
  try {
    served = await serve({ port, host });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${error.code})` : '';
    console.error(`HOST is '${host}'; it must be an address or a name of this machine${code}`);
    process.exitCode = 1;
    return;
  }
  if (port !== 0 && served.port !== port) console.log(`Port ${port} is taken, so another one is used.`);
  console.log(`Crossboard is at ${served.url}  (Ctrl+C ends it)\nUnbuilt, for its makers: ${served.url}${SOURCES}`);
}

const script = await realpath(process.argv[1] ?? '').catch(() => '');
if (import.meta.url === pathToFileURL(script).href) await main();
