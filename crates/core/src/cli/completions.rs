//! `gonfalon completions`: what a shell needs to complete subcommands and flags.

use super::{CommandLine, Done};
use clap::{Args, CommandFactory};
use clap_complete::Shell;
use std::io::Write;

/// Write the completions of a shell.
#[derive(Args, Debug)]
#[command(
    after_help = "Examples:\n  gonfalon completions bash > ~/.local/share/bash-completion/completions/gonfalon\n  \
                  gonfalon completions powershell | Out-String | Invoke-Expression"
)]
pub struct Completions {
    /// The shell.
    shell: Shell,
}

impl Completions {
    pub(super) fn run(&self, out: &mut dyn Write) -> Done {
        // The generators panic when the output goes away; memory does not.
        let mut script = Vec::new();
        clap_complete::generate(self.shell, &mut CommandLine::command(), "gonfalon", &mut script);
        Ok(out.write_all(&script)?)
    }
}
