//! BARONS 4.0, 5.0, 6.1: command chits are allotted before the battle and replaced during it.

use super::action::Action;
use super::event::Event;
use super::rules;
use super::scene::{BattleId, Scene};
use super::state::{Segment, State};
use super::system::Barons;
use super::why::{Refused, Why, no, not_now};
use crate::kernel::{Cx, Procedure, Rule, Side, Step, StepOf};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// BARONS 6.1, U-17: how many 4-chits the leader's track may hold at the start; `None` is any number.
#[must_use]
pub fn fours_at_start(scene: &Scene, battle: BattleId) -> Option<u8> {
    match scene.leader(scene.battle(battle).leader).leadership {
        1 => Some(1),
        2 => Some(2),
        _ => None,
    }
}

/// BARONS 5.0: the boxes of a track without a chit.
#[must_use]
pub fn free_boxes(scene: &Scene, s: &State, battle: BattleId) -> u8 {
    scene.options.track_boxes.saturating_sub(s.battle(battle).chits_on_track())
}

/// BARONS 5.0: the points that a side has allotted.
#[must_use]
pub fn allotted(scene: &Scene, s: &State, side: Side) -> u16 {
    scene.commands[side].iter().map(|&battle| s.battle(battle).points()).sum()
}

/// The most points that still fit onto a track once a chit of this value has been put there; 0 for none.
fn capacity(scene: &Scene, s: &State, battle: BattleId, chit: u8) -> u16 {
    let free = free_boxes(scene, s, battle).saturating_sub(u8::from(chit > 0));
    let fours = match fours_at_start(scene, battle) {
        Some(most) => most.saturating_sub(s.battle(battle).chits[3] + u8::from(chit == 4)),
        None => free,
    };
    3 * u16::from(free) + u16::from(fours.min(free))
}

/// The allotment of one side, unseen by the other.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Allotment {
    side: Side,
    over: bool,
}

impl Allotment {
    /// Begins the allotment of a side.
    pub(super) fn begin(cx: &mut Cx<'_, Barons>, s: &mut State, side: Side) -> Allotment {
        s.segment = Segment::Allotment;
        cx.record(rules::CHITS, Event::Allots { side });
        Allotment::of(side)
    }

    /// What a side has to allot.
    pub(super) fn of(side: Side) -> Allotment {
        Allotment { side, over: false }
    }

    /// The side that allots.
    #[must_use]
    pub fn side(&self) -> Side {
        self.side
    }

    /// The points that are left.
    #[must_use]
    pub fn left(&self, scene: &Scene, s: &State) -> u16 {
        scene.command_points[self.side].saturating_sub(allotted(scene, s, self.side))
    }

    fn check_battle(&self, scene: &Scene, battle: BattleId, chit: u8) -> Result<(), Refused> {
        if !(1..=4).contains(&chit) {
            return no(rules::CHITS, Why::BadChit { chit });
        }
        if scene.battle(battle).side != self.side {
            return no(rules::CHITS, Why::NotYourBattle { battle });
        }
        Ok(())
    }

    /// BARONS 5.0, 6.1, U-16: a chit must fit: into the points, onto the track, under the leader's limit; and the rest must
    /// still fit somewhere.
    fn check_place(
        &self,
        scene: &Scene,
        s: &State,
        battle: BattleId,
        chit: u8,
    ) -> Result<(), Refused> {
        self.check_battle(scene, battle, chit)?;
        let left = self.left(scene, s);
        if u16::from(chit) > left {
            return no(rules::CHITS, Why::NoPoints { left });
        }
        if free_boxes(scene, s, battle) == 0 {
            return no(rules::CHITS, Why::TrackFull { battle });
        }
        if chit == 4
            && let Some(most) = fours_at_start(scene, battle)
            && s.battle(battle).chits[3] >= most
        {
            return no(rules::RATINGS, Why::TooManyFours { battle, most });
        }
        let put = |track: BattleId| if track == battle { chit } else { 0 };
        let tracks = scene.commands[self.side].iter();
        let room: u16 = tracks.map(|&track| capacity(scene, s, track, put(track))).sum();
        if left - u16::from(chit) > room {
            return no(rules::CHITS, Why::WouldNotFit);
        }
        Ok(())
    }

    /// Spreads the points that are left: the highest chit that fits goes to the track that has the fewest points for the
    /// units of its Battle.
    fn spread(&self, scene: &Scene, s: &mut State) {
        while self.left(scene, s) > 0 {
            let mut best: Option<(u32, BattleId, u8)> = None;
            for &battle in &scene.commands[self.side] {
                let units = u32::try_from(scene.battle(battle).units.len()).unwrap_or(u32::MAX);
                let need = u32::from(s.battle(battle).points()) * 1000 / units.max(1);
                let fits = |&chit: &u8| self.check_place(scene, s, battle, chit).is_ok();
                let Some(chit) = (1..=4).rev().find(fits) else { continue };
                if best.is_none_or(|(least, ..)| need < least) {
                    best = Some((need, battle, chit));
                }
            }
            let Some((_, battle, chit)) = best else { return };
            s.place_chit(battle, chit);
        }
    }
}

impl Procedure<Barons> for Allotment {
    fn asks(&self, _: &Scene, _: &State) -> Option<(Side, Rule)> {
        (!self.over).then_some((self.side, rules::CHITS))
    }

    fn candidates(&self, scene: &Scene, s: &State) -> Vec<Action> {
        let mut actions = Vec::new();
        let done = self.left(scene, s) == 0;
        actions.push(if done { Action::AllotDone } else { Action::AllotAutomatically });
        let tracks = || scene.commands[self.side].iter().copied();
        for battle in tracks() {
            actions.extend((1..=4).map(|chit| Action::PlaceChit { battle, chit }));
        }
        for battle in tracks() {
            actions.extend((1..=4).map(|chit| Action::TakeChit { battle, chit }));
        }
        actions
    }

