//! Keys that work everywhere: those of the commands, and numbers for what is offered by number.

use super::app::App;
use super::command_queue::Command;
use super::commands::context::{CommandContext, Decider, KeyScope};
use super::commands::key_help::{self, NUMBERS};
use super::commands::registry::UiCommand;
use super::pane::Pane;
use super::panels::chit_tracks;
use super::replay::bar as timeline_bar;
use super::screen::Screen;
use crate::say;
use egui::{Context, Event, Id, Key, KeyboardShortcut, Modifiers};

/// A question is answered by keys once it has been seen for so long, in seconds.
const SEEN: f64 = 0.2;
/// The same when the other side was asked before: keys may still be on their way to that question.
const SEEN_ANEW: f64 = 0.5;

/// So long after something was shown Esc is still meant for that, in seconds.
const SEEN_LATE: f64 = 4.0;

/// Reads the keys of this frame.
pub fn read(ctx: &Context, app: &mut App) {
    drop_stale(ctx, app);
    if app.busy {
        // They belong to what was typed in or opened: Enter ends the typing before it comes here.
        for key in [Key::Escape, Key::Enter] {
            ctx.input_mut(|i| i.consume_key(Modifiers::NONE, key));
        }
    }
    // What was typed in this frame stays with the field, also when the same frame ended the typing; so do the keys that closed a
    // dialog.
    if app.typing || (app.overlaid && !app.overlaid(ctx)) {
        drop_plain(ctx);
    }
    let context = app.context(ctx);
    let heard = UiCommand::ALL.iter().copied().filter(|command| command.hears(&context));
    let mut keys: Vec<(KeyboardShortcut, UiCommand)> = heard
        .flat_map(|command| command.keys(&context).into_iter().map(move |key| (key, command)))
        .collect();
    // A key with Shift would also be taken for the same key without.
    keys.sort_by_key(|(key, _)| !key.modifiers.shift);
    let watched = app.table.as_ref().and_then(|table| table.workspace.watched_at);
    let late = watched.is_some_and(|at| ctx.input(|i| i.time) < at + SEEN_LATE)
        && !(context.over || context.victory);
    for (key, command) in keys {
        // Esc that is meant to end the showing may come when it has just ended: nobody leaves by that.
        if ctx.input_mut(|i| i.consume_shortcut(&key)) && !(late && command == UiCommand::Leave) {
            if command == UiCommand::Timeline {
                timeline_bar::give_keys(ctx);
            }
            app.out.extend(command.command(&context));
        }
    }
    numbers(ctx, app, &context);
    answer_enter(ctx, app, &context);
    enter_prompt(ctx, app, &context);
}

/// Where no button is blue, Enter says so instead of doing nothing.
fn answer_enter(ctx: &Context, app: &mut App, context: &CommandContext) {
    let Some(table) = app.table.as_ref().filter(|_| context.key_scope >= KeyScope::Ground) else {
        return;
    };
    let workspace = &table.workspace;
    let elsewhere = workspace.map.cursor.is_some() || workspace.field.cursor.is_some();
    let blue = context.ending.or(context.primary).is_some() || context.lesson.leads().is_some();
    if !context.asks() || elsewhere || blue || context.enter_taken {
        return;
    }
    if ctx.input_mut(|i| i.consume_key(Modifiers::NONE, Key::Enter)) {
        let key = key_help::of(ctx, UiCommand::Suggest, context);
        app.notices.answer(Some(say!(ctx, "gui-enter-nothing", key = key)));
    }
}

/// Forgets every key that was pressed in this frame without Ctrl or Alt, but those that never write.
fn drop_plain(ctx: &Context) {
    let writes = |event: &Event| match event {
        Event::Key { key, pressed: true, modifiers, .. } => {
            !modifiers.command && !modifiers.ctrl && !modifiers.alt && *key < Key::F1
        }
        _ => false,
    };
    ctx.input_mut(|i| i.events.retain(|event| !writes(event)));
}

