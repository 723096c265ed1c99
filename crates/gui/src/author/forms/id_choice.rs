//! Choosing something that the document has by its id: a list that what is typed makes shorter.

use crate::icons;
use crate::say;
use egui::{
    Button, Id, Key, Margin, Popup, PopupCloseBehavior, Response, RichText, ScrollArea, TextEdit,
    Ui, vec2,
};

/// The height of the list, in points.
const HIGH: f32 = 260.0;

/// How something of the document is told: its name with the id that files have.
fn told((id, name): &(String, String)) -> String {
    if id == name || name.is_empty() { id.clone() } else { format!("{name} ({id})") }
}

/// Shows the choice. Returns its button, and the id that was chosen.
pub fn show(
    ui: &mut Ui,
    salt: Id,
    now: &str,
    (known, wide): (&[(String, String)], f32),
) -> (Response, Option<String>) {
    let own = known.iter().find(|(id, _)| id == now);
    let shown = match own {
        Some((id, name)) if name.is_empty() => RichText::new(id),
        Some((_, name)) => RichText::new(name),
        None if now.is_empty() => RichText::new("–").weak(),
        None => RichText::new(now).color(ui.visuals().error_fg_color),
    };
    let high = ui.spacing().interact_size.y;
    let button = Button::new(shown).right_text(icons::DOWN).min_size(vec2(wide, high)).truncate();
    let button = ui.add_sized(vec2(wide, high), button);
    let mut chosen = None;
    Popup::menu(&button).close_behavior(PopupCloseBehavior::CloseOnClickOutside).show(|ui| {
        ui.set_min_width(wide.max(180.0));
        let typed = salt.with("typed");
        let mut text = ui.data(|data| data.get_temp::<String>(typed)).unwrap_or_default();
        let hint = say!(ui, "author-choice-type");
        // A menu has no room around what stands in it: the words would stick to the upper edge.
        let field = TextEdit::singleline(&mut text).hint_text(&hint).desired_width(f32::INFINITY);
        let field = field.margin(Margin::symmetric(8, 4)).align(egui::Align2::LEFT_CENTER);
        let field = ui.add(field);
        let enter = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        let field = field.accessible_name(hint);
        if !ui.ctx().memory(|memory| memory.has_focus(field.id)) && !enter {
            field.request_focus();
        }
        let search = text.to_lowercase();
        let hit = |entry: &&(String, String)| told(entry).to_lowercase().contains(&search);
        let hits: Vec<&(String, String)> = known.iter().filter(hit).collect();
        if enter {
            chosen = hits.first().map(|(id, _)| id.clone());
        }
        ScrollArea::vertical().max_height(HIGH).show(ui, |ui| {
            for entry in &hits {
                if ui.selectable_label(entry.0 == now, told(entry)).clicked() {
                    chosen = Some(entry.0.clone());
                }
            }
            let typed = text.trim();
            if hits.is_empty() && !typed.is_empty() {
                // What is not there yet may be named all the same.
                let words = say!(ui, "author-choice-anyway", id = typed);
                if ui.selectable_label(false, words).clicked() || enter {
                    chosen = Some(typed.to_owned());
                }
            }
        });
        if chosen.is_some() {
            text.clear();
            ui.close();
        }
        ui.data_mut(|data| data.insert_temp(typed, text));
    });
    (button, chosen)
}
