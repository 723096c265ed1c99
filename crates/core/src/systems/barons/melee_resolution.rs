//! BARONS 9.1 to 9.1.5: one melee, from the defender's choice to the advance.

use super::action::Action;
use super::advance::Advance;
use super::damage::{Aftermath, Checks};
use super::event::{Companions, Event};
use super::melee::{self, Roll, Strikers};
use super::melee_segment::strikers;
use super::recoil::Recoil;
use super::rules;
use super::scene::Scene;
use super::state::State;
use super::system::Barons;
use super::why::{Refused, Why, no, not_now};
use crate::board::Hex;
use crate::kernel::{Cx, FrameOf, Procedure, Rule, Side, Step, StepOf, UnitId};
use crate::scenario::barons::options::ReplyArc;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

/// What kind of melee it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[schemars(rename = "MeleeManner")]
pub enum MeleeKind {
    /// Announced in the melee segment.
    Planned,
    /// A reaction charge strikes.
    Reaction,
    /// The second attack of a charge.
    Second,
}

impl MeleeKind {
    /// Whether one charging stack attacks by itself, unbound by chit and command (U-57, U-96).
    #[must_use]
    pub const fn is_alone(self) -> bool {
        !matches!(self, MeleeKind::Planned)
    }
}

/// How far it has come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[schemars(rename = "CombatStage")]
enum Stage {
    /// The defender chooses whom to roll against.
    Reply,
    /// The dice are thrown.
    Roll,
    /// The attacker may advance.
    Advance,
    /// Chargers that failed fall back.
    Recoil,
    /// Over.
    Done,
}

/// A melee against one hex.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct MeleeResolution {
    target: Hex,
    parties: Vec<Strikers>,
    manner: MeleeKind,
    stage: Stage,
    reply: Option<Hex>,
    chargers: SmallVec<[UnitId; 4]>,
}

impl MeleeResolution {
    /// An attack on a hex from others, in the order of their numbers.
    #[must_use]
    pub fn new(
        scene: &Scene,
        s: &State,
        target: Hex,
        from: &[Hex],
        manner: MeleeKind,
    ) -> MeleeResolution {
        let parties: Vec<Strikers> =
            from.iter().map(|&hex| strikers(scene, s, hex, target, manner)).collect();
        let chargers = parties
            .iter()
            .flat_map(|party| party.units.iter().copied())
            .filter(|&unit| s.unit(unit).charge.is_some())
            .collect();
        MeleeResolution { target, parties, manner, stage: Stage::Reply, reply: None, chargers }
    }

