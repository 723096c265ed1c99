//! What counts in rolls of melee and fire, part by part, with the exact chances.

use super::super::charge::Approach;
use super::super::facing::distance;
use super::super::fire;
use super::super::melee::{Led, Roll};
use super::super::melee_resolution::{MeleeKind, MeleeResolution};
use super::super::scene::Scene;
use super::super::state::{Place, State};
use super::Localizer;
use super::localizer::signed;
use crate::board::Hex;
use crate::kernel::UnitId;
use crate::say;
use crate::view::{HitsView, ModifierView, RollView};

/// What is added to a roll of melee: every part that is not nothing.
pub fn parts(l10n: Localizer, roll: &Roll) -> Vec<ModifierView> {
    let mut parts = Vec::new();
    let mut add = |label: String, adds: i8, rule: &str| {
        if adds != 0 {
            parts.push(ModifierView {
                label,
                adds: signed(adds),
                value: adds,
                rule: rule.to_owned(),
            });
        }
    };
    let (own, other) = (l10n.class(roll.class), l10n.class(roll.against));
    add(say!(l10n, "barons-adds-type", class = own, against = other), roll.types, "9.1.3");
    add(say!(l10n, "barons-adds-flank"), roll.flank, "9.2.2");
    add(say!(l10n, "barons-adds-rear"), roll.rear, "9.2.3");
    add(say!(l10n, "barons-adds-concentric"), roll.concentric, "9.2.5");
    let uphill = l10n.scene.rise(roll.from, roll.at) > 0;
    let slope =
        if uphill { say!(l10n, "barons-adds-uphill") } else { say!(l10n, "barons-adds-downhill") };
    add(slope, roll.slope, "9.2.4");
    if let Some(Led { unit: leader, bonus }) = roll.leader {
        let label = say!(l10n, "barons-adds-leader", leader = l10n.name(leader));
        add(label, i8::try_from(bonus).unwrap_or(i8::MAX), "9.2.1");
    }
    add(say!(l10n, "barons-adds-charge"), roll.charge, "10.1");
    parts
}

/// For each number of hits, from 0: on how many faces it comes.
fn chances(faces: &[(usize, u8)]) -> Vec<u32> {
    let most = faces.iter().map(|&(_, hits)| hits).max().unwrap_or(0);
    let count = |n: u8| faces.iter().filter(|&&(_, hits)| hits == n).count();
    (0..=most).map(|n| u32::try_from(count(n)).unwrap_or(0)).collect()
}

/// One roll of melee.
fn roll_view(l10n: Localizer, who: String, roll: &Roll) -> RollView {
    let sides = roll.sides(l10n.scene);
    let face = |face: u8| (roll.row(face), roll.hits(l10n.scene, face));
    let faces: Vec<(usize, u8)> = (1..=sides).map(face).collect();
    RollView {
        who,
        hex: l10n.label(roll.from),
        at: l10n.label(roll.at),
        attack: roll.attack,
        sides,
        strength: roll.strength.into(),
        column: roll.column() + 1,
        modifiers: parts(l10n, roll),
        adds: signed(roll.adds()),
        value: roll.adds(),
        chances: chances(&faces),
        faces,
    }
}

/// A melee with every attacker's roll, and the reply against each hex that may be replied to.
pub fn melee(l10n: Localizer, s: &State, combat: &MeleeResolution) -> HitsView {
    melee_with(l10n, s, combat, None)
}

/// A melee with the reply against one of the attacking hexes.
pub fn reply(l10n: Localizer, s: &State, combat: &MeleeResolution, hex: Hex) -> HitsView {
    melee_with(l10n, s, combat, Some(hex))
}

fn melee_with(
    l10n: Localizer,
    s: &State,
    combat: &MeleeResolution,
    chosen: Option<Hex>,
) -> HitsView {
    let (attacks, mut replies) = combat.rolls(l10n.scene, s);
    replies.retain(|roll| chosen.is_none_or(|hex| roll.at == hex));
    let units: Vec<UnitId> = combat.units().collect();
    let who = |roll: &Roll| {
        let own: Vec<UnitId> = if roll.attack {
            units.iter().copied().filter(|&unit| s.hex(unit) == Some(roll.from)).collect()
        } else {
            s.stack(roll.from).collect()
        };
        l10n.names(&own).text.into_owned()
    };
    let mut notes = Vec::new();
    if replies.len() > 1 {
        notes.push(say!(l10n, "barons-note-one-reply"));
    }
    if replies.is_empty() {
        notes.push(say!(l10n, "barons-note-no-reply"));
    }
    if units.iter().any(|&unit| s.unit(unit).charge.is_some()) {
        notes.push(say!(l10n, "barons-note-charge"));
    }
    let rolls = attacks.iter().chain(&replies).map(|roll| roll_view(l10n, who(roll), roll));
    HitsView {
        chart: "melee".to_owned(),
        title: say!(l10n, "barons-melee-in", hex = l10n.label(combat.target())),
        rolls: rolls.collect(),
        notes,
    }
}

