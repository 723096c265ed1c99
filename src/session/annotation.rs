//! What a computer opponent thought of its action: kept in the history, told in the journal.

use crate::ai::{self, Cancel, Level};
use crate::kernel::{GameOf, Side, check};
use crate::say;
use crate::view::{Entry, EntryKind, Localizer, Present, Showing, Target};
use crate::words::{self, Language};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::any::Any;
use std::convert::Infallible;
use std::sync::Arc;

/// An action that a computer opponent has decided on, and why, in the types of its system. It can be played as long as
/// the game has not moved on.
#[derive(Clone, Debug)]
pub struct ChosenAction(Arc<dyn Any + Send + Sync>);

impl ChosenAction {
    /// An action with its reasons.
    #[must_use]
    pub fn new<A: Send + Sync + 'static>(action: A, annotation: Annotation<A>) -> ChosenAction {
        ChosenAction(Arc::new((action, annotation)))
    }

    /// The action and its reasons; `None` if it is an action of another system.
    #[must_use]
    pub fn of<A: 'static>(&self) -> Option<(&A, &Annotation<A>)> {
        let (action, annotation) = self.0.downcast_ref::<(A, Annotation<A>)>()?;
        Some((action, annotation))
    }
}

/// Thinking that is ready to begin, here or on another thread: it owns what it needs.
pub type Job = Box<dyn FnOnce(&Cancel) -> Option<ChosenAction> + Send>;

/// Why a computer opponent decided on an action. Values are hundredths of a victory point, as the side that
/// decided sees them. Save files bind it: a field that is added is optional, and left out where there is nothing to say.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "Remark")]
pub struct Annotation<A> {
    /// How well the opponent plays.
    pub level: Level,
    /// The value of the position before the action.
    pub before: i32,
    /// The value that was expected of the action.
    pub after: i32,
    /// How many actions were weighed.
    pub weighed: u32,
    /// The next best action.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<Alternative<A>>,
}

/// An action that was weighed and not taken.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "Rival")]
pub struct Alternative<A> {
    /// The action.
    pub action: A,
    /// The value that was expected of it.
    pub after: i32,
}

impl<A> Annotation<A> {
    /// The same annotation with its action written in another way, or read.
    ///
    /// # Errors
    /// Whatever `action` says.
    pub fn try_with<B, E>(
        &self,
        action: impl FnOnce(&A) -> Result<B, E>,
    ) -> Result<Annotation<B>, E> {
        let alternative = |alternative: &Alternative<A>| {
            Ok(Alternative { action: action(&alternative.action)?, after: alternative.after })
        };
        Ok(Annotation {
            level: self.level,
            before: self.before,
            after: self.after,
            weighed: self.weighed,
            next: self.next.as_ref().map(alternative).transpose()?,
        })
    }

    /// The same annotation with its action written in another way.
    pub fn with<B>(&self, action: impl FnOnce(&A) -> B) -> Annotation<B> {
        let Ok(annotation) = self.try_with(|it| Ok::<B, Infallible>(action(it)));
        annotation
    }
}

impl<A: Clone> Annotation<A> {
    /// The annotation of a search result.
    pub(super) fn of(level: Level, result: &ai::SearchResult<A>) -> Annotation<A> {
        let alternative = |(action, value): &(A, f64)| Alternative {
            action: action.clone(),
            after: hundredths(*value),
        };
        Annotation {
            level,
            before: hundredths(result.before),
            after: hundredths(result.after),
            weighed: result.weighed,
            next: result.next.as_ref().map(alternative),
        }
    }

    /// The annotation as a line of the journal; where there was no choice there is nothing to
    /// say, and about a secret nothing may be said.
    pub(super) fn entry<R: Present<Action = A>>(
        &self,
        scene: &R::Scene,
        before: &GameOf<R>,
        (by, action): (Side, &A),
        step: usize,
        language: Language,
    ) -> Option<Entry> {
        if self.weighed < 2 || R::is_secret(scene, before) {
            return None;
        }
        let choice = R::choice(Localizer { scene, language }, before, 0, action);
        let count = self.weighed;
        let deed = choice.label;
        let text = match (self.level, &self.next) {
            (Level::Random, _) => say!(language, "ai-drawn", deed = deed, count = count),
            (_, None) => {
                let worth = points(self.after - self.before, language);
                say!(language, "ai-decided", deed = deed, worth = worth, count = count)
            }
            (_, Some(alternative)) if alternative.after == self.after => {
                let other = alternative.label::<R>(scene, before, language);
                say!(language, "ai-alike", deed = deed, other = other, count = count)
            }
            (_, Some(alternative)) => {
                let worth = points(self.after - self.before, language);
                let less = points(alternative.after - self.before, language);
                let other = alternative.label::<R>(scene, before, language);
                say!(
                    language,
                    "ai-preferred",
                    deed = deed,
                    worth = worth,
                    other = other,
                    less = less,
                    count = count
                )
            }
        };
        Some(Entry {
            kind: EntryKind::Annotation,
            text,
            rule: None,
            throw: None,
            side: Some(by),
            hexes: match choice.target {
                Target::Hex(hex) => vec![hex],
                _ => Vec::new(),
            },
            cell: None,
            showing: Showing::default(),
            step,
        })
    }
}

impl<A> Alternative<A> {
    /// The action in words; nothing if a file that was tampered with names one that was not legal.
    fn label<R: Present<Action = A>>(
        &self,
        scene: &R::Scene,
        game: &GameOf<R>,
        language: Language,
    ) -> String {
        match check::<R>(scene, game, &self.action) {
            Ok(()) => R::choice(Localizer { scene, language }, game, 0, &self.action).label,
            Err(_) => String::new(),
        }
    }
}

fn hundredths(value: f64) -> i32 {
    #[allow(clippy::cast_possible_truncation)] // casts of floats saturate, and values are small
    let whole = (value * 100.0).round() as i32;
    whole
}

/// A difference in points with its sign, such as `+1.4`, as the language writes decimals. What is less than a point is told to the
/// hundredth: most moves are worth that little.
fn points(hundredths: i32, language: Language) -> String {
    let points = f64::from(hundredths) / 100.0;
    let digits = if hundredths.abs() < 100 { 2 } else { 1 };
    words::marked(language, &format!("{points:+.digits$}"))
}
