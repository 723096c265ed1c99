//! BMW 3.2, 4.1, 4.3, 6.3, 7.3, 9.6, 11.1, 15.4: a battle that begins in the middle, and what is wrong with its beginning.

use super::archery::{DefensiveFire, OffensiveFire, Shot, check_offensive};
use super::combat::{Combat, has_duty};
use super::frame::Frame;
use super::movement::Movement;
use super::rally::Rally;
use super::reorganization::Reorganization;
use super::scene::Scene;
use super::sequence::PlayerTurn;
use super::start::ids;
use super::state::{Face, Mark, Place, State};
use super::system::Bmw;
use super::{morale, mutate, rules};
use crate::board::Hex;
use crate::kernel::{Both, Cx, Log, Rule, ScriptedDice, Side, UnitId};
use crate::phrase;
use crate::scenario::bmw::{BeginData, CounterBegin, OffMap, PhaseName, RallyBegin, UnitKind};
use crate::scenario::{Fault, Scenario};
use crate::words::Phrase;

/// Puts every counter where the scenario says and opens the given phase; what can't be is added to the faults.
pub fn in_battle(
    scene: &Scene,
    s: &mut State,
    begin: &BeginData,
    scenario: &Scenario,
    faults: &mut Vec<Fault>,
) -> (PlayerTurn, Option<Frame>) {
    let mut opening = Opening { scene, begin, s, faults: Vec::new() };
    opening.course(scenario);
    for unit in ids(scene) {
        opening.stand(unit, scenario);
    }
    for unit in ids(scene) {
        opening.marks(unit);
    }
    let doing = opening.procedure();
    if opening.faults.is_empty() && faults.is_empty() {
        opening.morale();
    }
    let turn = match doing {
        Some(_) => PlayerTurn::in_phase(opening.s, begin.phase),
        None => PlayerTurn::new(opening.s),
    };
    faults.append(&mut opening.faults);
    (turn, doing)
}

/// A position that is being set up in mid-battle.
struct Opening<'a> {
    scene: &'a Scene,
    begin: &'a BeginData,
    s: &'a mut State,
    faults: Vec<Fault>,
}

