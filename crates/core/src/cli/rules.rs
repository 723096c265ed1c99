//! `gonfalon rules`: the reference, by number or by words.

use super::{Done, Failure, print};
use crate::kernel::System;
use crate::reference::library::SectionKind;
use crate::reference::search::search_in;
use crate::reference::{Library, Ruling, Section};
use crate::say;
use crate::scenario::Text;
use crate::words::Language;
use clap::Args;
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;
use std::collections::BTreeMap;
use std::io::Write;

/// Read or search the rules.
#[derive(Args, Debug)]
#[command(
    after_help = "Examples:\n  gonfalon rules                    the table of contents\n  gonfalon rules 7.8      \
                  \n  gonfalon rules RUL-39             a ruling and why\n  gonfalon rules --system arsouf 5.3\n  gonfalon rules --search \"retreat \
                  before combat\""
)]
pub struct Rules {
    /// A section's number or a ruling's id.
    id: Option<String>,
    /// Words to look for; small typing errors are forgiven.
    #[arg(long, value_name = "WORDS", conflicts_with = "id")]
    search: Option<String>,
    /// Which rulebook.
    #[arg(long, default_value = "bmw", value_parser = System::ALL.map(System::tag))]
    system: String,
    /// Write JSON.
    #[arg(long)]
    json: bool,
}

impl Rules {
    pub(super) fn run(&self, language: Language, out: &mut dyn Write) -> Done {
        let system = System::from_tag(&self.system).unwrap_or(System::Bmw);
        let library = Library::of(system);
        match (&self.id, &self.search) {
            (Some(id), _) => self.one(library, id, language, out),
            (None, Some(words)) => {
                let found = search_in(library, words, language);
                if self.json {
                    return Ok(print::json(out, &contents(&found))?);
                }
                if found.is_empty() {
                    return Err(Failure::Said(say!(
                        language,
                        "cli-no-section-fits",
                        words = words
                    )));
                }
                for section in found.iter().take(20) {
                    writeln!(out, "{:<6} {}", section.id, section.title.get(language))?;
                    let gist = section.text.get(language).lines().next().unwrap_or_default();
                    writeln!(out, "       {}", cut(gist, print::WIDTH - 7))?;
                }
                Ok(())
            }
            (None, None) => {
                let all: Vec<&Section> = library.sections.iter().collect();
                if self.json {
                    return Ok(print::json(out, &contents(&all))?);
                }
                for section in all {
                    let indent = if section.kind == SectionKind::Chapter { "" } else { "  " };
                    writeln!(out, "{indent}{:<6} {}", section.id, section.title.get(language))?;
                }
                Ok(())
            }
        }
    }

    fn one(&self, library: &Library, id: &str, language: Language, out: &mut dyn Write) -> Done {
        if self.json {
            let found = lookup(library, id);
            return match found {
                Some(value) => Ok(print::json(out, &value)?),
                None => Err(Failure::Usage(unknown(id, language))),
            };
        }
        match text(library, id, language) {
            Some(text) => Ok(write!(out, "{text}")?),
            None => Err(Failure::Usage(unknown(id, language))),
        }
    }
}

/// A sentence about an id that is none.
#[must_use]
pub fn unknown(id: &str, language: Language) -> String {
    say!(language, "cli-no-section", id = id)
}

fn ruling<'a>(library: &'a Library, id: &str) -> Option<&'a Ruling> {
    library.ruling(id).or_else(|| library.ruling(&id.to_uppercase()))
}

/// A section or ruling as text for a terminal.
#[must_use]
pub fn text(library: &Library, id: &str, language: Language) -> Option<String> {
    if let Some(section) = library.section(id) {
        let mut text = format!("{} {}\n\n", section.id, section.title.get(language));
        text.push_str(&print::wrapped(section.text.get(language), print::WIDTH));
        let row = |ids: &[String]| (!ids.is_empty()).then(|| ids.join(", "));
        let lines = [
            row(&section.see).map(|ids| say!(language, "cli-see", ids = ids)),
            row(&section.charts).map(|ids| say!(language, "cli-tables", ids = ids)),
            row(&section.rulings).map(|ids| say!(language, "cli-rulings", ids = ids)),
        ];
        for line in lines.iter().flatten() {
            text.push('\n');
            text.push_str(&print::wrapped(line, print::WIDTH));
        }
        return Some(text);
    }
    let ruling = ruling(library, id)?;
    let sections = ruling.sections.join(", ");
    let mut text = say!(language, "cli-ruling", id = &ruling.id, sections = sections);
    text.push_str("\n\n");
    for part in [&ruling.question, &ruling.ruling, &ruling.why] {
        text.push_str(&print::wrapped(part.get(language), print::WIDTH));
        text.push('\n');
    }
    if let Some(option) = &ruling.option {
        text.push_str(&say!(language, "cli-option", name = option));
        text.push('\n');
        for value in library.option(option).map(|o| o.values.as_slice()).unwrap_or_default() {
            let line = format!("- {}: {}", value.value, value.meaning.get(language));
            text.push_str(&print::wrapped(&line, print::WIDTH));
        }
    }
    Some(text)
}

