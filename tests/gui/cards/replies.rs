//! Replies of the side that is not in turn, and the cover between two people at one screen.

use super::*;

/// The position when units are discarded for flank points; whether the other hand holds something that stops one.
fn game(fits: bool) -> Box<dyn Port> {
    let position = if fits { positions::field } else { positions::unanswered };
    position("encircling")
}

/// Two people at one screen, the first of them ready, who are asked for replies as the setting says.
fn two(port: Box<dyn Port>, replies: Replies) -> Window {
    let mut window = window(SIZE, Places::default(), None);
    window.state_mut().settings.replies = replies;
    window.state_mut().sit_down_as(port, Some(Seats([Seat::Person; 2])));
    window.run();
    window.get_by_label("Ready").click();
    window.run();
    window
}

fn decider(window: &Window) -> Option<Side> {
    the(window).port.prompt().side
}

fn covered(window: &Window) -> bool {
    the(window).workspace.covered
}

/// Discards a unit for a flank point, so that the other side may reply; stops before a reply passes by itself.
fn discard_cavalry(window: &mut Window) {
    let at = center(window, &held(window, "heavy-cavalry"));
    window.hover_at(at);
    for pressed in [true, false] {
        let modifiers = Modifiers::NONE;
        let button = PointerButton::Primary;
        window.event(egui::Event::PointerButton { pos: at, button, pressed, modifiers });
    }
    window.step();
    window.step();
}

/// With two people at one screen a reply that fits nothing passes by itself: no cover, no turned table, no hand.
#[test]
fn replies_that_fit_nothing_pass_by_themselves() {
    let mut window = two(game(false), Replies::Fitting);
    discard_cavalry(&mut window);
    assert_eq!(decider(&window), Some(Side::B), "there is a moment before it passes");
    assert!(!covered(&window));
    let seen = cards(&window).holdings[1].hand.iter().filter(|card| card.face.is_some()).count();
    assert_eq!(seen, 1, "the other hand stays hidden");
    assert_eq!(window.query_all_by_label("Let it count").count(), 0, "nobody is asked");
    window.run_steps(8);
    assert_eq!(decider(&window), Some(Side::A));
    assert!(!covered(&window), "the same person plays on");
    assert_eq!(the(&window).port.steps(), 2, "the reply is a step of the game");
    // Taking back leads to the own decision, not to the reply.
    window.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    window.run_steps(2);
    assert_eq!(the(&window).port.steps(), 0);
}

#[test]
fn replies_are_asked_for_as_the_settings_say() {
    for (replies, fits, asks) in [
        (Replies::Always, false, true),
        (Replies::Fitting, true, true),
        (Replies::Fitting, false, false),
        (Replies::Never, true, false),
    ] {
        let mut window = two(game(fits), replies);
        discard_cavalry(&mut window);
        window.run_steps(8);
        let asked = decider(&window) == Some(Side::B) && covered(&window);
        assert_eq!(asked, asks, "{replies:?}, fits: {fits}");
    }
}

/// However it comes out, it takes as long.
#[test]
fn a_passing_reply_takes_as_long_whatever_is_in_the_hand() {
    let frames = |fits: bool| {
        let mut window = two(game(fits), Replies::Never);
        discard_cavalry(&mut window);
        let mut frames = 0;
        while decider(&window) == Some(Side::B) {
            window.step();
            frames += 1;
            assert!(frames < 100, "it never passes");
        }
        frames
    };
    let without = frames(false);
    assert!(without > 0);
    assert_eq!(without, frames(true));
}

/// Nothing of a hand is there while the table is covered, neither for eyes nor for a screen reader.
#[test]
fn the_cover_hides_the_hand() {
    let mut window = seated(game(true), SIZE, [Seat::Person; 2]);
    let shown = |window: &Window, words: &str| window.query_all_by_label_contains(words).count();
    assert!(covered(&window));
    let names = ["Javelinmen", "Overrun", "Numidians"];
    assert_eq!(names.map(|name| shown(&window, name)), [0; 3]);
    window.get_by_label("Ready").click();
    window.run();
    assert!(shown(&window, "Javelinmen") > 0);
    assert_eq!(shown(&window, "Numidians"), 0, "the other hand is never shown");
    discard_cavalry(&mut window);
    window.run();
    assert!(covered(&window), "the other side decides now");
    assert_eq!(names.map(|name| shown(&window, name)), [0; 3]);
    window.get_by_label("Ready").click();
    window.run();
    assert!(shown(&window, "Numidians") > 0);
    assert_eq!(shown(&window, "Overrun"), 0);
    let field = &the(&window).workspace.field;
    let (own, other) = (field.places[&cell("B7")], field.places[&cell("M7")]);
    assert!(own.center().y > other.center().y, "the own line lies below now");
    assert!(field.places[&cell("B15")].center().x < field.places[&cell("B6")].center().x);
}
