//! The methods: one table, from which they are called, described and tested.

use super::errors::{faulty, no_game, not_begun, not_loaded, written};
use super::payloads::{
    Bot, Choose, Greeting, HindsightOut, Journal, JournalOut, Load, LookBack, New, Nothing,
    OpenedOut, Play, PlayedOut, PromptOut, Rules, SaveOrSealed, Speak, Spoken, Viewed, Viewer,
    WhyNot,
};
use super::rpc::{self, Error, Service};
use super::seat::Seat;
use super::systems::{AnyAction, AnyPosition};
use super::{LIMITS, PROTOCOL};
use crate::cli::rules::ReferenceOut;
use crate::cli::scenarios::ScenarioLine;
use crate::cli::{rules, scenarios, seed};
use crate::kernel::System;
use crate::reference::{Library, search::search_in};
use crate::scenario::{Scenario, catalogue, parse};
use crate::session::{self, Faces, Port, save};
use crate::view::{Chart, Refusal};
use crate::words::Language;
use schemars::JsonSchema;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use std::sync::LazyLock;

type Call = Box<dyn Fn(&mut Engine, Map<String, Value>) -> Result<Value, Error> + Send + Sync>;

/// A method of the protocol.
pub struct Method {
    /// Its name.
    pub name: &'static str,
    /// Whether it is called from a seat: it takes a `viewer`.
    pub has_viewer: bool,
    call: Call,
}

/// What is made of the methods: what can be called, or what is told of them. `T` describes what a method gives.
pub trait Table {
    /// A method that needs no game.
    fn free<T, P, O>(
        &mut self,
        name: &'static str,
        what: &'static str,
        run: fn(&mut Engine, P) -> Result<O, Error>,
    ) where
        T: JsonSchema,
        P: DeserializeOwned + JsonSchema + 'static,
        O: Serialize + 'static;

    /// A method that looks at the game or changes it, from a seat.
    fn seated<T, P, O>(
        &mut self,
        name: &'static str,
        what: &'static str,
        run: fn(&mut Seat<'_>, &P) -> Result<O, Error>,
    ) where
        T: JsonSchema,
        P: Viewed + DeserializeOwned + JsonSchema + 'static,
        O: Serialize + 'static;

    /// A method that puts another game in the place of the one that runs.
    fn founding<P>(
        &mut self,
        name: &'static str,
        what: &'static str,
        run: fn(&mut Engine, P) -> Result<OpenedOut, Error>,
    ) where
        P: Viewed + DeserializeOwned + JsonSchema + 'static;
}

/// Every method.
pub static METHODS: LazyLock<Vec<Method>> = LazyLock::new(|| {
    let mut methods = Vec::new();
    tabulate(&mut methods);
    methods
});

impl Table for Vec<Method> {
    fn free<T, P, O>(
        &mut self,
        name: &'static str,
        _: &'static str,
        run: fn(&mut Engine, P) -> Result<O, Error>,
    ) where
        P: DeserializeOwned + 'static,
        O: Serialize + 'static,
    {
        let call: Call = Box::new(move |engine, params| Ok(written(&run(engine, read(params)?)?)));
        self.push(Method { name, has_viewer: false, call });
    }

