//! ACIES 2: the field, a grid of columns with three cells each.

use super::card::Kind;
use crate::kernel::Side;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// ACIES 2.1: a line of the field.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Line {
    /// The First Line of the side listed first.
    A,
    /// The Melee Line.
    Melee,
    /// The First Line of the other side.
    B,
}

impl Line {
    /// Every line, from the side listed first to the other.
    pub const ALL: [Line; 3] = [Line::A, Line::Melee, Line::B];

    /// A side's First Line.
    #[must_use]
    pub const fn first(side: Side) -> Line {
        match side {
            Side::A => Line::A,
            Side::B => Line::B,
        }
    }

    const fn letter(self) -> char {
        match self {
            Line::A => 'A',
            Line::Melee => 'M',
            Line::B => 'B',
        }
    }
}

/// ACIES 2.2: a cell. Its name is the letter of the line and the number of the column, from 1, such as `M5`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Cell {
    /// The line.
    pub line: Line,
    /// The column, from 0.
    pub column: u8,
}

impl Cell {
    /// A cell of the Melee Line.
    #[must_use]
    pub const fn melee(column: u8) -> Cell {
        Cell { line: Line::Melee, column }
    }

    /// A cell of a side's First Line.
    #[must_use]
    pub const fn first(side: Side, column: u8) -> Cell {
        Cell { line: Line::first(side), column }
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.line.letter(), u16::from(self.column) + 1)
    }
}

/// What is expected where a cell is read.
pub const CELL: &str = "a cell, named A, M or B and a column, such as M5";

impl FromStr for Cell {
    type Err = String;

    fn from_str(text: &str) -> Result<Cell, String> {
        let wrong =
            || format!("\"{text}\" is no cell: cells are named A, M or B and a column, such as M5");
        let mut letters = text.chars();
        let letter = letters.next().map(|c| c.to_ascii_uppercase());
        let line =
            Line::ALL.into_iter().find(|line| Some(line.letter()) == letter).ok_or_else(wrong)?;
        let digits = letters.as_str();
        if digits.starts_with(['0', '+']) {
            return Err(wrong());
        }
        let number: u8 = digits.parse().map_err(|_| wrong())?;
        let column = number.checked_sub(1).ok_or_else(wrong)?;
        Ok(Cell { line, column })
    }
}

impl Serialize for Cell {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Cell {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Cell, D::Error> {
        let text = std::borrow::Cow::<str>::deserialize(deserializer)?;
        let unknown = |_| serde::de::Error::invalid_value(serde::de::Unexpected::Str(&text), &CELL);
        text.parse().map_err(unknown)
    }
}

impl JsonSchema for Cell {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Cell".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({
            "type": "string",
            "pattern": "^[AMBamb][0-9]{1,2}$",
            "description": "A cell of the field: A, M or B and the number of a column, from 1."
        })
    }
}

/// ACIES 11: which way a flank lies.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum Flank {
    /// Towards the column before.
    West,
    /// Towards the column after.
    East,
}

impl Flank {
    /// Both, in the order of the columns.
    pub const ALL: [Flank; 2] = [Flank::West, Flank::East];
}

/// ACIES 2.7: how a card is turned.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Stance {
    /// Ready.
    Upright,
    /// Across: newly played, not ready.
    Turned,
    /// Turned towards a neighbouring column: it holds a tactical flank advantage there.
    Flanking(Flank),
}

/// ACIES 8: what a unit has done in this turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct TurnRecord {
    /// It was upright when the Manoeuvre Phase began (8.4).
    pub may_move: bool,
    /// It has shot in the Missile Phase (9.1).
    pub fired: bool,
    /// It has declared an attack (10.1).
    pub attacked: bool,
    /// Difficult Terrain holds it (16.6).
    pub halted: bool,
    /// It has reacted to the present trigger (8.10).
    pub reacted: bool,
}

/// A unit on the field.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Piece {
    /// Its owner.
    pub side: Side,
    /// What it is.
    pub kind: Kind,
    /// ACIES 1.3: disorder markers on it.
    pub markers: u8,
    /// How it is turned.
    pub stance: Stance,
    /// What it has done in this turn.
    #[serde(rename = "deeds")]
    pub turn_record: TurnRecord,
}

impl Piece {
    /// Whether it stands ready.
    #[must_use]
    pub fn is_upright(&self) -> bool {
        self.stance == Stance::Upright
    }
}

/// ACIES 2.2: the field.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Field {
    columns: u8,
    slots: Vec<Option<Piece>>,
    /// By side and line, the columns that hold a unit, as bits: the field is large and nearly empty.
    held: [[u64; 3]; 2],
}

impl Field {
    /// An empty field.
    #[must_use]
    pub fn new(columns: u8) -> Field {
        Field { columns, slots: vec![None; 3 * usize::from(columns)], held: [[0; 3]; 2] }
    }

    fn index(&self, cell: Cell) -> usize {
        cell.line as usize * usize::from(self.columns) + usize::from(cell.column)
    }

    /// How many columns there are.
    #[must_use]
    pub fn columns(&self) -> u8 {
        self.columns
    }

    /// Whether there is such a cell.
    #[inline]
    #[must_use]
    pub fn has(&self, cell: Cell) -> bool {
        cell.column < self.columns
    }

