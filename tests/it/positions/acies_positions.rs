//! Positions of Acies. The hand of the other side is empty, or what it holds is known, or it does not matter: no claim rests on cards
//! that nobody can see.

use super::{Position, proved, solved};
use crate::acies::actions;
use crate::acies::table::*;
use gonfalon::ai::Level;
use gonfalon::kernel::{Awaits, GameOf, Side, awaits};
use gonfalon::systems::acies::Acies;
use gonfalon::systems::acies::action::Action;
use gonfalon::systems::acies::card::Card;
use gonfalon::systems::acies::scene::Scene;
use gonfalon::systems::acies::state::Phase;

type Moment = GameOf<Acies>;

/// An action in words.
fn told(text: &'static str) -> impl Fn(&Scene) -> Action {
    move |scene| actions::action(scene, text)
}

/// Whether a side has won.
fn won(game: &Moment, side: Side) -> f64 {
    match game.state.over.map(|end| end.winner) {
        Some(Some(winner)) if winner == side => 1.0,
        Some(Some(_)) => -1.0,
        _ => 0.0,
    }
}

/// How many cards a side has lost.
fn lost(game: &Moment, side: Side) -> f64 {
    let holding = game.state.of(side);
    (holding.casualties.len() + holding.face_down.len()) as f64
}

/// How many copies of a card a side holds.
fn held(scene: &Scene, game: &Moment, side: Side, card: &str) -> f64 {
    game.state.of(side).count(Card::find(scene, card).expect("a card")) as f64
}

/// What counts is a number when the attacks of this turn are over.
fn about(
    name: &'static str,
    play: Play,
    aim: impl Fn(&Scene, &Moment) -> f64 + 'static,
) -> Position<Acies> {
    let turn = play.game.state.turn;
    Position::new(name, (play.scene, play.game), aim).until(move |_: &Scene, game: &Moment| {
        game.state.turn != turn
            || matches!(game.state.phase, Phase::Discard | Phase::Cards | Phase::Initiative)
    })
}

fn decider(play: &Play) -> Side {
    match awaits::<Acies>(&play.scene, &play.game) {
        Awaits::Decision { side, .. } => side,
        Awaits::Over(end) => panic!("it is over: {end:?}"),
    }
}

/// How many cards more the enemy has lost.
fn losses(name: &'static str, play: Play) -> Position<Acies> {
    let side = decider(&play);
    about(name, play, move |_, game| lost(game, side.enemy()) - lost(game, side))
}

/// Whether the side has won.
fn victory(name: &'static str, play: Play) -> Position<Acies> {
    let side = decider(&play);
    about(name, play, move |_, game| won(game, side))
}

/// The losses when the enemy has made his attacks.
fn losses_after_the_reply(name: &'static str, play: Play) -> Position<Acies> {
    let turn = play.game.state.turn;
    losses(name, play).until(move |_: &Scene, game: &Moment| {
        game.state.turn > turn + 1
            || game.state.turn == turn + 1 && game.state.phase == Phase::Discard
    })
}

fn played(table: Table, text: &str) -> Play {
    let mut play = table.start();
    for action in text.split(", ") {
        play.play(action);
    }
    play
}

