//! BMW 16.1: victory by a line of hexes free of the enemy.

use super::super::compile::TermsCompiler;
use super::super::present::localizer::Localizer;
use super::super::rules;
use super::super::scene::Scene;
use super::super::state::State;
use super::SpecialRule;
use super::{Extension, Special};
use crate::board::{Grid, Hex, HexSet};
use crate::kernel::{Rule, Side};
use crate::say;
use smallvec::{SmallVec, smallvec};
use std::cell::RefCell;
use std::sync::OnceLock;

/// The line of a scenario, between two zones.
#[derive(Clone, Debug)]
pub struct Terms {
    /// Who wins by it.
    pub side: Side,
    /// Where it starts.
    pub from: HexSet,
    /// Where it ends.
    pub to: HexSet,
    /// The hexes next to the narrower end, once somebody asked.
    mouth: OnceLock<HexSet>,
}

impl Terms {
    /// Whether a hex lies next to the narrower end of the line: whoever stands there can shut it.
    #[must_use]
    pub fn is_at_mouth(&self, grid: &Grid, hex: Hex) -> bool {
        let size = |set: &HexSet| set.iter().count();
        let mouth = self.mouth.get_or_init(|| {
            let end = if size(&self.to) <= size(&self.from) { &self.to } else { &self.from };
            HexSet::new(end.iter().flat_map(|hex| grid.neighbors(hex)).map(|(_, near)| near))
        });
        mouth.contains(hex)
    }
}

/// Hexes as bits.
type Bits = SmallVec<[u64; 12]>;

/// What is known of a scene's line.
#[derive(Default)]
struct Known {
    scene: u64,
    /// The line that was traced last: as long as none of its hexes is closed, there is one.
    traced: Option<Bits>,
    /// What barred the way when the last search found none: as long as all of it is closed, there is none.
    bars: Option<Bits>,
}

thread_local! {
    /// While a side moves, the last line mostly stays open, or what bars it stays where it is.
    static KNOWN: RefCell<Known> = RefCell::default();
}

/// BMW 16.1: the side that can trace its line at the end of the game, if any.
#[must_use]
pub fn winner(scene: &Scene, s: &State) -> Option<Side> {
    let line = scene.special.line.as_ref()?;
    let closed = closed(scene, s, line.side);
    KNOWN.with_borrow_mut(|known| known.is_open(scene, line, &closed)).then_some(line.side)
}

impl Known {
    /// Whether a line can be traced past the hexes that are closed.
    fn is_open(&mut self, scene: &Scene, line: &Terms, closed: &[u64]) -> bool {
        if self.scene != scene.id.number() {
            *self = Known { scene: scene.id.number(), ..Known::default() };
        }
        let meets = |hexes: &Bits| hexes.iter().zip(closed).any(|(a, b)| a & b != 0);
        let holds = |hexes: &Bits| hexes.iter().zip(closed).all(|(a, b)| a & !b == 0);
        if self.traced.as_ref().is_some_and(|traced| !meets(traced)) {
            return true;
        }
        if self.bars.as_ref().is_some_and(holds) {
            return false;
        }
        match trace(scene, line, closed) {
            Ok(traced) => {
                self.traced = Some(traced);
                true
            }
            Err(bars) => {
                self.bars = Some(bars);
                false
            }
        }
    }
}

/// The shortest line past the hexes that are closed; if none can be traced, those of them that bar the way: what lies
/// behind them was not looked at.
fn trace(scene: &Scene, line: &Terms, closed: &[u64]) -> Result<Bits, Bits> {
    let grid = &scene.map.grid;
    let (mut seen, mut bars): (Bits, Bits) = (Bits::from_slice(closed), smallvec![0; closed.len()]);
    let mut enter = |hex: Hex| {
        let (place, bit) = (hex.index() / 64, 1 << (hex.index() % 64));
        let new = seen[place] & bit == 0;
        seen[place] |= bit;
        bars[place] |= closed[place] & bit;
        new && !scene.effects(hex).sea
    };
    let mut open: Vec<Hex> = line.from.iter().filter(|&hex| enter(hex)).collect();
    let mut before: Vec<Hex> = grid.hexes().collect();
    let mut next = 0;
    while let Some(&hex) = open.get(next) {
        next += 1;
        if line.to.contains(hex) {
            let mut traced: Bits = smallvec![0; closed.len()];
            let mut at = hex;
            loop {
                traced[at.index() / 64] |= 1 << (at.index() % 64);
                if before[at.index()] == at {
                    return Ok(traced);
                }
                at = before[at.index()];
            }
        }
        grid.each_neighbor(hex, |_, to| {
            if enter(to) {
                before[to.index()] = hex;
                open.push(to);
            }
        });
    }
    Err(bars)
}

/// BMW 16.1: besides the sea, enemy units, leaders and EZOC close hexes to a line. Own units don't matter.
fn closed(scene: &Scene, s: &State, side: Side) -> Bits {
    let enemy = side.enemy();
    let words = s.held_by(enemy).0.iter().zip(s.zoc_of(enemy).0);
    let mut closed: Bits = words.map(|(held, zoc)| held | zoc).collect();
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
            special.line = Some(Terms { side, from, to, mouth: OnceLock::new() });
        }
    }

    fn line(&self, l10n: Localizer<'_>) -> Option<(String, Rule)> {
        let terms = l10n.scene.special.line.as_ref()?;
        let text = say!(l10n, "bmw-special-line", army = l10n.army(terms.side));
        Some((text, rules::CLEAR_VICTORY))
    }
}
