//! Thinking about what somebody could do who asks for help.

use super::game::named_choice;
use super::planning;
use super::reasoning::{self, PlanOf};
use crate::ai::{self, Cancel, Level, Memory, SearchOptions};
use crate::kernel::{Awaits, Cx, GameOf, Log, SeededDice, apply, awaits, check};
use crate::view::{Localizer, Present, Suggestion, Target};
use crate::words::Language;
use std::sync::Arc;

/// So many counters are picked up at most before something is done with them.
const GESTURES: usize = 3;

/// Thinking that is ready to begin, here or on another thread: it owns what it needs.
pub type SuggestionJob = Box<dyn FnOnce(&Cancel) -> Option<Vec<Suggestion>> + Send>;

/// The thinking about a game's pending decision.
pub fn job<R: Present>(
    scene: Arc<R::Scene>,
    game: GameOf<R>,
    language: Language,
    search: SearchOptions,
) -> SuggestionJob {
    Box::new(move |cancel| {
        let allotted = ai::allotted::<R>(&scene, &game, search.opponent);
        if allotted.is_empty() {
            let wish = thought_out::<R>(&scene, game, language, &search, cancel)?;
            return Some(vec![wish.told]);
        }
        let suggested = |action| {
            let mut suggestion = suggestion::<R>(&scene, &game, language, &[], action);
            let account = ai::explain::<R>(&scene, &game, &search, action);
            let l10n = Localizer { scene: &*scene, language };
            suggestion.reasons = reasoning::of_account::<R>(l10n, &account);
            suggestion
        };
        Some(allotted.iter().map(suggested).collect())
    })
}

/// What the computer would do.
pub(super) struct Recommendation<A> {
    /// What it would pick up for it.
    pub gestures: Vec<A>,
    pub action: A,
    /// What would have been just as good, as far as it is known.
    pub equal: Option<A>,
    pub told: Suggestion,
}

/// What the computer would do. A counter that it picks up is followed by what it does with it.
pub(super) fn thought_out<R: Present>(
    scene: &R::Scene,
    mut game: GameOf<R>,
    language: Language,
    search: &SearchOptions,
    cancel: &Cancel,
) -> Option<Recommendation<R::Action>> {
    let (mut before, memory) = (Vec::new(), Memory::default());
    loop {
        let found = ai::think::<R>(scene, &game, search, cancel, &memory)?;
        let goes_on = R::is_gesture(&found.action) && before.len() < GESTURES;
        if !goes_on {
            let mut suggestion = suggestion::<R>(scene, &game, language, &before, &found.action);
            let mut equal = None;
            if found.weighed > 1 {
                let l10n = Localizer { scene, language };
                let mut annotation = reasoning::reasoned::<R>(scene, &game, search, &found);
                annotation.plan =
                    planned::<R>(scene, &game, (&found.action, &memory), search, cancel);
                let done = (&game, &found.action);
                suggestion.reasons = reasoning::sentences::<R>(l10n, done, &annotation);
                suggestion.reasons.extend(reasoning::plan::<R>(l10n, &annotation));
                suggestion.figures = Some(reasoning::figures::<R>(l10n, &annotation));
                let is_equal = reasoning::has_equal(&annotation);
                equal = annotation.next.filter(|_| is_equal).map(|next| next.action);
            }
            let (gestures, action) = (before, found.action);
            return Some(Recommendation { gestures, action, equal, told: suggestion });
        }
        // The computer thinks of the game as it may imagine it: what it picks up must be there.
        check::<R>(scene, &game, &found.action).ok()?;
        let (mut dice, mut log) = (SeededDice::new(search.seed), Log::default());
        apply::<R>(&mut Cx::new(scene, &mut dice, &mut log), &mut game, &found.action);
        before.push(found.action);
    }
}

/// What the rest of the turn is meant to be: one deed alone is no plan, and only those who play lines on have one.
fn planned<R: Present>(
    scene: &R::Scene,
    game: &GameOf<R>,
    (first, memory): (&R::Action, &Memory<R::Action>),
    search: &SearchOptions,
    cancel: &Cancel,
) -> PlanOf<R> {
    let Awaits::Decision { side, .. } = awaits::<R>(scene, game) else { return Vec::new() };
    if search.opponent.level != Level::Hard || R::phasing(scene, game) != Some(side) {
        return Vec::new();
    }
    let plan = planning::plan::<R>(scene, game, (first, memory), search, cancel);
    if plan.len() > 1 { plan } else { Vec::new() }
}

fn suggestion<R: Present>(
    scene: &R::Scene,
    game: &GameOf<R>,
    language: Language,
    before: &[R::Action],
    action: &R::Action,
) -> Suggestion {
    let l10n = Localizer { scene, language };
    let choice = named_choice::<R>(l10n, game, 0, action);
    let pointed = match &choice.target {
        Target::Unit(id) => Some(id.clone()),
        _ => None,
    };
    let units =
        choice.subject.clone().into_iter().chain(pointed).chain(R::taking_part(l10n, action));
    let mut named: Vec<String> = Vec::new();
    for unit in units {
        if !named.contains(&unit) {
            named.push(unit);
        }
    }
    let by_hand = R::by_hand(scene, game, action);
    let actions = before.iter().chain(&by_hand).map(|action| R::write_action(scene, action));
    Suggestion {
        actions: actions.collect(),
        units: named,
        reasons: Vec::new(),
        figures: None,
        choice,
    }
}
