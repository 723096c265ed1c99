//! What takes several choices at once: swapping counters, marching, engaging, throwing for all, going from counter to counter.

use crate::app::App;
use crate::command_queue::Command;
use crate::deploying;
use crate::facing_choices::{FacingChoices, Turning};
use crate::game_table::GameTable;
use crate::map::group::Drag;
use crate::map::state::Card;
use crate::marching::{self, Halt, Leg};
use egui::{Context, Pos2};
use gonfalon_core::board::Hex;
use gonfalon_core::session::Port;
use gonfalon_core::view::{Choice, ChoiceKind, Target};

/// The table, with the board as it is now, if a person decides; whoever acts in place of the computer is told so.
fn at_hand<'a>(table: &'a mut Option<GameTable>, ctx: &Context) -> Option<&'a mut GameTable> {
    let table = table.as_mut()?;
    if table.computer.decides(&*table.port).is_some() {
        table.computer.ignore(ctx);
        return None;
    }
    table.workspace.past = None;
    Some(table)
}

/// Takes the last action back, but not that the counter was picked up for it, where that can be.
fn turned_back(port: &mut dyn Port) {
    /// No more gestures than these lead to a turn.
    const GESTURES: usize = 4;
    let last = port.steps().saturating_sub(1);
    let gestures = last.saturating_sub(GESTURES)..last;
    let gestures: Vec<_> = gestures.map(|step| (step, port.taken(step))).collect();
    if port.undo().is_err() {
        return;
    }
    let stands = port.steps();
    let picks = gestures.into_iter().filter(|(step, _)| *step >= stands);
    for pick in picks.filter_map(|(_, pick)| pick) {
        if port.play(&pick, None).is_err() {
            return;
        }
    }
}

impl App {
    /// Picks another counter up instead of the one that is picked. Where that can't be, everything stays as it is.
    pub(super) fn swap(&mut self, ctx: &Context, unit: String, at: Pos2) {
        let Some(table) = at_hand(&mut self.table, ctx) else { return };
        let port = &mut *table.port;
        let picked = port.prompt().selected.clone();
        let pick = |port: &mut dyn Port, unit: &str| {
            let picks = |c: &&Choice| {
                c.kind == ChoiceKind::Select && matches!(&c.target, Target::Unit(id) if id == unit)
            };
            let id = port.choices().iter().find(picks).map(|c| c.id);
            id.is_some_and(|id| port.choose(id).is_ok())
        };
        let about = Target::Unit(unit.clone());
        let back = marching::put_down(port).filter(|_| picked.is_some());
        let finishes = |id: usize| port.choices()[id].kind == ChoiceKind::Finish;
        let moved = back.is_some_and(finishes);
        // Why it can't be picked up is told by a table on which nothing is.
        let refusals = match back {
            Some(back) if port.choose(back).is_ok() => {
                if pick(port, &unit) {
                    Vec::new()
                } else {
                    let refusals = port.why_not(&about);
                    if moved {
                        // It can still go on: that is no end of its move.
                        let _ = port.undo_over_barrier();
                    } else if let Some(picked) = &picked {
                        pick(port, picked);
                    }
                    refusals
                }
            }
            _ => port.why_not(&about),
        };
        table.computer.note(table.port.steps(), true);
        self.moved_on();
        if let (Some(table), false) = (&mut self.table, refusals.is_empty()) {
            table.workspace.map.card = Some(Card::new(at, about, refusals));
        }
    }

    /// Takes a gesture and what follows it, as one step to be taken back.
    pub(super) fn choose_both(&mut self, ctx: &Context, first: usize, then: usize) {
        let Some(table) = at_hand(&mut self.table, ctx) else { return };
        let port = &mut *table.port;
        let start = port.steps();
        let lesson = table.lesson.as_ref();
        let mut both = || {
            port.choose(first)?;
            if let Some(run) = lesson {
                run.before(port, then);
            }
            port.choose(then)
        };
        let trouble = both().err();
        table.computer.note_together(start, port.steps());
        let language = self.settings.language;
        self.notices.answer(trouble.map(|error| error.told(language)));
        self.moved_on();
    }

