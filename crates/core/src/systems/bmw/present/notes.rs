//! What follows from a choice that its label does not say.

use super::super::action::Action;
use super::super::archery::has_been_turned;
use super::super::frame::Frame;
use super::super::state::{Face, State};
use super::super::system::Bmw;
use super::Localizer;
use crate::board::Hex;
use crate::kernel::{GameOf, UnitId};
use crate::say;
use crate::scenario::bmw::UnitKind;
use crate::scenario::options::ChargeMultiplier;

/// What follows from a choice; nothing where its label says it all.
pub fn note(l10n: Localizer, game: &GameOf<Bmw>, action: &Action) -> Option<String> {
    let s = &game.state;
    match action {
        Action::Move { unit, path, charge } => {
            let charge = charge.then(|| charge_note(l10n));
            let leaders = entered(l10n, s, *unit, path);
            let notes: Vec<String> = [charge, leaders].into_iter().flatten().collect();
            (!notes.is_empty()).then(|| notes.join(" "))
        }
        Action::Advance { unit, path } | Action::Retreat { unit, path } => {
            entered(l10n, s, *unit, path)
        }
        Action::Attack { defenders, .. } => attacked(l10n, defenders),
        Action::Engage { unit } => attacked(l10n, &[*unit]),
        Action::Commit => match game.top() {
            Some(Frame::Combat(combat)) => attacked(l10n, &combat.defenders),
            _ => None,
        },
        Action::Flip { unit } => Some(flip_note(l10n, s, *unit)),
        Action::Fire { firer, .. } => {
            has_been_turned(s, *firer).then(|| say!(l10n, "bmw-note-fires-as-before"))
        }
        _ => None,
    }
}

/// BMW 9.6, RUL-59, RUL-61: what a charge does in the combat that it joins.
fn charge_note(l10n: Localizer) -> String {
    let options = &l10n.scene.options;
    let strength = match options.charge_multiplier {
        ChargeMultiplier::None => "none",
        ChargeMultiplier::X15 => "half-more",
        ChargeMultiplier::X2 => "twice",
    };
    let second = if options.charge_second_cavalry_advance { "yes" } else { "no" };
    say!(l10n, "bmw-note-charge", strength = strength, second = second)
}

/// BMW 9.5, 9.6: what a unit that changes sides has of the other one.
fn flip_note(l10n: Localizer, s: &State, unit: UnitId) -> String {
    let counter = l10n.scene.counter(unit);
    let charges = counter.kind() == Some(UnitKind::HeavyCavalry);
    match s.piece(unit).face {
        Face::Front => say!(l10n, "bmw-note-flip-to-back"),
        Face::Back if charges => say!(l10n, "bmw-note-flip-to-front-charges"),
        Face::Back => say!(l10n, "bmw-note-flip-to-front"),
    }
}

/// BMW 10.4: enemy leaders alone in the hexes that a unit enters give way; they are not taken.
fn entered(l10n: Localizer, s: &State, unit: UnitId, path: &[Hex]) -> Option<String> {
    let enemy = l10n.scene.counter(unit).side.enemy();
    let alone = path.iter().filter(|&&hex| s.unit_at(hex).is_none());
    let leaders: Vec<UnitId> =
        alone.flat_map(|&hex| s.leaders_in(l10n.scene, enemy, hex)).collect();
    give_way(l10n, &leaders)
}

/// BMW 10.4: leaders who are attacked alone give way, too.
fn attacked(l10n: Localizer, defenders: &[UnitId]) -> Option<String> {
    let leaders = defenders.iter().copied().filter(|&u| l10n.scene.counter(u).is_leader());
    give_way(l10n, &leaders.collect::<Vec<_>>())
}

fn give_way(l10n: Localizer, leaders: &[UnitId]) -> Option<String> {
    (!leaders.is_empty()).then(|| say!(l10n, "bmw-note-leader-escapes", unit = l10n.names(leaders)))
}
