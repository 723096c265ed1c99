//! What a screen, a terminal or a program may know: plain data, already in words. No rule is applied here.

/// An enumeration of pictures, each under the name by which data, programs and the files of `assets/art` call it.
macro_rules! pictures {
    (
        $(#[$about:meta])*
        pub enum $kind:ident { $($(#[$what:meta])* $picture:ident = $name:literal,)* }
    ) => {
        $(#[$about])*
        pub enum $kind {
            $($(#[$what])* #[serde(rename = $name)] $picture,)*
        }

        impl $kind {
            /// Every picture.
            pub const ALL: &[$kind] = &[$($kind::$picture),*];

            /// The name of the picture.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    $($kind::$picture => $name,)*
                }
            }
        }
    };
}

use pictures;

pub mod board_view;
pub mod candour;
pub mod card_view;
pub mod chart_view;
pub mod choice;
pub mod command_view;
pub mod counter_figure;
pub mod deck_view;
pub mod entry;
pub mod ground_rules;
pub mod hindsight;
pub mod localizer;
pub mod melee_view;
pub mod nation;
pub mod present;
pub mod prompt;
pub mod reason_figures;
pub mod refusal;
pub mod showing;
pub mod suggestion;
pub mod table_view;
pub mod target;
pub mod wire;

pub use board_view::{
    AppearanceView, ArmsView, Badge, BoardView, Condition, CounterKind, CounterView, DotView,
    FaceView, FactView, FeatureView, HexView, LandmarkView, MapView, SpanView, StandingCounter,
    StatusView, TerrainView, ZoneView,
};
pub use candour::Candour;
pub use card_view::{
    CardFace, CardKind, CardTableView, CellView, Emblem, FieldCard, FieldZone, HeldCard,
    HoldingView, Line, Stance, UnitFace,
};
pub use chart_view::{
    Ahead, Chart, CheckView, DuelChance, DuelPart, DuelView, Forecast, OddsPart, OddsStep, OddsView,
};
pub use choice::{Choice, ChoiceKind};
pub use command_view::{
    Bearing, BoxView, CommandMark, CommandView, DisplayView, InterruptView, SymbolShape, TrackView,
};
pub use counter_figure::CounterFigure;
pub use deck_view::{
    BudgetView, DeckBar, DeckChange, DeckFault, DeckLine, DeckOffer, DeckSource, DeckView,
};
pub use entry::{Entry, EntryKind, Sentence, ThrowView};
pub use ground_rules::GroundRules;
pub use hindsight::{Considered, Hindsight};
pub use localizer::Localizer;
pub use melee_view::{HitsView, ModifierView, RollView};
pub use nation::Nation;
pub use present::{BadAction, LocalizerOf, Present};
pub use prompt::{Barred, Ending, Prompt, Reply, RuleRef};
pub use reason_figures::{Counted, Figures};
pub use refusal::Refusal;
pub use showing::{Needed, NewStanding, Showing, Sign, UnsaidWay};
pub use suggestion::Suggestion;
pub use table_view::{
    AttackView, DutyView, Help, HelpLine, MoraleView, OptionView, PhaseView, ProgressView,
    SideView, TableView, TurnView, VpLine,
};
pub use target::{ChitTarget, Target};
