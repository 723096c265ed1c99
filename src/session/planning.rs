//! What a computer opponent has in mind at the beginning of its player turn: it plays the turn forward on a copy.

use super::annotation::{Intent, main};
use super::reasoning::PlanOf;
use crate::ai::{self, Cancel, Level, SearchOptions};
use crate::kernel::{Awaits, Cx, GameOf, Log, SeededDice, apply, awaits};
use crate::view::Present;
use std::time::{Duration, Instant};

/// No player turn has more actions.
const LONGEST: usize = 400;
/// A decision is weighed by so many positions at most.
const GLIMPSE: u64 = 400;
/// So many deeds are remembered.
const MOST: usize = 12;

/// The deeds of a player turn that promise most, the best first, as the side whose turn it is imagines it. Dice are its own: nobody
/// knows how those of the game will fall.
pub fn plan<R: Present>(
    scene: &R::Scene,
    game: &GameOf<R>,
    search: &SearchOptions,
    cancel: &Cancel,
) -> PlanOf<R> {
    let Some(side) = R::phasing(scene, game).filter(|_| search.level != Level::Random) else {
        return Vec::new();
    };
    let turn = R::player_turn(scene, game);
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
        let search = SearchOptions { nodes: Some(GLIMPSE), millis: None, ..search.at_step(step) };
        let Some(found) = ai::think::<R>(scene, &game, &search, cancel) else { break };
        if decides == side && found.weighed > 1 && R::may_announce(&found.action) {
            let account = ai::explain::<R>(scene, &game, &search, &found.action);
            let reason = main(&account, 1, 0).pop().filter(|reason| reason.points > 0);
            let intent = |term| Intent { action: found.action.clone(), term };
            deeds.extend(reason.map(|it| (found.after - found.before, intent(it.term))));
        }
        apply::<R>(&mut Cx::new(scene, &mut dice, &mut Log::default()), &mut game, &found.action);
    }
    deeds.sort_by(|a, b| b.0.total_cmp(&a.0));
    deeds.into_iter().take(MOST).map(|(_, intent)| intent).collect()
}
