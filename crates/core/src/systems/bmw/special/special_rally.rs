//! BMW 15.5: the special rally of both sides at a strategic withdrawal.

use super::super::action::{Action, Units};
use super::super::event::Event;
use super::super::present::about::About;
use super::super::present::aim::Aim;
use super::super::present::localizer::Localizer;
use super::super::rally::{self, rally_face, rally_hexes};
use super::super::reasons::Pointed;
use super::super::scene::{Role, Scene};
use super::super::state::{Place, State};
use super::super::system::Bmw;
use super::super::why::{Refused, Why, no, not_asked};
use super::super::{morale, mutate, rules};
use super::Asking;
use crate::board::Hex;
use crate::kernel::{Cx, Procedure, Rejection, Rule, Side, Step, StepOf, UnitId};
use crate::say;
use crate::scenario::bmw::OffMap;
use crate::view::{ChoiceKind, Sentence};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// One die for each eliminated unit of a side.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct SpecialRally {
    side: Side,
    /// Units that have yet to throw.
    pending: Units,
    /// Leaders who have yet to help.
    leaders: Units,
}

impl SpecialRally {
    /// The special rally of a side. Leaders in play may help, also those of a withdrawn army (RUL-89).
    #[must_use]
    pub fn new(scene: &Scene, s: &State, side: Side) -> SpecialRally {
        let place = |&u: &UnitId| s.piece(u).place;
        let dead = |u: &UnitId| place(u) == Place::Off(OffMap::Eliminated);
        SpecialRally {
            side,
            pending: scene.units[side].iter().copied().filter(dead).collect(),
            leaders: scene.leaders[side].iter().copied().filter(|u| !dead(u)).collect(),
        }
    }
}

/// BMW 15.5, RUL-89: the highest face on which a unit comes back: the leader's value is subtracted from the die, and low
/// is good.
fn highest(scene: &Scene, s: &State, unit: UnitId, leader: Option<UnitId>) -> u8 {
    let help = leader.map_or(0, |u| scene.counter(u).front.strength);
    let rally = scene.morale(scene.counter(unit).side, s.stage).rally;
    rally.map_or(0, |(_, high)| high.saturating_add(help))
}

impl Procedure<Bmw> for SpecialRally {
    fn asks(&self, _: &Scene, _: &State) -> Option<(Side, Rule)> {
        (!self.pending.is_empty()).then_some((self.side, rules::STRATEGIC_WITHDRAWAL))
    }

    fn candidates(&self, _: &Scene, _: &State) -> Vec<Action> {
        let mut actions = Vec::new();
        for &unit in &self.pending {
            actions.push(Action::SpecialRally { unit, leader: None });
            let helped = self.leaders.iter().map(|&leader| Some(leader));
            actions.extend(helped.map(|leader| Action::SpecialRally { unit, leader }));
        }
        actions
    }

    fn check(&self, scene: &Scene, s: &State, action: &Action) -> Result<(), Refused> {
        let Action::SpecialRally { unit, leader } = action else {
            return not_asked(scene, s, action);
        };
        if scene.counter(*unit).side != self.side {
            return no(rules::GAME_TURNS, Why::NotYourDecision);
        }
        if !self.pending.contains(unit) {
            return no(rules::STRATEGIC_WITHDRAWAL, Why::AlreadyAttempted);
        }
        if leader.is_some_and(|leader| !self.leaders.contains(&leader)) {
            return no(rules::STRATEGIC_WITHDRAWAL, Why::LeaderUsed);
        }
        Ok(())
    }

    fn why_not(&self, scene: &Scene, s: &State, pointed: &Pointed) -> Vec<Refused> {
        pointed.each(scene, self.side, rules::STRATEGIC_WITHDRAWAL, |unit| {
            let dead = s.piece(unit).place == Place::Off(OffMap::Eliminated);
            let (rule, why) = if scene.counter(unit).side != self.side {
                (rules::GAME_TURNS, Why::NotYourDecision)
            } else if dead && scene.counter(unit).is_unit() {
                (rules::STRATEGIC_WITHDRAWAL, Why::AlreadyAttempted)
            } else {
                (rules::STRATEGIC_WITHDRAWAL, Why::NoEliminated)
            };
            Some(Rejection { rule, why })
        })
    }

