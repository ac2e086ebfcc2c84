// What is in sight of boards that their place does not hold whole: squares that matter are brought there, and each edge
// that hides something says so.

/** @typedef {import("../pkg/view/model.js").SpotKey} SpotKey */
/** @typedef {import("../pkg/view/scene.js").Scene} Scene */

/** How much is left free at an edge, in pixels. */
const MARGIN = 4;

export class Sight {
  #scene;
  #place;
  #wanted;
  #width = 0;
  #size;

  /**
   * @param {Scene} scene
   * @param {HTMLElement} place  where its boards stand; `data-above` and `data-below` say that there is more
   * @param {() => readonly (readonly SpotKey[])[]} wanted  squares to be seen, the widest choice first
   */
  constructor(scene, place, wanted) {
    this.#scene = scene;
    this.#place = place;
    this.#wanted = wanted;
    const { root } = scene.area;
    root.addEventListener('scroll', () => this.#tell(), { passive: true });
    this.#size = new ResizeObserver(() => {
      const width = root.clientWidth;
      // A phone has been turned, or this is the first time. The area, told earlier, brings what it wants first.
      if (width !== this.#width) requestAnimationFrame(() => this.reveal());
      this.#width = width;
      this.#tell();
    });
    this.#size.observe(root);
    for (const child of root.children) this.#size.observe(child);
  }

  leave() {
    this.#size.disconnect();
    this.#say(false, false);
  }

  /** Brings what is wanted into sight: of the choices the first that there is room for. */
  reveal() {
    const { root } = this.#scene.area;
    if (root.scrollHeight <= root.clientHeight) return;
    const room = root.clientHeight - 2 * MARGIN;
    const from = root.getBoundingClientRect().top - root.scrollTop;
    const spans = this.#wanted().map((spots) => this.#span(spots, from));
    const fits = spans.find((span) => span && span.bottom - span.top <= room) ?? spans.at(-1);
    if (!fits) return;
    const { top, bottom } = fits;
    const least = bottom + MARGIN - root.clientHeight;
    const most = top - MARGIN;
    if (root.scrollTop < least || root.scrollTop > most) root.scrollTop = Math.min(Math.max(0, least), most);
    this.#tell();
  }

  /** From where to where squares reach in what is scrolled. @param {readonly SpotKey[]} spots @param {number} from */
  #span(spots, from) {
    const boxes = spots.flatMap((spot) => {
      const box = this.#scene.view
        .board(Number(spot.split(':')[0]))
        .cell(spot)
        ?.getBoundingClientRect();
      return box && box.height > 0 ? [box] : [];
    });
    if (boxes.length === 0) return null;
    return {
      top: Math.min(...boxes.map((box) => box.top)) - from,
      bottom: Math.max(...boxes.map((box) => box.bottom)) - from,
    };
  }

  #tell() {
    const { scrollTop, scrollHeight, clientHeight } = this.#scene.area.root;
    this.#say(scrollTop > MARGIN, scrollTop + clientHeight < scrollHeight - 2 * MARGIN);
  }

  /** @param {boolean} above @param {boolean} below */
  #say(above, below) {
    this.#place.toggleAttribute('data-above', above);
    this.#place.toggleAttribute('data-below', below);
  }
}