/// The first control of the prompt in this frame, for [`enter_prompt`]; at the beginning of the prompt there is none.
pub fn set_way_in(ctx: &Context, control: Option<Id>) {
    ctx.data_mut(|data| {
        let first = data.get_temp_mut_or_default::<Option<Id>>(Id::unique("way-in"));
        *first = control.and(*first).or(control);
    });
}

/// Where nothing has the keyboard, Tab begins with what answers the question.
fn enter_prompt(ctx: &Context, app: &App, context: &CommandContext) {
    if app.focus_ring.had_focus() || context.key_scope < KeyScope::Ground || !context.asks() {
        return;
    }
    let tab = ctx.input(|i| i.key_pressed(Key::Tab) && i.modifiers.is_none());
    let control = ctx.data(|data| data.get_temp::<Option<Id>>(Id::unique("way-in"))).flatten();
    if let Some(control) = control.filter(|_| tab && app.table.is_some()) {
        ctx.memory_mut(|m| m.request_focus(control));
    }
}

/// A key that was pressed for the last question does not answer the next one: keys that are held, and those that come
/// before the question can have been seen, choose nothing.
fn drop_stale(ctx: &Context, app: &mut App) {
    let now = ctx.input(|i| i.time);
    let Some(table) = app.table.as_mut().filter(|_| app.screen == Screen::Table) else { return };
    if table.reel.during().is_some() {
        // Nobody has seen yet what is asked.
        table.workspace.asked_at = Some(now);
        table.workspace.watched_at = Some(now);
    }
    if table.computer.decides(&*table.port).is_some() && !table.computer.paused {
        // Esc skips what the computer does, which may be over before it is pressed.
        table.workspace.watched_at = Some(now);
    }
    let since = now - *table.workspace.asked_at.get_or_insert(now);
    let anew = table.workspace.handed_to.is_some() || !table.workspace.passed.is_empty();
    let unseen = since < if anew { SEEN_ANEW } else { SEEN };
    let chooses = |key: Key| NUMBERS.contains(&key) || key == Key::Enter;
    let typing = ctx.text_edit_focused();
    ctx.input_mut(|i| {
        i.events.retain(|event| match event {
            egui::Event::Key { key, pressed: true, repeat, modifiers, .. } => {
                let stale = *repeat || unseen;
                !(stale && chooses(*key) && modifiers.is_none() && !typing)
            }
            _ => true,
        });
    });
}

/// Numbers open panels and take buttons; ARSOUF M7.3: while the computer plays, keys that would choose do not.
fn numbers(ctx: &Context, app: &mut App, context: &CommandContext) {
    let hit = |modifiers, key| ctx.input_mut(|i| i.consume_key(modifiers, key));
    let Some(table) = app.table.as_ref().filter(|_| context.key_scope >= KeyScope::Table) else {
        return;
    };
    for (key, pane) in NUMBERS.into_iter().zip(Pane::numbered(&*table.port, &table.snapshot.table))
    {
        if hit(Modifiers::COMMAND, key) {
            app.out.send(Command::OpenPane(pane.into()));
        }
    }
    if context.key_scope < KeyScope::Ground || context.ending.is_some() {
        return;
    }
    let offers = &table.snapshot.offers;
    match context.decider {
        Decider::Computer => {
            if NUMBERS.into_iter().chain([Key::Enter]).any(|key| hit(Modifiers::NONE, key)) {
                app.out.send(Command::ComputerPlays);
            }
        }
        // Where chits are asked for, a number means a chit.
        Decider::Person => {
            let numbered = chit_tracks::numbered(&*table.port, offers);
            let numbered = if offers.chits.is_empty() { &offers.buttons } else { numbered };
            for (key, &id) in NUMBERS.into_iter().zip(numbered) {
                if hit(Modifiers::NONE, key) {
                    app.out.send(Command::Choose(id));
                }
            }
        }
        Decider::Passing | Decider::Past => {}
    }
}
