//! The battle in words: what it is about, who fights, how it is won; then its tables and tracks.

use super::request::{Request, What};
use super::sheet::Sheet;
use super::text_flow::{Block, Flow, plain};
use super::tracks::Tracks;
use crate::drawing::Palette;
use crate::kernel::{Side, System};
use crate::reference::{Library, Section};
use crate::say;
use crate::scenario::Scenario;
use crate::scenario::arsouf::ArsoufData;
use crate::scenario::barons::BaronsData;
use crate::scenario::bmw::BmwData;
use crate::scenario::catalogue;
use crate::scenario::option_use::is_used;
use crate::session::Port;
use crate::view::{Chart, CounterKind, CounterView, FaceView, MoraleView, OptionView, TableView};
use crate::words::markup::{self, Run};
use std::collections::HashMap;

/// The sections that say how a game of a system is won.
const fn victory(system: System) -> &'static [&'static str] {
    match system {
        System::Bmw => &["3.3", "3.4", "16.1", "16.2"],
        System::Arsouf => &["3.1", "3.2", "3.3"],
        System::Barons => &["15.0"],
        System::Acies => &["14.1", "14.2", "14.4"],
    }
}

/// Whether the sides have player turns one after the other, so that the scenario says whose is the first.
const fn takes_turns(system: System) -> bool {
    matches!(system, System::Bmw | System::Arsouf)
}

/// The battle in words, its tables and tracks.
#[must_use]
pub fn pages(port: &dyn Port, request: &Request, palette: &Palette) -> Vec<Sheet> {
    let l = port.language();
    let running = port.scenario().title.get(l);
    let (size, language) = (request.paper.upright(), l);
    let flow = Flow { size, columns: 1, running, palette, language };
    let table = port.table(None);
    let mut blocks = battle(port, &table);
    blocks.extend(roster(port));
    blocks.push(Block::Page);
    blocks.push(Block::marked(1, &say!(l, "paper-tables"), 1));
    for chart in port.charts() {
        blocks.extend(chart_blocks(port, chart));
    }
    let tracks = Tracks { port, palette, wide: flow.column(), counter: request.counter };
    let tracks = tracks.blocks();
    if !tracks.is_empty() {
        blocks.push(Block::Page);
        blocks.extend(tracks);
    }
    let mut sheets = flow.pages(&blocks);
    if let Some(first) = sheets.first_mut() {
        let mut whole = Sheet::default();
        whole.bookmark(0, &What::Charts.name(l), 0.0);
        first.bookmarks.splice(0..0, whole.bookmarks);
    }
    sheets
}

/// What happened, what is special about it, how it is played and won.
fn battle(port: &dyn Port, table: &TableView) -> Vec<Block> {
    let (l, scenario) = (port.language(), port.scenario());
    let mut blocks = vec![Block::title(scenario.title.get(l))];
    blocks.extend(scenario.below_title(l).into_iter().map(Block::paragraph));
    for (heading, text) in [
        (say!(l, "paper-history"), scenario.history.get(l)),
        (say!(l, "paper-notes"), scenario.notes.get(l)),
    ] {
        if !text.is_empty() {
            blocks.push(Block::marked(1, &heading, 1));
            blocks.extend(Block::markdown(text));
        }
    }
    if !table.turn.phases.is_empty() {
        blocks.push(Block::marked(1, &say!(l, "paper-sequence"), 1));
        for (k, phase) in table.turn.phases.iter().enumerate() {
            blocks.push(Block::Paragraph {
                runs: plain(&format!("{} [{}]", phase.name, phase.rule)),
                bullet: format!("{}.", k + 1),
                depth: 0,
                pt: super::text_flow::BODY,
            });
        }
    }
    if let Some(first) = table.turn.active.filter(|_| takes_turns(port.system())) {
        blocks.push(Block::paragraph(&say!(l, "paper-first", army = port.side_name(first))));
    }
    if !table.special.is_empty() {
        blocks.push(Block::marked(1, &say!(l, "paper-special"), 1));
        blocks.extend(table.special.iter().map(|(text, rule)| item(&format!("{text} [{rule}]"))));
    }
    blocks.extend(options(port, &table.options));
    blocks.extend(won(port, table));
    blocks
}

fn item(text: &str) -> Block {
    let (runs, bullet) = (plain(text), "•".to_owned());
    Block::Paragraph { runs, bullet, depth: 0, pt: super::text_flow::BODY }
}

