//! Texts of the rulebooks in our own words, under the printed numbers.

use crate::kernel::System;
use crate::scenario::Text;
use crate::scenario::texts::{Texts, texts};
use crate::words::Language;
use serde::Deserialize;
use std::sync::OnceLock;

/// What a section is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum SectionKind {
    /// It states something that the program enforces.
    Normative,
    /// A chapter's heading.
    Chapter,
    /// It describes and requires nothing.
    Descriptive,
}

/// A numbered section.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Section {
    /// The printed number.
    pub id: String,
    /// Its name.
    pub title: Text,
    /// What it is.
    pub kind: SectionKind,
    /// The battle whose figures and hexes it gives, by its id: another battle has its own.
    #[serde(default)]
    pub of: Option<String>,
    /// The text, in Markdown.
    pub text: Text,
    /// Numbers of related sections.
    #[serde(default)]
    pub see: Vec<String>,
    /// Ids of the charts that belong to it.
    #[serde(default)]
    pub charts: Vec<String>,
    /// Ids of the rulings that decide what it leaves open.
    #[serde(default)]
    pub rulings: Vec<String>,
}

/// A decision about something that the text leaves open.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ruling {
    /// Its id, such as `RUL-39`.
    pub id: String,
    /// The sections it is about.
    pub sections: Vec<String>,
    /// What is open.
    pub question: Text,
    /// What we do.
    pub ruling: Text,
    /// Why.
    pub why: Text,
    /// The scenario option that changes it.
    pub option: Option<String>,
}

/// A value of an option and what it means.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ValueText {
    /// The value as the scenario file writes it.
    pub value: String,
    /// What it means.
    pub meaning: Text,
}

/// An optional ruling's name and values in words.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OptionText {
    /// The option's name in the scenario file.
    pub name: String,
    /// The ruling behind it.
    pub ruling: String,
    /// The default value.
    pub default: String,
    /// A short label.
    pub title: Text,
    /// Its values.
    pub values: Vec<ValueText>,
}

/// The reference of one system.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Library {
    /// The format's version.
    pub format: u32,
    /// The system.
    pub system: System,
    /// Its name.
    pub title: Text,
    /// The sections in document order.
    pub sections: Vec<Section>,
    /// The rulings.
    pub rulings: Vec<Ruling>,
    /// The options.
    pub options: Vec<OptionText>,
}

texts! {
    Library { title, sections, rulings, options }
    Section[id] { title, text }
    Ruling[id] { question, ruling, why }
    OptionText[name] { title, values }
    ValueText[value] { meaning }
}

impl Library {
    /// The reference of a system.
    ///
    /// # Panics
    /// If the text that is part of the program is broken; a test reads it.
    #[must_use]
    pub fn of(system: System) -> &'static Library {
        static BMW: OnceLock<Library> = OnceLock::new();
        static ARSOUF: OnceLock<Library> = OnceLock::new();
        static BARONS: OnceLock<Library> = OnceLock::new();
        static ACIES: OnceLock<Library> = OnceLock::new();
        let (library, text) = match system {
            System::Bmw => (&BMW, include_str!("../../../../assets/rules/bmw.json")),
            System::Barons => (&BARONS, include_str!("../../../../assets/rules/barons.json")),
            System::Acies => (&ACIES, include_str!("../../../../assets/rules/acies.json")),
            System::Arsouf => (&ARSOUF, include_str!("../../../../assets/rules/arsouf.json")),
        };
        library.get_or_init(|| {
            let mut library: Library = serde_json::from_str(text).expect("the reference is valid");
            library.translate(&format!("rules/{}", system.tag()));
            library
        })
    }

    /// The section with this number.
    #[must_use]
    pub fn section(&self, id: &str) -> Option<&Section> {
        self.sections.iter().find(|s| s.id == id)
    }

    /// A section's name in a language.
    #[must_use]
    pub fn title(&self, id: &str, language: Language) -> Option<&str> {
        self.section(id).map(|section| section.title.get(language))
    }

    /// The ruling with this id.
    #[must_use]
    pub fn ruling(&self, id: &str) -> Option<&Ruling> {
        self.rulings.iter().find(|r| r.id == id)
    }

    /// The option with this name.
    #[must_use]
    pub fn option(&self, name: &str) -> Option<&OptionText> {
        self.options.iter().find(|o| o.name == name)
    }
}
