//! BMW 15.4: the sortie of the garrison.

use super::super::action::Action;
use super::super::compile::{Numbers, TermsCompiler};
use super::super::event::Event;
use super::super::present::about::About;
use super::super::present::aim::Aim;
use super::super::present::localizer::Localizer;
use super::super::rules;
use super::super::scene::Scene;
use super::super::state::{Place, State};
use super::super::system::Bmw;
use super::super::why::{Refused, Why, no, not_asked};
use super::SpecialRule;
use super::{Asking, Extension, Special};
use crate::board::Hex;
use crate::kernel::{Cx, FrameOf, Procedure, Rejection, Rule, Side, Step, StepOf, UnitId};
use crate::say;
use crate::scenario::bmw::{OffMap, PhaseName, UnitKind};
use crate::scenario::options::{SortieOverflow, SortieWindow};
use crate::view::{ChoiceKind, Sentence};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The sortie of a scenario.
#[derive(Clone, Debug)]
pub struct Terms {
    /// Whose garrison.
    pub side: Side,
    /// Where it appears, in the scenario's order.
    pub walls: Vec<Hex>,
    /// The first stage in which it may be declared.
    pub stage: u8,
}

fn is_inside(scene: &Scene, s: &State, unit: UnitId) -> bool {
    scene.counter(unit).kind() == Some(UnitKind::Garrison)
        && s.piece(unit).place == Place::Off(OffMap::SetAside)
}

/// BMW 15.4, RUL-85: whether the sortie may be declared at the start of this player turn.
///
/// # Errors
/// The rule that forbids it.
pub fn check_sortie(scene: &Scene, s: &State) -> Result<(), Refused> {
    if s.sortie {
        return no(rules::FORTRESS, Why::SortieUsed);
    }
    let any_stage = scene.options.sortie_window == SortieWindow::AnyStage;
    match &scene.special.sortie {
        Some(sortie)
            if sortie.side == s.active
                && (any_stage || s.stage >= sortie.stage)
                && scene.units[sortie.side].iter().any(|&u| is_inside(scene, s, u)) =>
        {
            Ok(())
        }
        _ => no(rules::FORTRESS, Why::SortieWindow),
    }
}

/// Shall the garrison sally?
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub struct SortieQuestion {}

impl Procedure<Bmw> for SortieQuestion {
    fn asks(&self, _: &Scene, s: &State) -> Option<(Side, Rule)> {
        Some((s.active, rules::FORTRESS))
    }

    fn candidates(&self, _: &Scene, _: &State) -> Vec<Action> {
        vec![Action::Sortie, Action::NoSortie]
    }

    fn check(&self, scene: &Scene, s: &State, action: &Action) -> Result<(), Refused> {
        match action {
            Action::Sortie => check_sortie(scene, s),
            Action::NoSortie => Ok(()),
            _ => not_asked(scene, s, action),
        }
    }

    fn answer(&mut self, cx: &mut Cx<'_, Bmw>, s: &mut State, action: &Action) -> StepOf<Bmw> {
        if *action == Action::Sortie {
            s.sortie = true;
            s.sortie_open = true;
            cx.record(rules::FORTRESS, Event::SortieDeclared { side: s.active });
        }
        Step::Done
    }

    fn resume(&mut self, _: &mut Cx<'_, Bmw>, _: &mut State) -> StepOf<Bmw> {
        Step::Done
    }
}

/// BMW 15.4, RUL-86: garrison units appear in vacant wall hexes during their side's movement phase.
///
/// # Errors
/// The rule that forbids it.
pub fn check_garrison(scene: &Scene, s: &State, unit: UnitId, hex: Hex) -> Result<(), Refused> {
    if scene.counter(unit).side != s.active {
        return no(rules::GAME_TURNS, Why::NotYourDecision);
    }
    let Some(sortie) = scene.special.sortie.as_ref().filter(|sortie| {
        s.sortie_open && sortie.side == s.active && s.phase == PhaseName::Movement && !s.edge_closed
    }) else {
        return no(rules::FORTRESS, Why::SortieWindow);
    };
    if !is_inside(scene, s, unit) {
        return no(rules::FORTRESS, Why::SortieUsed);
    }
    if !sortie.walls.contains(&hex) {
        return no(rules::FORTRESS, Why::Fortress);
    }
    if s.unit_at(hex).is_some() {
        return no(rules::FORTRESS, Why::HexOccupied);
    }
    Ok(())
}

