//! What a computer opponent thought of its action: kept in the history, told in the journal.

use crate::ai::{self, Cancel, Fate, Foresight, Handicap, Level, Opponent, Temper};
use crate::kernel::Account;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::any::Any;
use std::sync::Arc;

/// So many arguments are kept that speak for an action,
pub(super) const PROS: usize = 2;
/// and so many that speak against it.
pub(super) const CONS: usize = 1;
/// What counts for less than this share of what counts most is not worth a word.
const SLIGHT: f64 = 0.1;
/// What speaks against an action is worth one from this share of what speaks most for it on: less would only blur why it is done.
const WEIGHTY: f64 = 0.35;

/// An action that a computer opponent has decided on, and why, in the types of its system. It can be played as long as
/// the game has not moved on.
#[derive(Clone, Debug)]
pub struct ChosenAction(Arc<dyn Any + Send + Sync>);

impl ChosenAction {
    /// An action with its reasons.
    #[must_use]
    pub fn new<A: Send + Sync + 'static, T: Send + Sync + 'static>(
        action: A,
        annotation: Annotation<A, T>,
    ) -> ChosenAction {
        ChosenAction(Arc::new((action, annotation)))
    }

    /// The action and its reasons; `None` if it is an action of another system.
    #[must_use]
    pub fn of<A: 'static, T: 'static>(&self) -> Option<(&A, &Annotation<A, T>)> {
        let (action, annotation) = self.0.downcast_ref::<(A, Annotation<A, T>)>()?;
        Some((action, annotation))
    }
}

/// Thinking that is ready to begin, here or on another thread: it owns what it needs.
pub type Job = Box<dyn FnOnce(&Cancel) -> Option<ChosenAction> + Send>;

/// Why a computer opponent decided on an action. Values are hundredths of a victory point, as the side that
/// decided sees them. Save files bind it: a field that is added is optional, and left out where there is nothing to say.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "Remark")]
pub struct Annotation<A, T> {
    /// How well the opponent plays.
    pub level: Level,
    /// What it is inclined to.
    #[serde(default, skip_serializing_if = "Temper::is_usual")]
    pub style: Temper,
    /// How far it errs.
    #[serde(default, skip_serializing_if = "Handicap::is_usual")]
    pub handicap: Handicap,
    /// The value of the position before the action.
    pub before: i32,
    /// The value that was expected of the action.
    pub after: i32,
    /// How many actions were weighed.
    pub weighed: u32,
    /// The next best action.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<Alternative<A, T>>,
    /// What mainly speaks for the action, and what against it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub arguments: Vec<Argument<T>>,
    /// Whether another action was preferred at first sight, and what would follow spoke for this one.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub foreseen: bool,
    /// What playing on has told, where another action was preferred at first sight.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub foresight: Option<Prospect<T>>,
    /// At the first decision of a player turn: what is probably going to be done in it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub plan: Vec<Intent<A, T>>,
}

/// An action that was weighed and not taken.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "Rival")]
pub struct Alternative<A, T> {
    /// The action.
    pub action: A,
    /// The value that was expected of it.
    pub after: i32,
    /// What mainly speaks for it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub arguments: Vec<Argument<T>>,
}

/// What playing on has told about an action, compared with the one that was preferred at first sight.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Prospect<T> {
    /// So many times play was imagined to go on.
    pub lines: u32,
    /// So many times the action came out better.
    pub better: u32,
    /// So many times it came out worse. It is not known of games that were written before it was counted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub worse: Option<u32>,
    /// Whose fate differs most: at most one unit.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub fate: Vec<T>,
}

/// What speaks for an action or against it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Argument<T> {
    /// What it is.
    pub term: T,
    /// What it counts for; less than nothing if it speaks against the action.
    pub points: i32,
    /// Whether it speaks against the action.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub against: bool,
}

/// Something that is going to be done, and what mainly speaks for it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Intent<A, T> {
    /// What is done.
    pub action: A,
    /// To what end.
    pub term: T,
    /// Who does it, as files call them. It is not known of games that were written before it was kept.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub by: Vec<String>,
}

impl<A, T> Annotation<A, T> {
    /// Who decided.
    #[must_use]
    pub fn opponent(&self) -> Opponent {
        let Annotation { level, style, handicap, .. } = *self;
        Opponent { level, style, handicap }
    }

