// The fields of a position's text beside the pieces, each with controls of its own: those that are often set, and the rest.

import { PositionError } from '../pkg/index.js';
import { el, fill } from '../pkg/view/dom.js';
import { pieceSvg } from '../pkg/view/pieces.js';
import { NONE } from './position-text.js';

/** @typedef {import("../pkg/index.js").BoardState} BoardState */
/** @typedef {import("../pkg/index.js").Color} Color */
/** @typedef {import("../pkg/index.js").GameInfo} GameInfo */
/** @typedef {import("../pkg/index.js").GameState} GameState */
/** @typedef {import("../pkg/index.js").Kind} Kind */
/** @typedef {import("../pkg/index.js").PositionField} PositionField */
/** @typedef {import("../pkg/view/words.js").Words} Words */
/** @typedef {import("./editor.js").Editor} Editor */

/**
 * @typedef {object} Control
 * @property {HTMLElement} root
 * @property {number | null} board  whose it is, from 1
 * @property {(parts: readonly string[]) => void} update
 */
/**
 * @typedef {object} Made
 * @property {Words} words
 * @property {PositionField} field
 * @property {number} count  how many parts it has
 * @property {GameState} fresh
 * @property {GameInfo} info
 * @property {(part: number, value: string, typed?: boolean) => void} set
 * @property {() => readonly string[]} get
 */

/** Fields that are set for nearly every position, where they are of one part. @type {readonly PositionField[]} */
const FIRST = ['turn', 'plies', 'castling'];
const COLOURS = /** @type {readonly Color[]} */ (['w', 'b']);
const LOST = /** @type {readonly Kind[]} */ (['q', 'r', 'b', 'n', 'p']);
/** The signs of results, and their words. */
const RESULTS = /** @type {const} */ ([
  ['*', 'open'],
  ['w', 'w'],
  ['b', 'b'],
  ['=', 'draw'],
]);
const RIGHTS = 'KQkq';
/** The ranks of en passant squares. */
const PASSED = ['6', '3'];

/** @type {Readonly<Partial<Record<PositionField, (made: Made) => Control[]>>>} */
const MAKERS = {
  turn: turnControls,
  castling: castlingControls,
  'en-passant': enPassantControls,
  halfmove: (made) => perBoard(made, (part, label) => written(made, part, label, true)),
  number: (made) => [written(made, 0, '', true)],
  lost: lostControls,
  results: resultControls,
  tranzits: tranzitControls,
  plies: (made) => [
    segments(
      made,
      ['1', '2'].map((n) => [n, n]),
    ),
  ],
  first: (made) => [written(made, 0, '', false)],
};

