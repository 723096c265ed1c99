//! What the game refuses, as errors of the protocol.

use super::payloads::{Faults, Rejections, WrongDice};
use super::rpc::{self, Error};
use crate::scenario::Fault;
use crate::session::{BeginError, LoadError, Misfit, PlayError, Port};
use crate::view::Refusal;
use crate::words::Language;
use crate::words::Phrase;
use serde::Serialize;
use serde_json::Value;

/// A message as JSON.
pub fn written(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("messages are plain data")
}

/// There is nothing to look at.
pub fn no_game() -> Error {
    Error::new(rpc::NO_GAME, "No game has been started: call \"new\" or \"load\" first.")
}

/// A scenario with faults.
pub fn faulty(faults: Vec<Fault>) -> Error {
    let what = match faults.as_slice() {
        [one] => format!("The scenario has a fault: {}", crate::cli::failure::line(one)),
        many => format!("The scenario has {} faults.", many.len()),
    };
    Error::new(rpc::FAULTS, what).with(written(&Faults { faults }))
}

/// A game that did not begin.
pub fn not_begun(error: BeginError, language: Language) -> Error {
    match error {
        BeginError::Faults(faults) => faulty(faults),
        BeginError::WrongDice(misfit) => wrong_dice(*misfit, language),
    }
}

/// A save file that was not opened.
pub fn not_loaded(error: LoadError, language: Language) -> Error {
    let message = error.told(language);
    let place = error.place();
    let fault = |kind: &'static str, what: String| {
        let cure = match kind {
            "unreadable" => "Compare with the schema: `gonfalon schema save`.",
            _ => "Use the file as the program wrote it.",
        };
        vec![Fault::new(place.clone(), kind, Phrase::verbatim(what), Phrase::verbatim(cure))]
    };
    let faults = match error {
        LoadError::Faults(faults) => faults,
        LoadError::Unreadable(what) => fault("unreadable", what.told(language)),
        LoadError::Differs { what, .. } => fault("differs", what.told(language)),
        LoadError::TooLarge { .. } => fault("too-large", message.clone()),
        LoadError::Format { .. } => fault("format", message.clone()),
        LoadError::NoSuchFace { .. } => fault("no-such-face", message.clone()),
        LoadError::Altered { .. } | LoadError::Position { .. } => fault("altered", message.clone()),
    };
    Error::new(rpc::FAULTS, message).with(written(&Faults { faults }))
}

/// An action that was not carried out.
pub fn not_played(port: &dyn Port, error: PlayError) -> Error {
    let message = sentence(&error.told(port.language()));
    match error {
        PlayError::Refused(rejections) => refused(message, rejections),
        PlayError::Over => refused(message, over(port)),
        PlayError::WrongDice(misfit) => wrong_dice(*misfit, port.language()),
        PlayError::Malformed(what) => Error::param("action", what.trim_end_matches('.')),
        PlayError::NoSuchChoice(id) => {
            let last = port.choices().len().saturating_sub(1);
            Error::param("id", format!("there is no choice {id}; they run from 0 to {last}"))
        }
    }
}

/// Something that the rules forbid.
pub fn refused(message: String, rejections: Vec<Refusal>) -> Error {
    Error::new(rpc::REFUSED, message).with(written(&Rejections { rejections }))
}

fn wrong_dice(misfit: Misfit, language: Language) -> Error {
    let message = sentence(&misfit.told(language));
    Error::new(rpc::WRONG_DICE, message).with(written(&WrongDice::from(misfit)))
}

/// The refusal of anything once the game has ended.
pub fn over(port: &dyn Port) -> Vec<Refusal> {
    let ending = port.prompt().over.as_ref();
    let rule = ending.map_or(String::new(), |ending| ending.rule.clone());
    let text = sentence(&PlayError::Over.told(port.language()));
    vec![Refusal { rule, why: "over".to_owned(), text }]
}

fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map_or(String::new(), |c| c.to_uppercase().to_string());
    let dot = if text.ends_with(['.', '!', '?', ')']) { "" } else { "." };
    format!("{first}{}{dot}", letters.as_str())
}