    /// Moves several counters, as one step to be taken back.
    pub(super) fn march(&mut self, ctx: &Context, legs: &[Leg], at: Pos2) {
        let Some(table) = at_hand(&mut self.table, ctx) else { return };
        let port = &mut *table.port;
        let start = port.steps();
        let halt = marching::march(port, legs).err();
        table.computer.note_together(start, port.steps());
        if halt.is_none() {
            table.workspace.map.chosen.clear();
        }
        self.moved_on();
        if let (Some(table), Some(Halt { about, refusals })) = (&mut self.table, halt) {
            table.workspace.map.card = Some(Card::new(at, about, refusals));
        }
    }

    /// Puts a counter on a hex, as one step to be taken back.
    pub(super) fn set_up(
        &mut self,
        ctx: &Context,
        unit: &str,
        from: Option<Hex>,
        (to, at): (Hex, Pos2),
    ) {
        let Some(table) = at_hand(&mut self.table, ctx) else { return };
        let start = table.port.steps();
        let halt = deploying::set_up(&mut *table.port, unit, from, to).err();
        table.computer.note_together(start, table.port.steps());
        self.moved_on();
        if let (Some(table), Some(Halt { about, refusals })) = (&mut self.table, halt) {
            table.workspace.map.card = Some(Card::new(at, about, refusals));
        }
    }

    /// A counter beside the board follows the pointer onto it.
    pub(super) fn drag_in(&mut self, unit: String) {
        if let Some(table) = &mut self.table {
            table.workspace.map.drag = Some(Drag::Counter(unit, None));
        }
    }

    /// Plans an attack, as one step to be taken back.
    pub(super) fn engage(
        &mut self,
        ctx: &Context,
        attacker: &Target,
        enemies: &[Target],
        about: Target,
    ) {
        let Some(table) = at_hand(&mut self.table, ctx) else { return };
        let port = &mut *table.port;
        let start = port.steps();
        let joined = |port: &dyn Port, target: &Target| {
            let of = |c: &Choice| c.kind == ChoiceKind::Release && c.target == *target;
            port.choices().iter().any(of)
        };
        // Whoever comes second may only be offered once the first is in it.
        let own = std::slice::from_ref(attacker);
        for target in own.iter().chain(enemies).chain(own) {
            let engages = |c: &&Choice| c.kind == ChoiceKind::Engage && c.target == *target;
            let id = port.choices().iter().find(engages).map(|choice| choice.id);
            if let Some(id) = id {
                // It was offered a moment ago.
                let _ = port.choose(id);
            }
        }
        let attacked = enemies.iter().any(|enemy| joined(port, enemy));
        let refused = if attacked { Some(attacker) } else { enemies.first() };
        let refused = refused.filter(|target| !joined(port, target));
        let refusals = refused.map(|unit| port.why_not(unit)).unwrap_or_default();
        table.computer.note_together(start, table.port.steps());
        self.moved_on();
        if let (Some(table), false) = (&mut self.table, refusals.is_empty()) {
            let at = ctx.pointer_latest_pos().unwrap_or_default();
            table.workspace.map.card = Some(Card::new(at, about, refusals));
        }
    }

