/*! crossboard, MIT OR Apache-2.0, The Crossboard authors */
"use strict";
var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key2 of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key2) && key2 !== except)
        __defProp(to, key2, { get: () => from[key2], enumerable: !(desc = __getOwnPropDesc(from, key2)) || desc.enumerable });
  }
  return to;
};
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  isNodeMode || !mod || !mod.__esModule ? __defProp(target, "default", { value: mod, enumerable: true }) : target,
  mod
));
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);

// entries/element.js
var element_exports = {};
__export(element_exports, {
  CrossboardGame: () => CrossboardGame,
  NAME: () => NAME2,
  define: () => define
});
module.exports = __toCommonJS(element_exports);

// view/dom.js
function el(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === null || value === void 0 || value === false) continue;
    if (typeof value === "function") node.addEventListener(name.slice(2), value);
    else node.setAttribute(name, value === true ? "" : plain(String(value)));
  }
  node.append(...kept(children));
  return node;
}
function fill(node, ...children) {
  node.replaceChildren(...kept(children));
}
function kept(children) {
  return children.flatMap((child) => {
    if (child === null || child === void 0 || child === false) return [];
    if (typeof child === "string") return NAME.test(child) ? withNames(child) : [child];
    return child instanceof Node ? [child] : kept(child);
  });
}
var NAME = /[\u2068\u2069]/;
function asName(name) {
  return name && `⁨${name}⁩`;
}
function plain(text) {
  return text.replace(/[\u2068\u2069]/g, "");
}
function withNames(text) {
  return text.split(NAME).map((part, i) => i % 2 ? el("bdi", { class: "name" }, part) : part).filter((part) => part !== "");
}
function attr(node, name, value) {
  if (node.getAttribute(name) === value) return;
  if (value === null) node.removeAttribute(name);
  else node.setAttribute(name, value);
}
function say(node, text) {
  if (node.textContent !== plain(text)) node.replaceChildren(...withNames(text));
}

// view/icons.js
var SVG = "http://www.w3.org/2000/svg";
var PATHS = {
  "arrow-back-up": ["M9 14l-4 -4l4 -4", "M5 10h11a4 4 0 1 1 0 8h-1"],
  list: ["M9 6l11 0", "M9 12l11 0", "M9 18l11 0", "M5 6l0 .01", "M5 12l0 .01", "M5 18l0 .01"],
  "menu-2": ["M4 6l16 0", "M4 12l16 0", "M4 18l16 0"],
  "chevron-down": ["M6 9l6 6l6 -6"],
  moon: ["M12 3c.132 0 .263 0 .393 0a7.5 7.5 0 0 0 7.92 12.446a9 9 0 1 1 -8.313 -12.454l0 .008"],
  refresh: ["M20 11a8.1 8.1 0 0 0 -15.5 -2m-.5 -4v4h4", "M4 13a8.1 8.1 0 0 0 15.5 2m.5 4v-4h-4"],
  lock: [
    "M5 13a2 2 0 0 1 2 -2h10a2 2 0 0 1 2 2v6a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2v-6",
    "M11 16a1 1 0 1 0 2 0a1 1 0 0 0 -2 0",
    "M8 11v-4a4 4 0 1 1 8 0v4"
  ],
  x: ["M18 6l-12 12", "M6 6l12 12"],
  flag: ["M5 5a5 5 0 0 1 7 0a5 5 0 0 0 7 0v9a5 5 0 0 1 -7 0a5 5 0 0 0 -7 0v-9", "M5 21v-7"],
  code: ["M7 8l-4 4l4 4", "M17 8l4 4l-4 4", "M14 4l-4 16"],
  share: [
    "M3 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0",
    "M15 6a3 3 0 1 0 6 0a3 3 0 1 0 -6 0",
    "M15 18a3 3 0 1 0 6 0a3 3 0 1 0 -6 0",
    "M8.7 10.7l6.6 -3.4",
    "M8.7 13.3l6.6 3.4"
  ],
  "arrows-move": [
    "M18 9l3 3l-3 3",
    "M15 12h6",
    "M6 9l-3 3l3 3",
    "M3 12h6",
    "M9 18l3 3l3 -3",
    "M12 15v6",
    "M15 6l-3 -3l-3 3",
    "M12 3v6"
  ],
  eraser: [
    "M19 20h-10.5l-4.21 -4.3a1 1 0 0 1 0 -1.41l10 -10a1 1 0 0 1 1.41 0l5 5a1 1 0 0 1 0 1.41l-9.2 9.3",
    "M18 13.3l-6.3 -6.3"
  ],
  plus: ["M12 5l0 14", "M5 12l14 0"],
  play: ["M7 4v16l13 -8z"],
  pause: [
    "M6 6a1 1 0 0 1 1 -1h2a1 1 0 0 1 1 1v12a1 1 0 0 1 -1 1h-2a1 1 0 0 1 -1 -1z",
    "M14 6a1 1 0 0 1 1 -1h2a1 1 0 0 1 1 1v12a1 1 0 0 1 -1 1h-2a1 1 0 0 1 -1 -1z"
  ],
  pencil: ["M4 20h4l10.5 -10.5a2.828 2.828 0 1 0 -4 -4l-10.5 10.5v4", "M13.5 6.5l4 4"],
  trash: [
    "M4 7l16 0",
    "M10 11l0 6",
    "M14 11l0 6",
    "M5 7l1 12a2 2 0 0 0 2 2h8a2 2 0 0 0 2 -2l1 -12",
    "M9 7v-3a1 1 0 0 1 1 -1h4a1 1 0 0 1 1 1v3"
  ],
  keyboard: [
    "M2 8a2 2 0 0 1 2 -2h16a2 2 0 0 1 2 2v8a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2z",
    "M6 10l0 .01",
    "M10 10l0 .01",
    "M14 10l0 .01",
    "M18 10l0 .01",
    "M6 14l0 .01",
    "M18 14l0 .01",
    "M10 14l4 .01"
  ],
  check: ["M5 12l5 5l10 -10"],
  "chevron-left": ["M15 6l-6 6l6 6"],
  "chevron-right": ["M9 6l6 6l-6 6"],
  "chevrons-left": ["M11 7l-5 5l5 5", "M17 7l-5 5l5 5"],
  "chevrons-right": ["M7 7l5 5l-5 5", "M13 7l5 5l-5 5"],
  settings: [
    "M10.325 4.317c.426 -1.756 2.924 -1.756 3.35 0a1.724 1.724 0 0 0 2.573 1.066c1.543 -.94 3.31 .826 2.37 2.37a1.724 1.724 0 0 0 1.065 2.572c1.756 .426 1.756 2.924 0 3.35a1.724 1.724 0 0 0 -1.066 2.573c.94 1.543 -.826 3.31 -2.37 2.37a1.724 1.724 0 0 0 -2.572 1.065c-.426 1.756 -2.924 1.756 -3.35 0a1.724 1.724 0 0 0 -2.573 -1.066c-1.543 .94 -3.31 -.826 -2.37 -2.37a1.724 1.724 0 0 0 -1.065 -2.572c-1.756 -.426 -1.756 -2.924 0 -3.35a1.724 1.724 0 0 0 1.066 -2.573c-.94 -1.543 .826 -3.31 2.37 -2.37c1 .608 2.296 .07 2.572 -1.065",
    "M9 12a3 3 0 1 0 6 0a3 3 0 0 0 -6 0"
  ],
  "arrow-forward-up": ["M15 14l4 -4l-4 -4", "M19 10h-11a4 4 0 1 0 0 8h1"],
  book: ["M3 19a9 9 0 0 1 9 0a9 9 0 0 1 9 0", "M3 6a9 9 0 0 1 9 0a9 9 0 0 1 9 0", "M3 6v13", "M12 6v13", "M21 6v13"],
  alert: ["M12 9v4", "M12 17h.01", "M4 12a8 8 0 1 0 16 0a8 8 0 1 0 -16 0"],
  trophy: [
    "M8 21h8",
    "M12 17v4",
    "M7 4h10",
    "M17 4v8a5 5 0 0 1 -10 0v-8",
    "M3 9a2 2 0 1 0 4 0a2 2 0 1 0 -4 0",
    "M17 9a2 2 0 1 0 4 0a2 2 0 1 0 -4 0"
  ]
};
function icon(name) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", "ic");
  svg.setAttribute("aria-hidden", "true");
  for (const d of PATHS[name] ?? []) {
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("d", d);
    svg.append(path);
  }
  return svg;
}

