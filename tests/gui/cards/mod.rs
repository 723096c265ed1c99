//! The card table: what is seen of it, what clicks and keys do, replies, the cover.

mod asking;
mod fitting;
mod looks;
mod playing;
mod replies;

use super::{Window, picture, positions_acies as positions, press, window};
use egui::{Key, Modifiers, PointerButton, Pos2};
use egui_kittest::kittest::Queryable;
use gonfalon::ai::Level;
use gonfalon::gui::field::spot::{Pile, Spot};
use gonfalon::gui::pane::Pane;
use gonfalon::gui::seats::{Seat, Seats};
use gonfalon::gui::settings::{Places, Replies};
use gonfalon::gui::theme::ThemeChoice;
use gonfalon::kernel::Side;
use gonfalon::session::Port;
use gonfalon::view::{CardTableView, Target};
use gonfalon::words::Language;

const SIZE: (f32, f32) = (1280.0, 800.0);

fn seated(port: Box<dyn Port>, size: (f32, f32), seats: [Seat; 2]) -> Window {
    let mut window = window(size, Places::default(), None);
    window.state_mut().sit_down_as(port, Some(Seats(seats)));
    window.run();
    window
}

/// Against the computer: nothing is ever covered.
fn alone(port: Box<dyn Port>) -> Window {
    seated(port, SIZE, [Seat::Person, Seat::computer(Level::Easy)])
}

fn the(window: &Window) -> &gonfalon::gui::game_table::GameTable {
    window.state().table.as_ref().expect("a game")
}

fn cards(window: &Window) -> &CardTableView {
    the(window).snapshot.table.cards.as_ref().expect("a game of cards")
}

/// Whether the journal has exactly one entry with this text.
fn told(window: &Window, text: &str) -> bool {
    the(window).port.journal().iter().filter(|entry| entry.text == text).count() == 1
}

fn center(window: &Window, spot: &Spot) -> Pos2 {
    the(window)
        .workspace
        .field
        .places
        .get(spot)
        .unwrap_or_else(|| panic!("{spot:?} is shown"))
        .center()
}

fn cell(name: &str) -> Spot {
    Spot::Cell(name.into())
}

/// The first card of this kind in the hand of the first side.
fn held(window: &Window, id: &str) -> Spot {
    let hand = &cards(window).holdings[0].hand;
    let k = hand.iter().position(|c| c.face.as_ref().is_some_and(|face| face.id == id));
    Spot::Hand(Side::A, k.expect("it is in the hand"))
}

fn click(window: &mut Window, spot: &Spot) {
    let at = center(window, spot);
    press(window, at, PointerButton::Primary);
}