    /// Turns the picked counter by one corner. Whoever goes on turning it means one turn: the last one is taken back for the one
    /// that goes further.
    pub(super) fn turn_by(&mut self, ctx: &Context, right: bool) {
        let Some(table) = at_hand(&mut self.table, ctx) else { return };
        let find = |table: &GameTable| {
            let (shown, inspected) = (&table.snapshot, table.workspace.inspected.as_deref());
            let board = (&shown.board_index, &shown.offers);
            let found = FacingChoices::find(&*table.port, board, inspected)?;
            Some((found.unit.to_owned(), found.now?))
        };
        let Some((unit, now)) = find(table) else { return };
        let turning = Turning { unit, steps: table.port.steps() };
        if table.workspace.turning.as_ref() == Some(&turning) {
            let revision = table.port.revision();
            turned_back(&mut *table.port);
            // Even where the counter could not be picked up again.
            if table.port.revision() != revision {
                table.computer.note(table.port.steps(), true);
                self.moved_on();
            }
        }
        let Some(table) = &mut self.table else { return };
        let shown = &table.snapshot;
        let board = (&shown.board_index, &shown.offers);
        let inspected = table.workspace.inspected.as_deref();
        let turns = FacingChoices::find(&*table.port, board, inspected);
        let next = turns.and_then(|turns| turns.after(now, right));
        table.workspace.turning = None;
        let Some(id) = next else { return };
        self.play(ctx, &Command::Choose(id));
        if let Some(table) = &mut self.table {
            let steps = table.port.steps();
            table.workspace.turning = Some(Turning { steps, ..turning });
        }
    }

    /// Throws for one after the other, as long as the same is asked of the same side.
    pub(super) fn throw_all(&mut self, ctx: &Context) {
        let Some(table) = at_hand(&mut self.table, ctx) else { return };
        let port = &mut *table.port;
        let asked = |port: &dyn Port| (port.prompt().side, port.prompt().rule.clone());
        let question = asked(port);
        let mut trouble = None;
        while trouble.is_none() && asked(port) == question {
            let rolls = |c: &&Choice| c.kind == ChoiceKind::Roll;
            let Some(id) = port.choices().iter().find(rolls).map(|choice| choice.id) else { break };
            trouble = port.choose(id).err();
            table.computer.note(port.steps(), true);
        }
        let language = self.settings.language;
        self.notices.answer(trouble.map(|error| error.told(language)));
        self.moved_on();
    }

    /// Picks up the next counter that can still act, and brings it into sight.
    pub(super) fn next_unit(&mut self, forward: bool) {
        let Some(table) = &mut self.table else { return };
        let port = &mut *table.port;
        let current = port.prompt().selected.clone().or(table.workspace.inspected.clone());
        if port.prompt().selected.is_some() {
            let back = marching::put_down(port);
            if back.is_none_or(|back| port.choose(back).is_err()) {
                return;
            }
        }
        let settled = &table.workspace.map.settled;
        let movers = marching::movers(port);
        let open: Vec<&String> = movers.iter().filter(|unit| !settled.contains(*unit)).collect();
        let place = |unit: &String| movers.iter().position(|other| other == unit);
        let here = current.as_ref().and_then(place);
        // From where the last one was in the order of all, on to one that is still open.
        let after = open.iter().find(|unit| place(unit) > here);
        let before = open.iter().rev().find(|unit| here.is_none() || place(unit) < here);
        let next = if forward { after.or(open.first()) } else { before.or(open.last()) };
        if let Some(unit) = next.map(|unit| (*unit).clone()) {
            let target = Target::Unit(unit.clone());
            let pick = |c: &&Choice| c.kind == ChoiceKind::Select && c.target == target;
            let pick = port.choices().iter().find(pick).map(|choice| choice.id);
            if let Some(pick) = pick {
                // It was offered a moment ago.
                let _ = port.choose(pick);
            } else {
                table.workspace.inspected = Some(unit.clone());
            }
            let hex = table.snapshot.board_index.get(&unit).and_then(|counter| counter.at);
            let map = table.snapshot.map.as_deref();
            let hidden = |hex: &Hex| map.is_some_and(|map| !table.workspace.map.shows(map, *hex));
            if let Some(hex) = hex.filter(hidden) {
                table.workspace.map.center_on = Some(hex);
            }
        }
        table.computer.note(table.port.steps(), true);
        self.moved_on();
    }

    /// Is done with the picked counter: it is passed over until the phase ends.
    pub(super) fn unit_done(&mut self) {
        let Some(table) = &mut self.table else { return };
        let unit = table.port.prompt().selected.clone().or(table.workspace.inspected.clone());
        table.workspace.map.settled.extend(unit);
        self.next_unit(true);
    }
}
