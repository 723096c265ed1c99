//! Problems that the author wants.

use crate::editor::{Edit, Node, Pointer};
use crate::reference::FieldTexts;
use crate::say;
use crate::words::Language;

/// What can be waived.
const WAIVABLE: [&str; 14] = [
    "unreachable",
    "cannot-win",
    "never-arrives",
    "tight-set-up",
    "worse-column",
    "idle-option",
    "idle-zone",
    "idle-card",
    "idle-river",
    "nameless",
    "odd-number",
    "display",
    "prohibited-terrain",
    "no-marks",
];

/// What problems of a name are, in a few words.
#[must_use]
pub fn title(problem: &str, language: Language) -> String {
    if WAIVABLE.contains(&problem) {
        say!(language, "editor-problem-{}" problem)
    } else {
        FieldTexts::shared().worded(problem, language)
    }
}

fn name(waiver: &Node) -> Option<&str> {
    waiver.text().or_else(|| waiver.field("fault")?.text())
}

fn list(content: &Node) -> &[Node] {
    content.field("waive").and_then(Node::items).unwrap_or_default()
}

/// The reason why problems of a name are waived, which may be empty; nothing if they are not.
#[must_use]
pub fn reason<'a>(content: &'a Node, problem: &str) -> Option<&'a str> {
    let waiver = list(content).iter().find(|waiver| name(waiver) == Some(problem))?;
    Some(waiver.field("why").and_then(Node::text).unwrap_or_default())
}

/// Waives problems of a name for a reason.
#[must_use]
pub fn waive(content: &Node, problem: &str, why: &str) -> Vec<Edit> {
    let waiver = if why.is_empty() {
        Node::from(problem)
    } else {
        Node::record([("fault", problem.into()), ("why", why.into())])
    };
    let at = Pointer::fields(["waive"]);
    let place = list(content).iter().position(|waiver| name(waiver) == Some(problem));
    match place {
        Some(place) => vec![Edit::set(at.then(place), waiver)],
        None if at.of(content).is_some() => vec![Edit::push(content, at, waiver)],
        None => vec![Edit::add_field(at, vec![waiver])],
    }
}

/// Reports problems of a name again.
#[must_use]
pub fn report(content: &Node, problem: &str) -> Vec<Edit> {
    let list = list(content);
    let at = Pointer::fields(["waive"]);
    let Some(place) = list.iter().position(|waiver| name(waiver) == Some(problem)) else {
        return Vec::new();
    };
    if list.len() == 1 {
        vec![Edit::RemoveField { at }]
    } else {
        vec![Edit::remove_item(at, place)]
    }
}
