// The card beside the boards of a lesson: which step, the task, conditions, hints, what came of a try, onward and back.

import { describe } from '../pkg/index.js';
import { el, fill } from '../pkg/view/dom.js';
import { icon } from '../pkg/view/icons.js';
import { conditions } from './learn/conditions.js';
import { answerKey, courseKeys, stepKeys } from './learn/keys.js';
import { keepingFocus } from './page-top.js';
import { learnHref, rulesHref } from './route.js';

/** @typedef {import("../pkg/index.js").GameId} GameId */
/** @typedef {import("../pkg/index.js").RuleId} RuleId */
/** @typedef {import("../pkg/view/words.js").Words} Words */
/** @typedef {import("./learned.js").Learned} Learned */
/** @typedef {import("./lesson.js").Lesson} Lesson */

const SIGNS = /** @type {const} */ ({ met: 'check', failed: 'x', unknown: null });

export class TaskCard {
  #heading = el('h2', { tabindex: -1 });
  #steps = el('ol', { class: 'dots' });
  #count = el('p', { class: 'count' });
  #body = el('div', { class: 'taskbody' });
  #foot = el('div', { class: 'taskfoot' });
  #shown = '';

  /**
   * @param {GameId} game
   * @param {() => void} again begins the step anew
   */
  constructor(game, again) {
    this.#game = game;
    this.#again = again;
    this.root = el(
      'aside',
      { class: 'side task' },
      el('nav', { class: 'taskhead' }, this.#steps, this.#count),
      el('div', { class: 'taskmain', 'data-scrolls': '' }, this.#heading, this.#body),
      this.#foot,
    );
  }
  #game;
  #again;

  focus() {
    this.#heading.focus();
  }

  /** @param {Words} words @param {Lesson} lesson @param {Learned} learned */
  render(words, lesson, learned) {
    const { course, step, said } = lesson;
    const shown = JSON.stringify([
      words.language,
      step.id,
      said,
      lesson.at,
      lesson.done,
      lesson.hints,
      [...lesson.answers],
      lesson.verdict,
      lesson.busy,
      lesson.aside,
      lesson.canPoint,
      lesson.canTakeBack,
      learned.count(course),
    ]);
    if (shown === this.#shown) return;
    this.#shown = shown;
    const keys = stepKeys(course, step);
    const index = course.steps.indexOf(step);
    this.head(words, lesson.course, index, learned);
    this.#heading.textContent = words.t(keys.title);
    this.root.classList.toggle('tried', lesson.verdict !== undefined);
    keepingFocus(this.root, () => {
      fill(
        this.#body,
        index === 0 && !lesson.done ? el('p', { class: 'leading' }, words.t(courseKeys(course).lead)) : null,
        el('p', { class: 'tasktext' }, words.t(keys.task)),
        this.#choices(words, lesson),
        this.#said(words, lesson),
        keys.hints.slice(0, lesson.done ? 0 : lesson.hints).map((key) => el('p', { class: 'hinted' }, words.t(key))),
        this.#conditions(words, lesson),
      );
      fill(this.#foot, this.#tools(words, lesson), this.#ways(words, lesson, index));
    });
    if (said || lesson.hints > 0) {
      const last = this.#body.querySelector(said ? '.saidbox' : '.hinted:last-of-type');
      const main = this.#body.parentElement;
      if (main && last instanceof HTMLElement) {
        const below = last.offsetTop + last.offsetHeight + 8 - main.clientHeight;
        main.scrollTop = Math.max(0, Math.min(below, last.offsetTop - 4));
      }
    } else if (lesson.at === 0) this.#body.parentElement?.scrollTo({ top: 0 });
  }

  /**
   * The steps as links, and which of them this is.
   * @param {Words} words @param {import("./learn/model.js").Course} course @param {number} at from 0; past the last at the end
   * @param {Learned} learned
   */
  head(words, course, at, learned) {
    const { steps } = course;
    this.root.setAttribute('aria-label', words.t('lesson.task'));
    this.#steps.parentElement?.setAttribute('aria-label', words.t('lesson.steps'));
    keepingFocus(this.root, () =>
      fill(
        this.#steps,
        steps.map((step, index) => {
          const done = learned.has(course, step.id);
          const title = words.t(stepKeys(course, step).title);
          const name = words.t(done ? 'lesson.named.done' : 'lesson.named', { n: index + 1, title });
          return el(
            'li',
            { class: done ? 'done' : '' },
            el('a', {
              href: learnHref(this.#game, index + 1),
              'aria-label': name,
              title: name,
              'aria-current': index === at ? 'step' : null,
              'data-key': `step-${index + 1}`,
            }),
          );
        }),
      ),
    );
    this.#count.textContent =
      at < steps.length
        ? words.t('lesson.step', { n: at + 1, of: steps.length })
        : words.t('lesson.count', { n: learned.count(course), of: steps.length });
  }

  /**
   * The end of the course.
   * @param {Words} words @param {import("./learn/model.js").Course} course @param {Learned} learned
   * @param {{ play: () => void, next: { game: GameId, name: string } | null }} ways
   */
  end(words, course, learned, { play, next }) {
    this.#shown = '';
    this.head(words, course, course.steps.length, learned);
    const all = learned.count(course) === course.steps.length;
    this.#heading.textContent = words.t(all ? 'lesson.end' : 'lesson.last');
    keepingFocus(this.root, () => {
      fill(
        this.#body,
        el('p', { class: 'tasktext' }, words.t(courseKeys(course).end)),
        el('p', { class: 'onward' }, link('lesson-rules', rulesHref(this.#game), words.t('lesson.rules'))),
        all
          ? null
          : el(
              'p',
              { class: 'onward' },
              link('lesson-left', learnHref(this.#game, learned.next(course)), words.t('lesson.left')),
            ),
        next
          ? el('p', { class: 'onward' }, link('lesson-other', learnHref(next.game), words.t('lesson.other', next)))
          : null,
      );
      fill(
        this.#foot,
        el(
          'div',
          { class: 'ways' },
          way('back', learnHref(this.#game, course.steps.length), words.t('lesson.back'), 'btn'),
          button('play', 'btn prim', words.t('lesson.play'), play),
        ),
      );
    });
  }

  /** @param {Words} words @param {Lesson} lesson */
  #choices(words, lesson) {
    const { goal } = lesson.step;
    if (goal.kind !== 'ask') return null;
    return el(
      'div',
      { class: 'choices', role: 'group', 'aria-label': words.t('lesson.choices') },
      goal.choices.map((reason) => {
        const right = lesson.answers.get(reason);
        const tone = right === undefined ? '' : right ? ' right' : ' wrong';
        return el(
          'button',
          {
            type: 'button',
            class: `btn choice${tone}`,
            'data-key': `choice-${reason}`,
            'data-choice': reason,
            'aria-disabled': lesson.done || right !== undefined ? 'true' : null,
            onclick: () => {
              if (right === undefined) lesson.choose(reason);
            },
          },
          right === undefined ? null : icon(right ? 'check' : 'x'),
          el('span', {}, describe(reason, words.language)),
        );
      }),
    );
  }

  /** What came of the last try. @param {Words} words @param {Lesson} lesson */
  #said(words, lesson) {
    const { said } = lesson;
    if (lesson.busy && !lesson.aside)
      return el(
        'div',
        { class: 'saidbox plain' },
        el('p', {}, words.t('lesson.replies')),
        button('hurry', 'btn', words.t('lesson.hurry'), () => lesson.hurry()),
      );
    if (!said) return null;
    const text = saidText(words, lesson);
    switch (said.type) {
      case 'refused':
        return el(
          'div',
          { class: 'saidbox bad' },
          el('p', {}, text, ' ', said.rule ? this.#rule(words, said.rule) : null),
        );
      case 'other':
        return el(
          'div',
          { class: 'saidbox plain' },
          el('p', {}, text),
          said.threat
            ? lesson.aside
              ? button('unthreat', 'btn', words.t('lesson.unthreat'), () => lesson.endThreat())
              : button('threat', 'btn', words.t('lesson.threat'), () => lesson.showThreat())
            : null,
        );
      case 'done':
        return el(
          'div',
          { class: 'saidbox good' },
          el('p', {}, icon('check'), el('span', {}, text)),
          el(
            'p',
            { class: 'ids' },
            lesson.step.rules.map((rule) => this.#rule(words, rule)),
          ),
        );
      default:
        return el('div', { class: `saidbox ${said.type === 'on' ? 'good' : 'plain'}` }, el('p', {}, text));
    }
  }

  /** @param {Words} words @param {RuleId} rule */
  #rule(words, rule) {
    return el(
      'a',
      { class: 'link', href: rulesHref(this.#game, rule), 'data-rule': rule, 'data-key': `rule-${rule}` },
      words.t('rule', { rule }),
    );
  }

  /** @param {Words} words @param {Lesson} lesson */
  #conditions(words, { step, verdict }) {
    const { checklist } = step;
    if (!checklist) return null;
    return el(
      'section',
      { class: 'needs' },
      el('h3', {}, words.t(`lesson.needs.${checklist}`)),
      el(
        'ul',
        {},
        conditions(checklist, verdict).map(({ key, rule, state }) => {
          const sign = SIGNS[state];
          return el(
            'li',
            { class: state, 'data-state': state },
            sign ? icon(sign) : el('i', { 'aria-hidden': 'true' }),
            el('span', {}, words.t(key), el('span', { class: 'vh' }, `, ${words.t(`lesson.${state}`)}`)),
            el(
              'a',
              {
                href: rulesHref(this.#game, rule),
                'aria-label': words.t('rule', { rule }),
                'data-key': `need-${key}`,
              },
              rule,
            ),
          );
        }),
      ),
    );
  }

  /** @param {Words} words @param {Lesson} lesson */
  #tools(words, lesson) {
    const more = !lesson.done && lesson.hints < lesson.step.hints;
    const begun = lesson.canTakeBack || lesson.answers.size > 0;
    return el(
      'div',
      { class: 'taskacts' },
      more || lesson.canPoint
        ? button(
            'hint',
            'btn',
            words.t(more ? (lesson.hints > 0 ? 'lesson.hint.more' : 'lesson.hint') : 'lesson.point'),
            () => lesson.hint(),
          )
        : null,
      lesson.canTakeBack && !lesson.done
        ? button('undo', 'btn', words.t('lesson.undo'), () => lesson.takeBack(), 'arrow-back-up')
        : null,
      begun ? button('again', 'btn', words.t('lesson.again'), this.#again, 'refresh') : null,
    );
  }

  /** @param {Words} words @param {Lesson} lesson @param {number} index */
  #ways(words, lesson, index) {
    const last = index === lesson.course.steps.length - 1;
    const next = learnHref(this.#game, last ? 'end' : index + 2);
    const key = lesson.done ? (last ? 'lesson.finish' : 'lesson.next') : 'lesson.skip';
    return el(
      'div',
      { class: 'ways' },
      index > 0 ? way('back', learnHref(this.#game, index), words.t('lesson.back'), 'btn') : null,
      way('next', next, words.t(key), lesson.done ? 'btn prim' : 'btn'),
    );
  }
}

/**
 * The last try in a sentence, for the eye and the ear.
 * @param {Words} words @param {Lesson} lesson
 */
export function saidText(words, { said, step, course }) {
  switch (said?.type) {
    case 'refused':
      return `${words.t('refused', { square: said.square })} ${
        said.reason ? describe(said.reason, words.language) : words.t('refused.plain')
      }`;
    case 'other':
      return words.t(said.key);
    case 'wrong':
      return words.t(answerKey(false));
    case 'on':
      return words.t('lesson.on');
    case 'done':
      return step.goal.kind === 'ask'
        ? `${words.t(answerKey(true))} ${words.t(stepKeys(course, step).done)}`
        : words.t(stepKeys(course, step).done);
    default:
      return '';
  }
}

/** @param {string} key @param {string} className @param {string} text @param {() => void} run @param {string} [picture] */
function button(key, className, text, run, picture) {
  return el(
    'button',
    { type: 'button', class: className, 'data-key': key, 'data-act': key, onclick: run },
    picture ? icon(picture) : null,
    el('span', {}, text),
  );
}

/** @param {string} key @param {string} href @param {string} text @param {string} className */
function way(key, href, text, className) {
  return el('a', { class: className, href, 'data-key': key, 'data-act': key, 'data-fallback': key === 'next' }, text);
}

/** @param {string} key @param {string} href @param {string} text */
function link(key, href, text) {
  return el('a', { class: 'link', href, 'data-key': key, 'data-act': key }, text);
}
