// The server of `npm start`: what it serves, and above all what it doesn't.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test, { after, before } from 'node:test';
import { fileURLToPath } from 'node:url';
import { serve } from '../../www/serve.mjs';

/** @type {string} */
let root;
/** @type {Awaited<ReturnType<typeof serve>>} */
let served;

before(async () => {
  root = await mkdtemp(join(tmpdir(), 'crossboard-serve-'));
  await mkdir(join(root, 'www/sub'), { recursive: true });
  await mkdir(join(root, 'pkg'));
  /** @type {Record<string, string>} */
  const files = {
    'secret.txt': 'secret',
    'www/index.html': '<!doctype html>\n<title>Доска</title>',
    'www/main.js': 'export {};',
    'www/a b.css': 'a {}',
    'www/empty.txt': '',
    'www/.hidden': 'secret',
    'www/sub/index.html': 'sub',
    'www/site.webmanifest': '{}',
    'www/art.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'www/words.json': '{}',
    'pkg/x.mjs': '',
    'pkg/x.wasm': '\0asm',
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(root, name), text);
  await symlink(join(root, 'secret.txt'), join(root, 'www/out.txt'));
  await symlink(root, join(root, 'www/up'));
  await symlink('main.js', join(root, 'www/same.js'));
  served = await serve({ port: 0, root });
});

after(async () => {
  await served.close();
  await rm(root, { recursive: true });
});

/**
 * Sends a request's target just as it is: `fetch` would tidy it first.
 * @param {string} target
 * @param {string} [method]
 * @returns {Promise<string>} the whole answer
 */
function raw(target, method = 'GET') {
  return new Promise((resolve, reject) => {
    const socket = connect(served.port, '127.0.0.1');
    let text = '';
    socket.setEncoding('latin1');
    socket.on('data', (data) => {
      text += data;
    });
    socket.on('end', () => resolve(text));
    socket.on('error', reject);
    socket.write(`${method} ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`, 'latin1');
  });
}

/** @param {string} path @param {RequestInit} [init] */
const get = (path, init) => fetch(new URL(path, served.url), { redirect: 'manual', ...init });

test('files come with their types, to be asked for anew each time', async () => {
  /** @type {Record<string, string>} */
  const types = {
    'www/index.html': 'text/html; charset=utf-8',
    'www/main.js': 'text/javascript; charset=utf-8',
    'www/same.js': 'text/javascript; charset=utf-8',
    'www/a%20b.css': 'text/css; charset=utf-8',
    'www/site.webmanifest': 'application/manifest+json; charset=utf-8',
    'www/art.svg': 'image/svg+xml; charset=utf-8',
    'www/words.json': 'application/json; charset=utf-8',
    'www/empty.txt': 'text/plain; charset=utf-8',
    'pkg/x.mjs': 'text/javascript; charset=utf-8',
    'pkg/x.wasm': 'application/wasm',
  };
  for (const [path, type] of Object.entries(types)) {
    const answer = await get(path);
    assert.equal(answer.status, 200, path);
    assert.equal(answer.headers.get('content-type'), type, path);
    assert.equal(answer.headers.get('cache-control'), 'no-cache', path);
    assert.equal(answer.headers.get('x-content-type-options'), 'nosniff', path);
    assert.equal(Number(answer.headers.get('content-length')), (await answer.arrayBuffer()).byteLength, path);
  }
  assert.match(await (await get('www/index.html?query')).text(), /Доска/);
});

test('folders lead to their index, the root to the page', async () => {
  /** @type {[string, number, string][]} */
  const moved = [
    ['/', 302, '/pkg/crossboard.html'],
    ['/?embed=1&game=tranzit', 302, '/pkg/crossboard.html?embed=1&game=tranzit'],
    ['/www', 301, '/www/'],
    ['/www/sub', 301, '/www/sub/'],
    ['/www/sub?x', 301, '/www/sub/'],
  ];
  for (const [path, status, location] of moved) {
    const answer = await get(path);
    assert.equal(answer.status, status, path);
    assert.equal(answer.headers.get('location'), location, path);
  }
  assert.equal(await (await get('/www/sub/')).text(), 'sub');
});

test('a known version is not sent again, a changed one is', async () => {
  const path = 'www/main.js';
  const etag = (await get(path)).headers.get('etag') ?? '';
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const answer = await get(path, { headers: { 'If-None-Match': known } });
    assert.equal(answer.status, 304, known);
    assert.equal(await answer.text(), '');
  }
  await utimes(join(root, path), 1, 1);
  assert.equal((await get(path, { headers: { 'If-None-Match': etag } })).status, 200);
});

