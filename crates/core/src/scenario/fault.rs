//! Errors of a scenario file, many at once.

use super::misshape::Misshape;
use crate::phrase;
use crate::words::{Language, Phrase};
use schemars::JsonSchema;
use serde::Serialize;
use std::fmt;
use std::ops::RangeInclusive;

/// Something wrong in a scenario file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Fault {
    /// The JSON path, such as `bmw.units[3].setup`.
    pub at: String,
    /// A stable short word; with it an author can waive the fault where that makes sense.
    pub name: String,
    /// The number of the rule it offends, if any.
    pub rule: Option<String>,
    /// What is wrong.
    pub what: String,
    /// What to do.
    pub todo: String,
    /// Whether naming it in `waive` silences it.
    pub waivable: bool,
    /// The same in any language: what is wrong, what to do.
    #[serde(skip)]
    said: [Phrase; 2],
    /// How a value does not fit the schema, where that is what is wrong.
    #[serde(skip)]
    pub misshape: Option<Misshape>,
}

impl Fault {
    /// A fault that can't be waived.
    pub fn new(at: impl Into<String>, name: &str, what: Phrase, todo: Phrase) -> Fault {
        Fault {
            at: at.into(),
            name: name.to_owned(),
            rule: None,
            what: what.told(Language::ENGLISH),
            todo: todo.told(Language::ENGLISH),
            waivable: false,
            said: [what, todo],
            misshape: None,
        }
    }

    /// A fault if a number is outside a range.
    pub fn outside(
        at: impl Into<String>,
        name: &str,
        value: impl Into<u32>,
        range: RangeInclusive<u32>,
    ) -> Option<Fault> {
        let value = value.into();
        let (least, most) = (range.start(), range.end());
        let todo = if least == most {
            phrase!("fault-use", least = least)
        } else {
            phrase!("fault-use-to", least = least, most = most)
        };
        (!range.contains(&value))
            .then(|| Fault::new(at, name, phrase!("fault-is-out-of-range", value = value), todo))
    }

    /// What is wrong, in a language.
    #[must_use]
    pub fn told(&self, language: Language) -> String {
        self.said[0].told(language)
    }

    /// What to do, in a language.
    #[must_use]
    pub fn advice(&self, language: Language) -> String {
        self.said[1].told(language)
    }

    /// Whether it is about an id, a hex or a word that is empty.
    #[must_use]
    pub fn about_nothing(&self) -> bool {
        ["id", "label"].iter().any(|name| self.said[0].text(name).is_some_and(str::is_empty))
    }

    /// The field that it names.
    #[must_use]
    pub fn field(&self) -> Option<&str> {
        self.said[0].text("field")
    }

    /// The same fault with how the value does not fit.
    #[must_use]
    pub fn shaped(mut self, misshape: Option<Misshape>) -> Fault {
        self.misshape = misshape;
        self
    }

    /// The same fault with the rule it offends.
    #[must_use]
    pub fn against(mut self, rule: &str) -> Fault {
        self.rule = Some(rule.to_owned());
        self
    }

    /// The same fault, silenced by naming it in the file.
    #[must_use]
    pub fn waivable(mut self) -> Fault {
        self.waivable = true;
        self
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.at, self.what)?;
        if let Some(rule) = &self.rule {
            write!(f, " (rule {rule})")?;
        }
        write!(f, ". {}", self.todo)?;
        if self.waivable {
            write!(f, " Or name \"{}\" in \"waive\".", self.name)?;
        }
        Ok(())
    }
}
