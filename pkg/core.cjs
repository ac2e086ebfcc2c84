/*! crossboard, MIT OR Apache-2.0, The Crossboard authors */
"use strict";
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

// entries/core.js
var core_exports = {};
__export(core_exports, {
  ArgumentError: () => ArgumentError,
  CrossboardError: () => CrossboardError,
  FreedError: () => FreedError,
  Game: () => Game,
  GameOverError: () => GameOverError,
  IllegalMoveError: () => IllegalMoveError,
  LimitError: () => LimitError,
  NotReadyError: () => NotReadyError,
  NotationError: () => NotationError,
  PositionError: () => PositionError,
  RawGame: () => RawGame2,
  RecordError: () => RecordError,
  describe: () => describe,
  games: () => games,
  load: () => load,
  loadSync: () => loadSync,
  readRecord: () => readRecord2,
  recognise: () => recognise,
  toSVG: () => toSVG,
  version: () => version,
  writeRecord: () => writeRecord2
});
module.exports = __toCommonJS(core_exports);

// locale/en.js
var make = function() {
  return {
    "players": { "first": "First", "second": "Second" },
    "picture": {
      "board": "Board {board}",
      "w": "White",
      "b": "Black",
      "pieces": "{color}: {list}.",
      "none": "none",
      "turn": "{color} to move.",
      "turnOnBoard": "{color} to move on board {board}.",
      "marked": "Marked: {list}.",
      "kinds": {
        "k": "king",
        "q": "queen",
        "r": "rook",
        "b": "bishop",
        "n": "knight",
        "p": "pawn"
      },
      "inside": {
        "w": "White",
        "b": "Black"
      }
    },
    "reasons": {
      "game-over": "The match is over.",
      "wrong-board": "It is another board's turn.",
      "empty-square": "Nothing stands on that square.",
      "not-your-piece": "That piece does not belong to the side to move.",
      "boards-not-joined": "No piece goes from that board to this one.",
      "no-such-move": "The piece does not move like that, or something stands in its way.",
      "castling-impossible": "Castling is impossible: there is no right to it, or something stands between king and rook.",
      "castling-attacked": "The king may not castle out of check, over an attacked square or onto one.",
      "promotion-missing": "A pawn that reaches the last rank must become a queen, rook, bishop or knight.",
      "promotion-not-due": "Only a pawn that reaches the last rank is promoted.",
      "own-king-attacked": "Your own king would stand attacked.",
      "king-stays": "The king never goes to another board.",
      "control-board-gone": "Your control board has left the game.",
      "not-home-square": "That is no home square of this kind of piece.",
      "in-check": "Your king is in check on the board the piece would come to.",
      "target-occupied": "The square is occupied.",
      "target-attacked": "The square is attacked.",
      "square-color-differs": "The square the piece leaves and the square it goes to differ in colour.",
      "nothing-to-replace": "No lost piece of this kind is left to replace.",
      "king-exposed": "A king on the board that the piece leaves would stand attacked.",
      "board-not-in-play": "The board that the piece would leave is no longer in play.",
      "source-not-home": "The piece does not stand on a home square of its kind.",
      "source-attacked": "The piece is attacked where it stands.",
      "other-square": "A tranzit goes to the square of the same name on the other board.",
      "gives-check": "A tranzit may not give check.",
      "board-closed": "The board is closed: its pieces may only leave it by tranzit, and none may come onto it.",
      "king-must-hop": "The king on the closed board must make its tranzit first.",
      "no-double-step": "Pawns move one square only in this game.",
      "no-castling": "There is no castling in this game.",
      "takes-back": "The second move may not take the first one back."
    },
    "endReasons": {
      "checkmate": "It is checkmate.",
      "stalemate": "It is stalemate: the side to move has no legal ply.",
      "threefold": "The position has occurred for the third time.",
      "fifty-moves": "Each side has made fifty moves without a capture or a pawn move.",
      "dead-material": "Neither side has the material to mate.",
      "resignation": "A player has resigned.",
      "agreement": "The players have agreed to a draw.",
      "time": "A player's time has run out.",
      "both-initial-boards": "Both initial boards are won by one player.",
      "control-board": "A control board has been won.",
      "slots-empty": "Both slots are empty: no board is left in play.",
      "boards-decided": "Both boards are decided.",
      "king-blocked": "The king cannot leave the closed board: its square on the other board is occupied.",
      "double-mate": "It is double mate: the king cannot leave the closed board, as its square on the other board is attacked.",
      "board-emptied": "A player has no piece left on board 1 after his own ply.",
      "kings-captured": "Both kings of one side are captured."
    },
    "rules": {
      "O1": "Pieces move as in FIDE chess wherever a game does not say otherwise.",
      "O2": "The third occurrence of a position and the fifty-move count draw by themselves, without a claim; checkmate comes before both.",
      "O3": "A player may resign, and the players may agree a draw, for one board in play or for the whole match.",
      "O4": "An en passant capture is possible only at the next ply on that board, and only where a pawn has just stepped two squares to stand beside an enemy pawn.",
      "O5": "Orthodox chess is FIDE chess: drawn by stalemate, dead material, threefold repetition, or fifty moves without a capture or a pawn move.",
      "O6": "Only the player at turn may move, and only on the board at turn; nobody may when the match is over.",
      "O7": "A ply may not leave the player's own king attacked.",
      "O8": "A position text must describe a position that can be: what cannot be is an error that names the field.",
      "O9": "When a ply breaks several rules, the refusal names the first of them in a fixed order.",
      "O10": "A player whose time is out loses the match; orthodox chess is drawn if the opponent has only a king.",
      "F1": "All four boards start with the orthodox array; boards 1 and 2 are in play, boards 3 and 4 in reserve.",
      "F2": "The game cycle is White then Black on the board in slot A, White then Black on the board in slot B, and again.",
      "F3": "The game counts as started once Black has answered White's first move on board 1.",
      "F4": "Check, checkmate and every ordinary move concern one board alone.",
      "F5": "Any white piece but the king may be placed from the own control board, unless that board has left the game.",
      "F6": "A piece is placed on a home square of its kind: one where such white pieces stand in the orthodox array.",
      "F7": "No piece may be placed while the player's king on his initial board is in check.",
      "F8": "A piece is placed on an empty square that Black does not attack.",
      "F9": "The square that a placed piece leaves and the square it is placed on have the same colour.",
      "F10": "A placed piece leaves the control board for good.",
      "F11": "A placed piece replaces a lost one: more of its kind were captured on the initial board than placed there.",
      "F12": "If the control board is in play, neither king on it may stand attacked once the placed piece has left.",
      "F13": "A piece that arrives has the rights of its square, but a rook may not castle; one that leaves a rook's corner takes that castling right with it.",
      "F14": "Checkmate on an initial board wins it, and the board leaves the game with all its pieces.",
      "F15": "A player who has won both initial boards wins the match at once.",
      "F16": "When an initial board is won, the loser's control board takes its slot; its owner has White there and moves first.",
      "F17": "The first checkmate on a control board ends the match: the mating player wins it.",
      "F18": "A drawn board leaves the game and its slot stays empty; when both slots are empty, the match is drawn.",
      "F19": "A piece is transferred from the opponent's initial board only while that board is in play.",
      "F20": "A transferred piece is not the king, stands on a home square of its kind, and is not attacked there.",
      "F21": "A piece is transferred to an empty, unattacked home square of its kind, of the colour of the square it leaves, and only while the player's king there is not in check.",
      "F22": "A transferred piece leaves its board for good, and replaces one of its kind lost on the control board.",
      "F23": "A transfer may not leave the player's king attacked on the board that the piece leaves.",
      "F24": "Mate wins a board; the third occurrence of its position or its hundredth ply without a capture or a pawn move draws it.",
      "F25": "White's ply is answered by Black on the same board; then White is to move on the board in the other slot, if there is one.",
      "F26": "If the side to move on a board has no legal ply, it loses the board when in check; otherwise the board is drawn, as it is with dead material.",
      "F27": "A board's position counts for repetition with its pieces, side to move, castling rights, en passant square and lost pieces; a capture, pawn move, placement or transfer starts both counts anew.",
      "F28": "Material is dead on a board only when no piece can reach it from another board any more.",
      "F29": "A board in reserve has the castling rights of the orthodox array, less those taken along by pieces that have left.",
      "T1": "Board 1 starts with the orthodox array, board 2 empty; White begins, and the players alternate, one ply each.",
      "T2": "A ply is an ordinary move on either board, or a tranzit: a piece goes to the square of the same name on the other board.",
      "T3": "A tranzit is impossible if its square on the other board is occupied; it never captures.",
      "T4": "A king cannot make a tranzit onto an attacked square.",
      "T5": "A tranzit may not give check, neither by the piece that arrives nor by a line that opens behind it.",
      "T6": "After a ply the player's own king may not stand attacked on its board.",
      "T7": "Castling is played on board 1 only; double step, en passant and promotion hold on both boards.",
      "T8": "Check is an attack on the king on its own board, and any ply that ends it answers it, a tranzit too.",
      "T9": "A player in check who has no legal ply other than a tranzit of the king loses the board where the king stands.",
      "T10": "A decided board is closed: its pieces may only leave it by tranzit, and no piece goes onto it.",
      "T11": "A king on a closed board must make the tranzit to the open one at its player's next ply.",
      "T12": "If that king's square on the other board is occupied, that board is drawn; if it is attacked, that board is lost too.",
      "T13": "A player who has no piece left on the open board 1 after his own ply loses it.",
      "T14": "The third occurrence of a position draws the board where the ply was made; for a tranzit, the board it arrived on.",
      "T15": "A hundred plies in a row without a capture or a pawn move draw the board where the last was made.",
      "T16": "A player who is not in check and has no legal ply draws the board where his king stands.",
      "T17": "Dead material on both boards together draws all open boards.",
      "T18": "A board won counts one point, a drawn one half a point for each; the result is the sum over both boards.",
      "T19": "A player who made no tranzit from board 1 to board 2 in the whole game scores nothing on board 2.",
      "T20": "A player whose time is out loses the boards still open and keeps the points of those decided.",
      "T21": "The game is over when both boards are decided.",
      "D1": "The game is played on one board of 8 files and 16 ranks, with two sets and two kings for each player.",
      "D2": "Each player's sixteen pieces start inside a ring of his sixteen pawns.",
      "D3": "White begins with one ply; after that each player makes two plies a turn.",
      "D4": "There is no check and no mate: kings are captured, and capturing the opponent's second king wins at once.",
      "D5": "Pawns move one square forward only, so there is no double step and no en passant.",
      "D6": "There is no castling.",
      "D7": "The second ply may not take the piece just moved back to where it came from, unless the first was a capture or a promotion.",
      "D8": "The game is drawn by agreement, or after fifty double moves of each player without a capture or a pawn move.",
      "D9": "The third occurrence of a position at the start of a turn draws.",
      "D10": "A player without a legal first ply draws; one without a legal second ply ends his turn after the first."
    },
    "events": {
      "board-won": "{player} wins board {board}. {reason}",
      "board-drawn": "Board {board} is drawn. {reason}",
      "board-enters": "Board {board} comes into play in slot {slot}.",
      "board-closed": "Board {board} is closed: its pieces may only leave it.",
      "king-must-hop": "{player} must make the tranzit of the king from {square} on board {board}.",
      "king-captured": "The king on {square} is captured; its side has one king left.",
      "last-king-captured": "The king on {square} is captured; it was the last of its side.",
      "won": "{player} wins the match. {reason}",
      "drawn": "The match is drawn. {reason}",
      "won-by-points": "{player} wins the match {points}. {reason}",
      "drawn-by-points": "The match is drawn {points}. {reason}"
    },
    "errors": {
      "not-ready": "The module is not ready: wait for init() first.",
      "freed": "The game has been freed.",
      "unknown-game": "There is no such game.",
      "invalid-text": "A text is needed.",
      "invalid-code": "That is no move text of this game.",
      "invalid-spot": "That is no square of this game.",
      "invalid-player": 'The player must be "first" or "second".',
      "invalid-board": "That is no board of this game.",
      "invalid-ply": "The history does not go as far as that.",
      "invalid-depth": "The depth must be a whole number from 0.",
      "invalid-limit": "The limit must be a whole number from 0.",
      "invalid-json": "That is no saved game.",
      "invalid-language": 'The language must be "en" or "ru".',
      "unknown-word": "There is no sentence for that.",
      "invalid-options": "The options must be an object.",
      "invalid-pieces": 'Pieces are written in "letters" or as "figurine".',
      "invalid-form": "The game has no record of that form.",
      "invalid-tags": "That is no tag: names are of Latin letters and digits, values are texts.",
      "invalid-notation": "That cannot be read as a move.",
      "invalid-record": "That cannot be read as a record.",
      "unwritable-record": "That record cannot be written.",
      "invalid-link": "That link is damaged, or no link of a game.",
      "unknown-link": "That link is of another version, or no link of a game.",
      "invalid-module": "The WebAssembly module must be given: its bytes, a compiled module, a response or an address.",
      "board-not-in-play": "That board is not in play.",
      "invalid-position": "That is no position of this game.",
      "illegal-move": "That ply is illegal.",
      "game-over": "The match is over.",
      "limit": "The count goes beyond the limit.",
      "load-failed": "The WebAssembly module could not be loaded.",
      "internal": "Something went wrong inside the module."
    },
    "fields": {
      "fields": "Fields",
      "placement": "Placement",
      "turn": "Turn",
      "castling": "Castling rights",
      "en-passant": "En passant square",
      "halfmove": "Halfmove count",
      "number": "Number",
      "lost": "Lost pieces",
      "results": "Results",
      "tranzits": "Tranzits made",
      "plies": "Plies left",
      "first": "First ply"
    },
    "faults": {
      "field-count": "too few or too many fields, or more than one space between two",
      "syntax": "it cannot be read here",
      "board-count": "too few or too many boards",
      "digits": "two digits side by side",
      "rank-length": "a rank is too short or too long",
      "rank-count": "too few or too many ranks",
      "kings": "a side has more or fewer kings than the game allows",
      "pawn-rank": "a pawn on the first or the last rank",
      "castling-right": "a castling right without king and rook at home",
      "check-not-to-move": "the side not to move is in check",
      "range": "the number is out of range",
      "contradiction": "it contradicts another field"
    },
    "place": "{field}: {fault} (character {character}).",
    "placeOnBoard": "{field}: {fault} (board {board}, character {character}).",
    "expected": {
      "ply": "That does not read as a move.",
      "legal-ply": "That is no legal move here.",
      "source-square": "Several pieces may be meant: name the square that it comes from.",
      "strict-form": "A move and a tranzit may be meant: name the square of origin, or write the tranzit with “@”.",
      "piece-letter": "The letter may stand for two pieces: write in the letters of one alphabet.",
      "board": "Plies on several boards may be meant: name the board.",
      "turn": "It stands in the column of the other side, or of the other board.",
      "five-columns": "The author's table has five columns: White on board 1, on board 2, the number, Black on board 1, on board 2.",
      "tag-name": "The name of a tag was expected.",
      "tag-value": "The value of a tag was expected, in quotes.",
      "tag-end": "The tag has no end: “]” is missing.",
      "game": "It is a record of another game, or of none that is known.",
      "position": "That is no position of this game.",
      "result": "The match has another result.",
      "board-result": "The board has another result.",
      "points": "The players have other points.",
      "act": "No such resignation, draw or flag fall can be now.",
      "comment-act": "In a comment, “[%act …]” tells of a resignation, a draw or a flag fall: this one cannot be read, or cannot be now.",
      "nag": "A number from 0 to 255 was expected behind “$”.",
      "comment-end": "The comment has no end.",
      "variation-start": "No variation ends here.",
      "variation-end": "A variation has no end: “)” is missing.",
      "end": "The record is complete: nothing more was expected.",
      "shorter-text": "The text is too long: 2 MiB are read.",
      "fewer-tags": "There are too many tags: 200 are read.",
      "fewer-entries": "There are too many plies and variations: 20,000 are read.",
      "less-depth": "The variations stand too deep in one another: 64 levels are read."
    },
    "unread": {
      "at": "Line {line}, column {column}: {sentence}",
      "found": "“{found}”: {sentence}",
      "atFound": "Line {line}, column {column}, “{found}”: {sentence}",
      "possible": "Possible: {list}."
    }
  };
};
var made;
var en_default = () => made ??= make();

