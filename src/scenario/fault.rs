//! Errors of a scenario file, many at once.

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
}

impl Fault {
    /// A fault that can't be waived.
    pub fn new(
        at: impl Into<String>,
        name: &str,
        what: impl Into<String>,
        todo: impl Into<String>,
    ) -> Fault {
        Fault {
            at: at.into(),
            name: name.to_owned(),
            rule: None,
            what: what.into(),
            todo: todo.into(),
            waivable: false,
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
        let todo =
            if least == most { format!("Use {least}.") } else { format!("Use {least} to {most}.") };
        (!range.contains(&value))
            .then(|| Fault::new(at, name, format!("{value} is out of range"), todo))
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
