//! Positions of Arsouf.
//!
//! The town is 0102 and 0202; its road goes 0102-0103-0203-0304-0404-0504-0505-0605-0705-0805-0905 and on. Odd rows lie half a hex
//! further to the right.

use super::{Position, proved, solved};
use crate::arsouf::table::*;
use gonfalon::ai::Level;
use gonfalon::kernel::flow::begin;
use gonfalon::kernel::{Cx, GameOf, Log, ScriptedDice, Side};
use gonfalon::systems::arsouf::Arsouf;
use gonfalon::systems::arsouf::action::Action;
use gonfalon::systems::arsouf::scene::Scene;
use gonfalon::systems::arsouf::state::Place;
use gonfalon::view::{Localizer, Present};
use gonfalon::words::Language;
use serde_json::Value;

type Moment = GameOf<Arsouf>;

/// An action in the protocol's writing.
fn told(action: Value) -> impl Fn(&Scene) -> Action {
    move |scene| {
        let read = Arsouf::read_action(Localizer { scene, language: Language::ENGLISH }, &action);
        read.unwrap_or_else(|bad| panic!("{action}: {bad:?}"))
    }
}

fn started(table: &Table) -> (Scene, Moment) {
    let (scene, mut game) = table.compiled();
    let (mut dice, mut log) = (ScriptedDice::new(&[]), Log::default());
    begin::<Arsouf>(&mut Cx::new(&scene, &mut dice, &mut log), &mut game);
    (scene, game)
}

/// 3.1, 3.2: who has won: 1 if the side has, -1 if the other one has.
fn won(game: &Moment, side: Side) -> f64 {
    match game.state.over {
        Some(end) if end.winner == side => 1.0,
        Some(_) => -1.0,
        None => 0.0,
    }
}

/// What the side that moves wants is to have won at the end of its half-turn.
fn victory(name: &'static str, table: &Table) -> Position<Arsouf> {
    let (scene, game) = started(table);
    let side = game.state.active;
    Position::new(name, (scene, game), move |_: &Scene, game: &Moment| won(game, side))
}

/// The same at the end of the game.
fn victory_in_the_end(name: &'static str, table: &Table) -> Position<Arsouf> {
    victory(name, table).until(|_, _| false)
}

/// The same after the half-turn of the enemy.
fn victory_after_the_reply(name: &'static str, table: &Table) -> Position<Arsouf> {
    let (turn, side) = {
        let game = started(table).1;
        (game.state.turn, game.state.active)
    };
    victory(name, table).until(move |_, game| game.state.turn != turn && game.state.active == side)
}

fn killed(scene: &Scene, game: &Moment, id: &str) -> f64 {
    let place = game.state.piece(scene.find(id).expect("a piece")).place;
    if place == Place::Killed { 1.0 } else { 0.0 }
}

fn sound(scene: &Scene, game: &Moment, id: &str) -> f64 {
    let piece = game.state.piece(scene.find(id).expect("a piece"));
    if piece.wounded || piece.place == Place::Killed { 0.0 } else { 1.0 }
}

/// What counts is a number at the end of the half-turn.
fn about(
    name: &'static str,
    table: &Table,
    aim: impl Fn(&Scene, &Moment) -> f64 + 'static,
) -> Position<Arsouf> {
    Position::new(name, started(table), aim)
}

