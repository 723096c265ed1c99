//! Whether a reason is true of what lies on the table.

use super::BUTTONS;
use super::table::{Asks, Table};
use gonfalon::kernel::Side;
use gonfalon::scenario::acies::options::{DifficultTerrain, Through};
use gonfalon::scenario::acies::{Tactic, UnitType};
use gonfalon::systems::acies::attack_resolution::{AttackResolution, Stage};
use gonfalon::systems::acies::card::{Card, Kind};
use gonfalon::systems::acies::field::{Cell, Line, Piece, Stance};
use gonfalon::systems::acies::frame::Frame;
use gonfalon::systems::acies::why::{Refused, Why};
use gonfalon::view::Target;

impl Table<'_> {
    /// Whether "this is not asked now" is true of something.
    fn is_idle(&self, target: &Target) -> bool {
        let asks = self.asks();
        match target {
            Target::Cell(name) => match self.top {
                // The unit that is attacked, and where it could go, are part of the question.
                Frame::AttackResolution(a) if a.stage == Stage::Response => {
                    let cell: Cell = name.parse().expect("a cell");
                    a.target.is_none_or(|at| {
                        let behind = Self::front(self.side, at.column);
                        at != cell && (at.line != Line::Melee || behind != cell)
                    })
                }
                _ => matches!(asks, Asks::Units | Asks::Nothing),
            },
            Target::Card(_) => matches!(asks, Asks::Cells | Asks::Nothing),
            Target::Button(id) => {
                let here: &[&str] = match self.top {
                    Frame::SetUp(_) => &["deploy-done", "deploy-automatically"],
                    Frame::Scouting(_) => {
                        &["pass", "look-enemy-hand", "look-enemy-deck", "look-own-deck"]
                    }
                    Frame::Attacks(a) if !a.is_reply() => &["pass", "main-body"],
                    Frame::AttackResolution(a) => match a.stage {
                        Stage::Response => {
                            &["stand", "withdraw-line", "withdraw-hand", "withdraw-stay"]
                        }
                        Stage::Cards => &["pass"],
                        Stage::Advance { .. } => &["hold"],
                        Stage::Stance => &["keep-flank", "turn-upright"],
                        Stage::Over => &[],
                    },
                    _ => &["pass"],
                };
                id != "concede" && !here.contains(&id.as_str())
            }
            _ => false,
        }
    }

    /// 16: whether a tactics card belongs here, held or not.
    fn belongs(&self, tactic: Tactic) -> bool {
        let own = self.side == self.s.active;
        let one = self.scene.options.difficult_terrain == DifficultTerrain::OneUnit;
        let aimed = |a: &AttackResolution, kinds: &[UnitType]| {
            let stands = |at: &Cell| self.s.field.at(*at).is_some();
            a.target.filter(stands).is_some_and(|at| kinds.contains(&self.kind(at)))
        };
        let frontal = |a: &AttackResolution| {
            a.kind == gonfalon::systems::acies::action::Kind::Frontal && !a.flank
        };
        let time = match self.top {
            Frame::Encircling(e) => !e.is_reply(),
            Frame::Attacks(a) => !a.is_reply(),
            Frame::Initiative(i) => !i.is_reply(),
            Frame::Scouting(_)
            | Frame::Moves(_)
            | Frame::Readying(_)
            | Frame::Arrivals(_)
            | Frame::Shots(_)
            | Frame::Discards(_)
            | Frame::Rallies(_) => true,
            _ => false,
        };
        match (tactic, self.top) {
            (Tactic::Cohesion, _) => own && time,
            (Tactic::Outflank | Tactic::Reserve, Frame::Encircling(e)) => !e.is_reply(),
            (Tactic::DifficultTerrain, Frame::Encircling(e)) => e.is_reply(),
            (Tactic::DifficultTerrain, Frame::Attacks(a)) => a.is_reply(),
            (Tactic::DifficultTerrain, Frame::AttackResolution(a)) => {
                a.stage == Stage::Response && one
            }
            (Tactic::BreakMorale, Frame::Attacks(a)) => !a.is_reply() && !self.s.break_morale,
            (Tactic::Shields, Frame::AttackResolution(a)) => {
                use UnitType::{Hi, Mi, Ph, Wb};
                let line = aimed(a, &[Hi, Ph, Mi, Wb]);
                a.stage == Stage::Response && frontal(a) && line && a.treacherous == 0
            }
            (Tactic::Bloodlust, Frame::AttackResolution(a)) => a.stage == Stage::Cards,
            (Tactic::Overrun, Frame::AttackResolution(a)) => a.stage == Stage::Cards && own,
            (Tactic::DefensibleTerrain, Frame::AttackResolution(a)) => match a.stage {
                Stage::Cards => !own && frontal(a) && aimed(a, &[UnitType::Li]),
                Stage::Response => {
                    let front = self.faces(a.from).filter(|(_, contact)| *contact);
                    a.target.is_none()
                        && self.s.break_morale
                        && front.is_some_and(|(at, _)| self.kind(at) == UnitType::Li)
                }
                _ => false,
            },
            (Tactic::Rally, Frame::Rallies(_)) => true,
            (Tactic::Initiative, Frame::Initiative(i)) => {
                i.is_reply() || !self.s.extra || self.scene.options.initiative_chain
            }
            _ => false,
        }
    }

    /// Whether a reason is true of a target.
    #[allow(clippy::too_many_lines)] // one arm for each reason
    pub(super) fn is_true(&self, target: &Target, no: &Refused) -> bool {
        let (scene, s, rule) = (self.scene, self.s, no.rule.section);
        let at: Option<Cell> = match target {
            Target::Cell(name) => name.parse().ok(),
            _ => None,
        };
        let card = match target {
            Target::Card(id) => {
                let kind = scene.units.iter().position(|unit| unit.id == *id);
                let unit = kind.map(|kind| Card::Unit(Kind(u8::try_from(kind).expect("a kind"))));
                unit.or(Tactic::ALL.into_iter().find(|t| t.word() == id).map(Card::Tactic))
            }
            _ => None,
        };
        let button = match target {
            Target::Button(id) => id.as_str(),
            _ => "",
        };
        let scouts = |card: &Card| match card {
            Card::Unit(kind) => scene.units[usize::from(kind.0)].scout,
            Card::Tactic(_) => false,
        };
        let is_unit = |card: &&Card| matches!(card, Card::Unit(_));
        let held = s.of(self.side);
        // Units that the reason may speak of: the one pointed at, or one that could do something there.
        let actor =
            |cell: Cell| self.own(cell).is_some() && (at == Some(cell) || self.may(cell, target));
        match no.why {
            Why::Unknown => {
                rule == "17.5"
                    && match target {
                        Target::Cell(_) => at.is_none(),
                        Target::Card(_) => card.is_none(),
                        Target::Button(id) => !BUTTONS[..16].contains(&id.as_str()),
                        _ => true,
                    }
            }
            Why::Phase if rule == "12.1" => {
                let a = self.assault();
                a.stage == Stage::Response && a.target.is_none() && button.starts_with("withdraw")
            }
            Why::Phase => rule == "5.1" && self.is_idle(target),
            Why::OffField { cell } => {
                rule == "2.2" && at == Some(cell) && cell.column >= self.columns()
            }
            Why::NotYours { cell } => at == Some(cell) && self.enemy(cell).is_some(),
            Why::Empty { cell } => at == Some(cell) && s.field.at(cell).is_none(),
            Why::NotInHand { card: it } => {
                let rally = it == Card::Tactic(Tactic::Rally)
                    && matches!(self.top, Frame::Rallies(_))
                    && (button == "rally-face-down" || card.is_some());
                rule == "5.0" && !self.holds(it) && (card == Some(it) || rally)
            }
            Why::NotInDeck { card: it } => card == Some(it) && !held.deck.cards().contains(&it),
            Why::NoUnitLeft => at.is_some() && !held.deck.cards().iter().any(|c| is_unit(&c)),
            Why::NoUnits => at.is_some() && !self.hand().iter().any(|c| is_unit(&c)),
            Why::NotLost { card: it } => card == Some(it) && !held.casualties.cards().contains(&it),
            Why::NoScouts => button.starts_with("look-") && !self.hand().iter().any(scouts),
            Why::NoScout { card: it } => card == Some(it) && self.holds(it) && !scouts(&it),
            Why::NoFlank { card: Card::Unit(kind) } => {
                card == Some(Card::Unit(kind)) && !scene.units[usize::from(kind.0)].flank
            }
            Why::Limit { most } => match rule {
                "4.2" => most == 3 && self.units().count() == 3,
                "6.1" => most == scene.options.scouts_per_turn && s.scouts_sent >= most,
                "8.6" => most == scene.options.units_per_turn && s.units_played >= most,
                _ => false,
            },
            Why::NothingProposed => {
                button == "deploy-automatically"
                    && !scene.armies[self.side]
                        .deploy
                        .iter()
                        .any(|kind| held.deck.cards().contains(&Card::Unit(*kind)))
            }
            Why::Again { cell } => {
                let turn_record = self.own(cell).expect("an own unit").turn_record;
                actor(cell)
                    && match rule {
                        "10.1" => turn_record.attacked,
                        "8.10" => turn_record.reacted,
                        "9.1" => turn_record.fired,
                        _ => false,
                    }
            }
            Why::Halted => match card {
                Some(Card::Unit(kind)) => {
                    let barred = s.barred.iter().filter(|other| **other == kind).count();
                    barred > 0
                        && held.hand.iter().filter(|c| **c == Card::Unit(kind)).count() <= barred
                }
                _ => {
                    s.no_attacks
                        || self.units().any(|(cell, p)| p.turn_record.halted && actor(cell))
                }
            },
            Why::NotUpright { cell } => {
                actor(cell) && self.own(cell).is_some_and(|p| p.stance == Stance::Turned)
            }
            Why::NotReadyYet { cell } => {
                actor(cell)
                    && self.own(cell).is_some_and(|p| !p.turn_record.may_move && p.is_upright())
            }
            Why::NotFlanking { cell } => {
                at == Some(cell)
                    && self.own(cell).is_some_and(|p| !matches!(p.stance, Stance::Flanking(_)))
            }
            Why::Flanking { cell } => {
                actor(cell)
                    && self.own(cell).is_some_and(|p| matches!(p.stance, Stance::Flanking(_)))
            }
            Why::Occupied { cell } => at == Some(cell) && s.field.at(cell).is_some(),
            Why::LineFull => {
                let line = Self::front(self.side, 0).line;
                self.all_cells(line).all(|cell| s.field.at(cell).is_some())
            }
            Why::ZoneFull { cell } => {
                let same = |to: &Cell| self.zone(to.column) == self.zone(cell.column);
                at == Some(cell)
                    && self.all_cells(Line::Melee).filter(same).all(|to| s.field.at(to).is_some())
            }
            Why::AdvanceInto { cell } => {
                let Stage::Advance { into, .. } = self.assault().stage else { return false };
                into == cell && at.is_some_and(|at| at != into)
            }
            Why::WrongLine { cell } => match rule {
                "8.1" => {
                    let goal = cell.line != Line::Melee && self.own(cell).is_none();
                    let stays = self.own(cell).is_some() && !Self::is_front(self.side, cell);
                    at == Some(cell) && (goal || stays)
                }
                "4.2" | "8.6" => at == Some(cell) && !Self::is_front(self.side, cell),
                "12.2" => {
                    let Some(target) = self.assault().target else { return false };
                    let melee = target.line == Line::Melee;
                    let intruder = !melee && !Self::is_front(self.side, target);
                    let line = button == "withdraw-line" && !melee;
                    let other = matches!(button, "withdraw-hand" | "withdraw-stay") && melee;
                    intruder || line || other
                }
                _ => false,
            },
            Why::Zone { cell } => rule == "4.2" && at == Some(cell) && self.zone(cell.column) != 1,
            Why::NoMover { cell } => {
                let near = |from: Cell| {
                    Self::is_front(self.side, from)
                        && self.zone(from.column) == self.zone(cell.column)
                };
                at == Some(cell) && !self.units().any(|(from, _)| near(from))
            }
            Why::Through { enemy } => {
                let strict = scene.options.through == Through::Strict;
                let blocks = |from: Cell, to: Cell| {
                    let (low, high) = (from.column.min(to.column), from.column.max(to.column));
                    let own = strict && from.column != to.column && enemy.column == from.column;
                    enemy.line == Line::Melee && (own || low < enemy.column && enemy.column < high)
                };
                let at = at.expect("a cell");
                let pairs: Vec<(Cell, Cell)> = if self.own(at).is_some() {
                    let same = |to: &Cell| {
                        self.zone(to.column) == self.zone(at.column) && s.field.at(*to).is_none()
                    };
                    self.all_cells(Line::Melee).filter(same).map(|to| (at, to)).collect()
                } else {
                    self.units()
                        .map(|(from, _)| (from, at))
                        .filter(|(from, _)| self.may(*from, target))
                        .collect()
                };
                self.enemy(enemy).is_some() && pairs.into_iter().any(|(from, to)| blocks(from, to))
            }
            Why::Immobile { cell } => actor(cell) && self.speed(cell) == 0,
            Why::NoEnemy { cell } => at == Some(cell) && self.enemy(cell).is_none(),
            Why::NothingAhead { cell } => {
                let other = if self.side == Side::A { Side::B } else { Side::A };
                let far = Self::front(other, cell.column);
                let melee = Cell { line: Line::Melee, column: cell.column };
                let ahead = Self::is_front(self.side, cell) && self.enemy(melee).is_some();
                actor(cell) && !ahead && self.enemy(far).is_none()
            }
            Why::Blocked { by } => !scene.options.overhead_fire && self.own(by).is_some(),
            Why::Distant { by } => at.is_some_and(|at| {
                if self.own(at).is_some() {
                    self.faces(at) == Some((by, false))
                } else {
                    by == at && self.units().any(|(cell, _)| self.faces(cell) == Some((at, false)))
                }
            }),
            Why::NoAttacker { cell } => {
                at == Some(cell)
                    && self.enemy(cell).is_some()
                    && !self.units().any(|(from, _)| {
                        self.faces(from).map(|(to, _)| to) == Some(cell)
                            || [-1, 1].into_iter().any(|step| self.beside(from, step) == Some(cell))
                    })
            }
            Why::NobodyBeside { cell } => {
                at == Some(cell)
                    && [-1, 1].into_iter().all(|step| self.beside(cell, step).is_none())
            }
            Why::FlankEmpty { cell } => {
                let step = match self.own(cell).map(|p| p.stance) {
                    Some(Stance::Flanking(gonfalon::systems::acies::field::Flank::West)) => -1,
                    Some(Stance::Flanking(_)) => 1,
                    _ => return false,
                };
                at == Some(cell) && self.beside(cell, step).is_none()
            }
            Why::NoTarget { cell } => match rule {
                // The nearest enemy in the own column only.
                "9.2" => true,
                "8.10" => match self.top {
                    Frame::Reaction(reaction) => at != Some(reaction.target()),
                    _ => false,
                },
                "11.7" => self.enemy(cell).is_some(),
                _ => false,
            },
            Why::MainBodyOnly => s.break_morale,
            Why::NobodyInMeleeLine => {
                button == "main-body" && !self.units().any(|(cell, _)| cell.line == Line::Melee)
            }
            Why::NotOnMeleeLine { cell } => at == Some(cell) && cell.line != Line::Melee,
            Why::Range { cell } => {
                let (short, long) = self.missile(cell).expect("it shoots");
                let melee = Cell { line: Line::Melee, column: cell.column };
                let near = cell.line == Line::Melee || self.enemy(melee).is_some();
                actor(cell) && if near { short == 0 } else { long == 0 }
            }
            Why::Unarmed { cell } => actor(cell) && self.missile(cell).is_none(),
            Why::MissileOnly { cell } => actor(cell) && self.kind(cell) == UnitType::Ar,
            Why::ElephantFront { cell } => self.kind(cell) == UnitType::El,
            Why::Opposed { by } => {
                let of = |cell: Cell| self.faces(cell).map(|(to, _)| to) == Some(by);
                self.units().any(|(cell, _)| {
                    of(cell) && (at == Some(cell) || actor(cell) || button == "main-body")
                })
            }
            Why::NoFlankCase { cell } => {
                let upright = self.enemy(cell).is_some_and(Piece::is_upright);
                let slow = |from: Cell| self.speed(from) <= self.speed(cell);
                let beside = |from: Cell| {
                    [-1, 1].into_iter().any(|step| self.beside(from, step) == Some(cell))
                };
                let candidates = || self.units().filter(|(from, _)| beside(*from));
                let free = |from: Cell| {
                    !self.units().any(|(other, _)| {
                        other != from
                            && (self.faces(other) == Some((cell, true))
                                || self.faces(cell) == Some((other, true)))
                    })
                };
                upright && candidates().any(|(from, _)| slow(from) && free(from))
            }
            Why::TooSlow { cell } => {
                let a = self.assault();
                a.target == Some(cell) && self.speed(cell) <= self.speed(a.from)
            }
            Why::CannotWithdraw { cell } => {
                self.assault().target == Some(cell)
                    && self.own(cell).is_some_and(|p| !p.is_upright())
            }
            Why::Trapped { cell } => {
                self.assault().target == Some(cell) && self.assault().treacherous > 0
            }
            Why::NoRoom { cell } => {
                let home = self.assault().target.map(|t| Self::front(self.side, t.column));
                home == Some(cell) && s.field.at(cell).is_some()
            }
            Why::Window { tactic } => {
                let button = button == "rally-face-down" && tactic == Tactic::Rally;
                (card == Some(Card::Tactic(tactic)) || button) && !self.belongs(tactic)
            }
            Why::NotAUnit { tactic } => card == Some(Card::Tactic(tactic)),
            Why::OneCard => !scene.options.stack_tactics,
            Why::NoMarker { .. } | Why::TwoUnits => false,
            Why::Undisordered => {
                card == Some(Card::Tactic(Tactic::Cohesion))
                    && self.units().all(|(_, piece)| piece.markers == 0)
            }
            Why::FaceUpFirst => held.casualties.cards().iter().any(|c| is_unit(&c)),
            Why::NoCasualties => {
                held.face_down.is_empty() && !held.casualties.cards().iter().any(|c| is_unit(&c))
            }
            Why::Hand { most } => match rule {
                "13.1" => most == 6 && button == "pass" && held.hand.len() > 6,
                "13.3" => most == 7 && held.hand.len() > 7,
                _ => false,
            },
            Why::NoFlank { .. } => false,
        }
    }
}