/// The melee that an attack from these hexes would be.
pub fn attack(
    l10n: Localizer,
    s: &State,
    target: Hex,
    from: &[Hex],
    manner: MeleeKind,
) -> HitsView {
    melee(l10n, s, &MeleeResolution::new(l10n.scene, s, target, from, manner))
}

/// The melee that a charge would bring: nobody fires first, nobody comes between.
pub fn charge(
    l10n: Localizer,
    s: &State,
    units: &[UnitId],
    to: Approach,
    reaction: bool,
) -> HitsView {
    let there = arrived(l10n.scene, s, units, to);
    let manner = if reaction { MeleeKind::Reaction } else { MeleeKind::Planned };
    let mut hits = attack(l10n, &there, to.target, &[to.hex], manner);
    let shooter = fire::contact_shooter(l10n.scene, &there, to.target, to.hex);
    let rides = units.first().is_some_and(|&unit| s.hex(unit) != Some(to.hex));
    if let Some(shooter) = shooter.filter(|_| rides || !reaction) {
        hits.notes.insert(0, say!(l10n, "barons-note-contact-fire", unit = l10n.name(shooter)));
    }
    hits
}

/// The position after the ride of a charge, for a look ahead.
fn arrived(scene: &Scene, s: &State, units: &[UnitId], to: Approach) -> State {
    let mut there = s.clone();
    let start = units.first().and_then(|&unit| s.hex(unit));
    let leaders: Vec<UnitId> =
        start.map_or_else(Vec::new, |hex| s.leaders_in(scene, hex).collect());
    for &unit in units {
        there.vacate(unit, Place::Aside);
    }
    for &unit in units.iter().rev() {
        there.occupy(unit, to.hex, false);
        let unit = there.unit_mut(unit);
        (unit.facing, unit.charge) = (to.facing, Some(to.target));
    }
    for leader in leaders {
        if units.first().is_some_and(|&unit| scene.battle_of(unit) == scene.battle_of(leader)) {
            there.leader_mut(leader).place = Place::Map(to.hex);
        }
    }
    there
}

/// How likely a shot hits at all, with what is added to its die: `40 % to hit, flank or rear +1`.
pub fn chance_of_a_hit(l10n: Localizer, shot: &HitsView) -> String {
    let roll = &shot.rolls[0];
    let none = roll.chances.first().copied().unwrap_or(0);
    let faces = u32::from(roll.sides);
    let percent = faces.saturating_sub(none) * 100 / faces.max(1);
    let adds = roll.modifiers.iter().map(|part| format!("{} {}", part.label, part.adds));
    let chance = say!(l10n, "barons-chance-of-a-hit", percent = percent);
    std::iter::once(chance).chain(adds).collect::<Vec<_>>().join(", ")
}

/// A shot.
pub fn shot(l10n: Localizer, s: &State, unit: UnitId, target: Hex) -> HitsView {
    let scene = l10n.scene;
    let from = s.hex(unit).unwrap_or(target);
    let range = distance(&scene.map.grid, from, target);
    let adds = fire::adds(scene, s, unit, target);
    let shaken = -i8::from(s.unit(unit).shaken);
    let modified = |face: u8| (i16::from(face) + i16::from(adds)).clamp(1, 10) - 1;
    let row = |face: u8| usize::try_from(modified(face)).unwrap_or(0);
    let faces: Vec<(usize, u8)> =
        (1..=10).map(|face| (row(face), fire::hits(scene, face, adds, range))).collect();
    let part = |label: String, adds: i8, rule: &str| ModifierView {
        label,
        adds: signed(adds),
        value: adds,
        rule: rule.to_owned(),
    };
    let mut modifiers = Vec::new();
    if adds != shaken {
        modifiers.push(part(say!(l10n, "barons-adds-fire-flank"), adds - shaken, "7.13d"));
    }
    if shaken != 0 {
        modifiers.push(part(
            say!(l10n, "barons-adds-shaken", unit = l10n.name(unit)),
            shaken,
            "12.1",
        ));
    }
    HitsView {
        chart: "fire".to_owned(),
        title: say!(l10n, "barons-shot-at", hex = l10n.label(target)),
        rolls: vec![RollView {
            who: l10n.word(unit),
            hex: l10n.label(from),
            at: l10n.label(target),
            attack: true,
            sides: 10,
            strength: s.strength(scene, unit).into(),
            column: usize::from(range.clamp(1, 3)),
            modifiers,
            adds: signed(adds),
            value: adds,
            chances: chances(&faces),
            faces,
        }],
        notes: Vec::new(),
    }
}
