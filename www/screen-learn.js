// A course on the real boards: one lesson at a time, the boards and the card beside them.

import { describe, Game, games } from '../pkg/index.js';
import { attr, el } from '../pkg/view/dom.js';
import { Scene } from '../pkg/view/scene.js';
import { TurnLine } from '../pkg/view/turn-line.js';
import { area } from './area.js';
import { boards } from './boards.js';
import { layoutOf, ORDER } from './layouts.js';
import { stepKeys } from './learn/keys.js';
import { Lesson } from './lesson.js';
import { pageTop } from './page-top.js';
import { courseOf, learnHref } from './route.js';
import { Sight } from './sight.js';
import { saidText, TaskCard } from './task-card.js';

/** @typedef {import("../pkg/index.js").GameId} GameId */
/** @typedef {import("../pkg/view/host.js").GameHost} GameHost */
/** @typedef {import("./app.js").App} App */
/** @typedef {import("./learn/model.js").Course} Course */

export class LearnScreen {
  #app;
  #course;
  #info;
  #label = el('span');
  #name = el('a', { class: 'game' }, this.#label);
  #heading = el('h1', { class: 'title', tabindex: -1 }, this.#name);
  #place = el('main', { class: 'place' });
  #live = el('p', { class: 'vh', role: 'status' });
  #card;
  /** @type {Lesson | null} */
  #lesson = null;
  /** @type {Scene | null} */
  #scene = null;
  /** @type {TurnLine | null} */
  #turn = null;
  /** @type {Sight | null} */
  #sight = null;
  /** What was pointed out last. */
  #pointed = '';
  #spoken = '';
  /** @type {number | "end"} */
  at = 1;

