// Courses and rules pages: every position, ply and verdict in them by the package, every word in both languages.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test, { before, describe as suite } from 'node:test';
import { ROOT } from '../../crates/wasm/build.mjs';
import { Game, games, init } from '../../pkg/index.js';
import { answer, tryPly } from '../../www/learn/check.js';
import { conditions } from '../../www/learn/conditions.js';
import { COURSES } from '../../www/learn/courses.js';
import {
  answerKey,
  courseKeys,
  groupKey,
  otherKey,
  pageKeys,
  saidKey,
  sectionKeys,
  stepKeys,
  wrongKey,
} from '../../www/learn/keys.js';
import { fits, fitsEvent } from '../../www/learn/match.js';
import { PAGES, saidOn, sharedSection } from '../../www/learn/pages.js';
import { isDone, NOTHING, nextStep, readProgress, withDone, writeProgress } from '../../www/learn/progress.js';

/**
 * @typedef {import('../../pkg/index.js').GameId} GameId
 * @typedef {import('../../www/learn/model.js').Course} Course
 * @typedef {import('../../www/learn/model.js').Outcome} Outcome
 * @typedef {import('../../www/learn/model.js').Show} Show
 * @typedef {import('../../www/learn/model.js').Step} Step
 */

/** Which game a layout shows, and the letter of its rules. @type {Readonly<Record<string, { id: GameId, letter: string }>>} */
const GAMES = {
  slots: { id: 'four-board', letter: 'F' },
  twins: { id: 'tranzit', letter: 'T' },
  tall: { id: 'double-move', letter: 'D' },
  single: { id: 'orthodox', letter: 'O' },
};

/** @param {string} layout */
function gameOf(layout) {
  const found = GAMES[layout];
  assert(found, layout);
  return found;
}

/** @param {string} name */
const read = (name) => readFileSync(join(ROOT, name), 'utf8');
/** @param {'en' | 'ru'} language @returns {Record<string, string>} */
const dictionary = (language) => JSON.parse(read(`www/learn/locale/${language}.json`));
const en = dictionary('en');
const ru = dictionary('ru');

