//! The page that stands there while no document is open.

use super::my_battles::MyBattles;
use crate::author::author_command::AuthorCommand;
use crate::command_queue::{Command, CommandQueue};
use crate::commands::UiCommand;
use crate::focus_ring;
use crate::locale::HasLanguage;
use crate::say;
use egui::{Button, CollapsingHeader, RichText, ScrollArea, Ui, vec2};
use gonfalon_core::editor::files::Recoverable;
use gonfalon_core::editor::start::Template;
use gonfalon_core::kernel::System;
use gonfalon_core::reference::Library;
use gonfalon_core::scenario::Scenario;

/// Shows the page.
pub fn show(
    ui: &mut Ui,
    (own, recoverable): (&mut MyBattles, &[Recoverable]),
    scenarios: &[Scenario],
    out: &mut CommandQueue,
) {
    own.refresh();
    let mut to_start = false;
    let mut ask = |command| out.send(Command::Author(command));
    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
        let margin = ((ui.available_width() - 980.0) / 2.0).max(24.0);
        ui.add_space(22.0);
        ui.horizontal_top(|ui| {
            ui.add_space(margin);
            ui.vertical(|ui| {
                ui.set_max_width((ui.available_width() - margin).max(280.0));
                if ui.button(UiCommand::Back.name(&*ui)).clicked() {
                    to_start = true;
                }
                ui.label(RichText::new(say!(ui, "author-title")).size(28.0).strong());
                ui.label(say!(ui, "author-about"));
                ui.add_space(8.0);
                let open = Button::new(say!(ui, "author-open")).min_size(vec2(160.0, 34.0));
                if ui.add(open).on_hover_text(say!(ui, "author-open-about")).clicked() {
                    ask(AuthorCommand::OpenDialog);
                }
                lost(ui, recoverable, &mut ask);
                mine(ui, own, &mut ask);
                bin(ui, own, &mut ask);
                templates(ui, &mut ask);
                variants(ui, scenarios, &mut ask);
                ui.add_space(24.0);
            });
        });
        focus_ring::follow(ui);
    });
    if to_start {
        out.send(Command::ToStart);
    }
}

fn heading(ui: &mut Ui, words: String) {
    ui.add_space(14.0);
    ui.label(RichText::new(words).size(17.0).strong());
}

/// Works that were not saved when the program ended.
fn lost(ui: &mut Ui, works: &[Recoverable], ask: &mut impl FnMut(AuthorCommand)) {
    if works.is_empty() {
        return;
    }
    heading(ui, say!(ui, "author-recover"));
    ui.label(say!(ui, "author-recover-about"));
    for (number, work) in works.iter().enumerate() {
        ui.horizontal_wrapped(|ui| {
            let title = work.title.as_str();
            let words = say!(ui, "author-recover-open", title = title);
            if ui.button(RichText::new(words).strong()).clicked() {
                ask(AuthorCommand::Recover(number));
            }
            if let Some(path) = &work.path {
                ui.weak(path.display().to_string());
            }
            let name = say!(ui, "author-recover-forget-name", title = title);
            if ui.button(say!(ui, "author-recover-forget")).accessible_name(name).clicked() {
                ask(AuthorCommand::Forget(number));
            }
        });
    }
}

/// The author's own battles.
fn mine(ui: &mut Ui, own: &MyBattles, ask: &mut impl FnMut(AuthorCommand)) {
    let Some(folder) = &own.folder else { return };
    heading(ui, say!(ui, "author-mine"));
    ui.weak(say!(ui, "author-mine-folder", path = folder.path().display().to_string()));
    if own.found.is_empty() {
        ui.label(say!(ui, "author-mine-none"));
    }
    for battle in &own.found {
        ui.horizontal_wrapped(|ui| {
            let name = battle.path.file_stem().unwrap_or_default().to_string_lossy();
            let title = if battle.title.is_empty() { &*name } else { battle.title.as_str() };
            let open = say!(ui, "author-mine-open", title = title);
            if ui.button(RichText::new(title).strong()).on_hover_text(open).clicked() {
                ask(AuthorCommand::Open(battle.path.clone()));
            }
            let name = say!(ui, "author-mine-copy-name", title = title);
            if ui.button(say!(ui, "author-mine-copy")).accessible_name(name).clicked() {
                ask(AuthorCommand::Duplicate(battle.path.clone()));
            }
            let name = say!(ui, "author-mine-bin-name", title = title);
            let bin = ui.button(say!(ui, "author-mine-bin"));
            let bin = bin.on_hover_text(say!(ui, "author-mine-bin-about"));
            if bin.accessible_name(name).clicked() {
                ask(AuthorCommand::PutInBin(battle.path.clone()));
            }
            // Two battles may have the same title.
            ui.weak(battle.path.file_name().unwrap_or_default().to_string_lossy());
        });
    }
}

