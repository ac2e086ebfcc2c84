// Letters twice as large, as a browser's setting gives them (WCAG 1.4.4): nothing is cut, nothing lies over anything else.
import assert from 'node:assert/strict';
import test from 'node:test';
import { LINES, onPage, square } from './page.mjs';

/** @typedef {import('playwright-core').Page} Page */

/**
 * Letters of another size, as if somebody had set them so before he came. The policy of the page allows no other way.
 * @param {Page} page @param {number} percent
 */
const enlarged = (page, percent) =>
  page.evaluate(async (size) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`:root { font-size: ${size}% }`);
    document.adoptedStyleSheets = [sheet];
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  }, percent);

/** What is wrong with the words on the page as it stands. @param {Page} page @returns {Promise<string[]>} */
const spoilt = (page) =>
  page.evaluate(async () => {
    // Two frames, as what follows a size does so when it is seen.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    /** @type {string[]} */
    const found = [];
    const root = document.scrollingElement;
    if (root && root.scrollWidth > innerWidth) found.push('the page scrolls sideways');
    const shadows = [...document.querySelectorAll('crossboard-game')].flatMap((e) => e.shadowRoot ?? []);
    for (const part of [document, ...shadows])
      for (const e of part.querySelectorAll('*')) {
        if (!(e instanceof HTMLElement) || !e.textContent?.trim() || e.matches('.stage, .xb-board *')) continue;
        if (!e.checkVisibility({ visibilityProperty: true })) continue;
        const style = getComputedStyle(e);
        if (style.display === 'inline') continue;
        // For the ear alone.
        let around = /** @type {Element | null} */ (e);
        while (around && getComputedStyle(around).clipPath === 'none') around = around.parentElement;
        if (around || e.getBoundingClientRect().width < 2) continue;
        const name = `${e.tagName.toLowerCase()}.${e.className} "${e.textContent.trim().slice(0, 40)}"`;
        const wide = e.scrollWidth - e.clientWidth;
        const high = e.scrollHeight - e.clientHeight;
        // Cut short on purpose, and whole in a title; or a sentence that is opened by a press on it.
        if (style.textOverflow === 'ellipsis' && (e.closest('[title]') || e.closest('summary'))) continue;
        const shut = /hidden|clip/;
        if (wide > 1 && shut.test(style.overflowX)) found.push(`cut at the side by ${wide}: ${name}`);
        if (high > 1 && shut.test(style.overflowY)) found.push(`cut below by ${high}: ${name}`);
        const own = [...e.childNodes].filter((n) => n.nodeType === Node.TEXT_NODE && n.textContent?.trim());
        if (own.length === 0) continue;
        if (wide > 1 && style.overflowX === 'visible') found.push(`wider than its place by ${wide}: ${name}`);
        for (const text of own) {
          const range = document.createRange();
          range.selectNodeContents(text);
          for (const box of range.getClientRects()) {
            const rolls = e.closest('.ribbon') !== null;
            if (!rolls && (box.right > innerWidth + 1 || box.left < -1)) found.push(`outside: ${name}`);
            for (const x of [box.left + 2, box.right - 2]) {
              const y = box.top + box.height / 2;
              const over = part.elementFromPoint(x, y);
              if (!over || over.contains(e) || e.contains(over)) continue;
              // What is laid over the rest on purpose: a sheet, a bar at the edge, a question.
              let laid = /** @type {Element | null} */ (over);
              while (laid && !/absolute|fixed|sticky/.test(getComputedStyle(laid).position)) laid = laid.parentElement;
              const bar = over.closest('.dock, .side, .palette, .top, .opts, .cta, .turn, .strip, dialog');
              if ((laid && !laid.contains(e)) || (bar && !bar.contains(e))) continue;
              // Scrolled out of sight.
              const seen = e.closest('.area, .panel, .taskmain, .bench, .setside, .place, .sheet, .contents, .ribbon');
              const room = seen?.getBoundingClientRect();
              if (room && (y < room.top || y > room.bottom || x < room.left || x > room.right)) continue;
              found.push(`under ${over.tagName.toLowerCase()}.${over.getAttribute('class')}: ${name}`);
            }
          }
        }
      }
    return [...new Set(found)];
  });

/** Each game, and a piece that tells much when it is chosen. */
const PLACES = /** @type {const} */ ([
  ['four-board', 12, '3:d2'],
  ['tranzit', 8, '2:d2'],
  ['double-move', 4, '1:d6'],
  ['orthodox', 2, '1:g2'],
]);

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  const phone = viewport.width < 900;
  const options = { viewport, hasTouch: phone, locale: 'ru-RU', reducedMotion: /** @type {const} */ ('reduce') };

  test(`letters of 200 %, ${viewport.width} px: what is read, learnt and set up`, () =>
    onPage(options, async (page) => {
      await enlarged(page, 200);
      assert.deepEqual(await spoilt(page), [], 'start');
      await page.selectOption('[data-key="clock"]', 'own');
      assert.deepEqual(await spoilt(page), [], 'times of one\u2019s own');
      await page.click('[data-key="open"]');
      await page.fill('#open-text', '1. f3 e5 2. Qxh9');
      await page.click('[data-key="open-do"]');
      assert.deepEqual(await spoilt(page), [], 'a text that cannot be read');
      for (const hash of [
        '#about',
        '#learn=four-board/1',
        '#learn=four-board/4',
        '#learn=tranzit/2',
        '#learn=tranzit/end',
        '#learn=double-move/3',
        '#rules=four-board',
        '#rules=tranzit',
        '#rules=double-move',
        '#rules=orthodox',
        '#setup=four-board',
        '#setup=tranzit',
        '#setup=double-move',
        '#setup=orthodox',
      ]) {
        await page.evaluate((to) => {
          location.hash = to;
        }, hash);
        await page.waitForFunction((to) => document.querySelector('.app') && location.hash === to, hash);
        assert.deepEqual(await spoilt(page), [], hash);
        if (hash !== '#learn=four-board/4') continue;
        await page.click(square('3:g1'));
        await page.click(square('1:g1'));
        assert.deepEqual(await spoilt(page), [], `${hash}, refused`);
      }
    }));

  for (const [game, count, spot] of PLACES) {
    const saved = { game, entries: LINES[game].split(' ').slice(0, count) };
    test(`letters of 200 %, ${viewport.width} px: ${game} with each panel, and its end`, async () => {
      await onPage({ ...options, saved }, async (page) => {
        await enlarged(page, 200);
        await page.click(square(spot));
        assert.deepEqual(await spoilt(page), [], 'a piece is chosen');
        for (const tab of ['moves', 'game', 'rules', 'settings']) {
          if (phone && tab === 'moves') await page.click('.dock [data-act="menu"]');
          await page.click(`[data-tab="${tab}"]:visible, .tools [data-opens="${tab}"]:visible`);
          assert.deepEqual(await spoilt(page), [], tab);
          if (tab !== 'game') continue;
          for (const act of ['resign', 'share']) {
            await page.click(`.acts [data-act="${act}"]`);
            assert.deepEqual(await spoilt(page), [], act);
            await page.click(`.acts [data-act="${act}"]`);
          }
        }
      });
      await onPage({ ...options, saved: { game, entries: LINES[game].split(' ') } }, async (page) => {
        await enlarged(page, 200);
        assert.deepEqual(await spoilt(page), [], 'the end');
      });
    });
  }
}
