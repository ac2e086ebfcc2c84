// @ts-check
/**
 * Builds the page for hosting, and as one file. `crates/wasm/build.mjs` calls this after the package is made.
 *
 * - `dist/`: the page in files named by their contents, a manifest, icons, and a service worker with the list of all
 *   of them. Every address in it is relative: it may be put under any path of any host.
 * - `crossboard.html`: everything in one file, which runs by a double click and asks for nothing.
 *
 * Both use a classic script. A module script is refused to a page opened as a file, and in a sandboxed frame unless the
 * host sends a header for it.
 */
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const WWW = fileURLToPath(new URL('../../www/', import.meta.url));
const WORKER = 'worker/offline.js';
const MANIFEST = 'manifest.webmanifest';
/** Files that keep their names: others ask for them by these. */
const ICONS = ['icon.svg', 'icons/icon-192.png', 'icons/icon-512.png', 'icons/icon-maskable-512.png'];

/** @param {string | Uint8Array} data */
const digest = (data) => createHash('sha256').update(data);
/** A short name for a content. @param {string | Uint8Array} data */
const short = (data) => digest(data).digest('hex').slice(0, 10);
/** What a policy calls a text inlined in the page. @param {string} text */
const source = (text) => `'sha256-${digest(text).digest('base64')}'`;

/**
 * One place in a text, exactly.
 * @param {string} text @param {string | RegExp} what @param {string} by
 */
function put(text, what, by) {
  const parts = text.split(what);
  if (parts.length !== 2) throw new Error(`${what} stands ${parts.length - 1} times in index.html`);
  return parts.join(by);
}

/** The page's own HTML, the style sheets that it names, and the rest without them. */
function readPage() {
  const html = readFileSync(join(WWW, 'index.html'), 'utf8');
  const link = /\n *<link rel="stylesheet" href="([^"]+)">/g;
  const sheets = [...html.matchAll(link)].map(([, href]) => /** @type {string} */ (href));
  if (sheets.length === 0) throw new Error('index.html names no style sheet');
  return { html: html.replace(link, ''), sheets };
}

/** @param {string[]} sheets */
async function bundle(sheets) {
  const { build } = await import('esbuild');
  /** @type {import('esbuild').BuildOptions} */
  const common = {
    absWorkingDir: WWW,
    bundle: true,
    minify: true,
    // Russian as it is, not in escapes.
    charset: 'utf8',
    legalComments: 'none',
    target: ['es2022', 'chrome111', 'firefox113', 'safari16.4'],
    write: false,
    logLevel: 'silent',
  };
  const made = await Promise.all([
    build({ ...common, entryPoints: ['main.js'], format: 'iife' }),
    build({
      ...common,
      stdin: { contents: sheets.map((href) => `@import "./${href}";`).join('\n'), loader: 'css', resolveDir: WWW },
    }),
  ]);
  const [script = '', style = ''] = made.map(({ outputFiles }) => outputFiles?.[0]?.text);
  // What would end the element that it is inlined in.
  return { script: script.replace(/<\/(script)/gi, '<\\/$1'), style };
}

const SCRIPT = '  <script type="module" src="main.js"></script>';
const ICON = '<link rel="icon" href="icon.svg" type="image/svg+xml">';
const POLICY = /(<meta http-equiv="Content-Security-Policy" content=")[^"]+(">)/;

/** What goes into the element that shows why the page has not started; in one file that is never a matter of `npm start`. */
const HINT = / *<p>[^<]*<code>npm start<\/code>[^<]*<\/p>\n/g;

/**
 * The page in one file.
 * @returns {Promise<string>}
 */
export async function onePage() {
  const { html, sheets } = readPage();
  const { script, style } = await bundle(sheets);
  const icon = `data:image/svg+xml,${encodeURIComponent(readFileSync(join(WWW, 'icon.svg'), 'utf8'))}`;
  const policy = `default-src 'none'; script-src ${source(script)} 'wasm-unsafe-eval'; style-src ${source(style)}; img-src data: blob:; base-uri 'none'; form-action 'none'`;
  let page = html.replace(HINT, '').replace(POLICY, (_, before, after) => before + policy + after);
  page = put(page, ICON, `<link rel="icon" href="${icon}">\n  <style>${style}</style>`);
  page = put(page, SCRIPT, '');
  // At the end: a classic script runs where it stands.
  return put(page, '</body>', `<script>${script}</script>\n</body>`);
}

/**
 * The page for hosting.
 * @param {string} out a folder that is emptied first
 * @returns {Promise<{ name: string, files: string[] }>}
 */
export async function buildSite(out) {
  const { html, sheets } = readPage();
  const { script, style } = await bundle(sheets);
  const scriptName = `page.${short(script)}.js`;
  const styleName = `page.${short(style)}.css`;
  rmSync(out, { recursive: true, force: true });
  /** @type {Map<string, string | Buffer>} */
  const files = new Map([
    [scriptName, script],
    [styleName, style],
  ]);
  for (const name of ICONS) files.set(name, readFileSync(join(WWW, name)));
  files.set(MANIFEST, readFileSync(join(WWW, MANIFEST)));
  const head = [
    `<link rel="stylesheet" href="${styleName}">`,
    `<link rel="manifest" href="${MANIFEST}">`,
    `<link rel="apple-touch-icon" href="icons/icon-192.png">`,
    '<link rel="crossboard-worker" href="worker.js">',
    `<script defer src="${scriptName}"></script>`,
  ];
  const page = put(html.replace(HINT, ''), SCRIPT, `  ${head.join('\n  ')}`);
  files.set('index.html', page);

  const kept = ['index.html', ...[...files.keys()].filter((name) => name !== 'index.html').sort()];
  const all = kept.map((name) => `${name} ${short(/** @type {string | Buffer} */ (files.get(name)))}`).join('\n');
  const worker = readFileSync(join(WWW, WORKER), 'utf8');
  const name = short(all + worker);
  files.set('worker.js', put(put(worker, '__NAME__', name), '__KEPT__', JSON.stringify(kept)));

  for (const [path, content] of files) {
    mkdirSync(dirname(join(out, path)), { recursive: true });
    writeFileSync(join(out, path), content);
  }
  for (const licence of ['LICENSE-MIT', 'LICENSE-APACHE']) {
    cpSync(join(WWW, '..', licence), join(out, `${licence}.txt`));
  }
  return { name, files: [...files.keys()].filter((path) => extname(path) !== '') };
}