// locale/ru.js
var make2 = function() {
  return {
    "players": { "first": "Первый игрок", "second": "Второй игрок" },
    "picture": {
      "board": "Доска {board}",
      "w": "Белые",
      "b": "Чёрные",
      "pieces": "{color}: {list}.",
      "none": "нет",
      "turn": "Ходят {color}.",
      "turnOnBoard": "На доске {board} ходят {color}.",
      "marked": "Отмечены: {list}.",
      "kinds": {
        "k": "король",
        "q": "ферзь",
        "r": "ладья",
        "b": "слон",
        "n": "конь",
        "p": "пешка"
      },
      "inside": {
        "w": "белые",
        "b": "чёрные"
      }
    },
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
      "checkmate": "Шах и мат.",
      "stalemate": "Пат: у стороны, чей ход, нет возможных ходов.",
      "threefold": "Позиция возникла в третий раз.",
      "fifty-moves": "Каждая сторона сделала пятьдесят ходов без взятий и без ходов пешками.",
      "dead-material": "Недостаточно материала для мата.",
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
      "O5": "Обычные шахматы играются по правилам ФИДЕ; ничья — пат, недостаток материала для мата, троекратное повторение, 50 ходов без взятий и ходов пешками.",
      "O6": "Ходит тот игрок и на той доске, чья сейчас очередь; после конца партии ходов нет.",
      "O7": "После хода собственный король не может оставаться под боем.",
      "O8": "Запись позиции должна описывать возможную позицию: невозможное — ошибка, и в ней названо поле записи.",
      "O9": "Если ход нарушает несколько правил, в отказе называется первое из них по установленному порядку.",
      "O10": "Просрочивший время проигрывает партию; в обычных шахматах ничья, если у соперника остался один король.",
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
      "F26": "Если у стороны, чей ход на доске, нет возможных ходов, она под шахом проигрывает доску, а без шаха — ничья; ничья и при недостатке материала для мата.",
      "F27": "Для повторения важны фигуры доски, очередь хода, права рокировки, поле взятия на проходе и выбывшие фигуры; взятие, ход пешкой, выставление и перенос начинают оба счёта заново.",
      "F28": "Материала для мата на доске недостаточно, только если ни одна фигура больше не может прийти на неё с другой доски.",
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
      "T17": "Если на обеих досках вместе недостаточно материала для мата, на всех открытых досках ничья.",
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
      "invalid-options": "Настройки — это объект.",
      "invalid-pieces": "Фигуры обозначаются буквами («letters») или значками («figurine»).",
      "invalid-form": "Такой формы записи у этой игры нет.",
      "invalid-tags": "Это не тег: имя состоит из латинских букв и цифр, значение — текст.",
      "invalid-notation": "Это нельзя прочесть как ход.",
      "invalid-record": "Это нельзя прочесть как запись партии.",
      "unwritable-record": "Такую запись партии нельзя составить.",
      "invalid-link": "Ссылка на партию повреждена.",
      "unknown-link": "Это ссылка другой версии или не ссылка на партию.",
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
      "kings": "у одной из сторон королей больше или меньше, чем должно быть",
      "pawn-rank": "пешка на первой или последней горизонтали",
      "castling-right": "право рокировки без короля и ладьи на своих полях",
      "check-not-to-move": "под шахом сторона, которая не ходит",
      "range": "число вне допустимых пределов",
      "contradiction": "противоречит другому полю записи"
    },
    "place": "{field}: {fault} (символ {character}).",
    "placeOnBoard": "{field}: {fault} (доска {board}, символ {character}).",
    "expected": {
      "ply": "Это не похоже на ход.",
      "legal-ply": "Такой ход здесь невозможен.",
      "source-square": "Так могут пойти несколько фигур: укажите, с какого поля.",
      "strict-form": "Возможны и обычный ход, и ход-перемещение: укажите исходное поле или поставьте перед перемещением знак «@».",
      "piece-letter": "Буква может означать две разные фигуры: пишите буквами одного алфавита.",
      "board": "Такой ход возможен на нескольких досках: укажите доску.",
      "turn": "Ход стоит не в своём столбце: в столбце другой стороны или другой доски.",
      "five-columns": "В таблице автора пять столбцов: белые на доске 1, на доске 2, номер хода, чёрные на доске 1, на доске 2.",
      "tag-name": "Здесь должно стоять имя тега.",
      "tag-value": "Здесь должно стоять значение тега в кавычках.",
      "tag-end": "Тег не закрыт: нет «]».",
      "game": "Это запись другой игры или игры, которая здесь не известна.",
      "position": "Это не позиция этой игры.",
      "result": "У партии другой результат.",
      "board-result": "На этой доске другой результат.",
      "points": "У игроков другие очки.",
      "act": "Такая сдача, ничья или просрочка времени сейчас невозможна.",
      "comment-act": "«[%act …]» в комментарии сообщает о сдаче, ничьей или просрочке времени: это сообщение непонятно, или сейчас такое невозможно.",
      "nag": "После «$» должно стоять число от 0 до 255.",
      "comment-end": "Комментарий не закрыт.",
      "variation-start": "Лишняя скобка: здесь нет варианта.",
      "variation-end": "Вариант не закрыт: нет «)».",
      "end": "Запись партии уже закончена: дальше ничего быть не должно.",
      "shorter-text": "Текст слишком длинный: читается не больше 2 МиБ.",
      "fewer-tags": "Слишком много тегов: читается не больше 200.",
      "fewer-entries": "Слишком много ходов и вариантов: читается не больше 20 000.",
      "less-depth": "Варианты вложены слишком глубоко: читается не больше 64 уровней."
    },
    "unread": {
      "at": "Строка {line}, столбец {column}: {sentence}",
      "found": "«{found}»: {sentence}",
      "atFound": "Строка {line}, столбец {column}, «{found}»: {sentence}",
      "possible": "Возможно: {list}."
    }
  };
};
var made2;
var ru_default = () => made2 ??= make2();

// face/sentences.js
var fill = (template, values) => template.replace(/\{(\w+)\}/g, (all, name) => String(values[name] ?? all));
var find = (list2, word) => typeof word === "string" && Object.hasOwn(list2, word) ? list2[word] : void 0;
var ofWord = ({ reasons, endReasons, rules, expected }, word) => find(rules, word) ?? find(reasons, word) ?? find(endReasons, word) ?? find(expected, word);
var ofCode = ({ errors }, code) => find(errors, code);
function ofPlace({ fields, faults, place, placeOnBoard }, { field, fault, offset, board }) {
  const values = { field: find(fields, field) ?? field, fault: find(faults, fault) ?? fault, character: offset + 1 };
  return board === void 0 ? fill(place, values) : fill(placeOnBoard, { ...values, board });
}
function ofText(dictionary, { line, column, found, expected, legal, reason }) {
  const { unread: unread2 } = dictionary;
  const parts = [
    ofWord(dictionary, expected) ?? expected,
    ofWord(dictionary, reason) ?? "",
    legal.length > 0 ? fill(unread2.possible, { list: legal.join(", ") }) : ""
  ];
  const sentence = parts.filter((part) => part !== "").join(" ");
  if (line === void 0 || column === void 0) return fill(unread2.found, { found, sentence });
  return fill(found === "" ? unread2.at : unread2.atFound, { line, column, found, sentence });
}
var points = (points2) => `${points2 >= 1 || points2 === 0 ? Math.floor(points2) : ""}${points2 % 1 === 0 ? "" : "½"}`;
var Missing = class extends Error {
};
function told(template, values) {
  for (const [name, value] of Object.entries(values)) {
    if (typeof value !== "string" && typeof value !== "number") throw new Missing(name);
  }
  return fill(
    template,
    /** @type {Record<string, string | number>} */
    values
  );
}
function ofEvent(dictionary, event) {
  const { events, players } = dictionary;
  const reason = (word) => ofWord(dictionary, word);
  const player = (word) => find(players, word);
  switch (event.type) {
    case "board-won":
      return told(events["board-won"], { player: player(event.by), board: event.board, reason: reason(event.reason) });
    case "board-drawn":
      return told(events["board-drawn"], { board: event.board, reason: reason(event.reason) });
    case "board-enters":
      return told(events["board-enters"], { board: event.board, slot: event.slot });
    case "board-closed":
      return told(events["board-closed"], { board: event.board });
    case "king-must-hop":
      return told(events["king-must-hop"], {
        player: player(event.player),
        square: event.from?.square,
        board: event.from?.board
      });
    case "king-captured":
      return told(event.left === 0 ? events["last-king-captured"] : events["king-captured"], {
        square: event.spot?.square
      });
    case "over": {
      if (!event.outcome) throw new Missing("outcome");
      const { winner, reason: word, points: score } = event.outcome;
      const values = { reason: reason(word) };
      const won = winner === null ? void 0 : { ...values, player: player(winner) };
      if (!score) return won ? told(events.won, won) : told(events.drawn, values);
      const [high, low] = winner === "second" ? [score[1], score[0]] : score;
      const all = { points: `${points(high)} : ${points(low)}` };
      return won ? told(events["won-by-points"], { ...won, ...all }) : told(events["drawn-by-points"], { ...values, ...all });
    }
    default:
      return void 0;
  }
}

