//! What a computer opponent has in mind at the beginning of its player turn: it plays the turn forward on a copy.

use super::annotation::{Intent, main};
use super::reasoning::PlanOf;
use crate::ai::{self, Cancel, Level, Memory, SearchOptions};
use crate::kernel::{Awaits, Cx, GameOf, Log, SeededDice, apply, awaits, check};
use crate::view::Present;
use std::time::{Duration, Instant};

/// No player turn has more actions.
const LONGEST: usize = 400;
/// A decision is weighed by so many positions at most.
const GLIMPSE: u64 = 400;
/// So many deeds are remembered.
const MOST: usize = 24;

/// What is going to be done in a player turn, what promises most first, as the side whose turn it is imagines it. Dice are its own: nobody
/// knows how those of the game will fall. It begins with an action that was chosen, and goes on with what is remembered of a plan.
pub fn plan<R: Present>(
    scene: &R::Scene,
    game: &GameOf<R>,
    (first, memory): (&R::Action, &Memory<R::Action>),
    search: &SearchOptions,
    cancel: &Cancel,
) -> PlanOf<R> {
    let Some(side) = R::phasing(scene, game).filter(|_| search.opponent.level != Level::Random)
    else {
        return Vec::new();
    };
    let turn = R::player_turn(scene, game);
    let mut planned = memory.of(side, turn);
    let mut dice = SeededDice::new(search.seed);
    let mut game = R::determinize(scene, game, side, &mut dice);
    let until = search.millis.map(|millis| Instant::now() + Duration::from_millis(millis / 4));
    let mut deeds = Vec::new();
    for step in 0..LONGEST {
        let Awaits::Decision { side: decides, .. } = awaits::<R>(scene, &game) else { break };
        let now = (R::player_turn(scene, &game), R::phasing(scene, &game));
        let late = until.is_some_and(|until| Instant::now() >= until);
        if now != (turn, Some(side)) || late || cancel.is_cancelled() {
            break;
        }
        // Whoever plays lines on at every decision does not do so to foresee a whole turn.
        let opponent = search.opponent.at_level(search.opponent.level.min(Level::Normal));
        let glimpse = SearchOptions { opponent, nodes: Some(GLIMPSE), ..*search };
        let search = SearchOptions { millis: None, ..glimpse.at_step(step) };
        let found = ai::think::<R>(scene, &game, &search, cancel, &Memory::default());
        let Some(found) = found else { break };
        let meant = match &mut planned {
            _ if step == 0 => Some(first.clone()),
            Some(planned) if decides == side => planned.next::<R>(&game),
            _ => None,
        };
        let action = meant.filter(|action| check::<R>(scene, &game, action).is_ok());
        let action = action.unwrap_or(found.action);
        if decides == side && found.weighed > 1 && R::may_announce(&action) {
            let account = ai::explain::<R>(scene, &game, &search, &action);
            let reason = main(&account, 1, 0).pop().filter(|reason| !reason.against);
            let by = R::doers(scene, &game, &action);
            let intent = |term| Intent { action: action.clone(), term, by };
            deeds.extend(reason.map(|it| (account.sum(), intent(it.term))));
        }
        apply::<R>(&mut Cx::new(scene, &mut dice, &mut Log::default()), &mut game, &action);
    }
    by_weight(deeds)
}

/// Deeds to the same end beside each other, what all of them together promise most first.
fn by_weight<A, T: PartialEq>(deeds: Vec<(f64, Intent<A, T>)>) -> Vec<Intent<A, T>> {
    let mut ends: Vec<(f64, Vec<Intent<A, T>>)> = Vec::new();
    for (gain, intent) in deeds {
        match ends.iter_mut().find(|(_, end)| end[0].term == intent.term) {
            Some((sum, end)) => {
                *sum += gain;
                end.push(intent);
            }
            None => ends.push((gain, vec![intent])),
        }
    }
    ends.sort_by(|a, b| b.0.total_cmp(&a.0));
    ends.into_iter().flat_map(|(_, end)| end).take(MOST).collect()
}
