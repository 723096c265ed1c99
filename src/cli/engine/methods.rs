//! What each method does.

use super::messages::{
    self, Bot, Choose, Faults, Load, New, Nothing, Play, Rejections, Rules, Speak, Spoken, Viewer,
    WhyNot,
};
use super::rpc::{self, Error, Service};
use crate::ai::{Brief, Cancel, Level};
use crate::cli::simulate::level;
use crate::cli::{rules, scenarios, seed};
use crate::kernel::{Side, System};
use crate::reference::{Library, search::search_in};
use crate::scenario::{Fault, Scenario, catalogue, parse};
use crate::session::{AnySession, LoadError, PlayError, Port, save, seal};
use crate::view::Refusal;
use crate::words::Language;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

/// At most one game, and what can be done with it.
#[derive(Default)]
pub struct Engine {
    game: Option<AnySession>,
    language: Language,
}

impl Service for Engine {
    fn call(&mut self, method: &str, params: Map<String, Value>) -> Result<Value, Error> {
        match method {
            "scenarios" => {
                read::<Nothing>(params)?;
                Ok(scenarios::list(&catalogue::built_in(), self.language))
            }
            "new" => self.start(read(params)?),
            "load" => self.load(&read(params)?),
            "save" => {
                let viewer = self.viewer(&read(params)?)?;
                self.save(viewer)
            }
            "prompt" => {
                let viewer = self.viewer(&read(params)?)?;
                self.prompt(viewer)
            }
            "choose" => self.choose(&read(params)?),
            "play" => self.play(&read(params)?),
            "why_not" => self.why_not(&read(params)?),
            "state" => {
                let viewer = self.viewer(&read(params)?)?;
                Ok(self.port()?.state(viewer))
            }
            "undo" => {
                let viewer = self.viewer(&read(params)?)?;
                self.undo(viewer)
            }
            "bot" => self.bot(&read(params)?),
            "charts" => {
                read::<Nothing>(params)?;
                Ok(written(&self.port()?.charts()))
            }
            "rules" => {
                let params: Rules = read(params)?;
                let of_game = self.port().map_or(System::Bmw, Port::system);
                rules_of(&params, params.system.unwrap_or(of_game), self.language)
            }
            "language" => Ok(written(&self.speak(&read(params)?))),
            _ => Err(Error::new(rpc::UNKNOWN_METHOD, format!("There is no method \"{method}\"."))),
        }
    }
}

impl Engine {
    fn port(&self) -> Result<&dyn Port, Error> {
        self.game.as_ref().map(AnySession::port).ok_or_else(no_game)
    }

    fn port_mut(&mut self) -> Result<&mut dyn Port, Error> {
        self.game.as_mut().map(AnySession::port_mut).ok_or_else(no_game)
    }

    fn viewer(&self, params: &Viewer) -> Result<Option<Side>, Error> {
        self.side(params.viewer.as_deref())
    }

    fn side(&self, id: Option<&str>) -> Result<Option<Side>, Error> {
        messages::side(self.port()?, id).map_err(|what| Error::param("viewer", what))
    }

    /// The side that looks, if the pending decision is no secret kept from it.
    fn admitted(&self, id: Option<&str>) -> Result<Option<Side>, Error> {
        let viewer = self.side(id)?;
        if self.port()?.is_hidden_from(viewer) {
            let what = "the pending decision is the other side's, and its answers are hidden";
            return Err(Error::param("viewer", what));
        }
        Ok(viewer)
    }

    /// The pending decision, as a side may see it.
    fn prompt(&self, viewer: Option<Side>) -> Result<Value, Error> {
        Ok(written(&messages::prompt(self.port()?, viewer)))
    }

    /// The game as a file; for a side's eyes it is sealed if it holds what the side may not see.
    fn save(&self, viewer: Option<Side>) -> Result<Value, Error> {
        let port = self.port()?;
        let file = port.save();
        if viewer.is_some() && port.hides_cards() {
            return Ok(written(&seal::sealed(&file)));
        }
        Ok(written(&file))
    }

