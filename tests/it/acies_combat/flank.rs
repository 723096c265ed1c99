//! 11: the tactical flank advantage.

use crate::acies::actions::ends;
use crate::acies::muster::IDS;
use crate::acies::table::{A, B, Play, Table};
use gonfalon::kernel::{Dice, SeededDice, Side};
use gonfalon::scenario::acies::{Tactic, UnitType};
use gonfalon::systems::acies::card::Card;
use gonfalon::systems::acies::field::{Cell, Flank, Line, Piece, Stance};

/// ACIES 11.1: beside it in the Melee Line, on either side.
#[test]
fn r11_1_beside_in_the_melee_line() {
    let play = Table::busy("M5 a heavy-cavalry, M4 b horde, M6 b horde").start();
    assert_eq!(play.attacks(), "body M16, body M5, flank M5 M4, flank M5 M6");
}

/// ACIES 11.1: an enemy in the First Line only if none stands before it.
#[test]
fn r11_1_aslant_if_no_enemy_is_beside() {
    let mut play = Table::busy("M5 a heavy-cavalry, B4 horde, M6 b horde, B6 horde").start();
    assert_eq!(play.attacks(), "body M16, body M5, flank M5 B4, flank M5 M6");
    play.refused("flank M5 B6", "11.1/no-target");
}

/// ACIES 11.1: a friend in the neighbouring melee cell does not shield the enemy behind it.
#[test]
fn r11_1_a_friend_does_not_shield_the_enemy() {
    let play = Table::busy("M5 a heavy-cavalry, M6 a horde, B6 horde").start();
    assert_eq!(play.attacks(), "body M16, body M5, flank M5 B6, front M6 B6");
}

/// ACIES 11.1: from the First Line at the Melee Line, and no farther.
#[test]
fn r11_1_from_the_first_line() {
    let mut play =
        Table::busy("A5 heavy-cavalry, M4 b horde, M6 b horde, B8 horde, A7 heavy-cavalry").start();
    assert_eq!(play.attacks(), "body M16, flank A5 M4, flank A5 M6, flank A7 M6");
    play.refused("flank A7 B8", "11.1/no-target");
}

/// ACIES 11.1: only the neighbouring columns, and the field has an edge.
#[test]
fn r11_1_only_the_next_column() {
    let mut play =
        Table::busy("M5 a heavy-cavalry, M7 b horde turned, M1 a heavy-cavalry, M2 a horde")
            .start();
    play.refused("flank M5 M7", "11.1/no-target");
    play.refused("flank M5 M5", "11.1/no-target");
    play.refused("flank M1 M2", "11.1/no-target");
    assert_eq!(play.attacks(), "body M1, body M16, body M2, body M5");
}

/// ACIES 11.1: across the border of a zone.
#[test]
fn r11_1_across_zones() {
    let play =
        Table::busy("M4 a heavy-cavalry, M5 b horde, A13 heavy-cavalry, M12 b horde").start();
    assert_eq!(play.attacks(), "body M16, body M4, flank A13 M12, flank M4 M5");
}

/// ACIES 11.1: for side B the field is the same the other way round.
#[test]
fn r11_1_for_the_other_side() {
    let table =
        Table::combat("M5 b heavy-cavalry, A4 horde, M6 a horde, B8 numides, M9 a horde").active(B);
    assert_eq!(table.start().attacks(), "body M5, flank B8 M9, flank M5 A4, flank M5 M6");
}

/// ACIES 11.1, 10.3.
#[test]
fn r11_1_the_attacker_must_be_unopposed() {
    let field = "M5 a heavy-cavalry, B5 horde, M6 b horde turned";
    Table::busy(field).start().refused("flank M5 M6", "11.1/opposed");
    // At a distance too.
    let field = "A5 heavy-cavalry, B5 horde, M6 b horde turned";
    Table::busy(field).start().refused("flank A5 M6", "11.1/opposed");
    // Screened by a friend the unit faces nobody.
    let field = "A5 heavy-cavalry, M5 a horde, B5 horde, M6 b horde turned";
    Table::busy(field).start().allowed("flank A5 M6");
}

#[track_caller]
fn attempt(field: &str, words: &str, value: u8) {
    for (die, success) in [(value, true), (value + 1, false)] {
        // Somebody in the hand keeps the reply open, so that the stance can be seen.
        let mut play = Table::busy(field).hand(B, "horde").start();
        play.roll(&[die], words);
        assert_eq!(play.throws(), format!("11.3 flank {die}"));
        let from = words.split(' ').nth(1).expect("a cell");
        assert_eq!(play.at(from).contains("st"), success, "{words} {die}: {}", play.at(from));
        assert_eq!(play.decides(), if success { "b 10.6" } else { "a 10.1" });
    }
}