/// A section or ruling as programs get it.
#[must_use]
pub fn lookup(library: &Library, id: &str) -> Option<Value> {
    if let Some(section) = library.section(id) {
        let rulings =
            section.rulings.iter().filter_map(|id| library.ruling(id)).map(RulingText::of);
        return Some(written(&RuleText::Section(SectionText {
            id: &section.id,
            title: in_every_language(&section.title),
            kind: kind(section),
            text: in_every_language(&section.text),
            see: &section.see,
            charts: &section.charts,
            rulings: rulings.collect(),
        })));
    }
    ruling(library, id).map(|ruling| written(&RuleText::Ruling(RulingText::of(ruling))))
}

fn written(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("texts are plain data")
}

/// What `rules` of the protocol gives.
#[derive(JsonSchema)]
#[schemars(untagged)]
#[allow(dead_code)] // a description of what is written elsewhere
pub enum ReferenceOut {
    /// The sections that were found, or all of them.
    Contents(Vec<RuleLine<'static>>),
    /// A section or ruling.
    One(RuleText<'static>),
}

/// A section or ruling as programs get it.
#[derive(Serialize, JsonSchema)]
#[serde(untagged)]
pub enum RuleText<'a> {
    /// A section.
    Section(SectionText<'a>),
    /// A ruling.
    Ruling(RulingText<'a>),
}

/// A text by the tags of the languages.
type InEveryLanguage<'a> = BTreeMap<&'static str, &'a str>;

fn in_every_language(text: &Text) -> InEveryLanguage<'_> {
    Language::all().map(|language| (language.tag(), text.get(language))).collect()
}

/// A section as programs get it.
#[derive(Serialize, JsonSchema)]
pub struct SectionText<'a> {
    /// The printed number.
    id: &'a str,
    /// Its name.
    title: InEveryLanguage<'a>,
    /// What it is: `normative`, `chapter` or `descriptive`.
    kind: &'a str,
    /// The text, in Markdown.
    text: InEveryLanguage<'a>,
    /// Numbers of related sections.
    see: &'a [String],
    /// Ids of the tables that belong to it.
    charts: &'a [String],
    /// The rulings that decide what it leaves open.
    rulings: Vec<RulingText<'a>>,
}

/// A ruling as programs get it.
#[derive(Serialize, JsonSchema)]
pub struct RulingText<'a> {
    /// Its id, such as `RUL-39`.
    id: &'a str,
    /// The sections it is about.
    sections: &'a [String],
    /// What is open.
    question: InEveryLanguage<'a>,
    /// What we do.
    ruling: InEveryLanguage<'a>,
    /// Why.
    why: InEveryLanguage<'a>,
    /// The scenario option that changes it.
    option: Option<&'a str>,
}

impl<'a> RulingText<'a> {
    fn of(ruling: &'a Ruling) -> RulingText<'a> {
        RulingText {
            id: &ruling.id,
            sections: &ruling.sections,
            question: in_every_language(&ruling.question),
            ruling: in_every_language(&ruling.ruling),
            why: in_every_language(&ruling.why),
            option: ruling.option.as_deref(),
        }
    }
}

/// A line of a table of contents as programs get it.
#[derive(Serialize, JsonSchema)]
pub struct RuleLine<'a> {
    /// The printed number.
    id: &'a str,
    /// Its name.
    title: InEveryLanguage<'a>,
    /// What it is: `normative`, `chapter` or `descriptive`.
    kind: &'a str,
}

/// Numbers, titles and kinds of sections, as programs get them.
#[must_use]
pub fn contents(sections: &[&Section]) -> Value {
    let line = |s: &&Section| {
        written(&RuleLine { id: &s.id, title: in_every_language(&s.title), kind: kind(s) })
    };
    sections.iter().map(line).collect()
}

/// What a section is, in one word.
#[must_use]
pub fn kind(section: &Section) -> &'static str {
    match section.kind {
        SectionKind::Normative => "normative",
        SectionKind::Chapter => "chapter",
        SectionKind::Descriptive => "descriptive",
    }
}

fn cut(text: &str, width: usize) -> String {
    if text.chars().count() <= width {
        return text.to_owned();
    }
    let head: String = text.chars().take(width - 3).collect();
    format!("{head}...")
}
