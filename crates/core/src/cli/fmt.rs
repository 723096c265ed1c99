//! `gonfalon fmt`: files in their canonical writing.

use super::{Done, Failure, failure};
use crate::editor::Kind;
use crate::editor::files::{canonical, json_reader};
use crate::scenario::catalogue;
use crate::session::atomic;
use clap::Args;
use std::io::Write;
use std::path::{Path, PathBuf};

/// Write scenario, deck and card files in their one canonical form.
#[derive(Args, Debug)]
#[command(
    after_help = "Example:\n  gonfalon fmt my-battle.json\n\nFields come in the order of the schema, short lists and records on one \
                  line. Exit status 1 if a file is broken, or with --check if one is not in this form."
)]
pub struct Fmt {
    /// The files.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Change nothing, and name the files that are not in this form.
    #[arg(long)]
    check: bool,
}

impl Fmt {
    pub(super) fn run(&self, out: &mut dyn Write) -> Done {
        let mut found = false;
        for file in &self.files {
            found |= !self.one(file, out)?;
        }
        if found { Err(Failure::Found) } else { Ok(()) }
    }

    /// Whether all is well with a file.
    fn one(&self, file: &Path, out: &mut dyn Write) -> Result<bool, Failure> {
        let name = file.display();
        let text = match catalogue::read_text(file) {
            Ok(text) => text,
            Err(faults) => {
                writeln!(out, "{name}: {}", failure::line(&faults[0]))?;
                return Ok(false);
            }
        };
        let (content, faults) = json_reader::read(&text);
        for fault in &faults {
            writeln!(out, "{name}: {}", failure::line(fault))?;
        }
        if !faults.is_empty() {
            return Ok(false);
        }
        let written = canonical::written(&content, Kind::of(&content));
        if written == text {
            return Ok(true);
        }
        if self.check {
            writeln!(out, "{name}: not in the canonical form")?;
            return Ok(false);
        }
        atomic::write(file, written.as_bytes())?;
        writeln!(out, "{name}: written")?;
        Ok(true)
    }
}
