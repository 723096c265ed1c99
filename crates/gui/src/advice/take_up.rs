//! Asking for help, and doing what was suggested.

use crate::app::App;
use crate::command_queue::Command;
use crate::game_table::GameTable;
use crate::say;
use egui::Context;

impl App {
    /// Thinks about what the person who decides could do; asked once more, does the first of what was thought out.
    pub fn suggest(&mut self, ctx: &Context) {
        let Some(table) = &mut self.table else { return };
        if table.workspace.ending.is_some() {
            return self.notices.answer(Some(say!(ctx, "gui-question-first")));
        }
        if !table.advice.found().is_empty() {
            return self.use_suggestion(0);
        }
        if table.computer.decides(&*table.port).is_none() {
            table.advice.ask(ctx, &*table.port);
        }
    }

    /// Shows what was thought out as soon as it can be had.
    pub fn take_advice(&mut self) {
        if let Some(table) = &mut self.table {
            if table.advice.tick(&*table.port) {
                show_first(table);
            }
            let shown = table.step_on_show();
            table.looking_back.tick(&*table.port, shown);
        }
    }

    /// Does what was suggested, as one step to be taken back. What would end a phase is asked for like a button.
    pub fn use_suggestion(&mut self, number: usize) {
        let Some(table) = &mut self.table else { return };
        let Some(suggestion) = table.advice.found().get(number) else { return };
        let (actions, port) = (suggestion.actions.clone(), &mut *table.port);
        if let [only] = &actions[..] {
            let offered =
                (0..port.choices().len()).find(|&id| port.action(id).as_ref() == Some(only));
            if let Some(id) = offered {
                self.out.send(Command::Choose(id));
                return;
            }
        }
        table.workspace.past = None;
        table.workspace.map.chosen.clear();
        let start = port.steps();
        let trouble = actions.iter().find_map(|action| port.play(action, None).err());
        table.computer.note_together(start, port.steps());
        let language = self.settings.language;
        self.notices.answer(trouble.map(|error| error.told(language)));
        self.moved_on();
    }
}

/// Brings the place of the first suggestion into sight, if it is not.
fn show_first(table: &mut GameTable) {
    let (Some(first), Some(map)) = (table.advice.found().first(), table.snapshot.map.as_deref())
    else {
        return;
    };
    let stands = |unit: &String| table.snapshot.board_index.get(unit).and_then(|piece| piece.at);
    let hex = first.choice.hex.or_else(|| first.units.iter().find_map(stands));
    if let Some(hex) = hex.filter(|&hex| !table.workspace.map.shows(map, hex)) {
        table.workspace.map.center_on = Some(hex);
    }
}
