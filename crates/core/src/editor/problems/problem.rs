//! A fault or a warning, with what it is about.

use super::checking::faults_of;
use super::remedies::{Remedy, remedies};
use super::warning::Warning;
use super::{design, fault_words, place_words, waiving};
use crate::board::Hex;
use crate::editor::mapping::MapGeometry;
use crate::editor::mapping::counter_places::{CounterPlace, counters};
use crate::editor::{Document, Kind, Node, Pointer};
use crate::scenario::Fault;
use crate::words::Language;
use std::collections::BTreeSet;

/// How bad a problem is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Severity {
    /// The battle can't be played.
    Fault,
    /// It can be played, and may not be what its author wants.
    Warning,
    /// The same, and the author has said that it is meant so.
    Waived,
}

/// Something that is wrong, or may be.
#[derive(Clone, Debug)]
pub struct Problem {
    /// How bad it is.
    pub severity: Severity,
    /// What it is called where it is waived.
    pub name: String,
    /// Where it is in the document.
    pub at: Pointer,
    /// The number of the rule that it offends, if any.
    pub rule: Option<String>,
    /// What is said about it: a fault as `gonfalon check` tells it, or a warning.
    pub said: Said,
    /// The hexes that it is about.
    pub hexes: Vec<Hex>,
    /// The ids of the counters that it is about.
    pub counters: Vec<String>,
    /// What removes it.
    pub remedies: Vec<Remedy>,
    /// Whether it can be waived.
    pub waivable: bool,
}

/// What is said about a problem.
#[derive(Clone, Debug)]
pub enum Said {
    /// By the program that reads files.
    Fault(Fault),
    /// By a designer.
    Warning(Warning),
}

impl Problem {
    /// Where it is, as the forms call it: "Counters › Richard › Movement allowance".
    #[must_use]
    pub fn place(&self, content: &Node, language: Language) -> String {
        let at = match &self.said {
            Said::Warning(Warning::Nameless { within, .. }) => within,
            _ => &self.at,
        };
        place_words::told(content, at, language)
    }

    /// Where it is, what is the matter, and what to do about it: in sentences.
    #[must_use]
    pub fn sentences(&self, content: &Node, language: Language) -> String {
        let (what, todo) = self.said.told(language);
        let place = self.place(content, language);
        format!("{place}: {what} {todo}").trim_end().to_owned()
    }
}

impl Said {
    /// What is the matter, and what to do about it, in an author's words.
    #[must_use]
    pub fn told(&self, language: Language) -> (String, String) {
        match self {
            Said::Fault(fault) => fault_words::told(fault, language),
            Said::Warning(warning) => (warning.told(language), warning.todo(language)),
        }
    }
}

/// A document at a moment, so that a thread of its own can look for problems.
#[derive(Clone, Debug)]
pub struct Snapshot {
    content: Node,
    /// The document's revision at that moment.
    pub revision: u64,
}

impl Document {
    /// The document as it is now.
    #[must_use]
    pub fn snapshot(&self) -> Snapshot {
        Snapshot { content: self.content().clone(), revision: self.revision() }
    }
}

impl Snapshot {
    /// Everything that is wrong with it, or may be: faults first.
    #[must_use]
    pub fn problems(&self) -> Vec<Problem> {
        problems(&self.content)
    }
}

/// Everything that is wrong with a content, or may be: faults first. Warnings come once there are no faults: what a designer
/// says of a battle that can't be played is worth little.
#[must_use]
pub fn problems(content: &Node) -> Vec<Problem> {
    let faults = faults_of(content);
    let finder =
        Finder { content, geometry: MapGeometry::of(content), counters: counters(content) };
    if !faults.is_empty() {
        return faults.into_iter().map(|fault| finder.of_fault(fault)).collect();
    }
    let warnings = match Kind::of(content) {
        Kind::Scenario => design::warnings(content),
        Kind::Deck => design::of_deck(content),
        Kind::Cards => Vec::new(),
    };
    let mut found: Vec<Problem> =
        warnings.into_iter().map(|warning| finder.of_warning(warning)).collect();
    found.sort_by_key(|problem| problem.severity);
    found
}

struct Finder<'a> {
    content: &'a Node,
    geometry: Option<MapGeometry>,
    counters: Vec<CounterPlace>,
}

impl Finder<'_> {
    fn of_fault(&self, fault: Fault) -> Problem {
        let at = Pointer::of_fault(&fault.at, self.content);
        let words: BTreeSet<&str> = fault
            .what
            .split(|c: char| !c.is_alphanumeric() && !"._-".contains(c))
            .map(|word| word.trim_end_matches('.'))
            .collect();
        let about = |counter: &CounterPlace| {
            let inside = at.0.starts_with(&counter.at.0);
            inside || words.contains(counter.id.as_str()) && !counter.id.is_empty()
        };
        let counters = self.counters.iter().filter(|counter| about(counter));
        let counters: Vec<String> = counters.map(|counter| counter.id.clone()).collect();
        Problem {
            severity: Severity::Fault,
            name: fault.name.clone(),
            rule: fault.rule.clone(),
            hexes: self.hexes(&fault, &at, &words),
            counters,
            remedies: remedies(&fault, &at, self.content, self.geometry.as_ref()),
            waivable: fault.waivable,
            at,
            said: Said::Fault(fault),
        }
    }

    /// The hexes that a fault names, those that stand where it is, and where a row of the map is broken those of the row.
    fn hexes(&self, fault: &Fault, at: &Pointer, words: &BTreeSet<&str>) -> Vec<Hex> {
        let Some(geometry) = &self.geometry else { return Vec::new() };
        let mut found: BTreeSet<Hex> =
            words.iter().filter_map(|word| geometry.grid.parse(word)).collect();
        if let Some(node) = at.of(self.content) {
            let own = [Some(node), node.field("setup"), node.field("hex")];
            found.extend(own.into_iter().flatten().filter_map(|node| geometry.labelled(node)));
        }
        if fault.name == "unknown-letter" {
            found.extend(super::remedies::unknown_letters(fault, at, self.content, geometry));
        }
        found.into_iter().collect()
    }

    fn of_warning(&self, warning: Warning) -> Problem {
        let name = warning.name().to_owned();
        let waived = waiving::reason(self.content, &name).is_some();
        Problem {
            severity: if waived { Severity::Waived } else { Severity::Warning },
            at: warning.at(),
            rule: None,
            hexes: warning.hexes().to_vec(),
            counters: warning.counters().to_vec(),
            remedies: warning.remedies(self.content, self.geometry.as_ref()),
            // A deck has no list of what is meant so.
            waivable: Kind::of(self.content) == Kind::Scenario,
            name,
            said: Said::Warning(warning.by_names(self.content)),
        }
    }
}
