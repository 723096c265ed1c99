//! `gonfalon engine`: JSON-RPC 2.0 on standard input and output, one message a line.
//!
//! `rpc` knows JSON-RPC and nothing of the game, `lines` how long a line may be; `methods` is the table of methods,
//! `payloads` what they take and give, `seat` the one door to the game, `errors` what it refuses.

mod errors;
mod lines;
pub mod methods;
pub mod payloads;
pub mod rpc;
pub mod seat;
pub mod systems;

pub use methods::{Engine, METHODS};

use super::Done;
use crate::scenario::size::MOST_VALUES;
use clap::Args;
use lines::Line;
use payloads::Limits;
use std::io::{BufRead, Write};

/// The version of the protocol.
pub const PROTOCOL: u32 = 1;

/// The most that one line may hold. A game of 20,000 actions, the longest that `fuzz` lets pass, takes less
/// than a quarter of it.
pub const LIMITS: Limits = Limits { line: 16 * 1024 * 1024, batch: 1_000, values: MOST_VALUES };

/// Serve programs: JSON-RPC 2.0 on standard input and output, one message a line.
#[derive(Args, Debug)]
#[command(
    after_help = "Example:\n  echo '{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"new\",\"params\":{\"scenario\":\
                  \"first-clash\",\"seed\":7}}' | gonfalon engine\n\nThe method `hello` lists the others; `gonfalon \
                  schema protocol` describes every message."
)]
pub struct Serve {}

impl Serve {
    #[allow(clippy::unused_self)] // every subcommand runs the same way
    pub(super) fn run(&self, input: &mut dyn BufRead, out: &mut dyn Write) -> Done {
        let mut engine = Engine::default();
        let mut line = Vec::new();
        loop {
            let answer = match lines::read(input, &mut line)? {
                Line::End => return Ok(()),
                Line::Blank => continue,
                Line::TooLong => Some(rpc::too_long()),
                Line::Whole => rpc::answer(&mut engine, &line),
            };
            if let Some(answer) = answer {
                serde_json::to_writer(&mut *out, &answer)?;
                out.write_all(b"\n")?;
                out.flush()?;
            }
        }
    }
}
