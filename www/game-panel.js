// The game: who plays, how it stands, and what the players may agree on.

import { CrossboardError, describe } from '../pkg/index.js';
import { el, fill, focusFirst } from '../pkg/view/dom.js';
import { icon } from '../pkg/view/icons.js';
import { boardResult, byColour, personName, playerName, pointsText } from '../pkg/view/naming.js';
import { outcomeReason, outcomeTitle } from '../pkg/view/turn-line.js';
import { embedForm } from './embed-form.js';
import { shareForm } from './share-form.js';

/** @typedef {import("../pkg/index.js").Player} Player */
/** @typedef {import("./screen-game.js").Screen} Screen */

const PLAYERS = /** @type {readonly Player[]} */ (['first', 'second']);

export class GamePanel {
  #shown = '';
  /** @type {"resign" | "draw" | "share" | "embed" | null} the form that is open */
  #form = null;
  /** What the last try came to grief on. @type {CrossboardError | null} */
  #failed = null;
  #version = 0;

  constructor() {
    this.root = el('div', { class: 'gamepanel' });
  }

  /** @param {Screen} screen */
  render(screen) {
    const { session, words, pauses } = screen;
    if (session.version !== this.#version) this.#failed = null;
    this.#version = session.version;
    const shown = `${words.language} ${session.version} ${this.#form} ${this.#failed} ${session.orientation} ${session.at} ${screen.notes.version} ${pauses}`;
    if (shown === this.#shown) return;
    this.#shown = shown;
    const { state } = session;
    if (state.outcome && (this.#form === 'resign' || this.#form === 'draw')) this.#form = null;
    const { activeElement } = document;
    const focused = this.root.contains(activeElement) ? activeElement : null;
    // From a form the focus goes back to what has opened it.
    const name = focused?.getAttribute('data-act') ?? focused?.closest('form')?.dataset.form;
    fill(
      this.root,
      state.outcome
        ? el(
            'div',
            { class: 'verdict' },
            el('h2', { tabindex: -1 }, outcomeTitle(screen.scene)),
            el('p', {}, outcomeReason(screen.scene)),
          )
        : el('h2', {}, screen.title),
      el(
        'dl',
        { class: 'people' },
        PLAYERS.map((player) => [el('dt', {}, this.#role(screen, player)), el('dd', {}, this.#person(screen, player))]),
        state.points ? [el('dt', {}, words.t('score')), el('dd', {}, state.points.map(pointsText).join(' : '))] : null,
      ),
      state.boards.length > 1
        ? el(
            'ul',
            { class: 'standing' },
            state.boards
              .filter((b) => b.status !== 'reserve')
              .map((b) =>
                el(
                  'li',
                  {},
                  el('b', {}, String(b.board)),
                  ' ',
                  b.result
                    ? boardResult(words, session, b)
                    : words.t(state.outcome ? 'board.unfinished' : 'board.undecided'),
                ),
              ),
          )
        : null,
      el(
        'div',
        { class: 'acts' },
        act('undo', words.t('undo'), 'arrow-back-up', () => session.undo(), screen.viewed || !state.canUndo),
        act('redo', words.t('redo'), 'arrow-forward-up', () => session.redo(), screen.viewed || !state.canRedo),
        state.outcome || screen.viewed
          ? null
          : act('type', words.t('typed.open'), 'keyboard', () => screen.type(), false),
        act('flip', words.t('flip'), 'refresh', () => session.flip(), false),
        pauses
          ? act('stop', words.t(pauses), pauses === 'clocks.pause' ? 'pause' : 'play', () => screen.pause(), false)
          : null,
        act('setup', words.t('editor.edit'), 'pencil', () => screen.edit(), false),
        act('new', words.t('new'), 'plus', () => screen.newGame(), false),
        state.outcome || screen.viewed
          ? null
          : act(
              'resign',
              words.t('resign'),
              'flag',
              () => this.#open(screen, 'resign'),
              false,
              this.#form === 'resign',
            ),
        state.outcome || screen.viewed
          ? null
          : act('draw', words.t('draw'), 'check', () => this.#open(screen, 'draw'), false, this.#form === 'draw'),
        act('share', words.t('share'), 'share', () => this.#open(screen, 'share'), false, this.#form === 'share'),
        act('embed', words.t('embed'), 'code', () => this.#open(screen, 'embed'), false, this.#form === 'embed'),
      ),
      this.#failed ? el('p', { class: 'failed', role: 'alert' }, describe(this.#failed, words.language)) : null,
      this.#form === 'share' ? shareForm(screen, () => this.#open(screen, 'share')) : null,
      this.#form === 'embed' ? embedForm(screen, () => this.#open(screen, 'embed')) : null,
      this.#form === 'resign' || this.#form === 'draw' ? this.#renderForm(screen, this.#form) : null,
    );
    if (focused) {
      const next = { undo: 'redo', redo: 'undo' }[name ?? ''] ?? '';
      focusFirst([
        this.root.querySelector(`[data-act="${name}"]`),
        this.root.querySelector(`[data-act="${next}"]`),
        this.root.querySelector('h2[tabindex]'),
        this.root.querySelector('.acts :enabled'),
      ]);
    }
  }

  /** @param {Screen} screen @param {Player} player */
  #role({ words, session }, player) {
    return byColour(session.state) ? playerName(words, session, player) : words.t(`player.${player}`);
  }

  /** @param {Screen} screen @param {Player} player */
  #person({ words, session }, player) {
    const { began } = session.seating;
    const place = words.t(session.orientation === player ? 'seat.below' : 'seat.above');
    const number = (player === 'first') === (began === 0) ? 1 : 2;
    return `${personName(session, player) || words.t(`person.${number}`)}, ${place}`;
  }

  /** @param {Screen} screen @param {"resign" | "draw" | "share" | "embed"} form */
  #open(screen, form) {
    this.#form = this.#form === form ? null : form;
    this.#failed = null;
    this.render(screen);
    // On a phone it would open below what is seen.
    this.root.querySelector('form')?.scrollIntoView({ block: 'nearest' });
  }

  /** @param {Screen} screen @param {"resign" | "draw"} form */
  #renderForm(screen, form) {
    const { words, session } = screen;
    const { state } = session;
    const each = state.boards
      .filter((b) => b.status === 'play')
      .map((b) => /** @type {const} */ ([String(b.board), words.t('board.spoken', { n: b.board })]));
    const whole = /** @type {const} */ (['', words.t('whole')]);
    // Where points are counted, what is decided stays: of one board that is left the match would say too much.
    const options = state.points && each.length === 1 ? each : [whole, ...each];
    const who =
      form === 'resign'
        ? choice(
            'who',
            words.t('resign.who'),
            PLAYERS.map((p) => [p, playerName(words, session, p)]),
            state.player ?? 'first',
          )
        : null;
    const what =
      state.boards.length > 1 ? choice('what', words.t(`${form}.what`), options, options[0]?.[0] ?? '') : null;
    return el(
      'form',
      {
        class: 'agree',
        'data-form': form,
        onsubmit: (event) => {
          event.preventDefault();
          const data = new FormData(/** @type {HTMLFormElement} */ (event.target));
          const board = Number(data.get('what') || 0) || undefined;
          this.#form = null;
          try {
            if (form === 'resign') session.resign(data.get('who') === 'second' ? 'second' : 'first', board);
            else session.agreeDraw(board);
          } catch (error) {
            if (!(error instanceof CrossboardError)) throw error;
            this.#failed = error;
            this.render(screen);
          }
        },
      },
      who,
      what,
      el(
        'div',
        { class: 'row' },
        el('button', { type: 'submit', class: 'btn prim' }, words.t(`${form}.confirm`)),
        el('button', { type: 'button', class: 'btn', onclick: () => this.#open(screen, form) }, words.t('cancel')),
      ),
    );
  }
}

/** @param {string} name @param {string} text @param {string} picture @param {() => void} run @param {boolean} off @param {boolean} [expanded] */
function act(name, text, picture, run, off, expanded) {
  return el(
    'button',
    {
      type: 'button',
      class: 'btn',
      'data-act': name,
      disabled: off,
      onclick: run,
      'aria-expanded': expanded === undefined ? null : String(expanded),
    },
    icon(picture),
    text,
  );
}

/** @param {string} name @param {string} legend @param {readonly (readonly [string, string])[]} options @param {string} chosen */
function choice(name, legend, options, chosen) {
  return el(
    'fieldset',
    {},
    el('legend', {}, legend),
    options.map(([value, text]) =>
      el('label', {}, el('input', { type: 'radio', name, value, checked: value === chosen }), text),
    ),
  );
}