    /// The unit in a cell; none off the field.
    #[inline]
    #[must_use]
    pub fn at(&self, cell: Cell) -> Option<&Piece> {
        if self.has(cell) { self.slots[self.index(cell)].as_ref() } else { None }
    }

    /// The unit in a cell, to change it.
    pub fn at_mut(&mut self, cell: Cell) -> Option<&mut Piece> {
        if !self.has(cell) {
            return None;
        }
        let index = self.index(cell);
        self.slots[index].as_mut()
    }

    /// Whether a cell of the field is empty.
    #[must_use]
    pub fn is_free(&self, cell: Cell) -> bool {
        self.has(cell) && self.slots[self.index(cell)].is_none()
    }

    /// ACIES 2.3: puts a unit into an empty cell.
    pub fn put(&mut self, cell: Cell, piece: Piece) {
        let index = self.index(cell);
        debug_assert!(self.slots[index].is_none(), "a cell holds one card (2.3)");
        self.held[piece.side as usize][cell.line as usize] |= 1 << cell.column;
        self.slots[index] = Some(piece);
    }

    /// Takes the unit out of a cell.
    pub fn take(&mut self, cell: Cell) -> Option<Piece> {
        let index = self.index(cell);
        for held in &mut self.held {
            held[cell.line as usize] &= !(1 << cell.column);
        }
        self.slots[index].take()
    }

    /// The units in these columns of the lines.
    fn among(&self, held: [u64; 3]) -> impl Iterator<Item = (Cell, &Piece)> {
        let cells = cells(held);
        cells.filter_map(|cell| Some((cell, self.slots[self.index(cell)].as_ref()?)))
    }

    /// The columns that hold a unit, whoever's, by line.
    fn held(&self) -> [u64; 3] {
        let [a, b] = self.held;
        Line::ALL.map(|line| a[line as usize] | b[line as usize])
    }

    /// Every unit, line by line.
    pub fn pieces(&self) -> impl Iterator<Item = (Cell, &Piece)> {
        self.among(self.held())
    }

    /// Changes every unit.
    pub fn each_mut(&mut self, mut change: impl FnMut(&mut Piece)) {
        for cell in cells(self.held()) {
            let index = self.index(cell);
            if let Some(piece) = &mut self.slots[index] {
                change(piece);
            }
        }
    }

    /// Whether the columns that are noted as held are those that hold units.
    #[must_use]
    pub fn is_consistent(&self) -> bool {
        let cells = Line::ALL
            .into_iter()
            .flat_map(|line| (0..self.columns).map(move |column| Cell { line, column }));
        let holder = |cell: Cell| self.at(cell).map(|piece| piece.side);
        cells.into_iter().all(|cell| {
            Side::ALL.into_iter().all(|side| self.holds(side, cell) == (holder(cell) == Some(side)))
        })
    }

    /// The units of a side, line by line.
    pub fn of(&self, side: Side) -> impl Iterator<Item = (Cell, &Piece)> {
        self.among(self.held[side as usize])
    }

    /// Whether a cell holds a unit of a side.
    #[inline]
    #[must_use]
    pub fn holds(&self, side: Side, cell: Cell) -> bool {
        self.has(cell) && self.held[side as usize][cell.line as usize] >> cell.column & 1 == 1
    }

    /// A side's unit in a cell.
    #[inline]
    #[must_use]
    pub fn own(&self, side: Side, cell: Cell) -> Option<&Piece> {
        if self.holds(side, cell) { self.at(cell) } else { None }
    }

    /// ACIES 2.4: the card that the unit in a cell faces, if it faces one.
    #[must_use]
    pub fn opposite(&self, cell: Cell) -> Option<Cell> {
        let own = self.at(cell)?.side;
        let enemy = own.enemy();
        let front = Cell::first(enemy, cell.column);
        let in_front = || self.holds(enemy, front).then_some(front);
        if cell.line == Line::Melee {
            return in_front();
        }
        if cell.line != Line::first(own) {
            return None;
        }
        let melee = Cell::melee(cell.column);
        if self.holds(enemy, melee) {
            return Some(melee);
        }
        if self.holds(own, melee) { None } else { in_front() }
    }

    /// ACIES 2.4: the card faced across no empty cell.
    #[must_use]
    pub fn contact(&self, cell: Cell) -> Option<Cell> {
        self.opposite(cell)
            .filter(|other| (cell.line == Line::Melee) != (other.line == Line::Melee))
    }

    /// The column beside one, if there is one.
    #[must_use]
    pub fn beside(&self, column: u8, flank: Flank) -> Option<u8> {
        match flank {
            Flank::West => column.checked_sub(1),
            Flank::East => Some(column + 1).filter(|next| *next < self.columns),
        }
    }
}

/// The cells of these columns, line by line.
fn cells(columns: [u64; 3]) -> impl Iterator<Item = Cell> {
    Line::ALL
        .into_iter()
        .flat_map(move |line| bits(columns[line as usize]).map(move |column| Cell { line, column }))
}

/// The places of the bits that are set, from the lowest.
fn bits(mut set: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let place = u8::try_from(set.trailing_zeros()).ok().filter(|_| set != 0)?;
        set &= set - 1;
        Some(place)
    })
}
