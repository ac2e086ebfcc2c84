// @ts-check
/**
 * Somebody who clicks, drags, types, resizes and switches at random, with a storage that fails at times: what the page
 * shows is at every step what the rules say of the plies played, and nothing is reported on the console.
 *
 * ROBUST_STEPS and ROBUST_SEED say how many steps and which; 500 steps in `npm test`, 10,000 in `npm run test:long`.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Game, games, init } from '../../pkg/index.js';
import { onPage } from './page.mjs';

/** @typedef {import('playwright-core').Page} Page */

const STEPS = Number(process.env.ROBUST_STEPS ?? (process.env.LONG_TESTS ? 10_000 : 500));
const SEED = Number(process.env.ROBUST_SEED ?? 1);
const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
  { width: 320, height: 568 },
  { width: 740, height: 360 },
];
const KEYS = [
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'Enter',
  ' ',
  'Escape',
  'Home',
  'End',
  'Tab',
  'n',
  'q',
  '?',
  'u',
];

const TARGETS = ['move', 'capture', 'tranzit', 'placement', 'transfer']
  .map((mark) => `.xb-cell[data-marks~="${mark}"] button`)
  .join();
/** What leads away from the game, or takes back what was played: seldom. */
const LEADING_AWAY = ':is(.brand, .game, [data-act="new"], [data-act="undo"], [data-key="undo"])';

/** Numbers below 2^32, the same for the same seed (mulberry32). @param {number} seed */
function numbers(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return (t ^ (t >>> 14)) >>> 0;
  };
}

/**
 * What the boards show, and the plies that they ought to show, for all games on the page: that which is played, a lesson,
 * the diagrams of the rules; not while a ply is on its way, or where the squares are not drawn yet.
 * @param {Page} page
 */
const shown = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.app crossboard-game')].flatMap((element) => {
      const host = /** @type {any} */ (element);
      const session = host.presented?.session;
      if (!session || session.announced) return [];
      /** @type {Record<string, string>} */
      const pieces = {};
      const spots = [];
      for (const cell of host.shadowRoot.querySelectorAll('[data-spot]')) {
        const spot = cell.getAttribute('data-spot') ?? '';
        spots.push(spot);
        const piece = cell.querySelector('.xb-pc:not(.ghost)');
        if (!piece || piece.closest('.xb-promotion')) continue;
        const paths = [...piece.querySelectorAll('path')].map((path) => path.getAttribute('d')).join();
        pieces[spot] = `${piece.classList.contains('w') ? 'w' : 'b'} ${paths}`;
      }
      // A lesson or a diagram leaves out ranks that do not matter there.
      const part = host.presented.show ? spots : null;
      return [{ json: session.game.toJSON(), at: session.at ?? session.length, pieces, part }];
    }),
  );

/** @typedef {Awaited<ReturnType<typeof shown>>[number]} Seen */

/** What stands otherwise than the rules have it. @param {Seen} seen */
function faults({ json, at, pieces: pictures, part }) {
  const game = Game.fromJSON(json);
  /** @type {Record<string, string>} */
  const wanted = {};
  for (const { board, pieces } of game.at(at).boards) {
    for (const { square, piece } of pieces) {
      const spot = `${board}:${square}`;
      if (!part || part.includes(spot)) wanted[spot] = `${piece.color}${piece.kind}`;
    }
  }
  game.free();
  /** Which picture is which kind: one to one. @type {Map<string, string>} */
  const kinds = new Map();
  /** @type {string[]} */
  const wrong = [];
  // Boards that are not on the screen (gone, or in reserve on a phone) show nothing.
  const boards = new Set(Object.keys(pictures).map((spot) => spot[0]));
  for (const spot of new Set([...Object.keys(wanted), ...Object.keys(pictures)])) {
    if (!boards.has(spot[0])) continue;
    const [picture, piece] = [pictures[spot], wanted[spot]];
    if (!picture || !piece || picture[0] !== piece[0]) wrong.push(`${spot}: ${picture?.slice(0, 12)} for ${piece}`);
    else {
      const kind = piece.slice(1);
      const known = kinds.get(kind) ?? picture.slice(2);
      kinds.set(kind, known);
      if (known !== picture.slice(2)) wrong.push(`${spot}: another picture for ${piece}`);
    }
  }
  return wrong;
}

