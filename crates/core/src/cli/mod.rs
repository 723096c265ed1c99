//! The command line: one short file per subcommand. `failure` holds the exit statuses, `pick` finds scenarios,
//! `print` lays out text, `players` reads computer opponents, `bulk` plays many games,
//! `whole_numbers` reads numbers, `interrupt` hears Ctrl-C.

pub mod arms;
pub mod audit;
mod bulk;
pub mod chart;
pub mod check;
pub mod completions;
pub mod decks;
pub mod document;
pub mod engine;
pub mod failure;
pub mod fit;
pub mod fmt;
pub mod fuzz;
mod interrupt;
pub mod ladder;
pub mod man;
pub mod mutate;
pub mod odds;
mod options_at_random;
pub mod perft;
pub mod pick;
pub mod play;
pub mod players;
pub mod print;
pub mod replay;
pub mod roll;
pub mod rules;
pub mod scenarios;
pub mod schema;
pub mod seed;
pub mod simulate;
pub mod to_paper;
pub mod tune;
mod whole_numbers;

pub use failure::{Done, Failure};

use crate::scenario::catalogue;
use crate::words::{self, Language, LanguageFault};
use clap::error::ErrorKind;
use clap::{CommandFactory, Parser, Subcommand, ValueEnum};
use std::io::{self, BufWriter, Write};
use std::path::PathBuf;
use std::process::ExitCode;

/// Medieval board battles played by their printed rules.
///
/// Without a subcommand the window opens. Every subcommand works without a display.
#[derive(Parser, Debug)]
#[command(
    name = "gonfalon",
    version,
    override_usage = "gonfalon [OPTIONS] [FILE]\n       gonfalon [--lang <LANGUAGE>] <COMMAND>",
    after_help = "Examples:\n  gonfalon                     open the window\n  gonfalon my.gonfalon         \
                  open a save file or scenario in the window\n  gonfalon play first-clash    play in the \
                  terminal\n\nExit status: 0 when all is well, 1 when something was found, 2 when the command \
                  line is wrong, 130 when it was interrupted."
)]
pub struct CommandLine {
    /// A save file, a scenario file or a built-in scenario's id to open in the window.
    pub file: Option<PathBuf>,
    /// What draws the window.
    #[arg(long, value_name = "NAME")]
    pub renderer: Option<Renderer>,
    /// The window's size in points, such as 1600x900.
    #[arg(long, value_name = "WxH", value_parser = size, hide = true)]
    pub size: Option<(f32, f32)>,
    /// Write a picture of the window to this file and quit.
    #[arg(long, value_name = "FILE")]
    pub shot: Option<PathBuf>,
    /// The language of texts for people by its tag, such as en or es. The default is the system's where people read,
    /// and English where programs do.
    #[arg(long, value_name = "LANGUAGE", global = true)]
    pub lang: Option<String>,
    /// A folder with further languages, a folder each, besides `languages` among the program's data.
    #[arg(long, value_name = "DIR", global = true)]
    pub languages: Vec<PathBuf>,
    /// What to do instead of opening the window.
    #[command(subcommand)]
    pub command: Option<Command>,
}

/// The language that the environment asks for.
fn language_of_the_system() -> Language {
    let set = |name: &&str| std::env::var(name).ok().filter(|value| !value.is_empty());
    let tag = ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(set);
    tag.and_then(|tag| Language::from_tag(&tag)).unwrap_or_default()
}

fn size(text: &str) -> Result<(f32, f32), &'static str> {
    let part = |text: &str| text.parse::<u16>().ok().filter(|points| *points > 0).map(f32::from);
    let size = text.split_once('x').and_then(|(width, height)| part(width).zip(part(height)));
    size.ok_or("write WIDTHxHEIGHT, such as 1600x900")
}

