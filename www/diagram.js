// A diagram to be tried: a position on live boards, plies to step through, tries with their verdicts.

import { describe, Game, games } from '../pkg/index.js';
import { Controls } from '../pkg/view/controls.js';
import { el, fill } from '../pkg/view/dom.js';
import { icon } from '../pkg/view/icons.js';
import { Scene } from '../pkg/view/scene.js';
import { gistOf, Session } from '../pkg/view/session.js';
import { TurnLine } from '../pkg/view/turn-line.js';
import { endsOf, tryWords } from './codes.js';
import { rulesHref } from './route.js';

/** @typedef {import("../pkg/index.js").GameId} GameId */
/** @typedef {import("../pkg/view/words.js").Words} Words */
/** @typedef {import("./learn/model.js").Demo} Demo */

export class Diagram {
  #boards;
  #tools = el('div', { class: 'tools-row' });
  #told = el('p', { class: 'tried-text', role: 'status' });
  #demos = el('ul', { class: 'demos' });
  #caption = el('figcaption');
  /** @type {Session | null} */
  #session = null;
  /** @type {Scene | null} */
  #scene = null;
  /** @type {TurnLine | null} */
  #turn = null;
  /** @type {Controls | null} */
  #controls = null;
  #reset = el('button', { type: 'button', class: 'btn', 'data-act': 'reset', onclick: () => this.#begin() });
  /** The try that was made last. @type {Demo | null} */
  #tried = null;
  #version = -1;

  /**
   * @param {GameId} game
   * @param {import("./learn/model.js").Diagram} diagram
   * @param {string} captionKey
   * @param {string} rule
   * @param {() => Words} words
   * @param {() => boolean} calm motion is unwanted
   */
  constructor(game, diagram, captionKey, rule, words, calm) {
    this.#game = game;
    this.#diagram = diagram;
    this.#captionKey = captionKey;
    this.#rule = rule;
    this.#words = words;
    this.#calm = calm;
    const info = games.find(({ id }) => id === game);
    if (!info) throw new Error(game);
    this.#info = info;
    const { boards, ranks } = diagram.show;
    const state = this.#after().state();
    const reserves = state.boards.filter(({ status }) => status === 'reserve').map(({ board }) => board);
    const strips = ranks ? [] : boards.filter((board) => reserves.includes(board));
    // As high as the boards will be, so that nothing shifts when they come.
    this.#boards = el('div', { class: 'boards-box' }, placeholder(boards, strips));
    this.root = el(
      'figure',
      { class: 'diagram', 'data-boards': boards.length - strips.length, 'data-strips': strips.length },
      this.#boards,
      this.#tools,
      this.#told,
      this.#caption,
      this.#demos,
    );
    const rows = ranks ? ranks[1] - ranks[0] + 1 : info.ranks;
    this.root.dataset.rows = rows > 8 ? 'tall' : 'usual';
    this.root.style.setProperty('--rows', String(rows));
  }
  #game;
  #diagram;
  #captionKey;
  #rule;
  #words;
  #calm;
  #info;

  get made() {
    return this.#session !== null;
  }

  /** Makes the boards; before that there is only room for them. */
  make() {
    if (this.made) return;
    this.#begin();
  }

  leave() {
    this.#scene?.leave();
    this.#session?.drop();
  }

