//! Positions of the standard rules (Battles of the Medieval World).
//!
//! 0606 has the neighbours 0605, 0706, 0707, 0607, 0507 and 0506, clockwise from the north.

use super::{Position, proved, solved};
use crate::bmw::table::*;
use gonfalon::ai::Level;
use gonfalon::kernel::{GameOf, Ruleset, Side};
use gonfalon::systems::bmw::Bmw;
use gonfalon::systems::bmw::action::Action;
use gonfalon::systems::bmw::scene::Scene;
use gonfalon::systems::bmw::special::SpecialRule;
use gonfalon::systems::bmw::victory;
use gonfalon::view::{Localizer, Present};
use gonfalon::words::Language;
use serde_json::Value;

/// An action in the protocol's writing.
fn told(action: Value) -> impl Fn(&Scene) -> Action {
    move |scene| {
        let read = Bmw::read_action(Localizer { scene, language: Language::ENGLISH }, &action);
        read.unwrap_or_else(|bad| panic!("{action}: {bad:?}"))
    }
}

/// 16.2: how many points a side is ahead when the player turn ends.
fn points(name: &'static str, play: Play) -> Position<Bmw> {
    let side = play.decides().expect("somebody decides").0;
    Position::new(name, (play.scene, play.game), move |scene: &Scene, game: &GameOf<Bmw>| {
        let points = |side| f64::from(victory::points(scene, &game.state, side));
        points(side) - points(side.enemy())
    })
}

/// 3.3: whether a side has won.
fn victory_of(name: &'static str, side: Side, play: Play) -> Position<Bmw> {
    Position::new(name, (play.scene, play.game), move |scene: &Scene, game: &GameOf<Bmw>| {
        match Bmw::outcome(scene, &game.state).map(|end| end.winner) {
            Some(winner) if winner == Some(side) => 1.0,
            Some(Some(_)) => -1.0,
            _ => 0.0,
        }
    })
}

/// A field of 12 by 12 hexes, clear but for these: `~ 0706 0707, H 0605`.
fn land(terrain: &str) -> Table {
    let mut rows = vec!["............".to_owned(); 12];
    for hexes in terrain.split(", ") {
        let (letter, hexes) = hexes.split_once(' ').expect("a letter and hexes");
        for hex in hexes.split(' ') {
            let (column, row) = (&hex[..2], &hex[2..]);
            let (column, row): (usize, usize) = (column.parse().unwrap(), row.parse().unwrap());
            rows[row - 1].replace_range(column - 1..column, letter);
        }
    }
    let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
    Table::map(&rows)
}

/// 0606 with open hexes to the north and to the south alone.
const DEFILE: &str = "~ 0706 0707 0507 0506";
/// 0606 with an open hex to the north alone.
const BLIND: &str = "~ 0706 0707 0607 0507 0506";

fn camps(table: Table) -> Table {
    table.special(SpecialRule::CampsAndPlunder { vp: 5, scatters_on: 4 })
}

/// Two against one at 1-1, with the die of an exchange.
fn exchange(table: Table) -> Play {
    let mut play = table.combat(CRUSADER).foot("M1", MUSLIM, 7, "0606").start();
    play.roll(&[5], attack("C1 C2", "M1"));
    play
}

/// A foot unit has beaten another one of half its strength out of a camp.
fn won_camp(strength: u8) -> Play {
    let table = camps(Table::open()).camp("MC", MUSLIM, "0606").combat(CRUSADER);
    let table = table.foot("C1", CRUSADER, strength, "0605");
    let mut play = table.foot("M1", MUSLIM, strength / 2, "0606").start();
    play.roll(&[2], attack("C1", "M1")).play(retreat("M1", "0607"));
    play
}