test('HEAD gives the head alone, other methods are refused', async () => {
  for (const path of ['/www/main.js', '/www/none', '/']) {
    const [head, body] = (await raw(path, 'HEAD')).split('\r\n\r\n');
    assert.match(head ?? '', /^HTTP\/1\.1 (200|404|302) /);
    assert.equal(body, '', path);
  }
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']) {
    const answer = await raw('/www/main.js', method);
    assert.match(answer, /^HTTP\/1\.1 405 /, method);
    assert.match(answer, /\r\nAllow: GET, HEAD\r\n/, method);
  }
});

test('nothing outside the two folders is served', async () => {
  const targets = [
    '/secret.txt',
    '/package.json',
    '/www/../secret.txt',
    '/www/%2e%2e/secret.txt',
    '/www/%2E%2E/secret.txt',
    '/www/.%2e/secret.txt',
    '/www/..%2fsecret.txt',
    '/www/..%5csecret.txt',
    '/www/..\\secret.txt',
    '/www\\..\\secret.txt',
    '/%2e%2e/secret.txt',
    '/www/%252e%252e/secret.txt',
    '/www/%c0%ae%c0%ae/secret.txt',
    '/www//../secret.txt',
    '//www/main.js',
    '/www//main.js',
    '/./www/main.js',
    '/www/./main.js',
    '/www/main.js%00.html',
    '/www/main.js%00',
    '/www/%',
    '/www/%zz',
    '/www/.hidden',
    '/www/out.txt',
    '/www/up/secret.txt',
    '/www/up/',
    '/www/main.js/',
    '/www/main.js:stream',
    '/www/C:/secret.txt',
    '/WWW/main.js',
    '/pkg/',
    '/www/none.html',
    `/www/${'a'.repeat(5000)}`,
    `/www${'/a'.repeat(3000)}`,
    'http://localhost/www/main.js',
    '*',
  ];
  for (const target of targets) {
    const answer = await raw(target);
    assert.match(answer, /^HTTP\/1\.1 404 [\s\S]*\r\nContent-Type: text\/plain/, target.slice(0, 80));
    assert.doesNotMatch(answer, /secret/, target);
  }
});

test('many at once, and a client that goes away, do no harm', async () => {
  const cut = connect(served.port, '127.0.0.1');
  cut.on('error', () => {});
  cut.write('GET /www/main.js HTTP/1.1\r\nHost: localhost\r\n\r\n');
  cut.destroy();
  const answers = await Promise.all(Array.from({ length: 50 }, () => get('www/main.js')));
  for (const answer of answers) assert.equal(await answer.text(), 'export {};');
});

test('another port is taken when the wanted one is not free', async () => {
  const other = await serve({ port: served.port, root });
  try {
    assert.notEqual(other.port, served.port);
    assert.equal((await fetch(`${other.url}www/main.js`)).status, 200);
  } finally {
    await other.close();
  }
});

test('the command says where the page is', async () => {
  const script = fileURLToPath(new URL('../../www/serve.mjs', import.meta.url));
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, PORT: String(served.port), HOST: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    let text = '';
    child.stdout.setEncoding('utf8');
    for await (const part of child.stdout) {
      text += part;
      if (/http\S+/.test(text)) break;
    }
    assert.match(text, /Port \d+ is taken/);
    const url = /http\S+/.exec(text)?.[0] ?? '';
    assert.equal((await fetch(`${url}www/serve.mjs`)).status, 200);
    // What a player gets is the page as it is built, in one file.
    assert.match(await (await fetch(url)).text(), /^<!doctype html>[\s\S]+Crossboard/i);
  } finally {
    child.kill();
  }
});

test('the command refuses a port that is none', async () => {
  const script = fileURLToPath(new URL('../../www/serve.mjs', import.meta.url));
  const child = spawn(process.execPath, [script], { env: { ...process.env, PORT: 'x' }, stdio: 'ignore' });
  assert.equal(await new Promise((resolve) => child.on('exit', resolve)), 1);
});

test('the command says in a sentence that a host is none', async () => {
  const script = fileURLToPath(new URL('../../www/serve.mjs', import.meta.url));
  const env = { ...process.env, PORT: '0', HOST: '256.0.0.1' };
  const child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let text = '';
  child.stderr.setEncoding('utf8');
  for await (const part of child.stderr) text += part;
  assert.match(text, /^HOST is '256\.0\.0\.1'; [^\n]+\n$/);
});