  render() {
    const words = this.#words();
    this.root.setAttribute('aria-label', words.t('diagram', { rule: this.#rule }));
    this.#caption.textContent = words.t(this.#captionKey);
    this.#reset.replaceChildren(icon('refresh'), el('span', {}, words.t('diagram.reset')));
    this.#drawDemos(words);
    const session = this.#session;
    const scene = this.#scene;
    if (!session || !scene) return;
    scene.show = this.#show(session);
    scene.render(words);
    this.#turn?.render(scene);
    this.#controls?.render();
    const begun = session.version !== this.#version || session.refusal !== null;
    if (begun) this.#reset.removeAttribute('aria-disabled');
    else this.#reset.setAttribute('aria-disabled', 'true');
    if (this.#controls) this.#controls.root.hidden = session.length === 0;
    this.#tell(words, session);
  }

  /** What is pointed out holds for the position of the diagram, not for what is played from there. @param {Session} session */
  #show(session) {
    const { show, line = [] } = this.#diagram;
    const ends = this.#tried && session.refusal ? endsOf(this.#tried.code) : null;
    if (ends) return { ...show, arrows: [/** @type {const} */ ([ends.from, ends.to])] };
    const here = session.at === null && session.length === line.length;
    return here ? show : { ...show, marks: {}, arrows: [] };
  }

  /** The game after the diagram's line. */
  #after() {
    const game = new Game(this.#game, this.#diagram.position);
    for (const code of this.#diagram.line ?? []) game.play(code);
    return game;
  }

  #begin() {
    const focused = this.#reset === document.activeElement;
    this.leave();
    const { show } = this.#diagram;
    const game = this.#after();
    this.#tried = null;
    /** @type {Session} */
    const session = new Session(
      game,
      { names: ['', ''], began: 0, lot: false },
      'first',
      () => session === this.#session && this.render(),
      this.#calm,
    );
    session.free = true;
    this.#session = session;
    this.#version = session.version;
    const scene = new Scene({
      session,
      info: this.#info,
      fresh: new Game(this.#game).state(),
      words: this.#words(),
      describe,
      show,
      plain: true,
    });
    this.#scene = scene;
    this.#turn = new TurnLine(null);
    this.#turn.root.setAttribute('role', 'group');
    this.#controls = new Controls(scene, true);
    fill(this.#boards, scene.area.root);
    fill(this.#tools, this.#turn.root, this.#controls.root, this.#reset);
    scene.enter();
    this.render();
    if (focused) this.#reset.focus();
  }

  /** @param {Demo} demo */
  #try(demo) {
    this.#begin();
    const session = this.#session;
    const ends = endsOf(demo.code);
    if (!session || !ends) return;
    this.#tried = demo;
    const verdict = session.game.explain(demo.code);
    if (verdict.legal) {
      session.play(demo.code);
      return;
    }
    const { reason, rule } = verdict;
    session.refusal = { at: ends.to, from: ends.from, stuck: null, why: [{ at: ends.to, reason, rule }] };
    this.render();
  }

  /** @param {Words} words @param {Session} session */
  #tell(words, { refusal }) {
    if (!refusal) {
      fill(this.#told);
      this.#told.dataset.shown = '';
      return;
    }
    const { square, reason, rule } = gistOf(refusal);
    const shown = [words.language, square, reason, rule].join(' ');
    if (shown === this.#told.dataset.shown) return;
    this.#told.dataset.shown = shown;
    fill(
      this.#told,
      el('b', {}, words.t('refused', { square })),
      ' ',
      reason ? describe(reason, words.language) : words.t('refused.plain'),
      ' ',
      rule
        ? el('a', { class: 'link', href: rulesHref(this.#game, rule), 'data-rule': rule }, words.t('rule', { rule }))
        : null,
    );
  }

  /** @param {Words} words */
  #drawDemos(words) {
    const { demos = [] } = this.#diagram;
    const { language } = words;
    const shown = `${language} ${this.#tried?.code}`;
    if (shown === this.#demos.dataset.shown) return;
    this.#demos.dataset.shown = shown;
    const focused = this.#demos.querySelector(':focus')?.getAttribute('data-code');
    const game = this.#after();
    const state = game.state();
    this.#demos.setAttribute('aria-label', words.t('diagram.try'));
    fill(
      this.#demos,
      demos.map((demo) => {
        const { legal } = game.explain(demo.code);
        return el(
          'li',
          {},
          el(
            'button',
            {
              type: 'button',
              class: `btn demo ${legal ? 'may' : 'not'}`,
              'data-code': demo.code,
              'aria-pressed': String(demo === this.#tried),
              onclick: () => this.#try(demo),
            },
            icon(legal ? 'check' : 'x'),
            el('span', {}, tryWords(words, state, demo.code)),
            el('span', { class: 'vh' }, `, ${words.t(legal ? 'diagram.may' : 'diagram.not')}`),
          ),
        );
      }),
    );
    if (focused)
      /** @type {HTMLElement | null} */ (this.#demos.querySelector(`[data-code="${CSS.escape(focused)}"]`))?.focus();
  }
}

/** @param {readonly number[]} boards @param {readonly number[]} strips */
function placeholder(boards, strips) {
  return el(
    'div',
    { class: 'row-of-boards', 'aria-hidden': 'true' },
    boards.map((board) =>
      el(
        'div',
        { class: 'one-board' },
        boards.length > 1 ? el('div', { class: 'bname' }) : null,
        el('div', { class: strips.includes(board) ? 'bw empty strip' : 'bw empty' }),
      ),
    ),
  );
}