/// ACIES 11.2, F1: quicker: 6 or less; at most twice as quick.
#[test]
fn r11_2_f1_a_quicker_unit() {
    // 3 against 2.
    attempt("M5 a warriors, M6 b legionaires", "flank M5 M6", 6);
    // 4 against 2: exactly twice.
    attempt("M5 a light-infantry, M6 b legionaires", "flank M5 M6", 6);
}

/// ACIES 11.2, F1: more than twice as quick: 8 or less.
#[test]
fn r11_2_f1_a_much_quicker_unit() {
    // 5 against 2.
    attempt("M5 a psiloi, M6 b legionaires", "flank M5 M6", 8);
    // 3 against 1, 1 against 0.
    attempt("M5 a warriors, M6 b hoplites", "flank M5 M6", 8);
    attempt("M5 a hoplites, M6 b artillery", "flank M5 M6", 8);
}

/// ACIES 11.2, F2: the target is held in front by another own unit.
#[test]
fn r11_2_f2_a_pinned_target() {
    attempt("M5 a hoplites, M6 b legionaires, A6 horde", "flank M5 M6", 8);
    attempt("M5 a hoplites, B6 legionaires, M6 a horde", "flank M5 B6", 8);
    attempt("A5 hoplites, M6 b heavy-cavalry, A6 horde turned", "flank A5 M6", 8);
}

/// ACIES 11.2: the better case counts.
#[test]
fn r11_2_the_best_case() {
    // F1 alone would be 6.
    attempt("M5 a warriors, M6 b legionaires, A6 horde", "flank M5 M6", 8);
}

/// ACIES 11.2, F2: at a distance nobody is held.
#[test]
fn r11_2_f2_needs_contact() {
    let mut play = Table::busy("M5 a hoplites, B6 legionaires, A6 horde").start();
    play.refused("flank M5 B6", "11.2/no-flank-case");
    // Screened: the card in the Melee Line is held, not the one behind it.
    let mut play = Table::busy("M5 a hoplites, M6 b legionaires, B6 horde, A7 horde").start();
    play.refused("flank M5 M6", "11.2/no-flank-case");
}

/// ACIES 11.2, F3: whoever is not upright is taken without a die.
#[test]
fn r11_2_f3_a_target_that_is_not_upright() {
    for stance in ["turned", "east", "west"] {
        let mut play =
            Table::busy(&format!("M5 a hoplites, M6 b numides {stance}")).hand(B, "horde").start();
        play.play("flank M5 M6");
        assert_eq!(play.at("M5"), "a hoplites east");
        assert_eq!(play.decides(), "b 10.6");
    }
}

/// ACIES 11.2: with none of the cases there is no attack.
#[test]
fn r11_2_no_case_no_attack() {
    for (own, other) in [("hoplites", "phalanx"), ("warriors", "horde"), ("horde", "numides")] {
        let mut play = Table::busy(&format!("M5 a {own}, M6 b {other}")).start();
        play.refused("flank M5 M6", "11.2/no-flank-case");
        assert_eq!(play.attacks(), "body M16, body M5");
    }
}

/// ACIES 11.2, 16.3: Outflank needs no case and no die.
#[test]
fn r11_2_outflank_is_automatic() {
    let table = Table::busy("M5 a hoplites, M6 b numides").hand(A, "outflank").hand(B, "horde");
    let mut play = table.start();
    play.refused("flank M5 M6", "11.2/no-flank-case");
    play.play("flank M5 M6 outflank");
    assert_eq!(play.at("M5"), "a hoplites east");
    assert_eq!(play.decides(), "b 10.6");
}

/// ACIES 11.2, 16.3: Outflank does not replace the geometry.
#[test]
fn r11_2_outflank_needs_a_target_beside() {
    let mut play = Table::busy("M5 a hoplites, M7 b numides, M9 a horde, B9 horde, M10 b horde")
        .hand(A, "outflank")
        .start();
    play.refused("flank M5 M7 outflank", "11.1/no-target");
    play.refused("flank M9 M10 outflank", "11.1/opposed");
}

/// ACIES 11.3: success; then the answer of the defender, without Shields.
#[test]
fn r11_3_success_turns_the_attacker() {
    let table = Table::busy("M5 a warriors, M4 b legionaires").hand(B, "shields difficult-terrain");
    let mut play = table.start();
    play.roll(&[6], "flank M5 M4");
    assert_eq!(play.at("M5"), "a warriors west");
    assert_eq!(play.kinds(), "difficult-terrain stand");
    play.refused("shields", "16.4/card-window");
}

