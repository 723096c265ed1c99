//! A computer opponent's reasons in words.

use super::annotation::{Alternative, Annotation, Argument, CONS, Intent, PROS, Prospect, main};
use super::history::Past;
use crate::ai::{self, Fate, Level, SearchOptions, SearchResult};
use crate::kernel::{Account, Evaluator, GameOf, Ruleset, check, forward_actions};
use crate::say;
use crate::view::{
    Candour, Choice, ChoiceKind, Counted, Entry, EntryKind, Figures, Localizer, LocalizerOf,
    Present, Showing, Target,
};
use crate::words::{Language, listed};

/// So many aims of a plan are told,
const AIMS: usize = 3;
/// each with so many names.
const NAMES: usize = 2;

/// Cases of a hundred that a plan must lead by, or trail by, to be counted to people.
const CLEAR: u64 = 10;

/// What differs by less, in hundredths of a point, is much the same.
const SLIGHT: i32 = 10;

/// A computer opponent's reasons at a decision.
pub type AnnotationOf<R> = Annotation<<R as Ruleset>::Action, <R as Evaluator>::Term>;

type ArgumentOf<R> = Argument<<R as Evaluator>::Term>;
type AlternativeOf<R> = Alternative<<R as Ruleset>::Action, <R as Evaluator>::Term>;
/// What a computer opponent has in mind.
pub type PlanOf<R> = Vec<IntentOf<R>>;

type IntentOf<R> = Intent<<R as Ruleset>::Action, <R as Evaluator>::Term>;

/// The reasons for what came of a search.
pub fn reasoned<R: Present>(
    scene: &R::Scene,
    game: &GameOf<R>,
    search: &SearchOptions,
    found: &SearchResult<R::Action>,
) -> AnnotationOf<R> {
    if found.weighed < 2 {
        let nothing = Account::default();
        return Annotation::of(search.opponent, found, &nothing, &nothing, |_| None);
    }
    let explain = |action| ai::explain::<R>(scene, game, search, action);
    let of_next = found.next.as_ref().map(|(next, _)| explain(next)).unwrap_or_default();
    let fate = |Fate { unit, lost, otherwise }| R::fate(unit, lost, otherwise);
    Annotation::of(search.opponent, found, &explain(&found.action), &of_next, fate)
}

/// What computer opponents say before the action with this number is done: what they have in mind, and why they do it.
pub fn entries<R: Present>(
    scene: &R::Scene,
    past: &[Past<R>],
    step: usize,
    language: Language,
) -> Vec<Entry> {
    let l10n = Localizer { scene, language };
    let now = &past[step];
    let mut entries = Vec::new();
    let before = &past[..step];
    if !R::ANNOUNCES && before.last().is_some_and(|last| turn(scene, last) != turn(scene, now)) {
        let over =
            before.iter().rev().take_while(|it| turn(scene, it) == turn(scene, &past[step - 1]));
        let planned = over.filter_map(|it| it.annotation.as_ref().map(|reasons| (it, reasons)));
        entries.extend(planned.filter_map(|(it, reasons)| {
            let aims = aims::<R>(l10n, &reasons.plan)?;
            let side = R::side_name(scene, it.by, language);
            Some(entry(it, step, say!(l10n, "ai-plan-was", side = side, aims = aims)))
        }));
    }
    let Some(annotation) = &now.annotation else { return entries };
    if R::ANNOUNCES
        && let Some(plan) = plan::<R>(l10n, annotation)
    {
        entries.push(entry(now, step, plan));
    }
    entries.extend(reasons::<R>(l10n, now, annotation, step));
    entries
}

/// What is going to be done, where something is planned.
pub fn plan<R: Present>(l10n: LocalizerOf<'_, R>, annotation: &AnnotationOf<R>) -> Option<String> {
    aims::<R>(l10n, &annotation.plan).map(|aims| say!(l10n, "ai-plan", aims = aims))
}

/// The player turn in which something was done.
fn turn<R: Present>(scene: &R::Scene, past: &Past<R>) -> u32 {
    R::player_turn(scene, &past.before)
}

