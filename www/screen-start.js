// The start screen: which game, who begins, Play.

import { games } from '../pkg/index.js';
import { attr, el, fill } from '../pkg/view/dom.js';
import { icon } from '../pkg/view/icons.js';
import { ClockField } from './clock-field.js';
import { layoutOf, ORDER } from './layouts.js';
import { OpenBox } from './open-box.js';
import { PositionField } from './position-field.js';
import { ABOUT, courseOf, learnHref, rulesHref, setupHref } from './route.js';
import { savedList } from './saved-list.js';

/** @typedef {import("../pkg/index.js").GameId} GameId */
/** @typedef {import("./app.js").App} App */

export class StartScreen {
  #app;
  #body = el('main', { class: 'area' });
  /** @type {0 | 1 | "lot"} */
  #begins = 0;
  /** @type {[string, string]} */
  #names;
  #chosen;
  #open;
  #clock;
  #position = new PositionField();

  /** @param {App} app @param {GameId} chosen */
  constructor(app, chosen) {
    this.#app = app;
    this.#chosen = chosen;
    this.#open = new OpenBox(app);
    this.#names = [...(app.settings.names ?? ['', ''])];
    this.#clock = new ClockField(app.settings.clock, () => this.render());
    this.root = el(
      'div',
      { class: 'app start' },
      el(
        'header',
        { class: 'top' },
        app.brand(null),
        el('span', { class: 'grow' }),
        app.languageSwitch(),
        app.themeButton(),
      ),
      this.#body,
    );
    this.root.addEventListener('dragover', (event) => event.preventDefault());
    this.root.addEventListener('drop', (event) => {
      const file = event.dataTransfer?.files[0];
      if (!file || event.defaultPrevented) return;
      event.preventDefault();
      this.#open.drop(file);
    });
  }

  /** A text was pasted where nothing is written: it is a game to be opened. @param {string} text */
  paste(text) {
    this.#open.show(text);
  }

