//! ARSOUF 1.3, 3.3, 4.5, 5.1 to 5.8, 6.2, 7.1: a game that begins in mid-battle, and what is wrong with its beginning.

use super::attack_phase::check_attack;
use super::mutate;
use super::reach::reach;
use super::rules;
use super::scene::{Scene, unit_id};
use super::setup::check_standing;
use super::state::{Place, State};
use super::system::Arsouf;
use super::victory;
use crate::board::{Direction, Hex};
use crate::kernel::{Cx, Log, Rule, ScriptedDice, Side, UnitId};
use crate::phrase;
use crate::scenario::Fault;
use crate::scenario::arsouf::{ArsoufData, BeginData, PhaseName, PieceBegin, PieceState};
use crate::words::Phrase;
use smallvec::SmallVec;

/// Attacks that are announced and wait for their dice.
pub type Announced = SmallVec<[(UnitId, UnitId); 4]>;

/// The position in which a battle begins in the middle, and the attacks announced in it; what can't be is added to the
/// faults.
pub fn in_battle(
    scene: &Scene,
    data: &ArsoufData,
    begin: &BeginData,
    faults: &mut Vec<Fault>,
) -> (State, Announced) {
    let mut opening = Opening { scene, data, begin, s: State::empty(scene), faults: Vec::new() };
    opening.course();
    for index in 0..scene.pieces.len() {
        opening.piece(unit_id(index));
    }
    for index in 0..scene.pieces.len() {
        opening.under_way(unit_id(index));
    }
    opening.last();
    let announced = opening.announced();
    if opening.faults.is_empty() && faults.is_empty() {
        opening.not_over();
    }
    faults.append(&mut opening.faults);
    (opening.s, announced)
}

/// A position that is being set up in mid-battle.
struct Opening<'a> {
    scene: &'a Scene,
    data: &'a ArsoufData,
    begin: &'a BeginData,
    s: State,
    faults: Vec<Fault>,
}