fn entry<R: Present>(past: &Past<R>, step: usize, text: String) -> Entry {
    Entry {
        kind: EntryKind::Annotation,
        text,
        rule: None,
        throw: None,
        side: Some(past.by),
        hexes: Vec::new(),
        cell: None,
        showing: Showing::default(),
        figures: None,
        step,
    }
}

/// Why something was done, as a line of the journal; where there was no choice there is nothing to say, and about a secret nothing
/// may be said.
fn reasons<R: Present>(
    l10n: LocalizerOf<'_, R>,
    past: &Past<R>,
    annotation: &AnnotationOf<R>,
    step: usize,
) -> Option<Entry> {
    let candour = R::candour(l10n.scene, &past.before, &past.action);
    // What is done with a counter that is picked up tells why.
    let silent = candour == Candour::Silent || R::is_gesture(&past.action);
    if annotation.weighed < 2 || silent || says_nothing(annotation) {
        return None;
    }
    let choice = R::choice(l10n, &past.before, 0, &past.action);
    let deed = choice.label;
    if annotation.level == Level::Random && candour != Candour::Open {
        return None;
    }
    let text = if annotation.level == Level::Random {
        say!(l10n, "ai-drawn", deed = deed, count = annotation.weighed)
    } else {
        let done = (&past.before, &past.action);
        let reasons = speaking_for::<R>(l10n, &annotation.arguments);
        let mut sentences = vec![match reasons {
            Some(reasons) => say!(l10n, "ai-because", deed = deed, reasons = reasons),
            None if annotation.foreseen => say!(l10n, "ai-bare", deed = deed),
            None if !annotation.arguments.is_empty() => {
                // Whether there was anything else to do may be a secret.
                match obliging::<R>(l10n, done).filter(|_| candour == Candour::Open) {
                    Some(rule) => say!(l10n, "ai-must", deed = deed, rule = rule),
                    None => say!(l10n, "ai-least", deed = deed),
                }
            }
            None if annotation.after == annotation.before && !has_equal(annotation) => {
                say!(l10n, "ai-enough", deed = deed)
            }
            None => say!(l10n, "ai-bare", deed = deed),
        }];
        sentences.extend(further::<R>(l10n, done, annotation, candour));
        sentences.join(" ")
    };
    let hexes = match choice.target {
        Target::Hex(hex) => vec![hex],
        _ => Vec::new(),
    };
    let figures = (candour == Candour::Open).then(|| figures::<R>(l10n, annotation));
    Some(Entry { hexes, figures, ..entry(past, step, text) })
}

/// The rule that demands an action, if nothing of another kind may be done instead, such as to leave it at that.
fn obliging<R: Present>(
    l10n: LocalizerOf<'_, R>,
    (game, action): (&GameOf<R>, &R::Action),
) -> Option<String> {
    let kind = std::mem::discriminant(action);
    let others = forward_actions::<R>(l10n.scene, game);
    let obliged = others.iter().all(|other| std::mem::discriminant(other) == kind);
    obliged.then(|| R::choice(l10n, game, 0, action).rule.section)
}

/// Whether another action was just as good.
pub fn has_equal<A, T>(annotation: &Annotation<A, T>) -> bool {
    annotation.next.as_ref().is_some_and(|next| next.after == annotation.after)
}

/// Whether an action left things as they were, and everything else would have been worth next to nothing as well.
fn says_nothing<A, T>(annotation: &Annotation<A, T>) -> bool {
    let Annotation { before, after, next, arguments, .. } = annotation;
    let slight = next.as_ref().is_none_or(|next| after - next.after < SLIGHT);
    let tells = annotation.foreseen || annotation.level == Level::Random;
    arguments.is_empty() && after == before && slight && !tells
}