  render() {
    const { words } = this.#app;
    const focused = this.#body.contains(document.activeElement)
      ? document.activeElement?.getAttribute('data-key')
      : null;
    const pictured = ORDER.filter((id) => layoutOf(id).picture);
    const others = ORDER.filter((id) => !layoutOf(id).picture);
    const text = this.#texts();
    this.#clock.render(words, text);
    this.#position.render(words, this.#chosen);
    fill(
      this.#body,
      this.#notice(),
      el('h1', { tabindex: -1, 'data-key': 'title' }, words.t('start.title')),
      el(
        'p',
        { class: 'lead' },
        words.t('start.lead'),
        ' ',
        el('a', { class: 'link', href: ABOUT, 'data-key': 'about' }, words.t('about')),
      ),
      el(
        'div',
        { class: 'cards', role: 'group', 'aria-label': words.t('start.game') },
        pictured.map((id) => this.#card(id)),
        others.map((id) => this.#card(id)),
      ),
      el(
        'div',
        { class: 'opts' },
        el(
          'fieldset',
          { class: 'field' },
          el('legend', {}, words.t('start.names')),
          el('div', { class: 'names' }, this.#name(0), this.#name(1)),
        ),
        el(
          'fieldset',
          { class: 'field' },
          el('legend', {}, words.t('start.begins')),
          el(
            'div',
            { class: 'seg' },
            /** @type {const} */ ([0, 1, 'lot']).map((who) =>
              el(
                'button',
                {
                  type: 'button',
                  'data-key': `begins-${who}`,
                  'aria-pressed': String(this.#begins === who),
                  onclick: () => {
                    this.#begins = who;
                    this.render();
                  },
                },
                who === 'lot' ? words.t('start.lot') : (text[who] ?? ''),
              ),
            ),
          ),
        ),
        this.#clock.root,
        el(
          'div',
          { class: 'cta' },
          el(
            'button',
            { type: 'button', class: 'btn prim big', 'data-key': 'play', onclick: () => this.#play() },
            words.t('start.play'),
          ),
          this.#continue(),
          this.#open.button,
        ),
      ),
      this.#open.root,
      el(
        'div',
        { class: 'otherstart' },
        this.#position.root,
        el(
          'a',
          { class: 'btn', href: setupHref(this.#chosen), 'data-key': 'setup', onclick: (event) => this.#setUp(event) },
          icon('pencil'),
          words.t('editor.open'),
        ),
      ),
      this.#saved(),
    );
    this.#open.render();
    if (focused) /** @type {HTMLElement | null} */ (this.#body.querySelector(`[data-key="${focused}"]`))?.focus();
  }

  /**
   * Another tab has saved something: what tells of that follows, and all else stays as it is, as somebody may be writing there,
   * or pressing it.
   */
  follow() {
    const body = this.#body;
    const held = document.activeElement;
    const within = body.contains(held);
    const key = held?.getAttribute('data-key');
    put(body.querySelector('.notice'), this.#notice(), (made) => body.prepend(made));
    put(body.querySelector('[data-key="continue"]'), this.#continue(), (made) => this.#open.button.before(made));
    for (const id of ORDER) {
      const more = body.querySelector(`[data-game="${id}"]`)?.nextElementSibling;
      if (more) follow(more, this.#more(id));
    }
    const [list, made] = [body.querySelector('.saved'), this.#saved()];
    if (list && made) followRows(list, made);
    else put(list, made, (made) => body.append(made));
    if (!within || (held?.isConnected && held === document.activeElement)) return;
    /** @type {HTMLElement | null} */ (body.querySelector(`[data-key="${key}"]`))?.focus();
    if (!body.contains(document.activeElement)) this.focus();
  }

  #notice() {
    const { words, notice } = this.#app;
    if (!notice) return null;
    return el('p', { class: notice === 'start.nowhere' ? 'notice quiet' : 'notice', role: 'status' }, words.t(notice));
  }

  #continue() {
    const { words, saved } = this.#app;
    if (!saved) return null;
    return el(
      'button',
      { type: 'button', class: 'btn ghost big', 'data-key': 'continue', onclick: () => this.#app.resume() },
      words.t('start.continue', { name: saved }),
    );
  }

  #saved() {
    return savedList(this.#app, () => {
      this.render();
      if (!this.#body.contains(document.activeElement)) this.focus();
    });
  }

  focus() {
    this.#body.querySelector('h1')?.focus();
  }

  #texts() {
    const { words } = this.#app;
    return this.#names.map((name, i) => name.trim() || words.t(`person.${i + 1}`));
  }

  /** @param {GameId} id */
  #card(id) {
    const { words } = this.#app;
    const { name, picture } = layoutOf(id);
    const info = games.find((g) => g.id === id);
    const on = this.#chosen === id;
    const card = el(
      'button',
      {
        type: 'button',
        class: `card${on ? ' on' : ''}${picture ? '' : ' plain'}`,
        'data-key': `game-${id}`,
        'data-game': id,
        'aria-pressed': String(on),
        onclick: () => {
          this.#chosen = id;
          this.render();
        },
      },
      picture?.(),
      el(
        'span',
        { class: 'txt' },
        el('b', {}, info?.names[words.language] ?? id),
        el('span', {}, words.t(`${name}.lead`)),
        el('small', {}, words.t(`${name}.size`)),
      ),
    );
    return el('div', { class: `offer${on ? ' on' : ''}${picture ? '' : ' plain'}` }, card, this.#more(id));
  }

  /** The ways to learn a game. @param {GameId} id */
  #more(id) {
    const { words, learned } = this.#app;
    const game = games.find((g) => g.id === id)?.names[words.language] ?? id;
    const course = courseOf(id);
    const of = course?.steps.length ?? 0;
    const n = course ? learned.count(course) : 0;
    return el(
      'div',
      { class: 'more' },
      course
        ? el(
            'a',
            {
              href: learnHref(id),
              'data-key': `learn-${id}`,
              'aria-label': words.t('learn.card', { name: game, n, of }),
            },
            el('b', {}, words.t('learn')),
            el('small', { class: n === of ? 'all' : '' }, words.t('nav.at', { n, of })),
          )
        : null,
      el(
        'a',
        { href: rulesHref(id), 'data-key': `rules-${id}`, 'aria-label': words.t('rules.title', { name: game }) },
        words.t('rules'),
      ),
    );
  }

  /** @param {0 | 1} person */
  #name(person) {
    const { words } = this.#app;
    const input = el('input', {
      type: 'text',
      maxlength: 24,
      value: this.#names[person],
      placeholder: words.t(`person.${person + 1}`),
      autocomplete: 'off',
      spellcheck: 'false',
      'aria-label': words.t(`person.${person + 1}`),
      'data-key': `name-${person}`,
      oninput: () => {
        this.#names[person] = input.value;
        const label = this.#body.querySelector(`[data-key="begins-${person}"]`);
        if (label) label.textContent = this.#texts()[person] ?? '';
      },
    });
    return input;
  }

  /** What is written as a position goes to the boards. @param {Event} event */
  #setUp(event) {
    const { text } = this.#position;
    if (!text) return;
    event.preventDefault();
    this.#app.edit(this.#chosen, { text, orientation: 'first' });
  }

  #play() {
    if (!this.#position.sound) {
      this.#position.focus();
      return;
    }
    if (!this.#clock.sound) {
      this.#clock.focus();
      return;
    }
    const lot = this.#begins === 'lot';
    const began = this.#begins === 'lot' ? byLot() : this.#begins;
    this.#app.play(
      this.#chosen,
      { names: [...this.#names], began, lot },
      this.#clock.choice,
      this.#position.text || undefined,
    );
  }
}

/**
 * What stands comes to say what was made anew, or goes, or comes.
 * @param {Element | null} old @param {Element | null} made @param {(made: Element) => void} add
 */
function put(old, made, add) {
  if (old && made) follow(old, made);
  else if (made) add(made);
  else old?.remove();
}

/**
 * An element that stands comes to say what one that was made anew says. It stays the same: a press that has begun on it, or the
 * focus, is not lost.
 * @param {Element} old @param {Element} made
 */
function follow(old, made) {
  for (const name of new Set([...old.getAttributeNames(), ...made.getAttributeNames()]))
    attr(old, name, made.getAttribute(name));
  const [stand, come] = [[...old.childNodes], [...made.childNodes]];
  if (stand.length !== come.length || stand.some((node, i) => node.nodeName !== come[i]?.nodeName)) {
    old.replaceChildren(...come);
    return;
  }
  for (const [i, node] of stand.entries()) {
    const next = come[i];
    if (node instanceof Element && next instanceof Element) follow(node, next);
    else if (next && node.nodeValue !== next.nodeValue) node.nodeValue = next.nodeValue;
  }
}

/** The same for the saved games, each in its row. @param {Element} old @param {Element} made */
function followRows(old, made) {
  const [list, rows] = [old.querySelector('ul'), [...made.querySelectorAll('li')]];
  if (!list) return;
  const ids = new Set(rows.map((row) => row.dataset.saved));
  for (const row of list.querySelectorAll('li')) if (!ids.has(row.dataset.saved)) row.remove();
  for (const [i, row] of rows.entries()) {
    const stands = list.querySelector(`[data-saved="${row.dataset.saved}"]`);
    // What a row does goes by its title, too.
    const same = stands && titleIn(stands) === titleIn(row);
    if (same) follow(stands, row);
    else stands?.remove();
    const now = same ? stands : row;
    if (list.children[i] !== now) list.insertBefore(now, list.children[i] ?? null);
  }
}

/** @param {Element} row */
function titleIn(row) {
  return row.querySelector('b')?.textContent;
}

/** @returns {0 | 1} */
function byLot() {
  const [number = 0] = crypto.getRandomValues(new Uint8Array(1));
  return number & 1 ? 1 : 0;
}
