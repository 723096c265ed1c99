//! 11: flank attacks, reckoned a second time on fields at random, and the same for both sides.

use crate::acies::actions::ends;
use crate::acies::muster::IDS;
use crate::acies::table::{A, B, Play, Table};
use gonfalon::kernel::{Dice, SeededDice, Side};
use gonfalon::scenario::acies::{Tactic, UnitType};
use gonfalon::systems::acies::card::Card;
use gonfalon::systems::acies::field::{Cell, Flank, Line, Piece, Stance};

/// 2.4 again: the card in front.
fn opposite(grid: &Grid, cell: Cell) -> Option<Cell> {
    let own = grid.side(cell)?;
    let column = cell.column;
    let front = Cell::first(own.enemy(), column);
    let enemy_in_front = (grid.side(front) == Some(own.enemy())).then_some(front);
    if cell.line == Line::Melee {
        return enemy_in_front;
    }
    match grid.side(Cell::melee(column)) {
        Some(other) if other != own => Some(Cell::melee(column)),
        Some(_) => None,
        None => enemy_in_front,
    }
}

/// 2.4 again: neighbouring lines are in contact.
fn contact(grid: &Grid, cell: Cell) -> Option<Cell> {
    let other = opposite(grid, cell)?;
    let lines = [cell.line, other.line];
    lines.contains(&Line::Melee).then_some(other)
}

struct Grid<'a> {
    play: &'a Play,
}

impl Grid<'_> {
    fn at(&self, cell: Cell) -> Option<&Piece> {
        self.play
            .game
            .state
            .field
            .pieces()
            .find(|(other, _)| *other == cell)
            .map(|(_, piece)| piece)
    }

    fn side(&self, cell: Cell) -> Option<Side> {
        self.at(cell).map(|piece| piece.side)
    }

    fn zone(&self, column: u8) -> u8 {
        let wing = self.play.scene.options.wing_columns;
        u8::from(column >= wing) + u8::from(column >= 3 * wing)
    }

    /// 11.1: the target on a side.
    fn candidate(&self, from: Cell, flank: Flank) -> Option<Cell> {
        let enemy = self.side(from)?.enemy();
        let columns = 4 * self.play.scene.options.wing_columns;
        let column = match flank {
            Flank::West => from.column.checked_sub(1)?,
            Flank::East => Some(from.column + 1).filter(|next| *next < columns)?,
        };
        let same = self.play.scene.options.tfa_geometry
            == gonfalon::scenario::acies::options::TfaGeometry::SameLine;
        if !self.play.scene.options.tfa_cross_zone && self.zone(column) != self.zone(from.column) {
            return None;
        }
        let melee = Cell::melee(column);
        if from.line == Line::Melee {
            let beyond = Cell::first(enemy, column);
            if self.side(melee) == Some(enemy) {
                return Some(melee);
            }
            return (!same && self.side(beyond) == Some(enemy)).then_some(beyond);
        }
        (!same && self.side(melee) == Some(enemy)).then_some(melee)
    }

    /// 11.2: the number needed; 10 is certain.
    fn number(&self, from: Cell, target: Cell) -> Option<u8> {
        let (own, other) = (self.at(from)?, self.at(target)?);
        let speed = |piece: &Piece| self.play.scene.unit(piece.kind).mobility;
        let mut best = None;
        if speed(own) > speed(other) {
            best = Some(6);
        }
        if speed(own) > 2 * speed(other) {
            best = Some(8);
        }
        let field = &self.play.game.state.field;
        let pinned = field.pieces().any(|(cell, piece)| {
            cell != from && piece.side == own.side && contact(self, cell) == Some(target)
        });
        if pinned {
            best = Some(8);
        }
        if best.is_some() && !self.play.scene.options.tfa_roll {
            best = Some(10);
        }
        if other.stance != Stance::Upright {
            best = Some(10);
        }
        best
    }

    /// Every attack of side A.
    fn attacks(&self) -> Vec<String> {
        let hand = &self.play.game.state.of(Side::A).hand;
        let held = |tactic| hand.iter().filter(|card| **card == Card::Tactic(tactic)).count();
        let (treacherous, outflank) =
            (held(Tactic::TreacherousTerrain), held(Tactic::Outflank) > 0);
        let mut found = Vec::new();
        for (from, piece) in self.play.game.state.field.pieces() {
            let unit = self.play.scene.unit(piece.kind);
            if piece.side == Side::B || unit.kind == UnitType::Ar || piece.stance == Stance::Turned
            {
                continue;
            }
            let heavy =
                matches!(unit.kind, UnitType::Hi | UnitType::Ph | UnitType::Mi | UnitType::Wb);
            let most = if heavy { treacherous } else { 0 };
            let mut add = |words: &str, tail: &str, most: usize| {
                for count in 0..=most {
                    found.push(format!("{words}{}{tail}", " treacherous".repeat(count)));
                }
            };
            let faced = opposite(self, from);
            if let Some(target) = contact(self, from) {
                let elephants = self
                    .at(target)
                    .is_some_and(|p| self.play.scene.unit(p.kind).kind == UnitType::El);
                let cavalry = matches!(unit.kind, UnitType::Lc | UnitType::Hc);
                if !(elephants && cavalry) {
                    add(&format!("front {from} {target}"), "", most);
                }
            }
            let flanks = match piece.stance {
                Stance::Flanking(flank) => vec![flank],
                _ if faced.is_none() => vec![Flank::West, Flank::East],
                _ => Vec::new(),
            };
            for flank in flanks {
                let Some(target) = self.candidate(from, flank) else { continue };
                let kept = piece.stance != Stance::Upright;
                if kept || self.number(from, target).is_some() {
                    add(&format!("flank {from} {target}"), "", most);
                }
                if outflank && !kept {
                    add(&format!("flank {from} {target}"), " outflank", most);
                }
            }
            if faced.is_none() && from.line == Line::Melee && piece.stance == Stance::Upright {
                found.push(format!("body {from}"));
            }
        }
        found.sort();
        found
    }
}

