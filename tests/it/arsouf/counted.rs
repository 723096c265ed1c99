//! Counts of legal lines in a tiny position, dice enumerated; the expected numbers are worked out by hand.

use super::table::*;
use gonfalon::kernel::{
    Awaits, Cx, GameOf, Log, Ruleset, apply, awaits, every_outcome, legal_actions,
};
use gonfalon::scenario::arsouf::PhaseName;
use gonfalon::systems::arsouf::Arsouf;
use gonfalon::systems::arsouf::scene::Scene;

fn lines(scene: &Scene, game: &GameOf<Arsouf>, depth: u32) -> u64 {
    if depth == 0 || matches!(awaits::<Arsouf>(scene, game), Awaits::Over(_)) {
        return 1;
    }
    let below = |action: &<Arsouf as Ruleset>::Action| -> u64 {
        let outcomes = every_outcome(|dice| {
            let (mut next, mut log) = (game.clone(), Log::default());
            apply::<Arsouf>(&mut Cx::new(scene, dice, &mut log), &mut next, action);
            lines(scene, &next, depth - 1)
        });
        outcomes.into_iter().map(|(_, n)| n).sum()
    };
    legal_actions::<Arsouf>(scene, game).iter().map(below).sum()
}

/// A row of open hexes, with the sea around it, and the pieces on it.
fn row(columns: u16, pieces: &str) -> Table {
    Table::with(pieces).edit(|scenario| {
        let map = scenario.map.as_mut().expect("a map");
        (map.columns, map.rows) = (columns, 1);
        map.grid = vec![".".repeat(columns.into())];
        map.roads.clear();
        map.hexsides.clear();
        map.places.clear();
        map.streams.clear();
        map.variants.clear();
        let data = scenario.arsouf.as_mut().expect("its data");
        for piece in &mut data.pieces {
            piece.setup = None;
        }
        for (id, zone) in &mut map.zones {
            zone.hexes = if id == "town" { vec!["0101".to_owned()] } else { Vec::new() };
        }
    })
}

fn counts(table: &Table, depth: u32) -> Vec<u64> {
    let (scene, mut game) = table.compiled();
    let mut log = Log::default();
    let mut dice = gonfalon::kernel::ScriptedDice::new(&[]);
    gonfalon::kernel::flow::begin::<Arsouf>(&mut Cx::new(&scene, &mut dice, &mut log), &mut game);
    (0..=depth).map(|depth| lines(&scene, &game, depth)).collect()
}

/// ARSOUF 5.1: infantry on 0301 of a row of six, a skirmisher on 0601. At first the phase is ended or the piece picked
/// up (2 lines). After ending there is only the end of the attacks; with the piece in hand it goes to 0201 or 0401 or
/// back (1 + 3). One step further: the end of the attacks leads to the Moslems' choice of two; a move leaves two things
/// to do (end, take back), putting back leaves two again.
#[test]
fn a_piece_that_can_make_one_step() {
    let table = row(6, "I1 0301, S1 0601");
    assert_eq!(counts(&table, 3), [1, 2, 1 + 3, 2 + (2 + 2 + 2)]);
}

/// ARSOUF 6.2, 2.1: Knights and Mamelukes side by side. End the attacks, or pick the Knights up (2); then the enemy's
/// movement has two choices, or there is the attack, thrown in 36 ways, and putting back (2 + 37). An attack leaves
/// nothing but the end of the phase; the Moslems' choices each lead on.
#[test]
fn an_attack_has_36_outcomes() {
    let table = row(6, "K1 0301, T 0501, M1 0401")
        .goal(0, 1)
        .data(|data| data.begin.as_mut().expect("it begins").phase = PhaseName::Combat);
    // Knights on 0301 and Templars on 0501 both adjoin the Mamelukes: end, pick one, pick the other.
    // End: the Moslem movement offers the end and one piece (2). Picked: one target in 36 ways, or back (37).
    assert_eq!(counts(&table, 2), [1, 3, 2 + 37 + 37]);
}
