//! `gonfalon odds`: the arithmetic of a combat for a real table, through the engine's own table.

use super::play::render;
use super::{Done, Failure, pick, print};
use crate::say;
use crate::scenario::Scenario;
use crate::scenario::bmw::BmwData;
use crate::systems::bmw::charts::crt::Crt;
use crate::view::{OddsPart, OddsStep, OddsView};
use crate::words::Language;
use clap::Args;
use std::io::Write;

/// Odds, shifts and chances of a combat.
#[derive(Args, Debug)]
#[command(
    after_help = "Examples:\n  gonfalon odds 26 8 --hill\n  gonfalon odds 6 9 --halved 5 --halved 4 \
                  --demoralized\n\nATTACK and DEFENCE are strengths with leaders (7.2); sums such as 5+5+3 may be \
                  written. Each --halved adds an attacker out of swamp or river; all of them are added up and \
                  halved once, rounded up (7.5)."
)]
pub struct Odds {
    /// The strength of the attackers that are not halved.
    #[arg(value_parser = sum)]
    attack: u32,
    /// The strength of the defenders.
    #[arg(value_parser = sum)]
    defence: u32,
    /// The strength of an attacker that is halved; may be repeated.
    #[arg(long, value_name = "N", value_parser = sum)]
    halved: Vec<u32>,
    /// A defender is on a hill and no attacker is.
    #[arg(long)]
    hill: bool,
    /// The attacking army is demoralized.
    #[arg(long, alias = "demoralised")]
    demoralized: bool,
    /// The scenario whose table and rulings are used.
    #[arg(long, default_value = "acre")]
    scenario: String,
    /// Change an optional ruling, such as `shift_model=true_ratio`; may be repeated.
    #[arg(short = 'o', long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
    /// Write JSON.
    #[arg(long)]
    json: bool,
}

/// `13` or `5+5+3`.
fn sum(text: &str) -> Result<u32, String> {
    let mut total = 0u32;
    for part in text.split('+') {
        let part: u16 = part.trim().parse().map_err(|_| "write a number or a sum such as 5+5+3")?;
        total += u32::from(part);
    }
    Ok(total)
}

impl Odds {
    pub(super) fn run(&self, language: Language, out: &mut dyn Write) -> Done {
        let view = self.view(&pick::read(&self.scenario, &self.options)?, language)?;
        if self.json {
            return Ok(print::json(out, &view)?);
        }
        Ok(write!(out, "{}", render::odds_text(&view, language))?)
    }

    fn view(&self, scenario: &Scenario, language: Language) -> Result<OddsView, Failure> {
        let data = scenario
            .data::<BmwData>()
            .ok_or_else(|| Failure::Usage(say!(language, "cli-no-odds")))?;
        let crt =
            Crt::new(&data.crt).map_err(|what| Failure::Said(what.told(Language::ENGLISH)))?;
        let halved: u32 = self.halved.iter().sum();
        let attack = self.attack + halved.div_ceil(2);
        if attack == 0 {
            return Err(Failure::Usage(say!(language, "cli-odds-no-attack")));
        }
        let ratio = Crt::ratio(attack, self.defence);
        let mut steps = Vec::new();
        let mut left = 0;
        let mut step = |label: String, rule: &str, left| {
            let odds = crt.title(crt.shifted(ratio, left, data.options.shift_model), language);
            steps.push(OddsStep { label, rule: rule.to_owned(), odds });
        };
        step(format!("{attack}:{}", self.defence), "7.2", left);
        if self.hill {
            let shift = data.terrain.values().map(|terrain| u32::from(terrain.shift)).max();
            let columns = shift.unwrap_or(1);
            left += columns;
            step(say!(language, "cli-odds-hill", columns = columns), "7.5", left);
        }
        if self.demoralized {
            left += 1;
            step(say!(language, "cli-odds-demoralized"), "11.3", left);
        }
        let odds_column = crt.shifted(ratio, left, data.options.shift_model);
        let results: Vec<String> =
            (1..=6).map(|face| crt.result(odds_column, face).printed().to_owned()).collect();
        Ok(OddsView {
            attackers: self.attackers(language),
            defenders: vec![part(
                say!(language, "cli-odds-defenders"),
                self.defence,
                String::new(),
            )],
            attack,
            defence: self.defence,
            steps,
            odds: crt.title(odds_column, language),
            column: crt.column(odds_column),
            automatic: crt.automatic(odds_column).is_some(),
            chances: chances(&results),
            results,
        })
    }

    fn attackers(&self, language: Language) -> Vec<OddsPart> {
        let full = (self.attack > 0)
            .then(|| part(say!(language, "cli-odds-attackers"), self.attack, String::new()));
        let halved = self.halved.iter().map(|&strength| {
            let note = say!(language, "cli-odds-halved");
            part(say!(language, "cli-odds-attacker"), strength, note)
        });
        full.into_iter().chain(halved).collect()
    }
}

fn part(name: String, strength: u32, note: String) -> OddsPart {
    OddsPart { unit: String::new(), name, strength, note }
}

/// Results with their chances in sixths, from the first face on.
fn chances(results: &[String]) -> Vec<(String, u8)> {
    let mut chances: Vec<(String, u8)> = Vec::new();
    for result in results {
        match chances.iter_mut().find(|(known, _)| known == result) {
            Some((_, sixths)) => *sixths += 1,
            None => chances.push((result.clone(), 1)),
        }
    }
    chances
}