/// A crowded field of eight columns.
fn crowd(pick: &mut SeededDice) -> String {
    let mut field: Vec<(String, String)> = Vec::new();
    for column in 1..=8 {
        for line in ["A", "M", "B"] {
            if pick.below(100) >= 55 {
                continue;
            }
            let owner = match line {
                "M" if pick.below(2) == 0 => "a",
                "M" => "b",
                _ => "",
            };
            let stance = ["", "", "", " turned", " east", " west"][pick.below(6)];
            let unit = IDS[pick.below(23)];
            field.push((format!("{line}{column} {owner} {unit}"), stance.to_owned()));
        }
    }
    // A flanking card is not opposed (2.8): stances that do not fit are given up.
    let cards: Vec<(char, u8, char)> = field
        .iter()
        .map(|(words, _)| {
            let mut letters = words.chars();
            let line = letters.next().expect("a line");
            let column = letters.next().and_then(|c| c.to_digit(10)).expect("a column") as u8;
            let owner = if line == 'M' {
                letters.nth(1).expect("an owner")
            } else {
                line.to_ascii_lowercase()
            };
            (line, column, owner)
        })
        .collect();
    let owner =
        |line: char, column: u8| cards.iter().find(|c| (c.0, c.1) == (line, column)).map(|c| c.2);
    for (at, card) in cards.iter().enumerate() {
        let (line, column, own) = *card;
        let other = if own == 'a' { 'b' } else { 'a' };
        let front = owner(other.to_ascii_uppercase(), column).is_some();
        let opposed = if line == 'M' {
            front
        } else {
            owner('M', column).map_or(front, |there| there == other)
        };
        if opposed && (field[at].1 == " east" || field[at].1 == " west") {
            field[at].1.clear();
        }
    }
    field.iter().map(|(words, stance)| format!("{words}{stance}")).collect::<Vec<_>>().join(", ")
}

