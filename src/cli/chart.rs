//! `gonfalon chart`: the printed tables.

use super::{Done, Failure, pick, print};
use crate::session::AnySession;
use crate::view::Chart;
use clap::Args;
use std::io::Write;

/// Print the tables: combat results, terrain effects and the others.
#[derive(Args, Debug)]
#[command(after_help = "Examples:\n  gonfalon chart\n  gonfalon chart crt --scenario acre --json")]
pub struct Charts {
    /// A table's id, such as `crt`, `tec`, `archery` or `morale`; none prints them all.
    id: Option<String>,
    /// The scenario whose tables are wanted.
    #[arg(long, default_value = "acre")]
    scenario: String,
    /// Write JSON.
    #[arg(long)]
    json: bool,
}

impl Charts {
    pub(super) fn run(&self, out: &mut dyn Write) -> Done {
        let game = AnySession::new(pick::read(&self.scenario, &[])?, 0)?;
        let charts = game.port().charts();
        let wanted: Vec<&Chart> =
            charts.iter().filter(|c| self.id.as_ref().is_none_or(|id| *id == c.id)).collect();
        if let (true, Some(id)) = (wanted.is_empty(), &self.id) {
            let ids: Vec<&str> = charts.iter().map(|chart| chart.id.as_str()).collect();
            return Err(Failure::Usage(format!(
                "There is no table \"{id}\"; there are {}.",
                ids.join(", ")
            )));
        }
        if self.json {
            return Ok(print::json(out, &wanted)?);
        }
        for (index, chart) in wanted.iter().enumerate() {
            if index > 0 {
                writeln!(out)?;
            }
            write!(out, "{}", text(chart))?;
        }
        Ok(())
    }
}

/// A table as text, with its rule and its notes.
#[must_use]
pub fn text(chart: &Chart) -> String {
    let mut text = format!("{} ({}, rule {})\n\n", chart.title, chart.id, chart.rule);
    text.push_str(&print::table(&chart.head, &chart.rows));
    for note in &chart.notes {
        text.push('\n');
        text.push_str(&print::wrapped(note, print::WIDTH));
    }
    text
}
