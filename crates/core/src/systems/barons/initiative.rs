//! BARONS 3.B1, 3.B2, 5.1, 5.2: the bid for the initiative.

use super::action::Action;
use super::chits::free_boxes;
use super::event::Event;
use super::rules;
use super::scene::{BattleId, Scene, Setup};
use super::state::{Activation, Segment, State};
use super::system::Barons;
use super::why::{Refused, Why, no, not_now};
use crate::kernel::{Cx, Procedure, Rule, Side, Step, StepOf};
use crate::scenario::barons::options::{LosersChit, ThirdActivation};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

/// How a side comes to name its chit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[schemars(rename = "BidStage")]
pub enum Stage {
    /// The scenario gives it the first turn (U-10).
    First,
    /// The other side has had two turns running: it must play its highest chit (5.1b).
    Forced,
    /// It opens.
    Offer,
    /// It answers: a higher chit, or a pass.
    Answer(BattleId, u8),
    /// Settled.
    Settled(BattleId, u8),
    /// Neither side has a Battle to name: nobody is activated this turn.
    Nobody,
}

/// The bid.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Bid {
    side: Side,
    stage: Stage,
}

impl Activation {
    /// A Battle with a chit in force.
    #[must_use]
    pub fn new(battle: BattleId, side: Side, chit: u8, interlude: bool) -> Activation {
        Activation {
            battle,
            side,
            chit,
            interlude,
            round: 0,
            designated: SmallVec::new(),
            contacts: Vec::new(),
            targets: SmallVec::new(),
            emptied: SmallVec::new(),
        }
    }
}

/// BARONS 14.5, U-79: whether a Battle that comes later may be named now.
fn check_entry(scene: &Scene, s: &State, battle: BattleId, chit: u8) -> Result<(), Refused> {
    let Setup::Enters { activation, .. } = scene.battle(battle).setup else {
        return no(rules::INITIATIVE, Why::NotInPlay { battle });
    };
    let side = scene.battle(battle).side;
    let won = match scene.options.third_activation {
        ThirdActivation::OwnSide => s.won[side],
        ThirdActivation::Game => s.won[Side::A] + s.won[Side::B],
    };
    if won + 1 < activation || chit == 0 {
        return no(rules::REINFORCEMENTS, Why::NotYet { battle, activation });
    }
    Ok(())
}

/// BARONS 5.0, 5.1, 6.1: whether a side may name a Battle with a chit: the Battle is in play, or may enter; the chit lies on
/// its track, or a box is empty for a 0; and the leader may use it.
///
/// # Errors
/// The rule that forbids it.
pub fn check_chit(
    scene: &Scene,
    s: &State,
    side: Side,
    battle: BattleId,
    chit: u8,
) -> Result<(), Refused> {
    if scene.battle(battle).side != side {
        return no(rules::INITIATIVE, Why::NotYourBattle { battle });
    }
    if s.is_eliminated(battle) {
        return no(rules::INITIATIVE, Why::NotInPlay { battle });
    }
    if !s.is_in_play(scene, battle) {
        check_entry(scene, s, battle, chit)?;
    }
    match chit {
        0 if free_boxes(scene, s, battle) > 0 => Ok(()),
        1..=4 if s.battle(battle).has(chit) => {
            let one = scene.leader(scene.battle(battle).leader).leadership == 1;
            if chit == 4 && one && s.battle(battle).fours_used > 0 {
                return no(rules::RATINGS, Why::TooManyFours { battle, most: 1 });
            }
            Ok(())
        }
        0..=4 => no(rules::CHITS, Why::NoChit { battle, chit }),
        _ => no(rules::CHITS, Why::BadChit { chit }),
    }
}

/// Everything that a side may name, the highest chits first.
#[must_use]
pub fn offers(scene: &Scene, s: &State, side: Side) -> Vec<(BattleId, u8)> {
    let mut offers = Vec::new();
    for chit in (0..=4).rev() {
        for &battle in &scene.commands[side] {
            if check_chit(scene, s, side, battle, chit).is_ok() {
                offers.push((battle, chit));
            }
        }
    }
    offers
}

impl Bid {
    /// BARONS 3.B1, 5.1b: who speaks first in a turn, and how.
    #[must_use]
    pub fn begin(scene: &Scene, s: &mut State) -> Bid {
        s.segment = Segment::Initiative;
        let (side, stage) = match s.initiative {
            None => (scene.first, Stage::First),
            Some(last) if s.running >= 2 => (last.enemy(), Stage::Forced),
            Some(last) => (last.enemy(), Stage::Offer),
        };
        if !offers(scene, s, side).is_empty() {
            return Bid { side, stage };
        }
        // Nobody of that side is on the map, and nobody may come yet: the other side need not bid.
        let other = side.enemy();
        let any = !offers(scene, s, other).is_empty();
        Bid { side: other, stage: if any { Stage::First } else { Stage::Nobody } }
    }

