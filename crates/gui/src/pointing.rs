//! The command that is pointed at: on the map by one of its counters, in a panel by its track, its display, a button or a
//! line of a list. What points says so in its frame; what shows it asks in that frame or the next.

use egui::{Context, Id, Response};

/// What points at it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum By {
    /// A counter on the map.
    Counter,
    /// Something beside the map.
    Panel,
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Pointed {
    command: String,
    by: By,
    pass: u64,
    focus: bool,
}

fn id() -> Id {
    Id::unique("pointed-command")
}

/// Says that a command is pointed at by the pointer.
pub fn point(ctx: &Context, command: &str, by: By) {
    say(ctx, (command, by), false);
}

/// Says that a command is pointed at while the pointer is on a control, or the control has the focus.
pub fn point_if_hovered(response: &Response, command: &str) {
    if response.hovered() {
        point(&response.ctx, command, By::Panel);
    } else if response.has_focus() {
        say(&response.ctx, (command, By::Panel), true);
    }
}

/// The pointer goes before the focus: they may be on different commands at once.
fn say(ctx: &Context, (command, by): (&str, By), focus: bool) {
    let pass = ctx.cumulative_pass_nr();
    let known = ctx.data(|d| d.get_temp::<Pointed>(id()));
    if focus && known.as_ref().is_some_and(|known| !known.focus && known.pass + 1 >= pass) {
        return;
    }
    if known.is_none_or(|known| (known.command.as_str(), known.by) != (command, by)) {
        ctx.request_repaint();
    }
    let now = Pointed { command: command.to_owned(), by, pass, focus };
    ctx.data_mut(|d| d.insert_temp(id(), now));
}

/// The command that is pointed at, and by what.
#[must_use]
pub fn pointed(ctx: &Context) -> Option<(String, By)> {
    let now = ctx.cumulative_pass_nr();
    let known = ctx.data(|d| d.get_temp::<Pointed>(id()))?;
    (known.pass + 1 >= now).then_some((known.command, known.by))
}

/// Whether this command is pointed at.
#[must_use]
pub fn is_pointed(ctx: &Context, command: &str) -> bool {
    pointed(ctx).is_some_and(|(known, _)| known == command)
}
