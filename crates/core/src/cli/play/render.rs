//! What the terminal shows: the map, the question, the choices, the counters.

use crate::board::{Hex, Orientation, ascii};
use crate::cli::print;
use crate::kernel::Side;
use crate::say;
use crate::session::Port;
use crate::view::{
    BoardView, Choice, ChoiceKind, CounterKind, CounterView, MapView, OddsView, Target,
};
use crate::words::{Language, decimal};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

/// More choices than this are grouped.
const SHORT: usize = 24;
/// More names than this are not listed.
const NAMES: usize = 40;
/// Letters per hex on the map.
const CELL: usize = 3;

/// The map with its counters and numbers; nothing for games without one.
pub fn map(game: &dyn Port) -> String {
    let (Some(map), Some(board)) = (game.map(), game.board(None)) else { return String::new() };
    let shape = *map.map.grid.shape();
    let mut stacks: BTreeMap<Hex, Vec<&CounterView>> = BTreeMap::new();
    for counter in &board.counters {
        if let Some(hex) = counter.at {
            stacks.entry(hex).or_default().push(counter);
        }
    }
    let marks = side_marks(game);
    let grounds = grounds(&map);
    let picture = ascii::picture(&map.map.grid, CELL, |hex| match stacks.get(&hex) {
        Some(stack) => stack_cell(stack, marks),
        None => grounds.get(&map.hexes[hex.index()].terrain).cloned().unwrap_or_default(),
    });
    let mut out = String::from("    ");
    for column in 0..shape.columns {
        let number = column + shape.first.0;
        out.push_str(&format!("{number:<CELL$} "));
    }
    out.truncate(out.trim_end().len());
    out.push('\n');
    let lines = match shape.orientation {
        Orientation::Flat => 2,
        Orientation::Pointy => 1,
    };
    for (index, line) in picture.lines().enumerate() {
        let row = index / lines + usize::from(shape.first.1);
        let head = if index % lines == 0 { format!("{row:>3} ") } else { "    ".to_owned() };
        out.push_str(&format!("{}\n", format!("{head}{line}").trim_end()));
    }
    out.push_str(&legend(&map, game, marks, &grounds));
    out.push_str(&roster(&map, game, &stacks));
    out
}

/// Who stands where, with full names.
fn roster(map: &MapView, game: &dyn Port, stacks: &BTreeMap<Hex, Vec<&CounterView>>) -> String {
    let mut out = String::new();
    for side in Side::ALL {
        let mut places = Vec::new();
        for (&hex, stack) in stacks {
            let own = stack.iter().filter(|counter| counter.side == side);
            let names: Vec<String> = own.map(|c| format!("{} {}", c.id, c.name)).collect();
            if !names.is_empty() {
                places.push(format!("{} {}", map.label(hex), names.join(" + ")));
            }
        }
        if !places.is_empty() {
            let line = format!("{}: {}", game.side_name(side), places.join("; "));
            out.push_str(&print::wrapped(&line, print::WIDTH));
        }
    }
    out
}

/// A letter for each side; the second differs from the first.
fn side_marks(game: &dyn Port) -> [char; 2] {
    let [a, b] = Side::ALL.map(|side| {
        game.side_name(side).chars().find(|c| c.is_alphabetic()).unwrap_or('?').to_ascii_uppercase()
    });
    if a == b { ['A', 'B'] } else { [a, b] }
}

fn stack_cell(stack: &[&CounterView], marks: [char; 2]) -> String {
    let rank = |counter: &CounterView| match counter.kind {
        CounterKind::Camp => 0,
        CounterKind::Trebuchet => 1,
        CounterKind::Leader => 2,
        _ => 3,
    };
    let Some(top) = stack.iter().max_by_key(|counter| rank(counter)) else { return String::new() };
    let more = if stack.len() > 1 { "+" } else { "" };
    let turned = if top.back_up { "'" } else { "" };
    let value = match top.kind {
        CounterKind::Camp => "c".to_owned(),
        CounterKind::Trebuchet => "t".to_owned(),
        CounterKind::Leader => "*".to_owned(),
        _ => top.face().strength.to_string(),
    };
    format!("{}{value}{turned}{more}", marks[top.side as usize])
}

/// What stands for each terrain of the map: a dot for the commonest, the first letters of its id for the others, and
/// other letters of it where two would look alike.
fn grounds(map: &MapView) -> BTreeMap<u8, String> {
    let mut counts: BTreeMap<u8, usize> = BTreeMap::new();
    for hex in &map.hexes {
        *counts.entry(hex.terrain).or_default() += 1;
    }
    let plain = counts.iter().max_by_key(|(terrain, count)| (**count, Reverse(**terrain)));
    let plain = plain.map(|(terrain, _)| *terrain);
    let mut cells: BTreeMap<u8, String> = BTreeMap::new();
    for &terrain in counts.keys() {
        let letters: Vec<char> = map.terrains[usize::from(terrain)].id.chars().collect();
        let first = letters.first().copied().unwrap_or('?');
        let pairs = letters.iter().skip(1).map(|other| format!("{first}{other}"));
        let mut pairs = pairs.chain((1..=99).map(|number| format!("{first}{number}")));
        let pair = pairs.find(|pair| !cells.values().any(|other| other == pair));
        let cell = if Some(terrain) == plain { ".".to_owned() } else { pair.unwrap_or_default() };
        cells.insert(terrain, cell);
    }
    cells
}

