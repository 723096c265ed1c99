//! `gonfalon roll`: dice for a real table.

use super::{Done, Failure, print, seed, whole_numbers};
use crate::kernel::{Dice, SeededDice};
use clap::Args;
use serde_json::json;
use std::io::Write;

/// Throw dice.
#[derive(Args, Debug)]
#[command(after_help = "Examples:\n  gonfalon roll\n  gonfalon roll 3d6 --seed 7")]
pub struct Roll {
    /// How many dice with how many sides.
    #[arg(default_value = "1d6", value_name = "NdM")]
    dice: String,
    /// The same seed gives the same faces.
    #[arg(long, value_parser = whole_numbers::any, allow_negative_numbers = true)]
    seed: Option<u64>,
    /// Write JSON.
    #[arg(long)]
    json: bool,
}

const MOST: u16 = 1000;

impl Roll {
    pub(super) fn run(&self, out: &mut dyn Write) -> Done {
        let (count, sides) = parse(&self.dice).ok_or_else(|| {
            Failure::Usage(format!(
                "\"{}\" is not a number of dice: write 2d6 for two dice with six sides; 1 to {MOST} dice with \
                 2 to 100 sides.",
                self.dice
            ))
        })?;
        let mut dice = SeededDice::new(self.seed.unwrap_or_else(seed::fresh));
        let faces: Vec<u8> = (0..count).map(|_| dice.face(sides)).collect();
        let total: u32 = faces.iter().map(|&face| u32::from(face)).sum();
        if self.json {
            print::json(out, &json!({ "sides": sides, "faces": faces, "total": total }))?;
        } else {
            let shown: Vec<String> = faces.iter().map(u8::to_string).collect();
            write!(out, "{}", shown.join(" "))?;
            writeln!(out, "{}", if count > 1 { format!("  = {total}") } else { String::new() })?;
        }
        Ok(())
    }
}

fn parse(text: &str) -> Option<(u16, u8)> {
    let (count, sides) = text.split_once(['d', 'D'])?;
    let count = if count.is_empty() { 1 } else { count.parse().ok()? };
    let sides = sides.parse().ok()?;
    ((1..=MOST).contains(&count) && (2..=100).contains(&sides)).then_some((count, sides))
}
