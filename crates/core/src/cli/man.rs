//! `gonfalon man`: manual pages, made from the words of `--help`.

use super::to_paper::write;
use super::{CommandLine, Done, Failure};
use crate::say;
use crate::words::{Language, io_error};
use clap::{Args, Command, CommandFactory};
use clap_mangen::Man as Page;
use std::io::{self, Write};
use std::path::PathBuf;

/// Write the manual page, or a folder with a page for each subcommand.
#[derive(Args, Debug)]
#[command(
    after_help = "Examples:\n  gonfalon man | man -l -\n  gonfalon man --out ~/.local/share/man/man1"
)]
pub struct Man {
    /// The folder for gonfalon.1 and a page for each subcommand. Without it the first of them is written here.
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
}

impl Man {
    pub(super) fn run(&self, language: Language, out: &mut dyn Write) -> Done {
        let mut whole = CommandLine::command().disable_help_subcommand(true);
        whole.build();
        let Some(folder) = &self.out else {
            return Ok(out.write_all(&page(whole)?)?);
        };
        std::fs::create_dir_all(folder).map_err(|error| {
            let error = if folder.exists() { io::ErrorKind::NotADirectory.into() } else { error };
            let (file, error) = (folder.display().to_string(), io_error::told(&error, language));
            Failure::Said(say!(language, "cli-not-written", file = file, error = error))
        })?;
        let shown = whole.get_subcommands().filter(|command| !command.is_hide_set()).cloned();
        for command in std::iter::once(whole.clone()).chain(shown.collect::<Vec<_>>()) {
            let name = command.get_display_name().unwrap_or_else(|| command.get_name());
            let file = folder.join(format!("{name}.1"));
            write(&file, &page(command)?, language)?;
            writeln!(out, "{}", say!(language, "cli-rendered", file = file.display().to_string()))?;
        }
        Ok(())
    }
}

fn page(command: Command) -> io::Result<Vec<u8>> {
    let mut text = Vec::new();
    Page::new(command).render(&mut text)?;
    Ok(text)
}
