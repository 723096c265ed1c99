//! What was done, so that it can be taken back.

use super::answer::Barrier;
use super::reasoning::AnnotationOf;
use crate::kernel::{Evaluator, GameOf, Log, Rule, Side};
use crate::reference::Library;
use crate::say;
use crate::words::{HasLanguage, Language};

/// One action with the position before it and what it caused.
pub struct Past<R: Evaluator> {
    /// The position before.
    pub before: GameOf<R>,
    /// Who acted.
    pub by: Side,
    /// The action.
    pub action: R::Action,
    /// What it caused.
    pub log: Log<R::Event>,
    /// How many journal lines there were before.
    pub lines: usize,
    /// Why a computer opponent did it, if one did.
    pub annotation: Option<AnnotationOf<R>>,
}

impl<R: Evaluator> Past<R> {
    /// The faces that were thrown.
    pub fn faces(&self) -> impl Iterator<Item = u8> + '_ {
        self.log.throws().map(|throw| throw.face)
    }

    /// The rule by which something that happened can't be undone, if there is one.
    pub fn is_final_by(&self) -> Option<Rule> {
        self.log.ruled_events().find(|(_, event)| R::is_final(event)).map(|(rule, _)| rule)
    }
}

/// Where the last move began, gestures around it included. Gestures after a move that can't be taken back are taken back
/// alone.
pub fn last_move<R: Evaluator>(past: &[Past<R>], over_barriers: bool) -> usize {
    let is_gesture = |past: &&Past<R>| R::is_gesture(&past.action);
    let end = past.len() - past.iter().rev().take_while(is_gesture).count();
    let Some((last, earlier)) = past[..end].split_last() else { return 0 };
    let barred = last.log.throws().next().is_some()
        || last.is_final_by().is_some()
        || past[end..].iter().any(|gesture| gesture.by != last.by);
    if end < past.len() && barred && !over_barriers {
        return end;
    }
    earlier.len() - earlier.iter().rev().take_while(is_gesture).count()
}

/// Says that what happened by a rule can't be taken back.
#[must_use]
pub fn final_by(rule: Rule, lang: impl HasLanguage) -> String {
    let language = lang.language();
    let title = Library::of(rule.system).title(rule.section, language);
    let rule = title.map_or_else(|| rule.to_string(), |title| format!("{rule} {title}"));
    say!(language, "undo-final", rule = rule)
}

/// Whether the last action can be taken back while `decider` has the word. The barrier follows from what
/// happened: a throw, or an answer by the other side.
///
/// # Errors
/// The barrier.
pub fn can_undo<R: Evaluator>(
    past: &[Past<R>],
    decider: Option<Side>,
    language: Language,
) -> Result<(), Barrier> {
    let Some(last) = past.last() else {
        return Err(Barrier { text: say!(language, "undo-nothing-done") });
    };
    let dice = last.log.throws().count();
    if dice > 0 {
        let text = say!(language, "undo-after-dice", dice = dice);
        return Err(Barrier { text });
    }
    if let Some(rule) = last.is_final_by() {
        return Err(Barrier { text: final_by(rule, language) });
    }
    if decider.is_some_and(|side| side != last.by) {
        return Err(Barrier { text: say!(language, "undo-other-side") });
    }
    Ok(())
}
