//! What lies on the table, read a second time: who stands where, whom he faces, what is asked (2.4, 11.1).

use gonfalon::kernel::Side;
use gonfalon::scenario::acies::UnitType;
use gonfalon::systems::acies::attack_resolution::{AttackResolution, Stage};
use gonfalon::systems::acies::card::Card;
use gonfalon::systems::acies::field::{Cell, Line, Piece};
use gonfalon::systems::acies::frame::Frame;
use gonfalon::systems::acies::scene::Scene;
use gonfalon::systems::acies::state::State;
use gonfalon::view::Target;

/// The table as it lies, and the question.
pub(super) struct Table<'a> {
    pub(super) scene: &'a Scene,
    pub(super) s: &'a State,
    pub(super) top: &'a Frame,
    pub(super) side: Side,
}

/// What a decision asks for.
#[derive(PartialEq, Eq, Debug)]
pub(super) enum Asks {
    Cells,
    Units,
    Both,
    Nothing,
}

impl Table<'_> {
    pub(super) fn own(&self, cell: Cell) -> Option<&Piece> {
        self.s.field.at(cell).filter(|piece| piece.side == self.side)
    }

    pub(super) fn enemy(&self, cell: Cell) -> Option<&Piece> {
        self.s.field.at(cell).filter(|piece| piece.side != self.side)
    }

    pub(super) fn front(side: Side, column: u8) -> Cell {
        Cell { line: if side == Side::A { Line::A } else { Line::B }, column }
    }

    pub(super) fn is_front(side: Side, cell: Cell) -> bool {
        cell == Self::front(side, cell.column)
    }

    pub(super) fn columns(&self) -> u8 {
        4 * self.scene.options.wing_columns
    }

    pub(super) fn zone(&self, column: u8) -> u8 {
        let wing = self.scene.options.wing_columns;
        u8::from(column >= wing) + u8::from(column >= 3 * wing)
    }

    pub(super) fn hand(&self) -> &[Card] {
        &self.s.of(self.side).hand
    }

    pub(super) fn holds(&self, card: Card) -> bool {
        self.hand().contains(&card)
    }

    pub(super) fn kind(&self, cell: Cell) -> UnitType {
        let piece = self.s.field.at(cell).expect("a unit");
        self.scene.units[usize::from(piece.kind.0)].kind
    }

    pub(super) fn speed(&self, cell: Cell) -> u8 {
        let piece = self.s.field.at(cell).expect("a unit");
        self.scene.units[usize::from(piece.kind.0)].mobility
    }

    pub(super) fn missile(&self, cell: Cell) -> Option<(u8, u8)> {
        let piece = self.s.field.at(cell).expect("a unit");
        self.scene.units[usize::from(piece.kind.0)].missile
    }

    /// 2.4: whom a unit faces, and whether in contact.
    pub(super) fn faces(&self, cell: Cell) -> Option<(Cell, bool)> {
        let piece = self.s.field.at(cell)?;
        let other = if piece.side == Side::A { Side::B } else { Side::A };
        let (melee, far) =
            (Cell { line: Line::Melee, column: cell.column }, Self::front(other, cell.column));
        let stands = |at: Cell| self.s.field.at(at).is_some_and(|p| p.side == other);
        match cell.line {
            Line::Melee => stands(far).then_some((far, true)),
            _ if !Self::is_front(piece.side, cell) => None,
            _ if stands(melee) => Some((melee, true)),
            _ if self.s.field.at(melee).is_some() => None,
            _ => stands(far).then_some((far, false)),
        }
    }

    /// 11.1: the enemy beside a unit, in the next column to the west or to the east.
    pub(super) fn beside(&self, cell: Cell, step: i16) -> Option<Cell> {
        let column = u8::try_from(i16::from(cell.column) + step).ok()?;
        if column >= self.columns() {
            return None;
        }
        let cross = self.scene.options.tfa_cross_zone;
        if !cross && self.zone(column) != self.zone(cell.column) {
            return None;
        }
        let side = self.s.field.at(cell)?.side;
        let other = if side == Side::A { Side::B } else { Side::A };
        let stands = |at: &Cell| self.s.field.at(*at).is_some_and(|p| p.side == other);
        let melee = Some(Cell { line: Line::Melee, column }).filter(stands);
        let far = Some(Self::front(other, column)).filter(stands);
        match cell.line {
            Line::Melee => melee.or(far),
            // By option an enemy may stand in the own First Line.
            _ if Self::is_front(side, cell) => {
                melee.or(Some(Cell { column, ..cell }).filter(stands))
            }
            _ => None,
        }
    }

    pub(super) fn units(&self) -> impl Iterator<Item = (Cell, &Piece)> {
        let side = self.side;
        self.s.field.pieces().filter(move |(_, piece)| piece.side == side)
    }

    pub(super) fn all_cells(&self, line: Line) -> impl Iterator<Item = Cell> {
        (0..self.columns()).map(move |column| Cell { line, column })
    }

    /// What is asked at this moment.
    pub(super) fn asks(&self) -> Asks {
        match self.top {
            Frame::SetUp(_) | Frame::Arrivals(_) => Asks::Both,
            Frame::Scouting(_) | Frame::Discards(_) | Frame::Rallies(_) => Asks::Units,
            Frame::Encircling(e) => {
                if e.is_reply() {
                    Asks::Nothing
                } else {
                    Asks::Units
                }
            }
            Frame::Moves(_) | Frame::Readying(_) | Frame::Reaction(_) | Frame::Shots(_) => {
                Asks::Cells
            }
            Frame::Attacks(a) => {
                if a.is_reply() {
                    Asks::Nothing
                } else {
                    Asks::Cells
                }
            }
            Frame::AttackResolution(a) if matches!(a.stage, Stage::Advance { .. }) => Asks::Cells,
            Frame::AttackResolution(_) | Frame::Initiative(_) | Frame::Course(_) => Asks::Nothing,
        }
    }

    pub(super) fn assault(&self) -> &AttackResolution {
        match self.top {
            Frame::AttackResolution(assault) => assault,
            other => panic!("no attack: {other:?}"),
        }
    }

    /// Whether an own unit could have to do with a target at this decision, if nothing stopped it.
    pub(super) fn may(&self, from: Cell, target: &Target) -> bool {
        let Target::Cell(name) = target else {
            return matches!(target, Target::Button(id) if id == "main-body")
                && from.line == Line::Melee;
        };
        let to: Cell = name.parse().expect("a cell");
        match self.top {
            Frame::Moves(_) => {
                Self::is_front(self.side, from) && self.zone(from.column) == self.zone(to.column)
            }
            Frame::Shots(_) => from.column == to.column,
            Frame::Attacks(_) => {
                self.faces(from).map(|(faced, _)| faced) == Some(to)
                    || [-1, 1].into_iter().any(|step| self.beside(from, step) == Some(to))
            }
            _ => false,
        }
    }
}