/// ACIES 11.1, 11.2, 10.2, 10.3, 10.4: thousands of positions at random.
#[test]
fn r11_2_candidates_and_cases_reckoned_again() {
    let mut pick = SeededDice::new(11);
    let hands =
        ["", "outflank", "treacherous-terrain", "outflank treacherous-terrain treacherous-terrain"];
    let (mut flanks, mut rolled) = (0, 0);
    for round in 0..4000 {
        let table = Table::combat(&crowd(&mut pick))
            .option("wing_columns", 2)
            .option("tfa_cross_zone", round % 3 != 0)
            .option("tfa_geometry", if round % 5 == 0 { "same_line" } else { "same_or_diagonal" })
            .option("tfa_roll", round % 7 != 0)
            .hand(A, hands[pick.below(4)])
            .hand(B, "horde");
        let play = table.start();
        let expected = Grid { play: &play }.attacks();
        if play.decides() != "a 10.1" {
            assert!(expected.is_empty(), "{}", expected.join(", "));
            continue;
        }
        assert_eq!(play.attacks(), expected.join(", "), "{table:?}");
        for words in expected.iter().filter(|words| words.starts_with("flank")) {
            flanks += 1;
            let action = play.read(words);
            let (from, target) = ends(&action);
            let grid = Grid { play: &play };
            let flanking = grid.at(from).is_some_and(|piece| piece.stance != Stance::Upright);
            let sure = flanking || words.ends_with("outflank");
            let number = if sure { Some(10) } else { grid.number(from, target) };
            let number = number.expect("it was offered");
            // One die exactly, unless it is certain; the border of success.
            for die in [number, number + 1].into_iter().filter(|die| *die <= 10) {
                let mut dice = Fixed { face: die, thrown: 0 };
                let mut tried = play.clone();
                tried.apply(&mut dice, &action);
                assert_eq!(dice.thrown, usize::from(number < 10), "{words}");
                let turned =
                    tried.game.state.field.at(from).is_some_and(|p| p.stance != Stance::Upright);
                assert_eq!(turned, die <= number, "{words}: {die} against {number}");
                rolled += 1;
            }
        }
    }
    assert!(flanks > 3000 && rolled > 4000, "{flanks} {rolled}");
}

/// Sides exchanged: `A5` and `M5 a` become `B5` and `M5 b`, and the reverse.
fn mirrored(words: &str) -> String {
    let swapped = |word: &str| {
        let letters = word.chars().enumerate().map(|(at, letter)| match (at, letter) {
            (0, 'A') => 'B',
            (0, 'B') => 'A',
            (0, 'a') => 'b',
            (0, 'b') => 'a',
            (_, other) => other,
        });
        letters.collect::<String>()
    };
    let is_cell = |word: &str| {
        word.starts_with(['A', 'M', 'B']) && word[1..].starts_with(|c: char| c.is_ascii_digit())
    };
    let is_side = |word: &str| matches!(word, "a" | "b");
    let word =
        |word: &str| if is_cell(word) || is_side(word) { swapped(word) } else { word.to_owned() };
    words.split(' ').map(word).collect::<Vec<_>>().join(" ")
}

/// ACIES 10.3, 11.1: the field is the same from either side.
#[test]
fn r11_1_both_sides_have_the_same_attacks() {
    let mut pick = SeededDice::new(111);
    for _ in 0..1000 {
        let field = crowd(&mut pick);
        let table = |field: &str, side: Side| {
            Table::combat(field).option("wing_columns", 2).hand(side, "outflank break-morale")
        };
        let one = table(&field, A).start().attacks();
        let other = table(&mirrored(&field), B).active(B).start().attacks();
        let mut back: Vec<String> = other.split(", ").map(mirrored).collect();
        back.sort();
        assert_eq!(one, back.join(", "), "{field}");
    }
}

struct Fixed {
    face: u8,
    thrown: usize,
}

impl Dice for Fixed {
    fn face(&mut self, _: u8) -> u8 {
        self.thrown += 1;
        self.face
    }

    fn lot(&mut self) -> u64 {
        0
    }
}
