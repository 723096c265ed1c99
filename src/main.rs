//! The program: the window, or a subcommand.

use gonfalon::cli::{self, CommandLine};
use std::process::ExitCode;

fn main() -> ExitCode {
    let line = CommandLine::read();
    match &line.command {
        Some(command) => cli::run(command, line.lang),
        None => match line.missing_file() {
            Some(sentence) => {
                eprintln!("{sentence}");
                ExitCode::from(2)
            }
            None => window(line),
        },
    }
}

#[cfg(feature = "gui")]
fn window(line: CommandLine) -> ExitCode {
    use gonfalon::gui::{self, GuiOptions, Renderer};
    let battle = line.battle();
    let options = GuiOptions {
        renderer: line.renderer.and_then(|renderer| Renderer::from_name(renderer.tag())),
        shot: line.shot,
        size: line.size,
        battle: battle.clone(),
        language: line.lang,
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
fn window(_: CommandLine) -> ExitCode {
    eprintln!(
        "This program was built without its window (the cargo feature \"gui\"); see \
         `gonfalon --help` for what works without it."
    );
    ExitCode::FAILURE
}
