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
    else node.setAttribute(name, value === true ? '' : plain(String(value)));
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
    if (typeof child === 'string') return NAME.test(child) ? withNames(child) : [child];
    return child instanceof Node ? [child] : kept(child);
  });
}

/**
 * Puts the focus on the first of these that can take it.
 * @param {readonly (Element | null | undefined)[]} candidates
 */
export function focusFirst(candidates) {
  for (const candidate of candidates) {
    if (!(candidate instanceof HTMLElement) || !candidate.isConnected || candidate.matches(':disabled')) continue;
    candidate.focus();
    if (focusedElement() === candidate) return;
  }
}

/** Stand round a name that a person has given: it may be long, and of another script than the sentence. */
const NAME = /[\u2068\u2069]/;

/** @param {string} name */
export function asName(name) {
  return name && `\u2068${name}\u2069`;
}

/** A text without the marks round names. @param {string} text */
export function plain(text) {
  return text.replace(/[\u2068\u2069]/g, '');
}

/** The text with its names in elements of their own, which a style sheet may cut short. @param {string} text */
function withNames(text) {
  return text
    .split(NAME)
    .map((part, i) => (i % 2 ? el('bdi', { class: 'name' }, part) : part))
    .filter((part) => part !== '');
}

/**
 * Sets an attribute only when it differs: `lang`, set again, has all that is inside styled anew.
 * @param {Element} node
 * @param {string} name
 * @param {string | null} value null: without it
 */
export function attr(node, name, value) {
  if (node.getAttribute(name) === value) return;
  if (value === null) node.removeAttribute(name);
  else node.setAttribute(name, value);
}

/**
 * Sets the text only when it differs, so that a live region speaks once.
 * @param {Element} node
 * @param {string} text
 */
export function say(node, text) {
  if (node.textContent !== plain(text)) node.replaceChildren(...withNames(text));
}

/**
 * What has the focus, inside shadow roots too.
 * @returns {Element | null}
 */
export function focusedElement() {
  let now = document.activeElement;
  while (now?.shadowRoot?.activeElement) now = now.shadowRoot.activeElement;
  return now;
}
