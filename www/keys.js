// Single-key commands. They can be switched off, and never act while something is being written or asked.

/** @typedef {import("./app.js").App} App */

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
    const { target } = event;
    if (app.settings.keys === false || (target instanceof HTMLElement && target.matches('input, textarea, select')))
      return;
    // By the place of the key, so that they work with a Russian keyboard too.
    switch (event.code) {
      case 'KeyU':
        screen.session.undo();
        break;
      case 'KeyR':
        screen.session.redo();
        break;
      case 'KeyF':
        screen.session.flip();
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
