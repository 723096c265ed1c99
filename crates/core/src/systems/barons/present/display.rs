//! The effectiveness displays of the Battles.

use super::super::scene::{BattleId, battle_id};
use super::super::state::{Effectiveness, State};
use super::Localizer;
use super::mark::mark;
use crate::say;
use crate::scenario::barons::SymbolKind;
use crate::view::{Bearing, BoxView, DisplayView, SymbolShape};

/// The displays of both sides.
pub fn displays(l10n: Localizer, s: &State) -> Vec<DisplayView> {
    (0..l10n.scene.battles.len()).map(|i| display(l10n, s, battle_id(i))).collect()
}

fn display(l10n: Localizer, s: &State, battle: BattleId) -> DisplayView {
    let (command, state) = (l10n.scene.battle(battle), s.battle(battle));
    let bearing = if s.is_eliminated(battle) {
        Bearing::Gone
    } else {
        match state.effectiveness {
            Effectiveness::Good => Bearing::Good,
            Effectiveness::Shaken => Bearing::Shaken,
            Effectiveness::Broken => Bearing::Broken,
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
        filled: state.boxes.get(place).map(|&unit| l10n.word(unit)),
        pending: s.symbols.iter().any(|&(b, at)| b == battle && usize::from(at) == place),
    };
    let count = command.display.len().max(state.boxes.len());
    DisplayView {
        id: command.id.clone(),
        mark: mark(l10n.scene, l10n.language, battle),
        name: l10n.battle(battle).text.into_owned(),
        side: command.side,
        bearing,
        state: l10n.effectiveness(s, battle),
        rule: "13.0".to_owned(),
        boxes: (0..count).map(cell).collect(),
        next: next(l10n, s, battle),
        reconstructed: command.source.as_ref().map(|note| note.get(l10n.language).to_owned()),
    }
}

/// How far to the next symbol, and what it brings.
fn next(l10n: Localizer, s: &State, battle: BattleId) -> String {
    if s.is_eliminated(battle) {
        return String::new();
    }
    let filled = s.battle(battle).boxes.len();
    let mut display = l10n.scene.battle(battle).display.iter().enumerate().skip(filled);
    match display.find_map(|(place, symbol)| Some((place, (*symbol)?))) {
        Some((place, symbol)) => {
            let (losses, number) = (place + 1 - filled, symbol.number);
            let check = l10n.symbol(symbol.check);
            say!(l10n, "barons-next-check", losses = losses, check = check, number = number)
        }
        None => say!(l10n, "barons-no-more-checks"),
    }
}
