//! BARONS 3.D, 12.3, 13.0: recovery and command effectiveness at the end of a turn.

use super::command::{Span, may_reach, span};
use super::event::{Alarm, Event};
use super::morale::{self, Cap, leader_helps};
use super::scene::{BattleId, PrintedLeader, Scene};
use super::state::{Effectiveness, Segment, State};
use super::system::Barons;
use super::zone::in_enemy_zoc;
use super::{mutate, rules};
use crate::board::Hex;
use crate::kernel::{Cx, Side, UnitId};
use crate::scenario::barons::SymbolKind;
use std::cell::OnceCell;

/// BARONS 3.D: the whole phase; nobody decides anything in it.
pub fn wrap_up(cx: &mut Cx<'_, Barons>, s: &mut State) {
    let first = s.initiative.unwrap_or(cx.scene.first);
    mutate::begin(cx, s, first, Segment::Recovery);
    if cx.scene.options.effectiveness_first {
        effectiveness(cx, s);
        recovery(cx, s, first);
    } else {
        recovery(cx, s, first);
        effectiveness(cx, s);
    }
}

/// BARONS 12.3, 7.23c, U-69: every Shaken unit within the span of its Battle's leader or of the overall leader, and in no
/// enemy ZOC, tries to recover; first the side with the initiative, in the order of hex numbers, then of units.
fn recovery(cx: &mut Cx<'_, Barons>, s: &mut State, first: Side) {
    for side in [first, first.enemy()] {
        let mut tries: Vec<(UnitId, Hex)> =
            s.on_map(cx.scene, side).filter(|&(unit, _)| may_try(cx.scene, s, unit)).collect();
        if tries.is_empty() {
            continue;
        }
        let leaders = leaders(cx.scene, s, side);
        tries.retain(|&(unit, hex)| {
            let battle = cx.scene.unit(unit).battle;
            let led = |leader: &Helper<'_>| leader.helps(battle) && leader.reaches(hex);
            !in_enemy_zoc(cx.scene, s, hex, side) && leaders.iter().any(led)
        });
        tries.sort_by_key(|&(unit, hex)| (cx.scene.number(hex), unit));
        for (unit, hex) in tries {
            let leader = leader_helps(cx.scene, s, hex, side);
            let against = s.morale(cx.scene, unit);
            let die = cx.roll(side, rules::RECOVERY, "recovery", 10);
            let recovered = i16::from(die) - i16::from(leader) <= i16::from(against);
            cx.record(rules::RECOVERY, Event::Recovery { unit, die, leader, against, recovered });
            if recovered {
                s.unit_mut(unit).shaken = false;
            }
        }
    }
}

/// U-65: a charger that spent itself this turn may recover at once, unless an option makes it wait.
fn may_try(scene: &Scene, s: &State, unit: UnitId) -> bool {
    let state = s.unit(unit);
    state.shaken && (!state.spent || scene.options.spent_recovers_same_turn)
}

/// A leader who may help units to recover.
struct Helper<'a> {
    scene: &'a Scene,
    s: &'a State,
    leader: UnitId,
    /// His Battle; none for the overall leader, who helps every Battle.
    battle: Option<BattleId>,
    /// His span, once somebody near enough asked.
    span: OnceCell<Span>,
}

/// The leaders of a side.
fn leaders<'a>(scene: &'a Scene, s: &'a State, side: Side) -> Vec<Helper<'a>> {
    let own = scene.leaders.iter().enumerate().filter(|(_, leader)| leader.side == side);
    let helper = |(index, leader): (usize, &PrintedLeader)| {
        let battle = (!leader.overall).then_some(leader.battle);
        Helper { scene, s, leader: scene.leader_id(index), battle, span: OnceCell::new() }
    };
    own.map(helper).collect()
}

impl Helper<'_> {
    fn helps(&self, battle: BattleId) -> bool {
        self.battle.is_none_or(|own| own == battle)
    }

    /// Whether his span reaches a hex.
    fn reaches(&self, hex: Hex) -> bool {
        let (scene, s, leader) = (self.scene, self.s, self.leader);
        may_reach(scene, s, leader, hex)
            && self.span.get_or_init(|| span(scene, s, leader)).contains(hex)
    }
}

/// BARONS 13.0, U-73: the queued symbols in the order in which their boxes were filled; symbols reached meanwhile join the
/// queue.
fn effectiveness(cx: &mut Cx<'_, Barons>, s: &mut State) {
    while !s.symbols.is_empty() {
        let (battle, place) = s.symbols.remove(0);
        let display = &cx.scene.battle(battle).display;
        let Some(symbol) = display.get(usize::from(place)).copied().flatten() else { continue };
        let die = cx.roll(cx.scene.battle(battle).side, rules::EFFECTIVENESS, "effectiveness", 10);
        let (check, number, failed) = (symbol.check, symbol.number, die > symbol.number);
        let place = place.saturating_add(1);
        cx.record(
            rules::EFFECTIVENESS,
            Event::Effectiveness { battle, place, check, number, die, failed },
        );
        if failed {
            morale::new_window(s);
            fail(cx, s, battle, check);
        }
    }
}

/// BARONS 13.0, U-74, U-75: a failed symbol: square, unshaken units check morale; circle, the Battle is Shaken as well;
/// triangle, the Battle is Broken, its Shaken units rout, the others check. Each unit checks once for a symbol. Under a top
/// unit that fails the other one checks too, Shaken or not (7.32, U-100).
fn fail(cx: &mut Cx<'_, Barons>, s: &mut State, battle: BattleId, check: SymbolKind) {
    match check {
        SymbolKind::Waver => {}
        SymbolKind::Shaken => mutate::bring_down(cx, s, battle, Effectiveness::Shaken),
        SymbolKind::Broken => mutate::bring_down(cx, s, battle, Effectiveness::Broken),
    }
    let scene = cx.scene;
    let mut units: Vec<(UnitId, Hex, bool)> = (scene.battle(battle).units.iter())
        .filter_map(|&unit| Some((unit, s.hex(unit)?, s.unit(unit).shaken)))
        .collect();
    units.sort_by_key(|&(unit, hex, _)| (scene.number(hex), unit));
    if check == SymbolKind::Broken {
        let doomed = units.iter().filter(|(_, _, shaken)| *shaken);
        let doomed: Vec<UnitId> = doomed.map(|&(unit, ..)| unit).collect();
        // Their rout is certain: none of them checks for that of another.
        for &unit in &doomed {
            s.unit_mut(unit).checked = true;
        }
        for unit in doomed {
            morale::rout(cx, s, unit);
        }
    }
    let shaken_too = check != SymbolKind::Broken && scene.options.waver_routs_shaken;
    // Who saw a rout, or the unit above fail (7.32), has checked for this symbol already.
    for (unit, ..) in units.into_iter().filter(|(_, _, shaken)| !shaken || shaken_too) {
        morale::check(cx, s, unit, Alarm::Effectiveness { battle }, Cap::Window);
    }
}
