// @ts-check
/** The README's table of the environments, made from the list of those that are tested. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../steps.mjs';
import { ENVIRONMENTS } from './consumers.mjs';

/**
 * The versions of what an environment is, as its package.json pins them.
 * @param {import('./consumers.mjs').Environment} environment
 */
function versions({ name, folder }) {
  /** @type {{ dependencies: Record<string, string> }} */
  const { dependencies } = JSON.parse(
    readFileSync(join(ROOT, 'tests/package/consumers', folder, 'package.json'), 'utf8'),
  );
  const own = Object.entries(dependencies).filter(([each]) => each === name || each.startsWith(`${name}-`));
  const majors = own
    .filter(([each]) => each !== 'webpack-cli')
    .map(([, version]) =>
      version
        .replace(/^.*@/, '')
        .split('.')
        .slice(0, version.startsWith('0.') ? 2 : 1)
        .join('.'),
    );
  return majors.reverse().join(' and ');
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