  /** @param {App} app @param {GameId} game */
  constructor(app, game) {
    const course = courseOf(game);
    const info = games.find(({ id }) => id === game);
    if (!course || !info) throw new Error(game);
    this.#app = app;
    this.game = game;
    this.#course = course;
    this.#info = info;
    this.#card = new TaskCard(game, () => this.#begin());
    this.#name.href = learnHref(game);
    this.root = el(
      'div',
      { class: `app learn ${layoutOf(game).name}` },
      pageTop(app, this.#heading),
      this.#place,
      this.#card.root,
      this.#live,
    );
    // A reply may be skipped, a threat that has been seen be left, by a press anywhere on the boards.
    this.#place.addEventListener('click', () => this.#impatient(), { capture: true });
    this.#place.addEventListener('keydown', ({ key }) => key === 'Escape' && this.#impatient());
  }

  get title() {
    return this.#app.words.t('learn.title', { name: this.#info.names[this.#app.words.language] });
  }

  /** Shows a step; the one under way stays as it is. @param {number | "end" | null} at */
  show(at) {
    const wanted = at ?? this.#app.learned.next(this.#course);
    if (this.#lesson && wanted === this.at) return;
    const last = this.#course.steps.at(-1);
    // The last position stays to be looked at.
    const stays = wanted === 'end' && this.#lesson?.done === true && this.#lesson.step === last;
    this.at = wanted;
    if (stays) this.render();
    else this.#begin();
  }

  focus() {
    this.#card.focus();
  }

  leave() {
    this.#lesson?.leave();
    this.#scene?.leave();
  }

  render() {
    const { words, settings, learned } = this.#app;
    const lesson = this.#lesson;
    const scene = this.#scene;
    if (!lesson || !scene) return;
    const host = this.#place.firstElementChild;
    if (host) {
      attr(host, 'theme', settings.theme ?? 'auto');
      attr(host, 'lang', words.language);
    }
    this.#label.textContent = this.title;
    this.#label.title = this.title;
    if (lesson.done && this.at !== 'end' && !learned.has(this.#course, lesson.step.id)) {
      learned.add(this.#course, lesson.step.id);
    }
    scene.show = lesson.show;
    scene.render(words);
    const pointed = String(lesson.show.arrows ?? '');
    if (pointed && pointed !== this.#pointed) this.#sight?.reveal();
    this.#pointed ||= pointed;
    this.#turn?.render(scene, lesson.done && lesson.session.length > 0);
    this.root.dataset.ply = String(lesson.session.length);
    this.root.dataset.state = lesson.aside ? 'aside' : lesson.busy ? 'busy' : lesson.done ? 'done' : 'open';
    this.root.dataset.at = String(this.at);
    if (this.at === 'end')
      this.#card.end(words, this.#course, learned, { play: () => this.#play(), next: this.#nextCourse() });
    else this.#card.render(words, lesson, learned);
    this.#speak();
  }

  #begin() {
    const { steps } = this.#course;
    const step = steps[this.at === 'end' ? steps.length - 1 : this.at - 1];
    if (!step) return;
    this.leave();
    this.#sight?.leave();
    const lesson = new Lesson(
      this.#course,
      step,
      this.game,
      () => lesson === this.#lesson && this.render(),
      () => this.#app.still,
    );
    if (this.at === 'end') lesson.solve();
    this.#lesson = lesson;
    const scene = new Scene({
      session: lesson.session,
      info: this.#info,
      fresh: new Game(this.game).state(),
      words: this.#app.words,
      describe,
      show: lesson.show,
    });
    this.#scene = scene;
    const host = makeHost();
    host.present(scene, `${area}${boards}`);
    this.#place.replaceChildren(host);
    const turn = new TurnLine(scene.area.extra, 'off', false);
    if (this.#turn) this.#turn.root.replaceWith(turn.root);
    else this.#place.before(turn.root);
    this.#turn = turn;
    this.#size(step.show);
    this.#spoken = '';
    this.#pointed = String(step.show.arrows ?? '');
    this.#sight = new Sight(scene, this.#place, () => spotsOf(lesson));
    this.render();
  }

  /** How much is shown, for the style sheet. @param {import("../pkg/view/model.js").Show} show */
  #size({ boards: shown, ranks }) {
    const fresh = new Game(this.game).state();
    const reserves = fresh.boards.filter((b) => b.status === 'reserve').map((b) => b.board);
    const now = this.#lesson?.session.state.boards ?? [];
    const strips = shown.filter((n) => reserves.includes(n) && now.find((b) => b.board === n)?.status === 'reserve');
    this.root.dataset.boards = String(shown.length - strips.length);
    this.root.dataset.strip = String(strips.length);
    const rows = ranks ? ranks[1] - ranks[0] + 1 : this.#info.ranks;
    this.root.style.setProperty('--rows', String(rows));
  }

  /** The task when a step begins, then what comes of each try. */
  #speak() {
    const lesson = this.#lesson;
    const { words } = this.#app;
    if (!lesson) return;
    // The end is read out as the card's heading, which has the focus.
    if (this.at === 'end') {
      this.#live.textContent = '';
      return;
    }
    const keys = stepKeys(this.#course, lesson.step);
    const hint = keys.hints[lesson.hints - 1];
    const text = lesson.busy
      ? words.t('lesson.replies')
      : saidText(words, lesson) || (hint && !lesson.done ? words.t(hint) : words.t(keys.task));
    const spoken = `${text} ${[...lesson.answers]}`;
    if (spoken === this.#spoken) return;
    this.#spoken = spoken;
    this.#live.textContent = text;
  }

  #impatient() {
    const lesson = this.#lesson;
    if (!lesson) return;
    if (lesson.busy) lesson.hurry();
    else if (lesson.aside) lesson.endThreat();
  }

  #play() {
    const { names = ['', ''] } = this.#app.settings;
    void this.#app.play(this.game, { names: [names[0], names[1]], began: 0, lot: false });
  }

  /** The course that comes after this one and is not all done. */
  #nextCourse() {
    const { words, learned } = this.#app;
    const others = [...ORDER, ...ORDER].slice(ORDER.indexOf(this.game) + 1);
    for (const game of others) {
      const course = courseOf(game);
      if (!course || game === this.game || learned.count(course) === course.steps.length) continue;
      return { game, name: games.find(({ id }) => id === game)?.names[words.language] ?? game };
    }
    return null;
  }
}

/**
 * The squares that a step is about: those marked, with the same squares of the other boards, as pieces go there; or those
 * of the pieces whose turn it is.
 * @param {Lesson} lesson
 * @returns {string[][]}
 */
function spotsOf({ session, show }) {
  const marked = [...Object.keys(show.marks ?? {}), ...(show.arrows ?? []).flat()];
  const twins = marked.flatMap((spot) => show.boards.map((board) => spot.replace(/^\d+/, String(board))));
  const own = session.state.boards.flatMap(({ board, turn, pieces }) =>
    pieces.filter(({ piece }) => piece.color === turn).map(({ square }) => `${board}:${square}`),
  );
  return marked.length > 0 ? [twins, marked] : [own];
}

/** The element of the boards, which the page drives. */
function makeHost() {
  /** @type {HTMLElement} */
  const made = document.createElement('crossboard-game');
  return /** @type {GameHost} */ (made);
}