/// Offers places on the walls to the garrison.
pub fn add_garrison(scene: &Scene, s: &State, actions: &mut Vec<Action>) {
    let Some(sortie) = scene.special.sortie.as_ref().filter(|_| s.sortie_open) else { return };
    for &unit in scene.units[sortie.side].iter().filter(|&&u| is_inside(scene, s, u)) {
        actions.extend(sortie.walls.iter().map(|&hex| Action::PlaceGarrison { unit, hex }));
    }
}

/// RUL-86 under `sortie_overflow` = lost: who finds no room in the first movement phase never comes.
pub fn close_sortie(scene: &Scene, s: &mut State) {
    let own = scene.special.sortie.as_ref().is_some_and(|sortie| sortie.side == s.active);
    if own && s.sortie && scene.options.sortie_overflow == SortieOverflow::Lost {
        s.sortie_open = false;
    }
}

/// The set-aside garrison may sally into the fortress.
pub struct Sortie;

impl Extension for Sortie {
    fn numbers(&self, rule: &SpecialRule, numbers: &mut Numbers<'_, '_>) {
        if let SpecialRule::Sortie { stage, .. } = rule {
            numbers.range("stage", "stage", rules::FORTRESS, *stage, 1..=2);
        }
    }

    fn compile(
        &self,
        rule: &SpecialRule,
        compiler: &mut TermsCompiler<'_, '_>,
        special: &mut Special,
    ) {
        let SpecialRule::Sortie { side, zone, stage } = rule else { return };
        if let (Some(zone), Some(side)) = (compiler.area(zone), compiler.side(side)) {
            special.sortie = Some(Terms { side, walls: zone.hexes.clone(), stage: *stage });
        }
    }

    fn line(&self, l10n: Localizer<'_>) -> Option<(String, Rule)> {
        let terms = l10n.scene.special.sortie.as_ref()?;
        let (army, stage) = (l10n.army(terms.side), terms.stage);
        let text = say!(l10n, "bmw-special-sortie", army = army, stage = stage);
        Some((text, rules::FORTRESS))
    }

    fn opening(&self, scene: &Scene, s: &State) -> Option<FrameOf<Bmw>> {
        check_sortie(scene, s).is_ok().then(|| SortieQuestion::default().into())
    }

    fn unasked(&self, s: &State, action: &Action) -> Option<Refused> {
        let why = match action {
            Action::Sortie if s.sortie => Why::SortieUsed,
            Action::Sortie | Action::PlaceGarrison { .. } => Why::SortieWindow,
            _ => return None,
        };
        Some(Rejection { rule: rules::FORTRESS, why })
    }

    fn buttons(&self) -> &'static [(&'static str, Action)] {
        &[("sortie", Action::Sortie), ("no-sortie", Action::NoSortie)]
    }

    fn aim(&self, action: &Action) -> Option<Aim> {
        match action {
            Action::PlaceGarrison { hex, .. } => Some(Aim::Hex(*hex)),
            _ => None,
        }
    }

    fn choice(&self, l10n: Localizer<'_>, _: &State, action: &Action) -> Option<About> {
        let rule = rules::FORTRESS;
        Some(match action {
            Action::Sortie => About::plain(say!(l10n, "bmw-do-sortie"), rule, ChoiceKind::Decide),
            Action::NoSortie => {
                About::plain(say!(l10n, "bmw-do-no-sortie"), rule, ChoiceKind::Pass)
            }
            Action::PlaceGarrison { unit, hex } => {
                let (name, hex) = (l10n.name(*unit), l10n.label(*hex));
                let label = say!(l10n, "bmw-do-place-garrison", unit = name, hex = hex);
                About::on_unit(*unit, label, rule, ChoiceKind::Place)
            }
            _ => return None,
        })
    }

    fn sentence(&self, l10n: Localizer<'_>, event: &Event) -> Option<Sentence> {
        let Event::SortieDeclared { side } = *event else { return None };
        Some(Sentence::new(say!(l10n, "bmw-log-sortie", army = l10n.army(side))).of(side))
    }
}

impl Asking for SortieQuestion {
    fn question(&self, l10n: Localizer<'_>) -> (String, String) {
        (say!(l10n, "bmw-ask-sortie"), say!(l10n, "bmw-hint-sortie"))
    }
}