// view/controls.js
var STEPS = (
  /** @type {const} */
  [
    ["first", "chevrons-left"],
    ["previous", "chevron-left"],
    ["next", "chevron-right"],
    ["last", "chevrons-right"]
  ]
);
var KEYS = { Home: "first", ArrowLeft: "previous", ArrowRight: "next", End: "last" };
var Controls = class {
  /** @type {Map<string, HTMLButtonElement>} */
  #buttons = /* @__PURE__ */ new Map();
  #at = el("output", { part: "counter" });
  #scene;
  #steps;
  /** @param {Scene} scene @param {boolean} steps through a record; else for playing */
  constructor(scene, steps) {
    this.#scene = scene;
    this.#steps = steps;
    this.root = el("div", { class: "controls", part: "controls", role: "group" });
    const { session } = scene;
    if (steps) {
      const [first, previous, next, last] = STEPS.map(
        ([name, picture]) => this.#button(`nav.${name}`, picture, () => this.step(name))
      );
      fill(this.root, first, previous, this.#at, next, last);
      this.root.addEventListener("keydown", (event) => this.#key(event));
    } else {
      fill(
        this.root,
        this.#button("undo", "arrow-back-up", () => session.undo()),
        this.#button("redo", "arrow-forward-up", () => session.redo()),
        this.#button("flip", "refresh", () => session.flip())
      );
    }
  }
  render() {
    const { session, words } = this.#scene;
    const { state, length } = session;
    this.root.setAttribute("aria-label", words.t(this.#steps ? "nav" : "controls"));
    for (const [key2, button] of this.#buttons) {
      button.title = words.t(key2);
    }
    const at = session.at ?? length;
    this.#at.value = words.t("nav.at", { n: at, of: length });
    this.#able("nav.first", at > 0);
    this.#able("nav.previous", at > 0);
    this.#able("nav.next", at < length);
    this.#able("nav.last", at < length);
    this.#able("undo", state.canUndo || session.announced !== null);
    this.#able("redo", state.canRedo);
  }
  /** @param {Step} step */
  step(step2) {
    const { session } = this.#scene;
    const at = session.at ?? session.length;
    session.look({ first: 0, previous: at - 1, next: at + 1, last: session.length }[step2]);
  }
  /** Disabled to the ear and the eye alone: the focus stays where it is. @param {string} key @param {boolean} able */
  #able(key2, able) {
    const button = this.#buttons.get(key2);
    if (able) button?.removeAttribute("aria-disabled");
    else button?.setAttribute("aria-disabled", "true");
  }
  /** @param {string} key @param {string} picture @param {() => void} run */
  #button(key2, picture, run) {
    const button = el(
      "button",
      {
        type: "button",
        class: "icon",
        part: "button",
        "data-act": key2,
        onclick: () => {
          if (!button.hasAttribute("aria-disabled")) run();
        }
      },
      icon(picture)
    );
    this.#buttons.set(key2, button);
    return button;
  }
  /** @param {KeyboardEvent} event */
  #key(event) {
    const step2 = KEYS[event.key];
    if (!step2 || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    this.step(step2);
  }
};

// view/layouts.js
var LAYOUTS = {
  "four-board": {
    name: "slots",
    rows: [
      [1, 2],
      [3, 4]
    ],
    white: ["first", "second", "first", "second"]
  },
  tranzit: { name: "twins", rows: [[1, 2]], white: ["first", "first"] },
  "double-move": { name: "tall", rows: [[1]], white: ["first"] },
  orthodox: { name: "single", rows: [[1]], white: ["first"] }
};

// view/naming.js
var KINDS = (
  /** @type {const} */
  ["k", "q", "r", "b", "n", "p"]
);
var MARKS = (
  /** @type {const} */
  [
    "selected",
    "source",
    "forced",
    "framed",
    "move",
    "capture",
    "placement",
    "transfer",
    "tranzit",
    "last",
    "check",
    "refused",
    "attacker",
    "line",
    "left"
  ]
);
function byColour(state) {
  return state.boards.every((b) => b.white === "first");
}
function colourOf(player) {
  return player === "first" ? "w" : "b";
}
function personName(session, player) {
  const { names, began } = session.seating;
  return asName((names[player === "first" ? began : began === 0 ? 1 : 0] ?? "").trim());
}
function playerName(words, session, player) {
  return personName(session, player) || words.t(byColour(session.state) ? `side.${colourOf(player)}` : `player.${player}`);
}
function playerInside(words, session, player) {
  return personName(session, player) || words.t(byColour(session.state) ? `side.${colourOf(player)}.inside` : `player.${player}.inside`);
}
function spokenBoard(words, session, board2) {
  const { state } = session;
  const parts2 = [state.boards.length > 1 ? words.t("board.spoken", { n: board2.board }) : words.t("board.only")];
  if (board2.role !== "board") parts2.push(words.t(`role.${board2.role}`));
  if (!byColour(state)) {
    parts2.push(words.t("board.white", { who: playerInside(words, session, board2.white) }));
    parts2.push(words.t("board.black", { who: playerInside(words, session, board2.black) }));
  }
  if (board2.status !== "play") parts2.push(words.t(`status.${board2.status}`));
  if (board2.result) parts2.push(boardResult(words, session, board2));
  else if (session.over && state.boards.length > 1 && board2.status !== "reserve")
    parts2.push(words.t("board.unfinished"));
  else if (board2.turn && !session.still) parts2.push(words.t("board.acting"));
  return plain(parts2.join(", "));
}
function spokenPieces(words, board2) {
  if (board2.pieces.length === 0) return words.t("square.empty");
  return board2.pieces.map(({ square, piece }) => `${words.t(`piece.${piece.color}.${piece.kind}`)} ${square}`).join(", ");
}
function boardResult(words, session, board2) {
  const how = decision(session, board2.board)?.reason;
  const mate = how === "checkmate" || how === "double-mate";
  if (board2.result === "=") return words.t(how === "stalemate" ? "result.board.stalemate" : "result.board.draw");
  const winner = board2.result === "w" ? board2.white : board2.black;
  return words.t(mate ? "result.board.mate" : "result.board.won", { won: wonBy(words, session, winner) });
}
function decision({ history }, board2) {
  for (const entry of history)
    for (const event of entry.events)
      if ((event.type === "board-won" || event.type === "board-drawn") && event.board === board2) return event;
  return void 0;
}
function wonBy(words, session, player) {
  const named = personName(session, player);
  if (named) return words.t("won.named", { name: named });
  return words.t(byColour(session.state) ? `won.${colourOf(player)}` : `won.${player}`);
}
function boardEvent(words, session, event) {
  switch (event.type) {
    case "board-won":
      return words.t(
        event.reason === "checkmate" ? "event.mate" : event.reason === "double-mate" ? "event.double" : "event.won",
        { n: event.board, won: wonBy(words, session, event.by) }
      );
    case "board-drawn":
      return words.t(event.reason === "stalemate" ? "event.stalemate" : "event.drawn", { n: event.board });
    case "board-enters":
      return words.t("event.enters", { n: event.board });
    case "king-captured":
      return words.t("event.king", { square: event.spot.square });
    default:
      return "";
  }
}
function pointsText(points) {
  const whole = Math.floor(points);
  const half = points - whole >= 0.5;
  return half ? `${whole || ""}½` : String(whole);
}
function viewStrings(words) {
  const pieces = {};
  for (const kind of KINDS) {
    pieces[`w${kind}`] = words.t(`piece.w.${kind}`);
    pieces[`b${kind}`] = words.t(`piece.b.${kind}`);
  }
  const marks = {};
  for (const mark of MARKS) marks[mark] = words.t(`mark.${mark}`);
  return {
    pieces: (
      /** @type {ViewStrings["pieces"]} */
      pieces
    ),
    marks: (
      /** @type {ViewStrings["marks"]} */
      marks
    ),
    empty: words.t("square.empty"),
    ghost: words.t("square.ghost"),
    promote: words.t("promote")
  };
}

// view/entry-text.js
function entryText(words, session, entry, written) {
  return "from" in entry ? written : actText(words, session, entry);
}
function actText(words, session, { kind, player, board: board2 }) {
  const many = kind === "resign" && player && !personName(session, player) && byColour(session.state);
  return words.t(`entry.${kind}${board2 ? ".board" : ""}${many ? ".many" : ""}`, {
    who: player ? playerName(words, session, player) : "",
    n: board2 ?? ""
  });
}

// view/move-text.js
function moveWords(words, move) {
  const piece = words.t(`piece.${move.piece.kind}`);
  const { from, to } = move;
  if (move.castling) return words.t(`said.castling.${move.castling}`);
  if (move.kind !== "move")
    return words.t(`said.${move.kind}`, { piece, from: from.square, to: to.square, a: from.board, b: to.board });
  const text = words.t(move.capture ? "said.capture" : "said.move", { piece, from: from.square, to: to.square });
  return move.promotion ? words.t("said.promotion", { text, piece: words.t(`piece.${move.promotion}`) }) : text;
}

// view/piece-paths.js
var BOX = { x: 1.2, y: 0.9, size: 21.6 };
var PATHS2 = {
  k: [
    "M12 2a1 1 0 0 1 .993 .883l.007 .117v2h2a1 1 0 0 1 .117 1.993l-.117 .007h-2v1.758a4.49 4.49 0 0 1 2.033 -.734l.24 -.018l.227 -.006a4.5 4.5 0 0 1 4.5 4.5a4.504 4.504 0 0 1 -4.064 4.478l-.217 .016l-.219 .006h-7a4.5 4.5 0 1 1 2.501 -8.241l-.001 -1.759h-2a1 1 0 0 1 -.117 -1.993l.117 -.007h2v-2a1 1 0 0 1 1 -1z",
    "M18 18h-12a1 1 0 0 0 -1 1a2 2 0 0 0 2 2h10a2 2 0 0 0 1.987 -1.768l.011 -.174a1 1 0 0 0 -.998 -1.058z"
  ],
  q: [
    "M12 2a2 2 0 0 1 1.572 3.236l.793 1.983l1.702 -1.702a2.003 2.003 0 0 1 1.933 -2.517a2 2 0 0 1 .674 3.884l-1.69 9.295a1 1 0 0 1 -.865 .814l-.119 .007h-8a1 1 0 0 1 -.956 -.705l-.028 -.116l-1.69 -9.295a2 2 0 1 1 2.607 -1.367l1.701 1.702l.794 -1.983a2 2 0 0 1 1.572 -3.236z",
    "M18 18h-12a1 1 0 0 0 -1 1a2 2 0 0 0 2 2h10a2 2 0 0 0 1.987 -1.768l.011 -.174a1 1 0 0 0 -.998 -1.058z"
  ],
  r: [
    "M14 3a1 1 0 0 1 .993 .883l.007 .117v2h1.652l.362 -2.164a1 1 0 0 1 1.034 -.836l.116 .013a1 1 0 0 1 .836 1.035l-.013 .116l-.5 3a1 1 0 0 1 -.865 .829l-.122 .007h-1.383l.877 7.89a1 1 0 0 1 -.877 1.103l-.117 .007h-8a1 1 0 0 1 -1 -.993l.006 -.117l.877 -7.89h-1.383a1 1 0 0 1 -.96 -.718l-.026 -.118l-.5 -3a1 1 0 0 1 1.947 -.442l.025 .114l.361 2.164h1.653v-2a1 1 0 0 1 1.993 -.117l.007 .117v2h2v-2a1 1 0 0 1 1 -1z",
    "M18 18h-12a1 1 0 0 0 -1 1a2 2 0 0 0 2 2h10a2 2 0 0 0 1.987 -1.768l.011 -.174a1 1 0 0 0 -.998 -1.058z"
  ],
  b: [
    "M12 2a2 2 0 0 1 1.386 3.442c.646 .28 1.226 .62 1.74 1.017l-3.833 3.834l-.083 .094a1 1 0 0 0 1.403 1.403l.094 -.083l3.814 -3.813c.977 1.35 1.479 3.07 1.479 5.106c0 1.913 -1.178 3.722 -3.089 3.973l-.2 .02l-.211 .007h-5c-2.126 0 -3.5 -1.924 -3.5 -4c0 -3.68 1.57 -6.255 4.613 -7.56a2 2 0 0 1 1.387 -3.44z",
    "M12 5v1",
    "M18 18h-12a1 1 0 0 0 -1 1a2 2 0 0 0 2 2h10a2 2 0 0 0 1.987 -1.768l.011 -.174a1 1 0 0 0 -.998 -1.058z"
  ],
  n: [
    "M8.959 1.99l-.147 .028l-.115 .029a1 1 0 0 0 -.646 1.27l.749 2.245l-2.815 1.735a2 2 0 0 0 -.655 2.751l.089 .133a2 2 0 0 0 1.614 .819l1.563 -.001l-1.614 4.674a1 1 0 0 0 .945 1.327h7.961a1 1 0 0 0 1 -.978l.112 -5c0 -3.827 -1.555 -6.878 -4.67 -7.966l-2.399 -.83l-.375 -.121l-.258 -.074l-.135 -.031l-.101 -.013l-.055 -.001l-.048 .003z",
    "M18 18h-12a1 1 0 0 0 -1 1a2 2 0 0 0 2 2h10a2 2 0 0 0 1.987 -1.768l.011 -.174a1 1 0 0 0 -.998 -1.058z"
  ],
  p: [
    "M12 2a4 4 0 0 1 4 4a5.03 5.03 0 0 1 -.438 2.001l.438 -.001a1 1 0 0 1 .117 1.993l-.117 .007h-1.263l1.24 5.79a1 1 0 0 1 -.747 1.184l-.113 .02l-.117 .006h-6a1 1 0 0 1 -.996 -1.093l.018 -.117l1.24 -5.79h-1.262a1 1 0 0 1 -.117 -1.993l.117 -.007h.438a5.154 5.154 0 0 1 -.412 -1.525l-.02 -.259l-.006 -.216a4 4 0 0 1 4 -4z",
    "M18 18h-12a1 1 0 0 0 -1 1a2 2 0 0 0 2 2h10a2 2 0 0 0 1.987 -1.768l.011 -.174a1 1 0 0 0 -.998 -1.058z"
  ]
};

// view/piece-paths-solid.js
var BASE = "M6 18.4h12l1.5 2.9a.5 .5 0 0 1 -.45 .7h-14.1a.5 .5 0 0 1 -.45 -.7z";
var SOLID = {
  k: [
    "M11.2 1.5h1.6v1.6h1.7v1.6h-1.7v1.6c3.7 .4 6.4 2.4 6.4 5.3c0 2.2 -1.3 3.8 -3 5.4h-8.4c-1.7 -1.6 -3 -3.2 -3 -5.4c0 -2.9 2.7 -4.9 6.4 -5.3v-1.6h-1.7v-1.6h1.7z",
    BASE
  ],
  q: [
    "M12 2a1.6 1.6 0 0 1 .9 2.9l1.9 5l2.3 -3.3a1.6 1.6 0 1 1 1.8 .5l-1.9 9.9h-10l-1.9 -9.9a1.6 1.6 0 1 1 1.8 -.5l2.3 3.3l1.9 -5a1.6 1.6 0 0 1 .9 -2.9z",
    BASE
  ],
  r: ["M5.6 3h3v1.9h1.9v-1.9h3v1.9h1.9v-1.9h3v5l-2.2 2l.8 7h-10l.8 -7l-2.2 -2z", BASE],
  b: [
    "M12 1.8a1.6 1.6 0 0 1 1 2.9c2.9 1.9 4.3 4.2 4.3 6.5c0 1.7 -.8 3 -2 3.8h.9a1 1 0 0 1 0 2h-8.4a1 1 0 0 1 0 -2h.9c-1.2 -.8 -2 -2.1 -2 -3.8c0 -2.3 1.4 -4.6 4.3 -6.5a1.6 1.6 0 0 1 1 -2.9zM13.3 6.6l-2.7 4.3l1.2 .8l2.7 -4.3z",
    BASE
  ],
  n: [
    "M8.9 2.3l2 1.3l1.6 -1.2c4.6 .8 7 4.7 7 9.6c0 1.9 -.3 3.6 -.8 5h-10.6c0 -3.3 1.5 -4.7 3.3 -6.4c-1.3 .5 -2.4 .6 -3.2 .4c-.6 1.1 -1.4 1.7 -2.3 1.7c-1.4 0 -2.5 -1 -2.5 -2.4c0 -.7 .3 -1.2 .7 -1.7l4 -4z",
    BASE
  ],
  p: [
    "M12 3a3.6 3.6 0 0 1 2.4 6.3h1.3a.9 .9 0 0 1 0 1.8h-1.3c.2 2.7 1.2 4.6 3.1 5.9h-11c1.9 -1.3 2.9 -3.2 3.1 -5.9h-1.3a.9 .9 0 0 1 0 -1.8h1.3a3.6 3.6 0 0 1 2.4 -6.3z",
    BASE
  ]
};

// view/pieces.js
var SVG2 = "http://www.w3.org/2000/svg";
var SETS = { plain: PATHS2, solid: SOLID };
var PIECE_SETS = (
  /** @type {readonly PieceSet[]} */
  Object.keys(SETS)
);
var chosen = "plain";
var templates = /* @__PURE__ */ new Map();
var piecesInUse = () => chosen;
function pieceSvg(kind, color) {
  const name = `${chosen} ${kind}`;
  let template = templates.get(name);
  if (!template) {
    template = document.createElementNS(SVG2, "svg");
    template.setAttribute("viewBox", `${BOX.x} ${BOX.y} ${BOX.size} ${BOX.size}`);
    template.setAttribute("aria-hidden", "true");
    template.setAttribute("focusable", "false");
    for (const d of SETS[chosen][kind]) {
      const path = document.createElementNS(SVG2, "path");
      path.setAttribute("d", d);
      template.append(path);
    }
    templates.set(name, template);
  }
  const svg = (
    /** @type {SVGSVGElement} */
    template.cloneNode(true)
  );
  svg.setAttribute("class", `xb-pc ${color}`);
  svg.setAttribute("part", `piece ${color === "w" ? "white" : "black"}`);
  return svg;
}

// view/turn-line.js
var TurnLine = class {
  #disc = el("span", { class: "who", "aria-hidden": "true" });
  #fact = el("strong");
  #more = el("small");
  #text = el("p", { "aria-live": "polite", "aria-atomic": "true" }, this.#fact, " ", this.#more);
  #shown = "";
  #over;
  #live;
  /**
   * @param {Node | null} extra the track, or the legend
   * @param {'off' | 'assertive'} [over] how the result is announced: not here, where it has a region of its own
   * @param {boolean} [live] the turn is spoken when it changes
   */
  constructor(extra, over = "off", live = true) {
    this.#over = over;
    this.#live = live;
    this.root = el("section", { class: "turn" }, this.#disc, this.#text, extra);
  }
  /** @param {Scene} scene @param {boolean} [past] nobody is to move: what the last ply has come to is told, and not whose turn it is */
  render(scene, past = false) {
    const { session } = scene;
    this.root.setAttribute("aria-label", scene.words.t("turn"));
    const [came, ...others] = past && !session.over ? happened(scene, past) : [];
    const colour = came ? lastColour(scene) : actingColour(scene);
    const shown = `${colour} ${piecesInUse()}`;
    if (shown !== this.#shown) {
      this.#shown = shown;
      fill(this.#disc, pieceSvg("k", colour));
    }
    this.#text.setAttribute("aria-live", session.over ? this.#over : this.#live ? "polite" : "off");
    say(this.#fact, came ?? fact(scene));
    say(this.#more, came ? others.join(" ") : more(scene));
  }
};
function actingColour({ session }) {
  const { state } = session;
  const acting = state.boards.find((b) => b.turn)?.turn;
  if (acting) return acting;
  const winner = state.outcome?.winner;
  return winner ? colourOf(winner) : state.player ? colourOf(state.player) : "w";
}
function lastColour(scene) {
  return scene.session.state.last?.piece.color ?? actingColour(scene);
}
function fact(scene) {
  const { session, words } = scene;
  const { state } = session;
  if (state.outcome) return outcomeTitle(scene);
  const player = state.player ?? "first";
  const named = personName(session, player);
  const acting = state.boards.filter((b) => b.turn);
  if (state.forced) {
    return named ? words.t("turn.forced.named", { name: named }) : words.t(`turn.forced.${colourOf(player)}`);
  }
  if (!byColour(state)) {
    const [board2] = acting;
    const params = { n: board2?.board ?? "", colour: words.t(`side.${board2?.turn ?? "w"}.plays`) };
    return named ? words.t("turn.board.named", { name: named, ...params }) : words.t(`turn.board.${player}`, params);
  }
  const side = playerName(words, session, player);
  if (state.turn.of > 1) return words.t("turn.ply", { side, ply: state.turn.ply, of: state.turn.of });
  if (state.boards.length > 1) {
    const open = acting.filter((b) => b.status === "play");
    const [only] = open;
    if (only && open.length === 1) {
      const n = only.board;
      return named ? words.t("turn.one.named", { name: named, n }) : words.t(`turn.one.${colourOf(player)}`, { n });
    }
    return named ? words.t("turn.any.named", { name: named }) : words.t(`turn.any.${colourOf(player)}`);
  }
  return named ? words.t("turn.plain.named", { name: named }) : words.t(`turn.plain.${colourOf(player)}`);
}
function otherBoard({ boards, forced }) {
  return boards.find((b) => b.board !== forced?.board)?.board ?? "";
}
function more(scene) {
  const { session, words } = scene;
  const { state } = session;
  if (state.outcome) return outcomeReason(scene);
  if (session.announced) return words.t("announce.said", { text: moveWords(words, session.announced) });
  if (session.choice) return words.t("promote.hint");
  if (session.proposed) return words.t("proposed.hint", { text: moveWords(words, session.proposed) });
  const chosen2 = chosenText(scene);
  if (chosen2) return chosen2;
  const parts2 = happened(scene);
  return parts2.length > 0 ? parts2.join(" ") : startText(scene);
}
function happened({ session, words }, past = false) {
  const { state } = session;
  const parts2 = [];
  for (const event of session.history.at(-1)?.events ?? []) {
    const text = boardEvent(words, session, event);
    if (text) parts2.push(text);
  }
  const checked = state.boards.find((b) => b.check && b.status === "play");
  if (checked) parts2.push(words.t(state.boards.length > 1 ? "hint.check.board" : "hint.check", { n: checked.board }));
  if (state.forced) parts2.push(words.t("hint.forced", { square: state.forced.square, n: otherBoard(state) }));
  const { last } = state;
  if (parts2.length === 0 && last) {
    const said = moveWords(words, last);
    const inside = said.charAt(0).toLocaleLowerCase(words.language) + said.slice(1);
    parts2.push(
      last.kind === "tranzit" ? words.t("announce.said", { text: said }) : state.boards.length > 1 && last.kind === "move" ? words.t("hint.last.board", { text: inside, n: last.to.board }) : words.t("hint.last", { text: inside })
    );
    if (state.turn.ply === 2 && !past) parts2.push(words.t("hint.second"));
  }
  return parts2;
}
function startText({ session, words }) {
  if (session.still) return words.t("view.start");
  const { seating } = session;
  const begins = asName((seating.names[seating.began] ?? "").trim()) || words.t(`person.${seating.began + 1}`);
  if (seating.lot) return words.t("hint.lot", { name: begins });
  return words.t("hint.start");
}
function chosenText({ session, words }) {
  const { selection, offer } = session;
  const [one] = offer;
  if (!selection || !one) return "";
  const piece = words.t(`piece.${one.piece.kind}`);
  const squares = [...new Set(offer.filter((m) => m.kind !== "move").map((m) => m.to.square))];
  if (selection.by === "to") return words.t("chosen.to", { square: one.to.square });
  if (selection.by === "kind")
    return words.t("chosen.kind", { piece, n: one.from.board, squares: list(words, squares) });
  if (!session.hints) return words.t("chosen.quiet", { piece, square: one.from.square });
  const across = offer.find((m) => m.kind !== "move");
  const home = offer.some((m) => m.kind === "move");
  if (!across) return words.t("chosen.move", { piece, square: one.from.square });
  const params = {
    piece,
    square: one.from.square,
    a: across.from.board,
    b: across.to.board,
    squares: list(words, squares)
  };
  return words.t(home ? `chosen.move.${across.kind}` : `chosen.${across.kind}`, params);
}
function list(words, squares) {
  return new Intl.ListFormat(words.language, { type: "disjunction" }).format(squares);
}
function outcomeTitle({ session, words }) {
  const { outcome } = session.state;
  if (!outcome) return "";
  if (!outcome.winner) return words.t("outcome.draw");
  const named = personName(session, outcome.winner);
  if (named) return words.t("outcome.won.named", { name: named });
  return words.t(byColour(session.state) ? `outcome.won.${colourOf(outcome.winner)}` : `outcome.won.${outcome.winner}`);
}
function outcomeReason({ session, words, describe }) {
  const { outcome } = session.state;
  return outcome ? overText(words, session, describe, outcome, session.history.at(-1)) : "";
}
function overText(words, session, describe, outcome, entry) {
  for (const event of entry?.events ?? []) {
    if (event.type !== "board-won") continue;
    const board2 = session.state.boards.find((b) => b.board === event.board);
    if (board2?.role !== "control") continue;
    const how = entry && !("from" in entry) ? actText(words, session, entry) : describe(event.reason, words.language);
    return `${how} ${words.t("outcome.control", { n: event.board })}`;
  }
  const { points = [] } = outcome;
  const [reason, total] = [describe(outcome.reason, words.language), points.reduce((sum, n) => sum + n, 0)];
  if (points.length === 0) return reason;
  return [
    outcome.reason === "agreement" && outcome.winner ? words.t("outcome.points") : reason,
    // T19: what has been made there counts for nobody who has not crossed.
    total < 2 ? words.t("outcome.uncrossed") : ""
  ].filter(Boolean).join(" ");
}

// view/refusal.js
var RefusalNote = class {
  /** @type {import("./session.js").Refusal | null} */
  #shown = null;
  #language = "";
  #notice = "";
  #covers;
  /** @param {boolean} [covers] where it stands it may hide the turn sentence, so it says whose turn it is */
  constructor(covers = false) {
    this.#covers = covers;
    this.root = el("div", { class: "bar why", role: "alert", hidden: true });
  }
  /** @param {Scene} scene */
  render(scene) {
    const { session, words, describe, showRule } = scene;
    const { refusal, notice, about } = session;
    this.root.hidden = refusal === null && !notice;
    if (refusal === this.#shown && notice === this.#notice && words.language === this.#language) return;
    this.#shown = refusal;
    this.#notice = notice;
    this.#language = words.language;
    const close = el(
      "button",
      { type: "button", class: "icon", "aria-label": words.t("close"), onclick: () => session.closeRefusal() },
      icon("x")
    );
    if (!refusal && notice) {
      fill(this.root, el("p", {}, words.t(notice, about)), close);
      return;
    }
    if (!refusal) {
      fill(this.root);
      return;
    }
    const { boards } = session.state;
    const place = (spot) => {
      const [n = "", square = ""] = spot.split(":");
      return { n, square };
    };
    const many = refusal.why.length > 1;
    const elsewhere = boards.length > 1 && refusal.from !== null && place(refusal.from).n !== place(refusal.at).n;
    const head = refusal.stuck ? words.t("refused.stuck", { piece: words.t(`piece.${refusal.stuck}`), ...place(refusal.at) }) : words.t(elsewhere ? "refused.board" : "refused", place(refusal.at));
    fill(
      this.root,
      el(
        "p",
        {},
        el("b", {}, head),
        refusal.why.map(({ at, reason, rule }) => [
          " ",
          many ? `${words.t(place(at).n === place(refusal.at).n ? "refused.to" : "refused.to.board", place(at))} ` : null,
          reason ? describe(reason, words.language) : words.t("refused.plain"),
          " ",
          rule && showRule ? el(
            "button",
            { type: "button", class: "link", "data-rule": rule, onclick: () => showRule(rule) },
            words.t("rule", { rule })
          ) : rule ? el("span", { "data-rule": rule }, words.t("rule", { rule })) : null
        ]),
        this.#covers ? el("small", {}, fact(scene)) : null
      ),
      close
    );
  }
};

// view/score-sheet.js
var ScoreSheet = class {
  #shown = "";
  /** The ply that led to the position that is shown. @type {Element | null} */
  #current = null;
  constructor() {
    this.root = el("ol", { class: "score-sheet", part: "moves" });
  }
  /** @param {Scene} scene @param {boolean} figures @param {boolean} steps */
  render({ session, words }, figures, steps) {
    const entries = session.entries;
    const at = session.at ?? session.length;
    const codes = entries.map(({ code }) => code).join(" ");
    const shown = [words.language, figures, steps, codes].join("|");
    if (shown !== this.#shown) {
      this.#shown = shown;
      this.#current = null;
      this.root.setAttribute("aria-label", words.t("moves"));
      const written = session.game.notations({ language: words.language, pieces: figures ? "figurine" : "letters" });
      fill(
        this.root,
        entries.map((entry, i) => {
          const text = entryText(words, session, entry, written[i] ?? "");
          return el(
            "li",
            {},
            el("i", { "aria-hidden": "true" }, `${i + 1}.`),
            steps ? el("button", { type: "button", onclick: () => session.look(i + 1) }, text) : el("span", {}, text)
          );
        })
      );
    }
    this.root.hidden = entries.length === 0;
    const part = this.root.children[at - 1]?.lastElementChild ?? null;
    if (part === this.#current) return;
    this.#current?.removeAttribute("aria-current");
    this.#current = part;
    if (!part) this.root.scrollTop = 0;
    if (part instanceof HTMLElement) {
      part.setAttribute("aria-current", "step");
      this.root.scrollTop = part.offsetTop - this.root.offsetTop - this.root.clientHeight / 2;
    }
  }
};

// view/frame.js
var Frame = class {
  #turn;
  #refusal = new RefusalNote();
  #controls;
  #sheet = new ScoreSheet();
  /** @param {Scene} scene @param {Mode} mode */
  constructor(scene, mode) {
    this.scene = scene;
    this.mode = mode;
    this.#turn = mode === "diagram" ? null : new TurnLine(scene.area.extra, "assertive");
    this.#turn?.root.setAttribute("role", "group");
    this.#turn?.root.setAttribute("part", "turn");
    this.#refusal.root.setAttribute("part", "refusal");
    this.#controls = mode === "diagram" ? null : new Controls(scene, mode === "view");
    this.root = el(
      "div",
      { class: "frame", part: "frame", role: "group", "data-layout": LAYOUTS[scene.info.id].name, "data-mode": mode },
      this.#turn?.root,
      this.#refusal.root,
      scene.area.root,
      this.#controls?.root,
      this.#sheet.root
    );
    this.root.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && !event.defaultPrevented) this.#escape();
    });
  }
  /** @param {Notation} notation */
  render(notation) {
    const { scene } = this;
    this.root.setAttribute("aria-label", scene.title);
    const { language } = scene.words;
    attr(this.root, "lang", language);
    this.root.dataset.ply = String(scene.session.state.ply);
    scene.render();
    this.#turn?.render(scene);
    this.#refusal.render(scene);
    this.#controls?.render();
    if (notation === "none") this.#sheet.root.hidden = true;
    else this.#sheet.render(scene, notation === "figurine", this.mode === "view");
  }
  /** Esc: a drag, then what is begun on the boards. */
  #escape() {
    const { session, view } = this.scene;
    if (view.dragging) view.cancelDrag();
    session.cancel();
  }
};

// view/styles.js
var alone = ':host{display: block;container-type: inline-size;max-width: 100%;color: var(--ink);font: var(--w-normal) var(--t-m) / var(--lh) var(--font);text-align: start;-webkit-text-size-adjust: 100%}:host([hidden]){display: none}.frame,.trouble{direction: ltr;unicode-bidi: isolate;writing-mode: horizontal-tb;text-align: left;text-align-last: auto;text-indent: 0;text-transform: none;text-shadow: none;text-emphasis: none;text-underline-position: auto;letter-spacing: normal;word-spacing: normal;white-space: normal;text-wrap: wrap;word-break: normal;overflow-wrap: normal;line-break: auto;hyphens: manual;tab-size: 8;quotes: auto;font-synthesis: weight style small-caps;-webkit-text-fill-color: currentcolor;-webkit-text-stroke: 0;border-collapse: separate;border-spacing: 0;list-style: none;text-underline-offset: auto;text-rendering: auto;text-anchor: start;paint-order: normal;fill: #000;fill-opacity: 1;stroke: none;stroke-opacity: 1;stroke-width: 1px;stroke-linecap: butt;stroke-linejoin: miter;stroke-dasharray: none}.frame{display: grid;grid-template-columns: minmax(0,1fr);gap: var(--s2);padding: var(--s3);background: var(--paper);border-radius: var(--r3);--most: var(--crossboard-board,480px);--room: calc(100cqi - 2 * var(--s3));--big: min(var(--room),var(--most));--small: 160px;--sc: 88px}.frame > *{min-width: 0}.frame[data-layout="single"]{max-width: calc(var(--most) + 2 * var(--s3));margin: 0 auto}.frame[data-layout="tall"]{max-width: calc(320px + 152px + 2 * var(--s3));margin: 0 auto}.loading{min-height: var(--s6)}.trouble{padding: var(--s2) var(--s3);border-radius: var(--r2);background: var(--alert-soft);font-size: var(--t-s)}.xb-square:disabled{opacity: 1}.turn{grid-area: auto;flex-wrap: wrap;min-height: 48px}.turn p{flex: 1 1 60%}.turn strong{font-size: var(--t-l)}.turn small{font-size: var(--t-s);-webkit-line-clamp: none}.who{width: 36px;height: 36px}.who .xb-pc{width: 24px;height: 24px}.track{flex-wrap: wrap;border-radius: var(--r3)}.legend{justify-content: flex-start}.legend:empty{display: none}.bname:has(.tag){flex-wrap: wrap;height: auto;min-height: 26px;row-gap: 0}.bname .tag{white-space: normal;overflow-wrap: anywhere}.slots{display: flex;gap: var(--s5);justify-content: center}.slots .slot{flex: none}.res{height: auto;min-height: calc(var(--small) + 20px)}.res.away{min-height: 0}.slots .slot.up > .bname:has(.tag){height: auto;min-height: 28px}.pair{display: grid;grid-template-columns: var(--big) var(--sc) var(--big);justify-content: center}.pair > .slot:nth-child(3) .bname{flex-direction: row-reverse}.tall{display: grid;grid-template-columns: auto auto;gap: var(--s3);justify-content: center}.tall .bw{grid-area: 1 / 1}.rail{grid-area: 1 / 2;display: flex;flex-direction: column;justify-content: space-between}.rail.turned{flex-direction: column-reverse}.rail .royal{max-width: 140px}.pips{display: grid;gap: var(--s2)}.frame[data-mode="diagram"] .pips{display: none}.plies{grid-area: 2 / 1 / 3 / 3}.plies li:not(.done){display: none}.plies li.done{grid-template-columns: 32px 1fr auto;padding: 0}.plies .btn{grid-column: 3}.single{display: flex;justify-content: center}.controls{display: flex;align-items: center;justify-content: center;gap: var(--s1)}.controls .icon{width: 44px;height: 40px}.controls output{min-width: 5em;text-align: center;font-size: var(--t-s);color: var(--ink-2);font-variant-numeric: tabular-nums}.score-sheet{display: flex;flex-wrap: wrap;gap: 2px var(--s1);max-height: 11em;overflow: auto;font-size: var(--t-s);font-variant-numeric: tabular-nums}.score-sheet li{display: inline-flex;align-items: center}.score-sheet i{color: var(--ink-3);padding: 0 2px 0 var(--s1)}.score-sheet :is(button,span){min-height: 24px;padding: 0 var(--s1);border-radius: var(--r1);text-align: start}.score-sheet button:hover{background: var(--sunk)}.score-sheet [aria-current]{background: var(--act-soft);box-shadow: inset 0 -2px 0 var(--act)}@media (forced-colors: active){.score-sheet [aria-current]{outline: 2px solid Highlight;outline-offset: -2px}}@container (min-width: 560px){.frame[data-layout="slots"]{--big: min((var(--room) - var(--s5)) / 2,var(--most))}.frame[data-layout="twins"]{--big: min((var(--room) - var(--sc)) / 2,var(--most))}.frame[data-layout="tall"]{--big: min(var(--room) - 152px,var(--most),320px)}.controls{justify-content: flex-start}}@container (min-width: 560px) and (max-width: 679px){.frame{--small: 112px}.bname{flex-wrap: wrap;height: auto;min-height: 26px;row-gap: 0}.slots .slot.up > .bname{height: auto;min-height: 28px}}@container (max-width: 559px){.slots{flex-direction: column;align-items: center;gap: var(--s4)}.slots .slot.up{flex-direction: column}.slots .slot.up > .bname{padding: 0 0 5px;height: 26px}.slot.up .res,.slot .res{flex-direction: row;border-radius: 0 0 var(--r3) var(--r3)}.slots .slot.up > .bw > .xb-board{border-radius: var(--r1) var(--r1) 0 0}.pair{grid-template-columns: var(--big)}.pair > .slot:nth-child(3) .bname{flex-direction: row}.sc{display: flex;align-items: center;justify-content: center;gap: var(--s3);padding: var(--s2) 0}.sc > b{font-size: 1.5rem;order: 1}.sc ul{display: contents}.sc li + li{order: 2}.sc small{display: none}.frame[data-layout="tall"]{--big: min(var(--room) - 56px,var(--most),320px)}.tall{gap: var(--s2)}.rail .royal{flex-direction: column}.royal p{position: absolute;width: 1px;height: 1px;overflow: hidden;clip-path: inset(50%)}.badge{width: 44px;padding: 4px 0 2px}.badge .xb-pc{width: 28px;height: 28px}.track li:not(.on):not(.num) em{display: none}.track li{padding: 0 6px}.track .loop{display: none}}@container (max-width: 339px){.frame{padding: var(--s2);--room: calc(100cqi - 2 * var(--s2))}.turn{gap: var(--s2)}.turn strong{font-size: var(--t-m)}.who{width: 28px;height: 28px}.who .xb-pc{width: 20px;height: 20px}.turn p{flex-basis: 50%}.track{flex: 1 1 100%;padding: 3px;justify-content: space-around;gap: 0}.track em{display: none}.track li{padding: 0 4px}.track .num{margin: 0}.slots .res{flex-wrap: wrap;justify-content: center;min-height: 0;margin: 0}.res .cap{flex-basis: 100%}.small{width: min(var(--small),100%)}.frame[data-layout="tall"]{--big: min(var(--room),var(--most))}.tall{grid-template-columns: auto}.rail{grid-area: 2 / 1}.plies{grid-area: 3 / 1}.rail,.rail.turned{flex-direction: row-reverse;align-items: center}.rail .royal{flex-direction: row}.badge{width: 36px}.pips{display: flex}.bname,.slots .slot.up > .bname{height: auto;flex-wrap: wrap;row-gap: 0}.bname .tag{margin-left: 0;flex: 1 1 100%;border-radius: var(--r2)}.plies li.done{grid-template-columns: 32px minmax(0,1fr)}.plies li.done p{display: none}.plies .btn{grid-column: 2;min-width: 0;white-space: normal}.controls{gap: 0}.controls .icon{width: 36px}.controls output{min-width: 0;flex: 1}}@container (max-width: 239px){.controls{flex-wrap: wrap;justify-content: space-between}.controls output{order: -1;flex: 1 0 100%}}@media print{.controls,.why{display: none}.score-sheet{max-height: none}.xb-board,.xb-cell,.xb-square,.xb-mark,.xb-mark::before,.xb-mark::after,.bname b,.who,.badge,.track li{print-color-adjust: exact;-webkit-print-color-adjust: exact}}';
var base = "*,*::before,*::after{box-sizing: border-box}button,input{font: inherit;color: inherit}button{background: none;border: 0;padding: 0;cursor: pointer}button:disabled{cursor: default;opacity: 0.4}:focus-visible{outline: 2px solid var(--focus);outline-offset: 2px}p,h1,h2,h3,ol,ul,dl,dd,fieldset,figure{margin: 0;padding: 0;border: 0;list-style: none;min-width: 0}em,i{font-style: normal}[hidden]{display: none !important}.vh{position: absolute;width: 1px;height: 1px;overflow: hidden;clip-path: inset(50%);white-space: nowrap}.ic{width: 20px;height: 20px;fill: none;stroke: currentColor;stroke-width: 1.75;stroke-linecap: round;stroke-linejoin: round;flex: none}.icon{width: 36px;height: 36px;display: grid;place-items: center;flex: none;border-radius: var(--r2);color: var(--ink-2)}.icon:hover{background: var(--sunk)}.btn{display: inline-flex;align-items: center;justify-content: center;gap: 6px;min-height: 36px;padding: 0 var(--s3);border-radius: var(--r2);font-size: var(--t-s);font-weight: var(--w-strong);box-shadow: inset 0 0 0 1px var(--line-strong);white-space: nowrap}.btn .ic{width: 18px;height: 18px}.btn:not(:disabled):hover{background: var(--sunk)}.link{color: inherit;text-decoration: underline;text-underline-offset: 2px;white-space: nowrap;min-height: 24px}";
var board = '.xb-board{--xb-light: var(--sq-light,#f3ebdd);--xb-dark: var(--sq-dark,#d3c1a4);--xb-edge: var(--sq-edge,#b5a181);--xb-coord: var(--coord,#5a4d38);--xb-white: var(--piece-white,#fffdf7);--xb-white-edge: var(--piece-white-edge,#2b241b);--xb-black: var(--piece-black,#2b241b);--xb-black-edge: var(--piece-black-edge,#f3ebdd);--xb-act: var(--mark-act,#0e5a3e);--xb-act-wash: var(--mark-act-wash,#0e5a3e38);--xb-cross: var(--mark-cross,#5a2c94);--xb-cross-wash: var(--mark-cross-wash,#6a3ea12e);--xb-last: var(--mark-last,#e0aa2c70);--xb-last-dot: var(--mark-last-dot,#7a5200);--xb-check: var(--mark-check,#9b1c12);--xb-check-wash: var(--mark-check-wash,#c8321f59);--xb-forced: var(--mark-forced,#5a2c94);--xb-move: var(--move,160ms);position: relative;width: 100%;container-type: inline-size;border-radius: 4px;box-shadow: 0 0 0 1px var(--xb-edge),var(--shadow-1,0 0 0 transparent);user-select: none;-webkit-user-select: none}.xb-board[data-acting]{box-shadow: 0 0 0 3px var(--act,#14694a);z-index: 1}.xb-board.lifting,.xb-board.gliding{z-index: 10}.xb-grid{display: grid;grid-template-rows: repeat(var(--ranks),minmax(0,1fr));aspect-ratio: var(--files) / var(--ranks);border-radius: inherit;overflow: hidden}.xb-board:is(.lifting,.gliding) .xb-grid{overflow: visible}.xb-row{display: grid;grid-template-columns: repeat(var(--files),minmax(0,1fr));min-height: 0}.xb-cell{position: relative;min-width: 0;min-height: 0}.xb-cell.light{background: var(--xb-light)}.xb-cell.dark{background: var(--xb-dark)}.xb-square{position: absolute;inset: 0;display: grid;grid-template: 100% / 100%;place-items: center;width: 100%;height: 100%;margin: 0;padding: 0;border: 0;background: none;color: inherit;font: inherit;cursor: default;-webkit-tap-highlight-color: transparent}.xb-cell.can{touch-action: none}.xb-cell.can .xb-square{cursor: grab}.xb-cell:is( [data-marks~="move"],[data-marks~="capture"],[data-marks~="placement"],[data-marks~="transfer"],[data-marks~="tranzit"] ) .xb-square{cursor: pointer}.xb-square:focus-visible{outline: 3px solid var(--xb-act);outline-offset: -3px;box-shadow: inset 0 0 0 5px var(--xb-white)}.xb-pc{display: block;width: 84%;height: 84%;grid-area: 1 / 1;position: relative;z-index: 1;overflow: visible;stroke-linejoin: round;paint-order: stroke;stroke-width: 1.9;pointer-events: none}.xb-pc.w{fill: var(--xb-white,var(--piece-white));stroke: var(--xb-white-edge,var(--piece-white-edge))}.xb-pc.b{fill: var(--xb-black,var(--piece-black));stroke: var(--xb-black-edge,var(--piece-black-edge));stroke-width: 1.1}.xb-pc.faint{opacity: 0.38}.xb-pc.ghost{width: 70%;height: 70%;fill: none;stroke: var(--xb-cross);stroke-width: 1.3;stroke-dasharray: 2 1.5;opacity: 0.78}.xb-cell:is([data-marks~="placement"],[data-marks~="transfer"],[data-marks~="tranzit"]) .xb-pc.ghost{opacity: 1;stroke-dasharray: none;stroke-width: 1.8;width: 74%;height: 74%}.xb-cell:is([data-marks~="placement"],[data-marks~="transfer"],[data-marks~="tranzit"]) .xb-pc.ghost.w{fill: var(--xb-white)}.xb-cell:is([data-marks~="placement"],[data-marks~="transfer"],[data-marks~="tranzit"]) .xb-pc.ghost.b{fill: var(--xb-black);stroke: var(--xb-black-edge);stroke-width: 1}.xb-cell[data-marks~="transfer"] .xb-pc.ghost{width: 56%;height: 56%}.xb-cell[data-marks~="tranzit"] .xb-pc.ghost{width: 64%;height: 64%}.xb-cell.lifted .xb-pc{transform: translate(var(--dx),var(--dy)) scale(1.1);z-index: 20;opacity: 0.95}.xb-cell.lifted .xb-square{cursor: grabbing}.xb-cell.glides .xb-pc{z-index: 20}.xb-cell[data-rank]::before,.xb-cell[data-file]::after{position: absolute;font-size: 10px;line-height: 1;color: var(--xb-coord);pointer-events: none}.xb-cell[data-rank]::before{content: attr(data-rank);left: 3px;top: 3px}.xb-cell[data-file]::after{content: attr(data-file);right: 3px;bottom: 3px}@supports (content: "a" / ""){.xb-cell[data-rank]::before{content: attr(data-rank) / ""}.xb-cell[data-file]::after{content: attr(data-file) / ""}}:host(:is([coordinates="none"],[coordinates="false"])) .xb-cell::before,:host(:is([coordinates="none"],[coordinates="false"])) .xb-cell::after{display: none}.xb-cell:is([data-marks~="placement"],[data-marks~="transfer"],[data-marks~="refused"])[data-file]::after{display: none}@container (max-width: 360px){.xb-cell[data-rank]::before,.xb-cell[data-file]::after{font-size: 9px}}@container (max-width: 239px){.xb-pc{width: 92%;height: 92%;stroke-width: 2.3}.xb-pc.b{stroke-width: 0.8}}@container (max-width: 199px){.xb-cell[data-rank]::before,.xb-cell[data-file]::after{font-size: 8px}.xb-cell[data-rank]::before{left: 1px;top: 1px}.xb-cell[data-file]::after{right: 1px;bottom: 1px}}@container (max-width: 191px){.xb-cell[data-rank]::before,.xb-cell[data-file]::after{display: none}}.xb-mark{position: absolute;inset: 0;pointer-events: none}.xb-mark.under{z-index: 0}.xb-mark.over{z-index: 2}[data-marks~="twin"] .under{inset: 2px;border: 1.5px dotted var(--xb-cross)}[data-marks~="last"] .xb-square{background: var(--xb-last)}[data-marks~="newest"] .over::after{content: "";position: absolute;left: 3px;bottom: 3px;width: 6px;height: 6px;border-radius: 50%;background: var(--xb-last-dot)}[data-marks~="left"] .under{inset: 4px;border: 1.5px dashed var(--xb-coord);border-radius: 50%;opacity: 0.75}[data-marks~="check"] .under{box-shadow: inset 0 0 0 3px var(--xb-check);background: var(--xb-check-wash)}[data-marks~="attacker"] .under{box-shadow: inset 0 0 0 3px var(--xb-check)}[data-marks~="line"] .over::before{content: "";position: absolute;inset: 40%;background: var(--xb-check);transform: rotate(45deg)}[data-marks~="selected"] .under{box-shadow: inset 0 0 0 3px var(--xb-act);background: var(--xb-act-wash)}[data-marks~="source"] .under,[data-marks~="framed"] .under{box-shadow: inset 0 0 0 3px var(--xb-cross);background: var(--xb-cross-wash)}[data-marks~="forced"] .under{box-shadow: inset 0 0 0 3px var(--xb-forced),inset 0 0 0 5px var(--xb-white),inset 0 0 0 6.5px var(--xb-forced);background: var(--xb-cross-wash)}[data-marks~="check"]:is( [data-marks~="selected"],[data-marks~="source"],[data-marks~="framed"],[data-marks~="forced"] ) .under{background: var(--xb-check-wash)}[data-marks~="move"] .over::before{content: "";position: absolute;inset: 37%;border-radius: 50%;background: var(--xb-act)}[data-marks~="capture"] .over{--k: 3px;--len: 28%;inset: 2px;background-repeat: no-repeat;background-image: linear-gradient(var(--xb-act) 0 0),linear-gradient(var(--xb-act) 0 0),linear-gradient(var(--xb-act) 0 0),linear-gradient(var(--xb-act) 0 0),linear-gradient(var(--xb-act) 0 0),linear-gradient(var(--xb-act) 0 0),linear-gradient(var(--xb-act) 0 0),linear-gradient(var(--xb-act) 0 0);background-position: 0 0,0 0,100% 0,100% 0,0 100%,0 100%,100% 100%,100% 100%;background-size: var(--len) var(--k),var(--k) var(--len),var(--len) var(--k),var(--k) var(--len),var(--len) var(--k),var(--k) var(--len),var(--len) var(--k),var(--k) var(--len)}[data-marks~="placement"] .under,[data-marks~="refused"] .under{inset: 2px;border: 2px dashed var(--xb-cross);border-radius: 6px;background: var(--xb-cross-wash);box-shadow: none}[data-marks~="placement"] .over::before,[data-marks~="refused"] .over::before{content: "+";position: absolute;inset: 3px 3px auto auto;width: 15px;height: 15px;border-radius: 50%;background: var(--xb-cross);color: #fff;font: 600 13px / 15px var(--font,sans-serif);text-align: center;transform: none}[data-marks~="transfer"] .under{inset: 17%;border: 2.5px solid var(--xb-cross);background: var(--xb-cross-wash);transform: rotate(45deg);box-shadow: none}[data-marks~="tranzit"] .under{inset: 2px;border: 2.5px solid var(--xb-cross);border-radius: 50%;background: var(--xb-cross-wash);box-shadow: none}[data-marks~="tranzit"] .under::before{content: "";position: absolute;inset: 3px;border-radius: 50%;border: 1.5px solid var(--xb-cross)}[data-marks~="refused"] .under{border-color: var(--xb-check);background: var(--xb-check-wash)}[data-marks~="refused"] .over::before{content: "!";background: var(--xb-check)}@container (max-width: 239px){[data-marks~="placement"] .over::before,[data-marks~="refused"] .over::before{inset: 0 0 auto auto;width: 11px;height: 11px;font-size: 10px;line-height: 11px}[data-marks~="newest"] .over::after{width: 5px;height: 5px;left: 2px;bottom: 2px}}.xb-arrows{position: absolute;inset: 0;z-index: 4;width: 100%;height: 100%;fill: none;stroke-linecap: round;stroke-linejoin: round;pointer-events: none}.xb-arrows .halo{stroke: var(--xb-white);stroke-width: 0.2;opacity: 0.8}.xb-arrows .shaft{stroke: var(--xb-act);stroke-width: 0.1}.xb-board:is([data-status="closed"],[data-status="gone"]) .xb-grid{background: repeating-linear-gradient(135deg,var(--closed-stripe,#6f645326) 0 3px,transparent 3px 12px),conic-gradient( var(--closed-dark,#d3cdc1) 25%,var(--closed-light,#e9e5dd) 0 50%,var(--closed-dark,#d3cdc1) 0 75%,var(--closed-light,#e9e5dd) 0 ) 0 0 / calc(200% / var(--files)) calc(200% / var(--ranks))}.xb-board:is([data-status="closed"],[data-status="gone"]) .xb-cell{background: none}.xb-board[data-status="closed"] .xb-pc{opacity: 0.85}.xb-board[data-status="gone"] .xb-pc{opacity: 0.5}.xb-board[data-status="closed"] .xb-cell[data-marks~="forced"]{background: var(--xb-light)}.xb-board[data-status="closed"] .xb-cell:is([data-marks~="forced"],[data-marks~="selected"],[data-marks~="source"],[data-marks~="framed"]) .xb-pc{opacity: 1}.xb-promotion{--cell: max(calc(100cqw / var(--files)),40px);position: absolute;z-index: 30;display: flex;flex-direction: column;overflow: hidden;border-radius: 4px;left: clamp(0px,calc((var(--column) + 0.5) * 100cqw / var(--files) - var(--cell) / 2),calc(100cqw - var(--cell)));top: calc(var(--row) * 100cqw / var(--files));background: var(--xb-light);box-shadow: 0 0 0 2px var(--xb-act),var(--shadow-2,0 8px 24px #0004)}.xb-promotion.upward{top: auto;bottom: calc((var(--ranks) - 1 - var(--row)) * 100cqw / var(--files));flex-direction: column-reverse}.xb-promotion button{width: var(--cell);height: var(--cell);display: grid;place-items: center;margin: 0;padding: 0;border: 0;background: none;cursor: pointer}.xb-promotion button:hover{background: var(--xb-act-wash)}.xb-promotion button:focus-visible{outline: 3px solid var(--xb-act);outline-offset: -3px}@media (prefers-reduced-motion: reduce){.xb-board{--xb-move: 0ms}}@media (forced-colors: active){.xb-board,.xb-pc{forced-color-adjust: none}.xb-board{--xb-light: Canvas;--xb-dark: Canvas;--xb-edge: CanvasText;--xb-coord: CanvasText;--xb-white: Canvas;--xb-white-edge: CanvasText;--xb-black: CanvasText;--xb-black-edge: Canvas;--xb-act: Highlight;--xb-act-wash: transparent;--xb-cross: LinkText;--xb-cross-wash: transparent;--xb-last: transparent;--xb-last-dot: CanvasText;--xb-check: CanvasText;--xb-check-wash: transparent;--xb-forced: LinkText;--closed-light: Canvas;--closed-dark: Canvas;--closed-stripe: GrayText;color: CanvasText;border: 1px solid CanvasText}.xb-cell.dark{background: repeating-linear-gradient(45deg,GrayText 0 1px,Canvas 1px 5px)}.xb-cell{outline: 1px solid GrayText;outline-offset: -1px}[data-marks~="last"] .xb-square{outline: 2px dotted CanvasText;outline-offset: -3px}[data-marks~="check"] .under{border: 3px double CanvasText}[data-marks~="placement"] .over::before,[data-marks~="refused"] .over::before{color: Canvas}.xb-board[data-acting]{outline: 3px solid Highlight;outline-offset: 1px}}@media (prefers-contrast: more){.xb-board{--xb-last: color-mix(in srgb,var(--mark-last,#e0aa2c) 100%,#e0aa2c 0%)}[data-marks~="last"] .xb-square{outline: 2px solid var(--xb-last-dot);outline-offset: -2px}.xb-pc.faint{opacity: 0.6}.xb-pc.ghost{opacity: 1}}';
var parts = '.turn{grid-area: turn;overflow: hidden;display: flex;align-items: center;gap: var(--s3);min-width: 0}.who{width: 40px;height: 40px;border-radius: var(--r-full);background: var(--sq-dark);display: grid;place-items: center;flex: none;box-shadow: inset 0 0 0 2px var(--act)}.who .xb-pc{width: 26px;height: 26px}.turn p{display: grid;flex: 1;min-width: 0}.turn strong{font-size: var(--t-xl);font-weight: var(--w-strong);line-height: var(--lh-tight);letter-spacing: -0.01em;overflow-wrap: anywhere}.turn small{font-size: var(--t-m);color: var(--ink-2);line-height: 1.3;display: -webkit-box;-webkit-box-orient: vertical;-webkit-line-clamp: 2;overflow: hidden}.track{display: flex;align-items: center;gap: 2px;flex: none;background: var(--sunk);border-radius: var(--r-full);padding: 4px 8px 4px 6px}.track li{position: relative;display: flex;align-items: center;gap: 4px;height: 30px;padding: 0 10px 0 6px;border-radius: var(--r-full)}.track .xb-pc{width: 20px;height: 20px}.track em{font-size: var(--t-s);color: var(--ink-2);max-width: 9ch;overflow: hidden;text-overflow: ellipsis;white-space: nowrap}.track .on{background: var(--act)}.track .on em{color: var(--on-act);font-weight: var(--w-strong)}.track .num{padding: 0;width: 20px;height: 20px;justify-content: center;border-radius: var(--r1);background: var(--ink-2);color: var(--paper);font-size: var(--t-s);font-weight: var(--w-strong);margin: 0 2px 0 4px}.track .loop{padding: 0 0 0 2px;color: var(--ink-3)}.track .loop .ic{width: 16px;height: 16px}:is(.track,.sc,.mhead,.rows) .xb-pc.xb-pc.b{stroke: var(--piece-black-edge)}.bw{position: relative;width: var(--big)}.bname{display: flex;align-items: center;gap: 6px;font-size: var(--t-s);line-height: 20px;color: var(--ink-2);white-space: nowrap;height: 26px;padding-bottom: 5px;min-width: 0}.bname b{min-width: 20px;height: 20px;border-radius: var(--r1);background: var(--ink-2);color: var(--paper);text-align: center;font-weight: var(--w-strong);flex: none}.bname > span:not(.tag){color: var(--ink);font-weight: var(--w-strong)}.bname em{color: var(--ink-2);overflow: hidden;text-overflow: ellipsis}.bname em::before{content: "· "}:is(.slot,.one-board) > .bname:not(:has(.tag)):has(em){flex-wrap: wrap;row-gap: var(--s3);overflow: hidden}:is(.slot,.one-board) > .bname em{flex: 1 1 15ch;min-width: 0}:is(.slot,.one-board) > .bname:has(.tag) em{display: none}.bname .tag{min-width: 0;overflow: hidden;display: inline-flex;align-items: center;gap: 4px;margin-left: auto;padding: 0 8px;border-radius: var(--r-full);background: var(--sunk);font-variant-numeric: tabular-nums}.tag span{min-width: 0;overflow: hidden;text-overflow: ellipsis}.tag .ic{width: 14px;height: 14px}.slot{position: relative;width: var(--big)}.slots .slot{display: flex;flex-direction: column}.slots .slot.up{flex-direction: column-reverse;justify-content: flex-end}.slots .slot.up > .bname{padding: 6px 0 0;height: 28px}.slot.on > .bname b{background: var(--act);color: var(--on-act)}.slot.lingers .xb-board[data-status="gone"] .xb-pc{opacity: 1}.slots .slot > .bw > .xb-board{border-radius: var(--r1) var(--r1) 0 0}.slots .slot.up > .bw > .xb-board{border-radius: 0 0 var(--r1) var(--r1)}.small{width: var(--small);flex: none}.res{position: relative;display: flex;gap: var(--s4);align-items: center;height: calc(var(--small) + 20px);padding: 10px;background: var(--tray);border-radius: 0 0 var(--r3) var(--r3);margin: 0 -3px}.slot.up .res{flex-direction: row-reverse;border-radius: var(--r3) var(--r3) 0 0}.res.can{background: var(--cross-soft)}.res.away .small{display: none}.cap{flex: 1;min-width: 0;display: grid;gap: var(--s2)}.cap .bname{height: auto;flex-wrap: wrap;white-space: normal;padding: 0}.cap .bname em{display: none}.res.can .bname b{background: var(--cross);color: var(--on-cross)}.need{font-size: var(--t-s);color: var(--ink-2);display: grid;gap: var(--s1)}.res.can .need{color: var(--cross)}.pcs{display: flex;flex-wrap: wrap;gap: var(--s1);align-items: center}.needed{display: flex;align-items: center;justify-content: center;min-width: 44px;min-height: 44px;border-radius: var(--r2);color: var(--ink);font-variant-numeric: tabular-nums}.needed .xb-pc{width: 30px;height: 30px}.needed sub{font-size: var(--t-m);vertical-align: baseline;margin-left: 2px}button.needed{background: var(--sq-light);color: var(--coord);box-shadow: inset 0 0 0 1px var(--cross);padding: 0 4px}button.needed:hover{box-shadow: inset 0 0 0 2px var(--cross)}button.needed[aria-pressed="true"]{box-shadow: 0 0 0 3px var(--cross)}.area{position: relative}.join{position: absolute;left: 0;top: 0;width: 1px;height: 1px;overflow: visible;z-index: 5;pointer-events: none}.join path{fill: none;stroke: var(--cross);stroke-width: 2.5;stroke-linecap: round;stroke-dasharray: 1 6}.join .halo{stroke: var(--halo);stroke-width: 6;stroke-dasharray: none;opacity: 0.5}.pair.turned .one{order: 3}.pair.turned .score{order: 2}.pair.turned .two{order: 1}.score{align-self: center}.sc{display: grid;justify-items: center;gap: 2px}.sc small{font-size: var(--t-xs);color: var(--ink-3)}.sc > b{font-size: var(--t-2xl);line-height: 1;font-weight: var(--w-strong);font-variant-numeric: tabular-nums;display: flex;gap: 6px}.sc > b i{color: var(--ink-3);font-weight: 400}.sc ul{display: flex;gap: var(--s2)}.sc li{position: relative}.sc li .xb-pc{width: 24px;height: 24px;margin: 2px 4px 0}.called{position: absolute;z-index: 8;left: 50%;top: 50%;padding: var(--s2) var(--s4);border-radius: var(--r-full);background: var(--cross);color: var(--on-cross);font-size: var(--t-l);font-weight: var(--w-strong);box-shadow: var(--shadow-2);pointer-events: none;transform: translate(-50%,-50%);animation: called 1.1s var(--ease) both}@keyframes called{0%{opacity: 0}12%{opacity: 1}70%{opacity: 1}100%{opacity: 0}}.legend{display: flex;flex-wrap: wrap;gap: var(--s2) var(--s5);align-items: center;justify-content: flex-end;font-size: var(--t-s);color: var(--ink-2)}.legend span{display: inline-flex;align-items: center}.key{position: relative;width: 18px;height: 18px;margin-right: 6px;display: inline-block;flex: none;border-radius: 3px;background: var(--sq-light);box-shadow: 0 0 0 1px var(--sq-edge)}.key.move::after{content: "";position: absolute;inset: 6px;border-radius: 50%;background: var(--mark-act)}.key.capture{border: 2px solid var(--mark-act);background: linear-gradient(var(--sq-light) 0 0) 50% 50% / 8px 22px no-repeat border-box,linear-gradient(var(--sq-light) 0 0) 50% 50% / 22px 8px no-repeat border-box,var(--sq-light)}.key.placement{border: 2px dashed var(--mark-cross);box-shadow: none}.key.placement::after{content: "+";position: absolute;inset: 0;font: 700 13px / 13px var(--font);text-align: center;color: var(--mark-cross)}.key.transfer{border: 2px solid var(--mark-cross);box-shadow: none;transform: rotate(45deg) scale(0.76)}.key.tranzit{border-radius: 50%;border: 2px solid var(--mark-cross);box-shadow: none}.key.tranzit::after{content: "";position: absolute;inset: 2px;border-radius: 50%;border: 1.5px solid var(--mark-cross)}.key.last{background: linear-gradient(var(--mark-last) 0 0),var(--sq-light)}.key.forced{box-shadow: inset 0 0 0 2px var(--mark-forced),inset 0 0 0 4px var(--piece-white),inset 0 0 0 5px var(--mark-forced)}.key.shut{background: repeating-linear-gradient(135deg,var(--coord) 0 2px,var(--sq-light) 2px 5px)}.royal{min-width: 0;display: flex;align-items: center;gap: var(--s1);flex-wrap: wrap}.name{display: inline-block;max-width: min(100%,9em);overflow: hidden;text-overflow: ellipsis;white-space: nowrap;vertical-align: bottom}.people .name{display: inline;white-space: normal}.royal p b{min-width: 0;max-width: 100%;overflow: hidden}.royal p{min-width: 0;flex-basis: 100%;display: flex;align-items: baseline;gap: 0 var(--s2);flex-wrap: wrap}.royal small{color: var(--ink-2);font-size: var(--t-s)}.rail .royal:last-child p{order: -1}.rail .royal:first-child p{order: 2}.rail.turned .royal:last-child p{order: 2}.rail.turned .royal:first-child p{order: -1}.badge{display: grid;justify-items: center;width: 64px;padding: 6px 0 4px;border-radius: var(--r2);background: var(--sq-light);box-shadow: inset 0 0 0 1px var(--sq-edge)}.badge .xb-pc{width: 36px;height: 36px}.badge em{font-size: var(--t-xs);color: var(--coord);font-variant-numeric: tabular-nums}.badge.down{background: none;box-shadow: inset 0 0 0 1px var(--line)}.badge.down em{color: var(--ink-3);text-decoration: line-through}.badge.down .xb-pc{transform: rotate(80deg) translateY(2px);opacity: 0.45}.plies{align-self: center}.plies ol{display: grid;gap: var(--s2)}.plies li{display: grid;grid-template-columns: 32px 1fr;align-items: center;gap: var(--s3);padding: var(--s3);border-radius: var(--r3)}.plies li > span{width: 32px;height: 32px;border-radius: 50%;display: grid;place-items: center;font-weight: var(--w-strong);box-shadow: inset 0 0 0 2px var(--line-strong);color: var(--ink-2)}.plies li p{display: grid}.plies small{color: var(--ink-2);font-size: var(--t-s);line-height: 1.3}.plies .btn{grid-column: 2;justify-self: start}.plies .cur{background: var(--act-soft)}.plies .cur > span{background: var(--act);color: var(--on-act);box-shadow: none}.plies .done > span{background: var(--act-soft);color: var(--act);box-shadow: inset 0 0 0 2px var(--act)}.pips{display: none}.pips i{width: 14px;height: 14px;border-radius: 50%;box-shadow: inset 0 0 0 2px var(--act)}.pips .done{background: var(--act)}.bar{display: flex;align-items: center;gap: var(--s2);padding: var(--s1) var(--s2) var(--s1) var(--s4);background: var(--surface);border-radius: var(--r2);box-shadow: inset 4px 0 0 var(--bar,var(--act)),0 0 0 1px var(--line),var(--shadow-2)}.bar[hidden]{display: none}.why{--bar: var(--alert);font-size: var(--t-s);line-height: 1.35}.why p{flex: 1;padding: 6px 0}.why .link{color: var(--alert)}.why small{display: none;margin-top: 2px;color: var(--ink-2)}@media (prefers-reduced-motion: reduce){.called{animation-timing-function: step-end}}@media (forced-colors: active){.track .on,.needed[aria-pressed="true"],.bname b,.plies .cur{outline: 2px solid Highlight;outline-offset: -2px}.btn,.bar,.needed,.res,.badge{border: 1px solid ButtonBorder}.key,.who{forced-color-adjust: none}.key{--sq-light: Canvas;--sq-edge: CanvasText;--coord: CanvasText;--mark-act: Highlight;--mark-cross: LinkText;--mark-forced: LinkText;--mark-last: transparent;--piece-white: Canvas}.key.last{outline: 2px dotted CanvasText;outline-offset: -3px}.who{--sq-dark: Canvas;--act: Highlight;--piece-white: Canvas;--piece-white-edge: CanvasText;--piece-black: CanvasText;--piece-black-edge: Canvas}.join path{stroke: LinkText}}';
var tokens = ':host{color-scheme: light;--paper: var(--crossboard-paper,#f6f2ea);--surface: var(--crossboard-surface,#fffdf8);--sunk: var(--crossboard-sunk,#ece5d8);--tray: var(--crossboard-tray,#ece5d8);--line: var(--crossboard-line,#d9cebc);--line-strong: var(--crossboard-line-strong,#8f826d);--ink: var(--crossboard-ink,#26211a);--ink-2: var(--crossboard-ink-2,#5c5345);--ink-3: var(--crossboard-ink-3,#6f6453);--act: var(--crossboard-act,#14694a);--on-act: var(--crossboard-on-act,#ffffff);--act-soft: var(--crossboard-act-soft,#dcebdf);--cross: var(--crossboard-cross,#6a3ea1);--on-cross: var(--crossboard-on-cross,#ffffff);--cross-soft: var(--crossboard-cross-soft,#e9e0f4);--alert: var(--crossboard-alert,#a8261c);--on-alert: var(--crossboard-on-alert,#ffffff);--alert-soft: var(--crossboard-alert-soft,#f8ded8);--sq-light: var(--crossboard-sq-light,#f3ebdd);--sq-dark: var(--crossboard-sq-dark,#d3c1a4);--sq-edge: var(--crossboard-sq-edge,#b5a181);--coord: var(--crossboard-coord,#5a4d38);--piece-white: var(--crossboard-piece-white,#fffdf7);--piece-white-edge: var(--crossboard-piece-white-edge,#2b241b);--piece-black: var(--crossboard-piece-black,#2b241b);--piece-black-edge: var(--crossboard-piece-black-edge,#f3ebdd);--mark-act: var(--crossboard-mark-act,#0e5a3e);--mark-act-wash: var(--crossboard-mark-act-wash,#0e5a3e38);--mark-cross: var(--crossboard-mark-cross,#5a2c94);--mark-cross-wash: var(--crossboard-mark-cross-wash,#6a3ea12e);--mark-last: var(--crossboard-mark-last,#e0aa2c70);--mark-last-dot: var(--crossboard-mark-last-dot,#7a5200);--mark-check: var(--crossboard-mark-check,#9b1c12);--mark-check-wash: var(--crossboard-mark-check-wash,#c8321f59);--mark-forced: var(--crossboard-mark-forced,#5a2c94);--halo: var(--crossboard-halo,#fffdf8);--closed-light: var(--crossboard-closed-light,#e9e5dd);--closed-dark: var(--crossboard-closed-dark,#d3cdc1);--closed-stripe: var(--crossboard-closed-stripe,#6f645326);--font: var(--crossboard-font,-apple-system,BlinkMacSystemFont,"Segoe UI",Roboto,"Noto Sans","Liberation Sans",Arial,sans-serif);--t-xs: var(--crossboard-t-xs,0.75rem);--t-s: var(--crossboard-t-s,0.8125rem);--t-m: var(--crossboard-t-m,0.9375rem);--t-l: var(--crossboard-t-l,1.125rem);--t-xl: var(--crossboard-t-xl,1.375rem);--t-2xl: var(--crossboard-t-2xl,2rem);--lh: var(--crossboard-lh,1.45);--lh-tight: var(--crossboard-lh-tight,1.2);--w-normal: var(--crossboard-w-normal,400);--w-strong: var(--crossboard-w-strong,600);--s1: var(--crossboard-s1,4px);--s2: var(--crossboard-s2,8px);--s3: var(--crossboard-s3,12px);--s4: var(--crossboard-s4,16px);--s5: var(--crossboard-s5,24px);--s6: var(--crossboard-s6,32px);--s7: var(--crossboard-s7,48px);--r1: var(--crossboard-r1,4px);--r2: var(--crossboard-r2,8px);--r3: var(--crossboard-r3,14px);--r-full: var(--crossboard-r-full,999px);--target: var(--crossboard-target,44px);--shadow-1: var(--crossboard-shadow-1,0 1px 2px #3b2f1c14,0 2px 8px #3b2f1c0f);--shadow-2: var(--crossboard-shadow-2,0 2px 4px #3b2f1c1f,0 12px 32px #3b2f1c24);--focus: var(--crossboard-focus,#14694a);--quick: var(--crossboard-quick,90ms);--move: var(--crossboard-move,160ms);--ease: var(--crossboard-ease,cubic-bezier(0.2,0.7,0.2,1))}@media screen{:host([theme="dark"]){color-scheme: dark;--paper: var(--crossboard-paper,#1a1713);--surface: var(--crossboard-surface,#231f1a);--sunk: var(--crossboard-sunk,#12100d);--tray: var(--crossboard-tray,#2a251f);--line: var(--crossboard-line,#3a332a);--line-strong: var(--crossboard-line-strong,#857967);--ink: var(--crossboard-ink,#f2eadd);--ink-2: var(--crossboard-ink-2,#bdb19e);--ink-3: var(--crossboard-ink-3,#a3977f);--act: var(--crossboard-act,#74cda0);--on-act: var(--crossboard-on-act,#0b2418);--act-soft: var(--crossboard-act-soft,#20382b);--cross: var(--crossboard-cross,#c7a9f2);--on-cross: var(--crossboard-on-cross,#25103f);--cross-soft: var(--crossboard-cross-soft,#352a48);--alert: var(--crossboard-alert,#ff9c8c);--on-alert: var(--crossboard-on-alert,#3a0b06);--alert-soft: var(--crossboard-alert-soft,#4a211b);--sq-light: var(--crossboard-sq-light,#cfc1aa);--sq-dark: var(--crossboard-sq-dark,#a28f74);--sq-edge: var(--crossboard-sq-edge,#6c5d48);--coord: var(--crossboard-coord,#2f2517);--piece-white: var(--crossboard-piece-white,#fffcf4);--piece-white-edge: var(--crossboard-piece-white-edge,#1d1811);--piece-black: var(--crossboard-piece-black,#1d1811);--piece-black-edge: var(--crossboard-piece-black-edge,#cfc1aa);--mark-act: var(--crossboard-mark-act,#053a26);--mark-act-wash: var(--crossboard-mark-act-wash,#053a2659);--mark-cross: var(--crossboard-mark-cross,#3d1470);--mark-cross-wash: var(--crossboard-mark-cross-wash,#4b1f8447);--mark-last: var(--crossboard-mark-last,#e8b53a80);--mark-last-dot: var(--crossboard-mark-last-dot,#4a3000);--mark-check: var(--crossboard-mark-check,#6f0b05);--mark-check-wash: var(--crossboard-mark-check-wash,#a51d1280);--mark-forced: var(--crossboard-mark-forced,#3d1470);--halo: var(--crossboard-halo,#12100d);--closed-light: var(--crossboard-closed-light,#a09a90);--closed-dark: var(--crossboard-closed-dark,#888177);--closed-stripe: var(--crossboard-closed-stripe,#12100d4d);--shadow-1: var(--crossboard-shadow-1,0 1px 2px #0006);--shadow-2: var(--crossboard-shadow-2,0 2px 4px #0006,0 12px 32px #0008);--focus: var(--crossboard-focus,#74cda0)}}@media screen and (prefers-color-scheme: dark){:host(:not([theme="light"])){color-scheme: dark;--paper: var(--crossboard-paper,#1a1713);--surface: var(--crossboard-surface,#231f1a);--sunk: var(--crossboard-sunk,#12100d);--tray: var(--crossboard-tray,#2a251f);--line: var(--crossboard-line,#3a332a);--line-strong: var(--crossboard-line-strong,#857967);--ink: var(--crossboard-ink,#f2eadd);--ink-2: var(--crossboard-ink-2,#bdb19e);--ink-3: var(--crossboard-ink-3,#a3977f);--act: var(--crossboard-act,#74cda0);--on-act: var(--crossboard-on-act,#0b2418);--act-soft: var(--crossboard-act-soft,#20382b);--cross: var(--crossboard-cross,#c7a9f2);--on-cross: var(--crossboard-on-cross,#25103f);--cross-soft: var(--crossboard-cross-soft,#352a48);--alert: var(--crossboard-alert,#ff9c8c);--on-alert: var(--crossboard-on-alert,#3a0b06);--alert-soft: var(--crossboard-alert-soft,#4a211b);--sq-light: var(--crossboard-sq-light,#cfc1aa);--sq-dark: var(--crossboard-sq-dark,#a28f74);--sq-edge: var(--crossboard-sq-edge,#6c5d48);--coord: var(--crossboard-coord,#2f2517);--piece-white: var(--crossboard-piece-white,#fffcf4);--piece-white-edge: var(--crossboard-piece-white-edge,#1d1811);--piece-black: var(--crossboard-piece-black,#1d1811);--piece-black-edge: var(--crossboard-piece-black-edge,#cfc1aa);--mark-act: var(--crossboard-mark-act,#053a26);--mark-act-wash: var(--crossboard-mark-act-wash,#053a2659);--mark-cross: var(--crossboard-mark-cross,#3d1470);--mark-cross-wash: var(--crossboard-mark-cross-wash,#4b1f8447);--mark-last: var(--crossboard-mark-last,#e8b53a80);--mark-last-dot: var(--crossboard-mark-last-dot,#4a3000);--mark-check: var(--crossboard-mark-check,#6f0b05);--mark-check-wash: var(--crossboard-mark-check-wash,#a51d1280);--mark-forced: var(--crossboard-mark-forced,#3d1470);--halo: var(--crossboard-halo,#12100d);--closed-light: var(--crossboard-closed-light,#a09a90);--closed-dark: var(--crossboard-closed-dark,#888177);--closed-stripe: var(--crossboard-closed-stripe,#12100d4d);--shadow-1: var(--crossboard-shadow-1,0 1px 2px #0006);--shadow-2: var(--crossboard-shadow-2,0 2px 4px #0006,0 12px 32px #0008);--focus: var(--crossboard-focus,#74cda0)}}@media (prefers-contrast: more){:host{--line: var(--crossboard-line,var(--line-strong));--ink-2: var(--crossboard-ink-2,var(--ink));--ink-3: var(--crossboard-ink-3,var(--ink));--coord: var(--crossboard-coord,var(--piece-black))}}@media (prefers-reduced-motion: reduce){:host{--quick: var(--crossboard-quick,0ms);--move: var(--crossboard-move,0ms)}}';

// view/host.js
var sheets = /* @__PURE__ */ new WeakMap();
function sheetOf(owner, text) {
  let made3 = sheets.get(owner);
  if (!made3) {
    made3 = /* @__PURE__ */ new Map();
    sheets.set(owner, made3);
  }
  let sheet = made3.get(text);
  if (!sheet) {
    sheet = new (owner.defaultView ?? window).CSSStyleSheet();
    sheet.replaceSync(text);
    made3.set(text, sheet);
  }
  return sheet;
}
var Base = (
  /** @type {typeof HTMLElement} */
  globalThis.HTMLElement ?? class {
  }
);
var GameHost = class extends Base {
  /** @type {readonly string[]} */
  #styles = [];
  /** @type {Document | null} */
  #styled = null;
  /** The scene of a page that keeps the game itself. @type {Scene | null} */
  presented = null;
  constructor() {
    if (!globalThis.HTMLElement) {
      throw new TypeError(
        "<crossboard-game> is made in a page: where there is no document it can be imported, nothing else"
      );
    }
    super();
    if (!this.shadowRoot) this.attachShadow({ mode: "open" });
  }
  get shadow() {
    return (
      /** @type {ShadowRoot} */
      this.shadowRoot
    );
  }
  /**
   * Shows the scene of a page that keeps the game itself: the boards and what stands round them, nothing else.
   * @param {Scene} scene
   * @param {string} style how they are arranged on that page
   */
  present(scene, style) {
    this.presented?.leave();
    this.presented = scene;
    this.shadow.replaceChildren(scene.area.root);
    this.dress([tokens, base, board, parts, style]);
    if (this.isConnected) scene.enter();
  }
  /** @param {readonly string[]} styles */
  dress(styles) {
    this.#styles = styles;
    this.#styled = null;
    this.#dress();
  }
  connectedCallback() {
    this.#dress();
    this.presented?.enter();
  }
  disconnectedCallback() {
    this.presented?.leave();
  }
  #dress() {
    if (this.#styled === this.ownerDocument) return;
    this.#styled = this.ownerDocument;
    this.shadow.adoptedStyleSheets = this.#styles.map((text) => sheetOf(this.ownerDocument, text));
  }
};

// view/board-head.js
var BoardHead = class {
  constructor() {
    this.root = el("div", { class: "bname" });
  }
  /** @param {Scene} scene @param {BoardState} board @param {boolean} [plain] number and part alone */
  render({ session, words }, board2, plain2 = false) {
    const role = board2.role === "board" ? words.t(board2.status === "closed" ? "status.closed" : "status.open") : words.t(`role.${board2.role}`);
    const tag = board2.result && !plain2 ? el("span", { class: "tag" }, icon("lock"), el("span", {}, boardResult(words, session, board2))) : null;
    const colours = plain2 || byColour(session.state) || board2.result ? null : el("em", {}, words.t("board.white", { who: playerInside(words, session, board2.white) }));
    const part = tag && board2.role === "board" ? null : el("span", {}, role);
    fill(this.root, el("b", {}, String(board2.board)), part, colours, tag);
  }
};

// view/area-plain.js
var PlainArea = class {
  /** @type {Map<number, { head: BoardHead, holder: HTMLElement, root: HTMLElement }>} */
  #cells = /* @__PURE__ */ new Map();
  #own;
  #shown = "";
  extra = null;
  /** @param {Area} own the game's arrangement */
  constructor(own) {
    this.#own = own;
    this.root = el("div", { class: "row-of-boards" });
  }
  /** @param {Scene} scene */
  render(scene) {
    const { session, view, show } = scene;
    const numbers = show?.boards ?? session.state.boards.map(({ board: board2 }) => board2);
    if (String(numbers) !== this.#shown) {
      this.#shown = String(numbers);
      this.#cells.clear();
      for (const number of numbers) {
        const head = new BoardHead();
        const holder = el("div", { class: "bw" }, view.board(number).root);
        const root = el("div", { class: "one-board" }, numbers.length > 1 ? head.root : null, holder);
        this.#cells.set(number, { head, holder, root });
      }
      fill(
        this.root,
        [...this.#cells.values()].map(({ root }) => root),
        this.root.querySelector(".join")
      );
    }
    for (const board2 of session.state.boards) this.#cells.get(board2.board)?.head.render(scene, board2);
  }
  /** @param {Scene} scene */
  extras(scene) {
    return this.#own.extras(scene);
  }
};

// view/area-single.js
var SingleArea = class {
  #holder = el("div", { class: "bw" });
  extra = null;
  constructor() {
    this.root = el("div", { class: "area single" }, this.#holder);
  }
  /** @param {Scene} scene */
  render({ session, view }) {
    for (const board2 of session.state.boards) {
      const { root } = view.board(board2.board);
      if (root.parentElement !== this.#holder) this.#holder.append(root);
    }
  }
  /** @returns {Extras} */
  extras() {
    return {};
  }
};

// view/track.js
var Track = class {
  constructor() {
    this.root = el("ol", { class: "track" });
  }
  /** @param {Scene} scene */
  render({ session, words }) {
    const { state } = session;
    this.root.setAttribute("aria-label", words.t("track"));
    const steps = [];
    for (
      const slot of
      /** @type {const} */
      ["A", "B"]
    ) {
      const number = state.slots?.[slot];
      const board2 = state.boards.find((b) => b.board === number);
      if (!board2) continue;
      steps.push(
        el("li", { class: "num", "aria-label": words.t("board.spoken", { n: board2.board }) }, String(board2.board))
      );
      for (
        const colour of
        /** @type {const} */
        ["w", "b"]
      ) {
        const player = colour === "w" ? board2.white : board2.black;
        const now = board2.turn === colour;
        steps.push(
          el(
            "li",
            { class: now ? "on" : "", "aria-current": now ? "step" : null },
            pieceSvg("p", colour),
            el("span", { class: "vh" }, words.t(`side.${colour}`)),
            el("em", {}, playerInside(words, session, player))
          )
        );
      }
    }
    steps.push(el("li", { class: "loop", "aria-hidden": "true" }, icon("refresh")));
    fill(this.root, steps);
    this.root.hidden = state.outcome !== null;
  }
};

// view/tray.js
var Tray = class {
  #head = new BoardHead();
  #need = el("div", { class: "need" });
  #holder = el("div", { class: "small" });
  #shown = "";
  constructor() {
    this.root = el("div", { class: "res" }, this.#holder, el("div", { class: "cap" }, this.#head.root, this.#need));
  }
  /**
   * @param {Scene} scene
   * @param {BoardState} board the control board
   * @param {BoardState} fed the initial board that it serves
   * @param {boolean} large the control board stands in a slot
   */
  render(scene, board2, fed, large) {
    const { session, words, view } = scene;
    const away = large || board2.status === "gone";
    const placed = session.moves.filter((m) => m.kind === "placement" && m.from.board === board2.board);
    const transferred = session.moves.filter((m) => m.kind === "transfer" && m.to.board === board2.board);
    const brought2 = transferred.length ? transferred : placed;
    const { selection, offer } = session;
    const choosing = selection !== null && offer.some((m) => brought2.some((b) => b.code === m.code));
    this.root.classList.toggle("can", brought2.length > 0);
    this.root.classList.toggle("away", away);
    const open = selection?.by === "to" && choosing || !away && (scene.show?.boards.includes(board2.board) ?? false);
    const opens = open && !this.root.classList.contains("open");
    this.root.classList.toggle("open", open);
    if (opens) requestAnimationFrame(() => this.root.scrollIntoView({ block: "nearest" }));
    if (!away) {
      const { root } = view.board(board2.board);
      if (root.parentElement !== this.#holder) this.#holder.append(root);
    }
    this.#head.render(scene, board2, true);
    const source = transferred[0]?.from.board;
    const lost = source ? board2.lost ?? [] : fed.status === "play" ? fed.lost ?? [] : [];
    const counts = /* @__PURE__ */ new Map();
    for (const piece of lost) counts.set(piece.kind, (counts.get(piece.kind) ?? 0) + 1);
    const able = new Set(brought2.map((m) => m.piece.kind));
    const chosen2 = choosing ? offer[0]?.piece.kind : void 0;
    const shown = JSON.stringify([
      words.language,
      board2.status,
      fed.status,
      board2.result,
      fed.board,
      [...counts],
      [...able],
      chosen2,
      away,
      source,
      session.over,
      piecesInUse()
    ]);
    if (shown === this.#shown) return;
    this.#shown = shown;
    const focused = this.#need.querySelector(":focus")?.getAttribute("data-kind");
    const pieces = [...counts].map(([kind, count]) => {
      const picture = [pieceSvg(kind, source ? "b" : "w"), count > 1 ? el("sub", {}, `×${count}`) : null];
      const name = words.t("tray.piece", { piece: words.t(`piece.${kind}`), n: count });
      if (!able.has(kind)) return el("span", { class: "needed", role: "img", "aria-label": name }, picture);
      return el(
        "button",
        {
          type: "button",
          class: "needed",
          "data-kind": kind,
          "aria-label": name,
          "aria-pressed": String(chosen2 === kind),
          onclick: () => session.selectKind(source ?? board2.board, kind)
        },
        picture
      );
    });
    const caption = source ? words.t("tray.transfer", { n: source }) : board2.status === "gone" ? words.t("tray.gone") : board2.status === "play" ? words.t(session.over ? "tray.unfinished" : "tray.inplay") : session.over ? words.t("tray.over") : fed.status !== "play" ? words.t("tray.idle") : words.t(lost.length ? "tray.need" : "tray.none", { n: fed.board });
    fill(
      this.#need,
      el("span", {}, caption),
      pieces.length && !away || pieces.length && board2.status === "play" ? el("span", { class: "pcs" }, pieces) : null
    );
    if (focused) this.#need.querySelector(`[data-kind="${focused}"]`)?.focus();
  }
};

// view/area-slots.js
var HOME_RANKS = (
  /** @type {const} */
  [1, 2]
);
var SlotsArea = class {
  #slots = {
    A: new Slot("a"),
    B: new Slot("b")
  };
  track = new Track();
  extra = this.track.root;
  #at = "";
  /** The slot where the turn is. */
  #acting = this.#slots.A.root;
  #width = 0;
  #frame = 0;
  constructor() {
    this.root = el("div", { class: "area slots" }, this.#slots.A.root, this.#slots.B.root);
  }
  /** @param {Scene} scene */
  render(scene) {
    const { state } = scene.session;
    this.track.render(scene);
    const shown = shownIn(scene);
    const large = new Set(Object.values(shown));
    const wanted = scene.show?.boards && [...scene.show.boards, ...entered(scene)];
    for (
      const name of
      /** @type {const} */
      ["A", "B"]
    ) {
      const board2 = state.boards.find((b) => b.board === shown[name]);
      const fed = scene.fresh.boards.find((b) => b.board === scene.fresh.slots?.[name]);
      const control = state.boards.find((b) => b.role === "control" && b.white === fed?.white);
      const now = state.boards.find((b) => b.board === fed?.board);
      if (board2 && control && now) this.#slots[name].render(scene, board2, control, now, large);
      if (wanted && board2 && control)
        this.#slots[name].choose(wanted.includes(board2.board), wanted.includes(control.board));
    }
    const at = `${state.slots?.at} ${state.ply} ${scene.session.orientation}`;
    this.#acting = this.#slots[state.slots?.at ?? "A"].root;
    if (at !== this.#at) this.#follow();
    this.#at = at;
  }
  /** The boards have another size: for the first time, or as a phone has been turned. */
  sized() {
    const width = this.root.clientWidth;
    if (width !== this.#width) this.#follow();
    this.#width = width;
  }
  /** On a phone the slot where the turn is comes into view. */
  #follow() {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => {
      if (this.root.scrollHeight <= this.root.clientHeight) return;
      this.root.scrollTop += this.#acting.getBoundingClientRect().top - this.root.getBoundingClientRect().top;
    });
  }
  /**
   * Lost pieces as outlines on the squares where the array has their kind, and the empty squares of a reserve.
   * @param {Scene} scene
   * @returns {Extras}
   */
  extras(scene) {
    const { state } = scene.session;
    const ghosts = /* @__PURE__ */ new Map();
    const marks = /* @__PURE__ */ new Map();
    const faint = /* @__PURE__ */ new Map();
    const spans = /* @__PURE__ */ new Map();
    for (const board2 of state.boards) {
      const array = scene.fresh.boards.find((b) => b.board === board2.board)?.pieces ?? [];
      const taken = new Set(board2.pieces.map((p) => p.square));
      if (board2.status === "reserve") {
        faint.set(board2.board, "b");
        if (scene.show) spans.set(board2.board, HOME_RANKS);
        for (const p of array) if (!taken.has(p.square)) marks.set(`${board2.board}:${p.square}`, ["left"]);
      }
      if (board2.status !== "play") continue;
      for (const lost of board2.lost ?? []) {
        for (const home of array) {
          const same = home.piece.kind === lost.kind && home.piece.color === lost.color;
          if (same && !taken.has(home.square)) ghosts.set(`${board2.board}:${home.square}`, lost);
        }
      }
    }
    return { ghosts, marks, faint, spans };
  }
};
var Slot = class {
  #head = new BoardHead();
  #holder = el("div", { class: "bw" });
  #tray = new Tray();
  /** @param {string} name */
  constructor(name) {
    this.root = el("section", { class: `slot ${name}` }, this.#head.root, this.#holder, this.#tray.root);
  }
  /**
   * @param {Scene} scene
   * @param {BoardState} board in this slot now
   * @param {BoardState} control whose tray is here
   * @param {BoardState} fed the board the control board serves
   * @param {ReadonlySet<number>} large the boards that stand in the slots
   */
  render(scene, board2, control, fed, large) {
    const away = large.has(control.board);
    const { root } = scene.view.board(board2.board);
    if (root.parentElement !== this.#holder) fill(this.#holder, root);
    this.#head.render(scene, board2);
    this.#tray.render(scene, control, fed, away);
    const whiteBelow = fed.white === scene.session.orientation;
    this.root.classList.toggle("up", !whiteBelow);
    this.root.classList.toggle("on", board2.turn !== void 0);
    this.root.classList.toggle("over", board2.status === "gone");
    this.root.classList.toggle("lingers", scene.session.lingering.includes(board2.board));
    this.root.classList.toggle("grown", board2.role === "control" || away);
  }
  /** Leaves out what does not matter. @param {boolean} board @param {boolean} reserve */
  choose(board2, reserve) {
    this.root.hidden = !board2;
    this.#tray.root.hidden = !reserve || this.#tray.root.classList.contains("away");
  }
};
function entered({ session }) {
  return session.history.flatMap(({ events }) => events.flatMap((e) => e.type === "board-enters" ? [e.board] : []));
}
function shownIn({ session, fresh }) {
  const { state } = session;
  const { lingering } = session;
  const whole = state.slots?.A && state.slots.B && lingering.length === 0;
  const begun = (whole ? fresh : session.game.at(0)).slots;
  const shown = { A: begun?.A ?? fresh.slots?.A ?? 0, B: begun?.B ?? fresh.slots?.B ?? 0 };
  const kept2 = /* @__PURE__ */ new Set();
  for (const [i, entry] of session.history.entries()) {
    for (const event of entry.events) {
      if (event.type !== "board-enters") continue;
      if (i === session.history.length - 1 && lingering.includes(shown[event.slot])) kept2.add(event.slot);
      else if (!kept2.has(event.slot)) shown[event.slot] = event.board;
    }
  }
  const { A, B } = shown;
  return { A: kept2.has("A") ? A : state.slots?.A ?? A, B: kept2.has("B") ? B : state.slots?.B ?? B };
}

// view/royals.js
var Royals = class {
  /** @param {Color} colour */
  constructor(colour) {
    this.colour = colour;
    this.root = el("div", { class: `royal ${colour}` });
  }
  /** @param {Scene} scene */
  render({ session, words }) {
    const { colour } = this;
    const [board2] = session.state.boards;
    const standing = (board2?.pieces ?? []).filter((p) => p.piece.kind === "k" && p.piece.color === colour);
    const fallen = [];
    for (const entry of session.history) {
      if (!("capture" in entry) || entry.capture?.color !== colour) continue;
      for (const event of entry.events) if (event.type === "king-captured") fallen.push(event.spot.square);
    }
    const badges = [
      ...fallen.map(
        (square) => el(
          "span",
          { class: "badge down", role: "img", "aria-label": words.t("king.down", { square }) },
          pieceSvg("k", colour),
          el("em", {}, square)
        )
      ),
      ...standing.map(
        (p) => el(
          "span",
          { class: "badge", role: "img", "aria-label": words.t("king.at", { square: p.square }) },
          pieceSvg("k", colour),
          el("em", {}, p.square)
        )
      )
    ];
    const name = playerName(words, session, colour === "w" ? "first" : "second");
    fill(
      this.root,
      badges,
      el("p", {}, el("b", {}, name), " ", el("small", {}, words.t("kings.left", { n: standing.length })))
    );
    this.root.dataset.kings = String(standing.length);
  }
};

// view/steps.js
var Steps = class {
  constructor() {
    this.root = el("div", { class: "plies" });
    this.pips = el("span", { class: "pips", "aria-hidden": "true" });
  }
  /** @param {Scene} scene */
  render({ session, words }) {
    const { state } = session;
    const { ply, of } = state.turn;
    const second = ply === 2;
    const items = [];
    if (second && state.last) {
      items.push(
        el(
          "li",
          { class: "done" },
          el("span", { "aria-hidden": "true" }, "1"),
          el(
            "p",
            {},
            el("b", {}, session.written({ language: words.language }).at(-1) ?? ""),
            el("small", {}, words.t("step.played"))
          ),
          session.still ? null : el(
            "button",
            { type: "button", class: "btn", "data-act": "undo", onclick: () => session.undo() },
            icon("arrow-back-up"),
            words.t("step.back")
          )
        )
      );
    } else {
      items.push(
        step(
          1,
          words.t(of === 1 ? "step.only" : "step.first"),
          words.t(of === 1 ? "step.only.hint" : "step.first.hint"),
          true
        )
      );
    }
    if (of > 1) items.push(step(2, words.t("step.second"), words.t("step.second.hint"), second));
    fill(this.root, state.outcome ? null : el("ol", { "aria-label": words.t("steps") }, items));
    fill(
      this.pips,
      // One alone would count nothing.
      state.outcome || of < 2 ? null : Array.from({ length: of }, (_, i) => el("i", { class: i + 1 < ply ? "done" : "" }))
    );
  }
};
function step(number, title, hint, now) {
  return el(
    "li",
    { class: now ? "cur" : "next" },
    el("span", { "aria-hidden": "true" }, String(number)),
    el("p", {}, el("b", {}, title), el("small", {}, hint))
  );
}

// view/area-tall.js
var TallArea = class {
  #steps = new Steps();
  #royals = { w: new Royals("w"), b: new Royals("b") };
  #holder = el("div", { class: "bw" });
  #rail = el("div", { class: "rail" }, this.#royals.b.root, this.#steps.pips, this.#royals.w.root);
  extra = null;
  constructor() {
    this.root = el("div", { class: "area tall" }, this.#steps.root, this.#holder, this.#rail);
  }
  /** @param {Scene} scene */
  render(scene) {
    const { session, view } = scene;
    for (const board2 of session.state.boards) {
      const { root } = view.board(board2.board);
      if (root.parentElement !== this.#holder) this.#holder.append(root);
    }
    this.#steps.render(scene);
    this.#royals.w.render(scene);
    this.#royals.b.render(scene);
    this.#rail.classList.toggle("turned", session.orientation === "second");
  }
  /** @returns {Extras} */
  extras() {
    return {};
  }
};

// view/legend.js
var Legend = class {
  constructor() {
    this.root = el("div", { class: "legend", "aria-hidden": "true" });
  }
  /** @param {Scene} scene */
  render({ session, words }) {
    const { offer, state } = session;
    const items = [];
    const across = offer.find((m) => m.kind === "tranzit");
    if (state.forced) items.push(key("forced", words.t("legend.forced")));
    if (offer.some((m) => m.kind === "move" && !m.capture)) items.push(key("move", words.t("legend.move")));
    if (offer.some((m) => m.kind === "move" && m.capture)) items.push(key("capture", words.t("legend.capture")));
    if (across) items.push(key("tranzit", words.t("legend.tranzit", { n: across.to.board })));
    if (state.boards.some((b) => b.status === "closed")) items.push(key("shut", words.t("legend.closed")));
    if (state.last && !state.forced) items.push(key("last", words.t("legend.last")));
    fill(this.root, items);
  }
};
function key(name, text) {
  return el("span", {}, el("i", { class: `key ${name}` }), text);
}

// view/score.js
var Score = class {
  constructor() {
    this.root = el("div", { class: "score" });
  }
  /** @param {Scene} scene */
  render({ session, words }) {
    const [a, b] = session.state.points ?? [0, 0];
    const people = (
      /** @type {const} */
      ["first", "second"].map(
        (player) => el(
          "li",
          {},
          pieceSvg("k", player === "first" ? "w" : "b"),
          el("span", { class: "vh" }, playerName(words, session, player))
        )
      )
    );
    fill(
      this.root,
      el(
        "div",
        { class: "sc", "data-points": `${a}:${b}` },
        el("small", {}, words.t("score")),
        el("b", {}, pointsText(a), el("i", {}, ":"), pointsText(b)),
        el("ul", {}, people)
      )
    );
  }
};

// view/area-twins.js
var TwinsArea = class {
  #heads = [new BoardHead(), new BoardHead()];
  #holders = [el("div", { class: "bw" }), el("div", { class: "bw" })];
  #slots = this.#heads.map(
    (head, i) => el("section", { class: `slot ${i ? "two" : "one"}` }, head.root, this.#holders[i])
  );
  #score = new Score();
  #called = el("div", { class: "called", "aria-hidden": "true" });
  #pair = el("div", { class: "pair" }, this.#slots[0], this.#score.root, this.#slots[1]);
  #legend = new Legend();
  extra = this.#legend.root;
  constructor() {
    this.root = el("div", { class: "area twins" }, this.#pair);
  }
  /** @param {Scene} scene */
  render(scene) {
    const { session, words, view } = scene;
    for (const [i, board2] of session.state.boards.entries()) {
      const { root } = view.board(board2.board);
      const holder = this.#holders[i];
      if (holder && root.parentElement !== holder) holder.append(root);
      this.#heads[i]?.render(scene, board2);
      this.#slots[i]?.classList.toggle("decided", board2.status === "closed");
    }
    this.#pair.classList.toggle("turned", session.orientation === "second");
    this.#score.render(scene);
    this.#legend.render(scene);
    const calling = session.announced ?? (session.animate?.kind === "tranzit" ? session.animate : null);
    if (calling) {
      this.#called.textContent = words.t("announce");
      const holder = this.#holders[calling.to.board - 1];
      if (this.#called.parentElement !== holder || !session.announced) holder?.append(this.#called);
    } else this.#called.remove();
  }
  /**
   * The same square of the other board, for the square under the pointer or the piece that is chosen.
   * @param {Scene} scene
   * @returns {Extras}
   */
  extras({ session }) {
    const marks = /* @__PURE__ */ new Map();
    const spot = session.selection?.by === "from" ? session.selection.spot : session.hovered;
    if (spot && !session.over) {
      const [board2, square] = spot.split(":");
      for (const other of session.state.boards) {
        if (String(other.board) !== board2) marks.set(`${other.board}:${square}`, ["twin"]);
      }
    }
    return { marks };
  }
};

// view/marks.js
function keyOf(spot) {
  return `${spot.board}:${spot.square}`;
}
function targetMark(move) {
  if (move.kind !== "move") return move.kind;
  return move.capture ? "capture" : "move";
}
function marksOf(model) {
  const all = /* @__PURE__ */ new Map();
  const put = (key2, mark) => {
    const set = all.get(key2);
    if (set) set.add(mark);
    else all.set(key2, /* @__PURE__ */ new Set([mark]));
  };
  const { state } = model;
  for (const move of model.trail ?? (state.last ? [state.last] : [])) {
    put(keyOf(move.from), "last");
    put(keyOf(move.to), "last");
  }
  if (state.last) put(keyOf(state.last.to), "newest");
  for (const board2 of state.boards) {
    if (board2.check) put(keyOf({ board: board2.board, square: board2.check }), "check");
  }
  if (state.forced) put(keyOf(state.forced), "forced");
  const atHome = new Set(model.offer.filter((m) => m.kind === "move").map((m) => keyOf(m.from)));
  for (const move of model.offer) {
    const from = keyOf(move.from);
    put(from, atHome.has(from) ? "selected" : "source");
    if (!model.quiet) put(keyOf(move.to), targetMark(move));
  }
  for (const [key2, marks] of model.marks ?? []) for (const mark of marks) put(key2, mark);
  return all;
}

// view/join-line.js
var SVG3 = "http://www.w3.org/2000/svg";
var MANY = 2;
var JoinLine = class {
  #frame = 0;
  /** @param {HTMLElement} area the element that holds the boards; the line lies in it */
  constructor(area) {
    this.area = area;
    this.root = document.createElementNS(SVG3, "svg");
    this.root.setAttribute("class", "join");
    this.root.setAttribute("aria-hidden", "true");
    area.append(this.root);
  }
  /** @param {Scene} scene */
  render(scene) {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.#draw(scene));
  }
  stop() {
    cancelAnimationFrame(this.#frame);
  }
  /** @param {Scene} scene */
  #draw({ session, view, show }) {
    const sure = session.announced ?? session.proposed;
    const across = (sure ? [sure] : session.hints ? session.offer : []).filter((m) => m.from.board !== m.to.board);
    const wanted = across.length <= MANY ? across : across.filter((m) => session.hovered === keyOf(m.to) || session.hovered === keyOf(m.from)).slice(0, 1);
    const shown = (show?.arrows ?? []).filter(([from, to]) => from.split(":")[0] !== to.split(":")[0]);
    const lines = wanted.map((move) => (
      /** @type {const} */
      [keyOf(move.from), keyOf(move.to)]
    ));
    const drawn = session.selection || session.announced ? lines : shown;
    if (drawn.length === 0 && !this.root.firstChild) return;
    const origin = this.area.getBoundingClientRect();
    const paths = [];
    for (const [from, to] of drawn) {
      const a = centre(view.cell(from), origin, this.area);
      const b = centre(view.cell(to), origin, this.area);
      if (!a || !b) continue;
      const d = curve(a, b);
      for (const name of ["halo", "dots"]) {
        const path = document.createElementNS(SVG3, "path");
        path.setAttribute("d", d);
        path.setAttribute("class", name);
        paths.push(path);
      }
    }
    this.root.replaceChildren(...paths);
  }
};
function centre(cell, origin, area) {
  const box = cell?.getBoundingClientRect();
  const board2 = cell?.closest(".xb-board")?.getBoundingClientRect();
  if (!box || !board2 || box.width === 0) return null;
  const left = area.scrollLeft - origin.left;
  return {
    x: box.left + box.width / 2 + left,
    y: box.top + box.height / 2 - origin.top + area.scrollTop,
    half: box.height / 2,
    edge: Math.min(board2.right + left + 5, area.clientWidth - 16)
  };
}
function curve(a, b) {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  if (Math.abs(dx) > Math.abs(dy)) {
    const top = Math.min(a.y, b.y) - Math.min(90, Math.abs(dx) / 8);
    return `M${a.x} ${a.y - a.half} C${a.x + dx / 5} ${top} ${b.x - dx / 5} ${top} ${b.x} ${b.y - b.half}`;
  }
  if (Math.abs(dx) < 1 && Math.abs(dy) < 6 * Math.max(a.half, b.half)) {
    const bend = a.x + 1.7 * Math.min(a.half, b.half);
    return `M${a.x} ${a.y} C${bend} ${a.y} ${bend} ${b.y} ${b.x} ${b.y}`;
  }
  if (Math.abs(dx) < 1) {
    return `M${a.edge} ${a.y} C${a.edge + 16} ${a.y} ${b.edge + 16} ${b.y} ${b.edge} ${b.y}`;
  }
  const sign = Math.sign(dy) || 1;
  const from = a.y + sign * a.half;
  const to = b.y - sign * b.half;
  return `M${a.x} ${from} C${a.x} ${from + (to - from) * 0.55} ${b.x} ${from + (to - from) * 0.45} ${b.x} ${to}`;
}

// view/arrows.js
var SVG4 = "http://www.w3.org/2000/svg";
var AWAY = 0.32;
var HEAD = 0.3;
function arrowsSvg(pairs, columns, rows) {
  const svg = document.createElementNS(SVG4, "svg");
  svg.setAttribute("class", "xb-arrows");
  svg.setAttribute("viewBox", `0 0 ${columns} ${rows}`);
  svg.setAttribute("aria-hidden", "true");
  for (const d of pairs.map(([from, to]) => arrow(from, to))) {
    for (const name of ["halo", "shaft"]) {
      const path = document.createElementNS(SVG4, "path");
      path.setAttribute("class", name);
      path.setAttribute("d", d);
      svg.append(path);
    }
  }
  return svg;
}
function arrow(from, to) {
  const length = Math.hypot(to.column - from.column, to.row - from.row) || 1;
  const x = (to.column - from.column) / length;
  const y = (to.row - from.row) / length;
  const at = (along, aside) => [from.column + 0.5 + x * along - y * aside, from.row + 0.5 + y * along + x * aside].map((n) => Number(n.toFixed(3))).join(" ");
  const end = length - AWAY / 2;
  return `M${at(AWAY, 0)} L${at(end, 0)} M${at(end - HEAD, -HEAD * 0.7)} L${at(end, 0)} L${at(end - HEAD, HEAD * 0.7)}`;
}

// view/board.js
var SPOKEN = [
  "selected",
  "source",
  "forced",
  "framed",
  "move",
  "capture",
  "placement",
  "transfer",
  "tranzit",
  "check",
  "refused",
  "attacker",
  "line",
  "last",
  "left"
];
var FILES = "abcdefghijklmnopqrstuvwxyz";
var BoardView = class {
  /** @type {Map<SpotKey, Cell>} */
  #cells = /* @__PURE__ */ new Map();
  /** @type {Cell[][]} rows from the top, as they stand */
  #rows = [];
  #shape = "";
  /** @type {SpotKey} the one square that the Tab key reaches */
  #stop = "";
  #grid;
  /** @type {SVGSVGElement | null} */
  #arrows = null;
  #drawnArrows = "";
  #onIntent;
  /**
   * @param {number} number
   * @param {OnIntent} onIntent
   */
  constructor(number, onIntent) {
    this.number = number;
    this.#onIntent = onIntent;
    this.root = document.createElement("div");
    this.root.className = "xb-board";
    this.root.setAttribute("part", "board");
    this.root.dataset.board = String(number);
    this.#grid = document.createElement("div");
    this.#grid.className = "xb-grid";
    this.#grid.setAttribute("role", "grid");
    this.root.append(this.#grid);
    this.#grid.addEventListener("keydown", (event) => this.#key(event));
    this.#grid.addEventListener("focusin", (event) => {
      const cell = this.#cellOf(event.target);
      if (cell) this.#stopAt(cell.key);
    });
  }
  /**
   * @param {ViewModel} model
   * @param {BoardState} board
   * @param {Map<SpotKey, Set<Mark>>} marks
   * @param {ReadonlySet<SpotKey>} movable
   */
  render(model, board2, marks, movable) {
    const below = board2.white === model.orientation ? "w" : "b";
    const [lowest, highest] = model.spans?.get(board2.board) ?? [1, model.ranks];
    const shape = `${model.files}x${lowest}-${highest}${below}${model.picture ?? false}`;
    if (shape !== this.#shape) {
      const focused = this.#grid.matches(":focus-within");
      this.#build(model.files, lowest, highest, below, model.picture ?? false);
      this.#shape = shape;
      const stop = this.#stop;
      this.#stop = "";
      if (this.#cells.has(stop)) {
        this.#stopAt(stop);
        if (focused) this.focus(stop);
      }
    }
    this.#grid.setAttribute("role", model.picture ? "img" : "grid");
    this.#grid.setAttribute("aria-label", model.names.get(board2.board) ?? String(board2.board));
    const some = model.state.boards.some((b) => b.status !== "closed" && !b.turn);
    const { dataset } = this.root;
    dataset.status = board2.status;
    if (board2.turn && board2.status === "play" && some) dataset.acting = "";
    else delete dataset.acting;
    const pieces = new Map(board2.pieces.map((p) => [keyOf({ board: board2.board, square: p.square }), p.piece]));
    const faint = model.faint?.get(board2.board);
    for (const cell of this.#cells.values()) {
      const piece = pieces.get(cell.key);
      this.#draw(
        cell,
        model,
        piece,
        marks.get(cell.key),
        movable.has(cell.key),
        piece !== void 0 && piece.color === faint
      );
    }
    if (!this.#cells.has(this.#stop)) this.#stopAt(this.#firstStop(pieces, movable));
    this.#drawArrows(model.arrows ?? [], shape);
  }
  /**
   * Puts the focus on a square.
   * @param {SpotKey} key
   */
  focus(key2) {
    const cell = this.#cells.get(key2);
    if (!cell) return;
    this.#stopAt(key2);
    cell.button.focus();
  }
  /**
   * The element that shows a square.
   * @param {SpotKey} key
   * @returns {HTMLElement | null}
   */
  cell(key2) {
    return this.#cells.get(key2)?.root ?? null;
  }
  /**
   * The column and row of a square as it stands, from the top left, from 0.
   * @param {SpotKey} key
   * @returns {{ column: number, row: number, columns: number, rows: number } | null}
   */
  place(key2) {
    for (const [row, cells] of this.#rows.entries()) {
      const column = cells.findIndex((c) => c.key === key2);
      if (column >= 0) return { column, row, columns: cells.length, rows: this.#rows.length };
    }
    return null;
  }
  /**
   * @param {readonly import("./model.js").Arrow[]} arrows
   * @param {string} shape
   */
  #drawArrows(arrows, shape) {
    const own = arrows.filter((ends) => ends.every((key2) => this.#cells.has(key2)));
    const drawn = own.length ? `${shape} ${own}` : "";
    if (drawn === this.#drawnArrows) return;
    this.#drawnArrows = drawn;
    this.#arrows?.remove();
    const pairs = own.flatMap(([from, to]) => {
      const [a, b] = [this.place(from), this.place(to)];
      return a && b ? [
        /** @type {const} */
        [a, b]
      ] : [];
    });
    this.#arrows = pairs.length ? arrowsSvg(pairs, this.#rows[0]?.length ?? 0, this.#rows.length) : null;
    if (this.#arrows) this.root.append(this.#arrows);
  }
  /**
   * @param {number} files
   * @param {number} lowest
   * @param {number} highest
   * @param {"w" | "b"} below
   * @param {boolean} picture
   */
  #build(files, lowest, highest, below, picture) {
    const ranks = highest - lowest + 1;
    this.#cells.clear();
    this.#rows = [];
    this.root.style.setProperty("--files", String(files));
    this.root.style.setProperty("--ranks", String(ranks));
    const rows = [];
    for (let r = 0; r < ranks; r++) {
      const rank = below === "w" ? highest - r : lowest + r;
      const row = document.createElement("div");
      if (!picture) row.setAttribute("role", "row");
      row.className = "xb-row";
      const cells = [];
      for (let f = 0; f < files; f++) {
        const file = below === "w" ? f : files - 1 - f;
        const square = `${FILES[file]}${rank}`;
        const cell = this.#makeCell(square, (file + rank) % 2 === 0, picture);
        if (f === 0) cell.root.dataset.rank = String(rank);
        if (r === ranks - 1) cell.root.dataset.file = FILES[file];
        this.#cells.set(cell.key, cell);
        cells.push(cell);
        row.append(cell.root);
      }
      this.#rows.push(cells);
      rows.push(row);
    }
    this.#grid.replaceChildren(...rows);
  }
  /**
   * @param {string} square
   * @param {boolean} light
   * @param {boolean} picture
   * @returns {Cell}
   */
  #makeCell(square, light, picture) {
    const key2 = keyOf({ board: this.number, square });
    const root = document.createElement("div");
    if (!picture) root.setAttribute("role", "gridcell");
    root.className = `xb-cell ${light ? "light" : "dark"}`;
    root.setAttribute("part", `square ${light ? "light" : "dark"}`);
    root.dataset.spot = key2;
    const button = document.createElement("button");
    button.type = "button";
    button.className = "xb-square";
    button.tabIndex = -1;
    button.disabled = picture;
    root.append(button);
    return { root, button, key: key2, drawn: "" };
  }
  /**
   * @param {Cell} cell
   * @param {ViewModel} model
   * @param {Piece | undefined} piece
   * @param {Set<Mark> | undefined} marks
   * @param {boolean} movable
   * @param {boolean} faint
   */
  #draw(cell, model, piece, marks, movable, faint) {
    const { strings } = model;
    const ghost = piece ? void 0 : model.ghosts?.get(cell.key) ?? this.#arriving(model, cell.key, marks);
    const list2 = marks ? [...marks] : [];
    const words = [
      cell.key.slice(cell.key.indexOf(":") + 1),
      piece ? strings.pieces[`${piece.color}${piece.kind}`] : ghost && model.ghosts?.has(cell.key) ? strings.ghost.replace("{piece}", strings.pieces[`${ghost.color}${ghost.kind}`]) : strings.empty
    ];
    for (const mark of SPOKEN) {
      const text = marks?.has(mark) ? strings.marks[mark] : void 0;
      if (text) words.push(text);
    }
    const label = words.join(", ");
    const drawn = [
      piece?.color,
      piece?.kind,
      ghost?.color,
      ghost?.kind,
      list2.join(" "),
      movable && !model.still,
      model.still,
      piecesInUse(),
      faint,
      label
    ].join("|");
    if (drawn === cell.drawn) return;
    cell.drawn = drawn;
    cell.button.setAttribute("aria-label", label);
    cell.root.dataset.marks = list2.join(" ");
    cell.root.classList.toggle("can", movable && !model.still);
    cell.root.classList.toggle("held", piece !== void 0 && !model.still && !model.picture);
    if (marks?.has("selected") || marks?.has("source")) cell.root.setAttribute("aria-selected", "true");
    else cell.root.removeAttribute("aria-selected");
    const content = [];
    if (piece) {
      const svg = pieceSvg(piece.kind, piece.color);
      if (faint) svg.classList.add("faint");
      content.push(svg);
    } else if (ghost) {
      const svg = pieceSvg(ghost.kind, ghost.color);
      svg.classList.add("ghost");
      content.push(svg);
    }
    for (const layer of list2.length ? ["under", "over"] : []) {
      const mark = document.createElement("span");
      mark.className = `xb-mark ${layer}`;
      content.push(mark);
    }
    cell.button.replaceChildren(...content);
  }
  /**
   * The piece that would come to an empty square from another board, shown there in outline.
   * @param {ViewModel} model
   * @param {SpotKey} key
   * @param {Set<Mark> | undefined} marks
   * @returns {Piece | undefined}
   */
  #arriving(model, key2, marks) {
    const { proposed } = model;
    if (proposed && keyOf(proposed.to) === key2) return proposed.piece;
    if (!marks || !(marks.has("placement") || marks.has("transfer") || marks.has("tranzit"))) return void 0;
    return model.offer.find((m) => keyOf(m.to) === key2)?.piece;
  }
  /**
   * @param {ReadonlyMap<SpotKey, Piece>} pieces
   * @param {ReadonlySet<SpotKey>} movable
   * @returns {SpotKey}
   */
  #firstStop(pieces, movable) {
    const cells = [...this.#rows].reverse().flat();
    const cell = cells.find((c) => movable.has(c.key)) ?? cells.find((c) => pieces.has(c.key)) ?? cells[0];
    return cell?.key ?? "";
  }
  /** @param {SpotKey} key */
  #stopAt(key2) {
    if (key2 === this.#stop) return;
    const before = this.#cells.get(this.#stop);
    if (before) before.button.tabIndex = -1;
    this.#stop = key2;
    const now = this.#cells.get(key2);
    if (now) now.button.tabIndex = 0;
  }
  /** @param {EventTarget | null} target @returns {Cell | undefined} */
  #cellOf(target) {
    const key2 = target instanceof Element ? target.closest("[data-spot]")?.getAttribute("data-spot") : null;
    return key2 ? this.#cells.get(key2) : void 0;
  }
  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.altKey || event.metaKey) return;
    const cell = this.#cellOf(event.target);
    const at = cell && this.place(cell.key);
    if (!at) return;
    let { row, column } = at;
    switch (event.key) {
      case "ArrowUp":
        row -= 1;
        break;
      case "ArrowDown":
        row += 1;
        break;
      case "ArrowLeft":
        column -= 1;
        break;
      case "ArrowRight":
        column += 1;
        break;
      case "Home":
        column = 0;
        if (event.ctrlKey) row = 0;
        break;
      case "End":
        column = at.columns - 1;
        if (event.ctrlKey) row = at.rows - 1;
        break;
      case "Escape":
        this.#onIntent({ type: "cancel" });
        event.preventDefault();
        return;
      default:
        return;
    }
    event.preventDefault();
    const next = this.#rows[row]?.[column];
    if (next) this.focus(next.key);
  }
};

// view/drag.js
var THRESHOLD = 5;
var PLAIN = 1;
var Drag = class {
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
    root.addEventListener("pointerdown", (event) => this.#down(event));
    root.addEventListener("pointermove", (event) => this.#move(event));
    root.addEventListener("pointerup", (event) => this.#up(event));
    root.addEventListener("pointercancel", (event) => {
      if (event.pointerId === this.#press?.id) this.cancel();
    });
    root.addEventListener(
      "click",
      (event) => {
        if (!this.#swallow) return;
        this.#swallow = false;
        event.stopPropagation();
        event.preventDefault();
      },
      { capture: true }
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
    if (press.lifted) this.#onIntent({ type: "drop", from: press.from, to: null, broken: true });
  }
  /** @param {PointerEvent} event */
  #down(event) {
    this.#swallow = false;
    if (event.pointerId === this.#press?.id) this.cancel();
    if (event.button !== 0 || !event.isPrimary || this.#press) return;
    const cell = event.target instanceof Element ? event.target.closest("[data-spot]") : null;
    if (!(cell instanceof HTMLElement)) return;
    if (!cell.classList.contains(event.pointerType === "mouse" ? "held" : "can")) return;
    this.#press = {
      id: event.pointerId,
      from: cell.dataset.spot ?? "",
      cell,
      board: cell.closest(".xb-board"),
      x: event.clientX,
      y: event.clientY,
      lifted: false
    };
    addEventListener("pointerdown", this.#second, { capture: true });
  }
  /** With two fingers somebody zooms, or slips: what the first began is no move then. @param {PointerEvent} event */
  #second = (event) => {
    if (event.pointerId !== this.#press?.id) this.cancel();
  };
  /** @param {PointerEvent} event */
  #move(event) {
    const press = this.#press;
    if (!press || event.pointerId !== press.id) return;
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
      this.#onIntent({ type: "lift", spot: press.from });
    }
    press.board?.classList.add("lifting");
    press.cell.classList.add("lifted");
    press.cell.style.setProperty("--dx", `${dx}px`);
    press.cell.style.setProperty("--dy", `${dy}px`);
  }
  /** @param {PointerEvent} event */
  #up(event) {
    const press = this.#press;
    if (!press || event.pointerId !== press.id) return;
    this.#release(press);
    if (!press.lifted) return;
    this.#swallow = true;
    setTimeout(() => {
      this.#swallow = false;
    }, 0);
    const root = press.cell.getRootNode();
    const under = root instanceof ShadowRoot || root instanceof Document ? root.elementFromPoint(event.clientX, event.clientY) : null;
    const to = under?.closest("[data-spot]")?.getAttribute("data-spot") ?? null;
    this.#onIntent({ type: "drop", from: press.from, to });
  }
  /** @param {Press} press */
  #release(press) {
    this.#press = null;
    removeEventListener("pointerdown", this.#second, { capture: true });
    press.cell.classList.remove("lifted");
    press.board?.classList.remove("lifting");
    press.cell.style.removeProperty("--dx");
    press.cell.style.removeProperty("--dy");
    if (press.cell.hasPointerCapture?.(press.id)) press.cell.releasePointerCapture(press.id);
  }
};

// view/promotion.js
var Promotion = class {
  #onIntent;
  #shown = "";
  /** Gives the focus back to the square. @type {(() => void) | null} */
  #back = null;
  /** @param {OnIntent} onIntent */
  constructor(onIntent) {
    this.#onIntent = onIntent;
    this.root = document.createElement("div");
    this.root.className = "xb-promotion";
    this.root.setAttribute("role", "group");
    this.root.addEventListener("keydown", (event) => this.#key(event));
  }
  /**
   * @param {ViewModel} model
   * @param {ReadonlyMap<number, BoardView>} boards
   */
  render(model, boards) {
    const choice = model.promotion;
    const board2 = choice && boards.get(Number(choice.spot.split(":")[0]));
    const at = choice && board2 ? board2.place(choice.spot) : null;
    if (!choice || !board2 || !at) {
      const focused = this.root.matches(":focus-within");
      this.root.remove();
      this.#shown = "";
      if (focused) this.#back?.();
      this.#back = null;
      return;
    }
    const shown = [choice.spot, choice.color, choice.kinds.join(""), at.column, at.row, model.strings.promote].join(
      "|"
    );
    if (shown === this.#shown && this.root.parentElement === board2.root) return;
    this.#shown = shown;
    this.#back = () => board2.focus(choice.spot);
    this.root.setAttribute("aria-label", model.strings.promote);
    this.root.replaceChildren(
      ...choice.kinds.map((kind) => {
        const button = document.createElement("button");
        button.type = "button";
        button.dataset.promote = kind;
        button.setAttribute("aria-label", model.strings.pieces[`${choice.color}${kind}`]);
        button.append(pieceSvg(kind, choice.color));
        button.addEventListener("click", () => this.#onIntent({ type: "promote", kind }));
        return button;
      })
    );
    this.root.style.setProperty("--column", String(at.column));
    this.root.style.setProperty("--row", String(at.row));
    this.root.classList.toggle("upward", at.row > at.rows / 2);
    board2.root.append(this.root);
    this.root.querySelector("button")?.focus({ preventScroll: true });
  }
  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      this.#onIntent({ type: "cancel" });
      return;
    }
    const step2 = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    if (!step2) return;
    event.preventDefault();
    const buttons = [...this.root.querySelectorAll("button")];
    const at = event.target instanceof HTMLButtonElement ? buttons.indexOf(event.target) : 0;
    buttons[(at + step2 + buttons.length) % buttons.length]?.focus();
  }
};

// view/view.js
var BoardsView = class {
  /** @type {Map<number, BoardView>} */
  #boards = /* @__PURE__ */ new Map();
  #onIntent;
  #arranges;
  #drag;
  #promotion;
  /** @type {string | null} */
  #hovered = null;
  /** How many pieces glide to a square, or on a board. @type {Map<Element, number>} */
  #glides = /* @__PURE__ */ new Map();
  /**
   * @param {OnIntent} onIntent
   * @param {HTMLElement} [around] an element the caller arranges the boards in; without it the view lines them up in a root of its own
   */
  constructor(onIntent, around) {
    this.#onIntent = onIntent;
    this.#arranges = around === void 0;
    const root = around ?? document.createElement("div");
    this.root = root;
    this.#promotion = new Promotion(onIntent);
    this.#drag = new Drag(onIntent);
    this.#drag.attach(root);
    root.addEventListener("click", (event) => {
      const key2 = this.#keyAt(event.target);
      if (key2) this.#onIntent({ type: "spot", spot: key2 });
    });
    root.addEventListener("pointerover", (event) => this.#hover(this.#keyAt(event.target)));
    root.addEventListener("pointerleave", () => this.#hover(null));
    root.addEventListener("focusin", (event) => this.#hover(this.#keyAt(event.target)));
  }
  /**
   * The board of that number; made when first asked for. Its root may be put anywhere inside this view's root.
   * @param {number} number
   * @returns {BoardView}
   */
  board(number) {
    let board2 = this.#boards.get(number);
    if (!board2) {
      board2 = new BoardView(number, (intent) => {
        if (intent.type === "cancel") this.#drag.cancel();
        this.#onIntent(intent);
      });
      this.#boards.set(number, board2);
    }
    return board2;
  }
  /** @param {ViewModel} model */
  render(model) {
    const marks = marksOf(model);
    const movable = model.movable ?? new Set(model.moves.map((m) => keyOf(m.from)));
    for (const state of model.state.boards) {
      const board2 = this.board(state.board);
      if (this.#arranges && !board2.root.parentElement) this.root.append(board2.root);
      board2.render(model, state, marks, movable);
    }
    this.#drag.check(model.version);
    this.#promotion.render(model, this.#boards);
    const move = model.animate;
    if (move) requestAnimationFrame(() => this.#animate(move));
  }
  /**
   * @param {SpotKey} key
   * @returns {HTMLElement | null}
   */
  cell(key2) {
    return this.#boards.get(Number(key2.split(":")[0]))?.cell(key2) ?? null;
  }
  /** @param {SpotKey} key */
  focus(key2) {
    this.#boards.get(Number(key2.split(":")[0]))?.focus(key2);
  }
  get dragging() {
    return this.#drag.lifted;
  }
  cancelDrag() {
    this.#drag.cancel();
  }
  /** @param {EventTarget | null} target @returns {SpotKey | null} */
  #keyAt(target) {
    return target instanceof Element ? target.closest("[data-spot]")?.getAttribute("data-spot") ?? null : null;
  }
  /** @param {SpotKey | null} key */
  #hover(key2) {
    if (key2 === this.#hovered) return;
    this.#hovered = key2;
    this.#onIntent({ type: "hover", spot: key2 });
  }
  /**
   * The piece glides from where it stood, across boards too. The time comes from the style sheet and is 0 when motion is unwanted.
   * @param {Move} move
   */
  #animate(move) {
    const from = this.cell(keyOf(move.from));
    const to = this.cell(keyOf(move.to));
    const piece = to?.querySelector(".xb-pc");
    const board2 = to?.closest(".xb-board");
    if (!from || !to || !piece || !board2 || typeof piece.animate !== "function") return;
    const time = getComputedStyle(to).getPropertyValue("--xb-move").trim();
    const milliseconds = time.endsWith("ms") ? Number.parseFloat(time) : Number.parseFloat(time) * 1e3;
    if (!(milliseconds > 0)) return;
    const a = from.getBoundingClientRect();
    const b = to.getBoundingClientRect();
    if (a.width === 0 || b.width === 0) return;
    const dx = a.left + a.width / 2 - b.left - b.width / 2;
    const dy = a.top + a.height / 2 - b.top - b.height / 2;
    this.#glide(board2, "gliding", 1);
    this.#glide(to, "glides", 1);
    const run = piece.animate(
      [{ transform: `translate(${dx}px, ${dy}px) scale(${a.width / b.width})` }, { transform: "none" }],
      { duration: milliseconds, easing: "cubic-bezier(.2, .7, .2, 1)" }
    );
    const done = () => {
      this.#glide(board2, "gliding", -1);
      this.#glide(to, "glides", -1);
    };
    run.onfinish = done;
    run.oncancel = done;
  }
  /** A piece glides there, or has come; another may still be under way. @param {Element} place @param {string} name @param {1 | -1} more */
  #glide(place, name, more2) {
    const count = (this.#glides.get(place) ?? 0) + more2;
    if (count > 0) this.#glides.set(place, count);
    else this.#glides.delete(place);
    place.classList.toggle(name, count > 0);
  }
};

// view/scene.js
var AREAS = { slots: SlotsArea, twins: TwinsArea, tall: TallArea, single: SingleArea };
var Scene = class {
  #join;
  #size;
  #picture;
  /** @param {Made} made */
  constructor({ session, info, fresh, words, describe, showRule = null, picture = false, show = null, plain: plain2 = false }) {
    this.session = session;
    this.info = info;
    this.fresh = fresh;
    this.words = words;
    this.describe = describe;
    this.showRule = showRule;
    this.show = show;
    this.#picture = picture;
    const own = new AREAS[LAYOUTS[info.id].name]();
    this.area = plain2 ? new PlainArea(own) : own;
    this.area.root.setAttribute("part", "boards");
    this.view = new BoardsView((intent) => session.take(intent), this.area.root);
    this.#join = new JoinLine(this.area.root);
    this.#size = typeof ResizeObserver === "function" ? new ResizeObserver(() => this.#sized()) : null;
  }
  /** The name of the game. */
  get title() {
    return this.info.names[this.words.language];
  }
  /** Follows the size of its place, until `leave`. May be called again after it. */
  enter() {
    this.#size?.observe(this.area.root);
  }
  leave() {
    this.view.cancelDrag();
    this.#size?.disconnect();
    this.#join.stop();
  }
  #sized() {
    this.area.sized?.();
    this.#join.render(this);
  }
  /** @param {Words} [words] */
  render(words = this.words) {
    this.words = words;
    const { session, area, info } = this;
    const { state, choice } = session;
    const extras = area.extras(this);
    session.lost = extras.ghosts ?? /* @__PURE__ */ new Map();
    const marks = extras.marks ?? /* @__PURE__ */ new Map();
    if (session.refusal) marks.set(session.refusal.at, [...marks.get(session.refusal.at) ?? [], "refused"]);
    const { selection } = session;
    if (selection?.by === "from" && session.offer.length === 0) marks.set(selection.spot, ["selected"]);
    for (const [spot, mark] of Object.entries(this.show?.marks ?? {}))
      marks.set(spot, [...marks.get(spot) ?? [], mark]);
    area.render(this);
    const first = choice?.options[0];
    const sure = session.announced ?? session.proposed;
    this.view.render({
      files: info.files,
      ranks: info.ranks,
      state,
      version: session.version,
      moves: session.moves,
      offer: sure ? [sure] : session.offer,
      proposed: session.proposed,
      quiet: !session.hints && !sure,
      orientation: session.orientation,
      trail: trailOf(session),
      marks,
      arrows: this.show?.arrows,
      spans: this.#spans(extras),
      ghosts: extras.ghosts,
      faint: extras.faint,
      promotion: choice && first ? { spot: choice.spot, color: first.piece.color, kinds: kindsOf(choice.options) } : null,
      animate: session.animate,
      still: session.still,
      picture: this.#picture,
      names: new Map(state.boards.map((b) => [b.board, this.#name(b)])),
      strings: viewStrings(words)
    });
    session.animate = null;
    this.#join.render(this);
  }
  /** @param {Extras} extras @returns {Map<number, readonly [number, number]>} */
  #spans({ spans }) {
    const { ranks } = this.show ?? {};
    const boards = ranks ? this.session.state.boards.map((b) => (
      /** @type {const} */
      [b.board, ranks]
    )) : [];
    return new Map([...spans ?? [], ...boards]);
  }
  /** A picture is told as a whole. @param {import("../index.js").BoardState} board */
  #name(board2) {
    const name = spokenBoard(this.words, this.session, board2);
    return this.#picture ? `${name}. ${spokenPieces(this.words, board2)}` : name;
  }
};
function trailOf(session) {
  const seen = /* @__PURE__ */ new Set();
  const trail = [];
  const latest = session.history.length - 1;
  for (let i = latest; i >= 0 && seen.size < session.state.boards.length; i--) {
    const entry = session.history[i];
    if (!entry || !("from" in entry)) continue;
    const before = i === latest && i > 0 && session.game.at(i).turn.ply === 2 ? session.history[i - 1] : void 0;
    if (before && "from" in before) trail.push(before);
    if (seen.has(entry.from.board) && seen.has(entry.to.board)) continue;
    if (!seen.has(entry.from.board) && !seen.has(entry.to.board)) trail.push(entry);
    seen.add(entry.from.board);
    seen.add(entry.to.board);
  }
  return trail;
}
function kindsOf(options) {
  const kinds = [];
  for (const { promotion } of options) if (promotion) kinds.push(promotion);
  return kinds.sort((a, b) => "qrbn".indexOf(a) - "qrbn".indexOf(b));
}

// view/session.js
var LINGERS = 8e3;
var ANNOUNCED = 160;
var Session = class {
  /** @type {GameState} */
  state;
  /** @type {Move[]} */
  moves = [];
  /** The entries up to the position that is shown. @type {Entry[]} */
  history = [];
  /** Goes up with every change of the position. */
  version = 0;
  /** @type {Selection | null} */
  selection = null;
  /** @type {Refusal | null} */
  refusal = null;
  /** The key of something to be told, until closed or the next act. */
  notice = "";
  /** What goes into its gaps. @type {import("./words.js").Params} */
  about = {};
  /** @type {{ spot: SpotKey, options: Move[] } | null} */
  choice = null;
  /** @type {Move | null} a tranzit that has been announced and is about to land */
  announced = null;
  /** @type {Played | null} the ply just made, to be animated once */
  animate = null;
  /** @type {SpotKey | null} */
  hovered = null;
  /** Squares that wait for a lost piece; the scene, which draws them, says which. @type {ReadonlyMap<SpotKey, Piece>} */
  lost = /* @__PURE__ */ new Map();
  /** Asked before a ply is played; whether it may be. @type {(move: Move) => boolean} */
  may = () => true;
  /** The position after so many entries is looked at; null for the latest. @type {number | null} */
  at = null;
  /** Another line that is looked at: a game in which it is played, from the position `at`. @type {Game | null} */
  aside = null;
  /** The whole history, whatever position is looked at. @type {Entry[]} */
  entries = [];
  /** Nothing is played here. */
  fixed = false;
  /** A piece may be chosen though it can go nowhere, so that each try is refused for its own reason. */
  free = false;
  /** A chosen ply is played only when it has been confirmed. */
  confirms = false;
  /** The ply that waits for that. @type {Move | null} */
  proposed = null;
  #turns = false;
  /** Where a chosen piece may go is shown. */
  hints = true;
  /** A board that has just been decided stays in sight as long as nothing else is played. */
  keeps = false;
  /** What is refused is explained. */
  explains = true;
  /** Asked before something is taken back, which goes on only if it is called. @type {((go: () => void) => void) | null} */
  mayUndo = null;
  /** Asked before a ply is played from an earlier position, as that cuts off the rest. @type {((go: () => void) => void) | null} */
  branch = null;
  /** The game as it was at the position that is looked at, where it may be gone on from. @type {Game | null} */
  #past = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** @type {ReturnType<typeof setTimeout> | undefined} runs while a board that has just been decided stays in sight */
  #lingering;
  #changed;
  #calm;
  /**
   * @param {Game} game
   * @param {Seating} seating
   * @param {Player} orientation
   * @param {(kept: boolean) => void} changed something is to be drawn anew; kept too, if the game itself has changed
   * @param {() => boolean} calm motion is unwanted
   */
  constructor(game, seating, orientation, changed, calm) {
    this.game = game;
    this.seating = seating;
    this.orientation = orientation;
    this.#changed = changed;
    this.#calm = calm;
    this.state = game.state();
    this.#refresh();
  }
  get over() {
    return this.state.outcome !== null;
  }
  /** How many entries the whole history has. */
  get length() {
    return this.entries.length;
  }
  /** No piece can be taken hold of. */
  get still() {
    return this.fixed || this.aside !== null || this.at !== null && !this.branch || this.over;
  }
  /** The game that answers for the position that is shown. */
  get #asked() {
    return this.#past ?? this.game;
  }
  /** A ply has been chosen that has not been played yet: it is announced, waits to be confirmed, or what it promotes to is asked. */
  get pending() {
    return this.announced !== null || this.proposed !== null || this.choice !== null;
  }
  /** Something has been played that a new game would lose. */
  get underWay() {
    return this.history.length > 0 && !this.over;
  }
  /** Boards that the last entry shown has decided: they stay where they stood until the next act. @returns {number[]} */
  get lingering() {
    if (this.at === null && this.#lingering === void 0 && !this.keeps) return [];
    return decidedBy(this.history.at(-1));
  }
  /** The plies on offer for what is selected. @returns {Move[]} */
  get offer() {
    const { selection } = this;
    if (!selection) return [];
    if (selection.by === "from") return this.moves.filter((m) => keyOf(m.from) === selection.spot);
    if (selection.by === "to") return this.moves.filter((m) => keyOf(m.to) === selection.spot && brought(m));
    return this.moves.filter((m) => brought(m) && m.from.board === selection.board && m.piece.kind === selection.kind);
  }
  /** @param {Intent} intent */
  take(intent) {
    const { version } = this;
    switch (intent.type) {
      case "hover":
        this.hovered = intent.spot;
        this.#changed(false);
        return;
      case "spot":
        if (this.land()) return;
        this.#click(intent.spot);
        break;
      case "lift":
        if (this.land()) return;
        this.#clear();
        this.#settle();
        if (!this.still) this.selection = { by: "from", spot: intent.spot };
        break;
      case "drop":
        if (intent.to && intent.to !== intent.from) this.#click(intent.to, true);
        else if (intent.broken || this.offer.length === 0) this.selection = null;
        break;
      case "promote": {
        const move = this.choice?.options.find((m) => m.promotion === intent.kind);
        if (move) this.#choose([move], false);
        break;
      }
      case "cancel":
        this.cancel();
        return;
    }
    if (!this.explains && this.refusal) this.closeRefusal();
    this.#changed(this.version !== version);
  }
  /** Plays the ply that waits to be confirmed. */
  confirm() {
    const move = this.proposed;
    if (!move) return;
    const { version } = this;
    this.proposed = null;
    this.#choose([move], false, true);
    this.#changed(this.version !== version);
  }
  /** One step back from whatever is begun: the picker, the proposal, the piece that is held with what it was refused. */
  cancel() {
    if (this.announced) {
      clearTimeout(this.#timer);
      this.announced = null;
    } else if (this.choice) this.choice = null;
    else if (this.proposed) this.proposed = null;
    else {
      if (!this.notice) this.selection = null;
      this.#unsay();
    }
    this.#changed(false);
  }
  closeRefusal() {
    if (this.offer.length === 0) this.selection = null;
    this.#unsay();
    this.#changed(false);
  }
  /** @param {string} key @param {import("./words.js").Params} [about] what goes into its gaps */
  tell(key2, about = {}) {
    this.notice = key2;
    this.about = about;
    this.#changed(false);
  }
  /** @param {number} board @param {Kind} kind */
  selectKind(board2, kind) {
    if (this.land() || this.still) return;
    const { selection } = this;
    const again = selection?.by === "kind" && selection.board === board2 && selection.kind === kind;
    this.#clear();
    if (!again) this.selection = { by: "kind", board: board2, kind };
    this.#changed(false);
  }
  undo() {
    if (this.announced) return this.cancel();
    const stands = this.#asking();
    const take = () => {
      if (!stands() || !this.game.undo()) return;
      this.at = null;
      this.#refresh();
      this.#face();
      this.#changed(true);
    };
    if (this.mayUndo && this.length > 0 && this.state.turn.ply === 1) this.mayUndo(take);
    else take();
  }
  /**
   * Before a question: tells afterwards whether the answer is still about the game as it stood then. Where another has taken its
   * place that is told.
   */
  #asking() {
    const { game, length } = this;
    return () => {
      if (this.game !== game) this.tell("elsewhere");
      return this.game === game && this.length === length;
    };
  }
  /** The side to move is below: as soon as that is wanted, and after each turn. */
  get turns() {
    return this.#turns;
  }
  set turns(on) {
    if (on === this.#turns) return;
    this.#turns = on;
    this.#face();
  }
  /** The side to move is below, if that is wanted. @returns {boolean} whether the boards have been turned */
  #face() {
    const { player } = this.state;
    if (!this.#turns || !player || player === this.orientation) return false;
    this.orientation = player;
    return true;
  }
  redo() {
    if (this.land() || !this.game.redo()) return;
    this.at = null;
    this.#refresh();
    this.#face();
    this.#changed(true);
  }
  flip() {
    this.orientation = this.orientation === "first" ? "second" : "first";
    this.#changed(true);
  }
  /** @param {Player} player @param {number} [board] */
  resign(player, board2) {
    this.land();
    this.game.resign(player, board2);
    this.at = null;
    this.#refresh();
    this.#changed(true);
  }
  /** The time of a player is out. @param {Player} player */
  flag(player) {
    clearTimeout(this.#timer);
    this.announced = null;
    this.game.flag(player);
    this.at = null;
    this.#refresh();
    this.#changed(true);
  }
  /** @param {number} [board] */
  agreeDraw(board2) {
    this.land();
    this.game.agreeDraw(board2);
    this.at = null;
    this.#refresh();
    this.#changed(true);
  }
  /**
   * Looks at the position after so many entries; null for the latest.
   * @param {number | null} ply
   */
  look(ply) {
    this.land();
    const before = this.at ?? this.length;
    const at = ply === null || ply >= this.length ? null : Math.max(0, ply);
    const { aside } = this;
    if (at === this.at && !aside) return;
    this.at = at;
    this.#refresh();
    const last = this.history.at(-1);
    if (!aside && (at ?? this.length) === before + 1 && last && "from" in last) this.animate = last;
    this.#changed(false);
  }
  /**
   * Looks at another line, which leaves the history after so many entries. Whatever is done next ends that.
   * @param {Game} line a game of its own, in which that line is played; what can be done again goes on with it
   * @param {number} at
   */
  lookAside(line, at) {
    this.land();
    this.at = at;
    this.#refresh(line);
    const last = this.history.at(-1);
    if (last && "from" in last) this.animate = last;
    this.#changed(false);
  }
  /**
   * The entries up to the position that is shown, as the package writes them.
   * @param {import("../index.js").NotationStyle} style
   */
  written(style) {
    const { aside, game, history } = this;
    return (aside ?? game).notations(style).slice(0, history.length);
  }
  /** Looks so many entries further, or back; in another line as long as that goes. @param {number} by */
  step(by) {
    const { aside, at } = this;
    if (!aside || at === null || Math.abs(by) !== 1) this.look((at ?? this.length) + by);
    else if (by < 0 && aside.history().length === at + 1) this.look(at);
    else if (by < 0 ? aside.undo() : aside.redo()) this.lookAside(aside, at);
  }
  /** Nothing is played here any more, or again. @param {boolean} fixed */
  fix(fixed) {
    if (fixed === this.fixed) return;
    this.land();
    this.fixed = fixed;
    this.at = null;
    this.#refresh();
  }
  /**
   * Plays a ply that was not chosen on the boards.
   * @param {string} code
   */
  play(code) {
    this.land();
    const played = this.game.play(code);
    this.#follow(played);
    this.#changed(true);
    return played;
  }
  /**
   * Plays a ply that somebody has typed: from the latest position, as if he had chosen it on the boards.
   * @param {string} code
   */
  enter(code) {
    this.land();
    if (this.at !== null) this.look(null);
    if (this.fixed) return;
    const move = this.moves.find((m) => m.code === code);
    if (!move) {
      this.game.play(code);
      return;
    }
    const { version } = this;
    this.#clear();
    this.#choose([move], false);
    this.#changed(this.version !== version);
  }
  /** Ends what is begun. A ply that has been announced is played: it was chosen. */
  leave() {
    this.land();
    this.#settle();
    this.#clear();
  }
  /**
   * Goes on from another state of the game; what is pending here is dropped.
   * @param {Game} game @param {Seating} seating @param {Player} orientation
   * @param {number | null} [at] the position after so many entries is looked at
   */
  adopt(game, seating, orientation, at = null) {
    this.drop();
    this.#settle();
    this.game = game;
    this.seating = seating;
    this.orientation = orientation;
    this.at = at;
    this.#refresh();
    this.#changed(false);
  }
  /** Ends what is pending without a trace. */
  drop() {
    clearTimeout(this.#timer);
    this.announced = null;
    this.#clear();
  }
  /** A board that lingers makes room. */
  #settle() {
    clearTimeout(this.#lingering);
    this.#lingering = void 0;
  }
  /** @param {Game | null} [aside] another line that is looked at */
  #refresh(aside = null) {
    this.#settle();
    const history = this.game.history();
    this.entries = history;
    this.aside = aside;
    this.state = aside ? aside.state() : this.at === null ? this.game.state() : this.game.at(this.at);
    this.history = aside ? aside.history() : this.at === null ? history : history.slice(0, this.at);
    this.#past?.free();
    this.#past = this.at === null || this.still ? null : this.game.clone();
    if (this.#past) for (let i = history.length; i > (this.at ?? 0); i--) this.#past.undo();
    this.moves = this.still ? [] : this.#asked.moves();
    this.version += 1;
    this.animate = null;
    this.#clear();
  }
  #clear() {
    this.selection = null;
    this.proposed = null;
    this.choice = null;
    this.#unsay();
  }
  #unsay() {
    this.refusal = null;
    this.notice = "";
  }
  /** @param {SpotKey} spot @param {boolean} [dragged] */
  #click(spot, dragged = false) {
    this.#unsay();
    this.#settle();
    if (this.choice) {
      this.choice = null;
      return;
    }
    const { proposed } = this;
    this.proposed = null;
    if (proposed && keyOf(proposed.to) === spot) return this.#choose([proposed], dragged, true);
    if (this.still) return;
    const { selection, offer } = this;
    if (!selection) return this.#fresh(spot);
    if (selection.by === "from") {
      if (spot === selection.spot) {
        this.selection = null;
        return;
      }
      const options2 = offer.filter((m) => keyOf(m.to) === spot);
      if (options2.length) return this.#choose(options2, dragged);
      if (!dragged && (this.#mayStart(spot) || this.#isAnother(selection.spot, spot))) return this.#fresh(spot);
      this.refusal = this.#refused(selection.spot, spot);
      return;
    }
    const options = offer.filter((m) => keyOf(selection.by === "to" ? m.from : m.to) === spot);
    if (options.length === 1) return this.#choose(options, dragged);
    if (options.length > 1) {
      this.selection = { by: "to", spot };
      return;
    }
    this.refusal = selection.by === "to" ? this.#notFrom(selection.spot, spot) : this.#notTo(selection, spot);
    if (!this.refusal) this.#fresh(spot);
  }
  /**
   * Why the piece of one square does not fill another that was chosen first; null where another piece is meant.
   * @param {SpotKey} to @param {SpotKey} from @returns {Refusal | null}
   */
  #notFrom(to, from) {
    if (boardOf(from) === boardOf(to) || !this.#pieceOn(from)) return null;
    const why = this.#why(from, to);
    return why && why.rule !== NOT_NOW ? { at: to, from, stuck: null, why: [whyOf(to, why)] } : null;
  }
  /**
   * Why no piece of the kind that was chosen may go to a square; null where another piece is meant.
   * @param {{ board: number }} chosen @param {SpotKey} to @returns {Refusal | null}
   */
  #notTo({ board: board2 }, to) {
    if (boardOf(to) === String(board2) || this.#mayStart(to)) return null;
    for (const from of new Set(this.offer.map((m) => keyOf(m.from)))) {
      if (this.#isAnother(from, to)) return null;
      const why = this.#why(from, to);
      if (why && why.rule !== NOT_NOW) return { at: to, from, stuck: null, why: [whyOf(to, why)] };
    }
    return null;
  }
  /** A click with nothing selected. @param {SpotKey} spot */
  #fresh(spot) {
    this.selection = null;
    if (this.#mayStart(spot)) {
      this.selection = { by: "from", spot };
      return;
    }
    const piece = this.#pieceOn(spot);
    if (piece) {
      this.refusal = this.#stuck(spot, piece);
      if (this.refusal.why[0]?.rule !== NOT_NOW) this.selection = { by: "from", spot };
      return;
    }
    if (this.moves.some((m) => brought(m) && keyOf(m.to) === spot)) {
      this.selection = { by: "to", spot };
      return;
    }
    const lost = this.lost.get(spot);
    if (!lost) return;
    const sources = this.#asked.sources(spot).filter((c) => c.kind === "placement" || c.kind === "transfer");
    const [why] = telling(sources.filter((c) => this.#pieceOn(keyOf(c.from))?.kind === lost.kind));
    if (why) this.refusal = { at: spot, from: null, stuck: null, why: [whyOf(spot, why)] };
    if (why) this.selection = { by: "to", spot };
  }
  /** What holds back a piece that can go nowhere. @param {SpotKey} spot @param {Piece} piece @returns {Refusal} */
  #stuck(spot, piece) {
    const found = telling(this.#asked.candidates(spot));
    const [first] = found;
    if (first?.rule === NOT_NOW || !first)
      return { at: spot, from: null, stuck: piece.kind, why: [whyOf(spot, first ?? this.#why(spot, besides(spot)))] };
    const mustHop = this.#mustHop(spot);
    const why = mustHop ? [whyOf(spot, mustHop)] : found.slice(0, 2).map((c) => whyOf(keyOf(c.to), c));
    return { at: spot, from: null, stuck: piece.kind, why };
  }
  /** Why a piece may not go to a square. @param {SpotKey} from @param {SpotKey} to @returns {Refusal} */
  #refused(from, to) {
    const why = this.#why(from, to);
    const mustHop = why?.rule === NOT_NOW ? void 0 : this.#mustHop(from);
    return { at: to, from, stuck: null, why: [whyOf(to, mustHop ?? why)] };
  }
  /** While one king must go, that holds back every other piece, whatever else does. @param {SpotKey} spot */
  #mustHop(spot) {
    const { forced } = this.state;
    return forced && keyOf(forced) !== spot ? MUST_HOP : void 0;
  }
  /** Why the piece of one square may not go to another. @param {SpotKey} from @param {SpotKey} to */
  #why(from, to) {
    const known = this.#asked.candidates(from).find((c) => !c.legal && keyOf(c.to) === to);
    if (known) return known;
    try {
      const answer = this.#asked.explain(moveCode(from, to, this.state.boards.length));
      return answer.legal ? void 0 : answer;
    } catch {
      return void 0;
    }
  }
  /** @param {SpotKey} spot */
  #mayStart(spot) {
    return this.moves.some((m) => keyOf(m.from) === spot) || this.free && this.game.candidates(spot).some((c) => c.rule !== NOT_NOW);
  }
  /**
   * Whether a click on a square means the piece there, as one beside the piece that is held, and not where that is to go.
   * @param {SpotKey} held @param {SpotKey} spot
   */
  #isAnother(held, spot) {
    const piece = this.#pieceOn(spot);
    if (!piece || piece.color !== this.#pieceOn(held)?.color) return false;
    return !this.#asked.candidates(held).some((c) => keyOf(c.to) === spot && c.kind !== "move");
  }
  /** @param {SpotKey} spot @returns {Piece | undefined} */
  #pieceOn(spot) {
    const board2 = this.state.boards.find((b) => b.board === Number(spot.split(":")[0]));
    return board2?.pieces.find((p) => p.square === squareOf(spot))?.piece;
  }
  /** @param {Move[]} options @param {boolean} dragged @param {boolean} [confirmed] */
  #choose(options, dragged, confirmed = false) {
    const [move] = options;
    if (!move) return;
    if (options.length > 1) {
      this.choice = { spot: keyOf(move.to), options };
      return;
    }
    this.choice = null;
    if (this.confirms && !confirmed) {
      this.proposed = move;
      return;
    }
    if (move.kind === "tranzit") {
      this.announced = move;
      this.selection = null;
      if (!this.#calm()) {
        this.#timer = setTimeout(() => this.land(), ANNOUNCED);
        return;
      }
    }
    this.#play(move, dragged);
  }
  /** Lets an announced ply land now. @returns {boolean} whether there was one */
  land() {
    const move = this.announced;
    if (!move) return false;
    clearTimeout(this.#timer);
    this.#play(move, false);
    this.#changed(true);
    return true;
  }
  /** @param {Move} move @param {boolean} dragged */
  #play(move, dragged) {
    this.announced = null;
    this.#settle();
    const { at } = this;
    if (at !== null) {
      this.#clear();
      const stands = this.#asking();
      this.branch?.(() => {
        if (!stands() || this.at !== at) return;
        for (let i = this.length; i > at; i--) this.game.undo();
        this.at = null;
        this.#play(move, false);
        this.#changed(true);
      });
      return;
    }
    const { version } = this;
    const may = this.may(move);
    if (this.version !== version) return;
    if (!may) {
      this.#clear();
      return;
    }
    const played = this.game.play(move.code);
    this.#follow(played, dragged);
  }
  /** @param {Played} played @param {boolean} [dragged] the piece lies there already */
  #follow(played, dragged = false) {
    this.at = null;
    this.#refresh();
    if (!this.#face() && !dragged) this.animate = played;
    if (this.over || decidedBy(played).length === 0) return;
    this.#lingering = setTimeout(() => {
      this.#settle();
      this.#changed(false);
    }, LINGERS);
  }
};
function brought(move) {
  return move.kind === "placement" || move.kind === "transfer";
}
function decidedBy(entry) {
  return (entry?.events ?? []).flatMap((e) => e.type === "board-won" || e.type === "board-drawn" ? [e.board] : []);
}
var LEAST_TELLING = (
  /** @type {const} */
  ["D6", "O1", "O6", "T10"]
);
var NOT_NOW = "O6";
var MUST_HOP = { reason: "king-must-hop", rule: "T11" };
function telling(candidates) {
  const byRule = /* @__PURE__ */ new Map();
  for (const c of candidates) if (!c.legal && !byRule.has(c.rule)) byRule.set(c.rule, c);
  for (const rule of LEAST_TELLING) if (byRule.size > 1) byRule.delete(rule);
  return [...byRule.values()];
}
function whyOf(at, why) {
  return { at, reason: why?.reason, rule: why?.rule };
}
function besides(spot) {
  return `${spot.split(":")[0]}:${squareOf(spot) === "a1" ? "a2" : "a1"}`;
}
function boardOf(spot) {
  return spot.slice(0, spot.indexOf(":"));
}
function squareOf(spot) {
  return spot.slice(spot.indexOf(":") + 1);
}
function moveCode(from, to, boards) {
  if (boards === 1) return `${squareOf(from)}${squareOf(to)}`;
  return from.split(":")[0] === to.split(":")[0] ? `${from}${squareOf(to)}` : `${from}>${to}`;
}

// view/locale/en.js
var make = function() {
  return {
    "person.1": "Player 1",
    "person.2": "Player 2",
    "side.w": "White",
    "side.b": "Black",
    "side.w.inside": "White",
    "side.b.inside": "Black",
    "side.w.plays": "White",
    "side.b.plays": "Black",
    "player.first": "First",
    "player.second": "Second",
    "player.first.inside": "First",
    "player.second.inside": "Second",
    "piece.k": "King",
    "piece.w.k": "white king",
    "piece.b.k": "black king",
    "piece.q": "Queen",
    "piece.w.q": "white queen",
    "piece.b.q": "black queen",
    "piece.r": "Rook",
    "piece.w.r": "white rook",
    "piece.b.r": "black rook",
    "piece.b": "Bishop",
    "piece.w.b": "white bishop",
    "piece.b.b": "black bishop",
    "piece.n": "Knight",
    "piece.w.n": "white knight",
    "piece.b.n": "black knight",
    "piece.p": "Pawn",
    "piece.w.p": "white pawn",
    "piece.b.p": "black pawn",
    "square.empty": "empty",
    "square.ghost": "empty, waits for a lost {piece}",
    "mark.selected": "selected",
    "mark.source": "may go to another board",
    "mark.forced": "must move",
    "mark.framed": "framed",
    "mark.move": "can move here",
    "mark.capture": "can be captured",
    "mark.placement": "can be placed here",
    "mark.transfer": "can be transferred here",
    "mark.tranzit": "tranzit to this square",
    "mark.last": "last move",
    "mark.check": "in check",
    "mark.refused": "refused",
    "mark.attacker": "attacks",
    "mark.line": "on the line of attack",
    "mark.left": "has left for good",
    "promote": "Promote to",
    "promote.hint": "Choose the piece that the pawn becomes.",
    "proposed.hint": "{text}: confirm it, or choose another move.",
    "chosen.quiet": "{piece} {square}: choose a square.",
    "board.spoken": "board {n}",
    "board.only": "board",
    "board.white": "White: {who}",
    "board.black": "Black: {who}",
    "board.acting": "your move here",
    "board.undecided": "in play",
    "board.unfinished": "not played to the end",
    "role.initial": "initial board",
    "role.control": "control board",
    "status.open": "open",
    "status.closed": "closed",
    "status.reserve": "in reserve",
    "status.gone": "out of play",
    "result.board.draw": "drawn",
    "won.w": "won by White",
    "won.b": "won by Black",
    "won.first": "won by First",
    "won.second": "won by Second",
    "won.named": "won by {name}",
    "result.board.stalemate": "stalemate, drawn",
    "result.board.mate": "mate, {won}",
    "result.board.won": "{won}",
    "track": "Game cycle",
    "score": "score",
    "tray.need": "To replace losses on board {n}",
    "tray.none": "Nothing to replace on board {n}",
    "tray.idle": "Waits to enter play",
    "tray.over": "Never entered play",
    "tray.transfer": "May be transferred from board {n}",
    "tray.inplay": "In play now",
    "tray.unfinished": "Not played to the end",
    "tray.gone": "Out of play",
    "tray.piece": {
      "one": "{piece}, {n} lost",
      "other": "{piece}, {n} lost"
    },
    "turn": "Whose move it is",
    "turn.board.first": "First plays {colour} on board {n}",
    "turn.board.second": "Second plays {colour} on board {n}",
    "turn.board.named": "{name} plays {colour} on board {n}",
    "turn.any.w": "White to move, either board",
    "turn.any.b": "Black to move, either board",
    "turn.any.named": "{name} to move, either board",
    "turn.one.w": "White to move on board {n}",
    "turn.one.b": "Black to move on board {n}",
    "turn.one.named": "{name} to move on board {n}",
    "turn.plain.w": "White to move",
    "turn.plain.b": "Black to move",
    "turn.plain.named": "{name} to move",
    "turn.ply": "{side}: ply {ply} of {of}",
    "turn.forced.w": "White’s king must cross",
    "turn.forced.b": "Black’s king must cross",
    "turn.forced.named": "{name}: the king must cross",
    "hint.start": "Choose a piece to see where it may go.",
    "hint.lot": "The lot fell to {name}: begins. Choose a piece to see where it may go.",
    "hint.check": "Check.",
    "hint.check.board": "Check on board {n}.",
    "hint.forced": "The only move: king {square}, tranzit to board {n}.",
    "hint.last": "Last move: {text}.",
    "hint.last.board": "Last move: {text}, board {n}.",
    "hint.second": "Make the second ply.",
    "chosen.move": "{piece} {square}: choose a marked square.",
    "chosen.move.tranzit": "{piece} {square}: move, or tranzit to board {b}.",
    "chosen.move.placement": "{piece} {square}: move on board {a}, or place on board {b}: {squares}.",
    "chosen.move.transfer": "{piece} {square}: move on board {a}, or transfer to board {b}: {squares}.",
    "chosen.tranzit": "{piece} {square}: tranzit to board {b}.",
    "chosen.placement": "{piece} of board {a}: place it on {squares}.",
    "chosen.transfer": "{piece} of board {a}: bring it to {squares} of board {b}.",
    "chosen.kind": "{piece} of board {n}: choose the square, {squares}.",
    "chosen.to": "For {square}: choose a framed piece.",
    "said.move": "{piece} {from}–{to}",
    "said.capture": "{piece} {from}×{to}",
    "said.promotion": "{text} = {piece}",
    "said.castling.king": "Castling, king’s side",
    "said.castling.queen": "Castling, queen’s side",
    "said.placement": "{piece} of board {a} placed on {to}, board {b}",
    "said.transfer": "{piece} of board {a} brought to {to}, board {b}",
    "said.tranzit": "{piece} {from} to board {b}",
    "announce": "Tranzit!",
    "announce.said": "Tranzit! {text}.",
    "event.won": "Board {n} is {won}.",
    "event.mate": "Checkmate on board {n}: {won}.",
    "event.double": "Double mate: board {n} too is {won}.",
    "event.stalemate": "Stalemate: board {n} is drawn.",
    "event.drawn": "Board {n} is drawn.",
    "event.enters": "Board {n} enters play.",
    "event.king": "A king is captured on {square}.",
    "entry.resign": "{who} resigned.",
    "entry.resign.board": "{who} resigned board {n}.",
    "entry.resign.many": "{who} resigned.",
    "entry.resign.board.many": "{who} resigned board {n}.",
    "entry.draw": "Draw agreed.",
    "entry.draw.board": "Draw agreed on board {n}.",
    "entry.flag": "{who} ran out of time.",
    "outcome.draw": "Draw",
    "outcome.control": "Control board {n} is won, and the match with it.",
    "outcome.points": "The open board is drawn by agreement, and the points decide.",
    "outcome.uncrossed": "Board 2 gives points only to those who have crossed to it.",
    "outcome.won.w": "White wins",
    "outcome.won.b": "Black wins",
    "outcome.won.first": "First wins",
    "outcome.won.second": "Second wins",
    "outcome.won.named": "{name} wins",
    "result.points": ", {a} : {b}",
    "rule": "Rule {rule}",
    "refused": "Not {square}.",
    "refused.board": "Not {square} on board {n}.",
    "refused.stuck": "{piece} {square} cannot move now.",
    "refused.to": "To {square}:",
    "refused.to.board": "To {square} on board {n}:",
    "refused.plain": "This piece cannot go there.",
    "legend.move": "move",
    "legend.capture": "capture",
    "legend.placement": "placement from a control board",
    "legend.transfer": "transfer to a control board",
    "legend.tranzit": "tranzit to board {n}",
    "legend.forced": "must move",
    "legend.closed": "closed: pieces may only leave",
    "legend.last": "last move",
    "king.at": "King on {square}",
    "king.down": "King captured on {square}",
    "kings.left": {
      "one": "{n} king left",
      "other": "{n} kings"
    },
    "steps": "The plies of this turn",
    "step.first": "First ply",
    "step.first.hint": "Two plies a turn, with any pieces.",
    "step.only": "One ply",
    "step.only.hint": "White begins with a single ply.",
    "step.second": "Second ply",
    "step.second.hint": "Take both kings to win. There is no check.",
    "step.played": "played",
    "step.back": "Take back",
    "step.first.short": "first ply",
    "step.second.short": "second ply",
    "undo": "Undo",
    "redo": "Redo",
    "flip": "Flip",
    "close": "Close",
    "nav": "Steps through the game",
    "nav.first": "To the start",
    "nav.previous": "Back",
    "nav.next": "Forward",
    "nav.last": "To the end",
    "nav.at": "{n} of {of}",
    "moves": "Moves",
    "view.start": "Start position",
    "controls": "Controls",
    "trouble": "This game cannot be shown: the mistake is in “{name}”. {why}",
    "trouble.entry": "This game cannot be shown: the mistake is in “{name}”, entry {n}, “{text}”. {why}",
    "trouble.load": "The boards cannot be shown here: the rules could not be loaded."
  };
};
var made;
var en_default = () => made ??= make();

// view/locale/ru.js
var make2 = function() {
  return {
    "person.1": "Игрок 1",
    "person.2": "Игрок 2",
    "side.w": "Белые",
    "side.b": "Чёрные",
    "side.w.inside": "белые",
    "side.b.inside": "чёрные",
    "side.w.plays": "белыми",
    "side.b.plays": "чёрными",
    "player.first": "Первый",
    "player.second": "Второй",
    "player.first.inside": "первый",
    "player.second.inside": "второй",
    "piece.k": "Король",
    "piece.w.k": "белый король",
    "piece.b.k": "чёрный король",
    "piece.q": "Ферзь",
    "piece.w.q": "белый ферзь",
    "piece.b.q": "чёрный ферзь",
    "piece.r": "Ладья",
    "piece.w.r": "белая ладья",
    "piece.b.r": "чёрная ладья",
    "piece.b": "Слон",
    "piece.w.b": "белый слон",
    "piece.b.b": "чёрный слон",
    "piece.n": "Конь",
    "piece.w.n": "белый конь",
    "piece.b.n": "чёрный конь",
    "piece.p": "Пешка",
    "piece.w.p": "белая пешка",
    "piece.b.p": "чёрная пешка",
    "square.empty": "пусто",
    "square.ghost": "пусто, ждёт выбывшего: {piece}",
    "mark.selected": "выбрано",
    "mark.source": "может уйти на другую доску",
    "mark.forced": "обязан ходить",
    "mark.framed": "в рамке",
    "mark.move": "сюда можно пойти",
    "mark.capture": "можно взять",
    "mark.placement": "сюда можно выставить",
    "mark.transfer": "сюда можно перенести",
    "mark.tranzit": "сюда ведёт ход-перемещение",
    "mark.last": "последний ход",
    "mark.check": "под шахом",
    "mark.refused": "сюда нельзя",
    "mark.attacker": "нападает",
    "mark.line": "на линии нападения",
    "mark.left": "ушла насовсем",
    "promote": "Превратить в",
    "promote.hint": "Выберите фигуру, в которую превратится пешка.",
    "proposed.hint": "{text}: подтвердите или выберите другой ход.",
    "chosen.quiet": "{piece} {square}: выберите поле.",
    "board.spoken": "доска {n}",
    "board.only": "доска",
    "board.white": "белые: {who}",
    "board.black": "чёрные: {who}",
    "board.acting": "ход здесь",
    "board.undecided": "идёт игра",
    "board.unfinished": "не доиграна",
    "role.initial": "начальная доска",
    "role.control": "контрольная доска",
    "status.open": "открыта",
    "status.closed": "закрыта",
    "status.reserve": "в резерве",
    "status.gone": "вышла из игры",
    "result.board.draw": "ничья",
    "won.w": "победа белых",
    "won.b": "победа чёрных",
    "won.first": "победа первого",
    "won.second": "победа второго",
    "won.named": "побеждает {name}",
    "result.board.stalemate": "пат, ничья",
    "result.board.mate": "мат, {won}",
    "result.board.won": "{won}",
    "track": "Игровой цикл",
    "score": "счёт",
    "tray.need": "Взамен выбывших на доске {n}",
    "tray.none": "На доске {n} заменять некого",
    "tray.idle": "Ждёт вступления в игру",
    "tray.over": "В игру не вступила",
    "tray.transfer": "Можно перенести с доски {n}",
    "tray.inplay": "Сейчас в игре",
    "tray.unfinished": "Не доиграна",
    "tray.gone": "Вышла из игры",
    "tray.piece": {
      "one": "{piece}, выбыло: {n}",
      "few": "{piece}, выбыло: {n}",
      "many": "{piece}, выбыло: {n}",
      "other": "{piece}, выбыло: {n}"
    },
    "turn": "Чей ход",
    "turn.board.first": "Ходит первый игрок, {colour} на доске {n}",
    "turn.board.second": "Ходит второй игрок, {colour} на доске {n}",
    "turn.board.named": "Ходит {name}, {colour} на доске {n}",
    "turn.any.w": "Ход белых, на любой из досок",
    "turn.any.b": "Ход чёрных, на любой из досок",
    "turn.any.named": "Ходит {name}, на любой из досок",
    "turn.one.w": "Ход белых на доске {n}",
    "turn.one.b": "Ход чёрных на доске {n}",
    "turn.one.named": "Ходит {name} на доске {n}",
    "turn.plain.w": "Ход белых",
    "turn.plain.b": "Ход чёрных",
    "turn.plain.named": "Ходит {name}",
    "turn.ply": "{side}: двойной ход, {ply}-й из {of}",
    "turn.forced.w": "Король белых обязан перейти",
    "turn.forced.b": "Король чёрных обязан перейти",
    "turn.forced.named": "{name}: король обязан перейти",
    "hint.start": "Нажмите на фигуру, и увидите, куда она может пойти.",
    "hint.lot": "По жребию начинает {name}. Нажмите на фигуру, и увидите, куда она может пойти.",
    "hint.check": "Шах.",
    "hint.check.board": "Шах на доске {n}.",
    "hint.forced": "Единственный ход: король {square} на доску {n}.",
    "hint.last": "Последний ход: {text}.",
    "hint.last.board": "Последний ход: {text}, доска {n}.",
    "hint.second": "Сделайте второй ход.",
    "chosen.move": "{piece} {square}: нажмите отмеченное поле.",
    "chosen.move.tranzit": "{piece} {square}: ход или перемещение на доску {b}.",
    "chosen.move.placement": "{piece} {square}: ход на доске {a} или выставление на доску {b}: {squares}.",
    "chosen.move.transfer": "{piece} {square}: ход на доске {a} или перенос на доску {b}: {squares}.",
    "chosen.tranzit": "{piece} {square}: перемещение на доску {b}.",
    "chosen.placement": "{piece} с доски {a}: выставьте на {squares}.",
    "chosen.transfer": "{piece} с доски {a}: перенесите на {squares} доски {b}.",
    "chosen.kind": "{piece} с доски {n}: выберите поле, {squares}.",
    "chosen.to": "На {square}: выберите фигуру в рамке.",
    "said.move": "{piece} {from}–{to}",
    "said.capture": "{piece} {from}×{to}",
    "said.promotion": "{text} = {piece}",
    "said.castling.king": "Короткая рокировка",
    "said.castling.queen": "Длинная рокировка",
    "said.placement": "{piece} с доски {a} на {to}, доска {b}",
    "said.transfer": "{piece} с доски {a} на {to}, доска {b}",
    "said.tranzit": "{piece} {from} на доску {b}",
    "announce": "Tranzit!",
    "announce.said": "Tranzit! {text}.",
    "event.won": "Доска {n}: {won}.",
    "event.mate": "Мат на доске {n}: {won}.",
    "event.double": "Двойной мат, доска {n} тоже: {won}.",
    "event.stalemate": "Пат: на доске {n} ничья.",
    "event.drawn": "На доске {n} ничья.",
    "event.enters": "В игру вступает доска {n}.",
    "event.king": "Король побит на {square}.",
    "entry.resign": "{who} сдаётся.",
    "entry.resign.board": "{who} сдаёт доску {n}.",
    "entry.resign.many": "{who} сдаются.",
    "entry.resign.board.many": "{who} сдают доску {n}.",
    "entry.draw": "Ничья по соглашению.",
    "entry.draw.board": "Ничья по соглашению на доске {n}.",
    "entry.flag": "{who}: время истекло.",
    "outcome.draw": "Ничья",
    "outcome.control": "Контрольная доска {n} выиграна, а с ней и вся партия.",
    "outcome.points": "На открытой доске — ничья по соглашению; решают очки.",
    "outcome.uncrossed": "Доска 2 даёт очки только тому, кто на неё переходил.",
    "outcome.won.w": "Победа белых",
    "outcome.won.b": "Победа чёрных",
    "outcome.won.first": "Победа первого",
    "outcome.won.second": "Победа второго",
    "outcome.won.named": "Побеждает {name}",
    "result.points": ", {a} : {b}",
    "rule": "Правило {rule}",
    "refused": "На {square} нельзя.",
    "refused.board": "На {square} доски {n} нельзя.",
    "refused.stuck": "{piece} {square} сейчас ходить не может.",
    "refused.to": "На {square}:",
    "refused.to.board": "На {square} доски {n}:",
    "refused.plain": "Эта фигура туда не ходит.",
    "legend.move": "ход",
    "legend.capture": "взятие",
    "legend.placement": "выставление с контрольной доски",
    "legend.transfer": "перенос на контрольную доску",
    "legend.tranzit": "перемещение на доску {n}",
    "legend.forced": "обязан ходить",
    "legend.closed": "закрыта: можно только уйти",
    "legend.last": "последний ход",
    "king.at": "Король на {square}",
    "king.down": "Король побит на {square}",
    "kings.left": {
      "one": "остался один король",
      "few": "{n} короля",
      "many": "{n} королей",
      "other": "{n} короля"
    },
    "steps": "Двойной ход",
    "step.first": "Первый ход",
    "step.first.hint": "Два хода подряд, любыми фигурами.",
    "step.only": "Один ход",
    "step.only.hint": "Белые начинают с одного хода.",
    "step.second": "Второй ход",
    "step.second.hint": "Побейте обоих королей. Шаха нет.",
    "step.played": "сделан",
    "step.back": "Взять назад",
    "step.first.short": "первый ход",
    "step.second.short": "второй ход",
    "undo": "Отменить",
    "redo": "Вернуть",
    "flip": "Повернуть",
    "close": "Закрыть",
    "nav": "По ходам партии",
    "nav.first": "К началу",
    "nav.previous": "Назад",
    "nav.next": "Вперёд",
    "nav.last": "К концу",
    "nav.at": "{n} из {of}",
    "moves": "Ходы",
    "view.start": "Начальная позиция",
    "controls": "Управление",
    "trouble": "Эту партию нельзя показать: ошибка в «{name}». {why}",
    "trouble.entry": "Эту партию нельзя показать: ошибка в «{name}», запись {n}, «{text}». {why}",
    "trouble.load": "Доски показать не удалось: не загрузились правила игры."
  };
};
var made2;
var ru_default = () => made2 ??= make2();

// view/words.js
var LANGUAGES = ["ru", "en"];
var DICTIONARIES = { en: en_default, ru: ru_default };
var Words = class {
  #dictionary;
  #plural;
  /** @param {Language} language @param {Dictionary} [more] words beside those of the boards */
  constructor(language, more2) {
    this.language = language;
    this.#dictionary = { ...DICTIONARIES[language](), ...more2 };
    this.#plural = new Intl.PluralRules(language);
  }
  /**
   * The text of a key, with {names} filled in. A key with plural forms goes by the number {n}.
   * @param {string} key
   * @param {Params} [params]
   * @returns {string}
   */
  t(key2, params = {}) {
    let text = this.#dictionary[key2];
    if (typeof text === "object") text = text[this.#plural.select(Number(params.n ?? 0))] ?? text.other;
    if (text === void 0) {
      console.error(`no words for "${key2}" in ${this.language}`);
      return key2;
    }
    return text.replace(/\{(\w+)\}/g, (whole, name) => String(params[name] ?? whole));
  }
  /** @param {string} key */
  has(key2) {
    return key2 in this.#dictionary;
  }
};
function preferred(wanted) {
  for (const tag of wanted) {
    const language = LANGUAGES.find((l) => tag.toLowerCase().split("-")[0] === l);
    if (language) return language;
  }
  return "en";
}

// view/element.js
var SOURCE = /* @__PURE__ */ new Set(["game", "position", "moves"]);
var PROPERTIES = (
  /** @type {const} */
  [
    "game",
    "position",
    "moves",
    "value",
    "ply",
    "orientation",
    "theme",
    "interactive",
    "coordinates",
    "notation"
  ]
);
var dictionaries = /* @__PURE__ */ new Map();
function wordsOf(language) {
  let words = dictionaries.get(language);
  if (!words) {
    words = new Words(language);
    dictionaries.set(language, words);
  }
  return words;
}
var SHOWN = 40;
var shortened = (text) => text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
var codesOf = (text) => text.split(/[\s,]+/).filter(Boolean);
var isAt = (game, other) => !game.state().canRedo && JSON.stringify(game.toJSON()) === JSON.stringify(other.toJSON());
function treesAround(node) {
  const root = node.getRootNode();
  return root instanceof ShadowRoot ? [root, ...treesAround(root.host)] : [root];
}
function languageAround(element) {
  let at = element;
  while (at) {
    const near = at.closest("[lang]");
    if (near) return preferred([near.getAttribute("lang") ?? "", ...navigator.languages]);
    const root = at.getRootNode();
    at = root instanceof ShadowRoot ? root.host : null;
  }
  return preferred(navigator.languages);
}
function elementOf({ CrossboardError, Game, games, init, NotReadyError, describe, toSVG }) {
  return class CrossboardGame extends GameHost {
    static observedAttributes = [...SOURCE, "ply", "orientation", "lang", "interactive", "notation"];
    /** A saved game that was given as data. @type {GameJSON | null} */
    #value = null;
    /** What was given has changed since the game was made. */
    #stale = true;
    /** Attributes that stood there before the element was defined, and are still to be told of. */
    #earlier = /* @__PURE__ */ new Set();
    /** `ply` has been set since the game was made. */
    #sent = false;
    /** Why there is no game, once that has been told. @type {Fault | null} */
    #fault = null;
    /** Something is to be drawn. */
    #changes = false;
    /** @type {Promise<void> | null} */
    #drawing = null;
    /** @type {Session | null} */
    #session = null;
    /** @type {Frame | null} */
    #frame = null;
    /** The version of the session that was last told of, and how many entries it had. */
    #told = 0;
    #toldLength = 0;
    /** @type {MutationObserver | null} */
    #watch = null;
    constructor() {
      super();
      this.shadow.replaceChildren(el("slot"));
      this.#earlier = new Set(this.getAttributeNames());
      for (const name of PROPERTIES) {
        if (!Object.hasOwn(this, name)) continue;
        const given = this[name];
        delete /** @type {Record<string, unknown>} */
        /** @type {unknown} */
        this[name];
        Object.assign(this, { [name]: given });
      }
    }
    /** @override */
    connectedCallback() {
      super.connectedCallback();
      if (this.presented) return;
      if (!this.#frame) this.dress([tokens, base, board, parts, alone]);
      this.#frame?.scene.enter();
      this.#watch = new MutationObserver(() => {
        if (this.#language !== this.#spoken) this.#schedule();
      });
      for (const tree of treesAround(this)) this.#watch.observe(tree, { attributeFilter: ["lang"], subtree: true });
      if (this.#fault?.attribute === null) this.#stale = true;
      this.#schedule();
    }
    /** @override */
    disconnectedCallback() {
      super.disconnectedCallback();
      this.#watch?.disconnect();
      this.#watch = null;
      this.#session?.land();
      this.#frame?.scene.leave();
    }
    /** @param {string} name @param {string | null} before @param {string | null} now */
    attributeChangedCallback(name, before, now) {
      if (this.#earlier.delete(name)) this.#renew(this.#value);
      else if (SOURCE.has(name)) this.#renew(null);
      else if (name === "ply") this.#go();
      if (before === now) return;
      if (name === "orientation" && this.#session) this.#session.orientation = this.#side;
      this.#schedule();
    }
    get ready() {
      return this.#drawing ?? Promise.resolve();
    }
    get game() {
      return (
        /** @type {Declared['game']} */
        this.#value?.game ?? this.getAttribute("game") ?? games[0]?.id
      );
    }
    set game(id) {
      this.#give("game", id);
    }
    get position() {
      return this.#made?.game.positionAt(this.ply) ?? this.#value?.start ?? this.getAttribute("position") ?? "";
    }
    set position(text) {
      this.#give("position", text || null);
    }
    get moves() {
      return this.value?.entries ?? codesOf(this.getAttribute("moves") ?? "");
    }
    set moves(codes) {
      this.#give("moves", (Array.isArray(codes) ? codes.join(" ") : codes) || null);
    }
    get value() {
      return this.#made?.game.toJSON() ?? this.#value;
    }
    set value(value) {
      this.#renew(value ?? null);
    }
    get ply() {
      const made3 = this.#made;
      return made3 ? made3.at ?? made3.length : this.#start;
    }
    set ply(ply) {
      this.#attribute("ply", ply);
    }
    get orientation() {
      return this.#session?.orientation ?? this.#side;
    }
    set orientation(player) {
      this.#attribute("orientation", player);
      if (this.#session) this.#session.orientation = this.#side;
      this.#schedule();
    }
    get theme() {
      const theme = this.getAttribute("theme");
      return theme === "light" || theme === "dark" ? theme : "auto";
    }
    set theme(theme) {
      this.#attribute("theme", theme);
    }
    get interactive() {
      return this.hasAttribute("interactive") && this.getAttribute("interactive") !== "false";
    }
    set interactive(on) {
      this.#attribute("interactive", typeof on === "string" ? on : on ? "" : null);
    }
    get coordinates() {
      return !/^(?:none|false)$/.test(this.getAttribute("coordinates") ?? "");
    }
    set coordinates(on) {
      this.#attribute("coordinates", typeof on === "string" ? on : on ?? true ? null : "none");
    }
    get notation() {
      const notation = this.getAttribute("notation");
      return notation === "letters" || notation === "figurine" ? notation : "none";
    }
    set notation(notation) {
      this.#attribute("notation", notation);
    }
    get mode() {
      if (this.interactive) return "play";
      return this.moves.length > 0 ? "view" : "diagram";
    }
    get state() {
      return this.#made?.state ?? null;
    }
    /** From the position that is shown: what came after an earlier one is no more. @param {string} code */
    play(code) {
      const session = this.#needed();
      session.land();
      const { game, at, length } = session;
      const later = length - (at ?? length);
      for (let i = 0; i < later; i++) game.undo();
      try {
        return session.play(code);
      } catch (error) {
        for (let i = 0; i < later; i++) game.redo();
        throw error;
      }
    }
    undo() {
      const session = this.#needed();
      const { length } = session;
      session.undo();
      return session.length !== length;
    }
    redo() {
      const session = this.#needed();
      const { length } = session;
      session.redo();
      return session.length !== length;
    }
    flip() {
      this.#needed().flip();
    }
    /** @param {import('../index.js').SvgOptions} [options] */
    toSVG(options) {
      const { game, state } = this.#needed();
      const last = state.last ? [state.last.from, state.last.to] : [];
      return toSVG(game.id, this.position, {
        orientation: this.orientation,
        language: this.#language,
        coordinates: this.coordinates,
        marks: last,
        theme: this.theme === "dark" ? "dark" : "light",
        ...options
      });
    }
    get #side() {
      return this.getAttribute("orientation") === "second" ? "second" : "first";
    }
    /** The ply that a record is opened at. */
    get #start() {
      const ply = Number(this.getAttribute("ply") ?? 0);
      return Number.isInteger(ply) && ply > 0 ? ply : 0;
    }
    get #language() {
      return languageAround(this);
    }
    /** The language that something is shown in now, if anything is. @type {Language | null} */
    #spoken = null;
    /** The game of what was given, once it is made. */
    get #made() {
      return this.#stale ? null : this.#session;
    }
    /** The same for who cannot do without. */
    #needed() {
      if (this.#stale && this.#session) this.#open();
      const made3 = this.#made;
      if (made3) return made3;
      const Unready = (
        /** @type {new (detail: string) => Error} */
        /** @type {unknown} */
        NotReadyError
      );
      throw new Unready(
        this.#fault ? "The element shows no game, as crossboard-error has told." : 'The element has no game yet: wait for its promise "ready" first, in the document.'
      );
    }
    /** Null and undefined take an attribute away. @param {string} name @param {unknown} value */
    #attribute(name, value) {
      if (value === null || value === void 0) this.removeAttribute(name);
      else this.setAttribute(name, String(value));
    }
    /** One of those that a game is made from. @param {Source} name @param {unknown} value */
    #give(name, value) {
      this.#renew(null);
      this.#attribute(name, value);
    }
    /** The game is to be made anew: from this, or else from the attributes. @param {GameJSON | null} value */
    #renew(value) {
      this.#value = value;
      this.#stale = true;
      this.#schedule();
    }
    /** Goes where `ply` says, as soon as there is a game. */
    #go() {
      const session = this.#made;
      this.#sent = !session;
      if (!session) return;
      if (!this.interactive) {
        session.look(this.#start);
        return;
      }
      session.land();
      if (!this.hasAttribute("ply")) return;
      const { game, length } = session;
      let moved = false;
      for (let i = length; i > this.#start && game.undo(); i--) moved = true;
      for (let i = length; i < this.#start && game.redo(); i++) moved = true;
      if (moved) session.adopt(game, session.seating, session.orientation);
    }
    /** Draws once for all that is changed in one go, and again for what is changed while it draws. */
    #schedule() {
      if (this.presented || !this.isConnected) return;
      this.#changes = true;
      this.#drawing ??= this.#drawAll();
    }
    async #drawAll() {
      while (this.#changes) {
        this.#changes = false;
        await this.#draw();
      }
      this.#drawing = null;
    }
    async #draw() {
      try {
        await init();
      } catch (error) {
        if (this.#stale) this.#fail({ attribute: null, error });
        else if (this.#fault) this.#complain(this.#fault);
        return;
      }
      if (this.presented || !this.isConnected) return;
      try {
        if (this.#stale) this.#open();
      } catch (error) {
        if (!this.#fault) this.#fail({ attribute: null, error });
      }
      if (this.#fault) {
        this.#complain(this.#fault);
        return;
      }
      const session = this.#made;
      if (!session) return;
      this.#spoken = this.#language;
      const { mode } = this;
      session.fix(mode !== "play");
      if (this.#frame?.scene.session !== session || this.#frame.mode !== mode) this.#mount(session, mode);
      this.#frame?.scene.words.language === this.#language || this.#say();
      this.#frame?.render(this.notation);
    }
    #say() {
      if (this.#frame) this.#frame.scene.words = wordsOf(this.#language);
    }
    /** The game of what is given. @returns {{ game: import('../index.js').Game } | { fault: Fault }} */
    #read() {
      const value = this.#value;
      if (value) {
        try {
          return { game: Game.fromJSON(value) };
        } catch (error) {
          const { cause, entry = 0 } = (
            /** @type {{ cause?: unknown, entry?: number }} */
            error
          );
          return { fault: { attribute: "value", error, cause, entry, text: String(value.entries?.[entry - 1]) } };
        }
      }
      const id = this.game;
      const start = this.getAttribute("position") || void 0;
      const entries = codesOf(this.getAttribute("moves") ?? "");
      try {
        new Game(id, start).free();
      } catch (error) {
        return { fault: { attribute: games.some((info) => info.id === id) ? "position" : "game", error } };
      }
      try {
        return { game: Game.fromJSON({ v: 1, game: id, ...start ? { start } : {}, entries }) };
      } catch (error) {
        const { cause = error, entry = 0 } = (
          /** @type {{ cause?: unknown, entry?: number }} */
          error
        );
        return { fault: { attribute: "moves", error: cause, entry, text: entries[entry - 1] ?? "" } };
      }
    }
    /** Makes the game of what is given. */
    #open() {
      this.#stale = false;
      this.#fault = null;
      const read = this.#read();
      if ("fault" in read) {
        this.#fail(read.fault);
        throw read.fault.error;
      }
      const { game } = read;
      if (this.#session && isAt(this.#session.game, game)) {
        game.free();
        if (this.#sent) this.#go();
        return;
      }
      this.#sent = false;
      if (this.interactive && this.hasAttribute("ply")) {
        for (let i = game.history().length; i > this.#start; i--) game.undo();
      }
      this.#session?.drop();
      const session = new Session(
        game,
        { names: ["", ""], began: 0, lot: false },
        this.#side,
        () => this.#changed(session),
        () => matchMedia("(prefers-reduced-motion: reduce)").matches
      );
      session.may = (move) => this.#tell("crossboard-move", { game: game.id, move, position: game.position() }, true);
      session.fix(!this.interactive);
      if (!this.interactive) session.look(this.#start);
      this.#session = session;
      this.#told = session.version;
      this.#toldLength = session.length;
    }
    /** @param {Session} session @param {import('./frame.js').Mode} mode */
    #mount(session, mode) {
      const info = games.find(({ id }) => id === session.game.id);
      if (!info) throw new Error(session.game.id);
      this.#frame?.scene.leave();
      const scene = new Scene({
        session,
        info,
        fresh: new Game(info.id).state(),
        words: wordsOf(this.#language),
        describe,
        picture: mode === "diagram"
      });
      this.#frame = new Frame(scene, mode);
      this.shadow.replaceChildren(this.#frame.root);
      scene.enter();
    }
    /** @param {Session} session */
    #changed(session) {
      if (session !== this.#made) return;
      this.#frame?.render(this.notation);
      if (session.version === this.#told) return;
      const grown = session.length > this.#toldLength;
      this.#told = session.version;
      this.#toldLength = session.length;
      const { state, game } = session;
      const position = this.position;
      this.#tell("crossboard-change", { game: game.id, ply: this.ply, position, last: state.last ?? null });
      if (grown && state.outcome && session.at === null) {
        this.#tell("crossboard-end", { game: game.id, outcome: state.outcome, position });
      }
    }
    /** There is no game: tells why, once. @param {Fault} fault */
    #fail(fault) {
      this.#stale = false;
      this.#fault = fault;
      this.#frame?.scene.leave();
      this.#session?.drop();
      this.#frame = null;
      this.#session = null;
      this.#complain(fault);
      const { attribute, error } = fault;
      const { code = "internal" } = (
        /** @type {{ code?: string }} */
        error
      );
      const more2 = attribute === null && error instanceof Error ? ` ${error.message}` : "";
      this.#tell("crossboard-error", { code, message: `${this.#sentence(fault, "en")}${more2}`, attribute });
    }
    /** What stands inside the element is shown again; without it, what was wrong. @param {Fault} fault */
    #complain(fault) {
      this.#spoken = this.#language;
      const slot = el("slot");
      this.shadow.replaceChildren(slot);
      if (!slot.assignedNodes().every((node) => node.textContent?.trim() === "" && !(node instanceof Element))) return;
      const language = this.#language;
      this.shadow.append(
        el("p", { class: "trouble", role: "status", lang: language }, this.#sentence(fault, language))
      );
    }
    /** What is wrong, in words. @param {Fault} fault @param {Language} language */
    #sentence({ attribute, error, cause = error, entry, text = "" }, language) {
      const words = wordsOf(language);
      if (attribute === null) return words.t("trouble.load");
      let why = String(cause);
      if (cause instanceof CrossboardError) {
        const rule = "rule" in cause ? ` (${cause.rule})` : "";
        why = language === "en" ? cause.message : `${describe(cause, language)}${rule}`;
      }
      return words.t(entry ? "trouble.entry" : "trouble", {
        name: attribute,
        n: entry ?? 0,
        text: shortened(text),
        why
      });
    }
    /** @param {string} type @param {object} detail @param {boolean} [cancelable] @returns {boolean} whether it may be */
    #tell(type, detail, cancelable = false) {
      return this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable }));
    }
  };
}

// entries/element.js
var crossboard = __toESM(require("./index.cjs"), 1);
var NAME2 = "crossboard-game";
var CrossboardGame = (
  /** @type {Declared['CrossboardGame']} */
  /** @type {unknown} */
  elementOf(
    /** @type {typeof import('../index.js')} */
    /** @type {unknown} */
    crossboard
  )
);
function define(name = NAME2) {
  const registry = globalThis.customElements;
  if (!registry || registry.get(name)) return;
  registry.define(name, name === NAME2 ? CrossboardGame : class extends CrossboardGame {
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  CrossboardGame,
  NAME,
  define
});
