//! The program: the window, or a subcommand.

use clap::Parser;
use gonfalon::cli::{self, CommandLine};
use std::process::ExitCode;

fn main() -> ExitCode {
    let line = CommandLine::parse();
    match &line.command {
        Some(command) => cli::run(command),
        None => window(line),
    }
}

#[cfg(feature = "gui")]
fn window(line: CommandLine) -> ExitCode {
    let renderer = line.renderer.map(|renderer| renderer.tag().to_owned());
    let options = gonfalon::gui::GuiOptions { renderer, shot: line.shot };
    match gonfalon::gui::run(line.file, options) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!(
                "The window could not be opened: {error}. Every subcommand works without it."
            );
            ExitCode::FAILURE
        }
    }
}

#[cfg(not(feature = "gui"))]
fn window(_: CommandLine) -> ExitCode {
    eprintln!(
        "This program was built without its window (the cargo feature \"gui\"); see `gonfalon --help` for what \
         works without it."
    );
    ExitCode::FAILURE
}