/// How the column wins.
fn column() -> Vec<Position<Arsouf>> {
    // 3.1: the game is won on the spot.
    let exit = Table::with("B1 0103, T 0505, M1 1508").goal(1, 0);
    let exit = victory("the last exit wins at once", &exit)
        .best(told(mv("B1", "0102")))
        .not(told(end_movement()));

    // 3.1, M8.1: in the last turn both must go in.
    let both = Table::with("B1 0203, I1 0103, T 0404, M1 1508").goal(1, 1).turn(50);
    let both = victory("the last turn takes two exits", &both)
        .best(told(mv("B1", "0202")))
        .best(told(mv("I1", "0102")))
        .not(told(end_movement()));

    // 5.3: by the road two spaces, then one more in the last turn; from a field beside it the town is too far.
    let road = Table::with("B1 0404, M1 2208 wounded").goal(1, 0).turn(49);
    let road = victory_in_the_end("the road is the only way in time", &road)
        .best(told(mv("B1", "0203")))
        .not(told(mv("B1", "0303")));

    // 3.3: nobody is left who could prevent it.
    let claim = Table::with("T 0807, M1 killed");
    let claim = victory("a won game is claimed", &claim)
        .best(told(word("claim-win")))
        .not(told(end_movement()));

    // 3.1, ARR-20: another baggage piece is no other unit.
    let other = Table::with("B1 arrived, B2 0103, K1 0304, M1 1508").goal(1, 1).turn(50);
    let other = victory("the piece that counts goes in", &other)
        .best(told(mv("K1", "0202")))
        .not(told(end_movement()))
        .not(told(mv("K1", "0203")));

    // 5.7, 6.8: who is in the town is safe; who stays may be killed, and the game with him.
    let wounded = Table::with("B1 0103 wounded, B2 1904, M1 0203").goal(2, 0);
    let wounded = victory_after_the_reply("wounded baggage is saved in the town", &wounded)
        .best(told(mv("B1", "0102")))
        .not(told(end_movement()));

    // 5.4, 6.2: 0402 is the only space left from which the wounded baggage could be attacked.
    let gap = "B1 0301 wounded moved, I2 0401 moved, I3 0302 moved, I1 0403, M1 0503";
    let gap = victory_after_the_reply(
        "the gap before the baggage is filled",
        &Table::with(gap).goal(1, 0),
    )
    .best(told(mv("I1", "0402")))
    .not(told(end_movement()))
    .not(told(mv("I1", "0303")));

    // 6.7, 5.5: the Templars are in the town next turn whatever the wounded Mameluke does; wounded they would be too slow.
    let calm = Table::with("T 0303, M1 0403 wounded").goal(0, 1).turn(49).combat();
    let calm = victory_in_the_end("no attack that can only lose", &calm)
        .best(told(end_attacks()))
        .not(told(attack("T", "M1")));

    // 5.3, 5.2: four spaces and more away nobody can strike; by the road it gets there.
    let away = Table::with("B1 0905, M1 1205").goal(1, 0);
    let turn = 1;
    let away = about("baggage moves out of reach", &away, |scene, game| sound(scene, game, "B1"))
        .until(move |_, game| game.state.turn != turn)
        .best(told(mv("B1", "0705")))
        .not(told(mv("B1", "0805")))
        .not(told(end_movement()));

    // 6.12: with nobody within three spaces the wounded recover at the end of the half-turn.
    let rest = Table::with("T 0807 wounded, M1 1107").goal(0, 1);
    let rest =
        about("the wounded move away and recover", &rest, |scene, game| sound(scene, game, "T"))
            .best(told(mv("T", "0707")))
            .not(told(end_movement()))
            .not(told(mv("T", "0907")));

    vec![exit, both, road, claim, other, wounded, gap, calm, away, rest]
}