/// ACIES 11.3: the target may withdraw if it can.
#[test]
fn r11_3_the_target_may_withdraw() {
    let mut play = Table::busy("M5 a warriors, M6 b light-infantry, A6 horde").start();
    play.roll(&[8], "flank M5 M6");
    assert_eq!(play.kinds(), "stand withdraw-line");
    play.roll(&[6], "withdraw line");
    assert_eq!((play.at("M6").as_str(), play.at("B6").as_str()), ("-", "b light-infantry"));
    let mut play = Table::busy("M5 a warriors, B6 light-infantry, M6 a horde").start();
    play.roll(&[8], "flank M5 B6");
    assert_eq!(play.kinds(), "stand withdraw-hand withdraw-stay");
}

/// ACIES 11.3: failure.
#[test]
fn r11_3_failure_spends_the_attack() {
    let mut play = Table::busy("M5 a warriors, M6 b legionaires").hand(B, "horde").start();
    play.roll(&[7], "flank M5 M6");
    assert_eq!((play.at("M5").as_str(), play.decides().as_str()), ("a warriors", "a 10.1"));
    play.refused("flank M5 M6", "10.1/limit");
}

/// ACIES 11.4.
#[test]
fn r11_4_plus_four() {
    let mut play = Table::busy("M5 a warriors, M6 b legionaires turned").start();
    play.fight(&[5, 8], "flank M5 M6");
    // 5 + 4 + 4 against 8 + 5.
    assert_eq!(play.fought(), "13:13 tie");
}

/// ACIES 11.5: good notes of both are void.
#[test]
fn r11_5_good_notes_are_void() {
    // The example of the rules: 9 against 7 instead of 5 against 10.
    let mut play = Table::busy("M5 a heavy-cavalry, M6 b phalanx turned").start();
    play.fight(&[1, 3], "flank M5 M6");
    assert_eq!(play.fought(), "10:10 tie");
    // The attacker's +2 vs LI.
    let mut play = Table::busy("M5 a legionaires, M6 b light-infantry turned").start();
    play.fight(&[1, 7], "flank M5 M6");
    assert_eq!(play.fought(), "10:10 tie");
}

/// ACIES 11.5: bad ones stay.
#[test]
fn r11_5_bad_notes_stay() {
    // Cavalry -2 vs CH: 1 + 5 + 4 - 2 against 5 + 3.
    let mut play = Table::busy("M5 a heavy-cavalry, M6 b light-chariots turned").start();
    play.fight(&[1, 5], "flank M5 M6");
    assert_eq!(play.fought(), "8:8 tie");
    // Light infantry -2 vs EL, defending: 1 + 6 + 4 against 10 + 3 - 2; the elephants lose their +2 vs LI.
    let mut play = Table::busy("M5 a elephants, M6 b light-infantry turned").start();
    play.fight(&[1, 10], "flank M5 M6");
    assert_eq!(play.fought(), "11:11 tie");
}

/// ACIES 11.6.
#[test]
fn r11_6_a_narrow_win_eliminates() {
    let mut play = Table::busy("M5 a warriors, B6 legionaires turned").start();
    play.fight(&[6, 8], "flank M5 B6");
    assert_eq!(play.fought(), "14:13 a eliminated");
    assert_eq!(play.lost(B).0, "legionaires");
}

/// ACIES 11.7: no new attempt in a later phase.
#[test]
fn r11_7_the_advantage_is_kept() {
    let mut play = Table::busy("M5 a warriors east, M6 b legionaires").start();
    play.fight(&[6, 8], "flank M5 M6");
    assert_eq!(play.throws(), "10.9 attacker 6, 10.9 defender 8");
    assert_eq!(play.fought(), "14:13 a eliminated");
}

/// ACIES 11.7: nor a case: the target may be as quick as can be.
#[test]
fn r11_7_no_case_is_needed() {
    let play = Table::busy("M5 a hoplites east, B6 numides").start();
    assert_eq!(play.attacks(), "body M16, flank M5 B6");
}

/// ACIES 11.7: only on its own side.
#[test]
fn r11_7_only_on_its_side() {
    let mut play = Table::busy("M5 a heavy-cavalry east, M4 b horde turned").start();
    play.refused("flank M5 M4", "11.7/no-target");
    assert_eq!(play.attacks(), "body M16");
}

