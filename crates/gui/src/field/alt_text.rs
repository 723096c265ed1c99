//! Cards, places and chances in words, for screen readers, tooltips and the card panel.

use super::super::game_table::View;
use super::plays::percent;
use super::spot::{self, Pile, Spot};
use crate::locale::HasLanguage;
use crate::say;
use gonfalon_core::drawing::card::{self, CardOrientation};
use gonfalon_core::kernel::Side;
use gonfalon_core::view::{
    Ahead, CardFace, CardKind, CardTableView, CellView, FieldCard, Forecast, Line, Stance, Target,
    UnitFace,
};
use gonfalon_core::words::Language;

/// A card's printed values: `HI, move 2, melee 5, 3 hits`.
#[must_use]
pub fn values(lang: impl HasLanguage, unit: &UnitFace) -> String {
    let language = lang.language();
    format!("{}, {}", unit.kind_name, numbers(language, unit))
}

/// Its numbers alone.
fn numbers(language: Language, unit: &UnitFace) -> String {
    let mut words = vec![
        say!(language, "gui-card-move", n = unit.mobility),
        say!(language, "gui-card-melee", n = card::melee(unit)),
    ];
    if let Some((short, long)) = unit.missile {
        words.push(say!(language, "gui-card-missile", short = short, long = long));
    }
    words.push(say!(language, "gui-card-hits", n = unit.hits));
    words.join(", ")
}

/// A kind of card: `Hoplites, heavy infantry, move 1, melee 5, 3 hits`.
#[must_use]
pub fn face(lang: impl HasLanguage, card: &CardFace) -> String {
    let language = lang.language();
    match &card.kind {
        // Some are called what they are.
        CardKind::Unit(unit) if card.name.to_lowercase() == unit.kind_name.to_lowercase() => {
            format!("{}, {}", card.name, numbers(language, unit))
        }
        CardKind::Unit(unit) => format!("{}, {}", card.name, values(language, unit)),
        CardKind::Tactic => say!(language, "gui-card-tactic", name = &card.name),
    }
}

/// How a card on the field lies, in words, as the viewer sees it; nothing where what holds for it says so already.
#[must_use]
pub fn stance(lang: impl HasLanguage, stance: Stance, mirrored: bool) -> Option<String> {
    let language = lang.language();
    Some(match CardOrientation::of(stance, true, mirrored) {
        CardOrientation::Up | CardOrientation::Down => say!(language, "gui-card-upright"),
        CardOrientation::Turned => return None,
        CardOrientation::Left => say!(language, "gui-card-flanking-left"),
        CardOrientation::Right => say!(language, "gui-card-flanking-right"),
    })
}

/// A card on the field: whose it is, its print, how it lies, its markers, what holds for it.
#[must_use]
pub fn field_card(view: &View, card: &FieldCard, mirrored: bool) -> String {
    let owner = view.port.side_name(card.side);
    let what = match &card.face {
        Some(print) => face(view, print),
        None => say!(view, "gui-card-face-down"),
    };
    let mut words = vec![format!("{owner}: {what}")];
    words.extend(stance(view, card.stance, mirrored));
    if card.markers > 0 {
        words.push(say!(view, "gui-card-markers", n = card.markers));
    }
    if let Some((cell, contact)) = &card.facing {
        words.push(if *contact {
            say!(view, "gui-card-contact", cell = cell)
        } else {
            say!(view, "gui-card-distant", cell = cell)
        });
    }
    words.extend(card.status.iter().map(|(word, _)| word.clone()));
    words.join(", ")
}

/// The line of a place: `First Line of Rome`, `Melee Line`.
#[must_use]
pub fn line(view: &View, line: Line) -> String {
    match line {
        Line::Melee => say!(view, "gui-field-melee"),
        Line::First(side) => say!(view, "gui-field-first", side = view.port.side_name(side)),
    }
}

/// The zone of a column.
#[must_use]
pub fn zone(cards: &CardTableView, column: u8, below: Side) -> Option<&str> {
    let holds = |zone: &&gonfalon_core::view::FieldZone| {
        (zone.columns.0..=zone.columns.1).contains(&column)
    };
    cards.zones.iter().find(holds).map(|zone| zone.called[below as usize].as_str())
}

