//! Positions of The Barons' War.
//!
//! 0606 has the neighbours 0605, 0706, 0707, 0607, 0507 and 0506, clockwise from the north; a unit that faces `f0` has the first two of
//! them in front, one that faces `f3` the fourth and the fifth. With its fifth hit a unit stands one more hit from its end (8.61).

use super::{Position, proved, solved};
use crate::barons::table::*;
use gonfalon::ai::Level;
use gonfalon::kernel::{Awaits, GameOf, Side, awaits};
use gonfalon::scenario::barons::SymbolKind;
use gonfalon::systems::barons::Barons;
use gonfalon::systems::barons::action::Action;
use gonfalon::systems::barons::scene::Scene;
use gonfalon::systems::barons::state::Place;
use gonfalon::view::wire::read;

type Moment = GameOf<Barons>;

/// Two units that nothing happens to, so that no Battle is eliminated.
const FAR: &str = "A9 Inf 5/7 1212 f0; B9 Inf 5/7 1201 f0";

/// An action in words.
fn words(text: &'static str) -> impl Fn(&Scene) -> Action {
    move |scene| read(&told(text), scene).unwrap_or_else(|misread| panic!("{text}: {misread}"))
}

/// The rule that asks now.
fn asked(scene: &Scene, game: &Moment) -> &'static str {
    match awaits::<Barons>(scene, game) {
        Awaits::Decision { rule, .. } => rule.section,
        Awaits::Over(_) => "over",
    }
}

/// The hits of a side's units; a unit that is out of play has six.
fn hits(scene: &Scene, game: &Moment, side: Side) -> f64 {
    sum(scene, game, side, |scene, game, unit| {
        let state = scene.find(unit).map(|unit| *game.state.unit(unit)).expect("a unit");
        if state.place == Place::Gone { 6.0 } else { f64::from(state.hits) }
    })
}

/// The units of a side that are out of play.
fn gone(scene: &Scene, game: &Moment, side: Side) -> f64 {
    sum(scene, game, side, |scene, game, unit| {
        let unit = scene.find(unit).expect("a unit");
        f64::from(u8::from(game.state.unit(unit).place == Place::Gone))
    })
}

fn sum(scene: &Scene, game: &Moment, side: Side, of: impl Fn(&Scene, &Moment, &str) -> f64) -> f64 {
    let battles = scene.commands[side].iter();
    let units = battles.flat_map(|&battle| scene.battle(battle).units.clone());
    units.map(|unit| of(scene, game, scene.id(unit))).sum()
}

/// What counts is a number when the fighting of this turn is over.
fn about(
    name: &'static str,
    play: Play,
    aim: impl Fn(&Scene, &Moment) -> f64 + 'static,
) -> Position<Barons> {
    let turn = play.game.state.turn;
    Position::new(name, (play.scene, play.game), aim).until(move |scene: &Scene, game: &Moment| {
        game.state.turn != turn || asked(scene, game) == "11.0"
    })
}

fn side(play: &Play) -> Side {
    play.decider().expect("somebody decides")
}

/// How many hits more the enemy has.
fn by_hits(name: &'static str, play: Play) -> Position<Barons> {
    let side = side(&play);
    about(name, play, move |scene, game| hits(scene, game, side.enemy()) - hits(scene, game, side))
}

/// How many units more the enemy has lost.
fn by_losses(name: &'static str, play: Play) -> Position<Barons> {
    let side = side(&play);
    about(name, play, move |scene, game| gone(scene, game, side.enemy()) - gone(scene, game, side))
}

fn melee(counters: &str) -> Play {
    Table::own(&format!("{counters}; {FAR}")).melee().start()
}

