//! Menus by keys: Left and Right go to the next menu of the bar, and Esc gives the keyboard back to the button of the menu
//! that it closes, if it was there before: after a click Enter answers what is asked, and opens no menu again.

use egui::{FocusDirection, Id, Key, Popup, Response, Ui};

/// A menu that is open: its place in the bar, and whether it was opened by keys.
type OpenMenu = (usize, bool);

/// Where it stands which menu was open in the frame before.
fn open_before() -> Id {
    Id::unique("menu-open-before")
}

/// Reads the keys of this frame, for the buttons of the menus from the left to the right.
pub fn read(ui: &Ui, buttons: &[Response]) {
    let ctx = ui.ctx();
    let popup = |k: usize| Popup::default_response_id(&buttons[k]);
    let open = (0..buttons.len()).find(|&k| Popup::is_id_open(ctx, popup(k)));
    let before = ctx.data(|data| data.get_temp::<Option<OpenMenu>>(open_before())).flatten();
    let by_keys = |at: usize| before.map_or_else(|| buttons[at].has_focus(), |(_, keys)| keys);
    let now: Option<OpenMenu> = open.map(|at| (at, by_keys(at)));
    ctx.data_mut(|data| data.insert_temp(open_before(), now));
    let pressed = |key| ui.input(|i| i.key_pressed(key) && i.modifiers.is_none());
    let to = match (open, before) {
        (Some(_), _) if ctx.text_edit_focused() => None,
        (Some(at), _) if pressed(Key::ArrowRight) => Some((at + 1) % buttons.len()),
        (Some(at), _) if pressed(Key::ArrowLeft) => Some((at + buttons.len() - 1) % buttons.len()),
        _ => None,
    };
    let closed = before.filter(|_| open.is_none() && pressed(Key::Escape));
    let closed = closed.and_then(|(at, by_keys)| by_keys.then_some(at));
    if let Some(to) = to {
        Popup::open_id(ctx, popup(to));
        ctx.data_mut(|data| data.insert_temp(open_before(), Some((to, true))));
    }
    if let Some(button) = to.or(closed).and_then(|k| buttons.get(k)) {
        // The arrow has been heard: it moves the keyboard no further.
        ctx.memory_mut(|memory| memory.move_focus(FocusDirection::None));
        button.request_focus();
    }
}
