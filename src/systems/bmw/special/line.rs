//! BMW 16.1: victory by a line of hexes free of the enemy.

use super::super::compile::TermsCompiler;
use super::super::present::localizer::Localizer;
use super::super::rules;
use super::super::scene::Scene;
use super::super::state::State;
use super::SpecialRule;
use super::{Extension, Special};
use crate::board::{Hex, HexSet};
use crate::kernel::{Rule, Side};
use crate::say;

/// The line of a scenario, between two zones.
#[derive(Clone, Debug)]
pub struct Terms {
    /// Who wins by it.
    pub side: Side,
    /// Where it starts.
    pub from: HexSet,
    /// Where it ends.
    pub to: HexSet,
}

/// BMW 16.1: the side that can trace its line at the end of the game, if any.
#[must_use]
pub fn winner(scene: &Scene, s: &State) -> Option<Side> {
    let line = scene.special.line.as_ref()?;
    let grid = &scene.map.grid;
    let free = |hex: Hex| is_free(scene, s, line.side, hex);
    let mut seen = vec![false; grid.len()];
    let mut open: Vec<Hex> = line.from.iter().filter(|&h| free(h)).collect();
    for &hex in &open {
        seen[hex.index()] = true;
    }
    while let Some(hex) = open.pop() {
        if line.to.contains(hex) {
            return Some(line.side);
        }
        for (_, n) in grid.neighbors(hex) {
            if !seen[n.index()] && free(n) {
                seen[n.index()] = true;
                open.push(n);
            }
        }
    }
    None
}

/// BMW 16.1: no sea, no enemy unit or leader, no EZOC. Own units don't matter.
fn is_free(scene: &Scene, s: &State, side: Side, hex: Hex) -> bool {
    let enemy = side.enemy();
    !scene.effects(hex).sea
        && !s.in_zoc(enemy, hex)
        && s.unit_of(enemy, hex).is_none()
        && s.leaders_in(scene, enemy, hex).next().is_none()
}

/// A line free of the enemy at the end of the game wins.
pub struct Line;

impl Extension for Line {
    fn compile(
        &self,
        rule: &SpecialRule,
        compiler: &mut TermsCompiler<'_, '_>,
        special: &mut Special,
    ) {
        let SpecialRule::Line { side, from, to } = rule else { return };
        let side = compiler.side(side);
        let ends = (compiler.area(from), compiler.area(to));
        if let (Some(side), (Some(from), Some(to))) = (side, ends) {
            let (from, to) = (from.set.clone(), to.set.clone());
            special.line = Some(Terms { side, from, to });
        }
    }

    fn line(&self, l10n: Localizer<'_>) -> Option<(String, Rule)> {
        let terms = l10n.scene.special.line.as_ref()?;
        let text = say!(l10n, "bmw-special-line", army = l10n.army(terms.side));
        Some((text, rules::CLEAR_VICTORY))
    }
}