/// What speaks for an action, in sentences.
pub fn sentences<R: Present>(
    l10n: LocalizerOf<'_, R>,
    done: (&GameOf<R>, &R::Action),
    annotation: &AnnotationOf<R>,
) -> Vec<String> {
    let first = match speaking_for::<R>(l10n, &annotation.arguments) {
        Some(reasons) => Some(say!(l10n, "ai-for", reasons = reasons)),
        None if annotation.foreseen => None,
        None if !annotation.arguments.is_empty() => Some(match obliging::<R>(l10n, done) {
            Some(rule) => say!(l10n, "ai-for-must", rule = rule),
            None => say!(l10n, "ai-for-want"),
        }),
        None if annotation.after != annotation.before => None,
        None if has_equal(annotation) => Some(say!(l10n, "ai-for-any")),
        None => Some(say!(l10n, "ai-for-lack")),
    };
    first.into_iter().chain(further::<R>(l10n, done, annotation, Candour::Open)).collect()
}

/// What speaks for an action and against it, in sentences.
pub fn of_account<R: Present>(l10n: LocalizerOf<'_, R>, account: &Account<R::Term>) -> Vec<String> {
    of_arguments::<R>(l10n, &main(account, PROS, CONS))
}

/// The same, where it is known what counts most.
pub fn of_arguments<R: Present>(
    l10n: LocalizerOf<'_, R>,
    arguments: &[ArgumentOf<R>],
) -> Vec<String> {
    let reasons = speaking_for::<R>(l10n, arguments);
    let first = reasons.map(|reasons| say!(l10n, "ai-for", reasons = reasons));
    first.into_iter().chain(against::<R>(l10n, arguments)).collect()
}

/// What speaks against an action, and what would have been next best.
fn further<R: Present>(
    l10n: LocalizerOf<'_, R>,
    done: (&GameOf<R>, &R::Action),
    annotation: &AnnotationOf<R>,
    candour: Candour,
) -> Vec<String> {
    // What must be done is not weighed.
    let free = !annotation.arguments.iter().all(|argument| argument.against)
        || obliging::<R>(l10n, done).is_none();
    let against = against::<R>(l10n, &annotation.arguments).filter(|_| free);
    let foreseen = foreseen::<R>(l10n, annotation, candour);
    let next = annotation.next.as_ref().filter(|_| candour == Candour::Open);
    let next = next.and_then(|next| next_best::<R>(l10n, done, next, annotation));
    against.into_iter().chain(foreseen).chain(next).collect()
}

/// What playing on has told, where another action was preferred at first sight.
fn foreseen<R: Present>(
    l10n: LocalizerOf<'_, R>,
    annotation: &AnnotationOf<R>,
    candour: Candour,
) -> Option<String> {
    let Some(Prospect { lines, better, worse: Some(worse), fate }) = &annotation.foresight else {
        return annotation.foreseen.then(|| say!(l10n, "ai-foreseen"));
    };
    let share = |cases: &u32| (100 * u64::from(*cases)).checked_div(u64::from(*lines));
    let (better, worse) = (share(better)?, share(worse)?);
    if better.abs_diff(worse) < CLEAR {
        return Some(say!(l10n, "ai-foreseen"));
    }
    let fate = fate.first().filter(|_| candour == Candour::Open);
    Some(match fate.map(|fate| R::argument(l10n, fate, true)) {
        Some(fate) if worse > better => {
            say!(l10n, "ai-foreseen-seldom-fate", better = better, worse = worse, fate = fate)
        }
        Some(fate) => say!(l10n, "ai-foreseen-fate", better = better, worse = worse, fate = fate),
        None if worse > better => {
            say!(l10n, "ai-foreseen-seldom", better = better, worse = worse)
        }
        None => say!(l10n, "ai-foreseen-lines", better = better, worse = worse),
    })
}

/// What speaks against an action, in a sentence.
fn against<R: Present>(l10n: LocalizerOf<'_, R>, arguments: &[ArgumentOf<R>]) -> Option<String> {
    let against = arguments.iter().find(|argument| argument.against)?;
    let fact = R::argument(l10n, &against.term, false);
    Some(say!(l10n, "ai-against", fact = fact))
}

