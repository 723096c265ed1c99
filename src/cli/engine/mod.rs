//! `gonfalon engine`: JSON-RPC 2.0 on standard input and output, one message a line.
//!
//! `rpc` knows JSON-RPC and nothing of the game, `methods` what each method does, `messages` what they take
//! and give.

pub mod messages;
pub mod methods;
pub mod rpc;
pub mod systems;

pub use methods::Engine;

use super::Done;
use clap::Args;
use std::io::{BufRead, Write};

/// Serve programs: JSON-RPC 2.0 on standard input and output, one message a line.
#[derive(Args, Debug)]
#[command(
    after_help = "Example:\n  echo '{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"new\",\"params\":{\"scenario\":\
                  \"first-clash\",\"seed\":7}}' | gonfalon engine\n\nMethods: scenarios, new, load, save, prompt, \
                  choose, play, why_not, state, undo, bot, charts, rules, language. `gonfalon schema protocol` describes \
                  every message."
)]
pub struct Serve {}

impl Serve {
    #[allow(clippy::unused_self)] // every subcommand runs the same way
    pub(super) fn run(&self, input: &mut dyn BufRead, out: &mut dyn Write) -> Done {
        let mut engine = Engine::default();
        let mut line = Vec::new();
        loop {
            line.clear();
            if input.read_until(b'\n', &mut line)? == 0 {
                return Ok(());
            }
            if line.trim_ascii().is_empty() {
                continue;
            }
            if let Some(answer) = rpc::answer(&mut engine, &line) {
                serde_json::to_writer(&mut *out, &answer)?;
                out.write_all(b"\n")?;
                out.flush()?;
            }
        }
    }
}
