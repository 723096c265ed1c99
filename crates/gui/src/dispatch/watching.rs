//! Looking at the board and at what has happened.

use crate::app::{App, Screen};
use crate::command_queue::Command;
use crate::field::spot::{Pile, Spot};
use crate::game_table::GameTable;
use crate::map::state::Card;
use egui::{Context, Pos2};
use gonfalon_core::view::Target;

/// How long a second click may be part of the first one, in seconds.
const DOUBLE: f64 = 0.35;

impl App {
    /// What has happened is shown, one thing after the other; what was asked for again, with the board of that moment.
    pub(crate) fn show_happenings(&mut self, ctx: &Context) {
        let (Some(table), Screen::Table) = (&mut self.table, self.screen) else { return };
        let now = ctx.input(|i| i.time);
        let viewer = table.viewer();
        let shown = table.reel_on_show().on_show();
        let decided = |step| table.computer.by_person(step);
        table.reel.refresh(&*table.port, (viewer, decided), now);
        if table.computer.is_skipping() {
            table.reel.finish();
        }
        table.replay.take_if(|replay| !replay.is_current(&*table.port, viewer));
        let plays = table.replay.as_ref().is_some_and(|replay| replay.reel.is_playing());
        let pause = self.settings.speed.pause();
        if let Some(left) = table.reel_on_show().tick(now, pause) {
            ctx.request_repaint_after(std::time::Duration::from_secs_f64(left));
        }
        if plays {
            table.play_on(now);
        }
        let (port, reel) = match &mut table.replay {
            Some(replay) => (&*table.port, &mut replay.reel),
            None => (&*table.port, &mut table.reel),
        };
        reel.set_scene(port, viewer);
        let wished = reel.again();
        if table.workspace.seen_again != wished {
            table.workspace.past = reel.take_scene();
            table.workspace.seen_again = wished;
        }
        if table.reel_on_show().on_show() != shown {
            // The board has been painted with what was on show before.
            ctx.request_repaint();
        }
    }

    /// Whoever acts while happenings still follow one another has seen enough of them: the board is as it is now. A click does
    /// that alone, for what is asked now stood nowhere when it was aimed; the second half of a double click does nothing.
    pub(crate) fn catch_up(&mut self, ctx: &Context) {
        let (Some(table), Screen::Table) = (&mut self.table, self.screen) else { return };
        let person = table.computer.decides(&*table.port).is_none();
        if table.reel.during().is_none() || !person {
            return;
        }
        let clicks =
            |event: &egui::Event| matches!(event, egui::Event::PointerButton { pressed: true, .. });
        let keys = |event: &egui::Event| matches!(event, egui::Event::Key { pressed: true, .. });
        let has = |of: &dyn Fn(&egui::Event) -> bool| ctx.input(|i| i.events.iter().any(of));
        let clicked = has(&clicks);
        table.workspace.leads_past |= clicked;
        let now = ctx.input(|i| i.time);
        if has(&keys) || (clicked && table.reel.played(now) > DOUBLE) {
            table.reel.finish();
        }
    }

    pub(super) fn look(&mut self, ctx: &Context, command: Command) {
        let Some(table) = &mut self.table else { return };
        let now = ctx.input(|i| i.time);
        match command {
            Command::Inspect(id) => table.workspace.inspected = Some(id),
            Command::InspectCard(spot) => {
                if let Spot::Pile(side, pile, _) = spot
                    && Pile::BESIDE.contains(&pile)
                {
                    // It is looked for in the pile.
                    table.workspace.field.pile = Some((side, pile));
                }
                table.workspace.field.inspected = Some(spot.clone());
                table.workspace.field.go_to = Some(spot);
            }
            Command::CenterOn(hex) => table.workspace.map.center_on = Some(hex),
            Command::PointAt(hex) => {
                (table.workspace.map.center_on, table.workspace.map.cursor) =
                    (Some(hex), Some(hex));
                table.workspace.map.resting = ctx.pointer_latest_pos();
                // Enter is for the cursor, not for what had the keyboard.
                ctx.memory_mut(|m| m.focused().into_iter().for_each(|id| m.surrender_focus(id)));
            }
            Command::ActAt(hex) => table.workspace.map.act_at = Some(hex),
            Command::ShowLine(line) => table.show_line(line, now),
            Command::ShowHappening(number) => table.reel_on_show().show(number, now),
            Command::PlayReel => table.reel_on_show().play(now),
            Command::PauseReel => table.reel_on_show().pause(),
            Command::BackToNow => table.back_to_now(),
            Command::WhyNot(about, at) => why_not(table, about, at),
            Command::ShowVictory => {
                table.back_to_now();
                table.workspace.victory = true;
            }
            _ => {}
        }
    }
}

fn why_not(table: &mut GameTable, about: Target, at: Pos2) {
    // Reasons come out of the hand of whoever decides.
    if table.port.is_hidden_from(table.viewer()) {
        return;
    }
    // Who has a card in hand asks about that card.
    let picked = table.workspace.field.picked.as_ref().filter(|picked| **picked != about);
    let refusals = match picked {
        Some(card) => table.port.why_not_by(card, &about),
        None => table.port.why_not(&about),
    };
    if refusals.is_empty() {
        return;
    }
    table.workspace.map.card = Some(Card::new(at, about, refusals));
}
