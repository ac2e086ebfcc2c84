// Dragging a piece, as an extra beside clicking: pointer events alone, the square under the pointer is found by element.

/** @typedef {import("./model.js").SpotKey} SpotKey */
/** @typedef {import("./model.js").OnIntent} OnIntent */

/** The pointer must go this far, in CSS pixels, before a press counts as a drag. */
const THRESHOLD = 5;
/** `buttons` of a finger, of a pen without its barrel, of a mouse with its first button alone. */
const PLAIN = 1;

/**
 * @typedef {object} Press
 * @property {number} id
 * @property {SpotKey} from
 * @property {HTMLElement} cell
 * @property {Element | null} board
 * @property {number} x
 * @property {number} y
 * @property {boolean} lifted
 */

export class Drag {
  /** @type {Press | null} */
  #press = null;
  #onIntent;
  /** The version of the game that was drawn last. @type {number | undefined} */
  #version;
  /** A drag ends with a click that must not count. */
  #swallow = false;

  /** @param {OnIntent} onIntent */
  constructor(onIntent) {
    this.#onIntent = onIntent;
  }

  /**
   * Listens on an element that holds boards.
   * @param {HTMLElement} root
   */
  attach(root) {
    root.addEventListener('pointerdown', (event) => this.#down(event));
    root.addEventListener('pointermove', (event) => this.#move(event));
    root.addEventListener('pointerup', (event) => this.#up(event));
    root.addEventListener('pointercancel', (event) => {
      if (event.pointerId === this.#press?.id) this.cancel();
    });
    root.addEventListener(
      'click',
      (event) => {
        if (!this.#swallow) return;
        this.#swallow = false;
        event.stopPropagation();
        event.preventDefault();
      },
      { capture: true },
    );
  }

  get lifted() {
    return this.#press?.lifted ?? false;
  }

  /**
   * Lets go of a piece whose square is no longer there, as when the board has been turned, or that was taken hold of in another
   * position.
   * @param {number} [version] of the game that is drawn
   */
  check(version) {
    const same = version === this.#version;
    this.#version = version;
    if (this.#press && !(same && this.#press.cell.isConnected)) this.#release(this.#press);
  }

  cancel() {
    const press = this.#press;
    if (!press) return;
    this.#release(press);
    if (press.lifted) this.#onIntent({ type: 'drop', from: press.from, to: null, broken: true });
  }

  /** @param {PointerEvent} event */
  #down(event) {
    this.#swallow = false;
    // The end of a press may be lost, as outside the window: it is over when the same pointer begins again.
    if (event.pointerId === this.#press?.id) this.cancel();
    if (event.button !== 0 || !event.isPrimary || this.#press) return;
    const cell = event.target instanceof Element ? event.target.closest('[data-spot]') : null;
    if (!(cell instanceof HTMLElement)) return;
    // A mouse may try any piece, and is told why it cannot go; a finger on one that stays scrolls the page.
    if (!cell.classList.contains(event.pointerType === 'mouse' ? 'held' : 'can')) return;
    this.#press = {
      id: event.pointerId,
      from: cell.dataset.spot ?? '',
      cell,
      board: cell.closest('.xb-board'),
      x: event.clientX,
      y: event.clientY,
      lifted: false,
    };
    // A second finger may come down anywhere, on a board or beside it.
    addEventListener('pointerdown', this.#second, { capture: true });
  }

  /** With two fingers somebody zooms, or slips: what the first began is no move then. @param {PointerEvent} event */
  #second = (event) => {
    if (event.pointerId !== this.#press?.id) this.cancel();
  };

  /** @param {PointerEvent} event */
  #move(event) {
    const press = this.#press;
    if (!press || event.pointerId !== press.id) return;
    // Another button, a pen's barrel; or none any more, as when it was let go where nobody heard of it.
    if (event.buttons !== PLAIN) {
      this.cancel();
      return;
    }
    const dx = event.clientX - press.x;
    const dy = event.clientY - press.y;
    if (!press.lifted) {
      if (Math.hypot(dx, dy) < THRESHOLD) return;
      press.lifted = true;
      press.cell.setPointerCapture(press.id);
      this.#onIntent({ type: 'lift', spot: press.from });
    }
    // The drawing may have been renewed since: the piece is looked up again.
    press.board?.classList.add('lifting');
    press.cell.classList.add('lifted');
    press.cell.style.setProperty('--dx', `${dx}px`);
    press.cell.style.setProperty('--dy', `${dy}px`);
  }

  /** @param {PointerEvent} event */
  #up(event) {
    const press = this.#press;
    if (!press || event.pointerId !== press.id) return;
    this.#release(press);
    if (!press.lifted) return;
    this.#swallow = true;
    // The click that follows a drag comes in the same task or not at all.
    setTimeout(() => {
      this.#swallow = false;
    }, 0);
    const root = press.cell.getRootNode();
    const under =
      root instanceof ShadowRoot || root instanceof Document
        ? root.elementFromPoint(event.clientX, event.clientY)
        : null;
    const to = under?.closest('[data-spot]')?.getAttribute('data-spot') ?? null;
    this.#onIntent({ type: 'drop', from: press.from, to });
  }

  /** @param {Press} press */
  #release(press) {
    this.#press = null;
    removeEventListener('pointerdown', this.#second, { capture: true });
    press.cell.classList.remove('lifted');
    press.board?.classList.remove('lifting');
    press.cell.style.removeProperty('--dx');
    press.cell.style.removeProperty('--dy');
    if (press.cell.hasPointerCapture?.(press.id)) press.cell.releasePointerCapture(press.id);
  }
}
