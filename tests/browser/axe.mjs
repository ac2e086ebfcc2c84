// @ts-check
/** What axe finds wrong with a page, in words that say where. */
import { AxeBuilder } from '@axe-core/playwright';

/**
 * @param {import('playwright-core').Page} page
 * @returns {Promise<string[]>} a line for each rule that is broken
 */
export async function violations(page) {
  // The legacy mode leaves out frames of other origins only, and takes half the time.
  const builder = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations: found } = await builder.analyze();
  return found.map(({ id, nodes }) => {
    const places = nodes.slice(0, 3).map(({ target, html }) => `${target.join(' ')} ${html.slice(0, 160)}`);
    return `${id} (${nodes.length}): ${places.join(' | ')}`;
  });
}