/** How many games were compared, and the length of the one that is played. @param {Page} page */
async function consistent(page) {
  // What glides, or is about to be drawn, comes to rest.
  for (let tries = 0; ; tries++) {
    const all = await shown(page);
    const bad = all.find((seen) => faults(seen).length > 0);
    if (!bad) return { games: all.length, length: all.find(({ part }) => !part)?.json.entries.length };
    const said = `after ${bad.json.entries.join(' ')}, at ${bad.at}: ${faults(bad).slice(0, 6).join('; ')}`;
    if (tries > 20) assert.fail(said);
    await page.waitForTimeout(50);
  }
}

test(`${STEPS} random steps leave the page as the rules have it`, { timeout: 3_600_000 }, async (t) => {
  await init();
  const next = numbers(SEED);
  /** @template T @param {readonly T[]} list */
  const one = (list) => list[next() % list.length];
  let compared = 0;
  let plies = 0;
  let away = 0;
  await onPage({ hasTouch: true }, async (page) => {
    /** @param {string} selector */
    const centres = (selector) =>
      page.$$eval(selector, (nodes) =>
        nodes.flatMap((node) => {
          const { x, y, width, height } = node.getBoundingClientRect();
          return width > 0 && x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= innerHeight
            ? [{ x: x + width / 2, y: y + height / 2 }]
            : [];
        }),
      );
    /** @param {string} selector */
    const at = async (selector) => {
      const found = await centres(selector);
      return found.length > 0 ? one(found) : undefined;
    };
    const begin = async () => {
      const game = one(games.map(({ id }) => id));
      // What a step before has set going may take the screen away meanwhile.
      const quick = { timeout: 3000 };
      await page
        .click(`.card[data-game="${game}"]`, quick)
        .then(() => page.click('[data-key="play"]', quick))
        .catch(() => undefined);
    };
    for (let step = 0; step < STEPS; step++) {
      const chance = next() % 1000;
      const dialog = await at('dialog[open] button');
      if (dialog) await page.mouse.click(dialog.x, dialog.y);
      else if (await page.locator('.card').first().isVisible()) await begin();
      // Other screens are left for a game in the end, as people do.
      else if (away > 20) await page.click('.brand', { timeout: 3000 }).catch(() => undefined);
      else if (chance < 480) {
        // A piece, then where the page says that it can go, so that games get on; or anywhere.
        const piece = await at(next() % 4 ? '.xb-cell.can button' : '.xb-square');
        if (piece) await page.mouse.click(piece.x, piece.y);
        const target = next() % 8 ? await at(TARGETS) : await at('.xb-square');
        if (target) await page.mouse.click(target.x, target.y);
      } else if (chance < 560) {
        const [from, to] = [await at('.xb-cell.can button'), await at('.xb-square')];
        if (from && to) {
          await page.mouse.move(from.x, from.y);
          await page.mouse.down();
          await page.mouse.move(to.x, to.y, { steps: 2 });
          await page.mouse.up();
        }
      } else if (chance < 620) {
        const goal = await at('.xb-square');
        if (goal) await page.touchscreen.tap(goal.x, goal.y);
      } else if (chance < 760) await page.keyboard.press(one(KEYS) ?? 'Escape');
      else if (chance < 900) {
        const goal = await at(
          `button:not(.xb-square):not(:disabled)${next() % 12 ? `:not(${LEADING_AWAY})` : ''}, input`,
        );
        if (goal) await page.mouse.click(goal.x, goal.y);
      } else if (chance < 920) await page.setViewportSize(one(SIZES) ?? { width: 1280, height: 800 });
      else if (chance < 940) {
        // The storage is full, or no longer.
        await page.evaluate(() => {
          const { prototype } = Storage;
          const own = /** @type {any} */ (window);
          own.setItem ??= prototype.setItem;
          prototype.setItem =
            prototype.setItem === own.setItem
              ? () => {
                  throw new DOMException('full', 'QuotaExceededError');
                }
              : own.setItem;
        });
      } else if (chance < 950) {
        await page.reload();
        await page.waitForSelector('.app, .card');
      } else if (chance < 970) {
        const goal = await at('[data-set^="language"]');
        if (goal) await page.mouse.click(goal.x, goal.y);
      } else await page.keyboard.press('Escape');
      const { games: seen, length } = await consistent(page);
      if (seen > 0) compared += 1;
      plies = Math.max(plies, length ?? 0);
      away = length === undefined ? away + 1 : 0;
    }
  });
  t.diagnostic(`compared ${compared} times, longest game ${plies} entries`);
  assert(compared > STEPS / 3, `compared only ${compared} times`);
  assert(plies > Math.min(10, STEPS / 100), `no game got on: ${plies}`);
});
