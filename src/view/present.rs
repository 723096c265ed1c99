//! From a rule system's own types to words and view models.

use super::{
    BoardView, Chart, Choice, Entry, EntryKind, MapView, Prompt, Refusal, Sentence, TableView,
    Target, ThrowView,
};
use crate::kernel::{GameOf, Record, Rejection, Ruleset, Side, Throw, check};
use crate::words::Language;
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

/// A rule system that can show itself, in the language it is asked for.
pub trait Present: Ruleset {
    /// Whether games have hands or piles that stay hidden from the other side to the end: files of such games are
    /// sealed.
    const HIDES_CARDS: bool = false;

    /// The pending decision in words.
    fn prompt(scene: &Self::Scene, game: &GameOf<Self>, language: Language) -> Prompt;

    /// Whether the pending decision is the deciding side's secret: the other side sees the question alone.
    fn is_secret(_: &Self::Scene, _: &GameOf<Self>) -> bool {
        false
    }

    /// An offered action in words.
    fn choice(
        scene: &Self::Scene,
        game: &GameOf<Self>,
        id: usize,
        action: &Self::Action,
        language: Language,
    ) -> Choice;

    /// A refusal in words.
    fn refusal(
        scene: &Self::Scene,
        rejection: &Rejection<Self::Why>,
        language: Language,
    ) -> Refusal;

    /// Actions that somebody who points at `target` may wish for, legal or not; for systems that leave the answer to
    /// what trying them says.
    fn wishes(_: &Self::Scene, _: &GameOf<Self>, _: &Target) -> Vec<Self::Action> {
        Vec::new()
    }

    /// Why nothing can be done with what somebody points at, the nearest obstacle first; empty when something can.
    /// Every reason is true of the target whatever the way there.
    fn why_not(
        scene: &Self::Scene,
        game: &GameOf<Self>,
        target: &Target,
    ) -> Vec<Rejection<Self::Why>> {
        let mut reasons = Vec::new();
        for wish in Self::wishes(scene, game, target) {
            match check::<Self>(scene, game, &wish) {
                Ok(()) => return Vec::new(),
                Err(rejection) => reasons.push(rejection),
            }
        }
        reasons
    }

    /// What never changes on the map; `None` for systems without one.
    fn map(scene: &Self::Scene, language: Language) -> Option<Arc<MapView>>;

    /// What `viewer` may see on the map (`None` sees everything).
    fn board(
        scene: &Self::Scene,
        game: &GameOf<Self>,
        viewer: Option<Side>,
        language: Language,
    ) -> Option<BoardView>;

    /// What `viewer` may see beside the map.
    fn table(
        scene: &Self::Scene,
        game: &GameOf<Self>,
        viewer: Option<Side>,
        language: Language,
    ) -> TableView;

    /// The printed tables.
    fn charts(scene: &Self::Scene, language: Language) -> Vec<Chart>;

    /// What an event says to people; `None` if it says nothing.
    fn sentence(scene: &Self::Scene, event: &Self::Event, language: Language) -> Option<Sentence>;

    /// What a die says to people who see it in the journal.
    fn die(scene: &Self::Scene, throw: &ThrowView, side: Side, language: Language) -> String;

    /// What a die decides, in words.
    fn purpose(purpose: &str, language: Language) -> String;

    /// A record as a journal line; `None` if it says nothing to people.
    fn entry(
        scene: &Self::Scene,
        record: &Record<Self::Event>,
        step: usize,
        language: Language,
    ) -> Option<Entry> {
        match record {
            Record::Event { rule, event } => {
                Self::sentence(scene, event, language).map(|line| line.entry(*rule, step))
            }
            Record::Throw(throw) => {
                let view = Self::throw(scene, throw, language);
                let line = Sentence::new(Self::die(scene, &view, throw.side, language));
                let line = line.of(throw.side).kind(EntryKind::Throw);
                Some(Entry { throw: Some(view), ..line.entry(throw.rule, step) })
            }
        }
    }

    /// A die in words.
    fn throw(scene: &Self::Scene, throw: &Throw, language: Language) -> ThrowView {
        ThrowView {
            side: Self::side_id(scene, throw.side).to_owned(),
            rule: throw.rule.section.to_owned(),
            purpose: throw.purpose.to_owned(),
            text: Self::purpose(throw.purpose, language),
            sides: throw.sides,
            face: throw.face,
        }
    }

    /// A side's id in the scenario.
    fn side_id(scene: &Self::Scene, side: Side) -> &str;

    /// A side's name.
    fn side_name(scene: &Self::Scene, side: Side, language: Language) -> &str;

    /// An action as the protocol writes it.
    fn write_action(scene: &Self::Scene, action: &Self::Action) -> Value;

    /// An action from the protocol's writing.
    ///
    /// # Errors
    /// What is wrong with it.
    fn read_action(
        scene: &Self::Scene,
        value: &Value,
        language: Language,
    ) -> Result<Self::Action, BadAction>;

    /// An event as the protocol writes it, without what `viewer` did not see (`None` saw everything).
    fn write_event(scene: &Self::Scene, event: &Self::Event, viewer: Option<Side>) -> Value;

    /// The whole position as the protocol writes it, as `viewer` may see it.
    fn write_state(scene: &Self::Scene, game: &GameOf<Self>, viewer: Option<Side>) -> Value;
}