    fn start(&mut self, params: New) -> Result<Value, Error> {
        let mut scenario = scenario(params.scenario)?;
        scenario.set_options(&params.options).map_err(|what| Error::param("options", what))?;
        let seed = params.seed.unwrap_or_else(seed::fresh);
        self.game = Some(AnySession::new(scenario, seed).map_err(faulty)?);
        self.speak(&Speak { language: params.language });
        let viewer = self.side(params.viewer.as_deref())?;
        self.prompt(viewer)
    }

    fn load(&mut self, params: &Load) -> Result<Value, Error> {
        let loaded = save::read_text(&params.save.to_string())
            .and_then(|file| AnySession::load(file).map_err(|(error, _)| error));
        let language = params.language.unwrap_or(self.language);
        self.game = Some(loaded.map_err(|error| not_loaded(error, language))?);
        self.speak(&Speak { language: params.language });
        let viewer = self.side(params.viewer.as_deref())?;
        self.prompt(viewer)
    }

    fn speak(&mut self, params: &Speak) -> Spoken {
        self.language = params.language.unwrap_or(self.language);
        if let Some(game) = &mut self.game {
            game.port_mut().set_language(self.language);
        }
        Spoken { language: self.language }
    }

    fn choose(&mut self, params: &Choose) -> Result<Value, Error> {
        let viewer = self.admitted(params.viewer.as_deref())?;
        let port = self.port_mut()?;
        if port.prompt().over.is_some() {
            return Err(not_played(port, PlayError::Over));
        }
        let played = match &params.dice {
            Some(dice) => port.choose_with(params.id, dice),
            None => port.choose(params.id),
        };
        let played = played.map_err(|error| not_played(port, error))?;
        Ok(written(&messages::played(played, port, viewer)))
    }

    fn play(&mut self, params: &Play) -> Result<Value, Error> {
        let viewer = self.admitted(params.viewer.as_deref())?;
        let port = self.port_mut()?;
        let played = port
            .play(&params.action, params.dice.as_deref())
            .map_err(|error| not_played(port, error))?;
        Ok(written(&messages::played(played, port, viewer)))
    }

    fn why_not(&self, params: &WhyNot) -> Result<Value, Error> {
        self.admitted(params.viewer.as_deref())?;
        let port = self.port()?;
        let refusals = match (&params.action, &params.target) {
            (Some(action), None) => match port.why_not_action(action) {
                Ok(refusals) => refusals,
                Err(PlayError::Over) => over(port),
                Err(error) => return Err(not_played(port, error)),
            },
            (None, Some(_)) if port.prompt().over.is_some() => over(port),
            (None, Some(target)) => port.why_not(target),
            _ => {
                let what = "Give either the parameter \"action\" or the parameter \"target\".";
                return Err(Error::new(rpc::BAD_PARAMS, what));
            }
        };
        Ok(written(&refusals))
    }

    fn undo(&mut self, viewer: Option<Side>) -> Result<Value, Error> {
        self.port_mut()?.undo().map_err(|barrier| Error::new(rpc::BARRIER, barrier.text))?;
        self.prompt(viewer)
    }

    fn bot(&self, params: &Bot) -> Result<Value, Error> {
        self.admitted(params.viewer.as_deref())?;
        let port = self.port()?;
        let level = match params.level.as_deref() {
            None => Level::Random,
            Some(word) => level(word).map_err(|what| Error::param("level", what))?,
        };
        let seed = params.seed.unwrap_or_else(seed::fresh);
        let brief = Brief { millis: params.millis, ..Brief::new(level, seed) };
        let thought = port.ponder(&brief)(&Cancel::default());
        thought.map(|thought| thought.action).ok_or_else(|| not_played(port, PlayError::Over))
    }
}