    fn answer(&mut self, cx: &mut Cx<'_, Bmw>, s: &mut State, action: &Action) -> StepOf<Bmw> {
        let Action::SpecialRally { unit, leader } = *action else { return Step::Ask };
        self.pending.retain(|u| *u != unit);
        self.leaders.retain(|u| Some(*u) != leader);
        let face = cx.roll(self.side, rules::STRATEGIC_WITHDRAWAL, "special-rally", 6);
        let success = face <= highest(cx.scene, s, unit, leader);
        cx.record(rules::STRATEGIC_WITHDRAWAL, Event::SpecialRallyTried { unit, leader, success });
        if !success {
            return Step::Ask;
        }
        let withdrawn = cx.scene.special.withdrawal.as_ref().is_some_and(|w| w.side == self.side);
        if !withdrawn {
            return Step::Call(SpecialRallyPlace { unit }.into());
        }
        mutate::revive(cx.scene, s, unit, rally_face(cx.scene));
        cx.record(rules::RALLY, Event::Rallied { unit, hex: None });
        morale::review(cx, s);
        Step::Ask
    }

    fn resume(&mut self, _: &mut Cx<'_, Bmw>, _: &mut State) -> StepOf<Bmw> {
        Step::Done
    }
}

/// A unit that came back in the special rally is put on the map.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct SpecialRallyPlace {
    unit: UnitId,
}

impl SpecialRallyPlace {
    /// RUL-119: the hexes of 11.2 first; without any, a vacant camp of its own or a vacant hex beside one.
    fn hexes(&self, scene: &Scene, s: &State) -> Vec<Hex> {
        let ordinary = rally_hexes(scene, s, self.unit);
        if !ordinary.is_empty() {
            return ordinary;
        }
        let counter = scene.counter(self.unit);
        let side = counter.side;
        let grid = &scene.map.grid;
        let camps = scene.markers[side]
            .iter()
            .filter(|&&u| scene.counter(u).role == Role::Camp)
            .filter_map(|&u| s.hex(u));
        let mut hexes: Vec<Hex> = camps
            .flat_map(|camp| std::iter::once(camp).chain(grid.neighbors(camp).map(|(_, n)| n)))
            .filter(|&hex| {
                s.unit_at(hex).is_none()
                    && scene.terrain_cost(counter.front.class, hex).is_some()
                    && !super::fortress::keeps_out(scene, self.unit, hex)
            })
            .collect();
        hexes.sort_unstable();
        hexes.dedup();
        hexes
    }
}

impl Procedure<Bmw> for SpecialRallyPlace {
    fn asks(&self, scene: &Scene, s: &State) -> Option<(Side, Rule)> {
        let dead = s.piece(self.unit).place == Place::Off(OffMap::Eliminated);
        (dead && !self.hexes(scene, s).is_empty())
            .then_some((scene.counter(self.unit).side, rules::STRATEGIC_WITHDRAWAL))
    }

    fn candidates(&self, scene: &Scene, s: &State) -> Vec<Action> {
        let unit = self.unit;
        self.hexes(scene, s).into_iter().map(|hex| Action::PlaceRally { unit, hex }).collect()
    }

    fn check(&self, scene: &Scene, s: &State, action: &Action) -> Result<(), Refused> {
        match action {
            Action::PlaceRally { unit, hex } if *unit == self.unit => {
                if self.hexes(scene, s).contains(hex) {
                    Ok(())
                } else {
                    no(rules::RALLY, Why::BadHex)
                }
            }
            _ => not_asked(scene, s, action),
        }
    }

