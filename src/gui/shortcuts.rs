//! Keys that work everywhere on the table.

use super::app::{App, Screen};
use super::command::{Command, Outbox};
use super::dock::Pane;
use super::settings::Settings;
use super::table::Table;
use super::turning::Turning;
use egui::{Context, Key, KeyboardShortcut, Modifiers};

const NUMBERS: [Key; 9] = [
    Key::Num1,
    Key::Num2,
    Key::Num3,
    Key::Num4,
    Key::Num5,
    Key::Num6,
    Key::Num7,
    Key::Num8,
    Key::Num9,
];

/// Reads the keys of this frame.
pub fn read(ctx: &Context, app: &mut App) {
    let hit = |modifiers: Modifiers, key: Key| {
        ctx.input_mut(|i| i.consume_shortcut(&KeyboardShortcut::new(modifiers, key)))
    };
    let control = Modifiers::COMMAND;
    if hit(control | Modifiers::SHIFT, Key::S) {
        app.out.send(Command::SaveAs);
    }
    if hit(control, Key::S) {
        app.out.send(Command::Save);
    }
    if hit(control, Key::O) {
        app.out.send(Command::OpenDialog);
    }
    if hit(control, Key::Q) {
        app.out.send(Command::Quit);
    }
    if app.busy {
        ctx.input_mut(|i| i.consume_key(Modifiers::NONE, Key::Escape));
    }
    let asks = app.quit.asking || app.concede.asking || app.games.asking.is_some();
    if asks || ctx.text_edit_focused() {
        return;
    }
    let escape = || ctx.input_mut(|i| i.consume_key(Modifiers::NONE, Key::Escape));
    if app.builder.is_some() {
        if !egui::Popup::is_any_open(ctx) && escape() {
            app.builder = None;
        }
        return;
    }
    if app.begin.is_some() || app.settings_window.open {
        if !egui::Popup::is_any_open(ctx) && escape() {
            app.begin = None;
            app.settings_window.open = false;
        }
        return;
    }
    if app.games.open {
        app.games.open = !escape();
        return;
    }
    if app.screen == Screen::Reference && escape() {
        let back = if app.table.is_some() { Command::Continue } else { Command::ToStart };
        app.out.send(back);
    }
    if app.screen != Screen::Table {
        return;
    }
    let Some(table) = &app.table else { return };
    let fits = |pane: &Pane| pane.fits(&*table.port, &table.shot.table);
    let panes = Pane::ALL.into_iter().skip(3).filter(fits);
    for (key, pane) in NUMBERS.into_iter().zip(panes) {
        if hit(control, key) {
            app.out.send(Command::OpenPane(pane));
        }
    }
    if table.desk.victory && escape() {
        app.out.send(Command::ToStart);
    }
    if table.desk.covered || table.desk.victory {
        return;
    }
    if hit(control, Key::Z) {
        app.out.send(Command::Undo);
    }
    let map_open = table.desk.map.menu.is_some() || table.desk.map.card.is_some();
    if egui::Popup::is_any_open(ctx) || map_open {
        return;
    }
    if table.computer.decides(&*table.port).is_some() {
        while_computer_plays(ctx, &app.settings, &mut app.out);
        if escape() {
            app.out.send(Command::Quit);
        }
        return;
    }
    if table.passes().is_some() {
        return;
    }
    let offers = &table.shot.offers;
    let hit = |key: Key| ctx.input_mut(|i| i.consume_key(Modifiers::NONE, key));
    if table.desk.past.is_some() {
        if hit(Key::Escape) {
            app.out.send(Command::BackToNow);
        }
        return;
    }
    for (key, &id) in NUMBERS.into_iter().zip(&offers.buttons) {
        // Where chits are asked for, a number means a chit.
        if offers.chits.is_empty() && hit(key) {
            app.out.send(Command::Choose(id));
        }
    }
    if let Some(id) = turn(ctx, table) {
        app.out.send(Command::Choose(id));
    }
    if hit(Key::Escape) {
        // ARSOUF M4.7: what is open is closed; with nothing open, the key leaves.
        let over = table.port.prompt().over.is_some();
        let leave = if over { Command::ToStart } else { Command::Quit };
        app.out.send(offers.cancel.map_or(leave, Command::Choose));
    }
    // A focused control answers Enter itself; the map leaves it to the prompt unless its cursor is set.
    let focused = ctx.memory(egui::Memory::focused);
    let ground = [table.desk.map.id, table.desk.field.id];
    let free = focused.is_none() || ground.contains(&focused);
    if let (Some(id), true) = (offers.primary, free && hit(Key::Enter)) {
        app.out.send(Command::Choose(id));
    }
}

/// The turn that a key asks for: to the left or to the right, by one corner.
fn turn(ctx: &Context, table: &Table) -> Option<usize> {
    let hit = |keys: [Key; 2]| {
        ctx.input_mut(|i| keys.into_iter().any(|key| i.consume_key(Modifiers::NONE, key)))
    };
    let shot = &table.shot;
    let inspected = table.desk.inspected.as_deref();
    let turning = Turning::find(&*table.port, (&shot.standing, &shot.offers), inspected)?;
    let (left, right) = (hit([Key::OpenBracket, Key::Q]), hit([Key::CloseBracket, Key::E]));
    if left == right { None } else { turning.next(right) }
}

/// ARSOUF M7.3: while the computer plays, the pause key counts and those that would choose something do not.
fn while_computer_plays(ctx: &Context, settings: &Settings, out: &mut Outbox) {
    let hit = |key: Key| ctx.input_mut(|i| i.consume_key(Modifiers::NONE, key));
    if hit(settings.pause) {
        out.send(Command::PauseComputer);
    }
    if NUMBERS.into_iter().chain([Key::Enter]).any(hit) {
        out.send(Command::ComputerPlays);
    }
}