/// ACIES 11.7: from the attempt over two turns of the enemy's own.
#[test]
fn r11_7_in_the_next_turn() {
    let mut play = Table::combat("M5 a warriors, M6 b legionaires, A9 horde, B9 horde").start();
    // 1 + 4 + 4 against 4 + 5: a tie; the stance stays.
    play.fight(&[6, 1, 4], "flank M5 M6");
    assert_eq!(play.fought(), "9:9 tie");
    play.pass_to("a 10.1");
    assert_eq!(play.at("M5"), "a warriors east");
    play.fight(&[6, 8], "flank M5 M6");
    assert_eq!(play.throws(), "10.9 attacker 6, 10.9 defender 8");
}

/// ACIES 11.8, 8.5: turned upright in the own Manoeuvre Phase.
#[test]
fn r11_8_it_ends_by_choice() {
    let table = Table::combat("M5 a warriors east, M6 b legionaires, M16 a horde");
    let mut play = table.at("ready").start();
    assert_eq!(play.decides(), "a 8.5");
    play.play("upright M5").play("pass");
    assert_eq!(play.at("M5"), "a warriors");
}

/// ACIES 11.8: the target's withdrawal does not end it.
#[test]
fn r11_8_a_withdrawal_does_not_end_it() {
    let mut play = Table::busy("M5 a warriors, M6 b psiloi, A6 horde").start();
    play.roll(&[8], "flank M5 M6");
    assert_eq!(play.kinds(), "stand withdraw-line");
    play.roll(&[6], "withdraw line");
    assert_eq!((play.at("B6").as_str(), play.at("M5").as_str()), ("b psiloi", "a warriors east"));
    assert_eq!(play.decides(), "a 10.1");
}

/// ACIES 11.8, 2.8: a card opposite ends it: here the defender advances in front of a flanking card.
#[test]
fn r11_8_a_card_opposite_ends_it() {
    let mut play =
        Table::busy("A5 warriors west, M5 a warriors x2, M6 b legionaires, A6 horde").start();
    play.fight(&[8, 1, 10], "flank M5 M6");
    assert_eq!(play.at("A5"), "a warriors west");
    play.play("advance");
    assert_eq!((play.at("M5").as_str(), play.at("A5").as_str()), ("b legionaires", "a warriors"));
    // A screen that walks off leaves it unopposed as long as no enemy stands across.
    let mut play = Table::busy("A6 warriors west, M6 a legionaires, M7 b peltasts turned").start();
    play.fight(&[2, 1], "flank M6 M7").play("advance").play("keep");
    assert_eq!(play.at("A6"), "a warriors west");
}

/// ACIES 11.8: the loss of a screen ends it.
#[test]
fn r11_8_the_loss_of_a_screen_ends_it() {
    let mut play = Table::busy("A6 warriors west, M6 a horde x1, B6 phalanx").start();
    play.fight(&[1, 3], "front M6 B6");
    assert_eq!(play.fought(), "4:10 b eliminated");
    assert_eq!(play.at("A6"), "a warriors");
}

/// ACIES 11.9: it cannot shoot or react, and the main body is out of its reach.
#[test]
fn r11_9_what_a_flanking_card_may_not_do() {
    let table = Table::busy("A5 bowmen east, M5 a horde, B5 horde, A15 bowmen, B15 horde");
    let mut play = table.at("missile").start();
    play.refused("shoot A5 B5", "11.9/stance");
    let mut play = Table::busy("M5 a warriors east").start();
    play.refused("body M5", "11.9/stance");
    let mut play = Table::combat("A5 heavy-cavalry east, A6 horde").at("manoeuvre").start();
    play.refused("move A5 M5", "11.9/stance");
}

/// ACIES 11.9, 8.10: no reaction fire.
#[test]
fn r11_9_no_reaction_of_a_flanking_card() {
    let field = "B5 bowmen east, M5 b horde, A6 horde, A8 horde, B8 bowmen";
    let mut play = Table::combat(field).at("manoeuvre").start();
    play.play("move A8 M8");
    assert_eq!(play.decides(), "b 8.10");
    play.refused("shoot B5 M8", "11.9/stance");
}

/// ACIES 11.9, 12.1: no withdrawal.
#[test]
fn r11_9_a_flanking_card_does_not_withdraw() {
    let mut play = Table::busy("M5 a legionaires, M6 b psiloi east").hand(B, "horde").start();
    play.play("flank M5 M6");
    assert_eq!(play.kinds(), "stand");
    play.refused("withdraw line", "12.1/withdraw");
}

// ---------------------------------------------------------------------------------------------------------------------
// Who may attack whom, reckoned a second time from the text.

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
