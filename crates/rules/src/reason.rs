//! Why a ply is refused, and why a board or a match ended: closed lists of stable words.

use crate::rule::Rule;

macro_rules! words {
    ($(#[$meta:meta])* $name:ident { $($(#[$doc:meta])* $variant:ident = $word:literal),* $(,)? }) => {
        $(#[$meta])*
        #[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
        #[repr(u8)]
        pub enum $name {
            $($(#[$doc])* $variant),*
        }

        impl $name {
            /// Every value, in the order of their numbers.
            pub const ALL: &[$name] = &[$($name::$variant),*];

            /// The stable word.
            pub const fn word(self) -> &'static str {
                match self {
                    $($name::$variant => $word),*
                }
            }
        }
    };
}

words!(
    /// Why a ply is refused.
    Reason {
        /// The match is over (O6).
        GameOver = "game-over",
        /// It is a ply on a board that is not at turn (O6).
        WrongBoard = "wrong-board",
        /// Nothing stands on the square it starts from (O6).
        EmptySquare = "empty-square",
        /// The piece is not of the player, or colour, at turn (O6).
        NotYourPiece = "not-your-piece",
        /// No piece goes from that board to this one (O6).
        BoardsNotJoined = "boards-not-joined",
        /// The piece does not move so, or something stands in its way (O1).
        NoSuchMove = "no-such-move",
        /// The right to castle is lost, or something stands between king and rook (O1).
        CastlingImpossible = "castling-impossible",
        /// The king would castle out of, over or onto an attacked square (O1).
        CastlingAttacked = "castling-attacked",
        /// A pawn on the last rank must become something (O1).
        PromotionMissing = "promotion-missing",
        /// Only a pawn that reaches the last rank is promoted (O1).
        PromotionNotDue = "promotion-not-due",
        /// The player's own king would stand attacked (O7, T6).
        OwnKingAttacked = "own-king-attacked",
        /// The king never goes between boards in four-board chess (F5, F20).
        KingStays = "king-stays",
        /// The control board has left the game (F5).
        ControlBoardGone = "control-board-gone",
        /// The target is no home square of that kind of piece (F6, F21).
        NotHomeSquare = "not-home-square",
        /// The player's king is in check on the board the piece would come to (F7, F21).
        InCheck = "in-check",
        /// The target square is occupied (F8, F21, T3).
        TargetOccupied = "target-occupied",
        /// The target square is attacked (F8, F21, T4).
        TargetAttacked = "target-attacked",
        /// Source and target are not of one square colour (F9, F21).
        SquareColorDiffers = "square-color-differs",
        /// No piece of that kind was lost there that is not yet replaced (F11, F22).
        NothingToReplace = "nothing-to-replace",
        /// A king on the board that the piece leaves would stand attacked (F12, F23).
        KingExposed = "king-exposed",
        /// The board that the piece would leave is no longer in play (F19).
        BoardNotInPlay = "board-not-in-play",
        /// The piece does not stand on one of its own home squares (F20).
        SourceNotHome = "source-not-home",
        /// The piece is attacked where it stands (F20).
        SourceAttacked = "source-attacked",
        /// A tranzit goes to the square of the same name (T2).
        OtherSquare = "other-square",
        /// A tranzit may not give check (T5).
        GivesCheck = "gives-check",
        /// The board is closed (T10).
        BoardClosed = "board-closed",
        /// The king on the closed board must go first (T11).
        KingMustHop = "king-must-hop",
        /// Pawns move one square only (D5).
        NoDoubleStep = "no-double-step",
        /// There is no castling (D6).
        NoCastling = "no-castling",
        /// The second ply may not take the first one back (D7).
        TakesBack = "takes-back",
    }
);

words!(
    /// Why a board or a match ended.
    EndReason {
        /// Mate.
        Checkmate = "checkmate",
        /// No legal ply, not in check.
        Stalemate = "stalemate",
        /// The third occurrence of a position.
        Threefold = "threefold",
        /// The count of plies without capture or pawn move is full.
        FiftyMoves = "fifty-moves",
        /// Nobody can mate any more.
        DeadMaterial = "dead-material",
        /// A player resigned.
        Resignation = "resignation",
        /// The players agreed.
        Agreement = "agreement",
        /// A player's time is out.
        Time = "time",
        /// Both initial boards won (F15).
        InitialBoards = "both-initial-boards",
        /// A mate on a control board (F17).
        ControlBoard = "control-board",
        /// Both slots are empty (F18).
        SlotsEmpty = "slots-empty",
        /// Both boards are decided (T21).
        BoardsDecided = "boards-decided",
        /// The king of a closed board cannot go: its square is occupied (T12).
        KingBlocked = "king-blocked",
        /// The king of a closed board cannot go: its square is attacked, a double mate (T12).
        DoubleMate = "double-mate",
        /// A player left board 1 without a piece (T13).
        BoardEmptied = "board-emptied",
        /// Both kings of a side are captured (D4).
        KingsCaptured = "kings-captured",
    }
);

/// A refusal: why, and by which rule. It is the first rule that the ply breaks, in the order of O9.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// Why.
    pub reason: Reason,
    /// By which rule.
    pub rule: Rule,
}

impl Refusal {
    /// A refusal for a reason by a rule.
    pub const fn new(reason: Reason, rule: Rule) -> Refusal {
        Refusal { reason, rule }
    }
}
