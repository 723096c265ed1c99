//! The keys for what a step expects, in a line below its words: they follow from the choice that is expected, so that no author
//! writes them and none are wrong.

use super::LessonRun;
use crate::commands::UiCommand;
use crate::commands::context::CommandContext;
use crate::commands::key_help;
use crate::field::alt_text;
use crate::offers;
use crate::say;
use crate::snapshot::View;
use gonfalon_core::board::Hex;
use gonfalon_core::scenario::lesson::{Pattern, agrees};
use gonfalon_core::session::Port;
use gonfalon_core::session::lesson::offered;
use gonfalon_core::view::{Choice, ChoiceKind, Target};
use serde_json::Value;

/// So many choices have a number for a key.
const NUMBERED: usize = 9;

/// The choice to be taken next for what is expected: it, or what comes before it. A counter is picked up, or those of an attack
/// are chosen one after the other and the attack is begun.
#[must_use]
pub fn next_choice(port: &dyn Port, expected: &Pattern) -> Option<usize> {
    let choices = port.choices();
    let agreeing = |id: &usize| offered(port, *id).is_some_and(|action| agrees(expected, &action));
    let at = |target: &Target| {
        let other = |c: &Choice| matches!(c.kind, ChoiceKind::Release | ChoiceKind::Turn);
        let fits = |c: &&Choice| !other(c) && c.target == *target;
        choices.iter().find(fits).map(|choice| choice.id)
    };
    let named = |value: &Value| value.as_str().map(|id| Target::Unit(id.to_owned()));
    let one = || ["unit", "mover", "attacker"].iter().filter_map(|field| expected.get(*field));
    let several = || {
        let lists = ["attackers", "defenders"].iter().filter_map(|field| expected.get(*field));
        lists.filter_map(Value::as_array).flatten()
    };
    let begins = || {
        let commits = |c: &&Choice| c.kind == ChoiceKind::Commit;
        several().next().and_then(|_| choices.iter().find(commits)).map(|choice| choice.id)
    };
    (0..choices.len())
        .find(agreeing)
        .or_else(|| one().chain(several()).filter_map(named).find_map(|unit| at(&unit)))
        .or_else(begins)
}

/// The keys for what the step that is shown expects next; none where nothing is expected, or where it is not the one to act.
#[must_use]
pub fn told(view: &View, run: &LessonRun, cursor: Option<Hex>) -> Option<String> {
    let shown = run.shown()?.0;
    if run.is_again() || run.is_astray() || shown != run.progress().at || !view.asks_at(None) {
        return None;
    }
    let choice = view.port.choices().get(run.next_choice()?)?;
    let what = choice.label.as_str();
    let offers = &view.snapshot.offers;
    let enter = || say!(view, "gui-key-name-enter");
    let of = |command: UiCommand| key_help::of(view, command, &CommandContext::default());
    let pressed = |key: String| say!(view, "gui-lesson-key", key = key, what = what);
    if let Some(at) = offers.buttons.iter().position(|&id| id == choice.id) {
        let primary = offers.primary == Some(choice.id) && cursor.is_none();
        let key = if primary {
            enter()
        } else if at < NUMBERED && offers.chits.is_empty() {
            (at + 1).to_string()
        } else {
            return Some(say!(view, "gui-lesson-key-tab", what = what));
        };
        return Some(pressed(key));
    }
    if choice.kind == ChoiceKind::Turn {
        let keys = [UiCommand::TurnLeft, UiCommand::TurnRight].map(of);
        return Some(pressed(keys.join(", ")));
    }
    let map = view.snapshot.map.as_deref();
    if let Some(hex) = offers::place(choice, map, &view.snapshot.board_index) {
        if cursor == Some(hex) {
            return Some(pressed(enter()));
        }
        let (find, place) = (of(UiCommand::Find), map?.label(hex));
        return Some(say!(view, "gui-lesson-key-hex", find = find, place = place, what = what));
    }
    match &choice.target {
        Target::Track(_) | Target::Tray(_) => {
            let tracks = of(UiCommand::ToTracks);
            Some(say!(view, "gui-lesson-key-chit", tracks = tracks, what = what))
        }
        Target::Cell(_) | Target::Card(_) => Some(on_field(view, choice)?),
        _ => Some(say!(view, "gui-lesson-key-tab", what = what)),
    }
}

/// On the card table: the card first, then where it acts.
fn on_field(view: &View, choice: &Choice) -> Option<String> {
    let cards = view.snapshot.table.cards.as_deref()?;
    let card = choice.card.as_ref().unwrap_or(&choice.target);
    let hand = &cards.holdings[view.port.prompt().side? as usize].hand;
    let held = |id: &String| {
        hand.iter().position(|held| held.face.as_ref().is_some_and(|face| face.id == *id))
    };
    let number = match card {
        Target::Card(id) => held(id).filter(|at| *at < NUMBERED),
        _ => None,
    };
    let name = alt_text::short(view, cards, card);
    let first = match number {
        Some(at) => say!(view, "gui-lesson-key-hand", n = at + 1),
        None => say!(view, "gui-lesson-key-arrows", place = name),
    };
    if choice.target == *card {
        return Some(first);
    }
    let place = alt_text::short(view, cards, &choice.target);
    let then = say!(view, "gui-lesson-key-arrows", place = place);
    Some(say!(view, "gui-lesson-key-then", first = first, next = then))
}