/// The optional rulings that are not as usual.
fn options(port: &dyn Port, options: &[OptionView]) -> Vec<Block> {
    let (l, library) = (port.language(), Library::of(port.system()));
    let mut blocks = Vec::new();
    let own = |option: &&OptionView| !option.is_default && is_used(port.scenario(), &option.name);
    for option in options.iter().filter(own) {
        let Some(text) = library.option(&option.name) else { continue };
        let value = text.values.iter().find(|value| value.value == option.value);
        let meaning = value.map_or(option.value.as_str(), |value| value.meaning.get(l));
        let meaning = markup::plain(meaning);
        blocks.push(item(&format!("{}: {meaning} [{}]", text.title.get(l), text.ruling)));
    }
    if !blocks.is_empty() {
        blocks.insert(0, Block::marked(1, &say!(l, "paper-options"), 1));
    }
    blocks
}

/// How the battle is won, in the rulebook's words and this battle's numbers.
fn won(port: &dyn Port, table: &TableView) -> Vec<Block> {
    let (l, library) = (port.language(), Library::of(port.system()));
    let mut blocks = vec![Block::marked(1, &say!(l, "paper-victory"), 1)];
    let sections = victory(port.system()).iter().filter_map(|id| library.section(id));
    // Rulebooks of one battle speak of its armies: another battle has a goal of its own.
    let shipped = catalogue::find(&port.scenario().id).is_some();
    let goal = port.scenario().data::<ArsoufData>().filter(|_| !shipped);
    let sections = sections.filter(|_| goal.is_none());
    if let Some(arsouf) = goal {
        blocks.extend(march(port, arsouf));
    }
    // What is of another battle alone says nothing about this one: its special rules do.
    let own = |section: &&Section| section.of.as_ref().is_none_or(|of| *of == port.scenario().id);
    for section in sections.filter(own) {
        let heading = format!("{} {}", section.id, section.title.get(l));
        blocks.push(Block::heading(2, &heading));
        blocks.extend(Block::markdown(&of_this_battle(port, section.text.get(l))));
    }
    for side in &table.sides {
        for line in &side.progress {
            let (label, needed) = (&line.label, line.needed);
            let (side, rule) = (&side.name, &line.rule);
            blocks.push(item(&format!("{side}: {label}: {needed} [{rule}]")));
        }
    }
    blocks
}

/// ARSOUF 3.1, 3.2: what one side must bring where in a battle that is not the rulebook's.
fn march(port: &dyn Port, arsouf: &ArsoufData) -> Vec<Block> {
    let (l, scenario) = (port.language(), port.scenario());
    let goal = &arsouf.goal;
    let zone = scenario.map.as_ref().and_then(|map| map.zones.get(&goal.zone));
    let zone = zone.map_or(goal.zone.as_str(), |zone| zone.name.get(l));
    let own = if scenario.sides[0].id == goal.side { Side::A } else { Side::B };
    let army = port.side_name(own);
    let (baggage, others) = (goal.baggage, goal.others);
    let first =
        say!(l, "paper-march-goal", army = army, baggage = baggage, others = others, zone = zone);
    let turn = arsouf.options.turn_limit;
    let second = say!(l, "paper-march-barred", army = port.side_name(own.enemy()), turn = turn);
    vec![item(&format!("{first} [3.1]")), item(&format!("{second} [3.2]"))]
}

/// A text without the paragraphs about the special rules of another battle.
fn of_this_battle(port: &dyn Port, text: &str) -> String {
    let library = Library::of(port.system());
    let is_foreign =
        |section: &&Section| section.of.as_ref().is_some_and(|of| *of != port.scenario().id);
    let foreign: Vec<&str> =
        library.sections.iter().filter(is_foreign).map(|section| section.id.as_str()).collect();
    let cites = |paragraph: &str, id: &str| {
        paragraph.match_indices(id).any(|(at, _)| {
            let beside = |c: Option<char>| c.is_some_and(|c| c.is_ascii_digit());
            !beside(paragraph[..at].chars().next_back())
                && !beside(paragraph[at + id.len()..].chars().next())
        })
    };
    let paragraphs = text.split("\n\n");
    let own = paragraphs.filter(|paragraph| {
        // A list holds the numbers of many rules: what it says goes for all battles.
        paragraph.starts_with("- ") || !foreign.iter().any(|id| cites(paragraph, id))
    });
    // A table in a text holds the numbers of the rulebook's own battle.
    let shipped = catalogue::find(&port.scenario().id).is_some();
    let own = own.filter(|paragraph| shipped || !paragraph.starts_with('|'));
    own.collect::<Vec<_>>().join("\n\n")
}

