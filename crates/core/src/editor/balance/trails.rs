//! Where the counters of a game went, and where they were lost.

use crate::board::Hex;
use crate::kernel::{Evaluator, GameOf, Log, Ruleset, Side};
use crate::simulation::Watch;
use crate::view::{Localizer, Present, Showing, Sign, StandingCounter};
use crate::words::Language;
use std::collections::BTreeMap;

/// How often something happened in each hex, for both sides.
pub type HexCounts = BTreeMap<Hex, [u32; 2]>;

/// Where counters went, player turn by player turn, and where they were lost, event by event.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Trails {
    /// How many counters stood in each hex at the beginnings of player turns.
    pub stood: HexCounts,
    /// How many were lost in each hex.
    pub lost: HexCounts,
    /// How many were lost in each place of a field without hexes, by the place's name.
    pub lost_in_places: BTreeMap<String, [u32; 2]>,
}

/// Follows the counters of a game.
pub(super) struct Following<R: Ruleset> {
    /// Where they went so far.
    pub(super) trails: Trails,
    before: Option<GameOf<R>>,
}

impl<R: Ruleset> Default for Following<R> {
    fn default() -> Self {
        Following { trails: Trails::default(), before: None }
    }
}

impl<R: Present + Evaluator> Watch<R> for Following<R> {
    fn turn(&mut self, scene: &R::Scene, game: &GameOf<R>, _: Side) {
        self.trails.look::<R>(scene, game);
    }

    fn acts(&mut self, _: &R::Scene, game: &GameOf<R>, _: &R::Action) {
        self.before = Some(game.clone());
    }

    fn acted(&mut self, scene: &R::Scene, _: &GameOf<R>, _: &R::Action, log: &Log<R::Event>) {
        if let Some(before) = self.before.take() {
            self.trails.follow::<R>(scene, &before, log);
        }
    }

    fn ended(&mut self, scene: &R::Scene, game: &GameOf<R>) {
        self.trails.look::<R>(scene, game);
    }
}

const fn told<S>(scene: &S) -> Localizer<'_, S> {
    Localizer { scene, language: Language::ENGLISH }
}

impl Trails {
    /// Looks at a board at the beginning of a player turn.
    fn look<R: Present>(&mut self, scene: &R::Scene, game: &GameOf<R>) {
        for counter in R::standing(scene, game) {
            if let Some(hex) = counter.at {
                self.stood.entry(hex).or_default()[counter.side as usize] += 1;
            }
        }
    }

    /// Follows the events of an action: who is lost is lost where he stood then, which may be another hex than the one where
    /// he was before the action.
    fn follow<R: Present>(&mut self, scene: &R::Scene, before: &GameOf<R>, log: &Log<R::Event>) {
        // Most actions cost nobody: their ways need not be known.
        if !log.events().any(R::is_loss) {
            return;
        }
        let l10n = told(scene);
        let shown: Vec<(&R::Event, Showing)> =
            log.events().map(|event| (event, R::showing(l10n, event))).collect();
        let map = R::map(l10n);
        let mut places = Places::of(&R::standing(scene, before));
        for (event, showing) in shown {
            let sentence = R::sentence(l10n, event);
            let said = sentence.iter().flat_map(|sentence| &sentence.places);
            let last = showing.unsaid.iter().chain(said).next_back();
            let hex = map.as_ref().zip(last).and_then(|(map, label)| map.hex(label));
            match (showing.sign, hex) {
                (Sign::Lost, _) if showing.units.is_empty() => {
                    let side = sentence.as_ref().and_then(|sentence| sentence.side);
                    if let (Some(place), Some(side)) = (last, side) {
                        let count = self.lost_in_places.entry(place.clone()).or_default();
                        count[side as usize] += 1;
                    }
                }
                (Sign::Lost, _) => {
                    for (hex, side) in showing.units.iter().filter_map(|id| places.left(id)) {
                        self.lost.entry(hex).or_default()[side as usize] += 1;
                    }
                }
                (Sign::Way | Sign::Placed, Some(hex)) => {
                    showing.units.iter().for_each(|id| places.reached(id, hex));
                }
                _ => {}
            }
        }
    }

    /// Adds those of another game.
    pub fn add(&mut self, other: &Trails) {
        sum(&mut self.stood, &other.stood);
        sum(&mut self.lost, &other.lost);
        sum(&mut self.lost_in_places, &other.lost_in_places);
    }
}

fn sum<K: Ord + Clone>(to: &mut BTreeMap<K, [u32; 2]>, from: &BTreeMap<K, [u32; 2]>) {
    for (place, counts) in from {
        let sum = to.entry(place.clone()).or_default();
        for (sum, count) in sum.iter_mut().zip(counts) {
            *sum += count;
        }
    }
}

/// Where every counter stands in the middle of an action.
struct Places<'a> {
    sides: BTreeMap<&'a str, Side>,
    hexes: BTreeMap<String, Hex>,
}

impl<'a> Places<'a> {
    fn of(standing: &[StandingCounter<'a>]) -> Places<'a> {
        Places {
            sides: standing.iter().map(|counter| (counter.id, counter.side)).collect(),
            hexes: standing
                .iter()
                .filter_map(|counter| Some((counter.id.to_owned(), counter.at?)))
                .collect(),
        }
    }

    fn reached(&mut self, id: &str, hex: Hex) {
        self.hexes.insert(id.to_owned(), hex);
    }

    /// A counter leaves the map: from where, and whose it is. Nothing if it was not on it.
    fn left(&mut self, id: &str) -> Option<(Hex, Side)> {
        Some((self.hexes.remove(id)?, *self.sides.get(id)?))
    }
}