    /// The same annotation with actions and terms written in another way, or read. Terms of which nothing comes are left out: a
    /// program of yesterday may have judged by others.
    ///
    /// # Errors
    /// Whatever `action` says.
    pub fn try_with<B, U, E>(
        &self,
        action: impl Fn(&A) -> Result<B, E>,
        term: impl Fn(&T) -> Option<U>,
    ) -> Result<Annotation<B, U>, E> {
        let argument = |argument: &Argument<T>| {
            let Argument { points, against, .. } = *argument;
            Some(Argument { term: term(&argument.term)?, points, against })
        };
        let arguments = |list: &[Argument<T>]| list.iter().filter_map(argument).collect();
        let next = |next: &Alternative<A, T>| {
            Ok(Alternative {
                action: action(&next.action)?,
                after: next.after,
                arguments: arguments(&next.arguments),
            })
        };
        let intent = |intent: &Intent<A, T>| {
            let term = term(&intent.term)?;
            let by = intent.by.clone();
            Some(action(&intent.action).map(|action| Intent { action, term, by }))
        };
        Ok(Annotation {
            level: self.level,
            style: self.style,
            handicap: self.handicap,
            before: self.before,
            after: self.after,
            weighed: self.weighed,
            next: self.next.as_ref().map(next).transpose()?,
            arguments: arguments(&self.arguments),
            foreseen: self.foreseen,
            foresight: self.foresight.as_ref().map(|Prospect { lines, better, worse, fate }| {
                Prospect {
                    lines: *lines,
                    better: *better,
                    worse: *worse,
                    fate: fate.iter().filter_map(&term).collect(),
                }
            }),
            plan: self.plan.iter().filter_map(intent).collect::<Result<_, E>>()?,
        })
    }

    /// The same annotation as plain data.
    pub fn written(
        &self,
        action: impl Fn(&A) -> Value,
        term: impl Fn(&T) -> Value,
    ) -> Annotation<Value, Value> {
        let written =
            self.try_with(|it| Ok::<_, std::convert::Infallible>(action(it)), |it| Some(term(it)));
        let Ok(annotation) = written;
        annotation
    }
}

impl<A: Clone, T: Clone> Annotation<A, T> {
    /// The annotation of a search result, with what speaks for it and for the next best action.
    pub(super) fn of(
        Opponent { level, style, handicap }: Opponent,
        result: &ai::SearchResult<A>,
        account: &Account<T>,
        of_next: &Account<T>,
        fate: impl Fn(Fate) -> Option<T>,
    ) -> Self {
        let prospect = |told: &Foresight| Prospect {
            lines: told.lines,
            better: told.better,
            worse: Some(told.worse),
            fate: told.fate.and_then(&fate).into_iter().collect(),
        };
        let alternative = |(action, value): &(A, f64)| Alternative {
            action: action.clone(),
            after: hundredths(*value),
            arguments: main(of_next, PROS, 0),
        };
        Annotation {
            level,
            style,
            handicap,
            before: hundredths(result.before),
            after: hundredths(result.after),
            weighed: result.weighed,
            next: result.next.as_ref().map(alternative),
            arguments: main(account, PROS, CONS),
            foreseen: level == Level::Hard && of_next.sum() > account.sum(),
            foresight: result.foresight.as_ref().map(prospect),
            plan: Vec::new(),
        }
    }
}

/// What counts most for an action, the weightiest first, and then what counts most against it.
pub(super) fn main<T: Clone>(account: &Account<T>, pros: usize, cons: usize) -> Vec<Argument<T>> {
    let mut terms = account.terms().to_vec();
    terms.sort_by(|a, b| b.1.abs().total_cmp(&a.1.abs()));
    let least = SLIGHT * terms.first().map_or(0.0, |(_, points)| points.abs());
    let (speak_for, against): (Vec<_>, Vec<_>) = terms.into_iter().partition(|it| it.1 > 0.0);
    // Whatever speaks for an action is told, though it be little; but no two things of one kind.
    let mut kinds = Vec::new();
    let mut is_new = |term: &T| {
        let kind = std::mem::discriminant(term);
        let new = !kinds.contains(&kind);
        kinds.push(kind);
        new
    };
    let weighty = least.max(WEIGHTY * speak_for.first().map_or(0.0, |it| it.1));
    let speak_for = speak_for.into_iter().filter(|it| is_new(&it.0)).take(pros).enumerate();
    let speak_for = speak_for.filter(|(at, it)| *at == 0 || it.1 >= least).map(|(_, it)| it);
    let speak_for: Vec<(T, f64)> = speak_for.collect();
    // What shows in no figure speaks against nothing.
    let counts = |it: &(T, f64)| -it.1 >= weighty && hundredths(it.1) != 0;
    let against = against.into_iter().filter(|it| counts(it) && is_new(&it.0)).take(cons);
    let speak_for = speak_for.into_iter();
    let argument =
        |(term, points)| Argument { term, points: hundredths(points), against: points < 0.0 };
    speak_for.chain(against).map(argument).collect()
}

fn hundredths(value: f64) -> i32 {
    #[allow(clippy::cast_possible_truncation)] // casts of floats saturate, and values are small
    let whole = (value * 100.0).round() as i32;
    whole
}
