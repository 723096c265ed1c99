//! What has been done already where a battle begins in the middle: turn, activation, segment, charges (BARONS 3.0, 10.0).

use super::super::scene::{BattleId, MovementMode, unit_id};
use super::super::state::{Activation, Effectiveness, Place};
use super::super::{round, rules, victory};
use super::Opening;
use crate::board::Hex;
use crate::kernel::{Rule, Side, UnitId};
use crate::phrase;
use crate::scenario::barons::begin::BeginAt;
use crate::words::Phrase;

impl Opening<'_> {
    /// What has been done in this turn, activation and segment; returns whether the segment is under way.
    pub(super) fn under_way(&mut self) -> bool {
        let (scene, begin) = (self.scene, self.begin);
        self.reactions();
        for index in 0..scene.units.len() {
            let unit = unit_id(index);
            let set = self.counter(scene.id(unit));
            // Who spent himself says so for the whole turn (10.2).
            self.mark(unit, "spent", set.spent, !scene.unit(unit).class.is_foot(), rules::CHARGES);
            self.s.unit_mut(unit).spent = set.spent;
        }
        if self.s.activation.is_none() {
            self.nothing_done();
            return false;
        }
        self.snapshot();
        for index in 0..scene.units.len() {
            self.unit_under_way(unit_id(index));
        }
        for index in 0..scene.leaders.len() {
            let leader = scene.leader_id(index);
            let set = self.counter(scene.id(leader));
            let own = scene.battle_of(leader) == self.s.active().battle;
            self.mark(leader, "moved", set.moved, own, rules::MOVEMENT);
            self.s.leader_mut(leader).moved = set.moved;
        }
        let designated = self.hexes(&begin.designated, "barons.begin.designated");
        let (targets, emptied) = (
            self.hexes(&begin.targets, "barons.begin.targets"),
            self.hexes(&begin.emptied, "barons.begin.emptied"),
        );
        let owed = self.counters(&begin.owed, "barons.begin.owed");
        let fire = matches!(begin.at, BeginAt::DefensiveFire | BeginAt::OffensiveFire);
        if !owed.is_empty() && !fire {
            let what = phrase!("fault-morale-checks-are-owed");
            let todo = phrase!("fault-use-defensive-fire-or");
            self.fault("barons.begin.owed", "owed", rules::FIRE, what, todo);
        }
        if !targets.is_empty() && begin.at != BeginAt::Melee {
            let what = phrase!("fault-hexes-are-attacked-only");
            self.fault(
                "barons.begin.targets",
                "targets",
                rules::MELEE,
                what,
                phrase!("fault-use-melee"),
            );
        }
        let active = self.s.active_mut();
        for hex in designated {
            if !active.designated.contains(&hex) {
                active.designated.push(hex);
            }
        }
        (active.targets, active.emptied, active.round) = (targets, emptied, begin.round);
        let (chit, attacks) = (begin.chit, active.designated.len());
        if chit <= 2 && attacks > usize::from(chit) && !begin.designated.is_empty() {
            let what = phrase!("fault-hexes-count-as-new", attacks = attacks, chit = chit);
            let todo = phrase!("fault-let-fewer-be-attacked");
            self.fault("barons.begin.designated", "charge", rules::RESTRICTIONS, what, todo);
        }
        let marked = self.s.units.iter().any(|u| u.adjusted || u.attacked || u.checked);
        let listed = !self.s.active().targets.is_empty() || !owed.is_empty();
        self.s.owed = owed;
        marked || listed
    }

    /// BARONS 10.3: reactions that have been checked.
    fn reactions(&mut self) {
        for (i, pair) in self.begin.reactions.iter().enumerate() {
            let found = self.scene.find(&pair.unit).zip(self.scene.find(&pair.mover));
            let fits = found.filter(|&(cavalry, mover)| {
                let horse =
                    !self.scene.is_leader(cavalry) && !self.scene.unit(cavalry).class.is_foot();
                horse && self.scene.side(cavalry) != self.scene.side(mover)
            });
            if let Some(pair) = fits {
                self.s.reactions.push(pair);
            } else {
                let what =
                    phrase!("fault-cannot-have-reacted-to", unit = pair.unit, mover = pair.mover);
                let todo = phrase!("fault-name-cavalry-and-an");
                let at = format!("barons.begin.reactions[{i}]");
                self.fault(&at, "reaction", rules::REACTION, what, todo);
            }
        }
    }

    /// Outside an activation nothing has been done in it.
    fn nothing_done(&mut self) {
        let begin = self.begin;
        for (id, set) in &begin.counters {
            let done = set.moved
                || set.start.is_some()
                || set.fired.is_some()
                || set.attacked
                || set.adjusted
                || set.checked
                || set.owes_recoil;
            if done {
                let what = phrase!("fault-cannot-have-done-anything-before", id = id);
                let todo = phrase!("fault-begin-in-a-segment");
                let at = format!("barons.begin.counters.{id}");
                self.fault(&at, "done", rules::ACTIVATION, what, todo);
            }
        }
        let lists = [&begin.designated, &begin.targets, &begin.emptied, &begin.owed];
        if begin.round > 0 || lists.into_iter().any(|list| !list.is_empty()) {
            let what = phrase!("fault-there-is-no-activation");
            let todo = phrase!("fault-leave-round-designated-targets");
            self.fault("barons.begin", "done", rules::ACTIVATION, what, todo);
        }
    }

    /// BARONS 5.3, 6.2: who was in command and next to the enemy when the round began: reckoned where everybody stood
    /// then.
    fn snapshot(&mut self) {
        let scene = self.scene;
        let mut then = self.s.clone();
        for (id, set) in &self.begin.counters {
            let (Some(counter), Some(label)) = (scene.find(id), &set.start) else { continue };
            let hex = scene.map.grid.parse(label).filter(|_| self.s.hex(counter).is_some());
            let Some(hex) = hex else {
                let what = phrase!("fault-did-not-stand-in", id = id, label = label);
                let todo = phrase!("fault-write-the-printed-number-of");
                let at = format!("barons.begin.counters.{id}.start");
                self.fault(&at, "start", rules::MOVEMENT, what, todo);
                continue;
            };
            if scene.is_leader(counter) {
                then.leader_mut(counter).place = Place::Map(hex);
            } else {
                then.vacate(counter, Place::Aside);
                then.unit_mut(counter).place = Place::Map(hex);
            }
        }
        for index in 0..scene.units.len() {
            let unit = unit_id(index);
            let begun = self.counter(scene.id(unit)).start.is_some();
            if let (true, Place::Map(hex)) = (begun, then.place(unit)) {
                then.occupy(unit, hex, then.top(hex).is_some());
            }
        }
        round::snapshot(scene, &mut then);
        for (now, then) in self.s.units.iter_mut().zip(&then.units) {
            (now.start, now.commanded, now.engaged) = (then.start, then.commanded, then.engaged);
        }
        self.s.active_mut().contacts.clone_from(&then.active().contacts);
    }

    fn mark(&mut self, counter: UnitId, field: &str, said: bool, possible: bool, rule: Rule) {
        if said && !(possible && self.s.hex(counter).is_some()) {
            let id = self.scene.id(counter);
            let what = phrase!("fault-cannot-be-said-of-here", field = field, id = id);
            let todo = phrase!("fault-it-holds-of-counters-on-the-map-alone-of-those");
            self.fault(&format!("barons.begin.counters.{id}.{field}"), field, rule, what, todo);
        }
    }

    /// BARONS 3.C1 to 3.C5: what a unit has done in this round.
    fn unit_under_way(&mut self, unit: UnitId) {
        let scene = self.scene;
        let (printed, set, at) = (scene.unit(unit), self.counter(scene.id(unit)), self.begin.at);
        let active = self.s.active();
        let (own, enemy) = (printed.battle == active.battle, printed.side != active.side);
        let fires = match at {
            BeginAt::DefensiveFire => enemy,
            BeginAt::OffensiveFire | BeginAt::Melee => own || enemy,
            _ => false,
        };
        let window = matches!(at, BeginAt::DefensiveFire | BeginAt::OffensiveFire | BeginAt::Melee);
        let horse = !printed.class.is_foot() && at != BeginAt::Recovery;
        self.mark(unit, "moved", set.moved, own, rules::MOVEMENT);
        self.mark(unit, "fired", set.fired.is_some(), fires && printed.range > 0, rules::FIRE);
        self.mark(unit, "attacked", set.attacked, own && at == BeginAt::Melee, rules::MELEE);
        let adjusts = enemy && at == BeginAt::Adjustment;
        self.mark(unit, "adjusted", set.adjusted, adjusts, rules::ADJUSTMENT);
        self.mark(unit, "checked", set.checked, window, rules::MORALE);
        self.mark(unit, "owes_recoil", set.owes_recoil, own && horse, rules::CHARGES);
        let fired = set.fired.as_ref().map(|label| (label, scene.map.grid.parse(label)));
        if let Some((label, None)) = fired {
            let what = phrase!("fault-there-is-no-hex-on-the-map", id = label);
            let path = format!("barons.begin.counters.{}.fired", printed.id);
            self.unknown(&path, "unknown-hex", what, phrase!("fault-write-its-printed-number"));
        }
        let state = self.s.unit_mut(unit);
        // A charge is the whole move (10.0).
        state.moved = set.moved || state.charge.is_some();
        state.fired = fired.and_then(|(_, hex)| hex);
        (state.attacked, state.adjusted) = (set.attacked, set.adjusted);
        (state.checked, state.owes_recoil) = (set.checked, state.owes_recoil || set.owes_recoil);
    }

    /// BARONS 3.C, 5.3: the activated Battle and its chit.
    pub(super) fn activation(&mut self, side: Side) {
        let (scene, begin) = (self.scene, self.begin);
        if matches!(begin.at, BeginAt::Turn | BeginAt::Initiative) {
            self.no_charges(&phrase!("fault-charges-end-with-the"));
            return;
        }
        let own = |&battle: &BattleId| scene.battle(battle).side == side;
        let battle = begin.battle.as_ref().and_then(|id| scene.find_battle(id)).filter(own);
        let Some(battle) = battle.filter(|&battle| self.s.is_in_play(scene, battle)) else {
            let what = phrase!("fault-no-battle-of-the");
            let at = "barons.begin.battle";
            self.fault(
                at,
                "battle",
                rules::ACTIVATION,
                what,
                phrase!("fault-name-the-activated-battle"),
            );
            return;
        };
        if begin.chit > 4 {
            let what = phrase!("fault-there-is-no-chit", chit = begin.chit);
            self.fault(
                "barons.begin.chit",
                "chit",
                rules::CHITS,
                what,
                phrase!("fault-use-0-to-4"),
            );
        }
        self.s.activation = Some(Activation::new(battle, side, begin.chit, false));
        if begin.at == BeginAt::Recovery {
            self.no_charges(&phrase!("fault-charges-end-before-recovery"));
        } else {
            self.charges(battle);
        }
    }

    /// BARONS 10.2: there are no charges outside the segments of an activation.
    fn no_charges(&mut self, todo: &Phrase) {
        for (id, _) in self.begin.counters.iter().filter(|(_, set)| set.charges.is_some()) {
            let at = format!("barons.begin.counters.{id}.charges");
            self.fault(
                &at,
                "charge",
                rules::CHARGES,
                phrase!("fault-cannot-be-charging-now", id = id),
                todo.clone(),
            );
        }
    }

    /// BARONS 5.3, 10.0: cavalry that is charging; its targets count as new attacks.
    fn charges(&mut self, battle: BattleId) {
        let scene = self.scene;
        for printed in &scene.units {
            let Some(label) = self.counter(&printed.id).charges else { continue };
            let unit = scene.find(&printed.id).filter(|_| printed.battle == battle);
            let target = scene.map.grid.parse(&label);
            let charge = unit.zip(target).filter(|&(unit, hex)| self.may_charge(unit, hex));
            let Some((unit, target)) = charge else {
                let what = phrase!("fault-cannot-be-charging-at", id = printed.id, label = label);
                let todo = phrase!("fault-unshaken-cavalry-of-the");
                let at = format!("barons.begin.counters.{}.charges", printed.id);
                self.fault(&at, "charge", rules::CHARGES, what, todo);
                continue;
            };
            let state = self.s.unit_mut(unit);
            (state.charge, state.owes_recoil) = (Some(target), true);
            let designated = &mut self.s.active_mut().designated;
            if !designated.contains(&target) {
                designated.push(target);
            }
        }
        let (chit, attacks) = (self.begin.chit, self.s.active().designated.len());
        if chit <= 2 && attacks > usize::from(chit) {
            let what = phrase!("fault-hexes-are-charged-at", attacks = attacks, chit = chit);
            let todo = phrase!("fault-let-fewer-be-charged");
            self.fault("barons.begin.chit", "charge", rules::RESTRICTIONS, what, todo);
        }
    }

    /// BARONS 10.0, 10.1, 12.1, 13.0: whether a unit can stand at the end of a charge at a hex.
    fn may_charge(&self, unit: UnitId, target: Hex) -> bool {
        let (scene, s) = (self.scene, &self.s);
        let (printed, state) = (scene.unit(unit), s.unit(unit));
        let Some(hex) = s.hex(unit) else { return false };
        let Some(direction) = scene.map.grid.direction(hex, target) else { return false };
        let together = |other: UnitId| {
            let charges = self.counter(&scene.unit(other).id).charges;
            charges.and_then(|label| scene.map.grid.parse(&label)) == Some(target)
        };
        !printed.class.is_foot()
            && !state.shaken
            && s.battle(printed.battle).effectiveness == Effectiveness::Good
            && state.facing.front().contains(&direction)
            && s.is_enemy(scene, target, printed.side)
            && !scene.terrain(target).no_charge
            && scene.cost(MovementMode::Horse, hex, direction).is_some()
            && s.stack(hex).all(together)
    }

    /// BARONS 15.0, 3.B1: the game is not over at once, and each side has a Battle to name.
    pub(super) fn not_over(&mut self) {
        let scene = self.scene;
        for side in Side::ALL {
            let army = &scene.armies[side].id;
            if victory::is_defeated(scene, &self.s, side) {
                let what = phrase!("fault-the-side-would-have", id = army);
                let todo = phrase!("fault-leave-it-a-battle");
                self.fault("barons.begin", "over", rules::VICTORY, what, todo);
            } else if !scene.commands[side].iter().any(|&own| self.s.is_in_play(scene, own)) {
                let what = phrase!("fault-the-side-has-no-unit", id = army);
                let todo = phrase!("fault-put-a-battle-on");
                self.fault("barons.begin", "no-battle", rules::INITIATIVE, what, todo);
            }
        }
    }
}