fn positions() -> Vec<Position<Bmw>> {
    // 7.8, 5.1: from the far side the two zones close every way out, so that a retreat kills; from beside, one is left open. The odds
    // are 3-1 in either case.
    let surround = Table::open().foot("M1", MUSLIM, 4, "0606").foot("C1", CRUSADER, 8, "0605");
    let surround = surround.moved("C1").foot("C2", CRUSADER, 4, "0609").start();
    let surround = points("a surround that leaves no way to retreat", surround)
        .best(told(mv("C2", "0608 0607")))
        .not(told(mv("C2", "0608 0708 0707")))
        .not(told(end_movement()));

    // 7.2: 8 and 4 to 4 is 3-1; 8 and 3 is 2-1, which may cost an exchange and kills less often.
    let odds = land(DEFILE).foot("M1", MUSLIM, 4, "0606").foot("C1", CRUSADER, 8, "0605");
    let odds = odds.moved("C1").foot("C3", CRUSADER, 4, "0609").foot("C4", CRUSADER, 3, "0509");
    let odds = points("the unit that makes the odds 3-1", odds.start())
        .best(told(mv("C3", "0608 0607")))
        .not(told(mv("C4", "0608 0607")));

    // 7.5: from the river the attack is halved.
    let river = land("~ 0707 0607 0507 0506, R 0605").foot("M1", MUSLIM, 4, "0606");
    let river = river.cavalry("C1", CRUSADER, 12, 6, "0704").start();
    let river = points("not out of the river", river)
        .best(told(mv("C1", "0705 0706")))
        .not(told(mv("C1", "0604 0605")));

    // 7.5: against a hill one column is lost, unless the attacker stands on one.
    let hill = land("~ 0707 0607 0507 0506, H 0605 0606").foot("M1", MUSLIM, 4, "0606");
    let hill = hill.cavalry("C1", CRUSADER, 12, 6, "0704").start();
    let hill = points("from hill to hill", hill)
        .best(told(mv("C1", "0604 0605")))
        .not(told(mv("C1", "0705 0706")));

    // 7.1, 8.1: neither exerts a zone, so nobody owes an attack; at 1-4 there is nothing but losses in it.
    let hopeless = Table::open().combat(CRUSADER).light("C1", CRUSADER, "0605");
    let hopeless = hopeless.light("M1", MUSLIM, "0606").leader("ML", MUSLIM, 9, "0606").start();
    let hopeless = points("no attack at hopeless odds", hopeless)
        .best(told(end_combat()))
        .not(told(attack("C1", "M1")));

    // 7.1, 7.5: nobody owes this attack either; at 3-1 four faces kill who has no way out, and none kills the attacker.
    let free = land(&format!("{BLIND}, S 0606")).combat(CRUSADER);
    let free = free.cavalry("C1", CRUSADER, 18, 6, "0605").light("M1", MUSLIM, "0606").start();
    let free = points("an attack that nobody owes and that risks nothing", free)
        .best(told(attack("C1", "M1")))
        .not(told(end_combat()));

    // 7.6, 16.2: the one who counts least.
    let table = Table::open().foot("C1", CRUSADER, 5, "0605").foot("C2", CRUSADER, 2, "0706");
    let cheap = points("whom to lose in an exchange", exchange(table))
        .best(told(lose("C2")))
        .not(told(lose("C1")));

    // 16.2, RUL-38: points are those of the front, whichever side is up: C1 fights with 3 and counts 6.
    let table = Table::open().foot("C1", CRUSADER, 6, "0605").foot("C2", CRUSADER, 4, "0706");
    let fronts = points("losses count by the front", exchange(table.disordered("C1")))
        .best(told(lose("C2")))
        .not(told(lose("C1")));

    // 11.4: with 5 points lost the army is no more.
    let table = Table::open().foot("C1", CRUSADER, 4, "0605").foot("C2", CRUSADER, 3, "0706");
    let table = table.foot("C0", CRUSADER, 1, "0101").dead("C0").morale(CRUSADER, 4, 5, None);
    let breaking = exchange(table);
    let breaking = victory_of("a loss that the army survives", CRUSADER, breaking)
        .best(told(lose("C2")))
        .not(told(lose("C1")));

    // 9.4: at 1-5 the attackers are lost without a die; nobody is asked to stay.
    let archers = Table::open().combat(MUSLIM).horse_archers("H", MUSLIM, "0607");
    let mut archers = archers.foot("D", CRUSADER, 10, "0606").start();
    archers.play(attack("H", "D"));
    let archers = points("horse archers leave their own lost attack", archers)
        .best(told(leave("H", "0608 0609 0610")))
        .not(told(stand("H")));

    // 8.3: at 6-1 the defender is lost without a die.
    let light = Table::open().combat(CRUSADER).foot("C1", CRUSADER, 18, "0605");
    let mut light = light.light("M1", MUSLIM, "0606").start();
    light.play(attack("C1", "M1"));
    let light = points("light troops leave a lost fight", light)
        .best(told(leave("M1", "0607 0608 0609")))
        .not(told(stand("M1")));

    // 8.3, 10.2: with the leader it is 2 to 12: the attacker is lost without a die.
    let proud = Table::open().combat(CRUSADER).foot("C1", CRUSADER, 2, "0605");
    let proud = proud.light("M1", MUSLIM, "0606").leader("ML", MUSLIM, 9, "0606");
    let mut proud = proud.start();
    proud.play(attack("C1", "M1"));
    let proud = points("light troops stand where they cannot lose", proud)
        .best(told(stand("M1")))
        .not(told(leave("M1", "0607 0608 0609")));

    // 9.6, 8.3: nobody retreats before the combat of a charger; from a march light troops would.
    let charging = Table::open().light("M1", MUSLIM, "0606").knights("C1", CRUSADER, 12, "0603");
    let charging = points("a charge that holds light troops", charging.start())
        .best(told(charge("C1", "0604 0605")))
        .not(told(mv("C1", "0604 0605")));

    // 7.9, 15.2: five points against half a chance of losing 4.
    let camp = points("an advance that captures a camp", won_camp(4))
        .best(told(advance("C1", "0606")))
        .not(told(hold()));

    // 15.2: against half a chance of losing 14 they are too few.
    let dear = points("no advance into a camp that may cost too much", won_camp(14))
        .best(told(hold()))
        .not(told(advance("C1", "0606")));

    // 15.2: half a chance of losing 2 is less than half a chance of losing 8.
    let plunder = camps(Table::open()).camp("MC", MUSLIM, "0606").foot("C1", CRUSADER, 8, "0608");
    let plunder = plunder.foot("C2", CRUSADER, 2, "0604").foot("M1", MUSLIM, 3, "1212").start();
    let plunder = points("the small unit plunders the camp", plunder)
        .best(told(mv("C2", "0605 0606")))
        .not(told(mv("C1", "0607 0606")));

    // 15.3: five points for nothing.
    let engine = Table::open().special(SpecialRule::Trebuchets { vp: 5 }).movement(MUSLIM);
    let engine = engine.trebuchet("T", CRUSADER, "0606").foot("M1", MUSLIM, 3, "0608");
    let engine = engine.foot("C1", CRUSADER, 3, "1212").start();
    let engine = points("a trebuchet that nobody guards", engine)
        .best(told(mv("M1", "0607 0606")))
        .not(told(end_movement()));

    // 11.4: six points lost end the war: four faces of 3-1 do it in the south, and in the north a certain kill does not.
    let ends = "~ 0602 0703 0704 0504 0503 0709 0710 0610 0510 0509";
    let last = land(ends).foot("C1", CRUSADER, 18, "0606").foot("M1", MUSLIM, 3, "0603");
    let last = last.foot("M2", MUSLIM, 6, "0609").morale(MUSLIM, 4, 6, None).start();
    let last = victory_of("the attack that ends the war", CRUSADER, last)
        .best(told(mv("C1", "0607 0608")))
        .not(told(mv("C1", "0605 0604")));

    // 3.3: in the last player turn, five points behind, four more are worth nothing and six win.
    let evening = land(ends).turns(1).movement(MUSLIM).bonus([5, 0]).foot("M1", MUSLIM, 12, "0606");
    let evening = evening.foot("C2", CRUSADER, 4, "0603").foot("C1", CRUSADER, 6, "0609").start();
    let evening = victory_of("the last turn asks for six points", MUSLIM, evening)
        .best(told(mv("M1", "0607 0608")))
        .not(told(mv("M1", "0605 0604")));

    // 10.2: 10 and the leader's 2 to 4 is 3-1.
    let leads = land(BLIND).foot("M1", MUSLIM, 4, "0606").foot("C1", CRUSADER, 10, "0605");
    let leads = leads.moved("C1").foot("C2", CRUSADER, 10, "0303").moved("C2");
    let leads = leads.leader("L", CRUSADER, 2, "0303").start();
    let leads = points("the leader who makes the odds 3-1", leads)
        .best(told(mv("L", "0403 0504 0604 0605")))
        .not(told(end_movement()));

    // 6.2, 7.2: who is hit in the south is attacked at 2-1 instead of 1-1; nobody attacks the other one.
    let shot = land(BLIND).archery(CRUSADER).bowmen("B", CRUSADER, "0604");
    let shot = shot.foot("C1", CRUSADER, 8, "0605").foot("M1", MUSLIM, 8, "0606");
    let shot = shot.foot("M2", MUSLIM, 8, "0602").start();
    let shot = points("the shot that makes an attack better", shot)
        .best(told(fire("B", "M1")))
        .not(told(fire("B", "M2")))
        .not(told(end_fire()));

    // 11.2: a try costs nothing.
    let fallen = Table::open().reorganization(CRUSADER).leader("L", CRUSADER, 2, "0606");
    let fallen = fallen.foot("X", CRUSADER, 7, "0101").foot("Y", CRUSADER, 3, "0102");
    let fallen = fallen.dead("X").dead("Y").foot("M1", MUSLIM, 3, "1212");
    let rallying = points("a rally costs nothing", fallen.clone().start())
        .best(told(rally()))
        .not(told(no_rally()));

    // 11.2, 16.2: whoever comes back counts no more for the enemy: the strongest.
    let mut back = fallen.start();
    back.roll(&[1], rally());
    let returning = points("the strongest comes back", back)
        .best(told(place_rally("X", "0606")))
        .not(told(place_rally("Y", "0606")));

    // 7.3, 7.2: everybody must fight; 12 to 2 kills for certain, and what is left at 1-1 costs less than that gains.
    let split = Table::open().combat(CRUSADER).foot("C1", CRUSADER, 12, "0605");
    let split = split.foot("C2", CRUSADER, 6, "0706").foot("M1", MUSLIM, 4, "0606");
    let split =
        points("a certain kill beside an even fight", split.foot("M2", MUSLIM, 2, "0705").start())
            .best(told(attack("C1", "M2")))
            .not(told(attack("C1", "M1")))
            .not(told(attack("C1 C2", "M1 M2")));

    vec![
        surround, odds, river, hill, hopeless, free, cheap, fronts, breaking, archers, light,
        proud, charging, camp, dear, plunder, engine, last, evening, leads, shot, rallying,
        returning, split,
    ]
}

#[test]
fn bmw_positions_are_what_they_claim() {
    proved(&positions());
}

#[test]
fn bmw_easy_solves_positions() {
    solved(&positions(), Level::Easy, 0);
}

#[test]
fn bmw_normal_solves_positions() {
    solved(&positions(), Level::Normal, 75);
}

#[test]
fn bmw_hard_solves_positions() {
    solved(&positions(), Level::Hard, 90);
}
