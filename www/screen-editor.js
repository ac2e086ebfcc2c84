// A position is set up: the boards, the pieces to put on them, the other fields of its text, the text itself, and whether such
// a position can be.

import { describe, Game, games, PositionError } from '../pkg/index.js';
import { el, fill, focusFirst, say } from '../pkg/view/dom.js';
import { icon } from '../pkg/view/icons.js';
import { LAYOUTS } from '../pkg/view/layouts.js';
import { byColour, viewStrings } from '../pkg/view/naming.js';
import { pieceSvg } from '../pkg/view/pieces.js';
import { BoardsView } from '../pkg/view/view.js';
import { ClockField } from './clock-field.js';
import { Editor } from './editor.js';
import { EditorFields } from './editor-fields.js';
import { faultSpots } from './fault-spots.js';
import { faultText } from './fault-text.js';
import { isField } from './keys.js';
import { layoutOf, ORDER } from './layouts.js';
import { keepingFocus, pageTop } from './page-top.js';
import { Palette, pieceOf, toolName } from './palette.js';
import { isLetter, LETTERS, readSetup } from './position-text.js';
import { rulesHref, setupHref } from './route.js';

/** @typedef {import("../pkg/index.js").BoardState} BoardState */
/** @typedef {import("../pkg/index.js").Color} Color */
/** @typedef {import("../pkg/index.js").GameId} GameId */
/** @typedef {import("../pkg/index.js").GameState} GameState */
/** @typedef {import("../pkg/view/model.js").Mark} Mark */
/** @typedef {import("../pkg/view/model.js").SpotKey} SpotKey */
/** @typedef {import("./app.js").App} App */
/** @typedef {import("./editor.js").Deed} Deed */
/** @typedef {import("./store.js").Draft} Draft */

/** How long after the last change it is said whether the position can be, in milliseconds. */
const PAUSE = 350;
const SAID = 'setup-said';
/** The rule of what a position text is. */
const RULE = 'O8';

