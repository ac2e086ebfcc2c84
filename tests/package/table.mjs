// @ts-check
/** The README's table of the environments, made from the list of those that are tested. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../steps.mjs';
import { ENVIRONMENTS } from './consumers.mjs';

/** @param {string} path */
const read = (path) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));

/**
 * The versions of what an environment is, as its package.json pins them.
 * @param {import('./consumers.mjs').Environment} environment
 */
function versions({ name, folder }) {
  /** @type {{ dependencies: Record<string, string>, optionalDependencies?: Record<string, string> }} */
  const { dependencies, optionalDependencies = {} } = read(`tests/package/consumers/${folder}/package.json`);
  const isNode = folder === 'node';
  const own = Object.entries({ ...dependencies, ...optionalDependencies })
    .filter(([each]) => each === name || (isNode ? /^node-/ : /^typescript-/).test(each))
    .map(([, version]) => /^(?:.*@)?(0\.\d+|\d+)/.exec(version)?.[1] ?? '');
  // The oldest Node.js is the one that everything here runs with.
  if (isNode) own.push(read('pkg/package.json').engines.node.replace('>=', ''));
  const sorted = [...new Set(own)].sort((one, other) => Number(one) - Number(other));
  return [sorted.slice(0, -1).join(', '), ...sorted.slice(-1)].filter(Boolean).join(' and ');
}

/** The table as it must stand in the README. */
export function table() {
  const rows = ENVIRONMENTS.map((environment) => {
    const { name, title, entries, note } = environment;
    const major = versions(environment);
    const [first = '', ...rest] = title.split(',');
    const full = major ? [`${first} ${major}`, ...rest].join(',') : title;
    const cells = /** @type {const} */ (['.', './slim', './web']).map((entry) =>
      entries.includes(entry) ? 'yes' : '',
    );
    return `| ${[full + (note ? ` (${note})` : ''), ...cells, `\`${name}\``].join(' | ')} |`;
  });
  return [
    '| environment | `crossboard` | `/slim` | `/web` | test |',
    '| --- | --- | --- | --- | --- |',
    ...rows.map((row) => row.replace(/\| {2}(?=\|)/g, '| ')),
  ].join('\n');
}

/** The table as it stands in the README. */
export const tableInReadme = () =>
  /^\| environment \|.*\n(?:\|.*\n)+/m.exec(readFileSync(join(ROOT, 'README.md'), 'utf8'))?.[0].trimEnd() ?? '';