impl CommandLine {
    /// The command line of this run. What only the window can use does not go with a subcommand; the language
    /// goes with everything.
    #[must_use]
    pub fn read() -> CommandLine {
        let line = CommandLine::try_parse().unwrap_or_else(|error| refuse(&error));
        let of_window = line.file.is_some()
            || line.renderer.is_some()
            || line.size.is_some()
            || line.shot.is_some();
        if line.command.is_some() && of_window {
            let what = "a file and the window's options cannot be used with a subcommand";
            CommandLine::command().error(ErrorKind::ArgumentConflict, what).exit();
        }
        line
    }

    /// Finds the languages of this run, before anything is told in one of them: what is wrong with those that were
    /// found.
    #[must_use]
    pub fn find_languages(&self) -> Vec<LanguageFault> {
        let folders = directories::ProjectDirs::from("", "", "gonfalon");
        let of_user = folders.map(|folders| folders.data_dir().join("languages"));
        words::add_found(
            &of_user.into_iter().chain(self.languages.iter().cloned()).collect::<Vec<_>>(),
        )
    }

    /// The language that is asked for. An unknown one ends the program.
    #[must_use]
    pub fn language(&self) -> Option<Language> {
        self.lang.as_ref().map(|tag| {
            Language::with_tag(tag).unwrap_or_else(|| {
                let what = Language::unknown(tag);
                CommandLine::command().error(ErrorKind::InvalidValue, what).exit()
            })
        })
    }

    /// The built-in scenario that the window is to begin, if the argument names one and no file.
    #[must_use]
    pub fn battle(&self) -> Option<String> {
        let name = self.file.as_ref().filter(|file| !file.exists())?.to_str()?;
        catalogue::find(name).map(|scenario| scenario.id)
    }

    /// A sentence about the argument if there is neither a file nor a scenario of this name.
    #[must_use]
    pub fn missing_file(&self) -> Option<String> {
        let file = self.file.as_ref().filter(|file| !file.exists() && self.battle().is_none())?;
        let ids: Vec<String> =
            catalogue::built_in().into_iter().map(|scenario| scenario.id).collect();
        let command = CommandLine::command();
        let names = names(&command).chain(ids.iter().map(String::as_str));
        let hint = match file.to_str().and_then(|name| words::meant(name, names)) {
            Some(meant) => format!(": \"{meant}\" was probably meant"),
            None => String::new(),
        };
        Some(format!(
            "There is no file, built-in scenario or subcommand \"{}\"{hint}; see `gonfalon --help`.",
            file.display()
        ))
    }
}

/// The names of all subcommands.
fn names(command: &clap::Command) -> impl Iterator<Item = &str> {
    command.get_subcommands().map(clap::Command::get_name)
}

/// Says what is wrong with the command line, and ends the program. A misspelt subcommand is taken for a file, and it is what follows
/// it that cannot be read: then the subcommand is named.
fn refuse(error: &clap::Error) -> ! {
    let command = CommandLine::command();
    let known: Vec<&str> = names(&command).collect();
    let said = std::env::args_os().skip(1).map(|word| word.to_string_lossy().into_owned());
    let said: Vec<String> = said.collect();
    let is_command = |word: &String| known.contains(&word.as_str());
    if error.kind() == ErrorKind::UnknownArgument && !said.iter().any(is_command) {
        let guess =
            |word: &String| Some((word.clone(), words::meant(word, known.iter().copied())?));
        let mut words = said.iter().filter(|word| !word.starts_with('-'));
        if let Some((word, meant)) = words.find_map(guess) {
            let what = format!("there is no subcommand \"{word}\": \"{meant}\" was probably meant");
            CommandLine::command().error(ErrorKind::InvalidSubcommand, what).exit();
        }
    }
    error.exit()
}

/// What draws the window.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum Renderer {
    /// OpenGL.
    Glow,
    /// Metal or Direct3D.
    #[cfg(not(target_os = "linux"))]
    Wgpu,
}