// face/errors.js
var CrossboardError = class extends Error {
  /**
   * @param {ErrorCode} code
   * @param {string} [detail] more than the code's own sentence says
   * @param {ErrorOptions} [options]
   */
  constructor(code, detail, options) {
    super(detail ?? ofCode(en_default(), code) ?? code, options);
    this.code = code;
  }
};
var NotReadyError = class extends CrossboardError {
  /** @param {string} [detail] what is to be waited for, if it is not init() */
  constructor(detail) {
    super("not-ready", detail);
  }
};
var ArgumentError = class extends CrossboardError {
};
var PositionError = class extends CrossboardError {
  /** @param {{ field: import('./api.js').PositionField, fault: import('./api.js').PositionFault, offset: number, board?: number | undefined }} place */
  constructor({ field, fault, offset, board }) {
    super("invalid-position", ofPlace(en_default(), { field, fault, offset, board }));
    this.field = field;
    this.fault = fault;
    this.offset = offset;
    if (board !== void 0) Object.assign(this, { board });
  }
};
var IllegalMoveError = class extends CrossboardError {
  /**
   * @param {Reason} reason
   * @param {RuleId} rule
   * @param {ErrorCode} [code]
   */
  constructor(reason, rule, code = "illegal-move") {
    super(code, `${ofWord(en_default(), reason) ?? reason} (${rule})`);
    this.reason = reason;
    this.rule = rule;
  }
};
var GameOverError = class extends IllegalMoveError {
  constructor() {
    super("game-over", "O6", "game-over");
  }
};
var FreedError = class extends CrossboardError {
  constructor() {
    super("freed");
  }
};
var LimitError = class extends CrossboardError {
  constructor() {
    super("limit");
  }
};
function addRefusal(error, reason, rule) {
  if (reason !== void 0) Object.assign(error, { reason, rule });
}
var NotationError = class extends CrossboardError {
  /** @param {{ found: string, expected: Expected, codes: string[], legal: string[], reason?: Reason | undefined, rule?: RuleId | undefined }} what */
  constructor({ found, expected, codes, legal, reason, rule }) {
    super("invalid-notation", ofText(en_default(), { found, expected, legal, reason }));
    this.found = found;
    this.expected = expected;
    this.codes = codes;
    this.legal = legal;
    addRefusal(this, reason, rule);
  }
};
var RecordError = class extends CrossboardError {
  /**
   * @param {{ line: number, column: number, offset: number, found: string, expected: Expected, legal: string[], reason?: Reason | undefined, rule?: RuleId | undefined }} what
   * @param {ErrorOptions} [options]
   */
  constructor({ line, column, offset, found, expected, legal, reason, rule }, options) {
    super("invalid-record", ofText(en_default(), { line, column, found, expected, legal, reason }), options);
    this.line = line;
    this.column = column;
    this.offset = offset;
    this.found = found;
    this.expected = expected;
    this.legal = legal;
    addRefusal(this, reason, rule);
  }
};
for (const [name, kind] of Object.entries({
  CrossboardError,
  NotReadyError,
  ArgumentError,
  PositionError,
  IllegalMoveError,
  GameOverError,
  FreedError,
  LimitError,
  NotationError,
  RecordError
})) {
  Object.defineProperty(kind.prototype, "name", { value: name, configurable: true, writable: true });
}
var errorOf = (thrown) => thrown instanceof CrossboardError ? thrown : new CrossboardError("internal", void 0, { cause: thrown });
var positionOf = ([field, fault, offset, board]) => new PositionError({
  field: (
    /** @type {import('./api.js').PositionField} */
    field
  ),
  fault: (
    /** @type {import('./api.js').PositionFault} */
    fault
  ),
  offset: Number(offset),
  // Boards count from 1.
  board: Number(board) || void 0
});
var listOf = (text) => text ? text.split(",") : [];
var refusalOf = (reason, rule) => ({
  reason: (
    /** @type {Reason | undefined} */
    reason || void 0
  ),
  rule: (
    /** @type {RuleId | undefined} */
    rule || void 0
  )
});
function unread([line, column, offset, expected, reason, rule, legal, ...rest]) {
  const what = {
    line: Number(line),
    column: Number(column),
    offset: Number(offset),
    found: rest.slice(4).join("	"),
    expected: (
      /** @type {Expected} */
      expected
    ),
    legal: listOf(legal),
    ...refusalOf(reason, rule)
  };
  return new RecordError(what, rest[0] ? { cause: positionOf(rest) } : void 0);
}
function unwritten([what, word, reason, rule, ...code]) {
  switch (what) {
    case "form":
      return new ArgumentError("invalid-form");
    case "tag":
      return new ArgumentError("invalid-tags");
    case "entry": {
      const cause = failureOf([word, reason, rule].join("	"));
      const detail = `That record cannot be written: ${JSON.stringify(code.join("	"))}: ${cause.message}`;
      return new ArgumentError("unwritable-record", detail, { cause });
    }
    default: {
      const why = what === "start" ? "the start is no position of the game." : "it holds too much.";
      return new ArgumentError("unwritable-record", `That record cannot be written: ${why}`);
    }
  }
}
function failureOf(text, found = "") {
  const [word, ...parts] = text.split("	");
  const [first = "", second = "", third, fourth, fifth] = parts;
  switch (word) {
    case "unknown-game":
      return new ArgumentError("unknown-game");
    case "position":
      return positionOf(parts);
    case "record":
      return unread(parts);
    case "unwritten":
      return unwritten(parts);
    case "link":
      return new ArgumentError("invalid-link");
    case "link-version":
      return new ArgumentError("unknown-link");
    case "notation":
      return new NotationError({
        found,
        expected: (
          /** @type {Expected} */
          first
        ),
        ...refusalOf(second, third),
        codes: listOf(fourth),
        legal: listOf(fifth)
      });
    case "no-entry":
      return new ArgumentError("invalid-code");
    case "illegal":
      return new IllegalMoveError(
        /** @type {Reason} */
        first,
        /** @type {RuleId} */
        second
      );
    case "game-over":
      return new GameOverError();
    case "board-not-in-play":
      return new ArgumentError("board-not-in-play");
    default:
      return new CrossboardError("internal", void 0, { cause: text });
  }
}

// face/describe.js
var dictionaries = { en: en_default, ru: ru_default };
function describe(word, language) {
  const dictionary = typeof language === "string" && Object.hasOwn(dictionaries, language) ? dictionaries[language]?.() : void 0;
  if (!dictionary) throw new ArgumentError("invalid-language");
  const sentence = find2(dictionary, word);
  if (sentence === void 0) throw new ArgumentError("unknown-word");
  return sentence;
}
function find2(dictionary, word) {
  if (typeof word === "string") return ofWord(dictionary, word);
  if (typeof word !== "object" || word === null) return void 0;
  if (word instanceof PositionError) return ofPlace(dictionary, word);
  if (word instanceof NotationError || word instanceof RecordError) return ofText(dictionary, word);
  if (word instanceof IllegalMoveError) return ofWord(dictionary, word.reason);
  if (word instanceof CrossboardError) return ofCode(dictionary, word.code);
  if ("code" in word) {
    const detail = "A ply has no sentence: game.notation() writes it, and its events have one each.";
    throw new ArgumentError("unknown-word", detail);
  }
  try {
    return ofEvent(
      dictionary,
      /** @type {import('./api.js').GameEvent} */
      word
    );
  } catch (cause) {
    const what = cause instanceof Missing ? ` "${cause.message}"` : " what it must have";
    throw new ArgumentError("unknown-word", `That event is not whole: it has no${what}, or none that is known.`, {
      cause
    });
  }
}