/// What was put into the bin: it is brought back from there, or deleted after a question.
fn bin(ui: &mut Ui, own: &mut MyBattles, ask: &mut impl FnMut(AuthorCommand)) {
    if own.binned.is_empty() {
        return;
    }
    let words = say!(ui, "author-bin", n = own.binned.len());
    CollapsingHeader::new(words).id_salt("author-bin").show(ui, |ui| {
        for battle in &own.binned {
            ui.horizontal_wrapped(|ui| {
                let name = battle.path.file_stem().unwrap_or_default().to_string_lossy();
                let title = if battle.title.is_empty() { &*name } else { battle.title.as_str() };
                ui.label(title);
                if own.asked.as_ref() == Some(&battle.path) {
                    ui.strong(say!(ui, "author-bin-ask", title = title));
                    if ui.button(say!(ui, "author-bin-delete-yes")).clicked() {
                        ask(AuthorCommand::DeleteForGood(battle.path.clone()));
                    }
                    if ui.button(say!(ui, "author-bin-keep")).clicked() {
                        own.asked = None;
                    }
                    return;
                }
                let name = say!(ui, "author-bin-back-name", title = title);
                if ui.button(say!(ui, "author-bin-back")).accessible_name(name).clicked() {
                    ask(AuthorCommand::BringBack(battle.path.clone()));
                }
                let name = say!(ui, "author-bin-delete-name", title = title);
                let delete = ui.button(say!(ui, "author-bin-delete"));
                if delete.accessible_name(name).clicked() {
                    own.asked = Some(battle.path.clone());
                }
                ui.weak(battle.path.file_name().unwrap_or_default().to_string_lossy());
            });
        }
    });
}

/// Small sound battles to begin with.
fn templates(ui: &mut Ui, ask: &mut impl FnMut(AuthorCommand)) {
    heading(ui, say!(ui, "author-templates"));
    ui.label(say!(ui, "author-templates-about"));
    ui.horizontal_wrapped(|ui| {
        for template in Template::ALL {
            let words = match template {
                Template::Battle(system) => Library::of(system).title.get(ui.language()).to_owned(),
                Template::Deck => say!(ui, "author-template-deck"),
            };
            let short = words.split(':').next().unwrap_or_default();
            let name = say!(ui, "author-template-name", name = short);
            if ui.button(short).accessible_name(name).clicked() {
                ask(AuthorCommand::Begin(template));
            }
        }
    });
}

/// Built-in battles to vary, by system.
fn variants(ui: &mut Ui, scenarios: &[Scenario], ask: &mut impl FnMut(AuthorCommand)) {
    heading(ui, say!(ui, "author-variants"));
    ui.label(say!(ui, "author-variants-about"));
    for system in System::ALL {
        let all = || scenarios.iter().filter(|scenario| scenario.system() == system);
        if all().next().is_none() {
            continue;
        }
        ui.add_space(4.0);
        ui.weak(Library::of(system).title.get(ui.language()));
        ui.horizontal_wrapped(|ui| {
            for scenario in all() {
                let title = scenario.title.get(ui.language());
                let name = say!(ui, "author-variant", title = title);
                if ui.button(title).accessible_name(name).clicked() {
                    ask(AuthorCommand::Variant(Box::new(scenario.clone())));
                }
            }
        });
    }
}
