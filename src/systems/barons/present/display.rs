//! The effectiveness displays of the Battles.

use super::super::scene::{BattleId, battle_id};
use super::super::state::{Spirit, State};
use super::Voice;
use crate::say;
use crate::scenario::barons::SymbolKind;
use crate::view::{Bearing, BoxView, DisplayView, SymbolShape};

/// The displays of both sides.
pub fn displays(v: Voice, s: &State) -> Vec<DisplayView> {
    (0..v.scene.battles.len()).map(|i| display(v, s, battle_id(i))).collect()
}

fn display(v: Voice, s: &State, battle: BattleId) -> DisplayView {
    let (command, state) = (v.scene.battle(battle), s.battle(battle));
    let bearing = if s.is_eliminated(battle) {
        Bearing::Gone
    } else {
        match state.spirit {
            Spirit::Good => Bearing::Good,
            Spirit::Shaken => Bearing::Shaken,
            Spirit::Broken => Bearing::Broken,
        }
    };
    let cell = |place: usize| BoxView {
        symbol: command.display.get(place).copied().flatten().map(|symbol| {
            let shape = match symbol.check {
                SymbolKind::Waver => SymbolShape::Square,
                SymbolKind::Shaken => SymbolShape::Circle,
                SymbolKind::Broken => SymbolShape::Triangle,
            };
            (shape, symbol.number)
        }),
        filled: state.boxes.get(place).map(|&unit| v.word(unit)),
        pending: s.symbols.iter().any(|&(b, at)| b == battle && usize::from(at) == place),
    };
    let count = command.display.len().max(state.boxes.len());
    DisplayView {
        id: command.id.clone(),
        name: v.battle(battle).text.into_owned(),
        side: command.side,
        bearing,
        state: v.spirit(s, battle),
        rule: "13.0".to_owned(),
        boxes: (0..count).map(cell).collect(),
        next: next(v, s, battle),
        reconstructed: command.source.as_ref().map(|note| note.get(v.language).to_owned()),
    }
}

/// How far to the next symbol, and what it brings.
fn next(v: Voice, s: &State, battle: BattleId) -> String {
    if s.is_eliminated(battle) {
        return String::new();
    }
    let filled = s.battle(battle).boxes.len();
    let mut display = v.scene.battle(battle).display.iter().enumerate().skip(filled);
    match display.find_map(|(place, symbol)| Some((place, (*symbol)?))) {
        Some((place, symbol)) => {
            let (losses, number) = (place + 1 - filled, symbol.number);
            let check = v.symbol(symbol.check);
            say!(v, "barons-next-check", losses = losses, check = check, number = number)
        }
        None => say!(v, "barons-no-more-checks"),
    }
}