fn legend(
    map: &MapView,
    game: &dyn Port,
    marks: [char; 2],
    grounds: &BTreeMap<u8, String>,
) -> String {
    let mut parts: Vec<String> =
        Side::ALL.iter().map(|&s| format!("{} {}", marks[s as usize], game.side_name(s))).collect();
    parts.push(say!(game.language(), "cli-legend"));
    for (terrain, cell) in grounds {
        parts.push(format!("{cell} {}", map.terrains[usize::from(*terrain)].name));
    }
    print::wrapped(&parts.join("; "), print::WIDTH)
}

/// The question with its choices, or how the game ended.
pub fn prompt(game: &dyn Port) -> String {
    let prompt = game.prompt();
    if let Some(ending) = &prompt.over {
        let (text, rule) = (&ending.summary, &ending.rule);
        let cited = say!(game.language(), "refused-by-rule", text = text, rule = rule);
        return format!("\n{cited}\n");
    }
    let rule = prompt.rule.as_ref().map_or(String::new(), |rule| format!(" [{}]", rule.section));
    let mut out = format!("\n{}: {}{rule}\n", prompt.side_name, prompt.question);
    if game.choices().len() <= SHORT {
        out.push_str(&choices(game, &[]));
    } else {
        out.push_str(&grouped(game));
    }
    out
}

/// The choices that all the words fit, or what to type instead.
pub fn choices(game: &dyn Port, words: &[&str]) -> String {
    fitting(game, words).unwrap_or_else(|| {
        let words = words.join(" ");
        say!(game.language(), "cli-no-choice-fits", words = words) + "\n"
    })
}

/// The choices that all the words fit, if any.
pub fn fitting(game: &dyn Port, words: &[&str]) -> Option<String> {
    let fits = |choice: &&Choice| words.iter().all(|word| about(game, choice, word));
    let lines: String = game.choices().iter().filter(fits).map(line).collect();
    (!lines.is_empty()).then_some(lines)
}

fn line(choice: &Choice) -> String {
    let odds = choice.forecast.as_ref().map_or(String::new(), |f| format!("  ({})", f.brief()));
    format!("{:>5}  {}{odds} [{}]\n", choice.id + 1, choice.label, choice.rule.section)
}

fn about(game: &dyn Port, choice: &Choice, word: &str) -> bool {
    let hex = || {
        let map = game.map()?;
        Some(map.label(choice.hex?) == word)
    };
    choice.target.name() == word
        || choice.subject.as_deref() == Some(word)
        || hex().unwrap_or(false)
        || tag(choice.kind) == word
        || self::word(game.language(), choice.kind) == word
        || choice.label.to_lowercase().contains(&word.to_lowercase())
}

/// Many choices: buttons one by one, the others by what they do, with what to type for more.
fn grouped(game: &dyn Port) -> String {
    let language = game.language();
    let mut out = String::new();
    let board = game.board(None);
    let called = |name: &str| -> String {
        let counter = board.iter().flat_map(|b| &b.counters).find(|counter| counter.id == name);
        counter.map_or_else(|| name.to_owned(), |counter| format!("{name} {}", counter.name))
    };
    let mut groups: BTreeMap<String, (usize, BTreeSet<String>)> = BTreeMap::new();
    for choice in game.choices() {
        let is_button = choice.target.is_button();
        let name = match &choice.subject {
            None if is_button => {
                out.push_str(&line(choice));
                continue;
            }
            Some(unit) if is_button || matches!(choice.target, Target::Unit(_)) => unit,
            _ => &*choice.target.name(),
        };
        let group = groups.entry(word(language, choice.kind)).or_default();
        group.0 += 1;
        group.1.insert(called(name));
    }
    for (word, (count, names)) in groups {
        let listed: Vec<&str> = names.iter().map(String::as_str).take(NAMES).collect();
        let more = if names.len() > NAMES { ", ..." } else { "" };
        let head = say!(language, "cli-group", word = word, count = count);
        out.push_str(&format!("       {head}\n"));
        for text in
            print::wrapped(&format!("{}{more}", listed.join(", ")), print::WIDTH - 9).lines()
        {
            out.push_str(&format!("         {text}\n"));
        }
    }
    out
}

/// What a kind of choice is called where it can be typed; its tag can be typed in every language.
fn word(language: Language, kind: ChoiceKind) -> String {
    say!(language, "cli-look-{}" tag(kind))
}

fn tag(kind: ChoiceKind) -> String {
    serde_json::to_value(kind).ok().and_then(|v| v.as_str().map(str::to_owned)).unwrap_or_default()
}