/// Positions of the side that attacks.
fn attacking() -> Vec<Position<Acies>> {
    // 10.15, 14.2: the enemy's last card falls without a die; a flank attack only kills a unit, and whoever is left may discard cards
    // and draw them again (13.1, 14.1).
    let table = Table::combat("M5 a legionaires, M6 b horde turned").deck(B, "horde");
    let table = table.hand(B, "horde*3");
    let body = victory("the last card of the deck", table.start())
        .best(told("body M5"))
        .not(told("flank M5 M6"))
        .not(told("pass"));

    // The same with two cards and two who take them: whoever takes a flank first is missed.
    let field = "M5 a legionaires, M6 b horde turned, M9 a horde";
    let table = Table::combat(field).deck(B, "horde*2").hand(B, "horde*3");
    let bodies = victory("the last cards of the deck", table.start())
        .best(told("body M5"))
        .best(told("body M9"))
        .not(told("flank M5 M6"))
        .not(told("pass"));

    // 16.12: opposed or not, both take a card, and the enemy has but two.
    let field = "M5 a legionaires, B5 phalanx, M7 a legionaires, B7 phalanx";
    let table = Table::combat(field).deck(B, "horde*2").hand(A, "break-morale");
    let morale = victory("Break Morale when two attacks win", table.start())
        .best(told("break-morale"))
        .not(told("front M5 B5"))
        .not(told("pass"));

    // 8.1, 10.15: unopposed he attacks the main body, and the last card falls.
    let table = Table::field("A5 legionaires, B6 hoplites").at("manoeuvre").deck(B, "horde");
    let advance = victory("a move that leaves nobody in front", table.start())
        .best(told("move A5 M5"))
        .not(told("move A5 M6"));

    // 11.2, 11.6: whoever is not upright is taken in the flank without a roll, and any win kills: the weaker one.
    let field = "A5 legionaires, M4 b horde turned, M6 b phalanx turned";
    let weaker = losses("the weaker of two flanks", Table::combat(field).start())
        .best(told("flank A5 M4"))
        .not(told("flank A5 M6"))
        .not(told("pass"));

    // 10.10: 3 to 7 can't win by twice as much, and may lose so.
    let hopeless =
        losses("no attack that can only lose", Table::combat("A5 horde, M5 b phalanx").start())
            .best(told("pass"))
            .not(told("front A5 M5"));

    // 10.10: the other way round nothing is at stake but the horde, which stands its last marker.
    let sure =
        losses("an attack that risks nothing", Table::combat("A5 phalanx, M5 b horde x1").start())
            .best(told("front A5 M5"))
            .not(told("pass"));

    // 12.6, 16.7: from the Melee Line cavalry rides away from foot without a roll, but not from Treacherous Terrain.
    let table = Table::combat("A5 legionaires, M5 b numides").hand(A, "treacherous-terrain");
    let treacherous =
        losses("Treacherous Terrain holds the cavalry", table.hand(B, "horde").start())
            .best(told("front A5 M5 treacherous"))
            .not(told("front A5 M5"));

    // 11.2, 16.3: slower, and with no friend in front of the target, only the card makes the attack possible.
    let table = Table::combat("A5 legionaires, M4 b horde").hand(A, "outflank");
    let outflank = losses("Outflank makes the attack possible", table.start())
        .best(told("flank A5 M4 outflank"))
        .not(told("pass"));

    // 11.4, 10.10: 7 and 4 to 1: the worst throw wins against the best, so that every card is wasted.
    let table = Table::combat("A5 phalanx, M4 b slingers turned").hand(A, "overrun bloodlust");
    let sparing = about("no card for a won fight", played(table, "flank A5 M4"), |_, game| {
        lost(game, B) + 0.01 * game.state.of(A).hand.len() as f64
    })
    .best(told("pass"))
    .not(told("overrun"))
    .not(told("bloodlust"));

    // 11.4, 16.1: 11 to 3 is certain with two more; Bloodlust, which helps in defence too, is kept.
    let table = Table::combat("A5 phalanx, M4 b horde turned").hand(A, "overrun bloodlust");
    let weak = about("a weak card does", played(table, "flank A5 M4"), |scene, game| {
        lost(game, B)
            + 0.002 * held(scene, game, A, "bloodlust")
            + 0.001 * held(scene, game, A, "overrun")
    })
    .best(told("overrun"))
    .not(told("bloodlust"))
    .not(told("pass"));

    // 16.10, 10.10: at equal strength either may lose; with a marker less the attacker survives it.
    let table = Table::combat("A5 legionaires x2, M5 b legionaires x2").hand(A, "cohesion");
    let cohesion = losses("Cohesion before a fight among the worn", table.start())
        .best(told("cohesion A5"))
        .not(told("front A5 M5"))
        .not(told("pass"));

    // 9.1: a shot risks nothing.
    let shot = losses("a free shot", Table::field("A5 bowmen, M5 b psiloi").at("missile").start())
        .best(told("shoot A5 M5"))
        .not(told("pass"));

    // 7.4, 10.9: one more in every combat makes the attack that follows likelier to win.
    let table = Table::field("M5 a phalanx, B5 hoplites x2").at("encircling").hand(A, "outflank");
    let points = losses("flank points before an attack", table.start())
        .best(told("outflank"))
        .not(told("pass"));

    // 11.2, 11.6: who stands upright must be rolled for, and a phalanx is stronger besides.
    let field = "A5 heavy-cavalry, M4 b phalanx, M6 b horde x1 turned";
    let flank = losses("the flank that needs no roll", Table::combat(field).start())
        .best(told("flank A5 M6"))
        .not(told("flank A5 M4"));

    vec![
        body,
        bodies,
        morale,
        advance,
        weaker,
        hopeless,
        sure,
        treacherous,
        outflank,
        sparing,
        weak,
        cohesion,
        shot,
        points,
        flank,
    ]
}

