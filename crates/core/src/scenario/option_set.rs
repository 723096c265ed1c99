//! What the optional rulings of every system have in common.

use crate::view::OptionView;
use crate::words;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

/// Declares the values of an optional ruling.
macro_rules! choice {
    ($(#[$doc:meta])* $name:ident { $($(#[$vdoc:meta])* $variant:ident),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
        #[serde(rename_all = "snake_case")]
        pub enum $name { $($(#[$vdoc])* $variant),+ }
    };
}
pub(crate) use choice;

/// The optional rulings of a system: plain words by name.
pub trait OptionSet: Serialize + DeserializeOwned + Default {
    /// Every option with its value as the scenario file writes it, in the order of their names.
    ///
    /// # Panics
    /// Never: options are plain words.
    #[must_use]
    fn entries(&self) -> Vec<(String, String)> {
        let value = serde_json::to_value(self).expect("options are plain words");
        let object = value.as_object().expect("options are an object");
        object.iter().map(|(name, value)| (name.clone(), word(value))).collect()
    }

    /// Every option as a screen lists it.
    #[must_use]
    fn views(&self) -> Vec<OptionView> {
        let defaults = Self::default();
        let view = |(name, value): (String, String)| OptionView {
            is_default: defaults.get(&name).as_ref() == Some(&value),
            name,
            value,
        };
        self.entries().into_iter().map(view).collect()
    }

    /// The value of one option as the scenario file writes it.
    #[must_use]
    fn get(&self, name: &str) -> Option<String> {
        self.entries().into_iter().find(|(n, _)| n == name).map(|(_, value)| value)
    }

    /// The same options with some set to other values.
    ///
    /// # Errors
    /// A sentence, without its full stop, that names the unknown option or value.
    fn with(&self, changes: &Map<String, Value>) -> Result<Self, String> {
        let mut value = serde_json::to_value(self).map_err(|e| e.to_string())?;
        for (name, new) in changes {
            if value.get(name).is_none() {
                return Err(unknown(name, &value));
            }
            let slot = &mut value[name];
            // Words are accepted for switches and numbers too: a settings screen deals in words.
            *slot = match (&*slot, new.as_str()) {
                (Value::Bool(_) | Value::Number(_), Some(word)) => {
                    serde_json::from_str(word).unwrap_or_else(|_| new.clone())
                }
                _ => new.clone(),
            };
            if let Err(e) = serde_json::from_value::<Self>(value.clone()) {
                return Err(format!("option \"{name}\": {e}"));
            }
        }
        serde_json::from_value(value).map_err(|e| e.to_string())
    }
}

/// That there is no option of a name, and which was meant, or which there are.
fn unknown(name: &str, options: &Value) -> String {
    let known: Vec<&str> =
        options.as_object().into_iter().flatten().map(|(name, _)| name.as_str()).collect();
    let hint = match (words::meant(name, known.iter().copied()), known.is_empty()) {
        (Some(meant), _) => format!("\"{meant}\" was probably meant"),
        (None, true) => "this battle has none".to_owned(),
        (None, false) => format!("there are {}", known.join(", ")),
    };
    format!("there is no option \"{name}\": {hint}")
}

fn word(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}