export class EditorFields {
  #editor;
  #info;
  #fresh;
  #fields;
  #layout;
  #language = '';
  #summary = el('summary');
  #usual = el('div', { class: 'setfields' });
  #others = el('div', { class: 'setfields' });
  more = el('details', { class: 'setmore' }, this.#summary, this.#others);
  /** @type {Map<PositionField, { root: HTMLElement, controls: Control[] }>} */
  #made = new Map();
  root = el('div', { class: 'fieldsbox' }, this.#usual, this.more);

  /** @param {Editor} editor @param {GameInfo} info @param {GameState} fresh @param {import("./layouts.js").PageLayout} layout */
  constructor(editor, info, fresh, layout) {
    this.#editor = editor;
    this.#info = info;
    this.#fresh = fresh;
    this.#fields = layout.fields.filter((field) => field !== 'placement');
    this.#layout = layout.name;
  }

  /** @param {Words} words @param {string} saying the id of what says what is wrong */
  render(words, saying) {
    if (words.language !== this.#language) this.#make(words);
    this.#language = words.language;
    const { error } = this.#editor;
    const wrong = error instanceof PositionError ? error : null;
    let hidden = false;
    for (const [field, { root, controls }] of this.#made) {
      const here = wrong?.field === field;
      root.classList.toggle('wrong', here);
      if (here && this.#others.contains(root)) hidden = true;
      for (const control of controls) {
        control.update(this.#editor.parts(field));
        const off = here && (control.board === null || wrong.board === undefined || control.board === wrong.board);
        for (const input of control.root.querySelectorAll('input, select')) {
          if (off) {
            input.setAttribute('aria-invalid', 'true');
            input.setAttribute('aria-describedby', saying);
          } else {
            input.removeAttribute('aria-invalid');
            input.removeAttribute('aria-describedby');
          }
        }
      }
    }
    this.more.classList.toggle('wrong', hidden);
  }

  /** What a field is called. @param {Words} words @param {PositionField} field */
  name(words, field) {
    return words.t(field === 'number' ? `editor.number.${this.#layout}` : `editor.${field}`);
  }

  /** Puts the focus on what is wrong. @param {PositionError} error @returns {boolean} whether it is here */
  focus(error) {
    const made = this.#made.get(error.field);
    if (!made) return false;
    if (this.#others.contains(made.root)) this.more.open = true;
    const at =
      made.root.querySelector('[aria-invalid="true"]') ?? made.root.querySelector('[tabindex="0"], input, button');
    if (!(at instanceof HTMLElement)) return false;
    at.focus();
    return true;
  }

  /** @param {Words} words */
  #make(words) {
    this.#made.clear();
    fill(this.#summary, words.t('editor.more'));
    for (const field of this.#fields) {
      const count = this.#editor.parts(field).length;
      const controls =
        MAKERS[field]?.({
          words,
          field,
          count,
          fresh: this.#fresh,
          info: this.#info,
          set: (part, value, typed) => this.#editor.set(field, part, value, typed),
          get: () => this.#editor.parts(field),
        }) ?? [];
      const legend = this.name(words, field);
      // A single line bears the name itself.
      const single = controls.length === 1 && controls[0]?.root.matches('label');
      const root = single
        ? el('div', { class: 'setfield', 'data-field': field }, controls[0]?.root)
        : el(
            'fieldset',
            { class: 'setfield', 'data-field': field },
            el('legend', {}, legend),
            controls.map(({ root: part }) => part),
          );
      if (single) root.querySelector('span')?.replaceChildren(legend);
      this.#made.set(field, { root, controls });
    }
    const usual = (/** @type {PositionField} */ field) =>
      FIRST.includes(field) && this.#editor.parts(field).length === 1;
    const roots = (/** @type {boolean} */ first) =>
      [...this.#made].filter(([field]) => usual(field) === first).map(([, { root }]) => root);
    fill(this.#usual, roots(true));
    fill(this.#others, roots(false));
  }
}

/** A control for each part, which is a board's. @param {Made} made @param {(part: number, label: string) => Control} make */
function perBoard({ words, field, count }, make) {
  return Array.from({ length: count }, (_, part) => ({
    ...make(part, count > 1 ? words.t('editor.board', { n: part + 1 }) : words.t(`editor.${field}`)),
    board: count > 1 ? part + 1 : null,
  }));
}

/** @param {Made} made @param {number} part @param {string} label @param {boolean} number @returns {Control} */
function written({ field, set, get }, part, label, number) {
  const input = el('input', {
    type: 'text',
    class: number ? 'short' : 'code',
    inputmode: number ? 'numeric' : null,
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    placeholder: number ? null : NONE,
    'data-key': `${field}-${part}`,
    oninput: () => set(part, valueIn(input.value, number), true),
    onblur: () => {
      input.value = shown(get()[part], number);
    },
  });
  return {
    root: el('label', { class: 'line' }, el('span', {}, label), input),
    board: null,
    update: (parts) => {
      const text = parts[part] ?? '';
      // What is being written stays as it is written.
      const written = document.activeElement === input && valueIn(input.value, number) === text;
      if (!written) input.value = shown(text, number);
    },
  };
}

/** Spaces and bars part fields and boards: they are no part of a value. @param {string} written @param {boolean} number */
const valueIn = (written, number) => written.replace(/[\s|]/g, '') || (number ? '' : NONE) || '0';

/** @param {string | undefined} value @param {boolean} number */
const shown = (value = '', number = false) => (!number && value === NONE ? '' : value);

/** @param {Made} made @param {readonly (readonly [value: string, text: string])[]} options @returns {Control} */
function segments({ field, set }, options) {
  const buttons = options.map(([value, text]) =>
    el('button', { type: 'button', 'data-key': `${field}-${value}`, onclick: () => set(0, value) }, text),
  );
  return {
    root: el('div', { class: 'seg' }, buttons),
    board: null,
    update: ([now]) => {
      for (const [at, [value]] of options.entries()) buttons[at]?.setAttribute('aria-pressed', String(value === now));
    },
  };
}

/**
 * @param {string} key @param {string} label
 * @param {readonly (readonly [value: string, text: string])[]} options
 * @param {(value: string) => void} set @param {(parts: readonly string[]) => string} get
 * @returns {Control}
 */
function choice(key, label, options, set, get) {
  const select = el(
    'select',
    { 'data-key': key, onchange: () => set(select.value) },
    options.map(([value, text]) => el('option', { value }, text)),
  );
  return {
    root: el('label', { class: 'line' }, el('span', {}, label), select),
    board: null,
    update: (parts) => {
      const now = get(parts);
      // A value that is written by hand, and is none of these, is shown as it is.
      const own = select.querySelector('[data-own]');
      if (options.some(([value]) => value === now)) own?.remove();
      else if (own) fill(own, now);
      else select.append(el('option', { 'data-own': true }, now));
      select.value = now;
      if (select.value !== now) select.selectedIndex = select.options.length - 1;
    },
  };
}

/** @param {Made} made @returns {Control[]} */
function turnControls(made) {
  const { words, fresh, info, set } = made;
  // Where the board at turn is a part of it, it is chosen with the side.
  if (!info.start.includes(':'))
    return [
      segments(
        made,
        COLOURS.map((c) => [c, words.t(`side.${c}`)]),
      ),
    ];
  const options = fresh.boards.flatMap((board) =>
    COLOURS.map(
      (c) =>
        /** @type {const} */ ([
          `${board.board}:${c}`,
          words.t('editor.turn.board', {
            n: board.board,
            side: words.t(`side.${c}.inside`),
            who: words.t(`player.${board[c === 'w' ? 'white' : 'black']}.inside`),
          }),
        ]),
    ),
  );
  return [
    choice(
      'turn',
      words.t('editor.turn'),
      [...options, [NONE, words.t('editor.turn.over')]],
      (value) => set(0, value),
      ([now = '']) => now,
    ),
  ];
}

/** @param {Made} made @returns {Control[]} */
function castlingControls(made) {
  const { words, field, set, get, count } = made;
  return perBoard(made, (part, label) => {
    const boxes = [...RIGHTS].map((right) => {
      const side = right === right.toLowerCase() ? 'b' : 'w';
      const wing = /k/i.test(right) ? 'O-O' : 'O-O-O';
      const name = `${words.t(`side.${side}`)}: ${words.t(wing === 'O-O' ? 'editor.short' : 'editor.long')}`;
      const input = el('input', {
        type: 'checkbox',
        'data-key': `${field}-${part}-${right}`,
        'aria-label': count > 1 ? `${label}: ${name}` : name,
        onchange: () => {
          const now = get()[part] ?? '';
          const next = [...RIGHTS].filter((r) => (r === right ? input.checked : now.includes(r))).join('');
          set(part, next || NONE);
        },
      });
      return { right, input, root: el('label', { class: 'check' }, input, el('span', {}, wing)) };
    });
    const row = (/** @type {Color} */ side) =>
      el(
        'div',
        { class: 'wings' },
        el('span', {}, words.t(`side.${side}`)),
        boxes.filter(({ right }) => (right === right.toLowerCase() ? 'b' : 'w') === side).map(({ root }) => root),
      );
    return {
      root: el('div', { class: 'rights' }, count > 1 ? el('p', {}, label) : null, COLOURS.map(row)),
      board: null,
      update: (parts) => {
        for (const { right, input } of boxes) input.checked = (parts[part] ?? '').includes(right);
      },
    };
  });
}

/** @param {Made} made @returns {Control[]} */
function enPassantControls(made) {
  const { words, field, set, info, count } = made;
  const squares = PASSED.flatMap((rank) => [...'abcdefgh'].map((file) => `${file}${rank}`));
  /** @type {readonly [string, string]} */
  const none = [NONE, words.t('editor.none')];
  // One square for all boards is written with its board.
  const boards = count === 1 && info.boards > 1 ? Array.from({ length: info.boards }, (_, at) => at + 1) : [0];
  const options = boards.flatMap((n) =>
    squares.map(
      (square) =>
        /** @type {const} */ ([n ? `${n}:${square}` : square, n ? words.t('editor.spot', { square, n }) : square]),
    ),
  );
  return perBoard(made, (part, label) =>
    choice(
      `${field}-${part}`,
      label,
      [none, ...options],
      (value) => set(part, value),
      (parts) => parts[part] ?? '',
    ),
  );
}

/** @param {Made} made @returns {Control[]} */
function lostControls(made) {
  const { words, field, fresh, set, get } = made;
  return perBoard(made, (part, label) => {
    // On a control board it is Black who replaces.
    const color = fresh.boards[part]?.role === 'control' ? 'b' : 'w';
    const counts = LOST.map((kind) => {
      const letter = color === 'w' ? kind.toUpperCase() : kind;
      const input = el('input', {
        type: 'text',
        inputmode: 'numeric',
        maxlength: 2,
        autocomplete: 'off',
        'data-key': `${field}-${part}-${kind}`,
        'aria-label': `${label}: ${words.t(`piece.${color}.${kind}`)}`,
        oninput: () => {
          const own = get()[part] ?? '';
          const many = (/** @type {string} */ l) =>
            l === letter ? Math.min(Number(input.value.replace(/\D/g, '')), 99) : own.split(l).length - 1;
          const all = LOST.map((k) => (color === 'w' ? k.toUpperCase() : k));
          set(part, all.map((l) => l.repeat(many(l))).join('') || NONE, true);
        },
        onblur: () => {
          input.value = String((get()[part] ?? '').split(letter).length - 1);
        },
      });
      return { letter, input, root: el('label', {}, pieceSvg(kind, color), input) };
    });
    return {
      root: el(
        'div',
        { class: 'losses' },
        el('p', {}, label),
        el(
          'div',
          {},
          counts.map(({ root }) => root),
        ),
      ),
      board: null,
      update: (parts) => {
        for (const { letter, input } of counts) {
          const n = (parts[part] ?? '').split(letter).length - 1;
          if (Number(input.value) !== n || (input.value === '' && document.activeElement !== input))
            input.value = String(n);
        }
      },
    };
  });
}

/** @param {Made} made @returns {Control[]} */
function resultControls({ words, field, info, set, get }) {
  const options = RESULTS.map(([sign, word]) => /** @type {const} */ ([sign, words.t(`editor.result.${word}`)]));
  return Array.from({ length: info.boards }, (_, at) => ({
    ...choice(
      `${field}-${at}`,
      words.t('editor.board', { n: at + 1 }),
      options,
      (value) => {
        const signs = [...(get()[0] ?? '').padEnd(info.boards, '*')];
        signs[at] = value;
        set(0, signs.join(''));
      },
      ([signs = '']) => signs.charAt(at) || '*',
    ),
    board: at + 1,
  }));
}

/** @param {Made} made @returns {Control[]} */
function tranzitControls({ words, field, set, get }) {
  return COLOURS.map((color) => {
    const input = el('input', {
      type: 'checkbox',
      'data-key': `${field}-${color}`,
      onchange: () => {
        const now = get()[0] ?? '';
        set(0, COLOURS.filter((c) => (c === color ? input.checked : now.includes(c))).join('') || NONE);
      },
    });
    return {
      root: el('div', {}, el('label', { class: 'check' }, input, el('span', {}, words.t(`side.${color}`)))),
      board: null,
      update: ([now = '']) => {
        input.checked = now.includes(color);
      },
    };
  });
}
