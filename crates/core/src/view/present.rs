//! From a rule system's own types to words and view models.

use super::{
    Barred, BoardView, Candour, Chart, Choice, Ending, Entry, EntryKind, GroundRules, Localizer,
    MapView, Prompt, Refusal, Reply, Sentence, Showing, StandingCounter, TableView, Target,
    ThrowView,
};
use crate::kernel::{
    Awaits, Both, Evaluator, GameOf, Outcome, Record, Rejection, Rule, Ruleset, Side, Throw,
    awaits, check,
};
use crate::say;
use crate::view::wire::{self, Misread, Names};
use crate::words::Language;
use schemars::JsonSchema;
use serde_json::Value;
use std::sync::Arc;

/// An action that could not be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadAction {
    /// It is not an action of this system: a sentence that says what is wrong.
    Malformed(String),
    /// It names something that the rules know how to refuse, such as a hex off the map.
    Refused(Refusal),
}

/// A scene of a rule system in a language.
pub type LocalizerOf<'a, R> = Localizer<'a, <R as Ruleset>::Scene>;

/// A rule system that can show itself. [`present!`](crate::present) hands what is written the same way in every system on to
/// the files that hold it.
pub trait Present: Evaluator<Scene: Names, Action: JsonSchema, Event: JsonSchema> {
    /// The whole position as the protocol writes it.
    type Position: JsonSchema;

    /// What dice are thrown for: each word with what it means, as a sentence.
    const THROWS: &'static [(&'static str, &'static str)];

    /// Whether a computer opponent may tell what it has in mind when its player turn begins: the other side can do nothing about it.
    /// Otherwise it tells when the turn is over.
    const ANNOUNCES: bool = true;

    /// Whether games have hands or piles that stay hidden from the other side to the end: files of such games are
    /// sealed.
    const HIDES_CARDS: bool = false;

