//! The chances of attacks: every throw of the program's own attack against a count of the 36 pairs of dice.

use super::table::*;
use gonfalon::kernel::{Cx, GameOf, Log, UnitId, apply, every_outcome};
use gonfalon::systems::arsouf::Arsouf;
use gonfalon::systems::arsouf::action::Action;
use gonfalon::systems::arsouf::scene::Scene;

/// Pairs of dice, of 36: the attacker wins, nobody does, the defender wins.
type Pairs = (u32, u32, u32);

/// The count from totals in half points.
fn counted(attack: u32, defence: u32) -> Pairs {
    let mut pairs = (0, 0, 0);
    for a in 1..=6 {
        for d in 1..=6 {
            match (attack + 2 * a).cmp(&(defence + 2 * d)) {
                std::cmp::Ordering::Greater => pairs.0 += 1,
                std::cmp::Ordering::Equal => pairs.1 += 1,
                std::cmp::Ordering::Less => pairs.2 += 1,
            }
        }
    }
    pairs
}

/// The count from the program's own attack, die by die.
fn thrown(scene: &Scene, game: &GameOf<Arsouf>, unit: &str, target: &str) -> Pairs {
    let id = |id: &str| -> UnitId { scene.find(id).expect("a piece") };
    let (unit, target) = (id(unit), id(target));
    let outcomes = every_outcome(|dice| {
        let (mut next, mut log) = (game.clone(), Log::default());
        let mut cx = Cx::new(scene, dice, &mut log);
        apply::<Arsouf>(&mut cx, &mut next, &Action::Attack { unit, target });
        assert_eq!(log.throws().count(), 2);
        (next.state.piece(unit).wounded, next.state.piece(target).wounded)
    });
    assert_eq!(outcomes.len(), 36);
    let of = |want: (bool, bool)| {
        let chance: f64 = outcomes.iter().filter(|(_, is)| *is == want).map(|(p, _)| p).sum();
        let pairs = (chance * 36.0).round();
        assert!((pairs - chance * 36.0).abs() < 1e-9);
        outcomes.iter().filter(|(_, is)| *is == want).count()
    };
    let pairs = [of((false, true)), of((false, false)), of((true, false))];
    let [win, tie, loss] = pairs.map(|n| u32::try_from(n).expect("at most 36"));
    assert_eq!(win + tie + loss, 36);
    (win, tie, loss)
}

/// The kinds of a side: an id and its fighting value.
const CRUSADERS: [(&str, u32); 6] = [("T", 4), ("H", 4), ("K1", 3), ("I1", 2), ("B1", 1), ("R", 2)];
const MOSLEMS: [(&str, u32); 4] = [("M1", 3), ("A1", 2), ("S1", 1), ("L", 2)];

/// Supporters of each side: none, one of each value, and several; ids that no duel above uses.
const CRUSADER_HELP: [&[(&str, u32)]; 7] = [
    &[],
    &[("B2", 1)],
    &[("I2", 2)],
    &[("K2", 3)],
    &[("B2", 1), ("B3", 1)],
    &[("K2", 3), ("I2", 2)],
    &[("K2", 3), ("I2", 2), ("B2", 1)],
];
const MOSLEM_HELP: [&[(&str, u32)]; 7] = [
    &[],
    &[("S2", 1)],
    &[("A2", 2)],
    &[("M2", 3)],
    &[("S2", 1), ("S3", 1)],
    &[("M2", 3), ("A2", 2)],
    &[("M2", 3), ("A2", 2), ("S2", 1)],
];

/// One position: the attacker on 0807, the defender on 0907, its supporters on 0806, 0808 and 0906 next to the attacker,
/// the attacker's leader on 0707, the defender's on 1007.
fn check(
    attacker: (&str, u32),
    defender: (&str, u32),
    help: &[(&str, u32)],
    leaders: (Option<&str>, Option<&str>),
    charge: bool,
    moslem: bool,
) {
    let mut pieces = format!("{} 0807", attacker.0);
    if charge {
        pieces += " charges 0907";
    }
    pieces += &format!(", {} 0907, K3 2201", defender.0);
    for ((id, _), at) in help.iter().zip(["0806", "0808", "0906"]) {
        pieces += &format!(", {id} {at}");
    }
    for (leader, at) in [(leaders.0, "0707"), (leaders.1, "1007")] {
        if let Some(id) = leader {
            // A charge came over 0707, so the leader stands aside.
            let at = if charge && at == "0707" { "0908" } else { at };
            pieces += &format!(", {id} {at}");
        }
    }
    let table = Table::with(&pieces).combat();
    let (scene, game) = if moslem { table.moslem() } else { table }.compiled();
    let bonus = |leader: Option<&str>| if leader.is_some() { 4 } else { 0 };
    let attack = 2 * attacker.1 + bonus(leaders.0) + if charge { 2 } else { 0 };
    // Half of a fighting value is the value in half points.
    let support: u32 = help.iter().map(|(_, value)| value).sum();
    let defence = 2 * defender.1 + bonus(leaders.1) + support;
    let pairs = thrown(&scene, &game, attacker.0, defender.0);
    assert_eq!(pairs, counted(attack, defence), "{pieces}");
}

