//! What a series came to, for people and for programs.

use super::figures::{Figures, SideFigures};
use super::series_run::{Run, Series};
use crate::cli::{Done, print};
use crate::kernel::{Side, System};
use crate::reference::Library;
use crate::simulation::Conclusion;
use crate::words::Language;
use serde_json::{Value, json};
use std::io::Write;

/// Writes what a series came to.
///
/// # Errors
/// What the reader of the output says.
pub fn report(series: &Series, json: bool, out: &mut dyn Write) -> Done {
    let figures = Figures::of(series);
    if json {
        Ok(print::json(out, &for_programs(series, &figures))?)
    } else {
        for_people(series, &figures, out)
    }
}

/// A share in percent.
pub(super) fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

/// An interval of shares in percent.
pub(super) fn percents(low: f64, high: f64) -> String {
    format!("{:.1} to {:.1} %", 100.0 * low, 100.0 * high)
}

fn games(count: u64) -> String {
    print::count(usize::try_from(count).unwrap_or(usize::MAX), "game")
}

fn for_people(series: &Series, figures: &Figures, out: &mut dyn Write) -> Done {
    let totals = &figures.totals;
    write!(out, "{}", sides(series, figures))?;
    write!(
        out,
        "{}, {} drawn, {} unfinished",
        games(totals.games),
        totals.draws,
        totals.unfinished
    )?;
    if let Some(run) = &series.run {
        write!(out, "; {:.1} games/s", run.games as f64 / run.seconds)?;
    }
    writeln!(out)?;
    if let Some(lengths) = figures.lengths {
        let [low, middle, high] = lengths.quartiles;
        writeln!(
            out,
            "{:.1} player turns and {:.0} actions a game; half of the games have {low} to {high} player turns, the \
             median is {middle}",
            lengths.mean,
            totals.actions as f64 / (totals.games as f64).max(1.0),
        )?;
    }
    match figures.explained {
        Some(part) => writeln!(
            out,
            "Luck explains {:.0} % of who won: the adjusted shares are as sure as those of {:.0} games.",
            100.0 * part,
            totals.games as f64 / (1.0 - part).max(0.001),
        )?,
        None if series.settings.luck => {
            writeln!(out, "With so few games, or one winner, nothing can be told of luck.")?;
        }
        None => {}
    }
    if !figures.endings.is_empty() {
        writeln!(out)?;
        write!(out, "{}", endings(series, figures))?;
    }
    Ok(())
}

/// The table of the sides.
fn sides(series: &Series, figures: &Figures) -> String {
    let mut head = vec!["side", "player", "wins", "share", "95 % interval"];
    let adjusts = figures.sides.iter().any(|side| side.adjusted.is_some());
    let counts_points = figures.sides.iter().any(|side| side.points.is_some());
    if adjusts {
        head.extend(["without luck", "95 % interval"]);
    }
    if counts_points {
        head.extend(["points"]);
    }
    if series.run.is_some() {
        head.extend(["turn, mean", "turn, worst"]);
    }
    let rows = Side::ALL.map(|side| {
        let (names, of) = (&series.settings.sides[side as usize], &figures.sides[side as usize]);
        let mut row = vec![
            names.name.clone(),
            series.settings.players[side].to_string(),
            of.wins.to_string(),
            percent(of.share),
            percents(of.interval.0, of.interval.1),
        ];
        if adjusts {
            let none = || ["-".to_owned(), "-".to_owned()];
            let told = of.adjusted.map(|it| [percent(it.mean), percents(it.low, it.high)]);
            row.extend(told.unwrap_or_else(none));
        }
        if counts_points {
            let told = of.points.map(|it| format!("{:.1} ± {:.1}", it.mean, it.deviation));
            row.push(told.unwrap_or_else(|| "-".to_owned()));
        }
        if let Some(run) = &series.run {
            let times = run.times.sides[side];
            row.push(format!("{:.3} ms", times.mean() * 1e3));
            row.push(format!("{:.3} ms", times.worst.as_secs_f64() * 1e3));
        }
        row
    });
    print::table(&head.iter().map(|&word| word.to_owned()).collect::<Vec<_>>(), &rows)
}

/// The title of the rule that ended a game.
fn title(system: System, end: &Conclusion) -> &'static str {
    let section = Library::of(system).section(&end.rule);
    section.map_or("", |section| section.title.get(Language::ENGLISH))
}

/// The table of how games ended.
fn endings(series: &Series, figures: &Figures) -> String {
    let settings = &series.settings;
    let [a, b] = settings.sides.each_ref().map(|side| side.name.clone());
    let head = ["ended by", "rule", "games", &a, &b, "drawn"].map(str::to_owned);
    let row = |(end, ways): &(Conclusion, super::figures::Ways)| {
        vec![
            end.level.clone(),
            format!("{} {}", end.rule, title(settings.system, end)).trim().to_owned(),
            ways.games().to_string(),
            ways.wins[0].to_string(),
            ways.wins[1].to_string(),
            ways.draws.to_string(),
        ]
    };
    print::table(&head, &figures.endings.iter().map(row).collect::<Vec<_>>())
}

fn for_programs(series: &Series, figures: &Figures) -> Value {
    let settings = &series.settings;
    let side = |side: Side| {
        let of: &SideFigures = &figures.sides[side as usize];
        json!({
            "id": settings.sides[side as usize].id,
            "level": settings.players[side].opponent.level,
            "player": settings.players[side],
            "wins": of.wins,
            "share": of.share,
            "interval": of.interval,
            "adjusted": of.adjusted,
            "points": of.points,
        })
    };
    let ending = |(end, ways): &(Conclusion, super::figures::Ways)| {
        json!({
            "level": end.level,
            "rule": end.rule,
            "games": ways.games(),
            "wins": ways.wins,
            "draws": ways.draws,
        })
    };
    let endings: Vec<Value> = figures.endings.iter().map(ending).collect();
    let mut told = json!({
        "scenario": settings.scenario,
        "options": settings.options,
        "seed": settings.seed,
        "totals": figures.totals,
        "sides": Side::ALL.map(side),
        "lengths": figures.lengths,
        "endings": endings,
        "explained": figures.explained,
    });
    if let Some(run) = &series.run {
        told["times"] = times(series, run);
        told["seconds"] = json!(run.seconds);
    }
    told
}

fn times(series: &Series, run: &Run) -> Value {
    let time = |side: Side| {
        let of = run.times.sides[side];
        json!({
            "id": series.settings.sides[side as usize].id,
            "turns": of.turns,
            "mean_ms": of.mean() * 1e3,
            "worst_ms": of.worst.as_secs_f64() * 1e3,
        })
    };
    json!(Side::ALL.map(time))
}