    fn seated<T, P, O>(
        &mut self,
        name: &'static str,
        _: &'static str,
        run: fn(&mut Seat<'_>, &P) -> Result<O, Error>,
    ) where
        P: Viewed + DeserializeOwned + 'static,
        O: Serialize + 'static,
    {
        let call: Call = Box::new(move |engine, params| {
            let params: P = read(params)?;
            let game = engine.game.as_mut().ok_or_else(no_game)?;
            let mut seat = Seat::take(&mut **game, params.viewer())?;
            Ok(written(&run(&mut seat, &params)?))
        });
        self.push(Method { name, has_viewer: true, call });
    }

    fn founding<P>(
        &mut self,
        name: &'static str,
        what: &'static str,
        run: fn(&mut Engine, P) -> Result<OpenedOut, Error>,
    ) where
        P: Viewed + DeserializeOwned + JsonSchema + 'static,
    {
        self.free::<OpenedOut, P, OpenedOut>(name, what, run);
        self.last_mut().expect("it has just been pushed").has_viewer = true;
    }
}

/// Every method, with what it does in a sentence.
#[allow(clippy::redundant_closure_for_method_calls)] // a method bound to one lifetime is no function of any seat
pub fn tabulate(table: &mut impl Table) {
    table.free::<Greeting, _, _>(
        "hello",
        "Who answers, and what it understands.",
        |_, Nothing {}| Ok(greeting()),
    );
    table.free::<Vec<ScenarioLine>, _, _>(
        "scenarios",
        "The built-in scenarios.",
        |engine, Nothing {}| Ok(scenarios::list(&catalogue::built_in(), engine.language)),
    );
    table.founding("new", "Starts a game.", Engine::start);
    table.founding("load", "Opens a save file and verifies it.", Engine::load);
    table.seated::<SaveOrSealed, Viewer, _>(
        "save",
        "The game as a save file; for a side it is sealed.",
        |seat, _| Ok(seat.save()),
    );
    table.seated::<PromptOut, Viewer, _>(
        "prompt",
        "Who decides, and what may be answered.",
        |seat, _| Ok(seat.prompt()),
    );
    table.seated::<PlayedOut, Choose, _>(
        "choose",
        "Takes an offered action by number.",
        |seat, params| seat.choose(params),
    );
    table
        .seated::<PlayedOut, Play, _>("play", "Takes an action.", |seat, params| seat.play(params));
    table.seated::<Vec<Refusal>, WhyNot, _>(
        "why_not",
        "Why something can't be done now; empty when it can.",
        |seat, params| seat.why_not(params),
    );
    table.seated::<AnyPosition, Viewer, _>("state", "The whole position.", |seat, _| {
        Ok(seat.state())
    });
    table.seated::<Scenario, Viewer, _>(
        "scenario",
        "The scenario that is played, with map, armies and options; the position in which it begins is the referee's alone.",
        |seat, _| Ok(seat.scenario()),
    );
    table.seated::<JournalOut, Journal, _>(
        "journal",
        "What happened from a step on, also what the other side did.",
        |seat, params| seat.journal(params),
    );
    table.seated::<OpenedOut, Viewer, _>(
        "undo",
        "Takes back the last action, a side its own alone.",
        |seat, _| seat.undo(),
    );
    table.seated::<AnyAction, Bot, _>(
        "bot",
        "The action that the computer would play.",
        |seat, params| seat.bot(params),
    );
    table.seated::<HindsightOut, LookBack, _>(
        "hindsight",
        "What the computer would have done at a decision of the past, and why, beside what was done. It uses nothing that whoever \
         decided could not know.",
        |seat, params| seat.hindsight(params),
    );
    table.seated::<Vec<Chart>, Viewer, _>("charts", "The printed tables.", |seat, _| {
        Ok(written(&seat.charts()))
    });
    table.free::<ReferenceOut, _, _>("rules", "The reference.", Engine::rules);
    table.free::<Spoken, _, _>("language", "The language of texts for people.", Engine::speak);
}

/// At most one game, and what can be done with it.
#[derive(Default)]
pub struct Engine {
    game: Option<Box<dyn Port>>,
    language: Language,
}

impl Service for Engine {
    fn call(&mut self, method: &str, params: Map<String, Value>) -> Result<Value, Error> {
        let Some(method) = METHODS.iter().find(|known| known.name == method) else {
            let what = format!("There is no method \"{method}\".");
            return Err(Error::new(rpc::UNKNOWN_METHOD, what));
        };
        (method.call)(self, params)
    }
}

impl Engine {
    fn start(&mut self, params: New) -> Result<OpenedOut, Error> {
        let language = params.language.unwrap_or(self.language);
        let viewer = params.viewer;
        let mut scenario = scenario(params.scenario)?;
        scenario.set_options(&params.options).map_err(|what| Error::param("options", what))?;
        let seed = params.seed.unwrap_or_else(seed::fresh);
        let faces = params.dice.as_deref().map(|given| Faces { given, then: params.then });
        let game =
            session::begin(scenario, seed, faces).map_err(|error| not_begun(error, language))?;
        self.put(game, language, viewer.as_deref(), &[])
    }

    fn load(&mut self, params: Load) -> Result<OpenedOut, Error> {
        let Load { save, language, dice, viewer } = params;
        let language = language.unwrap_or(self.language);
        let loaded = save::read_value(&save)
            .and_then(|file| session::load(file).map_err(|(error, _)| error));
        let game = loaded.map_err(|error| not_loaded(error, language))?;
        self.put(game, language, viewer.as_deref(), &dice)
    }

    /// Puts a game in the place of the one that runs, once everything about it has been found to be sound.
    fn put(
        &mut self,
        mut game: Box<dyn Port>,
        language: Language,
        viewer: Option<&str>,
        dice: &[u8],
    ) -> Result<OpenedOut, Error> {
        game.set_language(language);
        game.show_next(dice);
        let opened = Seat::take(&mut *game, viewer)?.opened();
        (self.game, self.language) = (Some(game), language);
        Ok(opened)
    }

    fn speak(&mut self, params: Speak) -> Result<Spoken, Error> {
        self.language = params.language.unwrap_or(self.language);
        if let Some(game) = &mut self.game {
            game.set_language(self.language);
        }
        Ok(Spoken { language: self.language })
    }

    fn rules(&mut self, params: Rules) -> Result<Value, Error> {
        let of_game = self.game.as_ref().map_or(System::Bmw, |game| game.system());
        let library = Library::of(params.system.unwrap_or(of_game));
        match (&params.id, &params.search) {
            (Some(id), None) => rules::lookup(library, id).ok_or_else(|| {
                Error::param("id", format!("there is no section or ruling \"{id}\""))
            }),
            (None, Some(words)) => Ok(rules::contents(&search_in(library, words, self.language))),
            (None, None) => Ok(rules::contents(&library.sections.iter().collect::<Vec<_>>())),
            (Some(_), Some(_)) => {
                let what = "Give either the parameter \"id\" or the parameter \"search\".";
                Err(Error::new(rpc::BAD_PARAMS, what))
            }
        }
    }
}

fn greeting() -> Greeting {
    Greeting {
        program: "gonfalon".to_owned(),
        version: env!("CARGO_PKG_VERSION").to_owned(),
        protocol: PROTOCOL,
        systems: System::ALL.to_vec(),
        methods: METHODS.iter().map(|method| method.name.to_owned()).collect(),
        limits: LIMITS,
    }
}

fn scenario(value: Value) -> Result<Scenario, Error> {
    match value {
        Value::String(id) => catalogue::find(&id).ok_or_else(|| {
            let what =
                format!("there is no built-in scenario \"{id}\"; see the method \"scenarios\"");
            Error::param("scenario", what)
        }),
        Value::Object(_) => parse::from_value(&value).map_err(faulty),
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