    /// How the side that speaks comes to do so.
    #[must_use]
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// The side that speaks.
    #[must_use]
    pub fn side(&self) -> Side {
        self.side
    }

    /// BARONS 5.1a, 5.1b, 5.2: whether a chit is high enough.
    fn check(&self, scene: &Scene, s: &State, battle: BattleId, chit: u8) -> Result<(), Refused> {
        check_chit(scene, s, self.side, battle, chit)?;
        match self.stage {
            Stage::Answer(_, offered) if chit <= offered => {
                no(rules::HIGHER_CHIT, Why::NotHigher { chit: offered })
            }
            Stage::Forced => {
                let highest = offers(scene, s, self.side).first().map_or(0, |&(_, chit)| chit);
                if chit < highest {
                    return no(rules::TWO_RUNNING, Why::NotHighest { chit: highest });
                }
                Ok(())
            }
            _ => Ok(()),
        }
    }

    fn is_answer(&self) -> bool {
        matches!(self.stage, Stage::Answer(..))
    }

    /// BARONS 3.B2, 5.1c: the winning chit is spent; whoever had the initiative twice running is counted.
    fn settle(
        &mut self,
        cx: &mut Cx<'_, Barons>,
        s: &mut State,
        side: Side,
        battle: BattleId,
        chit: u8,
    ) {
        let state = s.battle_mut(battle);
        if chit > 0 {
            state.chits[usize::from(chit) - 1] -= 1;
        }
        state.fours_used = state.fours_used.saturating_add(u8::from(chit == 4));
        // Beyond two running only if the other side has nobody to name.
        s.running = if s.initiative == Some(side) { (s.running + 1).min(2) } else { 1 };
        s.initiative = Some(side);
        s.won[side] = s.won[side].saturating_add(1);
        s.activation = Some(Activation::new(battle, side, chit, false));
        cx.record(rules::EXPENDITURE, Event::Initiative { side, battle, chit });
        self.stage = Stage::Settled(battle, chit);
    }
}

impl Procedure<Barons> for Bid {
    fn asks(&self, _: &Scene, _: &State) -> Option<(Side, Rule)> {
        let rule = match self.stage {
            Stage::First | Stage::Offer => rules::INITIATIVE,
            Stage::Answer(..) => rules::PLAYING_CHITS,
            Stage::Forced => rules::TWO_RUNNING,
            Stage::Settled(..) | Stage::Nobody => return None,
        };
        Some((self.side, rule))
    }

    fn candidates(&self, scene: &Scene, s: &State) -> Vec<Action> {
        let least = match self.stage {
            Stage::Answer(_, offered) => offered + 1,
            _ => 0,
        };
        let all = offers(scene, s, self.side);
        let highest = all.first().map_or(0, |&(_, chit)| chit);
        let least = if self.stage == Stage::Forced { highest } else { least };
        let bids = all.into_iter().filter(|&(_, chit)| chit >= least);
        let bids = bids.map(|(battle, chit)| Action::Bid { battle, chit });
        let pass = self.is_answer().then_some(Action::Pass);
        pass.into_iter().chain(bids).collect()
    }

    fn is_exact(&self) -> bool {
        true
    }

    fn check(&self, scene: &Scene, s: &State, action: &Action) -> Result<(), Refused> {
        match *action {
            Action::Bid { battle, chit } => Bid::check(self, scene, s, battle, chit),
            Action::Pass if self.is_answer() => Ok(()),
            _ => not_now(action),
        }
    }

    fn answer(
        &mut self,
        cx: &mut Cx<'_, Barons>,
        s: &mut State,
        action: &Action,
    ) -> StepOf<Barons> {
        match (self.stage, action) {
            (Stage::Offer, &Action::Bid { battle, chit }) => {
                cx.record(rules::INITIATIVE, Event::Offered { side: self.side, battle, chit });
                self.side = self.side.enemy();
                self.stage = Stage::Answer(battle, chit);
            }
            (Stage::Answer(battle, chit), Action::Pass) => {
                let (side, able) = (self.side, self.candidates(cx.scene, s).len() > 1);
                cx.record(rules::INITIATIVE, Event::Passed { side, able });
                self.settle(cx, s, self.side.enemy(), battle, chit);
            }
            (stage, &Action::Bid { battle, chit }) => {
                if let Stage::Answer(beaten, offered) = stage
                    && offered > 0
                    && cx.scene.options.losers_chit == LosersChit::Lost
                {
                    s.battle_mut(beaten).chits[usize::from(offered) - 1] -= 1;
                }
                self.settle(cx, s, self.side, battle, chit);
            }
            _ => {}
        }
        Step::Ask
    }

    fn resume(&mut self, _: &mut Cx<'_, Barons>, _: &mut State) -> StepOf<Barons> {
        Step::Done
    }
}