impl Renderer {
    /// The word used on the command line.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Renderer::Glow => "glow",
            #[cfg(not(target_os = "linux"))]
            Renderer::Wgpu => "wgpu",
        }
    }
}

/// What to do instead of opening the window.
#[derive(Subcommand, Debug)]
pub enum Command {
    /// List the built-in scenarios.
    Scenarios(scenarios::Scenarios),
    /// Find every fault in scenario files.
    Check(check::Check),
    /// Write files in their canonical form.
    Fmt(fmt::Fmt),
    /// List decks, or show what a deck holds, costs and breaks.
    Decks(decks::Decks),
    /// Play in the terminal.
    Play(play::Play),
    /// Serve programs: JSON-RPC 2.0 on standard input and output.
    Engine(engine::Serve),
    /// Verify a save file and print its journal.
    Replay(replay::Replay),
    /// Which code enforces each rule, and which tests check it.
    Audit(audit::Audit),
    /// Read or search the rules.
    Rules(rules::Rules),
    /// Print the tables: combat results, terrain effects and the others.
    Chart(chart::Charts),
    /// Print a battle as a PDF.
    Print(to_paper::Print),
    /// Write the map of a battle as SVG or PNG.
    Render(to_paper::Render),
    /// Read a blazon, and draw the arms.
    Arms(arms::Arms),
    /// Odds, shifts and chances of a combat.
    Odds(odds::Odds),
    /// Throw dice.
    Roll(roll::Roll),
    /// Count the legal lines of play, every die face included.
    Perft(perft::Perft),
    /// Play random games and look for faults of the rules engine.
    Fuzz(fuzz::Fuzz),
    /// Let the computer play against itself and count the wins.
    Simulate(simulate::Simulate),
    /// Tune the weights of a computer's judgement by self-play.
    Tune(tune::Tune),
    /// Find out what the features of a position count for how a battle ends.
    Fit(fit::Fit),
    /// Let the computer's levels play each other, and rate them.
    Ladder(ladder::Ladder),
    /// Print a JSON Schema.
    Schema(schema::Schema),
    /// Write the completions of a shell.
    Completions(completions::Completions),
    /// Write the manual page, or a folder with a page for each subcommand.
    Man(man::Man),
}

/// Runs a subcommand and says how it went.
#[must_use]
pub fn run(command: &Command, language: Option<Language>) -> ExitCode {
    let language = language.unwrap_or_else(language_of_the_system);
    let mut out = BufWriter::new(io::stdout().lock());
    let done = match command {
        Command::Scenarios(it) => it.run(language, &mut out),
        Command::Check(it) => it.run(&mut out),
        Command::Fmt(it) => it.run(&mut out),
        Command::Decks(it) => it.run(language, &mut out),
        Command::Play(it) => it.run(language, &mut io::stdin().lock(), &mut out),
        Command::Engine(it) => it.run(&mut io::stdin().lock(), &mut out),
        Command::Replay(it) => it.run(language, &mut out),
        Command::Audit(it) => it.run(&mut out),
        Command::Rules(it) => it.run(language, &mut out),
        Command::Chart(it) => it.run(language, &mut out),
        Command::Print(it) => it.run(language, &mut out),
        Command::Render(it) => it.run(language, &mut out),
        Command::Arms(it) => it.run(language, &mut out),
        Command::Odds(it) => it.run(language, &mut out),
        Command::Roll(it) => it.run(&mut out),
        Command::Perft(it) => it.run(&mut out),
        Command::Fuzz(it) => it.run(&mut out),
        Command::Simulate(it) => it.run(&mut out),
        Command::Tune(it) => it.run(&mut out),
        Command::Fit(it) => it.run(&mut out),
        Command::Ladder(it) => it.run(&mut out),
        Command::Schema(it) => it.run(&mut out),
        Command::Completions(it) => it.run(&mut out),
        Command::Man(it) => it.run(language, &mut out),
    };
    let flushed = out.flush();
    failure::status(done.and_then(|()| Ok(flushed?)))
}
