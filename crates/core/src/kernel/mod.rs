//! Any rules-enforced tabletop game: decisions, dice, rules, refusals. No hex, no card, no file, no screen.

pub mod attempt;
pub mod dice;
pub mod evaluator;
pub mod factors;
pub mod flat_list;
pub mod flow;
pub mod ids;
pub mod journal;
pub mod lookahead;
pub mod memo;
pub mod outcome;
pub mod pile;
pub mod procedure;
pub mod ratio;
pub mod rehearsal;
pub mod rule;
pub mod ruleset;
pub mod sampling;
pub mod side;
pub mod style;
pub mod system;
pub mod tally;
pub mod whim;

pub use attempt::{After, Denied, Unfinished, attempt, on_a_copy};
pub use dice::{
    CountedDice, Dice, KnownLots, Outcomes, ScriptedDice, SeededDice, every_outcome,
    outcomes_up_to, outcomes_within,
};
pub use evaluator::{Candidate, Evaluator, RuleOfThumb, forward_actions};
pub use factors::{Factors, Handicaps, Tempers};
pub use flat_list::FlatList;
pub use flow::{Awaits, Step, StepOf, apply, awaits, check, legal_actions, passed_over};
pub use ids::UnitId;
pub use journal::{Log, Record, Throw};
pub use lookahead::{Answers, Lookahead};
pub use memo::{Hashed, LastAnswers, Memo, SceneId};
pub use outcome::Outcome;
pub use pile::Pile;
pub use procedure::{Procedure, one_of, one_of_candidates};
pub use ratio::Ratio;
pub use rule::{Reason, Rejection, Rule};
pub use ruleset::{Cx, FrameOf, Game, GameOf, Ruleset};
pub use sampling::sample_action;
pub use side::{Both, Side};
pub use style::{Portfolio, Style, Styles, Weights};
pub use system::System;
pub(crate) use system::each_system;
pub use tally::{Account, Scaled, Tally};
pub use whim::Whim;