    /// Every attacking unit.
    pub fn units(&self) -> impl Iterator<Item = UnitId> + '_ {
        self.parties.iter().flat_map(|party| party.units.iter().copied())
    }

    /// The units that attack from a hex.
    fn units_of(&self, hex: Hex) -> Companions {
        let parties = self.parties.iter().filter(|party| party.hex == hex);
        parties.flat_map(|party| party.units.iter().copied()).collect()
    }

    /// The attacked hex.
    #[must_use]
    pub fn target(&self) -> Hex {
        self.target
    }

    /// The attacking hexes.
    #[must_use]
    pub fn from(&self) -> Vec<Hex> {
        self.parties.iter().map(|party| party.hex).collect()
    }

    /// What kind of melee it is.
    #[must_use]
    pub fn manner(&self) -> MeleeKind {
        self.manner
    }

    /// The attackers' rolls, and a reply against each hex that may be replied to.
    #[must_use]
    pub fn rolls(&self, scene: &Scene, s: &State) -> (Vec<Roll>, Vec<Roll>) {
        let from = self.from();
        let attacks = self.parties.iter();
        let attacks = attacks.map(|p| melee::attack(scene, s, self.target, p, &from)).collect();
        let replies = self.replies(scene, s);
        let replied = self.parties.iter().filter(|party| replies.contains(&party.hex));
        let replies = replied.map(|p| melee::reply(scene, s, self.target, p)).collect();
        (attacks, replies)
    }

    /// BARONS 9.1.4, U-34: the attacking hexes that the defender may roll against.
    #[must_use]
    pub fn replies(&self, scene: &Scene, s: &State) -> SmallVec<[Hex; 6]> {
        let front = |hex: Hex| {
            let direction = scene.map.grid.direction(self.target, hex);
            let facing = s.top(self.target).map(|unit| s.unit(unit).facing);
            direction.zip(facing).is_some_and(|(d, facing)| facing.front().contains(&d))
        };
        let any = scene.options.reply_arc == ReplyArc::Any;
        self.parties.iter().map(|party| party.hex).filter(|&hex| any || front(hex)).collect()
    }

    fn defender(&self, scene: &Scene, s: &State) -> Option<Side> {
        s.holder(scene, self.target)
    }

    /// BARONS 9.1.2 to 9.1.5: one die for each attacking hex in the order of their numbers, then the defender's; the hits of
    /// both sides count at once.
    fn roll(&mut self, cx: &mut Cx<'_, Barons>, s: &mut State) -> Aftermath {
        let (attacks, replies) = self.rolls(cx.scene, s);
        let Some(defender) = self.defender(cx.scene, s) else {
            return Aftermath::new(Checks::AtOnce);
        };
        let defenders: Companions = s.stack(self.target).collect();
        cx.record(
            rules::MELEE_PROCEDURE,
            Event::Attacked {
                target: self.target,
                from: self.from(),
                who: self.units().collect(),
                whom: defenders.clone(),
            },
        );
        let mut total = 0;
        for roll in attacks {
            let (side, faces) = (defender.enemy(), roll.sides(cx.scene));
            let die = cx.roll(side, rules::MODIFIERS_CHECKED, "melee-attack", faces);
            let hits = roll.hits(cx.scene, die);
            total += hits;
            let (who, whom) = (self.units_of(roll.from), defenders.clone());
            cx.record(roll.rule(), Event::Struck { roll, who, whom, die, hits });
        }
        let mut answered = 0;
        if let Some(roll) = replies.into_iter().find(|roll| Some(roll.at) == self.reply) {
            let faces = roll.sides(cx.scene);
            let die = cx.roll(defender, rules::REPLY, "melee-defence", faces);
            answered = roll.hits(cx.scene, die);
            let (who, whom) = (defenders, self.units_of(roll.at));
            cx.record(roll.rule(), Event::Struck { roll, who, whom, die, hits: answered });
        }
        let mut aftermath = Aftermath::new(Checks::AtOnce);
        aftermath.hit(cx, s, self.target, total);
        if let Some(hex) = self.reply {
            aftermath.hit(cx, s, hex, answered);
        }
        aftermath
    }

    /// BARONS 3.C5, 10.2, U-58: a charge whose target stands leaves the chargers Shaken and one hex back at once. A retreat
    /// that their hits forced does not take the place of it (U-101).
    fn recoil(&self, scene: &Scene, s: &State) -> Option<FrameOf<Barons>> {
        if self.manner == MeleeKind::Second || s.active().emptied.contains(&self.target) {
            return None;
        }
        let failed: SmallVec<_> =
            self.chargers.iter().copied().filter(|&unit| s.hex(unit).is_some()).collect();
        (!failed.is_empty()).then(|| Recoil::failed(scene, failed).into())
    }
}

impl Procedure<Barons> for MeleeResolution {
    fn asks(&self, scene: &Scene, s: &State) -> Option<(Side, Rule)> {
        let several = self.stage == Stage::Reply && self.replies(scene, s).len() > 1;
        several.then(|| self.defender(scene, s)).flatten().map(|side| (side, rules::REPLY))
    }

    fn candidates(&self, scene: &Scene, s: &State) -> Vec<Action> {
        self.replies(scene, s).into_iter().map(|hex| Action::Reply { hex }).collect()
    }

    fn is_exact(&self) -> bool {
        true
    }

    fn check(&self, scene: &Scene, s: &State, action: &Action) -> Result<(), Refused> {
        let Action::Reply { hex } = *action else { return not_now(action) };
        if !self.parties.iter().any(|party| party.hex == hex) {
            return no(rules::REPLY, Why::NotAttacking { hex });
        }
        if self.replies(scene, s).contains(&hex) {
            Ok(())
        } else {
            no(rules::REPLY, Why::ReplyFront { hex })
        }
    }

    fn answer(&mut self, _: &mut Cx<'_, Barons>, _: &mut State, action: &Action) -> StepOf<Barons> {
        if let Action::Reply { hex } = *action {
            (self.reply, self.stage) = (Some(hex), Stage::Roll);
        }
        Step::Ask
    }

    fn resume(&mut self, cx: &mut Cx<'_, Barons>, s: &mut State) -> StepOf<Barons> {
        match self.stage {
            Stage::Reply => {
                self.reply = self.replies(cx.scene, s).first().copied();
                self.stage = Stage::Roll;
                Step::Ask
            }
            Stage::Roll => {
                self.stage = Stage::Advance;
                Step::Call(self.roll(cx, s).into())
            }
            Stage::Advance => {
                self.stage = Stage::Recoil;
                match Advance::new(cx.scene, s, self.target, &self.parties) {
                    Some(advance) => Step::Call(advance.into()),
                    None => Step::Ask,
                }
            }
            Stage::Recoil => {
                self.stage = Stage::Done;
                self.recoil(cx.scene, s).map_or(Step::Ask, Step::Call)
            }
            Stage::Done => Step::Done,
        }
    }
}