    /// The pending question, and what to click or press next.
    fn question(l10n: LocalizerOf<'_, Self>, game: &GameOf<Self>, rule: Rule) -> (String, String);

    /// How the game has ended, in a sentence.
    fn ending(l10n: LocalizerOf<'_, Self>, game: &GameOf<Self>, outcome: &Outcome) -> String;

    /// The id of the counter that is picked up, if the decision is about one.
    fn selected(_: LocalizerOf<'_, Self>, _: &GameOf<Self>) -> Option<String> {
        None
    }

    /// The ids of those who go along with the picked counter: picking it decided that.
    fn along(_: LocalizerOf<'_, Self>, _: &GameOf<Self>) -> Vec<String> {
        Vec::new()
    }

    /// Set if the decision only asks for a reply out of a hidden hand.
    fn reply(_: &Self::Scene, _: &GameOf<Self>) -> Option<Reply> {
        None
    }

    /// How many counters are asked for a throw one after the other, from the one in question on.
    fn throws(_: &Self::Scene, _: &GameOf<Self>) -> usize {
        0
    }

    /// What it means if nothing is offered at this decision but to go on, as the end of a sentence.
    fn idle(l10n: LocalizerOf<'_, Self>, _: &GameOf<Self>) -> String {
        say!(l10n, "idle")
    }

    /// Whether the pending decision is the deciding side's secret: the other side sees the question alone.
    fn is_secret(_: &Self::Scene, _: &GameOf<Self>) -> bool {
        false
    }

    /// What both sides may hear of a computer's reasons for an action, once it has been done.
    fn candour(scene: &Self::Scene, game: &GameOf<Self>, _: &Self::Action) -> Candour {
        if Self::is_secret(scene, game) { Candour::Silent } else { Candour::Open }
    }

    /// Whether an action may be told as a part of a plan, which may never be carried out: it names nothing that is hidden.
    fn may_announce(_: &Self::Action) -> bool {
        true
    }

    /// What a term of an account says: as something to be done ("close in on the enemy") where it speaks for an action, otherwise as
    /// a fact.
    fn argument(l10n: LocalizerOf<'_, Self>, term: &Self::Term, speaks_for: bool) -> String;

    /// What a term says that is the end of a plan; chances are still to come.
    fn aim(l10n: LocalizerOf<'_, Self>, term: &Self::Term) -> String;

    /// Who does an action in this position, as files call them.
    fn doers(scene: &Self::Scene, game: &GameOf<Self>, action: &Self::Action) -> Vec<String>;

    /// The name of somebody who [does](Self::doers) an action; `None` if there is no such thing.
    fn called(l10n: LocalizerOf<'_, Self>, doer: &str) -> Option<String>;

    /// Actions whose buttons are shown although they can't be taken yet: what the decision is for.
    fn awaited(_: &Self::Scene, _: &GameOf<Self>) -> Vec<Self::Action> {
        Vec::new()
    }

    /// Ids of the counters that a reason speaks of.
    fn concerned(_: LocalizerOf<'_, Self>, _: &Self::Why) -> Vec<String> {
        Vec::new()
    }

    /// How a person does what a computer opponent does at once, one action after the other. What a plan is made for is left
    /// to be confirmed.
    fn by_hand(_: &Self::Scene, _: &GameOf<Self>, action: &Self::Action) -> Vec<Self::Action> {
        vec![action.clone()]
    }

    /// Ids of the counters that take part in an action, beyond the one that acts and the one it points at.
    fn taking_part(_: LocalizerOf<'_, Self>, _: &Self::Action) -> Vec<String> {
        Vec::new()
    }

    /// What can't be pressed yet, and why.
    fn barred(l10n: LocalizerOf<'_, Self>, game: &GameOf<Self>) -> Vec<Barred> {
        let refused = |action: Self::Action| {
            let rejection = check::<Self>(l10n.scene, game, &action).err()?;
            Some(Barred {
                label: Self::choice(l10n, game, 0, &action).label,
                units: Self::concerned(l10n, &rejection.why),
                refusal: Self::refusal(l10n, &rejection),
            })
        };
        Self::awaited(l10n.scene, game).into_iter().filter_map(refused).collect()
    }

    /// The pending decision in words.
    fn prompt(l10n: LocalizerOf<'_, Self>, game: &GameOf<Self>) -> Prompt {
        match awaits::<Self>(l10n.scene, game) {
            Awaits::Over(outcome) => {
                let summary = Self::ending(l10n, game, &outcome);
                let winner = outcome.winner.map(|side| Self::side_id(l10n.scene, side).to_owned());
                let (level, rule) = (outcome.level.to_owned(), outcome.rule.section.to_owned());
                Prompt {
                    over: Some(Ending { winner, level, rule, summary: summary.clone() }),
                    side: None,
                    side_id: String::new(),
                    side_name: String::new(),
                    rule: Some(outcome.rule.into()),
                    question: summary,
                    hint: String::new(),
                    selected: None,
                    along: Vec::new(),
                    reply: None,
                    throws: 0,
                    idle: String::new(),
                }
            }
            Awaits::Decision { side, rule } => {
                let (question, hint) = Self::question(l10n, game, rule);
                Prompt {
                    over: None,
                    side: Some(side),
                    side_id: Self::side_id(l10n.scene, side).to_owned(),
                    side_name: Self::side_name(l10n.scene, side, l10n.language).to_owned(),
                    rule: Some(rule.into()),
                    question,
                    hint,
                    selected: Self::selected(l10n, game),
                    along: Self::along(l10n, game),
                    reply: Self::reply(l10n.scene, game),
                    throws: Self::throws(l10n.scene, game),
                    idle: Self::idle(l10n, game),
                }
            }
        }
    }

    /// An offered action in words.
    fn choice(
        l10n: LocalizerOf<'_, Self>,
        game: &GameOf<Self>,
        id: usize,
        action: &Self::Action,
    ) -> Choice;

    /// A refusal in words.
    fn refusal(l10n: LocalizerOf<'_, Self>, rejection: &Rejection<Self::Why>) -> Refusal;

    /// Why nothing can be done with what somebody points at, the nearest obstacle first; empty when something can.
    /// Every reason is true of the target whatever the way there.
    fn why_not(
        scene: &Self::Scene,
        game: &GameOf<Self>,
        target: &Target,
    ) -> Vec<Rejection<Self::Why>>;

    /// The same, of a card that somebody has picked and what it is pointed at; where cards are not picked before what they
    /// act on, why the thing itself can't be done.
    fn why_not_by(
        scene: &Self::Scene,
        game: &GameOf<Self>,
        _: &Target,
        target: &Target,
    ) -> Vec<Rejection<Self::Why>> {
        Self::why_not(scene, game, target)
    }

    /// What never changes on the map; `None` for systems without one.
    fn map(_: LocalizerOf<'_, Self>) -> Option<Arc<MapView>> {
        None
    }

    /// What `viewer` may see on the map (`None` sees everything).
    fn board(_: LocalizerOf<'_, Self>, _: &GameOf<Self>, _: Option<Side>) -> Option<BoardView> {
        None
    }

    /// Where every counter of the game stands, as [`Present::board`] shows it to who sees everything, without its words.
    fn standing<'a>(_: &'a Self::Scene, _: &GameOf<Self>) -> Vec<StandingCounter<'a>> {
        Vec::new()
    }

    /// The victory points of each side as they stand; `None` in games that count none.
    fn points(scene: &Self::Scene, game: &GameOf<Self>) -> Both<Option<u32>>;

    /// What `viewer` may see beside the map.
    fn table(l10n: LocalizerOf<'_, Self>, game: &GameOf<Self>, viewer: Option<Side>) -> TableView;

    /// The printed tables.
    fn charts(l10n: LocalizerOf<'_, Self>) -> Vec<Chart>;

    /// What the rules say of the ground of the map, if there is one.
    fn ground_rules(_: LocalizerOf<'_, Self>) -> GroundRules {
        GroundRules::default()
    }

    /// What an event says to people; `None` if it says nothing.
    fn sentence(l10n: LocalizerOf<'_, Self>, event: &Self::Event) -> Option<Sentence>;

    /// How an event is seen on the board.
    fn showing(l10n: LocalizerOf<'_, Self>, event: &Self::Event) -> Showing;

    /// Whether somebody is lost by an event: its showing has [`Sign::Lost`].
    fn is_loss(event: &Self::Event) -> bool;

    /// What a die says to people who see it in the journal.
    fn die(l10n: LocalizerOf<'_, Self>, throw: &ThrowView, side: Side) -> String;

    /// What a die decides, in words.
    fn purpose(purpose: &str, language: Language) -> String;

    /// A record as a journal line; `None` if it says nothing to people.
    fn entry(
        l10n: LocalizerOf<'_, Self>,
        record: &Record<Self::Event>,
        step: usize,
    ) -> Option<Entry> {
        match record {
            Record::Event { rule, event } => {
                let line = Self::sentence(l10n, event)?;
                Some(line.entry(*rule, Self::showing(l10n, event), step))
            }
            Record::Throw(throw) => {
                let view = Self::throw(l10n, throw);
                let line = Sentence::new(Self::die(l10n, &view, throw.side));
                let line = line.of(throw.side).kind(EntryKind::Throw);
                let entry = line.entry(throw.rule, Showing::default(), step);
                Some(Entry { throw: Some(view), ..entry })
            }
        }
    }

    /// A die in words.
    fn throw(l10n: LocalizerOf<'_, Self>, throw: &Throw) -> ThrowView {
        ThrowView {
            side: Self::side_id(l10n.scene, throw.side).to_owned(),
            rule: throw.rule.section.to_owned(),
            purpose: throw.purpose.to_owned(),
            text: Self::purpose(throw.purpose, l10n.language),
            sides: throw.sides,
            face: throw.face,
        }
    }

    /// A side's id in the scenario.
    fn side_id(scene: &Self::Scene, side: Side) -> &str;

    /// A side's name.
    fn side_name(scene: &Self::Scene, side: Side, language: Language) -> &str;

    /// An action as the protocol writes it.
    fn write_action(scene: &Self::Scene, action: &Self::Action) -> Value {
        wire::write(action, scene)
    }

    /// An action from the protocol's writing.
    ///
    /// # Errors
    /// What is wrong with it.
    fn read_action(l10n: LocalizerOf<'_, Self>, value: &Value) -> Result<Self::Action, BadAction> {
        wire::read(value, l10n.scene).map_err(|misread| match misread {
            Misread::Malformed(what) => {
                BadAction::Malformed(say!(l10n.language, "not-an-action", what = what))
            }
            Misread::Unknown { kind, name } => Self::unknown(l10n, &kind, &name),
        })
    }

    /// Why an action is no good that names a thing which is not there; `kind` is the type of such things as in the source.
    fn unknown(l10n: LocalizerOf<'_, Self>, kind: &str, name: &str) -> BadAction;

    /// An event as the protocol writes it, without what `viewer` did not see (`None` saw everything).
    fn write_event(scene: &Self::Scene, event: &Self::Event, viewer: Option<Side>) -> Value;

    /// The whole position as the protocol writes it, as `viewer` may see it.
    fn write_state(scene: &Self::Scene, game: &GameOf<Self>, viewer: Option<Side>) -> Value;
}

/// Lets a system show itself by the files of its folder `present/`, which have the same names and functions in every
/// system; what only one system does stands between the braces.
#[macro_export]
macro_rules! present {
    ($rules:ident { $($own:tt)* }) => {
        impl $crate::view::Present for $rules {
            type Position = state::Position<'static>;

            const THROWS: &'static [(&'static str, &'static str)] = super::event::THROWS;

            fn question(
                l10n: Localizer<'_>,
                game: &$crate::kernel::GameOf<$rules>,
                rule: $crate::kernel::Rule,
            ) -> (String, String) {
                prompt::question(l10n, game, rule)
            }

            fn ending(
                l10n: Localizer<'_>,
                game: &$crate::kernel::GameOf<$rules>,
                outcome: &$crate::kernel::Outcome,
            ) -> String {
                prompt::ending(l10n, game, outcome)
            }

            fn choice(
                l10n: Localizer<'_>,
                game: &$crate::kernel::GameOf<$rules>,
                id: usize,
                action: &<$rules as $crate::kernel::Ruleset>::Action,
            ) -> $crate::view::Choice {
                choice::choice(l10n, game, id, action)
            }

            fn argument(
                l10n: Localizer<'_>,
                term: &<$rules as $crate::kernel::Evaluator>::Term,
                speaks_for: bool,
            ) -> String {
                arguments::argument(l10n, term, speaks_for)
            }

            fn aim(
                l10n: Localizer<'_>,
                term: &<$rules as $crate::kernel::Evaluator>::Term,
            ) -> String {
                arguments::aim(l10n, term)
            }

            fn doers(
                scene: &<$rules as $crate::kernel::Ruleset>::Scene,
                game: &$crate::kernel::GameOf<$rules>,
                action: &<$rules as $crate::kernel::Ruleset>::Action,
            ) -> Vec<String> {
                arguments::doers(scene, game, action)
            }

            fn called(l10n: Localizer<'_>, doer: &str) -> Option<String> {
                arguments::called(l10n, doer)
            }

            fn refusal(
                l10n: Localizer<'_>,
                rejection: &$crate::kernel::Rejection<<$rules as $crate::kernel::Ruleset>::Why>,
            ) -> $crate::view::Refusal {
                refusal::refusal(l10n, rejection)
            }

            fn why_not(
                scene: &<$rules as $crate::kernel::Ruleset>::Scene,
                game: &$crate::kernel::GameOf<$rules>,
                target: &$crate::view::Target,
            ) -> Vec<$crate::kernel::Rejection<<$rules as $crate::kernel::Ruleset>::Why>> {
                reasons::why_not(scene, game, target)
            }

            fn points(
                scene: &<$rules as $crate::kernel::Ruleset>::Scene,
                game: &$crate::kernel::GameOf<$rules>,
            ) -> $crate::kernel::Both<Option<u32>> {
                table::points(scene, game)
            }

            fn table(
                l10n: Localizer<'_>,
                game: &$crate::kernel::GameOf<$rules>,
                viewer: Option<$crate::kernel::Side>,
            ) -> $crate::view::TableView {
                table::table(l10n, game, viewer)
            }

            fn charts(l10n: Localizer<'_>) -> Vec<$crate::view::Chart> {
                charts::charts(l10n)
            }

            fn sentence(
                l10n: Localizer<'_>,
                event: &<$rules as $crate::kernel::Ruleset>::Event,
            ) -> Option<$crate::view::Sentence> {
                entry::sentence(l10n, event)
            }

            fn showing(
                l10n: Localizer<'_>,
                event: &<$rules as $crate::kernel::Ruleset>::Event,
            ) -> $crate::view::Showing {
                showing::showing(l10n, event)
            }

            fn is_loss(event: &<$rules as $crate::kernel::Ruleset>::Event) -> bool {
                showing::is_loss(event)
            }

            fn die(
                l10n: Localizer<'_>,
                throw: &$crate::view::ThrowView,
                side: $crate::kernel::Side,
            ) -> String {
                entry::die(l10n, throw, side)
            }

            fn purpose(purpose: &str, language: $crate::words::Language) -> String {
                entry::purpose(purpose, language)
            }

            fn unknown(l10n: Localizer<'_>, kind: &str, name: &str) -> $crate::view::BadAction {
                wire::unknown(l10n, kind, name)
            }

            fn write_state(
                scene: &<$rules as $crate::kernel::Ruleset>::Scene,
                game: &$crate::kernel::GameOf<$rules>,
                viewer: Option<$crate::kernel::Side>,
            ) -> serde_json::Value {
                $crate::view::wire::write(&state::position(scene, game, viewer), scene)
            }

            $($own)*
        }
    };
}