/// Positions of the side that is attacked.
fn defending() -> Vec<Position<Acies>> {
    // 12.5: skirmishers leave the Melee Line before foot without a roll.
    let table = Table::combat("A5 legionaires, M5 b slingers").hand(B, "horde");
    let slips = losses("skirmishers slip away", played(table, "front A5 M5"))
        .best(told("withdraw line"))
        .not(told("stand"));

    // 12.3: up to 6 it is saved; a failure does no harm, and who stands with 3 to 4 mostly loses.
    let table = Table::combat("A5 warriors, M5 b psiloi").hand(B, "horde");
    let tries = losses("a withdrawal that may fail", played(table, "front A5 M5"))
        .best(told("withdraw line"))
        .not(told("stand"));

    // 16.6, 14.2: nothing else stops an attack on the main body, which takes the deck's last card.
    let table = Table::combat("M5 a legionaires").deck(B, "horde");
    let table = table.hand(B, "difficult-terrain shields hoplites*2");
    let stops = victory("the only card that stops the attack", played(table, "body M5"))
        .best(told("difficult-terrain"))
        .not(told("stand"));

    // 16.4, 16.6: Shields do against the phalanx; against the attack on the main body that follows only Difficult Terrain does.
    let table = Table::combat("M5 a phalanx, B5 hoplites x2, M8 a legionaires").deck(B, "horde");
    let table = table.hand(B, "difficult-terrain shields");
    let shields = about("which card to reply with", played(table, "front M5 B5"), |_, game| {
        won(game, B) - 0.1 * lost(game, B)
    })
    .best(told("shields"))
    .not(told("difficult-terrain"))
    .not(told("stand"));

    // 16.4: the attack ends; who stands with 5 to 7 mostly loses his last marker.
    let table = Table::combat("M5 a phalanx, B5 hoplites x2").hand(B, "shields");
    let saved = losses("Shields save the worn", played(table, "front M5 B5"))
        .best(told("shields"))
        .not(told("stand"));

    // 16.5: three more for light infantry.
    let table =
        Table::combat("M5 a legionaires, B5 light-infantry x1").hand(B, "defensible-terrain");
    let terrain =
        losses("Defensible Terrain in a close fight", played(table, "front M5 B5, stand"))
            .best(told("defensible-terrain"))
            .not(told("pass"));

    // 16.2: three more for anybody.
    let table = Table::combat("M5 a legionaires, B5 warriors x2").hand(B, "bloodlust");
    let blood = losses("Bloodlust for the worn", played(table, "front M5 B5, stand"))
        .best(told("bloodlust"))
        .not(told("pass"));

    // 8.10: whoever comes may be shot at, which risks nothing.
    let table = Table::field("A5 psiloi, A9 horde, B5 bowmen").at("manoeuvre");
    let reaction = losses("a shot in reaction", played(table, "move A5 M5"))
        .best(told("shoot B5 M5"))
        .not(told("pass"));

    // 10.3, 10.15: an enemy whom somebody opposes takes no card from the deck, and the horde cannot kill the legionaries.
    let table = Table::field("M5 b horde").at("play").hand(A, "legionaires");
    let block = losses_after_the_reply("the way to the main body is shut", table.start())
        .best(told("play legionaires A5"))
        .not(told("play legionaires A9"))
        .not(told("pass"));

    // 10.3: one of two attacks on the main body is spared.
    let table = Table::field("M5 b horde, M12 b horde").at("play").hand(A, "legionaires");
    let two = losses_after_the_reply("one of two ways is shut", table.start())
        .best(told("play legionaires A5"))
        .best(told("play legionaires A12"))
        .not(told("play legionaires A9"))
        .not(told("pass"));

    // 13.2, 14.2: the draw would take the last card, but what is discarded is drawn again (14.1).
    let table = Table::field("A5 horde").at("discard").deck(A, "horde").hand(A, "bloodlust");
    let play = table.start();
    let draw = Position::new(
        "a discard before the last draw",
        (play.scene, play.game),
        |_: &Scene, game: &Moment| won(game, A),
    )
    .best(told("discard bloodlust"))
    .not(told("pass"));

    // 13.1, 10.15: two enemies take two cards next turn; one is left if both cards of the hand become part of the deck.
    let table = Table::field("A5 horde, M8 b horde, M9 b horde").at("discard");
    let play = table.deck(A, "horde*2").hand(A, "bloodlust overrun").start();
    let turn = play.game.state.turn;
    let siege = Position::new(
        "discards before a siege",
        (play.scene, play.game),
        |_: &Scene, game: &Moment| won(game, A),
    )
    .until(move |_: &Scene, game: &Moment| {
        game.state.turn > turn + 1
            || game.state.turn == turn + 1 && game.state.phase == Phase::Discard
    })
    .best(told("discard bloodlust"))
    .best(told("discard overrun"))
    .not(told("pass"));

    vec![draw, siege, slips, tries, stops, shields, saved, terrain, blood, reaction, block, two]
}

fn positions() -> Vec<Position<Acies>> {
    let mut positions = attacking();
    positions.extend(defending());
    positions
}

#[test]
fn acies_positions_are_what_they_claim() {
    proved(&positions());
}

#[test]
fn acies_easy_solves_positions() {
    solved(&positions(), Level::Easy, 0);
}

#[test]
fn acies_normal_solves_positions() {
    solved(&positions(), Level::Normal, 75);
}

#[test]
fn acies_hard_solves_positions() {
    solved(&positions(), Level::Hard, 90);
}