impl Opening<'_> {
    fn unknown(&mut self, at: &str, name: &str, what: Phrase, todo: Phrase) {
        self.faults.push(Fault::new(at, name, what, todo));
    }

    fn fault(&mut self, at: &str, name: &str, rule: Rule, what: Phrase, todo: Phrase) {
        self.faults.push(Fault::new(at, name, what, todo).against(rule.section));
    }

    fn set(&self, unit: UnitId) -> PieceBegin {
        self.begin.pieces.get(&self.scene.piece(unit).id).cloned().unwrap_or_default()
    }

    fn path(&self, unit: UnitId, field: &str) -> String {
        format!("arsouf.begin.pieces.{}.{field}", self.scene.piece(unit).id)
    }

    /// Turn, side and phase, and names that no piece bears.
    fn course(&mut self) {
        let (scene, begin) = (self.scene, self.begin);
        if begin.phase == PhaseName::Deployment {
            let what = phrase!("fault-a-game-in-mid");
            self.unknown(
                "arsouf.begin.phase",
                "phase",
                what,
                phrase!("fault-use-movement-or-combat"),
            );
        }
        if begin.turn == 0 || scene.turn_limit().is_some_and(|last| begin.turn > last) {
            let what = phrase!("fault-there-is-no-turn", turn = begin.turn);
            self.unknown(
                "arsouf.begin.turn",
                "turn",
                what,
                phrase!("fault-use-a-turn-from-1-to-the"),
            );
        }
        match Side::ALL.into_iter().find(|&side| scene.armies[side].id == begin.side) {
            Some(side) => self.s.active = side,
            None => {
                let what = phrase!("fault-there-is-no-side", id = begin.side);
                self.unknown(
                    "arsouf.begin.side",
                    "unknown-side",
                    what,
                    phrase!("fault-use-a-side-id"),
                );
            }
        }
        (self.s.turn, self.s.phase) = (begin.turn, begin.phase);
        for id in begin.pieces.keys() {
            if !self.data.pieces.iter().any(|piece| piece.id == *id) {
                let what = phrase!("fault-there-is-no-piece", id = id);
                let at = format!("arsouf.begin.pieces.{id}");
                self.unknown(&at, "unknown-piece", what, phrase!("fault-use-a-piece-id"));
            }
        }
    }

    /// ARSOUF 1.3: where a piece is, and its condition.
    fn piece(&mut self, unit: UnitId) {
        let (scene, set) = (self.scene, self.set(unit));
        let printed = scene.piece(unit);
        let off_board = match set.state {
            PieceState::Killed => Some(Place::Killed),
            PieceState::Arrived => Some(Place::Arrived),
            PieceState::Upright | PieceState::Wounded => None,
        };
        if set.state == PieceState::Arrived && printed.side != scene.goal.side {
            let what = phrase!("fault-does-not-arrive-anywhere", id = printed.id);
            let todo = phrase!("fault-only-pieces-of-the");
            self.fault(&self.path(unit, "state"), "state", rules::ARRIVAL, what, todo);
            return;
        }
        let left_by = set.at.as_ref().and_then(|label| scene.map.grid.parse(label));
        let left = set.state == PieceState::Arrived
            && left_by.is_some_and(|hex| scene.goal.town.contains(hex));
        if off_board.is_some() && set.at.is_some() && !left {
            let what = phrase!("fault-is-off-the-board", id = printed.id);
            let todo = phrase!("fault-leave-its-space-out");
            self.fault(&self.path(unit, "at"), "place", rules::CONDITIONS, what, todo);
            return;
        }
        let place = match off_board {
            Some(place) => place,
            None => match self.space(unit, &set) {
                Some(hex) => Place::Map(hex),
                None => return,
            },
        };
        mutate::set(scene, &mut self.s, unit, place, set.state == PieceState::Wounded);
    }

    /// ARSOUF 4.5, 5.4, 5.7: the space on which a piece of the board stands.
    fn space(&mut self, unit: UnitId, set: &PieceBegin) -> Option<Hex> {
        let scene = self.scene;
        let printed = scene.piece(unit);
        let (at, hex) = match (&set.at, printed.setup) {
            (Some(label), _) => {
                let at = self.path(unit, "at");
                (at.clone(), self.hex(label, &at)?)
            }
            (None, Some(hex)) => {
                let place = self.data.pieces.iter().position(|piece| piece.id == printed.id);
                (format!("arsouf.pieces[{}].setup", place.unwrap_or_default()), hex)
            }
            (None, None) => {
                let what = phrase!("fault-nothing-says-where-stands", id = printed.id);
                let todo = phrase!("fault-give-it-a-space");
                let at = format!("arsouf.begin.pieces.{}", printed.id);
                self.fault(&at, "place", rules::CONDITIONS, what, todo);
                return None;
            }
        };
        let label = scene.label(hex);
        if let Err(refused) = check_standing(scene, printed.side, hex) {
            let (name, why) = if refused.rule == rules::MARSH {
                ("closed", phrase!("fault-which-no-piece-may"))
            } else if printed.side == scene.goal.side {
                ("goal", phrase!("fault-where-a-piece-that"))
            } else {
                ("goal", phrase!("fault-which-its-side-may"))
            };
            let what = phrase!("fault-stands-in", id = printed.id, label = label, why = why);
            self.fault(&at, name, refused.rule, what, phrase!("fault-give-it-an-open"));
            return None;
        }
        if let Some(other) = self.s.unit_at(hex) {
            let what = phrase!(
                "fault-and-both-stand-in",
                id = printed.id,
                other = scene.piece(other).id,
                label = label
            );
            self.fault(
                &at,
                "overstacked",
                rules::ONE_PIECE,
                what,
                phrase!("fault-give-each-piece-its"),
            );
            return None;
        }
        Some(hex)
    }

    fn hex(&mut self, label: &str, at: &str) -> Option<Hex> {
        let hex = self.scene.map.grid.parse(label);
        if hex.is_none() {
            let what = phrase!("fault-there-is-no-hex-on-the-board", id = label);
            self.fault(
                at,
                "unknown-hex",
                rules::ALLOWANCE,
                what,
                phrase!("fault-write-its-printed-number"),
            );
        }
        hex
    }

    /// ARSOUF 5.1, 6.2, 7.1: what a piece has done in this half-turn.
    fn under_way(&mut self, unit: UnitId) {
        let set = self.set(unit);
        let combat = self.begin.phase == PhaseName::Combat;
        let moved = set.moved || set.from.is_some() || set.done && !combat;
        let attacked = set.attacked || set.done && combat;
        if !moved && !attacked && set.charges.is_none() {
            return;
        }
        let (scene, id) = (self.scene, &self.scene.piece(unit).id);
        let (active, hex) = (self.s.active, self.s.hex(unit));
        let idle = scene.piece(unit).side != active || hex.is_none();
        if let (true, false, false, Some(label)) = (idle, moved, attacked, &set.charges) {
            self.charges(unit, label, false);
            return;
        }
        if idle {
            let rule = if attacked { rules::ATTACKERS } else { rules::MOVING };
            let what = phrase!("fault-cannot-have-done-anything-in", id = id);
            let todo = phrase!("fault-only-pieces-on-the");
            let at = format!("arsouf.begin.pieces.{id}");
            self.fault(&at, "done", rule, what, todo);
            return;
        }
        let piece = &mut self.s.pieces[unit.index()];
        piece.attacked = attacked;
        // Without a space to return to there is nothing to take back.
        piece.from = if moved { hex } else { None };
        self.attacked(unit, attacked, combat);
        if let (Some(label), Some(hex)) = (&set.from, hex) {
            self.from(unit, hex, label);
        }
        if let Some(label) = &set.charges {
            self.charges(unit, label, set.from.is_some());
        }
    }

    /// ARSOUF 6.1, 6.2: attacks are made in the attack phase, not by baggage under an option.
    fn attacked(&mut self, unit: UnitId, attacked: bool, combat: bool) {
        let printed = self.scene.piece(unit);
        let idle = printed.baggage && !self.scene.options.baggage_may_attack;
        let (rule, todo) = match (attacked, combat, idle) {
            (true, false, _) => (rules::ATTACK_PHASE, phrase!("fault-attacks-follow-movement-use")),
            (true, true, true) => (rules::ATTACKERS, phrase!("fault-baggage-does-not-attack")),
            _ => return,
        };
        let what = phrase!("fault-cannot-have-attacked", id = printed.id);
        self.fault(&self.path(unit, "attacked"), "attacked", rule, what, todo);
    }

    /// ARSOUF 5.2 to 5.7: the space in which a move began: one from which the piece can have come.
    fn from(&mut self, unit: UnitId, at: Hex, label: &str) {
        let scene = self.scene;
        let path = self.path(unit, "from");
        let Some(from) = self.hex(label, &path) else { return };
        let mut board = State::empty(scene);
        board.occupy(unit, from);
        // Who attacked and lost was upright when it moved.
        let piece = self.s.piece(unit);
        board.pieces[unit.index()].wounded = piece.wounded && !piece.attacked;
        if check_standing(scene, scene.side(unit), from).is_err()
            || !reach(scene, &board, unit).contains(&at)
        {
            let what = phrase!("fault-no-move-of-leads", id = scene.piece(unit).id, label = label);
            let todo = phrase!("fault-name-the-space-it");
            self.fault(&path, "from", rules::ALLOWANCE, what, todo);
            return;
        }
        self.s.pieces[unit.index()].from = Some(from);
    }

    /// ARSOUF 7.1: a knight that is charging: it has come over two open spaces, in the line to its target.
    fn charges(&mut self, unit: UnitId, label: &str, told: bool) {
        let scene = self.scene;
        let target = scene.map.grid.parse(label);
        let line = self.s.hex(unit).zip(target).and_then(|(hex, target)| {
            let direction = scene.map.grid.direction(hex, target)?;
            let back = scene.step(hex, Direction::opposite(direction))?;
            let start = scene.step(back, Direction::opposite(direction))?;
            Some((direction, start))
        });
        let printed = scene.piece(unit);
        let (piece, enemy) = (*self.s.piece(unit), self.s.active.enemy());
        // In the attack phase its target may have been killed by others.
        let aims = self.begin.phase == PhaseName::Combat
            || target.and_then(|hex| self.s.unit_at(hex)).is_some_and(|u| scene.side(u) == enemy);
        let able = printed.knight && printed.side == self.s.active && !piece.wounded && aims;
        match line.filter(|&(_, start)| able && (!told || piece.from == Some(start))) {
            Some((direction, start)) => {
                let piece = &mut self.s.pieces[unit.index()];
                (piece.charge, piece.from) = (Some(direction), Some(start));
            }
            None => {
                let what = phrase!("fault-cannot-be-charging-at", id = printed.id, label = label);
                let todo = phrase!("fault-an-upright-knight-of");
                self.fault(&self.path(unit, "charges"), "charge", rules::CHARGING, what, todo);
            }
        }
    }

    /// ARSOUF M5.4, ARR-17: the piece that moved last.
    fn last(&mut self) {
        let Some(id) = &self.begin.last else { return };
        let unit = self.scene.find(id);
        let moved = unit.filter(|&unit| {
            let from = self.s.piece(unit).from;
            from.is_some() && from != self.s.hex(unit) && self.s.phase == PhaseName::Movement
        });
        if moved.is_none() {
            let what = phrase!("fault-has-made-no-move", id = id);
            let todo = phrase!("fault-name-a-piece-with");
            self.fault("arsouf.begin.last", "last", rules::TAKING_BACK, what, todo);
        }
        self.s.last = moved;
    }

    /// ARSOUF 6.2, ARR-7: attacks that wait for their dice.
    fn announced(&mut self) -> Announced {
        let mut announced = Announced::new();
        for (i, pair) in self.begin.announced.iter().enumerate() {
            let at = format!("arsouf.begin.announced[{i}]");
            let found = self.scene.find(&pair.unit).zip(self.scene.find(&pair.target));
            let Some((unit, target)) = found else {
                let what =
                    phrase!("fault-there-is-no-piece-or", id = pair.unit, target = pair.target);
                self.unknown(
                    &at,
                    "unknown-piece",
                    what,
                    phrase!("fault-use-the-ids-of-two-pieces"),
                );
                continue;
            };
            let open = self.scene.options.declare_all_attacks_first
                && self.s.phase == PhaseName::Combat
                && !announced.iter().any(|&(other, _)| other == unit);
            let rule = match check_attack(self.scene, &self.s, unit, target) {
                Ok(()) if open => {
                    announced.push((unit, target));
                    continue;
                }
                Ok(()) => rules::ATTACKERS,
                Err(refused) => refused.rule,
            };
            let what =
                phrase!("fault-cannot-have-announced-an", unit = pair.unit, target = pair.target);
            let todo = phrase!("fault-each-piece-announces-one");
            self.fault(&at, "announced", rule, what, todo);
        }
        announced
    }

    /// ARSOUF 3.3: the game is not over before it begins.
    fn not_over(&mut self) {
        let scene = self.scene;
        let (mut nothing, mut log) = (ScriptedDice::new(&[]), Log::default());
        victory::test(&mut Cx::<Arsouf>::new(scene, &mut nothing, &mut log), &mut self.s);
        let fallen = |side: Side| {
            scene.leaders[side].iter().any(|&leader| self.s.piece(leader).place == Place::Killed)
        };
        let leaderless = scene.options.leader_death_ends_game && Side::ALL.into_iter().any(fallen);
        if self.s.over.is_some() || leaderless {
            let what = phrase!("fault-the-game-would-be");
            let todo = phrase!("fault-change-the-pieces-states");
            self.fault("arsouf.begin", "over", rules::THE_END, what, todo);
        }
    }
}