    fn check(&self, scene: &Scene, s: &State, action: &Action) -> Result<(), Refused> {
        match *action {
            Action::PlaceChit { battle, chit } => self.check_place(scene, s, battle, chit),
            Action::TakeChit { battle, chit } => {
                self.check_battle(scene, battle, chit)?;
                if s.battle(battle).has(chit) {
                    Ok(())
                } else {
                    no(rules::CHITS, Why::NoChit { battle, chit })
                }
            }
            Action::AllotAutomatically if self.left(scene, s) > 0 => Ok(()),
            Action::AllotDone => match self.left(scene, s) {
                0 => Ok(()),
                left => no(rules::CHITS, Why::PointsLeft { left }),
            },
            _ => not_now(action),
        }
    }

    fn answer(
        &mut self,
        cx: &mut Cx<'_, Barons>,
        s: &mut State,
        action: &Action,
    ) -> StepOf<Barons> {
        match *action {
            Action::PlaceChit { battle, chit } => {
                s.place_chit(battle, chit);
            }
            Action::TakeChit { battle, chit } => {
                s.battle_mut(battle).chits[usize::from(chit) - 1] -= 1;
            }
            Action::AllotAutomatically => self.spread(cx.scene, s),
            _ => {
                self.over = true;
                cx.record(rules::CHITS, Event::Allotted { side: self.side });
            }
        }
        Step::Ask
    }

    fn resume(&mut self, _: &mut Cx<'_, Barons>, _: &mut State) -> StepOf<Barons> {
        Step::Done
    }
}

/// BARONS 5.0: both sides turn their chits up.
pub fn reveal(cx: &mut Cx<'_, Barons>, s: &mut State) {
    s.revealed = true;
    for index in 0..s.battles.len() {
        let battle = super::scene::battle_id(index);
        cx.record(rules::CHITS, Event::Revealed { battle, chits: s.battle(battle).chits });
    }
}

/// A side places the chit it has rolled, or leaves it aside.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Replacement {
    side: Side,
    chit: u8,
    over: bool,
}

impl Replacement {
    /// BARONS 4.0, 2.4: rolls for a side; nothing is left to decide if no chit comes or no track takes it.
    pub(super) fn roll(cx: &mut Cx<'_, Barons>, s: &mut State, side: Side) -> Option<Replacement> {
        s.segment = Segment::Replacement;
        let die = cx.roll(side, rules::REPLACEMENT, "replacement", 10);
        let row = usize::from(die.clamp(1, 10)) - 1;
        let chit = cx.scene.tables.replacement[row];
        cx.record(rules::REPLACEMENT, Event::Replacement { side, die, chit });
        let replacement = Replacement { side, chit, over: false };
        let any = chit > 0
            && cx.scene.commands[side]
                .iter()
                .any(|&battle| replacement.check_track(cx.scene, s, battle).is_ok());
        any.then_some(replacement)
    }

    /// The value of the chit.
    #[must_use]
    pub fn chit(&self) -> u8 {
        self.chit
    }

    /// BARONS 4.0, 6.1, U-17: a track of a Battle that is not eliminated, with an empty box; a leader of leadership 1 has one
    /// 4-chit in a game.
    fn check_track(&self, scene: &Scene, s: &State, battle: BattleId) -> Result<(), Refused> {
        if scene.battle(battle).side != self.side {
            return no(rules::REPLACEMENT, Why::NotYourBattle { battle });
        }
        if s.is_eliminated(battle) {
            return no(rules::REPLACEMENT, Why::NotInPlay { battle });
        }
        if free_boxes(scene, s, battle) == 0 {
            return no(rules::CHITS, Why::TrackFull { battle });
        }
        let state = s.battle(battle);
        let one = scene.leader(scene.battle(battle).leader).leadership == 1;
        if self.chit == 4 && one && state.fours_used + state.chits[3] > 0 {
            return no(rules::RATINGS, Why::TooManyFours { battle, most: 1 });
        }
        Ok(())
    }
}

impl Procedure<Barons> for Replacement {
    fn asks(&self, _: &Scene, _: &State) -> Option<(Side, Rule)> {
        (!self.over).then_some((self.side, rules::REPLACEMENT))
    }

    fn candidates(&self, scene: &Scene, _: &State) -> Vec<Action> {
        let chit = self.chit;
        let tracks = scene.commands[self.side].iter();
        let place = tracks.map(|&battle| Action::PlaceChit { battle, chit });
        place.chain([Action::DeclineChit]).collect()
    }

    fn check(&self, scene: &Scene, s: &State, action: &Action) -> Result<(), Refused> {
        match *action {
            Action::DeclineChit => Ok(()),
            Action::PlaceChit { battle, chit } if chit == self.chit => {
                self.check_track(scene, s, battle)
            }
            Action::PlaceChit { chit, .. } => no(rules::REPLACEMENT, Why::BadChit { chit }),
            _ => not_now(action),
        }
    }

    fn answer(
        &mut self,
        cx: &mut Cx<'_, Barons>,
        s: &mut State,
        action: &Action,
    ) -> StepOf<Barons> {
        self.over = true;
        if let Action::PlaceChit { battle, chit } = *action {
            s.place_chit(battle, chit);
            cx.record(rules::REPLACEMENT, Event::ChitPlaced { battle, chit });
        } else {
            cx.record(rules::REPLACEMENT, Event::ChitDeclined { side: self.side, chit: self.chit });
        }
        Step::Ask
    }

    fn resume(&mut self, _: &mut Cx<'_, Barons>, _: &mut State) -> StepOf<Barons> {
        Step::Done
    }
}
