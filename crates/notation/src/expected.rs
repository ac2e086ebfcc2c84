//! What a reader expected where it stopped: a closed list of stable words.

macro_rules! words {
    ($($(#[$doc:meta])* $variant:ident = $word:literal),* $(,)?) => {
        /// What a reader expected where it stopped.
        #[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
        #[repr(u8)]
        pub enum Expected {
            $($(#[$doc])* $variant),*
        }

        impl Expected {
            /// Every value, in the order of their numbers.
            pub const ALL: &[Expected] = &[$(Expected::$variant),*];

            /// The stable word.
            pub const fn word(self) -> &'static str {
                match self {
                    $(Expected::$variant => $word),*
                }
            }
        }
    };
}

words!(
    /// A ply: what stands there cannot be read as one.
    Ply = "ply",
    /// A legal ply: what stands there is none.
    LegalPly = "legal-ply",
    /// The square that the piece comes from: several of a kind may be meant.
    SourceSquare = "source-square",
    /// The strict form: a move and a tranzit may be meant.
    StrictForm = "strict-form",
    /// The letter of one piece: letters that look alike name two.
    PieceLetter = "piece-letter",
    /// The number of the board: plies on two may be meant.
    Board = "board",
    /// A ply of the colour whose column it is, or of the board whose column it is.
    Turn = "turn",
    /// The five columns of the author's table.
    FiveColumns = "five-columns",
    /// The name of a tag.
    TagName = "tag-name",
    /// The value of a tag, in quotes.
    TagValue = "tag-value",
    /// The end of a tag, `]`.
    TagEnd = "tag-end",
    /// The id of a game, the one that was asked for.
    Game = "game",
    /// The text of a position of the game.
    Position = "position",
    /// The result that the match has.
    Result = "result",
    /// The result that the board has.
    BoardResult = "board-result",
    /// The points that the players have.
    Points = "points",
    /// A resignation, a draw or a flag fall that can be now.
    Act = "act",
    /// The same in a comment, where `[%act` begins one.
    CommentAct = "comment-act",
    /// A number up to 255 behind `$`.
    Nag = "nag",
    /// The end of a comment, `}`.
    CommentEnd = "comment-end",
    /// The beginning of a variation before its end.
    VariationStart = "variation-start",
    /// The end of a variation, `)`.
    VariationEnd = "variation-end",
    /// Nothing more: the record is complete.
    End = "end",
    /// A text of no more than [`crate::MAX_TEXT`] bytes.
    ShorterText = "shorter-text",
    /// No more than [`crate::MAX_TAGS`] tags.
    FewerTags = "fewer-tags",
    /// No more than [`crate::MAX_ENTRIES`] plies and variations.
    FewerEntries = "fewer-entries",
    /// Variations no deeper than [`crate::MAX_DEPTH`].
    LessDepth = "less-depth",
);
