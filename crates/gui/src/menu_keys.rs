//! Menus by keys: Left and Right go to the next menu of the bar, and Esc gives the keyboard back to the button of the menu
//! that it closes.

use egui::{FocusDirection, Id, Key, Popup, Response, Ui};

/// Where it stands which menu was open in the frame before, by its place in the bar.
fn open_before() -> Id {
    Id::unique("menu-open-before")
}

/// Reads the keys of this frame, for the buttons of the menus from the left to the right.
pub fn read(ui: &Ui, buttons: &[Response]) {
    let ctx = ui.ctx();
    let popup = |k: usize| Popup::default_response_id(&buttons[k]);
    let open = (0..buttons.len()).find(|&k| Popup::is_id_open(ctx, popup(k)));
    let before = ctx.data(|data| data.get_temp::<Option<usize>>(open_before())).flatten();
    ctx.data_mut(|data| data.insert_temp(open_before(), open));
    let pressed = |key| ui.input(|i| i.key_pressed(key) && i.modifiers.is_none());
    let to = match (open, before) {
        (Some(_), _) if ctx.text_edit_focused() => None,
        (Some(at), _) if pressed(Key::ArrowRight) => Some((at + 1) % buttons.len()),
        (Some(at), _) if pressed(Key::ArrowLeft) => Some((at + buttons.len() - 1) % buttons.len()),
        _ => None,
    };
    let closed = before.filter(|_| open.is_none() && pressed(Key::Escape));
    if let Some(to) = to {
        Popup::open_id(ctx, popup(to));
        ctx.data_mut(|data| data.insert_temp(open_before(), Some(to)));
    }
    if let Some(button) = to.or(closed).and_then(|k| buttons.get(k)) {
        // The arrow has been heard: it moves the keyboard no further.
        ctx.memory_mut(|memory| memory.move_focus(FocusDirection::None));
        button.request_focus();
    }
}
