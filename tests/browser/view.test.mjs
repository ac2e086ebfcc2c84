// The board view by itself, without the page: what becomes the custom element.
import assert from 'node:assert/strict';
import test from 'node:test';
import { onPage, sources } from './page.mjs';

test('it draws whatever boards, files and ranks it is given, several on one page, in shadow roots, and says what is wanted', () =>
  onPage({ at: sources }, async (page) => {
    const seen = await page.evaluate(async () => {
      const address = (/** @type {string} */ name) => new URL(`../pkg/view/${name}`, location.href).href;
      /** @type {typeof import('../../pkg/view/view.js')} */
      const { BoardsView } = await import(address('view.js'));
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(await (await fetch(address('board.css'))).text());

      /** @type {import('../../pkg/index.js').BoardState} */
      const board = {
        board: 1,
        role: 'board',
        status: 'play',
        pieces: [
          { square: 'b2', piece: { kind: 'n', color: 'w' } },
          { square: 'c5', piece: { kind: 'k', color: 'b' } },
        ],
        white: 'first',
        black: 'second',
        turn: 'w',
        halfmoves: 0,
        repetitions: 1,
      };
      /** @type {import('../../pkg/index.js').Move} */
      const move = {
        code: 'b2c4',
        kind: 'move',
        piece: { kind: 'n', color: 'w' },
        from: { board: 1, square: 'b2' },
        to: { board: 1, square: 'c4' },
      };
      /** @param {'first' | 'second'} orientation @returns {import('../../pkg/view/model.js').ViewModel} */
      const model = (orientation) => ({
        files: 3,
        ranks: 5,
        state: {
          id: 'orthodox',
          boards: [board, { ...board, board: 2, pieces: [] }],
          player: 'first',
          turn: { ply: 1, of: 1 },
          ply: 0,
          started: false,
          canUndo: false,
          canRedo: false,
          outcome: null,
        },
        moves: [move],
        offer: [move],
        orientation,
        names: new Map([
          [1, 'left'],
          [2, 'right'],
        ]),
        strings: {
          pieces: /** @type {import('../../pkg/view/model.js').ViewStrings['pieces']} */ ({ wn: 'knight', bk: 'king' }),
          marks: { move: 'go', selected: 'chosen' },
          empty: 'empty',
          ghost: '{piece}',
          promote: 'promote',
        },
      });
      /** @type {string[]} */
      const wanted = [];
      const roots = /** @type {const} */ (['first', 'second']).map((orientation) => {
        const host = document.createElement('div');
        host.style.setProperty('width', '300px');
        document.body.append(host);
        const root = host.attachShadow({ mode: 'open' });
        root.adoptedStyleSheets = [sheet];
        const view = new BoardsView((intent) => wanted.push(JSON.stringify(intent)));
        root.append(view.root);
        view.render(model(orientation));
        view.render(model(orientation));
        return root;
      });
      const cells = (/** @type {ShadowRoot} */ root) => [...root.querySelectorAll('[data-board="1"] [data-spot]')];
      roots[0]?.querySelector('[data-spot="1:c4"] button')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      const box = roots[0]?.querySelector('.xb-board')?.getBoundingClientRect();
      return {
        boards: roots.map((root) => root.querySelectorAll('[role="grid"]').length),
        count: roots.map((root) => cells(root).length),
        corner: roots.map((root) => cells(root)[0]?.getAttribute('data-spot')),
        label: roots[0]?.querySelector('[data-spot="1:b2"] button')?.getAttribute('aria-label'),
        ids: roots.reduce((n, root) => n + root.querySelectorAll('[id]').length, 0),
        box: box && [Math.round(box.width), Math.round(box.height)],
        ground: getComputedStyle(/** @type {Element} */ (roots[0]?.querySelector('.xb-cell.dark'))).backgroundColor,
        wanted,
      };
    });
    assert.deepEqual(seen, {
      boards: [2, 2],
      count: [15, 15],
      corner: ['1:a5', '1:c1'],
      label: 'b2, knight, chosen',
      ids: 0,
      box: [300, 500],
      ground: 'rgb(211, 193, 164)',
      wanted: ['{"type":"spot","spot":"1:c4"}'],
    });
  }));
