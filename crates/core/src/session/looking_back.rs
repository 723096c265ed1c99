//! Thinking about a decision of the past: what the computer would have done in the place of whoever decided.

use super::game::named_choice;
use super::history::Past;
use super::reasoning;
use super::suggesting::{self, Recommendation};
use crate::ai::{self, Cancel, SearchOptions};
use crate::kernel::{Evaluator, GameOf, Side, check, legal_actions};
use crate::view::{Considered, Hindsight, Localizer, Present};
use crate::words::Language;
use std::sync::Arc;

/// Thinking that is ready to begin, here or on another thread: it owns what it needs.
pub type HindsightJob = Box<dyn FnOnce(&Cancel) -> Option<Hindsight> + Send>;

/// A decision of the past.
struct Decided<R: Evaluator> {
    side: Side,
    /// The game before anything was picked up for it, and when it was carried out.
    games: (GameOf<R>, GameOf<R>),
    /// What was picked up for it.
    gestures: Vec<R::Action>,
    action: R::Action,
    /// Whether the computer did it, and why.
    annotation: Option<reasoning::AnnotationOf<R>>,
}

/// The thinking about the action with this number, counted from 0, and what was picked up for it. It goes by what the side that
/// decided knew then.
pub fn job<R: Present>(
    scene: Arc<R::Scene>,
    past: &[Past<R>],
    step: usize,
    language: Language,
    search: SearchOptions,
) -> Option<HindsightJob> {
    let of = past.get(step)?;
    // A counter that was picked up, and what was done with it, are one decision.
    let later = past[step..].iter().take_while(|it| it.by == of.by);
    let last = step + later.take_while(|it| R::is_gesture(&it.action)).count();
    let last = last.min(past.len() - 1);
    let done = past.get(last).filter(|it| it.by == of.by)?;
    let (deed, action) = in_one::<R>(&scene, past, last).unwrap_or((last, done.action.clone()));
    let earlier = past[..deed].iter().rev().take_while(|it| it.by == of.by);
    let first = deed - earlier.take_while(|it| R::is_gesture(&it.action)).count();
    let reasons = past[deed].annotation.clone();
    let decided = Decided::<R> {
        side: done.by,
        games: (past[first].before.clone(), past[deed].before.clone()),
        gestures: past[first..deed].iter().map(|it| it.action.clone()).collect(),
        annotation: reasons.filter(|_| past[deed].action == action),
        action,
    };
    Some(Box::new(move |cancel| think::<R>(&scene, &decided, language, &search, cancel)))
}

/// Where what was done in several actions up to this one began, and the one action that would have done it; what the enemy did in
/// between doesn't count.
fn in_one<R: Present>(
    scene: &R::Scene,
    past: &[Past<R>],
    last: usize,
) -> Option<(usize, R::Action)> {
    let by = past[last].by;
    let own = (0..=last).rev().filter(|&step| past[step].by == by);
    let mut run: Vec<usize> = own.take_while(|&step| !R::is_gesture(&past[step].action)).collect();
    run.reverse();
    let actions: Vec<R::Action> = run.iter().map(|&step| past[step].action.clone()).collect();
    let (first, whole) = (*run.first()?, R::in_one(&actions)?);
    check::<R>(scene, &past[first].before, &whole).is_ok().then_some((first, whole))
}

fn think<R: Present>(
    scene: &R::Scene,
    decided: &Decided<R>,
    language: Language,
    search: &SearchOptions,
    cancel: &Cancel,
) -> Option<Hindsight> {
    let Decided { side, games: (before, then), gestures, action, annotation } = decided;
    let l10n = Localizer { scene, language };
    let told = annotation.as_ref().filter(|annotation| annotation.weighed > 1);
    let reasons = match told {
        Some(annotation) => reasoning::of_arguments::<R>(l10n, &annotation.arguments),
        None => {
            // Before anything was picked up more can be said of it.
            let whole = check::<R>(scene, before, action).is_ok();
            let account =
                ai::explain::<R>(scene, if whole { before } else { then }, search, action);
            reasoning::of_account::<R>(l10n, &account)
        }
    };
    let done = Considered {
        choice: named_choice::<R>(l10n, then, 0, action),
        action: R::write_action(scene, action),
        reasons,
        figures: told.map(|annotation| reasoning::figures::<R>(l10n, annotation)),
    };
    let mut hindsight = Hindsight {
        side: *side,
        done,
        instead: None,
        had_choice: legal_actions::<R>(scene, before).len() > 1,
    };
    if hindsight.had_choice {
        let Recommendation { gestures: wished, action: wish, equal, told } =
            suggesting::thought_out::<R>(scene, before.clone(), language, search, cancel)?;
        let instead = Considered {
            choice: told.choice,
            action: R::write_action(scene, &wish),
            reasons: told.reasons,
            figures: told.figures,
        };
        // Where an action does not name who does it, that is who was picked up.
        let alike = wished == *gestures || check::<R>(scene, before, action).is_ok();
        let other = !alike || wish != *action && equal.as_ref() != Some(action);
        hindsight.instead = other.then_some(instead);
    }
    Some(hindsight)
}