/// Whom to attack, and with whom.
fn attacking() -> Vec<Position<Barons>> {
    // 9.1: two hexes roll for one reply.
    let both = melee("A1 Inf 5/7 0607 f0; A2 Inf 5/7 0507 f1; B1 Inf 5/7 0606 f3");
    let both = by_hits("both hexes attack", both)
        .best(words("attack 0606 from 0507 0607"))
        .not(words("attack 0606 from 0607"))
        .not(words("end-melee"));

    // 9.2.3: one more through the rear, and the same reply.
    let rear = melee("A1 Inf 5/7 0606 f0; B1 Inf 5/7 0605 f0; B2 Inf 5/7 0706 f3");
    let rear = by_hits("the rear rather than the front", rear)
        .best(words("attack 0605 from 0606"))
        .not(words("attack 0706 from 0606"));

    // 8.61: one more hit, and it is out of play.
    let worn = melee("A1 Inf 7/7 0606 f0; B1 Inf 7/7 0605 f3 hits5; B2 Inf 7/7 0706 f3");
    let worn = by_losses("the unit that a hit eliminates", worn)
        .best(words("attack 0605 from 0606"))
        .not(words("attack 0706 from 0606"))
        .not(words("end-melee"));

    // 1.3, 1.1: a d6 less two against cavalry never comes to a hit; the reply does.
    let vain = melee("A1 Inf 5/7 0606 f0; B1 HC 7/7 0605 f3");
    let vain = by_hits("no attack that cannot hit", vain)
        .best(words("end-melee"))
        .not(words("attack 0605 from 0606"));

    // 9.0: one kill each is more than two tries at the same.
    let each = "A1 Inf 7/7 0606 f0; A2 Inf 7/7 0505 f1; B1 Inf 7/7 0605 f3 hits5; B2 Inf 7/7 0706 f3 hits5";
    let each = by_losses("one attack for each", melee(each))
        .best(words("attack 0706 from 0606"))
        .not(words("attack 0605 from 0505 0606"));

    // 9.2.4: down the slope one more, and one less for the reply.
    let slope = format!("A1 Inf 7/7 0606 f0; B1 Inf 7/7 0605 f3; B2 Inf 7/7 0706 f3; {FAR}");
    let slope = Table::land("0606^1 0706^1", &slope).melee().start();
    let slope = by_hits("down the slope", slope)
        .best(words("attack 0605 from 0606"))
        .not(words("attack 0706 from 0606"));

    // 1.3: two more against infantry, and two less for the reply.
    let riders = melee("A1 HC 7/7 0606 f0; B1 Inf 7/7 0605 f3; B2 HC 7/7 0706 f3");
    let riders = by_hits("cavalry against infantry", riders)
        .best(words("attack 0605 from 0606"))
        .not(words("attack 0706 from 0606"));

    // 15.0: D is Shaken already: without B1 no Battle of the Royalists is in good order, and the points decide.
    let end = "A1 Inf 7/7 0606 f0; A9 Inf 5/7 1212 f0; B1 Inf 7/7 0605 f3 hits5; D1 Inf 7/7 0706 f3 hits5; D9 Inf 5/7 1201 f0";
    let end = Table::own(end).state("D", SymbolKind::Shaken).melee().start();
    let end = about("the last unit of the last Battle", end, |scene, game| {
        let unit = scene.find("B1").expect("a unit");
        f64::from(u8::from(game.state.unit(unit).place == Place::Gone))
    })
    .best(words("attack 0605 from 0606"))
    .not(words("attack 0706 from 0606"))
    .not(words("end-melee"));

    // 9.2.1: the leader adds two in the hex where he is.
    let led = "A1 Inf 5/7 0606 f0; AL leader 0606 bonus2; B1 Inf 5/7 0605 f0 hits5; A2 Inf 5/7 0608 f0; B2 Inf 9/9 0607 f0";
    let led = by_losses("an attack with the leader", melee(led))
        .best(words("attack 0605 from 0606"))
        .not(words("end-melee"));

    // 9.2.5: through opposite hexes the attack is concentric, and both roll one more through the rear.
    let ring = "A1 Inf 5/7 0607 f0; A2 Inf 5/7 0605 f3; B1 Inf 5/7 0606 f0";
    let ring = by_hits("a concentric attack", melee(ring))
        .best(words("attack 0606 from 0605 0607"))
        .not(words("attack 0606 from 0605"))
        .not(words("attack 0606 from 0607"));

    vec![both, rear, worn, vain, each, slope, riders, end, led, ring]
}