/// How its enemies win.
fn hunters() -> Vec<Position<Arsouf>> {
    // 3.2: without the baggage the game is won.
    let last = Table::with("B1 0807 wounded, T 0908 wounded, M1 0907").goal(1, 0);
    let last = victory("the last baggage is attacked", &last.moslem().combat())
        .best(told(attack("M1", "B1")))
        .not(told(attack("M1", "T")));

    // 6.6: either loss wins; Richard stands beside one of them.
    let led = Table::with("B1 0807 wounded, B2 1007 wounded, R 1107, M1 0907").goal(2, 0);
    let led = victory("not the one whom his leader helps", &led.moslem().combat())
        .best(told(attack("M1", "B1")))
        .not(told(attack("M1", "B2")));

    // 3.2, 6.4: both are needed; the infantry is weaker.
    let weaker = Table::with("K1 0807 wounded, I1 0908 wounded, M1 0907").goal(0, 2);
    let weaker = victory("the weaker of two that are needed", &weaker.moslem().combat())
        .best(told(attack("M1", "I1")))
        .not(told(attack("M1", "K1")));

    // 6.5, 6.6: wounded, the Hospitalers support no more; the second Mameluke, with Saladin beside him, can do nothing else. Next turn
    // the baggage is in the town.
    let support = "B1 0103 wounded, H 0303, M1 0203, M2 0404, L 0504";
    let support = Table::with(support).goal(1, 0);
    let support = victory("first the supporter, then the target", &support.moslem().combat())
        .best(told(attack("M2", "H")))
        .not(told(attack("M1", "B1")))
        .not(told(attack("M1", "H")));

    // 6.8: it takes two hits, two can strike, and next turn the baggage is in the town.
    let twice = Table::with("B1 0103, I1 0303, M1 0203, A1 0104").goal(1, 0);
    let twice = victory("two attacks on one baggage piece", &twice.moslem().combat())
        .best(told(attack("M1", "B1")))
        .not(told(attack("M1", "I1")));

    // 6.5: from 0908 the attacker stands next to no supporter.
    let side = Table::with("B1 0807 wounded, T 0906, M1 1009").goal(1, 0).moslem();
    let side = victory("an attack from where nobody supports", &side)
        .best(told(mv("M1", "0908")))
        .not(told(mv("M1", "0907")))
        .not(told(end_movement()));

    // 6.6: two points more for the one who attacks.
    let saladin = Table::with("B1 0807 wounded, M1 0907 moved, L 1207").goal(1, 0).moslem();
    let saladin = victory("Saladin rides beside the attacker", &saladin)
        .best(told(mv("L", "1007")))
        .not(told(end_movement()))
        .not(told(mv("L", "1107")));

    // 5.3, 5.7: with its road barred the baggage cannot come in in the last turn; a mere attack may fail.
    let bar = Table::with("B1 0304, M1 0402").goal(1, 0).turn(49).moslem();
    let bar = victory_in_the_end("the road to the town is barred", &bar)
        .best(told(mv("M1", "0203")))
        .not(told(mv("M1", "0303")))
        .not(told(end_movement()));

    // 6.12: an enemy within three spaces keeps the wounded from recovering.
    let watch = Table::with("T 0807 wounded, M1 1407").goal(0, 1).moslem();
    let watch = about("the wounded are kept from recovering", &watch, |scene, game| {
        1.0 - sound(scene, game, "T")
    })
    .best(told(mv("M1", "1107")))
    .not(told(mv("M1", "1207")))
    .not(told(end_movement()));

    // 7.1: three spaces off in a straight line the charge adds a point; beside the other one there is none.
    let charge = Table::with("T 1004, M1 0807 wounded, M2 1204 wounded").goal(0, 1);
    let charge = about("a charge at one of two", &charge, |scene, game| {
        killed(scene, game, "M1") + killed(scene, game, "M2")
    })
    .best(told(mv("T", "0906")))
    .not(told(mv("T", "1104")));

    // 6.6, 6.2: only a wound keeps the Mameluke from the baggage; Richard beside the Templars adds two points to their attack.
    let richard = "T 0907 moved, R 1207, M1 0807, B1 0707 wounded moved";
    let richard = Table::with(richard).goal(1, 0);
    let richard = victory_after_the_reply("Richard rides beside the attacker", &richard)
        .best(told(mv("R", "1007")))
        .not(told(mv("R", "1107")))
        .not(told(end_movement()));

    // 6.2: who is wounded attacks nobody: the Mameluke at the baggage must be stopped, not the wounded one killed.
    let stop = "T 0807, B1 0607 wounded, M1 0907 wounded, M2 0707";
    let stop = Table::with(stop).goal(1, 0).combat();
    let stop = victory_after_the_reply("the one at the baggage is stopped", &stop)
        .best(told(attack("T", "M2")))
        .not(told(attack("T", "M1")))
        .not(told(end_attacks()));

    vec![last, led, weaker, support, twice, side, saladin, bar, watch, charge, richard, stop]
}

fn positions() -> Vec<Position<Arsouf>> {
    let mut positions = column();
    positions.extend(hunters());
    positions
}

#[test]
fn arsouf_positions_are_what_they_claim() {
    proved(&positions());
}

#[test]
fn arsouf_easy_solves_positions() {
    solved(&positions(), Level::Easy, 0);
}

#[test]
fn arsouf_normal_solves_positions() {
    solved(&positions(), Level::Normal, 75);
}

#[test]
fn arsouf_hard_solves_positions() {
    solved(&positions(), Level::Hard, 90);
}