/// A place of the field: `A5, First Line of Rome, centre: empty`.
#[must_use]
pub fn cell(view: &View, cards: &CardTableView, cell: &CellView, mirrored: bool) -> String {
    let mut words = format!("{}, {}", cell.id, line(view, cell.line));
    let below = if mirrored { Side::B } else { Side::A };
    if let Some(zone) = zone(cards, cell.column, below) {
        words = format!("{words}, {zone}");
    }
    let what = match &cell.card {
        Some(card) => field_card(view, card, mirrored),
        None => say!(view, "gui-field-empty"),
    };
    format!("{words}: {what}")
}

/// The name of a place or of its card, short.
#[must_use]
pub fn short(view: &View, cards: &CardTableView, target: &Target) -> String {
    match target {
        Target::Cell(name) => {
            let card = spot::cell(cards, name).and_then(|cell| cell.card.as_ref()?.face.as_ref());
            card.map_or_else(|| name.clone(), |face| format!("{} ({name})", face.name))
        }
        Target::Card(id) => spot::kind(cards, id).map_or_else(|| id.clone(), |f| f.name.clone()),
        Target::Button(_) | Target::Track(_) | Target::Tray(_) | Target::Hex(_) => {
            target.name().into_owned()
        }
        Target::Unit(id) => view.snapshot.board_index.name(id).to_owned(),
    }
}

/// A pile: `Reserve of Rome: 12 cards`.
#[must_use]
pub fn pile(view: &View, side: Side, pile: Pile, count: usize) -> String {
    let name = say!(view, "gui-pile-{}" pile.word());
    say!(view, "gui-pile-spoken", pile = name, side = view.port.side_name(side), n = count)
}

/// Whatever lies somewhere.
#[must_use]
pub fn spot(view: &View, cards: &CardTableView, spot: &Spot, mirrored: bool) -> String {
    match spot {
        Spot::Cell(name) => self::spot::cell(cards, name)
            .map_or_else(String::new, |c| cell(view, cards, c, mirrored)),
        Spot::Hand(side, k) => {
            let held = cards.holdings[*side as usize].hand.get(*k);
            let what = match held.and_then(|held| held.face.as_ref()) {
                Some(print) => face(view, print),
                None => say!(view, "gui-card-hidden"),
            };
            let known = held.is_some_and(|held| held.known && held.face.is_some());
            if known { format!("{what}, {}", say!(view, "gui-card-known")) } else { what }
        }
        Spot::Pile(..) => spot.face(cards).map_or_else(String::new, |print| face(view, print)),
    }
}

/// The same without what each outcome is.
#[must_use]
pub fn brief(lang: impl HasLanguage, forecast: &Forecast) -> String {
    let whole = chances(lang.language(), forecast);
    let lines = match forecast {
        Forecast::Duel(_) => 1,
        Forecast::Check(_) => 2,
        Forecast::Odds(_) | Forecast::Hits(_) => return whole,
    };
    let escapes = forecast.escapes().iter().map(String::as_str);
    whole.lines().take(lines).chain(escapes).collect::<Vec<_>>().join("\n")
}

/// What may come of a forecast, in one line with percent: `win 51 %, tie 9 %, lose 40 %`.
#[must_use]
pub fn chances(lang: impl HasLanguage, forecast: &Forecast) -> String {
    let language = lang.language();
    match forecast {
        Forecast::Duel(duel) => {
            let share = |who: Ahead| {
                let cases = duel.chances.iter().filter(|c| c.ahead == who).map(|c| c.cases);
                percent(cases.sum::<u32>() as f32 / duel.cases.max(1) as f32)
            };
            let sum = say!(
                language,
                "gui-field-chances",
                win = share(Ahead::Attacker),
                tie = share(Ahead::Nobody),
                lose = share(Ahead::Defender)
            );
            let each = duel.chances.iter().filter(|c| c.cases > 0).map(|c| {
                let share = percent(c.cases as f32 / duel.cases.max(1) as f32);
                format!("{} {share}\u{a0}%", c.label)
            });
            // What can come of it has commas of its own.
            let told = format!("{sum}\n{}", each.collect::<Vec<_>>().join(" · "));
            duel.escapes.iter().fold(told, |told, escape| format!("{told}\n{escape}"))
        }
        Forecast::Check(check) => {
            let share = percent(f32::from(check.successes) / f32::from(check.sides.max(1)));
            let first = format!("{} {share}\u{a0}%", check.label);
            match &check.then {
                Some(then) => {
                    format!(
                        "{first}\n{}",
                        say!(language, "gui-check-then-brief", what = chances(language, then))
                    )
                }
                None => first,
            }
        }
        Forecast::Odds(_) | Forecast::Hits(_) => forecast.brief(),
    }
}