/// Fire, and what else is done at a distance.
fn shooting() -> Vec<Position<Barons>> {
    // 8.61: the same chance, and a unit less.
    let shot = "B1 Inf 5/7 0606 f0 fire3; A1 Inf 7/7 0604 f3 hits5; A2 Inf 7/7 0705 f3; A9 Inf 5/7 1212 f0";
    let shot = Table::own(shot).at("defensive-fire").start();
    let shot = by_losses("the shot that eliminates", shot)
        .best(words("fire B1 0604"))
        .not(words("fire B1 0705"))
        .not(words("end-fire"));

    // 7.13d: one more at whoever turns the back.
    let back =
        "B1 Inf 5/7 0606 f0 fire3; A1 Inf 7/7 0604 f3; A2 Inf 7/7 0705 f0; A9 Inf 5/7 1212 f0";
    let back = Table::own(back).at("defensive-fire").start();
    let back = by_hits("the shot in the back", back)
        .best(words("fire B1 0705"))
        .not(words("fire B1 0604"));

    // 8.0, 9.0: who shoots at somebody else may not attack any more; the attack kills more often than the shot.
    let spare = "A1 Inf 7/7 0607 f0 fire3; B1 Inf 5/7 0606 f0 hits5; B2 Inf 5/7 0706 f3; B3 Inf 5/7 0605 f3";
    let spare = Table::own(&format!("{spare}; {FAR}")).at("offensive-fire").start();
    let spare = by_losses("no shot that forbids the attack", spare)
        .best(words("end-fire"))
        .not(words("fire A1 0706"));

    // 3.C2, 7.13d: turned, the unit is struck in the front.
    let turn = format!("B1 Inf 5/7 0606 f0; A1 HC 5/7 0607 f0; {FAR}");
    let turn = Table::own(&turn).at("adjustment").start();
    let turn = by_hits("a front for the attacker", turn)
        .best(words("face B1 3"))
        .best(words("face B1 2"))
        .not(words("end-adjustment"))
        .not(words("face B1 5"));

    // 9.42: two hexes away nobody strikes the cavalry, which could not bear a hit.
    let evasion = format!("B1 HC 6/9 0606 f3 hits5; A1 Inf 9/7 0607 f0; A2 Inf 9/7 0507 f1; {FAR}");
    let mut evasion = Table::own(&evasion).at("adjustment").start();
    evasion.play("end-adjustment").play("end-evasion");
    let evasion = by_losses("worn cavalry avoids foot", evasion)
        .best(words("evade B1"))
        .not(words("end-evasion"));

    vec![shot, back, spare, turn, evasion]
}

/// What an attack asks of those who are struck.
fn answering() -> Vec<Position<Barons>> {
    let attacked = |counters: &str| {
        let mut play = melee(counters);
        play.play("attack 0606 from 0507 0607");
        play
    };
    // 9.1.4: one of the two is out of play with the next hit.
    let weak = attacked("A1 Inf 7/7 0607 f0 hits5; A2 Inf 7/7 0507 f1; B1 Inf 7/7 0606 f3");
    let weak = by_losses("the reply that eliminates", weak)
        .best(words("reply 0607"))
        .not(words("reply 0507"));

    // 1.3: two less against cavalry.
    let foot = attacked("A1 Inf 7/7 0607 f0; A2 HC 7/7 0507 f1; B1 Inf 7/7 0606 f3");
    let foot =
        by_hits("the reply to infantry", foot).best(words("reply 0607")).not(words("reply 0507"));

    // 9.2.4: one more down the slope, one less up.
    let slope = "A1 Inf 7/7 0607 f0; A2 Inf 7/7 0507 f1; B1 Inf 7/7 0606 f3";
    let mut slope = Table::land("0606^1 0507^1", &format!("{slope}; {FAR}")).melee().start();
    slope.play("attack 0606 from 0507 0607");
    let slope = by_hits("the reply down the slope", slope)
        .best(words("reply 0607"))
        .not(words("reply 0507"));

    // 9.4.1.5, 9.4.1.6: who goes through a friend checks, and so does the friend.
    let friend = "A1 HC 20/10 0607 f0; B1 Inf 7/9 0606 f3 hits3; B2 Inf 7/5 0605 f3";
    let mut friend = melee(friend);
    friend.roll(&[1, 1], attack("0606", "0607"));
    let friend = about("a retreat that does not run over a friend", friend, |scene, game| {
        let shaken = |id| {
            let state = game.state.unit(scene.find(id).expect("a unit"));
            f64::from(u8::from(state.shaken || state.place == Place::Gone))
        };
        -shaken("B1") - shaken("B2")
    })
    .best(words("retreat B1 0506"))
    .not(words("retreat B1 0605"));

    vec![weak, foot, slope, friend]
}

