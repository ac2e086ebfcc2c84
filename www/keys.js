// Single-key commands. They can be switched off, and never act while something is being written or asked.

/** @typedef {import("./app.js").App} App */

/** Whether keys and pasted texts belong to this: it is written in, or chosen from. @param {EventTarget | null | undefined} target */
export const isField = (target) =>
  target instanceof Element && target.matches('input:not([type="checkbox"]), textarea, select');

/** @param {App} app */
export function listenToKeys(app) {
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const { screen } = app;
    if (!screen || document.querySelector('dialog[open]')) return;
    if (event.key === 'Escape') {
      screen.escape();
      return;
    }
    const target = event.composedPath()[0] ?? event.target;
    if (!app.on('keys') || isField(target)) return;
    const step = event.shiftKey
      ? undefined
      : { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity }[event.key];
    if (step !== undefined) {
      // On the boards and in a row of tabs these keys go from one to the next.
      if (target instanceof Element && target.closest('[role="grid"], [role="tablist"], .xb-promotion')) return;
      screen.session.step(step);
      event.preventDefault();
      return;
    }
    // These are signs, wherever their keys are.
    if (event.key === '/' || event.key === '?') {
      if (event.key === '/') screen.type();
      else screen.showKeys();
      event.preventDefault();
      return;
    }
    // By the place of the key, so that they work with a Russian keyboard too.
    switch (event.code) {
      case 'KeyU':
        if (!screen.viewed) screen.session.undo();
        break;
      case 'KeyR':
        if (!screen.viewed) screen.session.redo();
        break;
      case 'KeyF':
        screen.session.flip();
        break;
      case 'KeyT':
        screen.tellTime();
        break;
      case 'KeyM':
        screen.type();
        break;
      case 'KeyN':
        screen.newGame();
        break;
      default:
        return;
    }
    event.preventDefault();
  });
}