// wasm/crossboard.js
var RawGame = class _RawGame {
  static __wrap(ptr) {
    const obj = Object.create(_RawGame.prototype);
    obj.__wbg_ptr = ptr;
    RawGameFinalization.register(obj, obj.__wbg_ptr, obj);
    return obj;
  }
  __destroy_into_raw() {
    const ptr = this.__wbg_ptr;
    this.__wbg_ptr = 0;
    RawGameFinalization.unregister(this);
    return ptr;
  }
  free() {
    const ptr = this.__destroy_into_raw();
    wasm.__wbg_rawgame_free(ptr, 0);
  }
  /**
   * Agrees a draw of a board (from 1) or the match; the entry, packed.
   * @param {number | null} [board]
   * @returns {number}
   */
  agreeDraw(board) {
    const ret = wasm.rawgame_agreeDraw(this.__wbg_ptr, isLikeNone(board) ? Number.MAX_SAFE_INTEGER : board >>> 0);
    return ret >>> 0;
  }
  /**
   * What the piece on a spot might do: pairs of a packed move and why not.
   * @param {number} spot
   * @returns {number}
   */
  candidates(spot) {
    const ret = wasm.rawgame_candidates(this.__wbg_ptr, spot);
    return ret >>> 0;
  }
  /**
   * A copy with its past.
   * @returns {RawGame}
   */
  copy() {
    const ret = wasm.rawgame_copy(this.__wbg_ptr);
    return _RawGame.__wrap(ret);
  }
  /**
   * Plays what an entry's text says; its entry, packed.
   * @param {string} text
   * @returns {number}
   */
  enter(text) {
    const ptr0 = passStringToWasm0(text, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
    const len0 = WASM_VECTOR_LEN;
    const ret = wasm.rawgame_enter(this.__wbg_ptr, ptr0, len0);
    return ret >>> 0;
  }
  /**
   * Why a ply is illegal: one number, as behind a candidate.
   * @param {string} code
   * @returns {number}
   */
  explain(code) {
    const ptr0 = passStringToWasm0(code, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
    const len0 = WASM_VECTOR_LEN;
    const ret = wasm.rawgame_explain(this.__wbg_ptr, ptr0, len0);
    return ret >>> 0;
  }
  /**
   * A player's time is out; the entry, packed.
   * @param {number} number
   * @returns {number}
   */
  flag(number) {
    const ret = wasm.rawgame_flag(this.__wbg_ptr, number);
    return ret >>> 0;
  }
  /**
   * Reads a link. Nothing where that fails: the last failure says why.
   * @param {string} text
   * @returns {RawGame | undefined}
   */
  static fromLink(text) {
    const ptr0 = passStringToWasm0(text, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
    const len0 = WASM_VECTOR_LEN;
    const ret = wasm.rawgame_fromLink(ptr0, len0);
    return ret === 0 ? void 0 : _RawGame.__wrap(ret);
  }
  /**
   * Reads a record, in any form, of a game if it is named: the game after its main line. Nothing where that fails: the
   * last failure says why.
   * @param {string} text
   * @param {string} game
   * @returns {RawGame | undefined}
   */
  static fromRecord(text, game) {
    let ptr0, len0, ptr1, len1;
    try {
      ptr0 = passStringToWasm0(text, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
      len0 = WASM_VECTOR_LEN;
      ptr1 = passStringToWasm0(game, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
      len1 = WASM_VECTOR_LEN;
    } catch (e) {
      if (ptr1) {
        wasm.__wbindgen_free(ptr1, len1 * 1, 1);
      }
      if (ptr0) {
        wasm.__wbindgen_free(ptr0, len0 * 1, 1);
      }
      throw e;
    }
    const ret = wasm.rawgame_fromRecord(ptr0, len0, ptr1, len1);
    return ret === 0 ? void 0 : _RawGame.__wrap(ret);
  }
  /**
   * The history, packed: one entry after the other.
   * @returns {number}
   */
  history() {
    const ret = wasm.rawgame_history(this.__wbg_ptr);
    return ret >>> 0;
  }
  /**
   * The id of the game.
   * @returns {number}
   */
  id() {
    const ret = wasm.rawgame_id(this.__wbg_ptr);
    return ret >>> 0;
  }
  /**
   * Whether a text is a legal ply.
   * @param {string} code
   * @returns {boolean}
   */
  isLegal(code) {
    const ptr0 = passStringToWasm0(code, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
    const len0 = WASM_VECTOR_LEN;
    const ret = wasm.rawgame_isLegal(this.__wbg_ptr, ptr0, len0);
    return ret !== 0;
  }
  /**
   * How many entries the history has.
   * @returns {number}
   */
  length() {
    const ret = wasm.rawgame_length(this.__wbg_ptr);
    return ret >>> 0;
  }
  /**
   * The game in the letters of a link.
   * @returns {number}
   */
  link() {
    const ret = wasm.rawgame_link(this.__wbg_ptr);
    return ret >>> 0;
  }
  /**
   * Every legal ply, packed.
   * @returns {number}
   */
  moves() {
    const ret = wasm.rawgame_moves(this.__wbg_ptr);
    return ret >>> 0;
  }
  /**
   * The notation of a legal ply.
   * @param {string} code
   * @param {number} style_bits
   * @returns {number}
   */
  notation(code, style_bits) {
    const val2 = +style_bits;
    const ptr0 = passStringToWasm0(code, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
    const len0 = WASM_VECTOR_LEN;
    const ret = wasm.rawgame_notation(this.__wbg_ptr, ptr0, len0, val2);
    return ret >>> 0;
  }
  /**
   * The notation of the whole history, a line each.
   * @param {number} style_bits
   * @returns {number}
   */
  notations(style_bits) {
    const ret = wasm.rawgame_notations(this.__wbg_ptr, style_bits);
    return ret >>> 0;
  }
  /**
   * Begins a game, from its start or from a position text. Nothing where that fails: the last failure says why.
   * @param {string} id
   * @param {string | null} [position]
   * @returns {RawGame | undefined}
   */
  static open(id, position) {
    let ptr0, len0, ptr1, len1;
    try {
      ptr0 = passStringToWasm0(id, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
      len0 = WASM_VECTOR_LEN;
      ptr1 = isLikeNone(position) ? 0 : passStringToWasm0(position, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
      len1 = WASM_VECTOR_LEN;
    } catch (e) {
      if (ptr1) {
        wasm.__wbindgen_free(ptr1, len1 * 1, 1);
      }
      if (ptr0) {
        wasm.__wbindgen_free(ptr0, len0 * 1, 1);
      }
      throw e;
    }
    const ret = wasm.rawgame_open(ptr0, len0, ptr1, len1);
    return ret === 0 ? void 0 : _RawGame.__wrap(ret);
  }
  /**
   * Reads the notation of a ply, in a language: 1 English, 2 Russian, 0 if it is not known. The move, packed.
   * @param {string} text
   * @param {number} language
   * @returns {number}
   */
  parseMove(text, language) {
    const val2 = +language;
    const ptr0 = passStringToWasm0(text, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
    const len0 = WASM_VECTOR_LEN;
    const ret = wasm.rawgame_parseMove(this.__wbg_ptr, ptr0, len0, val2);
    return ret >>> 0;
  }
  /**
   * The number of sequences of that many plies; no number where there are more than allowed. JavaScript's numbers
   * are exact up to 2^53, and no count gets there.
   * @param {number} depth
   * @param {number} max_nodes
   * @returns {number}
   */
  perft(depth, max_nodes) {
    const ret = wasm.rawgame_perft(this.__wbg_ptr, depth, max_nodes);
    return ret;
  }
  /**
   * Plays a ply; its entry, packed.
   * @param {string} code
   * @returns {number}
   */
  play(code) {
    const ptr0 = passStringToWasm0(code, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
    const len0 = WASM_VECTOR_LEN;
    const ret = wasm.rawgame_play(this.__wbg_ptr, ptr0, len0);
    return ret >>> 0;
  }
  /**
   * The text of the position after that many entries; beyond the present, the present one.
   * @param {number} ply
   * @returns {number}
   */
  positionAt(ply) {
    const ret = wasm.rawgame_positionAt(this.__wbg_ptr, ply);
    return ret >>> 0;
  }
  /**
   * The text of the position.
   * @returns {number}
   */
  position() {
    const ret = wasm.rawgame_position(this.__wbg_ptr);
    return ret >>> 0;
  }
  /**
   * Brings back what was taken back last; `false` if there is nothing.
   * @returns {boolean}
   */
  redo() {
    const ret = wasm.rawgame_redo(this.__wbg_ptr);
    return ret !== 0;
  }
  /**
   * Resigns a board (from 1) or the match; the entry, packed.
   * @param {number} number
   * @param {number | null} [board]
   * @returns {number}
   */
  resign(number, board) {
    const ret = wasm.rawgame_resign(this.__wbg_ptr, number, isLikeNone(board) ? Number.MAX_SAFE_INTEGER : board >>> 0);
    return ret >>> 0;
  }
  /**
   * What might come from another board to a spot: as `candidates`.
   * @param {number} spot
   * @returns {number}
   */
  sources(spot) {
    const ret = wasm.rawgame_sources(this.__wbg_ptr, spot);
    return ret >>> 0;
  }
  /**
   * The text of the position it began with.
   * @returns {number}
   */
  start() {
    const ret = wasm.rawgame_start(this.__wbg_ptr);
    return ret >>> 0;
  }
  /**
   * The snapshot after that many entries, packed; beyond the present, the present one.
   * @param {number} ply
   * @returns {number}
   */
  stateAt(ply) {
    const ret = wasm.rawgame_stateAt(this.__wbg_ptr, ply);
    return ret >>> 0;
  }
  /**
   * The snapshot of the present, packed.
   * @returns {number}
   */
  state() {
    const ret = wasm.rawgame_state(this.__wbg_ptr);
    return ret >>> 0;
  }
  /**
   * Takes the last entry back; `false` if there is none.
   * @returns {boolean}
   */
  undo() {
    const ret = wasm.rawgame_undo(this.__wbg_ptr);
    return ret !== 0;
  }
};
if (Symbol.dispose) RawGame.prototype[Symbol.dispose] = RawGame.prototype.free;
var RawLine = class _RawLine {
  static __wrap(ptr) {
    const obj = Object.create(_RawLine.prototype);
    obj.__wbg_ptr = ptr;
    RawLineFinalization.register(obj, obj.__wbg_ptr, obj);
    return obj;
  }
  __destroy_into_raw() {
    const ptr = this.__wbg_ptr;
    this.__wbg_ptr = 0;
    RawLineFinalization.unregister(this);
    return ptr;
  }
  free() {
    const ptr = this.__destroy_into_raw();
    wasm.__wbg_rawline_free(ptr, 0);
  }
  /**
   * Where the list lies in the memory, in bytes.
   * @returns {number}
   */
  listAt() {
    const ret = wasm.rawline_listAt(this.__wbg_ptr);
    return ret >>> 0;
  }
  /**
   * Lists every legal ply as a packed move with the bits of the ply alone. Returns how many; they lie at `list_at`.
   * @returns {number}
   */
  list() {
    const ret = wasm.rawline_list(this.__wbg_ptr);
    return ret >>> 0;
  }
  /**
   * Begins a line, from the start of a game or from a position text. Nothing where that fails: the last failure
   * says why.
   * @param {string} id
   * @param {string | null} [position]
   * @returns {RawLine | undefined}
   */
  static open(id, position) {
    let ptr0, len0, ptr1, len1;
    try {
      ptr0 = passStringToWasm0(id, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
      len0 = WASM_VECTOR_LEN;
      ptr1 = isLikeNone(position) ? 0 : passStringToWasm0(position, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
      len1 = WASM_VECTOR_LEN;
    } catch (e) {
      if (ptr1) {
        wasm.__wbindgen_free(ptr1, len1 * 1, 1);
      }
      if (ptr0) {
        wasm.__wbindgen_free(ptr0, len0 * 1, 1);
      }
      throw e;
    }
    const ret = wasm.rawline_open(ptr0, len0, ptr1, len1);
    return ret === 0 ? void 0 : _RawLine.__wrap(ret);
  }
  /**
   * The number of sequences of that many plies; no number where there are more than allowed.
   * @param {number} depth
   * @param {number} max_nodes
   * @returns {number}
   */
  perft(depth, max_nodes) {
    const ret = wasm.rawline_perft(this.__wbg_ptr, depth, max_nodes);
    return ret;
  }
  /**
   * Plays a packed ply; `false` if it is illegal.
   * @param {number} word
   * @returns {boolean}
   */
  play(word) {
    const ret = wasm.rawline_play(this.__wbg_ptr, word);
    return ret !== 0;
  }
  /**
   * The text of the position.
   * @returns {number}
   */
  position() {
    const ret = wasm.rawline_position(this.__wbg_ptr);
    return ret >>> 0;
  }
  /**
   * Takes the last ply back; `false` if there is none.
   * @returns {boolean}
   */
  undo() {
    const ret = wasm.rawline_undo(this.__wbg_ptr);
    return ret !== 0;
  }
};
if (Symbol.dispose) RawLine.prototype[Symbol.dispose] = RawLine.prototype.free;
function lastFailure() {
  const ret = wasm.lastFailure();
  return ret >>> 0;
}
function readRecord(text, game) {
  let ptr0, len0, ptr1, len1;
  try {
    ptr0 = passStringToWasm0(text, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
    len0 = WASM_VECTOR_LEN;
    ptr1 = passStringToWasm0(game, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
    len1 = WASM_VECTOR_LEN;
  } catch (e) {
    if (ptr1) {
      wasm.__wbindgen_free(ptr1, len1 * 1, 1);
    }
    if (ptr0) {
      wasm.__wbindgen_free(ptr0, len0 * 1, 1);
    }
    throw e;
  }
  const ret = wasm.readRecord(ptr0, len0, ptr1, len1);
  return ret >>> 0;
}
function recogniseText(text) {
  const ptr0 = passStringToWasm0(text, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
  const len0 = WASM_VECTOR_LEN;
  const ret = wasm.recogniseText(ptr0, len0);
  return ret >>> 0;
}
function words() {
  const ret = wasm.words();
  return ret >>> 0;
}
function writeRecord(packed, form, style_bits) {
  const val3 = +style_bits;
  let ptr0, len0, ptr1, len1;
  try {
    ptr0 = passStringToWasm0(packed, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
    len0 = WASM_VECTOR_LEN;
    ptr1 = passStringToWasm0(form, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
    len1 = WASM_VECTOR_LEN;
  } catch (e) {
    if (ptr1) {
      wasm.__wbindgen_free(ptr1, len1 * 1, 1);
    }
    if (ptr0) {
      wasm.__wbindgen_free(ptr0, len0 * 1, 1);
    }
    throw e;
  }
  const ret = wasm.writeRecord(ptr0, len0, ptr1, len1, val3);
  return ret >>> 0;
}
function __wbg_get_imports() {
  const import0 = {
    __proto__: null,
    __wbg___wbindgen_throw_4c88d8bf264fd984: function(arg0, arg1) {
      throw new Error(getStringFromWasm0(arg0, arg1));
    },
    __wbindgen_init_externref_table: function() {
      const table = wasm.__wbindgen_externrefs;
      table.set(0, void 0);
      table.set(1024, void 0);
      table.set(1025, null);
      table.set(1026, true);
      table.set(1027, false);
    }
  };
  return {
    __proto__: null,
    "./crossboard_bg.js": import0
  };
}
var RawGameFinalization = typeof FinalizationRegistry === "undefined" ? { register: () => {
}, unregister: () => {
} } : new FinalizationRegistry((ptr) => wasm.__wbg_rawgame_free(ptr, 1));
var RawLineFinalization = typeof FinalizationRegistry === "undefined" ? { register: () => {
}, unregister: () => {
} } : new FinalizationRegistry((ptr) => wasm.__wbg_rawline_free(ptr, 1));
function getStringFromWasm0(ptr, len) {
  ptr = ptr >>> 0;
  return decodeText(getUint8ArrayMemory0().subarray(ptr, ptr + len));
}
var cachedUint8ArrayMemory0 = null;
function getUint8ArrayMemory0() {
  if (cachedUint8ArrayMemory0 === null || cachedUint8ArrayMemory0.byteLength === 0) {
    cachedUint8ArrayMemory0 = new Uint8Array(wasm.memory.buffer);
  }
  return cachedUint8ArrayMemory0;
}
function isLikeNone(x) {
  return x === void 0 || x === null;
}
function passStringToWasm0(arg, malloc, realloc) {
  if (realloc === void 0) {
    const buf = cachedTextEncoder.encode(arg);
    const ptr2 = malloc(buf.length, 1) >>> 0;
    getUint8ArrayMemory0().subarray(ptr2, ptr2 + buf.length).set(buf);
    WASM_VECTOR_LEN = buf.length;
    return ptr2;
  }
  let len = arg.length;
  let ptr = malloc(len, 1) >>> 0;
  const mem = getUint8ArrayMemory0();
  let offset = 0;
  for (; offset < len; offset++) {
    const code = arg.charCodeAt(offset);
    if (code > 127) break;
    mem[ptr + offset] = code;
  }
  if (offset !== len) {
    if (offset !== 0) {
      arg = arg.slice(offset);
    }
    ptr = realloc(ptr, len, len = offset + arg.length * 3, 1) >>> 0;
    const view2 = getUint8ArrayMemory0().subarray(ptr + offset, ptr + len);
    const ret = cachedTextEncoder.encodeInto(arg, view2);
    offset += ret.written;
    ptr = realloc(ptr, len, offset, 1) >>> 0;
  }
  WASM_VECTOR_LEN = offset;
  return ptr;
}
var cachedTextDecoder = new TextDecoder("utf-8", { ignoreBOM: true });
cachedTextDecoder.decode();
var MAX_SAFARI_DECODE_BYTES = 2146435072;
var numBytesDecoded = 0;
function decodeText(bytes) {
  numBytesDecoded += bytes.length;
  if (numBytesDecoded >= MAX_SAFARI_DECODE_BYTES) {
    cachedTextDecoder = new TextDecoder("utf-8", { ignoreBOM: true });
    cachedTextDecoder.decode();
    numBytesDecoded = bytes.length;
  }
  return cachedTextDecoder.decode(bytes);
}
var cachedTextEncoder = new TextEncoder();
if (!("encodeInto" in cachedTextEncoder)) {
  cachedTextEncoder.encodeInto = function(arg, view2) {
    const buf = cachedTextEncoder.encode(arg);
    view2.set(buf);
    return {
      read: arg.length,
      written: buf.length
    };
  };
}
var WASM_VECTOR_LEN = 0;
var wasmModule;
var wasmInstance;
var wasm;
function __wbg_finalize_init(instance, module2) {
  wasmInstance = instance;
  wasm = instance.exports;
  wasmModule = module2;
  cachedUint8ArrayMemory0 = null;
  wasm.__wbindgen_start();
  return wasm;
}
function initSync(module2) {
  if (wasm !== void 0) return wasm;
  if (module2 !== void 0) {
    if (Object.getPrototypeOf(module2) === Object.prototype) {
      ({ module: module2 } = module2);
    } else {
      console.warn("using deprecated parameters for `initSync()`; pass a single object instead");
    }
  }
  const imports = __wbg_get_imports();
  if (!(module2 instanceof WebAssembly.Module)) {
    module2 = new WebAssembly.Module(module2);
  }
  const instance = new WebAssembly.Instance(module2, imports);
  return __wbg_finalize_init(instance, module2);
}

// face/games.js
var ARRAY = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
var list = [
  {
    id: "orthodox",
    names: { en: "Orthodox chess", ru: "Ортодоксальные шахматы" },
    boards: 1,
    files: 8,
    ranks: 8,
    start: `${ARRAY} w KQkq - 0 1`
  },
  {
    id: "four-board",
    names: { en: "Four-board chess", ru: "Шахматы на четырёх досках" },
    boards: 4,
    files: 8,
    ranks: 8,
    start: `${ARRAY}|${ARRAY}|${ARRAY}|${ARRAY} 1:w KQkq|KQkq|KQkq|KQkq -|-|-|- 0|0|0|0 -|-|-|- **** 1`
  },
  {
    id: "tranzit",
    names: { en: "Chess-tranzit", ru: "Chess-tranzit" },
    boards: 2,
    files: 8,
    ranks: 8,
    start: `${ARRAY}|8/8/8/8/8/8/8/8 w KQkq - 0 1 ** -`
  },
  {
    id: "double-move",
    names: { en: "Double Move Double Chess", ru: "Двойные двухходовые шахматы" },
    boards: 1,
    files: 8,
    ranks: 16,
    start: "8/2pppp2/1prnnrp1/1pbqkbp1/1pbkqbp1/1prnnrp1/2pppp2/8/8/2PPPP2/1PRNNRP1/1PBKQBP1/1PBQKBP1/1PRNNRP1/2PPPP2/8 w 1 0 1 -"
  }
];
var games = Object.freeze(list.map((info) => Object.freeze({ ...info, names: Object.freeze(info.names) })));
var gameOf = (id) => games.find((info) => info.id === id);

// face/arguments.js
var LONGEST_CODE = 24;
var LONGEST_POSITION = 2048;
function infoOf(id) {
  const info = gameOf(id);
  if (!info) throw new ArgumentError("unknown-game");
  return info;
}
function textOf(position) {
  if (position === void 0) return void 0;
  if (typeof position !== "string") throw new ArgumentError("invalid-text", "The position must be a text.");
  return position.length > LONGEST_POSITION ? position.slice(0, LONGEST_POSITION) : position;
}
function codeOf(code) {
  if (typeof code !== "string") throw new ArgumentError("invalid-text", "The move must be a text.");
  if (code.length > LONGEST_CODE) throw new ArgumentError("invalid-code");
  return code;
}
function playerOf(player) {
  if (player === "first") return 0;
  if (player === "second") return 1;
  throw new ArgumentError("invalid-player");
}
function wholeOf(number, least, most, code) {
  if (typeof number !== "number" || !Number.isInteger(number) || number < least || number > most) {
    throw new ArgumentError(code);
  }
  return number;
}

// face/count.js
var DEEPEST = 100;
function count(raw, depth, maxNodes) {
  const found = raw.perft(Math.min(depth, DEEPEST), maxNodes);
  if (Number.isNaN(found)) throw new LimitError();
  if (depth <= DEEPEST || found === 0) return found;
  throw new LimitError();
}

// face/memory.js
var memory;
var view = new Uint32Array(0);
var known;
function begin(own) {
  memory = own;
}
var isReady = () => memory !== void 0;
function ready() {
  if (!memory) throw new NotReadyError();
  return memory;
}
function numbers() {
  if (view.length === 0) view = new Uint32Array(ready().buffer);
  return view;
}
function textAt(address) {
  const length = (numbers()[address >>> 2] ?? 0) & 2147483647;
  const units = new Uint16Array(ready().buffer, address + 4, length);
  let text = "";
  for (let from = 0; from < length; from += 2048) text += String.fromCharCode(...units.subarray(from, from + 2048));
  return text;
}
function answerAt(address, found) {
  const at2 = address >>> 2;
  if (
    /** @type {number} */
    numbers()[at2] >>> 31
  ) throw failureOf(textAt(address), found);
  return at2 + 1;
}
function opened(open2, failure) {
  ready();
  try {
    const made3 = open2();
    if (made3) return made3;
  } catch (thrown) {
    throw errorOf(thrown);
  }
  throw failureOf(textAt(failure()));
}
function vocabulary() {
  if (!known) {
    const [reasons, endReasons, rules] = textAt(words()).split("\n").map((line) => line.split(" "));
    known = /** @type {Vocabulary} */
    { reasons, endReasons, rules };
  }
  return known;
}

// face/notation.js
var LONGEST_RECORD = 2 << 20;
var LONGEST_PLY = 200;
var LONGEST_LINK = 4e4;
var SHOWN = 40;
function optionsOf(options) {
  if (options === void 0) return {};
  if (typeof options !== "object" || options === null) throw new ArgumentError("invalid-options");
  return (
    /** @type {Record<string, unknown>} */
    options
  );
}
function styleOf({ language = "en", pieces = "letters" }) {
  if (language !== "en" && language !== "ru") throw new ArgumentError("invalid-language");
  if (pieces !== "letters" && pieces !== "figurine") throw new ArgumentError("invalid-pieces");
  return (language === "ru" ? 1 : 0) | (pieces === "figurine" ? 2 : 0);
}
function languageOf({ language }) {
  if (language === void 0) return 0;
  return 1 + styleOf({ language });
}
function wantedOf({ game }) {
  if (game === void 0) return "";
  const info = gameOf(game);
  if (!info) throw new ArgumentError("unknown-game");
  return info.id;
}
function plyTextOf(text) {
  if (typeof text !== "string") throw new ArgumentError("invalid-text", "The move must be a text.");
  return text.length > LONGEST_PLY ? text.slice(0, LONGEST_PLY + 1) : text;
}
function linkOf(text) {
  if (typeof text !== "string") throw new ArgumentError("invalid-text", "The link must be a text.");
  if (text.length > LONGEST_LINK) throw new ArgumentError("invalid-link");
  return text;
}
var shown = (text) => Array.from(text.slice(0, 2 * SHOWN)).slice(0, SHOWN).join("");
function recordTextOf(text) {
  if (typeof text !== "string") throw new ArgumentError("invalid-text", "The record must be a text.");
  if (text.length > LONGEST_RECORD) {
    throw new RecordError({ line: 1, column: 1, offset: 0, found: "", expected: "shorter-text", legal: [] });
  }
  return text;
}

// face/record.js
var DEEPEST2 = 64;
var FORMS = ["record", "author-table", "author-line", "codes"];
var unwritable = (detail) => new ArgumentError("unwritable-record", `That record cannot be written: ${detail}`);
function asked(ask) {
  ready();
  try {
    const address = ask();
    answerAt(address);
    return textAt(address);
  } catch (thrown) {
    throw errorOf(thrown);
  }
}
var Items = class {
  /** @type {string[]} */
  #items = [];
  #length = 0;
  /** @param {string} letter @param {unknown} text @param {string} what */
  add(letter, text, what) {
    if (typeof text !== "string") throw unwritable(`${what} must be a text.`);
    this.#length += text.length + 2;
    if (this.#length > LONGEST_RECORD) throw unwritable("it is too long.");
    this.#items.push(letter + text.replaceAll("\0", " "));
  }
  /** The same for what may be absent. @param {string} letter @param {unknown} text @param {string} what */
  addSome(letter, text, what) {
    if (text !== void 0 && text !== "") this.add(letter, text, what);
  }
  toString() {
    return this.#items.join("\0");
  }
};
function listOf2(value, what) {
  if (value === void 0) return [];
  if (!Array.isArray(value)) throw unwritable(`${what} must be a list.`);
  return value;
}
function addLine(items, line, depth) {
  if (depth > DEEPEST2) throw unwritable("its variations are too deep.");
  const nodes = listOf2(line, "a line");
  for (let index = 0; index < nodes.length; index++) {
    const node = nodes[index];
    if (typeof node !== "object" || node === null) throw unwritable("an entry of a line must be an object.");
    const { code, before, nags, after, variations } = (
      /** @type {Record<string, unknown>} */
      node
    );
    items.add("E", codeOf(code), "a code");
    items.addSome("B", before, "a comment");
    const signs = listOf2(nags, "nags");
    for (let place = 0; place < signs.length; place++) {
      const nag = signs[place];
      if (typeof nag !== "number" || !Number.isInteger(nag) || nag < 0 || nag > 255) {
        throw unwritable("a nag must be a whole number from 0 to 255.");
      }
      items.add("N", String(nag), "a nag");
    }
    items.addSome("A", after, "a comment");
    const others = listOf2(variations, "variations");
    for (let place = 0; place < others.length; place++) {
      items.add("(", "", "");
      addLine(items, others[place] ?? 0, depth + 1);
      items.add(")", "", "");
    }
  }
}
function addTags(items, tags) {
  if (tags === void 0) return;
  if (typeof tags !== "object" || tags === null) throw new ArgumentError("invalid-tags");
  for (const [name, value] of Object.entries(tags)) {
    if (value === void 0) continue;
    if (typeof value !== "string") throw new ArgumentError("invalid-tags");
    items.add("T", name, "a tag");
    items.add("V", value, "a tag");
  }
}
function writeRecord2(record, options) {
  ready();
  if (typeof record !== "object" || record === null) throw unwritable("it is no object.");
  const { game, tags, start, comment, line } = (
    /** @type {Record<string, unknown>} */
    /** @type {unknown} */
    record
  );
  const given = optionsOf(options);
  const { form = "record" } = given;
  if (typeof form !== "string" || !FORMS.includes(form)) throw new ArgumentError("invalid-form");
  const style = styleOf(given);
  const items = new Items();
  items.add("G", infoOf(game).id, "the game");
  addTags(items, tags);
  items.addSome("S", start, "the start");
  items.addSome("C", comment, "a comment");
  addLine(items, line ?? 0, 0);
  return asked(() => writeRecord(String(items), form, style));
}
function readRecord2(text, options) {
  ready();
  const read = recordTextOf(text);
  const wanted = wantedOf(optionsOf(options));
  const items = asked(() => readRecord(read, wanted)).split("\0");
  const tags = [];
  const record = (
    /** @type {GameRecord} */
    { game: (items[0] ?? "").slice(1), tags: {}, line: [] }
  );
  let line = record.line;
  const outer = [];
  let name = "";
  for (const item of items) {
    const said = item.slice(1);
    const node = (
      /** @type {RecordNode} */
      line.at(-1)
    );
    switch (item[0]) {
      case "T":
        name = said;
        break;
      case "V":
        tags.push([name, said]);
        break;
      case "P":
        name = said;
        break;
      case "Q":
        record.passedOver ??= [];
        record.passedOver.push([name, said]);
        break;
      case "S":
        record.start = said;
        break;
      case "C":
        record.comment = said;
        break;
      case "E":
        line.push({ code: said });
        break;
      case "B":
        node.before = said;
        break;
      case "N":
        node.nags ??= [];
        node.nags.push(Number(said));
        break;
      case "A":
        node.after = said;
        break;
      case "(":
        outer.push(line);
        line = [];
        node.variations ??= [];
        node.variations.push(line);
        break;
      case ")":
        line = outer.pop() ?? line;
        break;
    }
  }
  record.tags = Object.fromEntries(tags);
  return record;
}
function recognise(text) {
  ready();
  if (typeof text !== "string") throw new ArgumentError("invalid-text");
  if (text.length > LONGEST_RECORD) return { kind: "unknown" };
  const [kind, game] = asked(() => recogniseText(text)).split("	");
  const known2 = (
    /** @type {import('./api.js').Recognised} */
    { kind }
  );
  if (game) known2.game = /** @type {import('./api.js').GameId} */
  game;
  return known2;
}

// face/spot.js
var SQUARES = Array.from({ length: 128 }, (_, index) => `${"abcdefgh"[index & 7]}${(index >> 3) + 1}`);
var PLACES = Array.from({ length: 512 }, (_, index) => `${(index >> 7) + 1}:${SQUARES[index & 127]}`);
var NUMBERS = new Map(SQUARES.map((name, index) => [name, index]));
function numberOfSpot(spot, info) {
  let board;
  let square;
  if (typeof spot === "string") {
    const colon = spot.indexOf(":");
    if (colon === 1) board = "1234".indexOf(spot.charAt(0)) + 1;
    else if (colon === -1 && info.boards === 1) board = 1;
    square = colon === 1 ? spot.slice(2) : spot;
  } else if (typeof spot === "object" && spot !== null) {
    ({ board, square } = /** @type {{ board?: unknown, square?: unknown }} */
    spot);
  }
  const number = typeof square === "string" ? NUMBERS.get(square) : void 0;
  if (typeof board !== "number" || !Number.isInteger(board) || board < 1 || board > info.boards) {
    throw new ArgumentError("invalid-spot");
  }
  if (number === void 0 || number >= 8 * info.ranks) throw new ArgumentError("invalid-spot");
  return board - 1 << 7 | number;
}
var spotOf = (number) => ({ board: (number >> 7) + 1, square: (
  /** @type {string} */
  SQUARES[number & 127]
) });
var PROMOTIONS = ["", "n", "b", "r", "q"];
function codeOf2(word, many) {
  const from = word >>> 23;
  const to = word >>> 14 & 511;
  if (many && (from ^ to) >> 7 !== 0) return `${PLACES[from]}>${PLACES[to]}`;
  const text = (
    /** @type {string} */
    (many ? PLACES[from] : SQUARES[from & 127]) + SQUARES[to & 127]
  );
  const promotion = word >>> 11 & 7;
  return promotion === 0 ? text : text + PROMOTIONS[promotion];
}

// face/unpack.js
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
var NO_CAPTURE = 7;
var NO_POINTS = 31;
var NO_CHECK = 255;
var NO_WORD = 255;
var STATE_HEAD = 7;
var BOARD_HEAD = 6;
var at = (list2, index) => (
  /** @type {T} */
  list2[index]
);
var piece = (kind, color) => ({ kind: at(KINDS, kind), color: at(COLORS, color) });
var playerOrNull = (player) => PLAYERS[player] ?? null;
var sortOf = (word) => at(SORTS, word & 3);
function unpackMove(word, many) {
  const color = word >>> 7 & 1;
  const code = codeOf2(word, many);
  const kind = sortOf(word);
  const mover = piece(word >>> 8 & 7, color);
  const from = spotOf(word >>> 23);
  const to = spotOf(word >>> 14 & 511);
  const taken2 = word >>> 4 & 7;
  const move = taken2 === NO_CAPTURE ? { code, kind, piece: mover, from, to } : { code, kind, piece: mover, from, to, capture: piece(taken2, 1 - color) };
  const promotion = word >>> 11 & 7;
  if (promotion > 0) move.promotion = /** @type {'q' | 'r' | 'b' | 'n'} */
  at(KINDS, promotion);
  const special = word >>> 2 & 3;
  if (special === 1) move.castling = "king";
  else if (special === 2) move.castling = "queen";
  else if (special === 3) move.enPassant = true;
  return move;
}
var unpackMoveAt = (place, many) => unpackMove(at(numbers(), place), many);
function unpackMoves(place, many, spot, sort) {
  const words2 = numbers();
  const end = place + at(words2, place - 1);
  const moves = [];
  for (let next = place; next < end; next++) {
    const word = at(words2, next);
    if ((spot === -1 || word >>> 23 === spot) && (sort === void 0 || sortOf(word) === sort)) {
      moves.push(unpackMove(word, many));
    }
  }
  return moves;
}
function unpackRefusal(word) {
  const number = word & 255;
  if (number === NO_WORD) return void 0;
  const { reasons, rules } = vocabulary();
  return { reason: at(reasons, number), rule: at(rules, word >>> 8 & 255) };
}
var refusalAt = (place) => unpackRefusal(at(numbers(), place));
function unpackCandidates(place, many) {
  vocabulary();
  const words2 = numbers();
  const end = place + at(words2, place - 1);
  const candidates = [];
  for (let next = place; next < end; next += 2) {
    const word = at(words2, next);
    const refusal = unpackRefusal(at(words2, next + 1));
    candidates.push({
      from: spotOf(word >>> 23),
      to: spotOf(word >>> 14 & 511),
      code: codeOf2(word, many),
      kind: sortOf(word),
      legal: !refusal,
      ...refusal
    });
  }
  return candidates;
}
function unpackPoints(word) {
  const first = word >>> 16 & 31;
  return first === NO_POINTS ? void 0 : [first / 2, (word >>> 21 & 31) / 2];
}
function unpackOutcome(head, tail) {
  const { endReasons, rules } = vocabulary();
  const outcome = {
    winner: playerOrNull(head >>> 6 & 3),
    reason: at(endReasons, tail & 255),
    rule: at(rules, tail >>> 8 & 255)
  };
  const points2 = unpackPoints(tail);
  if (points2) outcome.points = points2;
  return outcome;
}
function unpackEvent(head, tail) {
  const { endReasons, rules } = vocabulary();
  const board = (head >>> 3 & 7) + 1;
  const player = at(PLAYERS, head >>> 6 & 3);
  const spot = head >>> 12 & 511;
  const reason = at(endReasons, tail & 255);
  const rule = at(rules, tail >>> 8 & 255);
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
      return { type: "king-must-hop", player, from: spotOf(spot), rule };
    case 5:
      return { type: "king-captured", spot: spotOf(spot), left: head >>> 9 & 7, rule };
    default:
      return { type: "over", outcome: unpackOutcome(head, tail) };
  }
}
function entryAt(words2, place, many) {
  const head = at(words2, place);
  const end = place + 2 + 2 * (head >>> 7);
  const events = [];
  for (let next = place + 2; next < end; next += 2) events.push(unpackEvent(at(words2, next), at(words2, next + 1)));
  const act = head & 3;
  if (act === 0) {
    const played = (
      /** @type {import('./api.js').Played} */
      unpackMove(at(words2, place + 1), many)
    );
    played.events = events;
    return played;
  }
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
function unpackEntry(place, many) {
  vocabulary();
  return entryAt(numbers(), place, many);
}
function unpackHistory(place, many) {
  vocabulary();
  const words2 = numbers();
  const end = place + at(words2, place - 1);
  const entries = [];
  for (let next = place; next < end; next += 2 + 2 * (at(words2, next) >>> 7)) entries.push(entryAt(words2, next, many));
  return entries;
}
function unpackLost(pawns, queens, color) {
  const pieces = [];
  for (const kind of LOST) {
    const index = KINDS.indexOf(kind);
    const count2 = kind === "q" ? queens : pawns >>> 8 * index & 255;
    for (let left = count2; left > 0; left--) pieces.push({ kind, color });
  }
  return pieces;
}
function boardAt(words2, place, board) {
  const head = at(words2, place);
  const first = place + BOARD_HEAD;
  const end = first + at(words2, first - 1);
  const pieces = [];
  for (let next = first; next < end; next++) {
    const word = at(words2, next);
    pieces.push({ square: at(SQUARES, word & 127), piece: piece(word >>> 7 & 7, word >>> 10 & 1) });
  }
  const white = head >>> 4 & 1;
  const state = {
    board,
    role: at(ROLES, head & 3),
    status: at(STATUSES, head >>> 2 & 3),
    pieces,
    white: at(PLAYERS, white),
    black: at(PLAYERS, 1 - white),
    halfmoves: at(words2, place + 3),
    repetitions: at(words2, place + 4)
  };
  const turn = head >>> 5 & 3;
  if (turn < COLORS.length) state.turn = at(COLORS, turn);
  const check = head >>> 11 & 255;
  if (check !== NO_CHECK) state.check = at(SQUARES, check);
  const result = head >>> 7 & 3;
  if (result < RESULTS.length) state.result = at(RESULTS, result);
  const color = head >>> 9 & 3;
  if (color < COLORS.length) state.lost = unpackLost(at(words2, place + 1), at(words2, place + 2), at(COLORS, color));
  return state;
}
var boardOrNull = (number) => number === NO_BOARD ? null : number + 1;
function unpackState(place, info) {
  vocabulary();
  const words2 = numbers();
  const head = at(words2, place);
  const more = at(words2, place + 2);
  const has = (bit) => (head >>> bit & 1) === 1;
  let next = place + STATE_HEAD;
  const count2 = at(words2, next - 1);
  const boards = [];
  for (let board = 1; board <= count2; board++) {
    boards.push(boardAt(words2, next, board));
    next += BOARD_HEAD + at(words2, next + BOARD_HEAD - 1);
  }
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
    ply: at(words2, place + 1),
    started: has(6),
    canUndo: has(7),
    canRedo: has(8),
    outcome: has(15) ? unpackOutcome(at(words2, place + 4), at(words2, place + 5)) : null
  };
  if (has(9)) state.forced = spotOf(more & 511);
  if (has(10)) {
    state.slots = {
      A: boardOrNull(more >>> 9 & 7),
      B: boardOrNull(more >>> 12 & 7),
      at: at(SLOTS, more >>> 15 & 1),
      cycle: at(words2, place + 3)
    };
  }
  const points2 = unpackPoints(more);
  if (has(11) && points2) state.points = points2;
  if (has(12)) state.crossed = { first: has(13), second: has(14) };
  if (has(16)) state.last = /** @type {import('./api.js').Played} */
  entryAt(words2, next, info.boards > 1);
  return state;
}

// face/game.js
var handed;
var open = (id, position) => opened(() => RawGame.open(id, position), lastFailure);
var badJSON = (detail, cause) => new ArgumentError("invalid-json", `That is no saved game: ${detail}`, cause === void 0 ? void 0 : { cause });
var badEntry = (entry, detail, cause) => Object.assign(badJSON(`entry ${entry}${detail}`, cause), { entry });
function taken(raw) {
  const id = (
    /** @type {import('./api.js').GameId} */
    textAt(raw.id())
  );
  handed = raw;
  return new Game(id);
}
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
    ready();
    this.#info = infoOf(id);
    this.#raw = raw ?? open(id, textOf(position));
  }
  /**
   * @param {import('./api.js').GameJSON} value
   * @returns {Game}
   */
  static fromJSON(value) {
    ready();
    if (typeof value !== "object" || value === null || Array.isArray(value)) throw badJSON("it is no object.");
    const { v, game: id, start, entries, ...others } = (
      /** @type {Record<string, unknown>} */
      { ...value }
    );
    if (v !== 1) throw badJSON('"v" must be 1.');
    if (!gameOf(id)) throw badJSON('"game" is no game.');
    if (start !== void 0 && typeof start !== "string") throw badJSON('"start" must be a text.');
    if (!Array.isArray(entries)) throw badJSON('"entries" must be a list.');
    const [other] = Object.keys(others);
    if (other !== void 0) throw badJSON(`nothing is known of "${other.slice(0, LONGEST_CODE)}".`);
    const codes = Array.from(
      /** @type {unknown[]} */
      entries,
      (entry, index) => {
        if (typeof entry === "string" && entry.length <= LONGEST_CODE) return entry;
        throw badEntry(index + 1, " is no text of one.", new ArgumentError("invalid-code"));
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
      throw cause instanceof CrossboardError ? badJSON(`"start": ${cause.message}`, cause) : cause;
    }
    codes.forEach((code, index) => {
      try {
        game.#call((raw) => answerAt(raw.enter(code)));
      } catch (cause) {
        game.free();
        if (!(cause instanceof CrossboardError)) throw cause;
        throw badEntry(index + 1, `, ${JSON.stringify(code)}: ${cause.message}`, cause);
      }
    });
    return game;
  }
  /**
   * @param {string} text
   * @param {{ game?: import('./api.js').GameId }} [options]
   * @returns {Game}
   */
  static fromRecord(text, options) {
    ready();
    const read = recordTextOf(text);
    const wanted = wantedOf(optionsOf(options));
    return taken(opened(() => RawGame.fromRecord(read, wanted), lastFailure));
  }
  /**
   * @param {string} link
   * @returns {Game}
   */
  static fromLink(link) {
    ready();
    const text = linkOf(link);
    return taken(opened(() => RawGame.fromLink(text), lastFailure));
  }
  /** @returns {string} */
  toLink() {
    return this.#answer((raw) => raw.link());
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
    if (!this.#raw) throw new FreedError();
    try {
      return work(this.#raw);
    } catch (thrown) {
      throw errorOf(thrown);
    }
  }
  /** After free() that is what is wrong, whatever else is: methods with arguments ask before they look at them. */
  #alive() {
    if (!this.#raw) throw new FreedError();
  }
  get #many() {
    return this.#info.boards > 1;
  }
  /**
   * Does what becomes an entry of the history.
   * @param {(raw: RawGame) => number} act
   */
  #enter(act) {
    return this.#call((raw) => unpackEntry(answerAt(act(raw)), this.#many));
  }
  /**
   * A text of the module's.
   * @param {(raw: RawGame) => number} ask
   */
  #text(ask) {
    return this.#call((raw) => textAt(ask(raw)));
  }
  /**
   * The same where it may be a failure instead.
   * @param {(raw: RawGame) => number} ask
   */
  #answer(ask) {
    return this.#call((raw) => {
      const address = ask(raw);
      answerAt(address);
      return textAt(address);
    });
  }
  get id() {
    return this.#info.id;
  }
  /** @returns {string} */
  get start() {
    return this.#text((raw) => raw.start());
  }
  /** @returns {string} */
  position() {
    return this.#text((raw) => raw.position());
  }
  /**
   * @param {unknown} from
   * @param {Move['kind']} [kind]
   * @returns {Move[]}
   */
  #moves(from, kind) {
    this.#alive();
    const spot = from === void 0 ? -1 : numberOfSpot(from, this.#info);
    return this.#call((raw) => unpackMoves(answerAt(raw.moves()), this.#many, spot, kind));
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
  /** @param {import('./api.js').SpotLike} from */
  candidates(from) {
    this.#alive();
    const spot = numberOfSpot(from, this.#info);
    return this.#call((raw) => unpackCandidates(answerAt(raw.candidates(spot)), this.#many));
  }
  /** @param {import('./api.js').SpotLike} to */
  sources(to) {
    this.#alive();
    const spot = numberOfSpot(to, this.#info);
    return this.#call((raw) => unpackCandidates(answerAt(raw.sources(spot)), this.#many));
  }
  /**
   * @param {string} code
   * @returns {boolean}
   */
  isLegal(code) {
    return this.#call((raw) => typeof code === "string" && code.length <= LONGEST_CODE && raw.isLegal(code));
  }
  /**
   * @param {string} code
   * @returns {{ legal: true } | { legal: false, reason: import('./api.js').Reason, rule: import('./api.js').RuleId }}
   */
  explain(code) {
    this.#alive();
    const text = codeOf(code);
    const refusal = this.#call((raw) => refusalAt(answerAt(raw.explain(text))));
    return refusal ? { legal: false, ...refusal } : { legal: true };
  }
  /**
   * @param {string} code
   * @returns {import('./api.js').Played}
   */
  play(code) {
    this.#alive();
    const text = codeOf(code);
    return (
      /** @type {import('./api.js').Played} */
      this.#enter((raw) => raw.play(text))
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
    return this.#call((raw) => unpackHistory(answerAt(raw.history()), this.#many));
  }
  /** @returns {GameState} */
  state() {
    return this.#call((raw) => unpackState(answerAt(raw.state()), this.#info));
  }
  /** @param {unknown} ply */
  #ply(ply) {
    return wholeOf(
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
    return this.#call((raw) => unpackState(answerAt(raw.stateAt(number)), this.#info));
  }
  /**
   * @param {number} ply
   * @returns {string}
   */
  positionAt(ply) {
    const number = this.#ply(ply);
    return this.#text((raw) => raw.positionAt(number));
  }
  /** @param {unknown} board */
  #board(board) {
    return board === void 0 ? void 0 : wholeOf(board, 1, this.#info.boards, "invalid-board");
  }
  /**
   * @param {import('./api.js').Player} player
   * @param {number} [board]
   * @returns {Entry}
   */
  resign(player, board) {
    this.#alive();
    const [who, where] = [playerOf(player), this.#board(board)];
    return this.#enter((raw) => raw.resign(who, where));
  }
  /**
   * @param {number} [board]
   * @returns {Entry}
   */
  agreeDraw(board) {
    this.#alive();
    const where = this.#board(board);
    return this.#enter((raw) => raw.agreeDraw(where));
  }
  /**
   * @param {import('./api.js').Player} player
   * @returns {Entry}
   */
  flag(player) {
    this.#alive();
    const who = playerOf(player);
    return this.#enter((raw) => raw.flag(who));
  }
  /**
   * @param {number} depth
   * @param {{ maxNodes?: number }} [options]
   * @returns {number}
   */
  perft(depth, options) {
    this.#alive();
    const plies = wholeOf(depth, 0, Number.MAX_SAFE_INTEGER, "invalid-depth");
    const given = options === void 0 ? {} : options;
    if (typeof given !== "object" || given === null) throw new ArgumentError("invalid-limit");
    const { maxNodes = 1e9 } = given;
    const limit = wholeOf(maxNodes, 0, Number.MAX_SAFE_INTEGER, "invalid-limit");
    return this.#call((raw) => count(raw, plies, limit));
  }
  /**
   * @param {Move | string} move
   * @param {import('./api.js').NotationStyle} [style]
   * @returns {string}
   */
  notation(move, style) {
    this.#alive();
    const code = codeOf(typeof move === "object" && move !== null ? move.code : move);
    const bits = styleOf(optionsOf(style));
    return this.#answer((raw) => raw.notation(code, bits));
  }
  /**
   * @param {import('./api.js').NotationStyle} [style]
   * @returns {string[]}
   */
  notations(style) {
    this.#alive();
    const bits = styleOf(optionsOf(style));
    return this.#text((raw) => raw.notations(bits)).split("\n").slice(0, -1);
  }
  /**
   * @param {string} text
   * @param {{ language?: 'en' | 'ru' }} [options]
   * @returns {Move}
   */
  parseMove(text, options) {
    this.#alive();
    const read = plyTextOf(text);
    const language = languageOf(optionsOf(options));
    return this.#call((raw) => unpackMoveAt(answerAt(raw.parseMove(read, language), shown(read)), this.#many));
  }
  /**
   * @param {import('./api.js').RecordOptions} [options]
   * @returns {string}
   */
  record(options) {
    this.#alive();
    const given = optionsOf(options);
    const { tags, comments = [] } = given;
    if (!Array.isArray(comments)) throw new ArgumentError("invalid-options");
    const { game, start, entries } = this.toJSON();
    const line = entries.map((code, index) => ({ code, after: comments[index] ?? void 0 }));
    const record = { game, tags, start, line };
    return writeRecord2(
      /** @type {import('./api.js').GameRecord} */
      record,
      given
    );
  }
  free() {
    this.#raw?.free();
    this.#raw = void 0;
  }
  [dispose]() {
    this.free();
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

// view/piece-paths.js
var BOX = { x: 1.2, y: 0.9, size: 21.6 };
var PATHS = {
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

// face/svg.js
var DICTIONARIES = { en: en_default, ru: ru_default };
var THEMES = {
  light: {
    ground: "#f6f2ea",
    ink: "#26211a",
    light: "#f3ebdd",
    dark: "#d3c1a4",
    edge: "#8a7653",
    mark: "#7a5200",
    wash: "#e0aa2c",
    w: { fill: "#fffdf7", stroke: "#2b241b" },
    b: { fill: "#2b241b", stroke: "#f3ebdd" }
  },
  dark: {
    ground: "#1a1713",
    ink: "#f2eadd",
    light: "#cfc1aa",
    dark: "#a28f74",
    edge: "#6c5d48",
    mark: "#4a3000",
    wash: "#e8b53a",
    w: { fill: "#fffcf4", stroke: "#1d1811" },
    b: { fill: "#1d1811", stroke: "#cfc1aa" }
  },
  print: {
    ground: "#fff",
    ink: "#000",
    light: "#fff",
    dark: "#ccc",
    edge: "#000",
    mark: "#000",
    wash: "#fff",
    w: { fill: "#fff", stroke: "#000" },
    b: { fill: "#000", stroke: "#fff" }
  }
};
var SQUARE = 40;
var MARGIN = 20;
var HEAD = 26;
var GAP = 20;
var OUTLINE = { w: 1.9, b: 1.1 };
var ORDER = "kqrbnp";
var LONGEST = 2048;
var allowed = (text) => text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "");
var escaped = (text) => allowed(text).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
function sizeOf(width, height, wanted) {
  if (wanted === "100%") return 'width="100%"';
  const wide = typeof wanted === "number" ? wanted : width;
  return `width="${wide}" height="${Number((height * wide / width).toFixed(2))}"`;
}
var fill2 = (template, values) => template.replace(/\{(\w+)\}/g, (all, name) => String(values[name] ?? all));
function menOf(text, ranks, fault) {
  const men = [];
  let rank = ranks - 1;
  let file = 0;
  let afterDigit = false;
  for (let at2 = 0; at2 < text.length; at2++) {
    const character = text.charAt(at2);
    const kind = character.toLowerCase();
    if (character === "/") {
      if (file !== 8) throw fault("rank-length", at2);
      if (rank === 0) throw fault("rank-count", at2);
      rank -= 1;
      file = 0;
      afterDigit = false;
    } else if (character >= "1" && character <= "8") {
      if (afterDigit) throw fault("digits", at2);
      file += Number(character);
      afterDigit = true;
    } else if (ORDER.includes(kind)) {
      const color = character === kind ? "b" : "w";
      men.push({ file, rank, piece: { kind: (
        /** @type {Kind} */
        kind
      ), color } });
      file += 1;
      afterDigit = false;
    } else throw fault("syntax", at2);
    if (file > 8) throw fault("rank-length", at2);
  }
  if (file !== 8) throw fault("rank-length", text.length);
  if (rank !== 0) throw fault("rank-count", text.length);
  return men;
}
function boardsOf({ boards, ranks }, position) {
  const [field = ""] = position.slice(0, LONGEST).split(" ", 1);
  if (field === "") throw new PositionError({ field: "fields", fault: "field-count", offset: 0 });
  const parts = field.split("|");
  if (parts.length !== boards && boards > 1) {
    const offset = parts.slice(0, boards).join("|").length;
    throw new PositionError({ field: "placement", fault: "board-count", offset });
  }
  let start = 0;
  return (boards > 1 ? parts : [field]).map((text, index) => {
    const begun = start;
    start += text.length + 1;
    return menOf(text, ranks, (fault, offset) => {
      const board = boards > 1 ? index + 1 : void 0;
      return new PositionError({ field: "placement", fault, offset: begun + offset, board });
    });
  });
}
function chosen(info, given) {
  if (given !== void 0 && (typeof given !== "object" || given === null)) {
    throw new ArgumentError("invalid-text", "The options must be an object.");
  }
  const {
    orientation = "first",
    language = "en",
    theme = "light",
    coordinates = true,
    marks = [],
    title,
    width
  } = (
    /** @type {Record<string, unknown>} */
    given ?? {}
  );
  if (orientation !== "first" && orientation !== "second") throw new ArgumentError("invalid-player");
  const words2 = typeof language === "string" && Object.hasOwn(DICTIONARIES, language) ? DICTIONARIES[language]?.() : void 0;
  if (!words2) throw new ArgumentError("invalid-language");
  if (typeof theme !== "string" || !Object.hasOwn(THEMES, theme)) {
    throw new ArgumentError("invalid-text", 'The theme must be "light", "dark" or "print".');
  }
  if (!Array.isArray(marks)) throw new ArgumentError("invalid-spot", "The marks must be a list of spots.");
  if (title !== void 0 && typeof title !== "string") {
    throw new ArgumentError("invalid-text", "The title must be a text.");
  }
  if (width !== void 0 && width !== "100%" && !(typeof width === "number" && width > 0 && width < 1e5)) {
    throw new ArgumentError("invalid-options", 'The width must be a number of pixels, or "100%".');
  }
  return {
    orientation,
    words: words2,
    colours: THEMES[
      /** @type {keyof typeof THEMES} */
      theme
    ],
    coordinates: Boolean(coordinates),
    // A square that is named twice is framed, and told of, once.
    marks: [...new Set(marks.map((spot) => numberOfSpot(spot, info)))],
    // A picture without a name says nothing to who cannot see it.
    title: allowed(title ?? "").trim() || info.names[
      /** @type {'en' | 'ru'} */
      language
    ],
    width,
    language: (
      /** @type {'en' | 'ru'} */
      language
    )
  };
}
function boardSvg({ ranks }, men, number, { orientation, colours, coordinates, marks }, white = "first") {
  const turned = white !== orientation;
  const column = (file) => (turned ? 7 - file : file) * SQUARE;
  const row = (rank) => (turned ? rank : ranks - 1 - rank) * SQUARE;
  const height = ranks * SQUARE;
  let dark = "";
  for (let rank = 0; rank < ranks; rank++) {
    for (let file = rank % 2; file < 8; file += 2)
      dark += `M${column(file)} ${row(rank)}h${SQUARE}v${SQUARE}h-${SQUARE}z`;
  }
  const parts = [
    `<rect width="${8 * SQUARE}" height="${height}" fill="${colours.light}"/>`,
    `<path fill="${colours.dark}" d="${dark}"/>`
  ];
  for (const spot of marks) {
    if (spot >> 7 !== number - 1) continue;
    const [x, y] = [column(spot & 7), row((spot & 127) >> 3)];
    parts.push(
      `<rect x="${x + 1.5}" y="${y + 1.5}" width="${SQUARE - 3}" height="${SQUARE - 3}" fill="${colours.wash}" fill-opacity=".45" stroke="${colours.mark}" stroke-width="3"/>`
    );
  }
  parts.push(
    `<rect x="-.5" y="-.5" width="${8 * SQUARE + 1}" height="${height + 1}" fill="none" stroke="${colours.edge}"/>`
  );
  for (
    const color of
    /** @type {const} */
    ["w", "b"]
  ) {
    const { fill: inside, stroke } = colours[color];
    const own = men.filter(({ piece: piece2 }) => piece2.color === color);
    if (own.length === 0) continue;
    parts.push(
      `<g fill="${inside}" stroke="${stroke}" stroke-width="${OUTLINE[color]}" stroke-linejoin="round" paint-order="stroke">`
    );
    const scale = 0.86 * SQUARE / BOX.size;
    for (const { file, rank, piece: piece2 } of own) {
      const x = column(file) + 0.07 * SQUARE - BOX.x * scale;
      const y = row(rank) + 0.07 * SQUARE - BOX.y * scale;
      const paths = PATHS[piece2.kind].map((d) => `<path d="${d}"/>`).join("");
      parts.push(`<g transform="translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(4)})">${paths}</g>`);
    }
    parts.push("</g>");
  }
  if (coordinates) {
    parts.push(`<g fill="${colours.ink}" font-size="13" text-anchor="middle">`);
    for (let file = 0; file < 8; file++) {
      parts.push(`<text x="${column(file) + SQUARE / 2}" y="${height + 15}">${"abcdefgh".charAt(file)}</text>`);
    }
    for (let rank = 0; rank < ranks; rank++) {
      parts.push(`<text x="${-MARGIN / 2}" y="${row(rank) + SQUARE / 2 + 4.5}">${rank + 1}</text>`);
    }
    parts.push("</g>");
  }
  return parts.join("");
}
function description({ boards: count2 }, boards, position, { words: words2, marks }) {
  const { picture } = words2;
  const sentences = [];
  for (const [index, men] of boards.entries()) {
    if (count2 > 1) sentences.push(`${fill2(picture.board, { board: index + 1 })}.`);
    for (
      const color of
      /** @type {const} */
      ["w", "b"]
    ) {
      const list2 = men.filter(({ piece: piece2 }) => piece2.color === color).sort((a, b) => ORDER.indexOf(a.piece.kind) - ORDER.indexOf(b.piece.kind)).map(({ file, rank, piece: piece2 }) => `${picture.kinds[piece2.kind]} ${SQUARES[8 * rank + file]}`);
      sentences.push(fill2(picture.pieces, { color: picture[color], list: list2.join(", ") || picture.none }));
    }
  }
  const turn = /^\S+ (?:([1-4]):)?([wb])(?: |$)/.exec(position);
  if (turn) {
    const color = picture.inside[
      /** @type {Color} */
      turn[2]
    ];
    sentences.push(turn[1] ? fill2(picture.turnOnBoard, { color, board: turn[1] }) : fill2(picture.turn, { color }));
  }
  if (marks.length > 0) {
    const list2 = marks.map((spot) => `${count2 > 1 ? `${(spot >> 7) + 1}:` : ""}${SQUARES[spot & 127]}`);
    sentences.push(fill2(picture.marked, { list: list2.join(", ") }));
  }
  return sentences.join(" ");
}
function toSVG(id, position, options) {
  const info = gameOf(id);
  if (!info) throw new ArgumentError("unknown-game");
  if (typeof position !== "string") throw new ArgumentError("invalid-text", "The position must be a text.");
  const how = chosen(info, options);
  const boards = boardsOf(info, position);
  const { rows, white } = LAYOUTS[info.id];
  const { colours, words: words2 } = how;
  const margin = how.coordinates ? MARGIN : 0;
  const head = info.boards > 1 ? HEAD : 0;
  const step = { x: 8 * SQUARE + margin + GAP, y: head + info.ranks * SQUARE + margin + GAP };
  const parts = [];
  for (const [line, numbers2] of rows.entries()) {
    const shown2 = how.orientation === "second" ? [...numbers2].reverse() : numbers2;
    for (const [place, number] of shown2.entries()) {
      const x = GAP + margin + place * step.x;
      const y = GAP + head + line * step.y;
      const name = head ? `<text y="-9" font-size="16" font-weight="600" fill="${colours.ink}">${escaped(fill2(words2.picture.board, { board: number }))}</text>` : "";
      const board = boardSvg(info, boards[number - 1] ?? [], number, how, white[number - 1]);
      parts.push(`<g transform="translate(${x} ${y})">${name}${board}</g>`);
    }
  }
  const width = GAP + step.x * Math.max(...rows.map((row) => row.length));
  const height = GAP + step.y * rows.length;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ${sizeOf(width, height, how.width)} role="img" lang="${how.language}" font-family="system-ui, 'Segoe UI', Roboto, 'Noto Sans', 'Liberation Sans', Arial, sans-serif">`,
    `<title>${escaped(how.title)}</title>`,
    `<desc>${escaped(description(info, boards, position, how))}</desc>`,
    `<rect width="${width}" height="${height}" fill="${colours.ground}"/>`,
    ...parts,
    "</svg>"
  ].join("");
}

// face/version.js
var version = "0.1.0";

// face/load.js
var attempts = Promise.resolve();
function bytesOf(value) {
  if (ArrayBuffer.isView(value)) {
    return new Uint8Array(
      /** @type {ArrayBuffer} */
      value.buffer,
      value.byteOffset,
      value.byteLength
    );
  }
  const isBuffer = Object.prototype.toString.call(value) === "[object ArrayBuffer]";
  return isBuffer ? (
    /** @type {ArrayBuffer} */
    value
  ) : void 0;
}
var failed = (cause) => cause instanceof CrossboardError ? cause : new CrossboardError(
  "load-failed",
  `The WebAssembly module could not be loaded: ${cause instanceof Error ? cause.message : String(cause)}`,
  { cause }
);
function instantiate(module2) {
  if (!WebAssembly.Module.exports(module2).some(({ name }) => name === "rawgame_open")) {
    throw new TypeError("it is another module");
  }
  begin(initSync({ module: module2 }).memory);
}
async function compile(input) {
  const source = await input;
  if (source instanceof WebAssembly.Module) return source;
  const bytes = bytesOf(source);
  if (bytes) return WebAssembly.compile(bytes);
  const response = typeof source === "string" || source instanceof URL ? await fetch(source) : source;
  if (!(response instanceof Response)) throw new ArgumentError("invalid-module");
  if (!response.ok) throw new Error(`${response.url} answers ${response.status}`);
  const streams = response.headers.get("content-type")?.startsWith("application/wasm");
  return streams ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}
function load(input, otherwise = () => void 0) {
  if (input instanceof Promise) input.catch(() => {
  });
  const attempt = attempts.then(async () => {
    if (isReady()) return;
    try {
      const module2 = await compile(input ?? otherwise());
      if (!isReady()) instantiate(module2);
    } catch (cause) {
      throw failed(cause);
    }
  });
  attempts = attempt.catch(() => {
  });
  return attempt;
}
function loadSync(input, otherwise = () => void 0) {
  if (isReady()) return;
  const source = input ?? otherwise();
  const bytes = bytesOf(source);
  if (!bytes && !(source instanceof WebAssembly.Module)) throw new ArgumentError("invalid-module");
  try {
    instantiate(bytes ? new WebAssembly.Module(bytes) : (
      /** @type {WebAssembly.Module} */
      source
    ));
  } catch (cause) {
    throw failed(cause);
  }
}

// face/raw.js
var RawGame2 = class {
  /** @type {RawLine | undefined} */
  #raw;
  #many;
  /**
   * @param {import('./api.js').GameId} id
   * @param {string} [position]
   */
  constructor(id, position) {
    const info = infoOf(id);
    const text = textOf(position);
    this.#raw = opened(() => RawLine.open(id, text), lastFailure);
    this.#many = info.boards > 1;
  }
  get #line() {
    if (!this.#raw) throw new FreedError();
    return this.#raw;
  }
  /** @returns {Uint32Array} */
  plies() {
    const line = this.#line;
    const length = line.list();
    const from = line.listAt() >>> 2;
    return numbers().slice(from, from + length);
  }
  /**
   * @param {number} ply
   * @returns {boolean}
   */
  play(ply) {
    const line = this.#line;
    if (typeof ply !== "number") throw new ArgumentError("invalid-code");
    return ply >>> 0 === ply && line.play(ply);
  }
  /** @returns {boolean} */
  undo() {
    return this.#line.undo();
  }
  /**
   * @param {number} depth
   * @param {number} [maxNodes]
   * @returns {number}
   */
  perft(depth, maxNodes = 1e9) {
    const line = this.#line;
    const plies = wholeOf(depth, 0, Number.MAX_SAFE_INTEGER, "invalid-depth");
    return count(line, plies, wholeOf(maxNodes, 0, Number.MAX_SAFE_INTEGER, "invalid-limit"));
  }
  /** @returns {string} */
  position() {
    return textAt(this.#line.position());
  }
  /**
   * @param {number} ply
   * @returns {string}
   */
  code(ply) {
    return codeOf2(wholeOf(ply, 0, 2 ** 32 - 1, "invalid-code"), this.#many);
  }
  free() {
    this.#raw?.free();
    this.#raw = void 0;
  }
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  ArgumentError,
  CrossboardError,
  FreedError,
  Game,
  GameOverError,
  IllegalMoveError,
  LimitError,
  NotReadyError,
  NotationError,
  PositionError,
  RawGame,
  RecordError,
  describe,
  games,
  load,
  loadSync,
  readRecord,
  recognise,
  toSVG,
  version,
  writeRecord
});
