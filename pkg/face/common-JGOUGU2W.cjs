/*! crossboard, MIT OR Apache-2.0, The Crossboard authors */
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var stdin_exports = {};
__export(stdin_exports, {
  Game: () => Game,
  describe: () => describe,
  version: () => version
});
module.exports = __toCommonJS(stdin_exports);
var import_common_YDFQAVX5 = require("./common-YDFQAVX5.cjs");
var ru_default = {
  "players": { "first": "Первый игрок", "second": "Второй игрок" },
  "reasons": {
    "game-over": "Партия окончена.",
    "wrong-board": "Сейчас очередь хода на другой доске.",
    "empty-square": "На этом поле нет фигуры.",
    "not-your-piece": "Эта фигура не той стороны, чей сейчас ход.",
    "boards-not-joined": "С той доски на эту фигуры не переходят.",
    "no-such-move": "Эта фигура так не ходит, или её путь закрыт.",
    "castling-impossible": "Рокировка невозможна: права на неё нет, или между королём и ладьёй стоят фигуры.",
    "castling-attacked": "Рокировка невозможна: король под шахом, проходит через битое поле или становится на него.",
    "promotion-missing": "Пешка, дошедшая до последней горизонтали, должна превратиться в ферзя, ладью, слона или коня.",
    "promotion-not-due": "Превращается только пешка, дошедшая до последней горизонтали.",
    "own-king-attacked": "Ваш король оказался бы под боем.",
    "king-stays": "Король на другую доску не переходит.",
    "control-board-gone": "Ваша контрольная доска выбыла из игры.",
    "not-home-square": "Это не штатное поле такой фигуры.",
    "in-check": "На доске, куда идёт фигура, ваш король под шахом.",
    "target-occupied": "Поле занято.",
    "target-attacked": "Это поле под боем.",
    "square-color-differs": "Поле, с которого уходит фигура, и поле, на которое она идёт, разного цвета.",
    "nothing-to-replace": "Нет выбывшей фигуры этого вида, которую можно было бы заменить.",
    "king-exposed": "На доске, с которой уходит фигура, король оказался бы под боем.",
    "board-not-in-play": "Доска, с которой уходит фигура, уже не в игре.",
    "source-not-home": "Фигура стоит не на своём штатном поле.",
    "source-attacked": "Фигура сама стоит под боем.",
    "other-square": "Ход-перемещение делается только на одноимённое поле другой доски.",
    "gives-check": "Ходом-перемещением нельзя объявить шах.",
    "board-closed": "Доска закрыта: с неё можно только уйти ходом-перемещением, а перейти на неё нельзя.",
    "king-must-hop": "Сначала обязан сделать ход-перемещение король с закрытой доски.",
    "no-double-step": "В этой игре пешки ходят только на одно поле.",
    "no-castling": "В этой игре нет рокировки.",
    "takes-back": "Вторым ходом нельзя вернуть фигуру туда, откуда она только что пошла."
  },
  "endReasons": {
    "checkmate": "Поставлен мат.",
    "stalemate": "Пат: у стороны, чей ход, нет возможных ходов.",
    "threefold": "Позиция возникла в третий раз.",
    "fifty-moves": "Каждая сторона сделала пятьдесят ходов без взятий и без ходов пешками.",
    "dead-material": "Ни у одной из сторон не осталось материала для мата.",
    "resignation": "Один из игроков сдался.",
    "agreement": "Игроки согласились на ничью.",
    "time": "У одного из игроков истекло время.",
    "both-initial-boards": "Досрочная победа: обе начальные доски выиграл один игрок.",
    "control-board": "Выиграна контрольная доска.",
    "slots-empty": "Оба места игрового цикла пусты: досок в игре не осталось.",
    "boards-decided": "Результат зафиксирован на обеих досках.",
    "king-blocked": "Король не может уйти с закрытой доски: одноимённое поле другой доски занято.",
    "double-mate": "Двойной мат: король не может уйти с закрытой доски, потому что одноимённое поле другой доски под боем.",
    "board-emptied": "После собственного хода у игрока не осталось фигур и пешек на доске № 1.",
    "kings-captured": "Побиты оба короля одной из сторон."
  },
  "rules": {
    "O1": "Фигуры и пешки ходят по правилам ФИДЕ, если в правилах игры не сказано иное.",
    "O2": "Троекратное повторение позиции и правило 50 ходов дают ничью сами, без требования игрока; мат важнее и того и другого.",
    "O3": "Игрок может сдаться, а игроки могут согласиться на ничью — на одной доске, которая в игре, или во всей партии.",
    "O4": "Взятие на проходе возможно только следующим ходом на этой доске и только если пешка, пойдя на два поля, встала рядом с пешкой соперника.",
    "O5": "Ортодоксальные шахматы идут по правилам ФИДЕ; ничья — пат, мёртвый материал, троекратное повторение, 50 ходов без взятий и ходов пешками.",
    "O6": "Ходит тот игрок и на той доске, чья сейчас очередь; после конца партии ходов нет.",
    "O7": "После хода собственный король не может оставаться под боем.",
    "O8": "Запись позиции должна описывать возможную позицию: невозможное — ошибка, и в ней названо поле записи.",
    "O9": "Если ход нарушает несколько правил, в отказе называется первое из них по установленному порядку.",
    "O10": "Просрочивший время проигрывает партию; в ортодоксальных шахматах ничья, если у соперника остался один король.",
    "F1": "На всех четырёх досках обычная начальная расстановка; доски 1 и 2 в игре, доски 3 и 4 в резерве.",
    "F2": "Игровой цикл: белые, затем чёрные на доске места A, белые, затем чёрные на доске места B, и снова.",
    "F3": "Партия считается начатой, когда чёрные ответили на первый ход белых на доске 1.",
    "F4": "Шах, мат и каждый обычный ход относятся только к одной доске.",
    "F5": "Со своей контрольной доски можно выставить любую белую фигуру или пешку, кроме короля, пока эта доска не выбыла из игры.",
    "F6": "Фигуру выставляют на штатное поле её вида — туда, где такие белые фигуры стоят в начальной расстановке.",
    "F7": "Выставлять нельзя, пока король игрока на его начальной доске под шахом.",
    "F8": "Выставляют только на свободное поле, не атакованное чёрными.",
    "F9": "Поле, с которого берут фигуру, и поле, на которое её выставляют, должны быть одного цвета.",
    "F10": "Выставленная фигура уходит с контрольной доски навсегда.",
    "F11": "Выставляют взамен выбывшей: на начальной доске должно быть побито больше фигур этого вида, чем уже выставлено.",
    "F12": "Если контрольная доска в игре, то после ухода фигуры ни один из королей на ней не должен оказаться под боем.",
    "F13": "Пришедшая фигура имеет права своего поля, но ладья не рокирует; фигура, ушедшая с углового поля ладьи, уносит и право рокировки.",
    "F14": "Мат на начальной доске выигрывает её, и доска со всеми фигурами выбывает из игры.",
    "F15": "Игрок, выигравший обе начальные доски, сразу выигрывает партию: это досрочная победа.",
    "F16": "Когда начальная доска выиграна, её место занимает контрольная доска проигравшего; он играет на ней белыми и ходит первым.",
    "F17": "Первый мат на любой контрольной доске заканчивает партию: выигрывает поставивший мат.",
    "F18": "Доска, сыгранная вничью, выбывает из игры, и её место остаётся пустым; когда пусты оба места, вся партия — ничья.",
    "F19": "Переносить фигуры с начальной доски соперника можно, только пока эта доска в игре.",
    "F20": "Переносится не король, а фигура, которая стоит на штатном поле своего вида и не под боем.",
    "F21": "Переносят на свободное штатное поле того же вида и того же цвета, не стоящее под боем, и только если король игрока там не под шахом.",
    "F22": "Перенесённая фигура уходит со своей доски навсегда и заменяет фигуру того же вида, выбывшую на контрольной доске.",
    "F23": "После переноса король игрока на покинутой доске не должен оказаться под боем.",
    "F24": "Мат выигрывает доску; третье повторение её позиции или сотый ход подряд без взятий и ходов пешками даёт на ней ничью.",
    "F25": "На ход белых чёрные отвечают на той же доске; затем белые ходят на доске другого места, если оно не пусто.",
    "F26": "Если у стороны, чей ход на доске, нет возможных ходов, она под шахом проигрывает доску, а без шаха — ничья; ничья и при мёртвом материале.",
    "F27": "Для повторения важны фигуры доски, очередь хода, права рокировки, поле взятия на проходе и выбывшие фигуры; взятие, ход пешкой, выставление и перенос начинают оба счёта заново.",
    "F28": "Материал на доске мёртвый, только если ни одна фигура больше не может прийти на неё с другой доски.",
    "F29": "На доске в резерве действуют права рокировки начальной расстановки, кроме тех, что унесены ушедшими фигурами.",
    "T1": "На доске № 1 начальная расстановка, доска № 2 пуста; начинают белые, игроки ходят по очереди, по одному ходу.",
    "T2": "Ход — это обычный ход на любой из досок или ход-перемещение: фигура переходит на одноимённое поле другой доски.",
    "T3": "Ход-перемещение невозможен, если финишное поле занято; брать этим ходом нельзя.",
    "T4": "Король не может сделать ход-перемещение на атакованное поле.",
    "T5": "Ход-перемещение не может дать шах — ни пришедшей фигурой, ни открывшейся за ней линией.",
    "T6": "После хода собственный король не может стоять под боем на своей доске.",
    "T7": "Рокировка возможна только на доске № 1; ход пешки на два поля, взятие на проходе и превращение — на обеих досках.",
    "T8": "Шах — это нападение на короля на его доске; защищает любой ход, который его устраняет, в том числе ход-перемещение.",
    "T9": "Игрок под шахом, у которого остался разве что ход-перемещение короля, проигрывает доску, где стоит король.",
    "T10": "Доска с зафиксированным результатом закрыта: с неё можно только уйти ходом-перемещением, а перейти на неё нельзя.",
    "T11": "Король на закрытой доске обязан ближайшим ходом своего игрока сделать ход-перемещение на открытую.",
    "T12": "Если финишное поле этого короля занято, на другой доске ничья; если оно атаковано, проиграна и другая доска.",
    "T13": "Игрок, у которого после собственного хода не осталось фигур и пешек на открытой доске № 1, проигрывает её.",
    "T14": "Третье повторение позиции — ничья на доске, где сделан ход; для хода-перемещения — на доске, куда пришла фигура.",
    "T15": "Сто ходов подряд без взятий и ходов пешками — ничья на доске, где сделан последний из них.",
    "T16": "Если у игрока, который не под шахом, нет возможных ходов, на доске его короля ничья.",
    "T17": "Мёртвый материал на обеих досках вместе — ничья на всех открытых досках.",
    "T18": "Выигранная доска даёт одно очко, ничья — по пол-очка каждому; итог — сумма по двум доскам.",
    "T19": "Игрок, ни разу за партию не сделавший ход-перемещение с доски № 1 на доску № 2, получает на доске № 2 ноль очков.",
    "T20": "Просрочивший время проигрывает открытые доски и сохраняет очки закрытых.",
    "T21": "Партия окончена, когда результат зафиксирован на обеих досках.",
    "D1": "Играют на одной доске из 8 вертикалей и 16 горизонталей; у каждого игрока два комплекта и два короля.",
    "D2": "В начальной расстановке шестнадцать фигур игрока стоят внутри кольца из шестнадцати его пешек.",
    "D3": "Белые начинают одним ходом; дальше каждый игрок делает по два хода.",
    "D4": "Шаха и мата нет: королей бьют, и взятие второго короля соперника сразу выигрывает.",
    "D5": "Пешки ходят только на одно поле вперёд, поэтому нет ни хода на два поля, ни взятия на проходе.",
    "D6": "Рокировки нет.",
    "D7": "Вторым ходом нельзя вернуть фигуру туда, откуда она только что пошла, если первый ход не был взятием или превращением.",
    "D8": "Ничья — по соглашению или после 50 двойных ходов каждого игрока без взятий и ходов пешками.",
    "D9": "Третье повторение позиции к началу двойного хода — ничья.",
    "D10": "Если у игрока нет возможного первого хода — ничья; если нет второго, его очередь кончается после первого."
  },
  "events": {
    "board-won": "{player} выигрывает доску № {board}. {reason}",
    "board-drawn": "На доске № {board} ничья. {reason}",
    "board-enters": "Доска № {board} вступает в игру на место {slot}.",
    "board-closed": "Доска № {board} закрыта: с неё можно только уйти.",
    "king-must-hop": "{player} обязан сделать ход-перемещение королём с поля {square} доски № {board}.",
    "king-captured": "Король на поле {square} побит; у его стороны остался один король.",
    "last-king-captured": "Король на поле {square} побит; это был последний король его стороны.",
    "won": "{player} выигрывает партию. {reason}",
    "drawn": "Партия закончилась вничью. {reason}",
    "won-by-points": "{player} выигрывает партию со счётом {points}. {reason}",
    "drawn-by-points": "Партия закончилась вничью, {points}. {reason}"
  },
  "errors": {
    "not-ready": "Модуль ещё не готов: сначала дождитесь init().",
    "freed": "Партия уже освобождена вызовом free().",
    "unknown-game": "Такой игры нет.",
    "invalid-text": "Здесь нужен текст.",
    "invalid-code": "Это не запись хода этой игры.",
    "invalid-spot": "Такого поля в этой игре нет.",
    "invalid-player": "Игрок — это «first» или «second».",
    "invalid-board": "Такой доски в этой игре нет.",
    "invalid-ply": "В партии нет столько ходов.",
    "invalid-depth": "Глубина — целое число от 0.",
    "invalid-limit": "Предел — целое число от 0.",
    "invalid-json": "Это не сохранённая партия.",
    "invalid-language": "Язык — это «en» или «ru».",
    "unknown-word": "Для этого нет описания.",
    "invalid-module": "Нужен модуль WebAssembly: его байты, скомпилированный модуль, ответ сервера или адрес.",
    "board-not-in-play": "Эта доска не в игре.",
    "invalid-position": "Это не позиция этой игры.",
    "illegal-move": "Такой ход невозможен.",
    "game-over": "Партия окончена.",
    "limit": "Подсчёт выходит за установленный предел.",
    "load-failed": "Не удалось загрузить модуль WebAssembly.",
    "internal": "Внутренняя ошибка модуля."
  },
  "fields": {
    "fields": "Поля записи",
    "placement": "Расстановка",
    "turn": "Очередь хода",
    "castling": "Права рокировки",
    "en-passant": "Взятие на проходе",
    "halfmove": "Счёт ходов без взятий",
    "number": "Номер",
    "lost": "Выбывшие фигуры",
    "results": "Результаты",
    "tranzits": "Ходы-перемещения",
    "plies": "Оставшиеся ходы",
    "first": "Первый ход"
  },
  "faults": {
    "field-count": "полей слишком мало или слишком много, или между ними больше одного пробела",
    "syntax": "здесь запись нельзя прочесть",
    "board-count": "досок слишком мало или слишком много",
    "digits": "две цифры подряд",
    "rank-length": "горизонталь слишком короткая или слишком длинная",
    "rank-count": "горизонталей слишком мало или слишком много",
    "kings": "у одной из сторон слишком мало или слишком много королей",
    "pawn-rank": "пешка на первой или последней горизонтали",
    "castling-right": "право рокировки без короля и ладьи на своих полях",
    "check-not-to-move": "под шахом сторона, которая не ходит",
    "range": "число вне допустимых пределов",
    "contradiction": "противоречит другому полю записи"
  },
  "place": "{field}: {fault} (символ {character}).",
  "placeOnBoard": "{field}: {fault} (доска {board}, символ {character})."
};
var dictionaries = { en: import_common_YDFQAVX5.en_default, ru: ru_default };
function describe(word, language) {
  const dictionary = typeof language === "string" && Object.hasOwn(dictionaries, language) ? dictionaries[language] : void 0;
  if (!dictionary) throw new import_common_YDFQAVX5.ArgumentError("invalid-language");
  const sentence = find(dictionary, word);
  if (sentence === void 0) throw new import_common_YDFQAVX5.ArgumentError("unknown-word");
  return sentence;
}
function find(dictionary, word) {
  if (typeof word === "string") return (0, import_common_YDFQAVX5.ofWord)(dictionary, word);
  if (typeof word !== "object" || word === null) return void 0;
  if (word instanceof import_common_YDFQAVX5.PositionError) return (0, import_common_YDFQAVX5.ofPlace)(dictionary, word);
  if (word instanceof import_common_YDFQAVX5.IllegalMoveError) return (0, import_common_YDFQAVX5.ofWord)(dictionary, word.reason);
  if (word instanceof import_common_YDFQAVX5.CrossboardError) return (0, import_common_YDFQAVX5.ofCode)(dictionary, word.code);
  try {
    return (0, import_common_YDFQAVX5.ofEvent)(
      dictionary,
      /** @type {import('./api.js').GameEvent} */
      word
    );
  } catch {
    return void 0;
  }
}
var KINDS = ["p", "n", "b", "r", "q", "k"];
var COLORS = ["w", "b"];
var PLAYERS = ["first", "second"];
var SORTS = ["move", "placement", "transfer", "tranzit"];
var SLOTS = ["A", "B"];
var ROLES = ["initial", "control", "board"];
var STATUSES = ["reserve", "play", "closed", "gone"];
var RESULTS = ["w", "b", "="];
var LOST = ["q", "r", "b", "n", "p"];
var NO_BOARD = 7;
var NO_POINTS = 31;
var NO_CHECK = 255;
var NO_WORD = 255;
var at = (list, index) => (
  /** @type {T} */
  list[index]
);
var piece = (kind, color) => ({ kind: at(KINDS, kind), color: at(COLORS, color) });
var playerOrNull = (player) => PLAYERS[player] ?? null;
var sortOf = (word) => at(SORTS, word & 3);
var sourceOf = (word) => word >>> 23;
function unpackMove(word, many) {
  const color = word >>> 7 & 1;
  const move = {
    code: (0, import_common_YDFQAVX5.codeOf2)(word, many),
    kind: sortOf(word),
    piece: piece(word >>> 8 & 7, color),
    from: (0, import_common_YDFQAVX5.spotOf)(word >>> 23),
    to: (0, import_common_YDFQAVX5.spotOf)(word >>> 14 & 511)
  };
  const capture = word >>> 4 & 7;
  if (capture < KINDS.length) move.capture = piece(capture, 1 - color);
  const promotion = word >>> 11 & 7;
  if (promotion > 0) move.promotion = /** @type {'q' | 'r' | 'b' | 'n'} */
  at(KINDS, promotion);
  const special = word >>> 2 & 3;
  if (special === 1) move.castling = "king";
  else if (special === 2) move.castling = "queen";
  else if (special === 3) move.enPassant = true;
  return move;
}
function unpackCandidate(word, refusal, many, words) {
  const candidate = {
    from: (0, import_common_YDFQAVX5.spotOf)(word >>> 23),
    to: (0, import_common_YDFQAVX5.spotOf)(word >>> 14 & 511),
    code: (0, import_common_YDFQAVX5.codeOf2)(word, many),
    kind: sortOf(word),
    legal: (refusal & 255) === NO_WORD
  };
  if (!candidate.legal) {
    candidate.reason = at(words.reasons, refusal & 255);
    candidate.rule = at(words.rules, refusal >>> 8 & 255);
  }
  return candidate;
}
function unpackPoints(word) {
  const first = word >>> 16 & 31;
  return first === NO_POINTS ? void 0 : [first / 2, (word >>> 21 & 31) / 2];
}
function unpackOutcome(head, tail, words) {
  const outcome = {
    winner: playerOrNull(head >>> 6 & 3),
    reason: at(words.endReasons, tail & 255),
    rule: at(words.rules, tail >>> 8 & 255)
  };
  const points = unpackPoints(tail);
  if (points) outcome.points = points;
  return outcome;
}
function unpackEvent(head, tail, words) {
  const board = (head >>> 3 & 7) + 1;
  const player = at(PLAYERS, head >>> 6 & 3);
  const spot = head >>> 12 & 511;
  const reason = at(words.endReasons, tail & 255);
  const rule = at(words.rules, tail >>> 8 & 255);
  switch (head & 7) {
    case 0:
      return { type: "board-won", board, by: player, reason, rule };
    case 1:
      return { type: "board-drawn", board, reason, rule };
    case 2:
      return { type: "board-enters", board, slot: at(SLOTS, head >>> 8 & 1), rule };
    case 3:
      return { type: "board-closed", board, rule };
    case 4:
      return { type: "king-must-hop", player, from: (0, import_common_YDFQAVX5.spotOf)(spot), rule };
    case 5:
      return { type: "king-captured", spot: (0, import_common_YDFQAVX5.spotOf)(spot), left: head >>> 9 & 7, rule };
    default:
      return { type: "over", outcome: unpackOutcome(head, tail, words) };
  }
}
var Reader = class {
  #words;
  #next = 0;
  /** @param {Uint32Array} words */
  constructor(words) {
    this.#words = words;
  }
  get done() {
    return this.#next >= this.#words.length;
  }
  read() {
    return this.#words[this.#next++] ?? 0;
  }
};
function readEntry(reader, many, words) {
  const head = reader.read();
  const move = reader.read();
  const events = [];
  for (let left = head >>> 7; left > 0; left--) {
    const first = reader.read();
    events.push(unpackEvent(first, reader.read(), words));
  }
  const act = head & 3;
  if (act === 0) return { ...unpackMove(move, many), events };
  const board = head >>> 4 & 7;
  const kind = at(
    /** @type {const} */
    ["resign", "draw", "flag"],
    act - 1
  );
  const player = PLAYERS[head >>> 2 & 3];
  const parts = [kind, player, board === NO_BOARD ? void 0 : board + 1];
  const entry = { code: parts.filter((part) => part !== void 0).join(":"), kind, events };
  if (player) entry.player = player;
  if (board !== NO_BOARD) entry.board = board + 1;
  return entry;
}
var unpackEntry = (packed, many, words) => readEntry(new Reader(packed), many, words);
function unpackHistory(packed, many, words) {
  const reader = new Reader(packed);
  const entries = [];
  while (!reader.done) entries.push(readEntry(reader, many, words));
  return entries;
}
function readBoard(reader, board) {
  const head = reader.read();
  const lost = [reader.read(), reader.read()];
  const halfmoves = reader.read();
  const repetitions = reader.read();
  const pieces = [];
  for (let left = reader.read(); left > 0; left--) {
    const word = reader.read();
    pieces.push({ square: at(import_common_YDFQAVX5.SQUARES, word & 127), piece: piece(word >>> 7 & 7, word >>> 10 & 1) });
  }
  const white = head >>> 4 & 1;
  const state = {
    board,
    role: at(ROLES, head & 3),
    status: at(STATUSES, head >>> 2 & 3),
    pieces,
    white: at(PLAYERS, white),
    black: at(PLAYERS, 1 - white),
    halfmoves,
    repetitions
  };
  const turn = COLORS[head >>> 5 & 3];
  if (turn) state.turn = turn;
  const check = head >>> 11 & 255;
  if (check !== NO_CHECK) state.check = at(import_common_YDFQAVX5.SQUARES, check);
  const result = RESULTS[head >>> 7 & 3];
  if (result) state.result = result;
  const color = COLORS[head >>> 9 & 3];
  if (color) {
    state.lost = LOST.flatMap((kind) => {
      const index = KINDS.indexOf(kind);
      const count2 = at(lost, index >> 2) >>> 8 * (index & 3) & 255;
      return Array.from({ length: count2 }, () => ({ kind, color }));
    });
  }
  return state;
}
function unpackState(packed, info, words) {
  const reader = new Reader(packed);
  const head = reader.read();
  const has = (bit) => (head >>> bit & 1) === 1;
  const ply = reader.read();
  const more = reader.read();
  const cycle = reader.read();
  const outcome = [reader.read(), reader.read()];
  const boards = Array.from({ length: reader.read() }, (_, index) => readBoard(reader, index + 1));
  const state = {
    id: info.id,
    boards,
    player: playerOrNull(head & 3),
    turn: {
      ply: (
        /** @type {1 | 2} */
        head >>> 2 & 3
      ),
      of: (
        /** @type {1 | 2} */
        head >>> 4 & 3
      )
    },
    ply,
    started: has(6),
    canUndo: has(7),
    canRedo: has(8),
    outcome: has(15) ? unpackOutcome(at(outcome, 0), at(outcome, 1), words) : null
  };
  if (has(9)) state.forced = (0, import_common_YDFQAVX5.spotOf)(more & 511);
  if (has(10)) {
    const board = (number) => number === NO_BOARD ? null : number + 1;
    state.slots = {
      A: board(more >>> 9 & 7),
      B: board(more >>> 12 & 7),
      at: at(SLOTS, more >>> 15 & 1),
      cycle
    };
  }
  const points = unpackPoints(more);
  if (has(11) && points) state.points = points;
  if (has(12)) state.crossed = { first: has(13), second: has(14) };
  if (has(16)) {
    state.last = /** @type {import('./api.js').Played} */
    readEntry(reader, info.boards > 1, words);
  }
  return state;
}
var handed;
var badJSON = (detail, cause) => new import_common_YDFQAVX5.ArgumentError("invalid-json", `That is no saved game: ${detail}`, cause === void 0 ? void 0 : { cause });
var dispose = Symbol.dispose ?? /* @__PURE__ */ Symbol("Symbol.dispose");
var Game = class _Game {
  /** @type {RawGame | undefined} */
  #raw;
  #info;
  /**
   * @param {import('./api.js').GameId} id
   * @param {string} [position]
   */
  constructor(id, position) {
    const raw = handed;
    handed = void 0;
    (0, import_common_YDFQAVX5.ready)();
    this.#info = (0, import_common_YDFQAVX5.infoOf)(id);
    this.#raw = raw ?? (0, import_common_YDFQAVX5.open)(id, (0, import_common_YDFQAVX5.textOf)(position));
  }
  /**
   * @param {import('./api.js').GameJSON} value
   * @returns {Game}
   */
  static fromJSON(value) {
    (0, import_common_YDFQAVX5.ready)();
    if (typeof value !== "object" || value === null || Array.isArray(value)) throw badJSON("it is no object.");
    const { v, game: id, start, entries, ...others } = (
      /** @type {Record<string, unknown>} */
      { ...value }
    );
    if (v !== 1) throw badJSON('"v" must be 1.');
    if (!(0, import_common_YDFQAVX5.gameOf)(id)) throw badJSON('"game" is no game.');
    if (start !== void 0 && typeof start !== "string") throw badJSON('"start" must be a text.');
    if (!Array.isArray(entries)) throw badJSON('"entries" must be a list.');
    const [other] = Object.keys(others);
    if (other !== void 0) throw badJSON(`nothing is known of "${other.slice(0, import_common_YDFQAVX5.LONGEST_CODE)}".`);
    const codes = Array.from(
      /** @type {unknown[]} */
      entries,
      (entry, index) => {
        if (typeof entry === "string" && entry.length <= import_common_YDFQAVX5.LONGEST_CODE) return entry;
        throw badJSON(`entry ${index + 1} is no text of one.`);
      }
    );
    let game;
    try {
      game = new _Game(
        /** @type {import('./api.js').GameId} */
        id,
        start
      );
    } catch (cause) {
      throw cause instanceof import_common_YDFQAVX5.CrossboardError ? badJSON(`"start": ${cause.message}`, cause) : cause;
    }
    codes.forEach((code, index) => {
      try {
        game.#call((raw) => raw.enter(code));
      } catch (cause) {
        game.free();
        if (!(cause instanceof import_common_YDFQAVX5.CrossboardError)) throw cause;
        throw badJSON(`entry ${index + 1}, ${JSON.stringify(code)}: ${cause.message}`, cause);
      }
    });
    return game;
  }
  /** @returns {import('./api.js').GameJSON} */
  toJSON() {
    const start = this.start;
    const entries = this.history().map(({ code }) => code);
    return start === this.#info.start ? { v: 1, game: this.id, entries } : { v: 1, game: this.id, start, entries };
  }
  /** @returns {Game} a plain one: a constructor of a subclass may want other arguments, and do more */
  clone() {
    handed = this.#call((raw) => raw.copy());
    return new _Game(this.#info.id);
  }
  /**
   * Works with the module's game; what the module throws becomes an error of the package.
   * @template T
   * @param {(raw: RawGame) => T} work
   * @returns {T}
   */
  #call(work) {
    if (!this.#raw) throw new import_common_YDFQAVX5.FreedError();
    try {
      return work(this.#raw);
    } catch (thrown) {
      throw (0, import_common_YDFQAVX5.errorOf)(thrown);
    }
  }
  /** After free() that is what is wrong, whatever else is: methods with arguments ask before they look at them. */
  #alive() {
    if (!this.#raw) throw new import_common_YDFQAVX5.FreedError();
  }
  get #many() {
    return this.#info.boards > 1;
  }
  /** @param {Uint32Array} packed */
  #entry(packed) {
    return unpackEntry(packed, this.#many, (0, import_common_YDFQAVX5.ready)());
  }
  get id() {
    return this.#info.id;
  }
  /** @returns {string} */
  get start() {
    return this.#call((raw) => raw.start());
  }
  /** @returns {string} */
  position() {
    return this.#call((raw) => raw.position());
  }
  /**
   * @param {unknown} from
   * @param {Move['kind']} [kind]
   * @returns {Move[]}
   */
  #moves(from, kind) {
    this.#alive();
    const spot = from === void 0 ? -1 : (0, import_common_YDFQAVX5.numberOfSpot)(from, this.#info);
    const words = this.#call((raw) => raw.moves());
    const moves = [];
    for (const word of words) {
      if (spot !== -1 && sourceOf(word) !== spot) continue;
      if (kind !== void 0 && sortOf(word) !== kind) continue;
      moves.push(unpackMove(word, this.#many));
    }
    return moves;
  }
  /** @param {import('./api.js').SpotLike} [from] */
  moves(from) {
    return this.#moves(from);
  }
  /** @param {import('./api.js').SpotLike} [from] */
  placements(from) {
    return this.#moves(from, "placement");
  }
  /** @param {import('./api.js').SpotLike} [from] */
  transfers(from) {
    return this.#moves(from, "transfer");
  }
  /** @param {import('./api.js').SpotLike} [from] */
  tranzits(from) {
    return this.#moves(from, "tranzit");
  }
  /** @param {Uint32Array} packed @returns {import('./api.js').Candidate[]} */
  #candidates(packed) {
    const words = (0, import_common_YDFQAVX5.ready)();
    return Array.from(
      { length: packed.length >> 1 },
      (_, index) => unpackCandidate(packed[2 * index] ?? 0, packed[2 * index + 1] ?? 0, this.#many, words)
    );
  }
  /** @param {import('./api.js').SpotLike} from */
  candidates(from) {
    this.#alive();
    const spot = (0, import_common_YDFQAVX5.numberOfSpot)(from, this.#info);
    return this.#candidates(this.#call((raw) => raw.candidates(spot)));
  }
  /** @param {import('./api.js').SpotLike} to */
  sources(to) {
    this.#alive();
    const spot = (0, import_common_YDFQAVX5.numberOfSpot)(to, this.#info);
    return this.#candidates(this.#call((raw) => raw.sources(spot)));
  }
  /**
   * @param {string} code
   * @returns {boolean}
   */
  isLegal(code) {
    return this.#call((raw) => typeof code === "string" && code.length <= import_common_YDFQAVX5.LONGEST_CODE && raw.isLegal(code));
  }
  /**
   * @param {string} code
   * @returns {{ legal: true } | { legal: false, reason: import('./api.js').Reason, rule: import('./api.js').RuleId }}
   */
  explain(code) {
    this.#alive();
    const text = (0, import_common_YDFQAVX5.codeOf)(code);
    const refusal = this.#call((raw) => raw.explain(text));
    if (!refusal) return { legal: true };
    const { reason, rule } = refusal;
    return {
      legal: false,
      reason: (
        /** @type {import('./api.js').Reason} */
        reason
      ),
      rule: (
        /** @type {import('./api.js').RuleId} */
        rule
      )
    };
  }
  /**
   * @param {string} code
   * @returns {import('./api.js').Played}
   */
  play(code) {
    this.#alive();
    const text = (0, import_common_YDFQAVX5.codeOf)(code);
    return (
      /** @type {import('./api.js').Played} */
      this.#entry(this.#call((raw) => raw.play(text)))
    );
  }
  /** @returns {boolean} */
  undo() {
    return this.#call((raw) => raw.undo());
  }
  /** @returns {boolean} */
  redo() {
    return this.#call((raw) => raw.redo());
  }
  /** @returns {Entry[]} */
  history() {
    return unpackHistory(
      this.#call((raw) => raw.history()),
      this.#many,
      (0, import_common_YDFQAVX5.ready)()
    );
  }
  /** @param {Uint32Array} packed @returns {GameState} */
  #state(packed) {
    return unpackState(packed, this.#info, (0, import_common_YDFQAVX5.ready)());
  }
  /** @returns {GameState} */
  state() {
    return this.#state(this.#call((raw) => raw.state()));
  }
  /** @param {unknown} ply */
  #ply(ply) {
    return (0, import_common_YDFQAVX5.wholeOf)(
      ply,
      0,
      this.#call((raw) => raw.length()),
      "invalid-ply"
    );
  }
  /**
   * @param {number} ply
   * @returns {GameState}
   */
  at(ply) {
    const number = this.#ply(ply);
    return this.#state(this.#call((raw) => raw.stateAt(number) ?? raw.state()));
  }
  /**
   * @param {number} ply
   * @returns {string}
   */
  positionAt(ply) {
    const number = this.#ply(ply);
    return this.#call((raw) => raw.positionAt(number) ?? raw.position());
  }
  /** @param {unknown} board */
  #board(board) {
    return board === void 0 ? void 0 : (0, import_common_YDFQAVX5.wholeOf)(board, 1, this.#info.boards, "invalid-board");
  }
  /**
   * @param {import('./api.js').Player} player
   * @param {number} [board]
   * @returns {Entry}
   */
  resign(player, board) {
    this.#alive();
    const [who, where] = [(0, import_common_YDFQAVX5.playerOf)(player), this.#board(board)];
    return this.#entry(this.#call((raw) => raw.resign(who, where)));
  }
  /**
   * @param {number} [board]
   * @returns {Entry}
   */
  agreeDraw(board) {
    this.#alive();
    const where = this.#board(board);
    return this.#entry(this.#call((raw) => raw.agreeDraw(where)));
  }
  /**
   * @param {import('./api.js').Player} player
   * @returns {Entry}
   */
  flag(player) {
    this.#alive();
    const who = (0, import_common_YDFQAVX5.playerOf)(player);
    return this.#entry(this.#call((raw) => raw.flag(who)));
  }
  /**
   * @param {number} depth
   * @param {{ maxNodes?: number }} [options]
   * @returns {number}
   */
  perft(depth, options) {
    this.#alive();
    const plies = (0, import_common_YDFQAVX5.wholeOf)(depth, 0, Number.MAX_SAFE_INTEGER, "invalid-depth");
    const given = options === void 0 ? {} : options;
    if (typeof given !== "object" || given === null) throw new import_common_YDFQAVX5.ArgumentError("invalid-limit");
    const { maxNodes = 1e9 } = given;
    const limit = (0, import_common_YDFQAVX5.wholeOf)(maxNodes, 0, Number.MAX_SAFE_INTEGER, "invalid-limit");
    return this.#call((raw) => (0, import_common_YDFQAVX5.count)(raw, plies, limit));
  }
  free() {
    this.#raw?.free();
    this.#raw = void 0;
  }
  [dispose]() {
    this.free();
  }
};
var version = "0.1.0";
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  Game,
  describe,
  version
});
