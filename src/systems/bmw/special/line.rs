//! BMW 16.1: victory by a line of hexes free of the enemy.

use super::super::compile::TermsCompiler;
use super::super::present::localizer::Localizer;
use super::super::rules;
use super::super::scene::Scene;
use super::super::state::State;
use super::SpecialRule;
use super::{Extension, Special};
use crate::board::{Hex, HexSet};
use crate::kernel::{Memo, Rule, Side};
use crate::say;
use smallvec::SmallVec;

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

/// Hexes that are closed to a line, as bits.
type Closed = SmallVec<[u64; 12]>;

thread_local! {
    /// While a side moves, its enemies mostly close the same hexes.
    static TRACED: Memo<(u64, Closed), bool> = const { Memo::of(4) };
}

/// BMW 16.1: the side that can trace its line at the end of the game, if any.
#[must_use]
pub fn winner(scene: &Scene, s: &State) -> Option<Side> {
    let line = scene.special.line.as_ref()?;
    let closed = closed(scene, s, line.side);
    let traced = TRACED.with(|traced| {
        traced.get((scene.id.number(), closed.clone()), || trace(scene, line, closed))
    });
    traced.then_some(line.side)
}

/// Whether a line can be traced past the hexes that are closed.
fn trace(scene: &Scene, line: &Terms, mut closed: Closed) -> bool {
    // From now on they count as closed that have been seen, too.
    let mut open: Vec<Hex> = line.from.iter().collect();
    open.retain(|&hex| enter(scene, &mut closed, hex));
    while let Some(hex) = open.pop() {
        if line.to.contains(hex) {
            return true;
        }
        scene.map.grid.each_neighbor(hex, |_, next| {
            if enter(scene, &mut closed, next) {
                open.push(next);
            }
        });
    }
    false
}

/// Whether a hex is open and new; from now on it is not.
fn enter(scene: &Scene, closed: &mut [u64], hex: Hex) -> bool {
    let (word, bit) = (&mut closed[hex.index() / 64], 1 << (hex.index() % 64));
    let new = *word & bit == 0 && !scene.effects(hex).sea;
    *word |= bit;
    new
}

/// BMW 16.1: besides the sea, enemy units, leaders and EZOC close hexes to a line. Own units don't matter.
fn closed(scene: &Scene, s: &State, side: Side) -> Closed {
    let enemy = side.enemy();
    let words = s.held_by(enemy).0.iter().zip(s.zoc_of(enemy).0);
    let mut closed: Closed = words.map(|(held, zoc)| held | zoc).collect();
    for hex in scene.leaders[enemy].iter().filter_map(|&leader| s.hex(leader)) {
        closed[hex.index() / 64] |= 1 << (hex.index() % 64);
    }
    closed
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