export class EditorScreen {
  #app;
  #info;
  #fresh;
  /** The boards as the game starts. */
  #array;
  #layout;
  #editor;
  #view;
  #palette;
  #fields;
  #clock;
  #bench;
  #boards = el('div', { class: 'setboards' });
  /** @type {Map<number, { root: HTMLElement, head: HTMLElement }>} */
  #cells = new Map();
  #heading = el('h1', { class: 'title', tabindex: -1 });
  #verdict = el('div', { class: 'verdictline' });
  #said = el('div', { class: 'what', id: SAID, role: 'status' });
  #told = el('p', { class: 'vh', role: 'status' });
  #copied = el('output', { class: 'said' });
  #play = el('button', { type: 'button', class: 'btn prim', 'data-key': 'setup-play', onclick: () => this.#begin() });
  #back = el('button', { type: 'button', class: 'btn', 'data-key': 'setup-back' });
  #text = el('textarea', {
    id: 'setup-text',
    spellcheck: 'false',
    autocomplete: 'off',
    autocapitalize: 'off',
    'data-key': 'setup-text',
    'aria-describedby': SAID,
    oninput: () => this.#editor.write(this.#text.value.replace(/\s+/g, ' ').trim()),
    onblur: () => this.#showText(),
  });
  #side = el('div', { class: 'side setside' });
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #version = -1;
  #language = '';

  /** @param {App} app @param {GameId} game @param {Draft | null} [brought] a position to go on from */
  constructor(app, game, brought = null) {
    const info = games.find(({ id }) => id === game);
    if (!info) throw new Error(game);
    this.#app = app;
    this.game = game;
    this.#info = info;
    this.#layout = layoutOf(game);
    this.#fresh = new Game(game).state();
    this.#array = readSetup(info.start, { ...info, fields: this.#layout.fields })?.boards ?? [];
    this.#editor = new Editor(info, this.#layout.fields, () => this.render(), brought);
    this.#palette = new Palette(this.#editor);
    this.#fields = new EditorFields(this.#editor, info, this.#fresh, this.#layout);
    this.#clock = new ClockField(app.settings.clock, () => this.#drawClock());
    // As many lines as such texts take, so that nothing shifts.
    this.#text.rows = Math.max(2, Math.ceil(info.start.length / 36));
    this.#bench = el('div', { class: 'bench' }, this.#palette.root, this.#boards);
    this.#view = new BoardsView((intent) => this.#editor.take(intent), this.#bench);
    this.#back.addEventListener('click', () => app.leaveEditor());
    this.#verdict.append(el('span', { class: 'sign' }), this.#said, this.#play);
    const top = pageTop(app, this.#heading);
    top.querySelector('.grow')?.after(this.#back);
    this.root = el(
      'div',
      { class: `app setup ${this.#layout.name}`, 'data-game': game },
      top,
      this.#verdict,
      el('main', { class: 'workshop' }, this.#bench, this.#side),
      this.#told,
    );
    this.#bench.addEventListener('keydown', (event) => this.#key(event));
    this.root.addEventListener('keydown', (event) => this.#undoKey(event));
    this.root.addEventListener('paste', (event) => {
      const text = event.clipboardData?.getData('text/plain').replace(/\s+/g, ' ').trim();
      if (!text || isField(event.target)) return;
      event.preventDefault();
      this.#editor.write(text, false);
    });
  }

  get title() {
    return this.#app.words.t('editor.title', { name: this.#name });
  }

  get #name() {
    return this.#info.names[this.#app.words.language];
  }

  focus() {
    this.#heading.focus();
  }

  leave() {
    clearTimeout(this.#timer);
  }

  render() {
    const { words } = this.#app;
    if (words.language !== this.#language) {
      keepingFocus(this.root, () => this.#make());
      this.#drawClock();
      // What was told before was told in the other one.
      say(this.#told, '');
      this.#copied.value = '';
    }
    this.#language = words.language;
    this.#palette.render(words);
    this.#drawBoards();
    this.#fields.render(words, SAID);
    if (document.activeElement !== this.#text) this.#showText();
    this.#text.setAttribute('aria-invalid', String(this.#editor.error !== null));
    for (const [act, can] of /** @type {const} */ ([
      ['undo', this.#editor.canUndo],
      ['redo', this.#editor.canRedo],
    ])) {
      const button = this.#side.querySelector(`[data-key="setup-${act}"]`);
      if (can) button?.removeAttribute('aria-disabled');
      else button?.setAttribute('aria-disabled', 'true');
    }
    if (this.#editor.version !== this.#version) {
      this.#version = this.#editor.version;
      say(this.#told, this.#deed(this.#editor.done));
      this.#copied.value = '';
      // While a hand is at work nothing is said of what is half done.
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#judge(), PAUSE);
      if (this.#said.childElementCount === 0) this.#judge();
    } else this.#judge();
  }

  /** The clock is that of the game that is played from here. */
  #drawClock() {
    const { words } = this.#app;
    const { names } = this.#app.setupSeating(this.game);
    keepingFocus(this.root, () =>
      this.#clock.render(
        words,
        names.map((name, i) => name.trim() || words.t(`person.${i + 1}`)),
      ),
    );
  }

  /** What stands in the language of the page. */
  #make() {
    const { words } = this.#app;
    const editor = this.#editor;
    fill(this.#heading, el('span', { class: 'game' }, el('span', { title: this.title }, this.title)));
    // Where there is little room the shorter word stands.
    fill(
      this.#play,
      el('span', { class: 'long' }, words.t('editor.play')),
      el('span', { class: 'brief' }, words.t('start.play')),
    );
    fill(this.#back, icon('chevron-left'), el('span', {}, words.t('editor.back')));
    this.#back.setAttribute('aria-label', words.t('editor.back'));
    this.#side.setAttribute('aria-label', words.t('editor.fields'));
    this.#side.setAttribute('role', 'group');
    const chosen = el(
      'select',
      {
        id: 'setup-game',
        'data-key': 'setup-game',
        onchange: () => {
          location.hash = setupHref(/** @type {GameId} */ (chosen.value));
        },
      },
      ORDER.map((id) =>
        el(
          'option',
          { value: id, selected: id === this.game },
          games.find((g) => g.id === id)?.names[words.language] ?? id,
        ),
      ),
    );
    fill(
      this.#side,
      el(
        'div',
        { class: 'setacts', role: 'group', 'aria-label': words.t('editor.boards') },
        button('undo', words.t('editor.undo'), 'arrow-back-up', () => editor.undo(), true),
        button('redo', words.t('editor.redo'), 'arrow-forward-up', () => editor.redo(), true),
        button('flip', words.t('flip'), 'refresh', () => editor.flip(), true),
        button('start', words.t('editor.start'), null, () => editor.toStart()),
        button('clear', words.t('editor.clear'), null, () => editor.clear()),
      ),
      this.#fields.root,
      el(
        'div',
        { class: 'settext' },
        el('label', { for: 'setup-text' }, words.t(`editor.text.${this.#layout.name}`)),
        this.#text,
        el(
          'div',
          { class: 'row' },
          button('copy', words.t('editor.copy'), null, () => void this.#copy()),
          this.#copied,
        ),
      ),
      this.#clock.root,
      el('label', { class: 'line setgame' }, el('span', {}, words.t('start.game')), chosen),
      el(
        'details',
        { class: 'setkeys' },
        el('summary', {}, words.t('keys')),
        el(
          'dl',
          { class: 'keylist' },
          [
            ['editor.keys.letters', LETTERS.slice(0, 6).join(' '), LETTERS.slice(6).join(' ')],
            ['editor.keys.arrows', '← ↑ ↓ →'],
            ['editor.keys.place', 'Enter'],
            ['editor.keys.remove', 'Delete'],
            ['editor.keys.hand', 'Esc'],
            ['editor.keys.undo', 'Ctrl+Z', 'Ctrl+Y'],
          ].map(([key = '', ...caps]) => [
            el(
              'dt',
              {},
              caps.map((cap) => [el('kbd', {}, cap), ' ']),
            ),
            el('dd', {}, words.t(key)),
          ]),
        ),
      ),
    );
  }

  #drawBoards() {
    const { words } = this.#app;
    const editor = this.#editor;
    const { verdict, orientation } = editor;
    const now = verdict.error ? null : verdict.state;
    const [turn = ''] = editor.parts('turn');
    const [side, at] = turn.split(':').reverse();
    const state = {
      ...this.#fresh,
      boards: this.#fresh.boards.map((board) => this.#boardState(board, now, at ? Number(at) : null, side ?? '')),
    };
    this.#arrange(state);
    /** @type {Map<SpotKey, Mark[]>} */
    const marks = new Map();
    if (editor.picked) marks.set(editor.picked, ['selected']);
    for (const spot of faultSpots(editor, this.#array, this.#info.ranks))
      marks.set(spot, [...(marks.get(spot) ?? []), 'refused']);
    const strings = viewStrings(words);
    this.#view.render({
      files: this.#info.files,
      ranks: this.#info.ranks,
      state,
      moves: [],
      movable: new Set(state.boards.flatMap(({ board, pieces }) => pieces.map(({ square }) => `${board}:${square}`))),
      offer: [],
      orientation,
      marks,
      names: new Map(state.boards.map((board) => [board.board, this.#boardName(board)])),
      strings: {
        ...strings,
        marks: { ...strings.marks, refused: words.t('editor.mark'), selected: words.t('editor.mark.picked') },
      },
    });
    const { error } = editor;
    const wrong = error instanceof PositionError ? error.board : undefined;
    for (const board of state.boards) {
      const cell = this.#cells.get(board.board);
      cell?.root.classList.toggle('wrong', board.board === wrong);
      cell?.root.classList.toggle('on', board.turn !== undefined);
    }
    this.#bench.dataset.tool = editor.tool === 'hand' || editor.tool === 'eraser' ? editor.tool : 'piece';
  }

  /**
   * A board as it is set up; what it is for, and how it stands, is the package's to say.
   * @param {BoardState} fresh @param {GameState | null} now @param {number | null} at @param {string} side
   * @returns {BoardState}
   */
  #boardState(fresh, now, at, side) {
    const said = now?.boards.find(({ board }) => board === fresh.board);
    const turn = at === fresh.board && (side === 'w' || side === 'b') ? side : undefined;
    return {
      board: fresh.board,
      role: fresh.role,
      status: said?.status ?? fresh.status,
      white: fresh.white,
      black: fresh.black,
      halfmoves: 0,
      repetitions: 1,
      pieces: Object.entries(this.#editor.setup.boards[fresh.board - 1] ?? {}).map(([square, letter]) => ({
        square,
        piece: pieceOf(letter),
      })),
      ...(turn ? { turn } : {}),
      ...(said?.check ? { check: said.check } : {}),
    };
  }

  /** The boards in their rows, each under its name. @param {GameState} state */
  #arrange(state) {
    const { words } = this.#app;
    const several = state.boards.length > 1;
    // Where all boards are White's the same way, the second stands at White's right hand.
    const turned = byColour(state) && this.#editor.orientation === 'second';
    const numbers = LAYOUTS[this.game].rows.flatMap((row) => (turned ? [...row].reverse() : row));
    for (const board of state.boards) {
      let cell = this.#cells.get(board.board);
      if (!cell) {
        const head = el('div', { class: 'bname' });
        const root = el(
          'section',
          { class: 'setboard' },
          several ? head : null,
          el('div', { class: 'bw' }, this.#view.board(board.board).root),
        );
        cell = { head, root };
        this.#cells.set(board.board, cell);
      }
      if (!several) continue;
      const { role, status } = board;
      const part = role === 'board' ? null : words.t(`editor.role.${role}`);
      const white = byColour(state) ? null : words.t(`player.${board.white}.inside`);
      const shown = [words.language, part, white, status].join('|');
      if (cell.head.dataset.shown === shown) continue;
      cell.head.dataset.shown = shown;
      fill(
        cell.head,
        el('b', {}, String(board.board)),
        part ? el('span', {}, part) : null,
        white ? el('em', {}, pieceSvg('k', 'w'), white) : null,
        el('span', { class: 'grow' }),
        status === 'play' || status === 'reserve' ? null : el('span', { class: 'tag' }, words.t(`status.${status}`)),
        this.#boardButton(board.board, 'start', pieceSvg('p', 'w'), () => this.#editor.toStart(board.board)),
        this.#boardButton(board.board, 'clear', icon('trash'), () => this.#editor.clear(board.board)),
      );
    }
    const roots = numbers.flatMap((n) => this.#cells.get(n)?.root ?? []);
    if (roots.some((root, i) => this.#boards.children[i] !== root)) fill(this.#boards, roots);
  }

  /** What can be done with one board of several. @param {number} n @param {"start" | "clear"} act @param {Element} picture @param {() => void} run */
  #boardButton(n, act, picture, run) {
    const name = this.#app.words.t(`editor.${act}.board`, { n });
    return el(
      'button',
      {
        type: 'button',
        class: 'boardact',
        'data-key': `setup-${act}-${n}`,
        'aria-label': name,
        title: name,
        onclick: run,
      },
      picture,
    );
  }

  /** @param {BoardState} board */
  #boardName({ board, role, white }) {
    const { words } = this.#app;
    if (this.#info.boards === 1) return words.t('board.only');
    const parts = [words.t('board.spoken', { n: board })];
    if (role !== 'board') {
      parts.push(words.t(`role.${role}`));
      parts.push(words.t('board.white', { who: words.t(`player.${white}.inside`) }));
    }
    return parts.join(', ');
  }

  /** Says whether the position can be, and how it stands. */
  #judge() {
    const { words } = this.#app;
    const { verdict, text } = this.#editor;
    const { error } = verdict;
    const shown = [words.language, text].join(' ');
    if (this.#said.dataset.shown === shown) return;
    this.#said.dataset.shown = shown;
    this.#verdict.classList.toggle('wrong', error !== null);
    fill(this.#verdict.querySelector('.sign') ?? this.#verdict, icon(error ? 'alert' : 'check'));
    if (error) {
      fill(
        this.#said,
        el('strong', {}, words.t('editor.wrong')),
        el(
          'span',
          { class: 'why-not' },
          faultText(words, this.#info, text, error),
          ' ',
          error instanceof PositionError
            ? el(
                'a',
                { class: 'link', href: rulesHref(this.game, RULE), 'data-rule': RULE, 'data-key': 'setup-rule' },
                words.t('rule', { rule: RULE }),
              )
            : null,
        ),
      );
      return;
    }
    const { outcome } = verdict.state;
    const settles = this.#editor.settled.map((field) => this.#fields.name(words, field).toLocaleLowerCase());
    fill(
      this.#said,
      el('strong', {}, words.t('start.position.sound')),
      outcome || settles.length > 0
        ? el(
            'span',
            { class: 'why-not' },
            outcome ? `${words.t('editor.over')} ${describe(outcome.reason, words.language)} ` : null,
            settles.length > 0
              ? [
                  words.t('editor.settles', { fields: settles.join(', ') }),
                  ' ',
                  el(
                    'button',
                    { type: 'button', class: 'link', 'data-key': 'setup-settle', onclick: () => this.#settle() },
                    words.t('editor.settle'),
                  ),
                ]
              : null,
          )
        : null,
    );
  }

  #settle() {
    this.#editor.settle();
    this.#judge();
    this.#text.focus();
  }

  #showText() {
    if (this.#text.value !== this.#editor.text) this.#text.value = this.#editor.text;
  }

  /** What has been done, in words. @param {Deed | null} done */
  #deed(done) {
    const { words } = this.#app;
    if (!done) return '';
    const said = () => {
      switch (done.deed) {
        case 'chosen':
          return words.t('editor.done.chosen', { tool: toolName(words, done.tool) });
        case 'empty':
          return words.t('editor.done.empty', { at: this.#spot(done.at) });
        case 'moved':
          return words.t('editor.done.moved', {
            piece: toolName(words, done.letter),
            at: this.#spot(done.at),
            to: this.#spot(done.to),
          });
        case 'placed':
        case 'removed':
        case 'picked':
          return words.t(`editor.done.${done.deed}`, {
            piece: toolName(words, done.letter),
            at: this.#spot(done.at),
          });
        case 'start':
        case 'cleared':
          return done.board === undefined
            ? words.t(`editor.done.${done.deed}`)
            : words.t(`editor.done.${done.deed}.board`, { n: done.board });
        default:
          return words.t(`editor.done.${done.deed}`);
      }
    };
    return this.#editor.lapsed ? `${said()} ${words.t('editor.done.lapsed')}` : said();
  }

  /** @param {SpotKey} key */
  #spot(key) {
    const [n = '', square = ''] = key.split(':');
    return this.#info.boards === 1 ? square : this.#app.words.t('editor.spot', { square, n });
  }

  #begin() {
    clearTimeout(this.#timer);
    const { error, text, orientation } = this.#editor;
    if (!error && !this.#clock.sound) {
      this.#clock.focus();
      return;
    }
    if (!error) {
      this.#app.play(this.game, this.#app.setupSeating(this.game), this.#clock.choice, text, orientation);
      return;
    }
    // Pressed while it cannot be: it is said again, and the focus goes to what is wrong.
    this.#said.dataset.shown = '';
    fill(this.#said);
    this.#judge();
    if (error instanceof PositionError && this.#fields.focus(error)) return;
    const [spot] = faultSpots(this.#editor, this.#array, this.#info.ranks);
    if (spot) this.#view.focus(spot);
    else if (error instanceof PositionError && error.field === 'placement' && this.#readable) {
      const n = error.board ?? 1;
      focusFirst([this.#cells.get(n)?.root.querySelector('[data-spot] [tabindex="0"]')]);
    } else {
      this.#text.focus();
      if (error instanceof PositionError) this.#text.setSelectionRange(error.offset, error.offset + 1);
    }
  }

  /** Whether the boards show what the text says. */
  get #readable() {
    return readSetup(this.#editor.text, { ...this.#info, fields: this.#layout.fields }) !== null;
  }

  async #copy() {
    const { words } = this.#app;
    try {
      await navigator.clipboard.writeText(this.#editor.text);
      this.#copied.value = words.t('share.copied');
    } catch {
      // No clipboard in a frame, without a secure connection, or by the reader's will.
      this.#text.focus();
      this.#text.select();
      this.#copied.value = words.t('share.select');
    }
  }

  /** On the boards and the palette: a letter chooses a piece, Delete takes one off. @param {KeyboardEvent} event */
  #key(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const { target } = event;
    const spot = target instanceof Element ? target.closest('.xb-cell')?.getAttribute('data-spot') : null;
    if (spot && (event.key === 'Delete' || event.key === 'Backspace')) this.#editor.remove(spot);
    else {
      // Where the keyboard has no such letters, their keys are where they would be.
      const [, place = ''] = /^Key([A-Z])$/.exec(event.code) ?? [];
      const key = /^[a-z]$/i.test(event.key) ? event.key : event.shiftKey ? place : place.toLowerCase();
      if (!isLetter(key)) return;
      this.#editor.choose(key);
    }
    event.preventDefault();
  }

  /** @param {KeyboardEvent} event */
  #undoKey(event) {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || isField(event.target)) return;
    if (event.code === 'KeyZ' && !event.shiftKey) this.#editor.undo();
    else if (event.code === 'KeyY' || event.code === 'KeyZ') this.#editor.redo();
    else return;
    event.preventDefault();
  }
}

/** @param {string} act @param {string} text @param {string | null} picture @param {() => void} run @param {boolean} [small] the picture alone */
function button(act, text, picture, run, small = false) {
  return el(
    'button',
    {
      type: 'button',
      class: 'btn',
      'data-key': `setup-${act}`,
      'aria-label': small ? text : null,
      title: small ? text : null,
      onclick: run,
    },
    picture ? icon(picture) : null,
    small ? null : text,
  );
}