impl Opening<'_> {
    fn fault(&mut self, at: &str, name: &str, rule: Rule, what: Phrase, todo: Phrase) {
        self.faults.push(Fault::new(at, name, what, todo).against(rule.section));
    }

    fn unknown(&mut self, at: &str, name: &str, what: Phrase, todo: Phrase) {
        self.faults.push(Fault::new(at, name, what, todo));
    }

    fn set(&self, unit: UnitId) -> CounterBegin {
        self.begin.counters.get(&self.scene.counter(unit).id).cloned().unwrap_or_default()
    }

    fn path(&self, unit: UnitId, field: &str) -> String {
        format!("bmw.begin.counters.{}.{field}", self.scene.counter(unit).id)
    }

    /// BMW 3.2, 15.4, 15.5: turn, stage, side and phase, and names that nobody bears.
    fn course(&mut self, scenario: &Scenario) {
        let (scene, begin) = (self.scene, self.begin);
        for id in begin.counters.keys().filter(|id| scene.find(id).is_none()) {
            let what = phrase!("fault-there-is-no-counter", id = id);
            let todo = phrase!("fault-use-an-id-from-the-lists-of-units-leaders");
            self.unknown(&format!("bmw.begin.counters.{id}"), "unknown-counter", what, todo);
        }
        if begin.turn == 0 || begin.turn > scene.turns {
            let what = phrase!("fault-turn-is-not-among", turn = begin.turn, turns = scene.turns);
            let todo = phrase!("fault-use-1-to-the");
            self.fault("bmw.begin.turn", "turn", rules::GAME_TURNS, what, todo);
        }
        if begin.stage == 0 || begin.stage > 2 {
            let what = phrase!("fault-there-is-no-stage", stage = begin.stage);
            let at = "bmw.begin.stage";
            self.fault(at, "stage", rules::STRATEGIC_WITHDRAWAL, what, phrase!("fault-use-1-or-2"));
        }
        match scenario.sides.iter().position(|side| side.id == begin.side) {
            Some(side) => self.s.active = Side::ALL[side],
            None => {
                let what = phrase!("fault-there-is-no-side", id = begin.side);
                let todo = phrase!("fault-use-the-id-of-one");
                self.unknown("bmw.begin.side", "unknown-side", what, todo);
            }
        }
        let open = begin.sortie_open.unwrap_or(begin.sortie);
        if open && !begin.sortie {
            let what = phrase!("fault-no-sortie-has-been");
            let todo = phrase!("fault-say-sortie-too-or");
            self.fault("bmw.begin.sortie_open", "sortie", rules::FORTRESS, what, todo);
        }
        if begin.under_way && begin.phase != PhaseName::Movement {
            let what = phrase!("fault-only-a-movement-phase");
            let todo = phrase!("fault-leave-it-out-other");
            self.fault("bmw.begin.under_way", "phase", rules::GAME_TURNS, what, todo);
        }
        let s = &mut *self.s;
        (s.stage, s.turn, s.phase) = (begin.stage, begin.turn, begin.phase);
        (s.sortie, s.sortie_open) = (begin.sortie, open);
        (s.bonus, s.ever_demoralized) = (Both(begin.bonus), Both(begin.ever_demoralized));
    }

    /// BMW 2.1, 4.2, 4.3, 4.4, 15.4: puts one counter where it starts in mid-battle.
    fn stand(&mut self, unit: UnitId, scenario: &Scenario) {
        let (scene, set) = (self.scene, self.set(unit));
        let counter = scene.counter(unit);
        let at = format!("bmw.begin.counters.{}", counter.id);
        if set.at.is_some() && set.off.is_some() {
            let what = phrase!("fault-stands-on-the-map", id = counter.id);
            self.fault(&at, "place", rules::MAP, what, phrase!("fault-leave-at-or-off"));
            return;
        }
        if set.back && !counter.is_unit() {
            let what = phrase!("fault-has-no-back-side", id = counter.id);
            let todo = phrase!("fault-only-units-have-one");
            self.fault(&self.path(unit, "back"), "back", rules::COUNTERS, what, todo);
        }
        let face = |back: bool| if back && counter.is_unit() { Face::Back } else { Face::Front };
        let piece = self.s.piece_mut(unit);
        piece.face = face(set.back);
        piece.face_before = face(set.back_before.unwrap_or(set.back));
        let hex = match (&set.at, set.off) {
            (Some(label), _) => {
                let hex = scene.map.grid.parse(label);
                if hex.is_none() {
                    let what = phrase!("fault-there-is-no-hex-on-the-map", id = label);
                    self.fault(
                        &at,
                        "unknown-hex",
                        rules::MAP,
                        what,
                        phrase!("fault-write-its-printed-number"),
                    );
                    return;
                }
                hex
            }
            (None, Some(_)) => None,
            (None, None) => counter.setup,
        };
        let Some(hex) = hex else {
            self.s.piece_mut(unit).place = Place::Off(set.off.unwrap_or(OffMap::SetAside));
            if self.s.piece(unit).place == Place::Off(OffMap::Eliminated) && counter.is_unit() {
                let strength = mutate::counted_strength(scene, self.s, unit);
                self.s.fallen[counter.side] += strength;
            }
            return;
        };
        // Terrain may be waived, and what comes from `setup` is looked at with the rest of the file.
        let waived = scenario.waives("prohibited-terrain");
        if self.may_stand(unit, hex, &at, waived || set.at.is_none()) {
            mutate::settle(scene, self.s, unit, hex);
        }
    }

    fn may_stand(&mut self, unit: UnitId, hex: Hex, at: &str, waived: bool) -> bool {
        let scene = self.scene;
        let (counter, label) = (scene.counter(unit), scene.map.grid.label(hex));
        let other = self.s.unit_at(hex).map(|other| scene.counter(other));
        let at_home = |id: &str| self.begin.counters.get(id).is_none_or(|set| set.at.is_none());
        let both_at_home = other.is_some_and(|other| at_home(&other.id) && at_home(&counter.id));
        let Some((name, rule, what, todo)) = (match other {
            // Where two begin in the same hex of their `setup`, the file is at fault, not its beginning.
            Some(_) if counter.is_unit() && both_at_home => return false,
            Some(other) if counter.is_unit() => Some((
                "overstacked",
                rules::FRIENDLY_UNITS,
                phrase!(
                    "fault-and-both-stand-in",
                    id = counter.id,
                    other = other.id,
                    label = label
                ),
                phrase!("fault-give-each-unit-a"),
            )),
            Some(other) if counter.is_leader() && other.side != counter.side => Some((
                "enemy",
                rules::ENEMY_UNITS,
                phrase!(
                    "fault-stands-in-with-the",
                    id = counter.id,
                    label = label,
                    other = other.id
                ),
                phrase!("fault-give-him-another-hex"),
            )),
            _ => None,
        }) else {
            return self.may_be_in(unit, hex, at, waived);
        };
        self.fault(at, name, rule, what, todo);
        false
    }

    /// BMW 4.2, 15.4: whether a unit may be in a hex at all, by terrain and walls.
    fn may_be_in(&mut self, unit: UnitId, hex: Hex, at: &str, waived: bool) -> bool {
        let scene = self.scene;
        let (counter, label) = (scene.counter(unit), scene.map.grid.label(hex));
        if !counter.is_unit() {
            return true;
        }
        let garrison = counter.kind() == Some(UnitKind::Garrison);
        if scene.special.closed_by_walls(&scene.options, counter.side, garrison, hex) {
            let what = phrase!("fault-stands-in-behind-walls", id = counter.id, label = label);
            self.fault(at, "walls", rules::FORTRESS, what, phrase!("fault-put-it-elsewhere"));
            return false;
        }
        if !waived && scene.terrain_cost(counter.front.class, hex).is_none() {
            let what = phrase!("fault-stands-in-which-it", id = counter.id, label = label);
            let fault =
                Fault::new(at, "prohibited-terrain", what, phrase!("fault-put-it-elsewhere"));
            self.faults.push(fault.against(rules::MOVEMENT_POINTS.section).waivable());
            return false;
        }
        true
    }

    /// BMW 4.1, 6.1, 7.1, 8.23, 9.6: what a counter has done in this player turn.
    fn marks(&mut self, unit: UnitId) {
        let (scene, set) = (self.scene, self.set(unit));
        let counter = scene.counter(unit);
        let (own, on_map) = (counter.side == self.s.active, self.s.hex(unit).is_some());
        let (phase, is_unit) = (self.begin.phase, counter.is_unit());
        let mobile = is_unit || counter.is_leader();
        let cavalry = counter.kind() == Some(UnitKind::HeavyCavalry);
        let shoots = counter.front.archery.is_some() || counter.face(Face::Back).archery.is_some();
        let charges = phase != PhaseName::Reorganization;
        let marks = [
            ("moved", set.moved, own && mobile, rules::MOVEMENT),
            ("charging", set.charging, own && cavalry && charges, rules::CHARGES),
            ("disengaged", set.disengaged, own && is_unit, rules::DISENGAGEMENT_AND_CHARGE),
            (
                "flipped_up",
                set.flipped_up,
                own && counter.changes_sides() && !set.back && phase == PhaseName::Movement,
                rules::CHARGES,
            ),
            ("fired", set.fired, shoots && phase == PhaseName::Archery, rules::ARCHERY),
            (
                "back_before",
                set.back_before.is_some(),
                is_unit && phase == PhaseName::Archery,
                rules::DEFENSIVE_ARCHERY,
            ),
            ("fought", set.fought, mobile && phase == PhaseName::Combat, rules::COMBAT_PHASE),
            (
                "duty",
                set.duty.is_some(),
                is_unit && phase == PhaseName::Combat,
                rules::WHO_MUST_FIGHT,
            ),
        ];
        for (field, said, possible, rule) in marks {
            if said && !(possible && on_map) {
                let what = phrase!("fault-cannot-be-said-of-here", field = field, id = counter.id);
                let todo = phrase!("fault-it-holds-of-counters-on-the-map-alone-of-the");
                self.fault(&self.path(unit, field), field, rule, what, todo);
            }
        }
        let duty =
            phase == PhaseName::Combat && set.duty.unwrap_or_else(|| has_duty(scene, self.s, unit));
        let piece = self.s.piece_mut(unit);
        piece.mark(Mark::Moved, set.moved || set.charging || set.disengaged);
        piece.mark(Mark::Charging, set.charging);
        piece.mark(Mark::Disengaged, set.disengaged);
        piece.mark(Mark::FlippedUp, set.flipped_up);
        piece.mark(Mark::Fired, set.fired);
        piece.mark(Mark::Fought, set.fought);
        piece.mark(Mark::Duty, duty);
    }

    /// The procedure of the phase; none where the player turn begins with its questions (15.4, 15.5).
    fn procedure(&mut self) -> Option<Frame> {
        let (scene, begin) = (self.scene, self.begin);
        let pieces = &self.s.pieces;
        let moved = pieces.iter().any(|piece| piece.has(Mark::Moved));
        let touched = moved || pieces.iter().any(|piece| piece.has(Mark::FlippedUp));
        let said = |of: fn(&CounterBegin) -> bool| begin.counters.values().any(of);
        let fire = said(|set| set.fired || set.back_before.is_some());
        let fought = said(|set| set.fought || set.duty.is_some());
        self.s.flips_open = begin.phase == PhaseName::Movement && !moved;
        let declared = self.declared();
        let next = self.reorganizes();
        Some(match begin.phase {
            PhaseName::Movement if !touched && !begin.under_way => return None,
            PhaseName::Movement => Movement::under_way().into(),
            PhaseName::Archery if begin.defensive_fire => DefensiveFire {}.into(),
            PhaseName::Archery if fire || !declared.is_empty() => {
                OffensiveFire::under_way(declared).into()
            }
            PhaseName::Archery => OffensiveFire::default().into(),
            PhaseName::Combat if fought => Combat::under_way().into(),
            PhaseName::Combat => Combat::default().into(),
            PhaseName::Reorganization => match (begin.rally, next) {
                (Some(RallyBegin::Open), _) => Rally::Open.into(),
                (Some(RallyBegin::Won), _) => Rally::Won.into(),
                (None, Some(unit)) => Reorganization::from(scene, self.s, unit).into(),
                (None, None) => Reorganization::default().into(),
            },
        })
    }

    /// BMW 6.3: shots that wait for their dice.
    fn declared(&mut self) -> Vec<Shot> {
        let (scene, begin) = (self.scene, self.begin);
        if begin.defensive_fire && begin.phase != PhaseName::Archery {
            let what = phrase!("fault-nobody-shoots-in-this");
            let at = "bmw.begin.defensive_fire";
            self.fault(
                at,
                "phase",
                rules::DEFENSIVE_ARCHERY,
                what,
                phrase!("fault-use-the-archery-phase"),
            );
        }
        let mut declared: Vec<Shot> = Vec::new();
        for (i, shot) in begin.declared.iter().enumerate() {
            let at = format!("bmw.begin.declared[{i}]");
            let Some(pair) = scene.find(&shot.firer).zip(scene.find(&shot.target)) else {
                let what =
                    phrase!("fault-there-is-no-counter-or", id = shot.firer, target = shot.target);
                self.unknown(
                    &at,
                    "unknown-counter",
                    what,
                    phrase!("fault-use-the-ids-of-two-units"),
                );
                continue;
            };
            let open = begin.phase == PhaseName::Archery && !begin.defensive_fire;
            let rule = match check_offensive(scene, self.s, pair, &declared) {
                Ok(()) if open => {
                    declared.push(pair);
                    continue;
                }
                Ok(()) => rules::OFFENSIVE_ARCHERY,
                Err(refused) => refused.rule,
            };
            let what =
                phrase!("fault-cannot-have-declared-a", firer = shot.firer, target = shot.target);
            let todo = phrase!("fault-units-of-the-side");
            self.fault(&at, "declared", rule, what, todo);
        }
        declared
    }

    /// BMW 11.1, 11.2: the unit with which reorganization goes on.
    fn reorganizes(&mut self) -> Option<UnitId> {
        let (scene, begin) = (self.scene, self.begin);
        let here = begin.phase == PhaseName::Reorganization;
        if begin.rally.is_some() && !here {
            let what = phrase!("fault-nobody-rallies-in-this");
            self.fault(
                "bmw.begin.rally",
                "phase",
                rules::RALLY,
                what,
                phrase!("fault-use-reorganization"),
            );
        }
        let id = begin.reorganize_from.as_ref()?;
        let own = |&unit: &UnitId| scene.units[self.s.active].contains(&unit);
        let unit = scene.find(id).filter(own).filter(|_| here && begin.rally.is_none());
        if unit.is_none() {
            let what = phrase!("fault-reorganization-cannot-go-on", id = id);
            let todo = phrase!("fault-name-a-unit-of-the-side");
            let at = "bmw.begin.reorganize_from";
            self.fault(at, "reorganize-from", rules::REORGANIZATION, what, todo);
        }
        unit
    }

    /// BMW 11.3, 11.4: both armies' morale follows from their losses.
    fn morale(&mut self) {
        let (mut dice, mut log) = (ScriptedDice::new(&[]), Log::default());
        morale::review(&mut Cx::<Bmw>::new(self.scene, &mut dice, &mut log), self.s);
    }
}
