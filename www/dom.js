// A short way to make elements. Text only ever enters as text, never as markup.

/** @typedef {Node | string | null | undefined | false | readonly Child[]} Child */
/** @typedef {string | number | boolean | null | undefined | ((event: Event) => void)} Value */

/**
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Readonly<Record<string, Value>>} [props] attributes; `class`; `onclick` and the like are listeners; true sets, false omits
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function el(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === null || value === undefined || value === false) continue;
    if (typeof value === 'function') node.addEventListener(name.slice(2), value);
    else node.setAttribute(name, value === true ? '' : String(value));
  }
  node.append(...kept(children));
  return node;
}

/**
 * Puts these children in place of the old ones.
 * @param {Element} node
 * @param {...Child} children
 */
export function fill(node, ...children) {
  node.replaceChildren(...kept(children));
}

/** @param {readonly Child[]} children @returns {(Node | string)[]} */
function kept(children) {
  return children.flatMap((child) => {
    if (child === null || child === undefined || child === false) return [];
    return typeof child === 'string' || child instanceof Node ? [child] : kept(child);
  });
}

/**
 * Sets the text only when it differs, so that a live region speaks once.
 * @param {Element} node
 * @param {string} text
 */
export function say(node, text) {
  if (node.textContent !== text) node.textContent = text;
}