/// The counters, all or those that fit the word.
pub fn units(game: &dyn Port, word: &str) -> String {
    let Some(board) = game.board(None) else {
        return say!(game.language(), "cli-no-counters") + "\n";
    };
    let word = word.to_lowercase();
    let language = game.language();
    let head = [
        say!(language, "cli-head-id"),
        say!(language, "cli-head-name"),
        say!(language, "cli-head-side"),
        say!(language, "cli-head-place"),
        say!(language, "cli-head-values"),
        say!(language, "cli-head-kind"),
        say!(language, "cli-head-condition"),
    ];
    let rows: Vec<Vec<String>> = shown(&board, game, &word)
        .map(|c| {
            let face = c.face();
            let archery =
                face.archery.map_or(String::new(), |(dice, range)| format!(" a{dice}/{range}"));
            let status: Vec<&str> = c.status.iter().map(|s| s.word.as_str()).collect();
            vec![
                c.id.clone(),
                c.name.clone(),
                game.side_id(c.side).to_owned(),
                c.place.clone(),
                format!("{}-{}{archery}", face.strength, face.ma),
                c.kind_name.clone(),
                status.join(", "),
            ]
        })
        .collect();
    if rows.is_empty() {
        return say!(language, "cli-no-counter-fits", word = word) + "\n";
    }
    print::table(&head, &rows)
}

fn shown<'a>(
    board: &'a BoardView,
    game: &'a dyn Port,
    word: &'a str,
) -> impl Iterator<Item = &'a CounterView> {
    board.counters.iter().filter(move |c| {
        [
            c.id.as_str(),
            c.name.as_str(),
            c.place.as_str(),
            game.side_id(c.side),
            c.kind_name.as_str(),
        ]
        .iter()
        .any(|text| text.to_lowercase().contains(word))
    })
}

/// Turn, phase, victory points and morale.
pub fn status(game: &dyn Port) -> String {
    let table = game.table(None);
    let turn = &table.turn;
    let language = game.language();
    let active = turn.active.map_or("", |side| game.side_name(side));
    let phase = turn.phases.iter().find(|p| p.now).map_or("", |p| p.name.as_str());
    let count = turn.count();
    let mut out = match &turn.stage {
        Some(stage) => say!(
            language,
            "cli-stage-turn",
            stage = stage,
            turn = count,
            active = active,
            phase = phase,
        ),
        None => say!(language, "cli-turn", turn = count, active = active, phase = phase),
    };
    out.push('\n');
    for side in &table.sides {
        let mut parts: Vec<String> =
            side.vp.iter().map(|vp| say!(language, "cli-points", points = *vp)).collect();
        parts.extend(side.morale.iter().map(|m| {
            say!(
                language,
                "cli-losses",
                losses = m.losses,
                demoralized = m.demoralized_at,
                disintegrates = m.disintegrates_at,
                next = &m.next,
            )
        }));
        parts.extend(side.progress.iter().map(|p| format!("{} {}/{}", p.label, p.now, p.needed)));
        out.push_str(&format!("{}: {}\n", side.name, parts.join("; ")));
        for vp in &side.lines {
            out.push_str(&format!("   {:>4}  {} [{}]\n", vp.points, vp.label, vp.rule));
        }
    }
    for fact in &table.facts {
        out.push_str(&format!("{}: {} [{}]\n", fact.label, fact.value, fact.rule));
    }
    out
}

/// The odds of the combat being planned or fought, step by step.
pub fn odds(game: &dyn Port) -> String {
    match game.table(None).odds {
        Some(odds) => odds_text(&odds, game.language()),
        None => say!(game.language(), "cli-no-combat") + "\n",
    }
}

/// Odds step by step, with chances.
pub fn odds_text(odds: &OddsView, language: Language) -> String {
    let mut out = String::new();
    for (head, parts) in [
        (say!(language, "cli-attack", total = odds.attack), &odds.attackers),
        (say!(language, "cli-defence", total = odds.defence), &odds.defenders),
    ] {
        out.push_str(&format!("{head}\n"));
        for part in parts {
            let note =
                if part.note.is_empty() { String::new() } else { format!(", {}", part.note) };
            let unit =
                if part.unit.is_empty() { String::new() } else { format!(" ({})", part.unit) };
            out.push_str(&format!("  {:>3}  {}{unit}{note}\n", part.strength, part.name));
        }
    }
    for step in &odds.steps {
        out.push_str(&format!("{} -> {} [{}]\n", step.label, step.odds, step.rule));
    }
    if odds.automatic {
        let result = odds.results.first().map_or("", |r| r);
        return out + &say!(language, "cli-automatic", odds = &odds.odds, result = result) + "\n";
    }
    let faces: Vec<String> = odds
        .results
        .iter()
        .enumerate()
        .map(|(face, result)| format!("{}: {result}", face + 1))
        .collect();
    out.push_str(&say!(language, "cli-faces", odds = &odds.odds, faces = faces.join("  ")));
    out.push('\n');
    for (result, sixths) in &odds.chances {
        let share = decimal(language, f64::from(*sixths) * 100.0 / 6.0, 1);
        out.push_str(&format!("  {result:<3} {sixths}/6  {share:>5} %\n"));
    }
    out
}