    fn why_not(&self, scene: &Scene, s: &State, pointed: &Pointed) -> Vec<Refused> {
        let (rule, unit) = (rules::STRATEGIC_WITHDRAWAL, self.unit);
        let Some(hex) = pointed.hex else {
            return vec![Rejection { rule, why: Why::PickHex { unit } }];
        };
        if !rally_hexes(scene, s, unit).is_empty() {
            return rally::why_not(scene, s, &[unit], hex).into_iter().collect();
        }
        let side = scene.counter(unit).side;
        let beside = |&u: &UnitId| {
            scene.counter(u).role == Role::Camp
                && s.hex(u).is_some_and(|camp| scene.map.grid.distance(camp, hex) <= 1)
        };
        let why = match s.unit_at(hex) {
            _ if !scene.markers[side].iter().any(beside) => Why::CampOnly,
            Some(other) if scene.counter(other).side == side => Why::Stacking { hex },
            Some(_) => Why::EnemyHex { hex },
            None => rally::closed(scene, &[unit], hex),
        };
        vec![Rejection { rule, why }]
    }

    fn answer(&mut self, cx: &mut Cx<'_, Bmw>, s: &mut State, action: &Action) -> StepOf<Bmw> {
        if let Action::PlaceRally { unit, hex } = *action {
            mutate::revive(cx.scene, s, unit, rally_face(cx.scene));
            mutate::settle(cx.scene, s, unit, hex);
            cx.record(rules::RALLY, Event::Rallied { unit, hex: Some(hex) });
            morale::review(cx, s);
        }
        Step::Done
    }

    fn resume(&mut self, cx: &mut Cx<'_, Bmw>, _: &mut State) -> StepOf<Bmw> {
        cx.record(rules::RALLY, Event::RallyWithoutHex { side: cx.scene.counter(self.unit).side });
        Step::Done
    }
}

/// What an answer of the special rally is offered at.
#[must_use]
pub fn aim(action: &Action) -> Option<Aim> {
    let Action::SpecialRally { unit, leader } = *action else { return None };
    Some(Aim::Button { word: "rally", of: Some(unit), by: leader })
}

/// An answer of the special rally in words.
#[must_use]
pub fn choice(l10n: Localizer<'_>, s: &State, action: &Action) -> Option<About> {
    let Action::SpecialRally { unit, leader } = *action else { return None };
    let name = l10n.name(unit);
    let needs = l10n.within(1, highest(l10n.scene, s, unit, leader));
    let label = match leader.map(|u| l10n.name(u)) {
        Some(leader) => {
            say!(l10n, "bmw-do-special-rally-helped", unit = name, leader = leader, needs = needs)
        }
        None => say!(l10n, "bmw-do-special-rally", unit = name, needs = needs),
    };
    Some(About::on_unit(unit, label, rules::STRATEGIC_WITHDRAWAL, ChoiceKind::Roll))
}

/// An event of the special rally in words.
#[must_use]
pub fn sentence(l10n: Localizer<'_>, event: &Event) -> Option<Sentence> {
    let Event::SpecialRallyTried { unit, leader, success } = *event else { return None };
    let name = l10n.name(unit);
    let text = match (leader.map(|u| l10n.name(u)), success) {
        (None, true) => say!(l10n, "bmw-log-special-rally-won", unit = name),
        (None, false) => say!(l10n, "bmw-log-special-rally-lost", unit = name),
        (Some(leader), true) => {
            say!(l10n, "bmw-log-special-rally-helped-won", unit = name, leader = leader)
        }
        (Some(leader), false) => {
            say!(l10n, "bmw-log-special-rally-helped-lost", unit = name, leader = leader)
        }
    };
    Some(Sentence::new(text).of(l10n.scene.counter(unit).side))
}

impl Asking for SpecialRally {
    fn question(&self, l10n: Localizer<'_>) -> (String, String) {
        (say!(l10n, "bmw-ask-special-rally"), say!(l10n, "bmw-hint-special-rally"))
    }
}

impl Asking for SpecialRallyPlace {
    fn question(&self, l10n: Localizer<'_>) -> (String, String) {
        (say!(l10n, "bmw-ask-special-rallied"), say!(l10n, "bmw-hint-marked-hex"))
    }
}
