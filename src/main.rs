//! The program: the window, or a subcommand.

// Windows opens a console beside a window otherwise.
#![cfg_attr(all(windows, feature = "gui", not(debug_assertions)), windows_subsystem = "windows")]

use gonfalon::cli::{self, CommandLine};
use gonfalon::words::{Language, LanguageFault};
use mimalloc::MiMalloc;
use std::process::ExitCode;

#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

fn main() -> ExitCode {
    take_console();
    let line = CommandLine::read();
    let faults = line.find_languages();
    for fault in &faults {
        eprintln!("{fault}");
    }
    let language = line.language();
    match &line.command {
        Some(command) => cli::run(command, language),
        None => match line.missing_file() {
            Some(sentence) => {
                eprintln!("{sentence}");
                ExitCode::from(2)
            }
            None => window(line, language, faults),
        },
    }
}

/// A program without a console of its own writes to the one that it was started from. There may be none: it was started from a
/// menu, and what it says stands in its window.
#[cfg(all(windows, feature = "gui", not(debug_assertions)))]
fn take_console() {
    // Started without a console it has none to write to, and needs none.
    let _ = winsafe::AttachConsole(winsafe::PidParent::Parent);
}

#[cfg(not(all(windows, feature = "gui", not(debug_assertions))))]
fn take_console() {}

#[cfg(feature = "gui")]
fn window(line: CommandLine, language: Option<Language>, faults: Vec<LanguageFault>) -> ExitCode {
    use gonfalon::gui::{self, GuiOptions, Renderer};
    let battle = line.battle();
    let options = GuiOptions {
        renderer: line.renderer.and_then(|renderer| Renderer::from_name(renderer.tag())),
        screenshot: line.shot,
        size: line.size,
        battle: battle.clone(),
        language,
        troubles: faults.iter().map(ToString::to_string).collect(),
    };
    match gui::run(line.file.filter(|_| battle.is_none()), options) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error} Every subcommand works without the window: see `gonfalon --help`.");
            ExitCode::FAILURE
        }
    }
}

#[cfg(not(feature = "gui"))]
fn window(_: CommandLine, _: Option<Language>, _: Vec<LanguageFault>) -> ExitCode {
    eprintln!(
        "This program was built without its window (the cargo feature \"gui\"); see \
         `gonfalon --help` for what works without it."
    );
    ExitCode::FAILURE
}
