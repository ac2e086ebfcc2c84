// @ts-check
/** What a page did, left where a test finds it. */

/**
 * Does one of several things, by the address of the page: `?slim` does that of the name `slim`.
 * @param {Record<string, () => unknown>} ways
 */
export async function show(ways) {
  const name = location.search.slice(1) || 'main';
  let told;
  try {
    const way = ways[name];
    if (!way) throw new Error(`there is no ${name}`);
    told = await way();
  } catch (error) {
    told = { error: error instanceof Error ? `${error.stack ?? error}` : String(error) };
  }
  document.documentElement.dataset.told = JSON.stringify(told);
}

/**
 * What a Worker says first.
 * @param {Worker} worker
 */
export const heard = (worker) =>
  new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = ({ message }) => reject(new Error(message || 'the Worker did not start'));
  });