/// How command is used.
fn commanding() -> Vec<Position<Barons>> {
    let armies = |barons: &[u8], royalists: &[u8], facings: &str| {
        let lines = format!(
            "SIM.MA1 0606 {facings}, SIM.L 0606 wounded, HEN.MA1 0605 {facings}, HEN.L 0605 wounded"
        );
        Table::field(&lines).chits("SIM", barons).chits("HEN", royalists).at("initiative")
    };
    let kept = |side: Side, battle: &'static str| {
        move |scene: &Scene, game: &Moment| {
            let own = game.state.activation.as_ref().is_some_and(|active| active.side == side);
            let battle = game.state.battle(scene.find_battle(battle).expect("a Battle"));
            f64::from(u8::from(own)) + 0.01 * f64::from(battle.points())
        }
    };
    let begun = |scene: &Scene, game: &Moment| asked(scene, game) == "3.C1";

    // 5.1, 6.3: the enemy turns the back; a 3 wins against twos as a 4 does, and a wounded leader has no use for a 4.
    let open = armies(&[3, 4], &[2, 2], "f0 hits3").initiative("royalists", 1).start();
    let open = about("a chit worth keeping", open, kept(BARONS, "L.SIM"))
        .until(begun)
        .best(words("bid L.SIM 3"))
        .not(words("bid L.SIM 4"))
        .not(words("bid L.SIM 0"));

    // 5.1a: the answer must be higher, no more.
    let mut answer = armies(&[2], &[3, 4], "f3 hits3").initiative("royalists", 1).start();
    answer.play("bid L.SIM 2");
    let answer = about("an answer just high enough", answer, kept(ROYALISTS, "L.HEN"))
        .until(begun)
        .best(words("bid L.HEN 3"))
        .not(words("bid L.HEN 4"))
        .not(words("pass"));

    // 4.0: a chit costs nothing.
    let gift = armies(&[2], &[2], "f0").at("turn").initiative("royalists", 1).start_with(&[9]);
    let gift = about("a chit for nothing", gift, |scene, game| {
        let battle = scene.find_battle("L.SIM").expect("a Battle");
        f64::from(game.state.battle(battle).points())
    })
    .until(|scene, game| asked(scene, game) != "4.0")
    .best(words("place-chit L.SIM 3"))
    .not(words("decline-chit"));

    vec![open, answer, gift]
}

fn positions() -> Vec<Position<Barons>> {
    let mut positions = attacking();
    positions.extend(shooting());
    positions.extend(answering());
    positions.extend(commanding());
    positions
}

#[test]
fn barons_positions_are_what_they_claim() {
    proved(&positions());
}

#[test]
fn barons_easy_solves_positions() {
    solved(&positions(), Level::Easy, 0);
}

#[test]
fn barons_normal_solves_positions() {
    solved(&positions(), Level::Normal, 75);
}

#[test]
fn barons_hard_solves_positions() {
    solved(&positions(), Level::Hard, 90);
}
