//! `gonfalon chart`: the printed tables.

use super::{Done, Failure, pick, print};
use crate::say;
use crate::session;
use crate::view::Chart;
use crate::words::{Language, listed};
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
    pub(super) fn run(&self, language: Language, out: &mut dyn Write) -> Done {
        let mut game = session::new(pick::read(&self.scenario, &[])?, 0)?;
        game.set_language(language);
        let charts = game.charts();
        let wanted: Vec<&Chart> =
            charts.iter().filter(|c| self.id.as_ref().is_none_or(|id| *id == c.id)).collect();
        if let (true, Some(id)) = (wanted.is_empty(), &self.id) {
            let ids: Vec<&str> = charts.iter().map(|chart| chart.id.as_str()).collect();
            let ids = listed(language, &ids);
            return Err(Failure::Usage(say!(language, "cli-no-table", id = id, ids = ids)));
        }
        if self.json {
            return Ok(print::json(out, &wanted)?);
        }
        for (index, chart) in wanted.iter().enumerate() {
            if index > 0 {
                writeln!(out)?;
            }
            write!(out, "{}", text(chart, language))?;
        }
        Ok(())
    }
}

/// A table as text, with its rule and its notes.
#[must_use]
pub fn text(chart: &Chart, language: Language) -> String {
    let (title, id, rule) = (&chart.title, &chart.id, &chart.rule);
    let mut text = say!(language, "cli-table", title = title, id = id, rule = rule);
    text.push_str("\n\n");
    text.push_str(&print::table(&chart.head, &chart.rows));
    for note in &chart.notes {
        text.push('\n');
        text.push_str(&print::wrapped(note, print::WIDTH));
    }
    text
}