const RULES = read('crates/rules/RULES.md');
/** What RULES.md says of each rule, by its id. */
const rules = new Map(
  [...RULES.matchAll(/^- \*\*([OFTD]\d+)\b([\s\S]*?)(?=^- \*\*|^#|\n\n)/gm)].map((found) => [
    found[1] ?? '',
    found[0] ?? '',
  ]),
);

const steps = Object.values(COURSES).flatMap((course) => course.steps.map((step) => ({ course, step })));
const sections = Object.values(PAGES).flatMap((page) =>
  page.groups.flatMap((group) => group.sections.map((section) => ({ page, section }))),
);
const diagrams = sections.flatMap(({ page, section }) =>
  section.diagrams.map((diagram) => ({ page, section, diagram })),
);

/** @param {Course} course @param {Step} step */
const begin = (course, step) => new Game(gameOf(course.id).id, step.position);

/**
 * Plays the learner's plies, with the replies, each of them a right one.
 * @param {Course} course
 * @param {Step} step
 * @param {readonly string[]} codes
 */
function learn(course, step, codes) {
  const game = begin(course, step);
  let at = 0;
  let done = false;
  for (const code of codes) {
    assert(!done, `${step.id} is done before ${code}`);
    const outcome = tryPly(course, step, game, at, code);
    assert(outcome.type === 'right', `${course.id} ${step.id}: ${code} gives ${JSON.stringify(outcome)}`);
    for (const each of [code, ...outcome.replies]) game.play(each);
    assert.equal(outcome.at, at + 1);
    ({ at, done } = outcome);
  }
  return { game, at, done };
}

/**
 * Marks and arrows stand on boards that are shown.
 * @param {GameId} id
 * @param {Show} show
 * @param {Game} game as it is shown
 */
function checkShow(id, show, game) {
  const info = games.find((each) => each.id === id);
  assert(info);
  assert(show.boards.length > 0);
  assert.equal(new Set(show.boards).size, show.boards.length);
  for (const board of show.boards) assert(board >= 1 && board <= info.boards, `board ${board}`);
  const [low, high] = show.ranks ?? [1, info.ranks];
  assert(low >= 1 && low < high && high <= info.ranks);
  const spots = [...Object.keys(show.marks ?? {}), ...(show.arrows ?? []).flat()];
  for (const spot of spots) {
    const [, board = '', rank = ''] = /^(\d):[a-h](\d+)$/.exec(spot) ?? [];
    assert(show.boards.includes(Number(board)), spot);
    assert(Number(rank) >= low && Number(rank) <= high, spot);
  }
  for (const [from, to] of show.arrows ?? []) assert.notEqual(from, to);

  const pieces = new Map(
    game.state().boards.flatMap(({ board, pieces: all }) => all.map((each) => [`${board}:${each.square}`, each.piece])),
  );
  for (const [spot, mark] of Object.entries(show.marks ?? {})) {
    if (/^(?:left|line|placement|transfer)$/.test(mark)) assert(!pieces.has(spot), `${mark} on ${spot}`);
    if (/^(?:attacker|source|forced|selected|framed)$/.test(mark)) assert(pieces.has(spot), `${mark} on ${spot}`);
    // A mark is spoken: what it says is so.
    const away = game.moves().filter((m) => m.kind !== 'move' && `${m.from.board}:${m.from.square}` === spot);
    if (mark === 'source') assert(away.length > 0, `${spot} may go to no other board`);
    const { forced } = game.state();
    if (mark === 'forced') assert.equal(`${forced?.board}:${forced?.square}`, spot);
    if (mark === 'attacker') assert.notEqual(pieces.get(spot)?.kind, 'k', `${spot} is rather attacked`);
  }
}

before(() => init());

suite('courses', () => {
  test('there are three, of six to ten steps', () => {
    assert.deepEqual(Object.keys(COURSES), ['slots', 'twins', 'tall']);
    for (const [id, course] of Object.entries(COURSES)) {
      assert.equal(course.id, id);
      assert(course.steps.length >= 6 && course.steps.length <= 10, id);
      assert.equal(new Set(course.steps.map((step) => step.id)).size, course.steps.length);
    }
  });

  for (const { course, step } of steps) {
    test(`${course.id} ${step.id}: its position, its marks, its rules`, () => {
      const { id, letter } = gameOf(course.id);
      const game = begin(course, step);
      assert.equal(game.position(), step.position);
      assert.equal(game.state().player, step.player);
      assert.equal(game.state().outcome, null);
      checkShow(id, step.show, game);
      assert(step.rules.length > 0);
      for (const rule of step.rules) assert(rules.has(rule) && rule.startsWith(letter), rule);
    });

    test(`${course.id} ${step.id}: what solves it, and what does not`, () => {
      const { goal } = step;
      if (goal.kind === 'ask') {
        const game = begin(course, step);
        assert(goal.choices.length >= 3);
        assert.equal(new Set(goal.choices).size, goal.choices.length);
        const verdict = game.explain(goal.code);
        assert(!verdict.legal);
        for (const choice of goal.choices) {
          const { right, reason, rule } = answer(step, game, choice);
          assert.equal(right, choice === verdict.reason);
          assert.deepEqual({ reason, rule }, { reason: verdict.reason, rule: verdict.rule });
        }
        assert.equal(goal.choices.filter((choice) => answer(step, game, choice).right).length, 1);
        assert(step.rules.includes(verdict.rule));
        assert.deepEqual(tryPly(course, step, game, 0, goal.code), {
          type: 'refused',
          reason: verdict.reason,
          rule: verdict.rule,
        });
      } else {
        assert(learn(course, step, step.solution).done);
        assert(step.tries.length > 0);
      }
      for (const { after = [], code, reason, rule } of step.tries) {
        const { game, at, done } = learn(course, step, after);
        assert(!done);
        const outcome = tryPly(course, step, game, at, code);
        if (reason) assert.deepEqual(outcome, { type: 'refused', reason, rule }, code);
        else assert.equal(outcome.type, 'other', code);
        if (rule) assert(rule.startsWith('O') || rule.startsWith(gameOf(course.id).letter));
      }
      // A condition on the list that fails is named with the rule that the refusal names.
      if (step.checklist) {
        for (const { after = [], code } of step.tries) {
          const verdict = learn(course, step, after).game.explain(code);
          /** @type {string[]} */
          const failed = conditions(step.checklist, verdict).flatMap(({ state, rule }) =>
            state === 'failed' ? rule : [],
          );
          if (!verdict.legal) assert.deepEqual(failed, [verdict.rule], code);
        }
      }
    });

    test(`${course.id} ${step.id}: every first ply gets an answer, and the game is left alone`, () => {
      const game = begin(course, step);
      const used = new Set();
      for (const { code } of game.moves()) {
        const outcome = tryPly(course, step, game, 0, code);
        assert.notEqual(outcome.type, 'refused');
        if (outcome.type === 'other') used.add(outcome.key);
        if (outcome.type === 'other') assert(outcome.key in en, outcome.key);
      }
      assert.equal(game.position(), step.position);
      assert.equal(game.state().ply, 0);
      assert.throws(() => tryPly(course, step, game, 0, 'nonsense'), { code: 'invalid-code' });
      // Each sentence of its own is said, of some first ply or of one that is tried later.
      for (const { after, code } of step.tries) {
        const { game: later, at } = learn(course, step, after ?? []);
        const outcome = tryPly(course, step, later, at, code);
        if (outcome.type === 'other') used.add(outcome.key);
      }
      for (const index of (step.wrong ?? []).keys())
        assert(used.has(wrongKey(course, step, index)), `wrong ${index + 1}`);
    });
  }

  test('what is done can be done by other ways, and a dead end is told at once', () => {
    const { tall, twins } = COURSES;
    assert(tall && twins);
    const named = (/** @type {Course} */ course, /** @type {string} */ id) => {
      const step = course.steps.find((each) => each.id === id);
      assert(step);
      return step;
    };
    assert(learn(tall, named(tall, 'leaps'), ['e6g7', 'g7f9']).done);
    assert(learn(twins, named(twins, 'last'), ['2:g1>1:g1']).done);
    assert(learn(twins, named(twins, 'cross'), ['1:d2>2:d2']).done);
    const both = named(tall, 'both');
    assert.equal(tryPly(tall, both, begin(tall, both), 0, 'c5c12').type, 'other');
  });

  test('a threat that is told is there', () => {
    const { tall } = COURSES;
    const step = tall?.steps.find(({ goal }) => goal.kind === 'ward');
    assert(tall && step?.goal.kind === 'ward');
    const { game, at } = learn(tall, step, ['g3g4']);
    const outcome = tryPly(tall, step, game, at, 'g4g5');
    assert(outcome.type === 'other' && outcome.threat);
    game.play('g4g5');
    const last = outcome.threat.map((code) => game.play(code)).at(-1);
    assert(last && fits(last, step.goal.threat));
  });

  test('conditions are met up to the one that fails', () => {
    const all = conditions('placement');
    assert(all.every(({ state }) => state === 'unknown'));
    assert(conditions('placement', { legal: true }).every(({ state }) => state === 'met'));
    const states = conditions('placement', { legal: false, reason: 'in-check', rule: 'F7' }).map(({ state }) => state);
    assert.deepEqual(states, ['met', 'met', 'failed', 'unknown', 'unknown', 'unknown', 'unknown']);
    const none = conditions('tranzit', { legal: false, reason: 'board-closed', rule: 'T10' });
    assert(none.every(({ state }) => state === 'unknown'));
  });

  test('a condition that is ticked off holds: seen on the board, for many pairs of squares', () => {
    const light = (/** @type {string} */ square) => (square.charCodeAt(0) + Number(square.slice(1))) % 2;
    const rim = [...'abcdefgh'].flatMap((file) => [`${file}1`, `${file}8`]);
    let looked = 0;
    for (const { course, step } of steps) {
      const list = step.checklist;
      if (!list) continue;
      const game = begin(course, step);
      const { boards, player } = game.state();
      const ways = boards.flatMap((source) =>
        boards.filter((each) => each !== source).map((target) => ({ source, target })),
      );
      for (const { source, target } of ways) {
        for (const { square: from, piece } of source.pieces) {
          for (const to of new Set([from, ...rim])) {
            const verdict = game.explain(`${source.board}:${from}>${target.board}:${to}`);
            if (!verdict.legal && verdict.rule === 'O6') continue;
            const own = target.white === player ? 'w' : 'b';
            /** @type {Record<string, boolean>} */
            const holds = {
              'king-stays': piece.kind !== 'k',
              'other-square': from === to,
              'target-occupied': target.pieces.every(({ square }) => square !== to),
              'square-color-differs': light(from) === light(to),
              'in-check': target.pieces.every((each) => each.square !== target.check || each.piece.color !== own),
            };
            /** @type {{ key: string, met: boolean, holds: boolean | undefined }[]} */
            const told = conditions(list, verdict)
              .filter(({ state }) => state !== 'unknown')
              .map(({ key, state }) => ({ key, met: state === 'met', holds: holds[key.split('.').at(-1) ?? ''] }))
              .filter((each) => each.holds !== undefined);
            assert.deepEqual(
              told,
              told.map(({ key, met }) => ({ key, met, holds: met })),
            );
            looked += told.length;
          }
        }
      }
    }
    assert(looked > 1000, String(looked));
  });

  test('progress is kept, and nothing that is no progress is believed', () => {
    const course = COURSES.slots;
    assert(course);
    const [first, second] = course.steps;
    assert(first && second);
    const one = withDone(NOTHING, course, first.id);
    assert(isDone(one, course, first.id) && !isDone(NOTHING, course, first.id));
    assert.equal(withDone(one, course, first.id), one);
    assert.equal(nextStep(NOTHING, course), first);
    assert.equal(nextStep(one, course), second);
    assert.deepEqual(readProgress(writeProgress(one)), one);
    const all = course.steps.reduce((progress, { id }) => withDone(progress, course, id), NOTHING);
    assert.equal(nextStep(all, course), null);
    for (const text of [null, '', '{', '1', 'null', '{"v":2,"done":{}}', '{"v":1,"done":null}', '{"v":1}']) {
      assert.deepEqual(readProgress(text), NOTHING, String(text));
    }
    assert.deepEqual(readProgress('{"v":1,"done":{"slots":["cycle",1,"cycle"],"tall":"turn"}}'), {
      slots: ['cycle'],
      tall: [],
    });
    assert(!isDone(readProgress('{"v":1,"done":{"__proto__":["x"]}}'), course, 'cycle'));
  });
});

suite('rules pages', () => {
  test('every rule of a game has its section once, and the common ones are of all games', () => {
    for (const [id, page] of Object.entries(PAGES)) {
      assert.equal(page.id, id);
      const own = page.groups.flatMap(({ sections: all }) => all.map(({ rule }) => rule));
      const expected = [...rules.keys()].filter((rule) => rule.startsWith(gameOf(id).letter));
      assert.deepEqual([...own].sort(), expected.sort(), id);
      assert.equal(new Set(page.common).size, page.common.length);
      for (const rule of page.common) assert.equal(sharedSection(rule).rule, rule);
    }
    assert.throws(() => sharedSection('F1'), RangeError);
  });

  test('who says a rule is told as RULES.md tells it', () => {
    for (const { section } of sections) {
      const text = rules.get(section.rule) ?? '';
      const author = /\*\*\[S\]\*\*|^- \*\*\w+ \[S\]\*\*/m.test(text);
      const reading = /\*\*\[R\]\*\*|^- \*\*\w+ \[R\]\*\*/m.test(text);
      const said = author ? (reading ? 'both' : 'author') : reading ? 'reading' : 'fide';
      assert.equal(section.said, said, section.rule);
    }
  });

  test('orthodox chess has no author: its page names FIDE or us; the other pages say what RULES.md says', () => {
    for (const page of Object.values(PAGES)) {
      const all = [...page.groups.flatMap((group) => group.sections), ...page.common.map(sharedSection)];
      for (const section of all) {
        const said = saidOn(page, section);
        if (page === PAGES.single) assert(said === 'fide' || said === 'reading', section.rule);
        else assert.equal(said, section.said, section.rule);
      }
    }
    assert.equal(
      saidOn(/** @type {import('../../www/learn/model.js').RulesPage} */ (PAGES.single), sharedSection('O1')),
      'fide',
    );
  });

  test('the open points are those of RULES.md', () => {
    const points = RULES.slice(RULES.indexOf('## Known open points'));
    const expected = new Set(points.match(/\b[FTD]\d+\b/g));
    const told = sections.filter(({ section }) => section.open).map(({ section }) => section.rule);
    assert.deepEqual([...told].sort(), [...expected].sort());
  });

  test('every rule of the three games has a diagram', () => {
    for (const { page, section } of sections)
      if (page.id !== 'single') assert(section.diagrams.length > 0, section.rule);
  });

  for (const { page, section, diagram } of diagrams) {
    test(`${section.rule}: diagram ${section.diagrams.indexOf(diagram) + 1}`, () => {
      const { id } = gameOf(page.id);
      const game = new Game(id, diagram.position);
      assert.equal(game.position(), diagram.position);
      const last = (diagram.line ?? []).map((code) => game.play(code)).at(-1);
      const { brings } = diagram;
      if (brings)
        assert(
          last?.events.some((event) => fitsEvent(event, brings)),
          JSON.stringify(last?.events),
        );
      checkShow(id, diagram.show, game);
      for (const demo of diagram.demos ?? []) {
        const verdict = game.explain(demo.code);
        if (demo.reason) assert.deepEqual(verdict, { legal: false, reason: demo.reason, rule: demo.rule }, demo.code);
        else assert(verdict.legal, demo.code);
        if (!verdict.legal) continue;
        // An end that the diagram does not speak of would surprise.
        const { events } = game.clone().play(demo.code);
        const expected = demo.brings;
        if (expected)
          assert(
            events.some((event) => fitsEvent(event, expected)),
            JSON.stringify(events),
          );
        else assert.deepEqual(events, []);
      }
    });
  }

  test('what captions say of points and clocks is so', () => {
    /** @param {string} rule */
    const shown = (rule) => {
      const found = diagrams.find(({ section }) => section.rule === rule);
      assert(found);
      return { game: new Game(gameOf(found.page.id).id, found.diagram.position), diagram: found.diagram };
    };
    for (const [rule, points] of /** @type {const} */ ([
      ['T18', [1, 1]],
      ['T19', [1, 0.5]],
    ])) {
      const { game, diagram } = shown(rule);
      game.play(diagram.demos?.[0]?.code ?? '');
      assert.deepEqual(game.state().outcome?.points, points);
    }
    const late = shown('T20').game;
    late.flag('first');
    assert.deepEqual(late.state().outcome?.points, [1, 1]);
    const bare = shown('O10').game;
    bare.flag('first');
    assert.equal(bare.state().outcome?.winner, null);
    const { game: begun, diagram } = shown('F3');
    assert(!begun.state().started);
    for (const code of diagram.line ?? []) begun.play(code);
    assert(begun.state().started);
  });
});

suite('words', () => {
  /** Every key that data gives rise to, and how long its text may be. @type {Map<string, number>} */
  const wanted = new Map();
  const TITLE = 44;
  const SHORT = 140;
  const LONG = 220;
  const TEXT = 320;
  for (const course of Object.values(COURSES)) {
    const { lead, end } = courseKeys(course);
    wanted.set(lead, SHORT).set(end, SHORT);
  }
  for (const { course, step } of steps) {
    const { title, task, hints, done } = stepKeys(course, step);
    wanted.set(title, TITLE).set(task, SHORT).set(done, LONG);
    for (const key of hints) wanted.set(key, SHORT);
    for (const index of (step.wrong ?? []).keys()) wanted.set(wrongKey(course, step, index), SHORT);
    wanted.set(otherKey(course, step), SHORT);
  }
  for (const list of /** @type {const} */ (['placement', 'transfer', 'tranzit'])) {
    for (const { key } of conditions(list)) wanted.set(key, 60);
  }
  for (const right of [true, false]) wanted.set(answerKey(right), 60);
  for (const page of Object.values(PAGES)) {
    const { lead, credit } = pageKeys(page);
    wanted.set(lead, 160).set(credit, 180);
    for (const group of page.groups) wanted.set(groupKey(page, group), TITLE);
  }
  for (const { section } of sections) {
    const { title, text, why, open, captions } = sectionKeys(section);
    wanted.set(title, TITLE).set(text, TEXT).set(saidKey(section.said), 60);
    if (why) wanted.set(why, 240);
    if (open) wanted.set(open, SHORT);
    for (const key of captions) wanted.set(key, SHORT);
  }

  test('no key is missing and none is left over', () => {
    assert.deepEqual(Object.keys(en).sort(), [...wanted.keys()].sort());
    assert.deepEqual(Object.keys(ru), Object.keys(en));
  });

  test('texts fit where they stand, and fill the same gaps', () => {
    for (const [key, most] of wanted) {
      const pair = [en[key] ?? '', ru[key] ?? ''];
      for (const text of pair) {
        assert(text.trim() === text && text !== '', key);
        assert(text.length <= most, `${key}: ${text.length} of ${most}`);
        // Titles and conditions are no sentences.
        if (most > 60) assert.match(text, /[.?!]\)?$/, key);
      }
      const [english, russian] = pair.map((text) => (text.match(/\{\w+\}/g) ?? []).sort());
      assert.deepEqual(russian, english, key);
    }
  });

  test('both languages name the same squares, boards and points', () => {
    const facts = (/** @type {string} */ text) =>
      [...new Set(text.match(/\b[a-h](?:1[0-6]|[1-9])\b|\d+ : [\d½]+/g) ?? [])].sort();
    for (const key of wanted.keys()) assert.deepEqual(facts(ru[key] ?? ''), facts(en[key] ?? ''), key);
  });

  test('English is English and Russian is Russian, with its ё', () => {
    for (const [key, text] of Object.entries(en)) assert.doesNotMatch(text, /[а-яё]/i, key);
    for (const [key, text] of Object.entries(ru)) {
      assert.doesNotMatch(text.replace(/Chess-tranzit|\b[a-h](?:1[0-6]|\d)?\b|\b[AB]\b/g, ''), /[a-z]/i, key);
      const bare =
        /черн|(?<![а-яё])(?:еще|ее|нее|свое|мое|идет|дает|берет|бьет|остается|чье|ферзем|ладьей|конем|королем|четырех|трех|ведет|придет|уйдет|объем|прием|счет)(?![а-яё])/i;
      assert.doesNotMatch(text, bare, key);
      // A reader knows moves, not plies: the exact word is for counts on the rules pages.
      if (!key.startsWith('rule.')) assert.doesNotMatch(text, /полуход/i, key);
    }
    for (const [key, text] of Object.entries(en))
      if (!key.startsWith('rule.')) assert.doesNotMatch(text, /\bpl(?:y|ies)\b/i, key);
  });
});