/// A table with its notes.
fn chart_blocks(port: &dyn Port, chart: &Chart) -> Vec<Block> {
    let l = port.language();
    let heading = say!(l, "paper-table", title = &chart.title, rule = &chart.rule);
    let mut blocks = vec![Block::marked(2, &heading, 2)];
    let row = |cells: &[String]| cells.iter().map(|cell| plain(cell)).collect::<Vec<Vec<Run>>>();
    let rows = std::iter::once(row(&chart.head)).chain(chart.rows.iter().map(|cells| row(cells)));
    blocks.push(Block::Table(rows.collect()));
    blocks.extend(chart.notes.iter().map(|note| Block::note(note)));
    blocks.push(Block::Room(2.0));
    blocks
}

/// Every counter with its values and where it begins.
fn roster(port: &dyn Port) -> Vec<Block> {
    let l = port.language();
    let Some(board) = port.board(None) else { return Vec::new() };
    let begins = begins(port.scenario());
    let mut blocks = vec![Block::marked(1, &say!(l, "paper-roster"), 1)];
    for side in &port.table(None).sides {
        blocks.push(Block::heading(2, &side.name));
        if let Some(morale) = &side.morale {
            blocks.push(Block::paragraph(&breaks(port, morale)));
        }
        let mut rows: Vec<(usize, [String; 5])> = Vec::new();
        for counter in board.counters.iter().filter(|counter| counter.side == side.side) {
            let begins = begins.get(counter.id.as_str()).filter(|_| counter.at.is_none());
            let place =
                begins.map_or(counter.place.clone(), |hex| say!(l, "paper-at-hex", hex = *hex));
            let row = line(counter, place);
            match rows.iter_mut().find(|(_, known)| *known == row) {
                Some((count, _)) => *count += 1,
                None => rows.push((1, row)),
            }
        }
        // Where no two counters are alike, nobody counts them.
        let counted = rows.iter().any(|(count, _)| *count > 1);
        let head = [
            say!(l, "paper-head-counter"),
            say!(l, "paper-head-kind"),
            say!(l, "paper-head-front"),
            say!(l, "paper-head-back"),
            say!(l, "paper-head-place"),
        ];
        let row = |(count, cells): (String, [String; 5])| -> Vec<Vec<Run>> {
            let count = counted.then_some(count).into_iter();
            count.chain(cells).map(|cell| plain(&cell)).collect()
        };
        let rows = rows.into_iter().map(|(count, cells)| row((count.to_string(), cells)));
        let head = row((say!(l, "paper-head-number"), head));
        blocks.push(Block::Table(std::iter::once(head).chain(rows).collect()));
    }
    blocks
}

/// Where counters begin that are still to be set up: printed numbers of hexes by ids.
fn begins(scenario: &Scenario) -> HashMap<&str, &str> {
    let mut begins: Vec<(&str, Option<&str>)> = Vec::new();
    if let Some(data) = scenario.data::<BmwData>() {
        begins.extend(data.units.iter().map(|it| (it.id.as_str(), it.setup.as_deref())));
        begins.extend(data.leaders.iter().map(|it| (it.id.as_str(), it.setup.as_deref())));
    }
    if let Some(data) = scenario.data::<ArsoufData>() {
        begins.extend(data.pieces.iter().map(|it| (it.id.as_str(), it.setup.as_deref())));
    }
    if let Some(data) = scenario.data::<BaronsData>() {
        begins.extend(data.units.iter().map(|it| (it.id.as_str(), it.setup.as_deref())));
        begins.extend(data.leaders.iter().map(|it| (it.id.as_str(), it.setup.as_deref())));
    }
    begins.into_iter().filter_map(|(id, hex)| Some((id, hex?))).collect()
}

fn breaks(port: &dyn Port, morale: &MoraleView) -> String {
    say!(
        port.language(),
        "paper-morale",
        demoralized = morale.demoralized_at,
        disintegrates = morale.disintegrates_at
    )
}

fn line(counter: &CounterView, place: String) -> [String; 5] {
    let kind = match &counter.command {
        Some(command) => format!("{}, {command}", counter.kind_name),
        None => counter.kind_name.clone(),
    };
    let back = counter.back.as_ref().map_or(String::new(), |face| values(counter.kind, face));
    [counter.name.clone(), kind, values(counter.kind, &counter.front), back, place]
}

/// The values of a face as they are printed on it.
fn values(kind: CounterKind, face: &FaceView) -> String {
    if kind.is_marker() {
        return String::new();
    }
    let strength = face.strength.to_string();
    let mut text = match face.morale {
        Some(morale) => format!("{strength}-{morale}-{}", face.ma),
        None => format!("{strength}-{}", face.ma),
    };
    if let Some((factor, range)) = face.archery {
        text.push_str(&format!(" ({factor}-{range})"));
    }
    if let Some(range) = face.range {
        text.push_str(&format!(" ({range})"));
    }
    text
}