/// The next best action in words; nothing if it differs from what is done by its way alone, or if a file that was tampered with
/// names one that was not legal.
fn next_best<R: Present>(
    l10n: LocalizerOf<'_, R>,
    (game, action): (&GameOf<R>, &R::Action),
    next: &AlternativeOf<R>,
    best: &AnnotationOf<R>,
) -> Option<String> {
    check::<R>(l10n.scene, game, &next.action).ok()?;
    let choice = |action| R::choice(l10n, game, 0, action);
    let (other, own) = (choice(&next.action), choice(action));
    // That it could be left undone is no news of what may fail.
    let idle = |choice: &Choice| matches!(choice.kind, ChoiceKind::Pass | ChoiceKind::End);
    let is_left = next.after == best.after && idle(&other) && !idle(&own);
    if other.label == own.label || is_left {
        return None;
    }
    let other = other.label;
    let reasons = speaking_for::<R>(l10n, &next.arguments);
    // What has been said already need not be said again.
    let reasons =
        reasons.filter(|said| Some(said) != speaking_for::<R>(l10n, &best.arguments).as_ref());
    if best.foreseen {
        return Some(match reasons {
            Some(why) => say!(l10n, "ai-first-because", other = other, reasons = why),
            None => say!(l10n, "ai-first", other = other),
        });
    }
    Some(match (reasons, next.after == best.after) {
        (Some(why), true) => say!(l10n, "ai-alike-because", other = other, reasons = why),
        (Some(why), false) => say!(l10n, "ai-next-because", other = other, reasons = why),
        (None, true) => say!(l10n, "ai-alike", other = other),
        (None, false) => say!(l10n, "ai-next", other = other),
    })
}

/// What speaks for an action, in a row.
fn speaking_for<R: Present>(
    l10n: LocalizerOf<'_, R>,
    arguments: &[ArgumentOf<R>],
) -> Option<String> {
    let mut told: Vec<String> = Vec::new();
    for argument in arguments.iter().filter(|argument| !argument.against) {
        let words = R::argument(l10n, &argument.term, true);
        if !told.contains(&words) {
            told.push(words);
        }
    }
    (!told.is_empty()).then(|| listed(l10n.language, &told))
}

/// The figures behind reasons.
pub fn figures<R: Present>(l10n: LocalizerOf<'_, R>, annotation: &AnnotationOf<R>) -> Figures {
    let counted = |argument: &ArgumentOf<R>| Counted {
        text: R::argument(l10n, &argument.term, !argument.against),
        points: argument.points,
    };
    Figures {
        worth: annotation.after - annotation.before,
        next: annotation.next.as_ref().map(|next| next.after - annotation.before),
        weighed: annotation.weighed,
        reasons: annotation.arguments.iter().map(counted).collect(),
    }
}

/// What is going to be done, the weightiest first, each with who does it; nothing where nothing is planned that may be told.
fn aims<R: Present>(l10n: LocalizerOf<'_, R>, plan: &[IntentOf<R>]) -> Option<String> {
    let mut aims: Vec<(String, Vec<String>)> = Vec::new();
    for Intent { term, by, .. } in plan {
        let aim = R::aim(l10n, term);
        let at = aims.iter().position(|(known, _)| *known == aim).unwrap_or_else(|| {
            aims.push((aim, Vec::new()));
            aims.len() - 1
        });
        let (_, names) = &mut aims[at];
        for doer in by.iter().filter_map(|doer| R::called(l10n, doer)) {
            if !names.contains(&doer) {
                names.push(doer);
            }
        }
    }
    let told = |(aim, mut names): (String, Vec<String>)| {
        if names.is_empty() {
            return say!(l10n, "ai-aim-alone", aim = aim);
        }
        if names.len() > NAMES + 1 {
            let rest = names.split_off(NAMES).len();
            names.push(say!(l10n, "ai-and-more", n = rest));
        }
        say!(l10n, "ai-aim", aim = aim, units = listed(l10n.language, &names))
    };
    let told: Vec<String> = aims.into_iter().take(AIMS).map(told).collect();
    (!told.is_empty()).then(|| told.join("; "))
}