fn all(help: [&[(&str, u32)]; 7], moslem: bool) {
    let leader = |of: &str, id: &'static str| (of != id).then_some(id);
    let (attackers, defenders): (&[_], &[_]) =
        if moslem { (&MOSLEMS, &CRUSADERS) } else { (&CRUSADERS, &MOSLEMS) };
    let (own, other) = if moslem { ("L", "R") } else { ("R", "L") };
    for &attacker in attackers {
        for &defender in defenders {
            for support in help {
                for with in 0..4 {
                    let own = leader(attacker.0, own).filter(|_| with & 1 == 1);
                    let other = leader(defender.0, other).filter(|_| with & 2 == 2);
                    check(attacker, defender, support, (own, other), false, moslem);
                    if ["T", "H", "K1"].contains(&attacker.0) {
                        check(attacker, defender, support, (own, other), true, moslem);
                    }
                }
            }
        }
    }
}

/// ARSOUF 6.3, 6.4, 6.5, 6.6, 6.7, 7.1
#[test]
fn crusader_attacks_have_the_chances_of_the_36_pairs() {
    all(MOSLEM_HELP, false);
}

/// ARSOUF 6.3, 6.4, 6.5, 6.6, 6.7
#[test]
fn moslem_attacks_have_the_chances_of_the_36_pairs() {
    all(CRUSADER_HELP, true);
}

/// Worked out by hand: with a lead of n points the attacker wins all pairs in which the defender's die is at most n - 1
/// higher. Of 36 pairs, 6 are equal, and 6 - k differ by exactly k either way.
#[test]
fn some_chances_by_hand() {
    for (pieces, unit, target, pairs) in [
        // 3 against 3: 15 higher, 6 equal, 15 lower.
        ("K1 0807, M1 0907", "K1", "M1", (15, 6, 15)),
        // 4 against 3: 15 + 6 wins, 5 ties, 10 losses.
        ("T 0807, M1 0907", "T", "M1", (21, 5, 10)),
        // 4 against 2: 15 + 6 + 5 wins, 4 ties, 6 losses.
        ("T 0807, A1 0907", "T", "A1", (26, 4, 6)),
        // 4 against 1: 30 wins, 3 ties, 3 losses.
        ("T 0807, S1 0907", "T", "S1", (30, 3, 3)),
        // 5 against 1, a charge: 33 wins, 2 ties, 1 loss.
        ("T 0807 charges 0907, S1 0907", "T", "S1", (33, 2, 1)),
        // 7 against 3, Richard and a charge: the same lead of 4.
        ("T 0807 charges 0907, R 0908, M1 0907", "T", "M1", (33, 2, 1)),
        // 7 against 2: a lead of 5: only 1 against 6 is a tie.
        ("T 0807 charges 0907, R 0908, A1 0907", "T", "A1", (35, 1, 0)),
        // 7 against 1: certain.
        ("T 0807 charges 0907, R 0908, S1 0907", "T", "S1", (36, 0, 0)),
        // 3 against 3.5: half a point leaves no tie.
        ("K1 0807, M1 0907, S1 0806", "K1", "M1", (15, 0, 21)),
        // 2 against 2 + 1.5: a lead of 1.5 for the defender: 10 wins (differences of 2 and more).
        ("I1 0807, A1 0907, M1 0806", "I1", "A1", (10, 0, 26)),
        // 1 against 3 + 2: baggage at Mamelukes with Saladin behind them: 1 win, 2 ties.
        ("B1 0807, M1 0907, L 1007", "B1", "M1", (1, 2, 33)),
        // 1 against 3 + 2 + 1: Saladin stands next to both: a tie with 6 against 1 only.
        ("B1 0807, M1 0907, L 0906", "B1", "M1", (0, 1, 35)),
    ] {
        let (scene, game) = Table::with(&format!("{pieces}, K3 2201")).combat().compiled();
        assert_eq!(thrown(&scene, &game, unit, target), pairs, "{pieces}");
    }
}

/// The same chances are told before the attack is made.
#[test]
fn the_forecast_tells_these_chances() {
    let mut play = Table::with("T 0807, M1 0907, K3 2201").combat().start();
    play.play(select("T"));
    let choice = play.choice(&attack("T", "M1")).expect("an attack");
    let forecast = serde_json::to_value(choice.forecast.as_ref().expect("chances")).expect("data");
    assert_eq!(forecast["cases"], 36);
    let chances = forecast["chances"].as_array().expect("a list").iter();
    let cases: Vec<_> = chances.map(|chance| chance["cases"].as_u64().expect("a number")).collect();
    assert_eq!(cases, [21, 5, 10]);
    // And pair by pair: 0 the attacker wins, 1 a tie, 2 the defender wins.
    for attack in 1..=6_usize {
        for defence in 1..=6_usize {
            let told = forecast["cells"][attack - 1][defence - 1].as_u64().expect("a number");
            let counts = match (attack + 1).cmp(&defence) {
                std::cmp::Ordering::Greater => 0,
                std::cmp::Ordering::Equal => 1,
                std::cmp::Ordering::Less => 2,
            };
            assert_eq!(told, counts, "{attack} against {defence}");
        }
    }
}