fn rules_of(params: &Rules, system: System, language: Language) -> Result<Value, Error> {
    let library = Library::of(system);
    match (&params.id, &params.search) {
        (Some(id), None) => rules::lookup(library, id)
            .ok_or_else(|| Error::param("id", format!("there is no section or ruling \"{id}\""))),
        (None, Some(words)) => Ok(rules::contents(&search_in(library, words, language), language)),
        (None, None) => Ok(rules::contents(&library.sections.iter().collect::<Vec<_>>(), language)),
        (Some(_), Some(_)) => {
            let what = "Give either the parameter \"id\" or the parameter \"search\".";
            Err(Error::new(rpc::BAD_PARAMS, what))
        }
    }
}

fn scenario(value: Value) -> Result<Scenario, Error> {
    match value {
        Value::String(id) => catalogue::find(&id).ok_or_else(|| {
            let what =
                format!("there is no built-in scenario \"{id}\"; see the method \"scenarios\"");
            Error::param("scenario", what)
        }),
        Value::Object(_) => parse(&value.to_string()).map_err(faulty),
        _ => Err(Error::param("scenario", "it must be an id or a whole scenario")),
    }
}

fn read<T: DeserializeOwned>(params: Map<String, Value>) -> Result<T, Error> {
    serde_path_to_error::deserialize(Value::Object(params)).map_err(|error| {
        match error.path().to_string().as_str() {
            "." => {
                let what = format!("The parameters do not fit: {}.", error.inner());
                Error::new(rpc::BAD_PARAMS, what)
            }
            path => Error::param(path, error.inner()),
        }
    })
}

fn written(value: &impl serde::Serialize) -> Value {
    serde_json::to_value(value).expect("messages are plain data")
}

fn no_game() -> Error {
    Error::new(rpc::NO_GAME, "No game has been started: call \"new\" or \"load\" first.")
}

fn faulty(faults: Vec<Fault>) -> Error {
    let what = match faults.as_slice() {
        [one] => format!("The scenario has a fault: {}", crate::cli::failure::line(one)),
        many => format!("The scenario has {} faults.", many.len()),
    };
    Error::new(rpc::FAULTS, what).with(written(&Faults { faults }))
}

fn not_loaded(error: LoadError, language: Language) -> Error {
    let message = error.told(language);
    let place = error.place();
    let fault = |kind: &'static str, what: String| {
        let cure = match kind {
            "unreadable" => "Compare with the schema: `gonfalon schema save`.",
            _ => "Use the file as the program wrote it.",
        };
        vec![Fault::new(place.clone(), kind, what, cure)]
    };
    let faults = match error {
        LoadError::Faults(faults) => faults,
        LoadError::Unreadable(what) => fault("unreadable", what),
        LoadError::Differs { what, .. } => fault("differs", what.told(language)),
        LoadError::TooLarge { .. } => fault("too-large", message.clone()),
        LoadError::Format { .. } => fault("format", message.clone()),
        LoadError::NoSuchFace { .. } => fault("no-such-face", message.clone()),
        LoadError::Altered { .. } | LoadError::Position { .. } => fault("altered", message.clone()),
    };
    Error::new(rpc::FAULTS, message).with(written(&Faults { faults }))
}

fn not_played(port: &dyn Port, error: PlayError) -> Error {
    let message = sentence(&error.told(port.language()));
    match error {
        PlayError::Refused(rejections) => {
            Error::new(rpc::REFUSED, message).with(written(&Rejections { rejections }))
        }
        PlayError::Over => {
            Error::new(rpc::REFUSED, message).with(written(&Rejections { rejections: over(port) }))
        }
        PlayError::WrongDice(_) => Error::new(rpc::WRONG_DICE, message),
        PlayError::Malformed(what) => Error::param("action", what.trim_end_matches('.')),
        PlayError::NoSuchChoice(id) => {
            let last = port.choices().len().saturating_sub(1);
            Error::param("id", format!("there is no choice {id}; they run from 0 to {last}"))
        }
    }
}

/// The refusal of anything once the game has ended.
fn over(port: &dyn Port) -> Vec<Refusal> {
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
