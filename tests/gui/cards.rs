//! The card table: what is seen of it, what clicks and keys do, replies, the cover.

use super::fake::cards::{CardFake, Stage, all_kinds, face};
use super::{Window, picture, positions_acies, press, window};
use egui::{Key, Modifiers, PointerButton, Pos2};
use egui_kittest::kittest::Queryable;
use gonfalon::ai::Level;
use gonfalon::gui::field::field_layout::NARROWEST;
use gonfalon::gui::field::spot::Spot;
use gonfalon::gui::paint::card as drawn;
use gonfalon::gui::pane::Pane;
use gonfalon::gui::seats::{Seat, Seats};
use gonfalon::gui::settings::{Places, Replies};
use gonfalon::gui::theme::ThemeChoice;
use gonfalon::kernel::Side;
use gonfalon::session::Port;
use gonfalon::view::Target;
use gonfalon::words::Language;

const SIZE: (f32, f32) = (1280.0, 800.0);

/// A game that is put on the table.
struct Game(Box<dyn Port>);

impl From<CardFake> for Game {
    fn from(game: CardFake) -> Game {
        Game(Box::new(game))
    }
}

impl From<Box<dyn Port>> for Game {
    fn from(game: Box<dyn Port>) -> Game {
        Game(game)
    }
}

fn seated(game: impl Into<Game>, size: (f32, f32), seats: [Seat; 2]) -> Window {
    let mut window = window(size, Places::default(), None);
    window.state_mut().sit_down_as(game.into().0, Some(Seats(seats)));
    window.run();
    window
}

/// Against the computer: nothing is ever covered.
fn alone(game: impl Into<Game>) -> Window {
    seated(game, SIZE, [Seat::Person, Seat::Computer(Level::Easy)])
}

/// Two people at one screen, the first of them ready.
fn two(game: impl Into<Game>) -> Window {
    let mut window = seated(game, SIZE, [Seat::Person; 2]);
    window.get_by_label("Ready").click();
    window.run();
    window
}

fn the(window: &Window) -> &gonfalon::gui::game_table::GameTable {
    window.state().table.as_ref().expect("a game")
}

/// What was done last; a reply that passed by itself is nothing.
fn last(window: &Window) -> String {
    let journal = the(window).port.journal();
    let mut done = journal.iter().rev().filter(|entry| entry.text != "Let it pass");
    done.next().map(|entry| entry.text.clone()).unwrap_or_default()
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
    let cards = the(window).snapshot.table.cards.as_ref().expect("a game of cards");
    let hand = &cards.holdings[0].hand;
    let k = hand.iter().position(|c| c.face.as_ref().is_some_and(|face| face.id == id));
    Spot::Hand(Side::A, k.expect("it is in the hand"))
}

fn click(window: &mut Window, spot: &Spot) {
    let at = center(window, spot);
    press(window, at, PointerButton::Primary);
}

#[test]
#[ignore = "writes pictures into the folder that GONFALON_PICTURES names"]
fn pictures_of_cards() {
    for (theme, name) in [
        (ThemeChoice::Light, "light"),
        (ThemeChoice::Dark, "dark"),
        (ThemeChoice::HighContrast, "contrast"),
    ] {
        for size in [SIZE, (1920.0, 1080.0)] {
            let computer = Seat::Computer(Level::Easy);
            let mut window = seated(CardFake::new(), size, [Seat::Person, computer]);
            window.state_mut().settings.theme = theme;
            window.run();
            picture(&mut window, &format!("cards-{name}-{}", size.0));
            click(&mut window, &cell("M6"));
            window.state_mut().dock.open(Pane::Duel);
            let at = center(&window, &cell("B6"));
            window.hover_at(at);
            window.run();
            picture(&mut window, &format!("cards-{name}-{}-attack", size.0));
            window.key_press(Key::Escape);
            let hand = held(&window, "hoplites");
            click(&mut window, &hand);
            picture(&mut window, &format!("cards-{name}-{}-place", size.0));
        }
    }
    let mut window = alone(CardFake::new());
    window.state_mut().dock.open(Pane::Unit);
    window.run();
    click(&mut window, &cell("M6"));
    click(&mut window, &cell("B6"));
    picture(&mut window, "cards-menu");
    window.key_press(Key::Escape);
    window.run();
    window.key_press(Key::Escape);
    window.run();
    let at = center(&window, &cell("M3"));
    window.hover_at(at);
    window.state_mut().dock.open(Pane::Duel);
    window.run();
    picture(&mut window, "cards-check");
    window.get_by_label_contains("Rome, Casualties").click();
    window.run();
    picture(&mut window, "cards-pile");
    let mut window = alone(CardFake::new().attacking());
    window.state_mut().dock.open(Pane::Duel);
    window.run();
    picture(&mut window, "cards-attacking");
    let mut window = seated(
        CardFake::new().at(Stage::Turn(Side::B)),
        SIZE,
        [Seat::Computer(Level::Easy), Seat::Person],
    );
    window.state_mut().settings.language = crate::spanish();
    window.run();
    picture(&mut window, "cards-other-side-es");
    let mut window = alone(CardFake::new().with_columns(48));
    window.run();
    picture(&mut window, "cards-48");
    let mut window = alone(CardFake::new().with_field(&[]));
    window.run();
    picture(&mut window, "cards-empty");
    picture(&mut seated(CardFake::new(), SIZE, [Seat::Person; 2]), "cards-cover");
    let mut window = alone(CardFake::with_every_card());
    window.run();
    picture(&mut window, "cards-all");
    window.state_mut().settings.text = 1.6;
    window.run();
    picture(&mut window, "cards-large-text");
}

#[test]
fn the_field_takes_the_place_of_the_map() {
    let window = alone(CardFake::new());
    let dock = &window.state().dock;
    assert!(dock.is_open(Pane::Field) && dock.is_open(Pane::Map), "the map's place is kept");
    assert!(window.query_by_label_contains("This game has no map").is_none());
    let table = the(&window);
    let fits = |pane: Pane| pane.fits(&*table.port, &table.snapshot.table);
    assert!(fits(Pane::Field) && fits(Pane::Unit) && fits(Pane::Duel));
    for pane in [Pane::Map, Pane::Army, Pane::Crt, Pane::Tec, Pane::Morale, Pane::Command] {
        assert!(!fits(pane), "{pane:?}");
    }
    let screen = table.workspace.field.screen.expect("it is shown");
    assert!(screen.width() > 700.0 && screen.height() > 650.0, "{screen:?}");
    assert!(table.workspace.map.screen.is_none(), "no map is drawn");
}

#[test]
fn games_on_maps_look_as_they_did() {
    let window = window(SIZE, Places::default(), super::little());
    let table = the(&window);
    assert!(table.workspace.field.screen.is_none());
    assert!(window.query_by_label_contains("Field").is_none());
    assert!(table.workspace.map.screen.expect("shown").width() > 700.0);
}

/// At 1280 by 800 with eight cards a side every card is legible: wide enough, its name whole and not tiny.
#[test]
fn every_card_is_legible_with_eight_a_side() {
    let mut window = alone(positions_acies::field("play"));
    for language in Language::all() {
        window.state_mut().settings.language = language;
        window.run();
        let table = the(&window);
        let cards = table.snapshot.table.cards.as_ref().expect("a game of cards");
        let screen = table.workspace.field.screen.expect("it is shown");
        let mut counts = [0; 2];
        for lying in &cards.cells {
            let Some(card) = &lying.card else { continue };
            counts[card.side as usize] += 1;
            let rect = table.workspace.field.places[&cell(&lying.id)];
            assert!(screen.contains_rect(rect), "{} lies in {rect:?}", lying.id);
            assert!(rect.width() >= NARROWEST, "{}: {}", lying.id, rect.width());
            let face = card.face.as_ref().expect("it lies face up");
            let across = rect.height() < rect.width();
            let fitted = drawn::name(&window.ctx, &face.name, rect.width(), across);
            assert_eq!(fitted.lines.join(" "), face.name, "nothing is left out");
            assert!(fitted.size >= 7.0, "{}: {}", face.name, fitted.size);
        }
        assert_eq!(counts, [8, 8]);
    }
}

/// Every name of every card stays whole on a card of the hand.
#[test]
fn every_name_fits_its_card() {
    let window = alone(CardFake::new());
    for id in all_kinds() {
        for language in Language::all() {
            let name = face(id, language).name;
            let fitted = drawn::name(&window.ctx, &name, 80.0, false);
            assert_eq!(fitted.lines.join(" "), name);
            assert!(fitted.size >= 8.0, "{name}: {}", fitted.size);
        }
    }
}

/// Cards do not cover each other, and every place of the field can be pointed at.
#[test]
fn places_do_not_cover_each_other() {
    for columns in [16, 24, 48] {
        let window = alone(CardFake::new().with_columns(columns));
        let cards = the(&window).snapshot.table.cards.as_ref().expect("a game of cards");
        let room = egui::vec2(750.0, 480.0);
        for below in Side::ALL {
            let geometry = gonfalon::gui::field::field_layout::plan(cards, below, room, 1.0);
            assert_eq!(geometry.cells.len(), cards.cells.len());
            let rects: Vec<_> = geometry.cells.iter().collect();
            for (k, (name, rect)) in rects.iter().enumerate() {
                assert!(rect.width() >= 6.0, "{name} is {} wide", rect.width());
                for (other, place) in &rects[k + 1..] {
                    let both = rect.intersect(**place);
                    let cover = both.is_positive() && both.area() > 30.0;
                    assert!(!cover, "{name} and {other}: {rect:?} {place:?}");
                }
            }
        }
    }
}

#[test]
fn a_card_is_played_by_two_clicks() {
    let mut window = alone(positions_acies::field("play"));
    let card = held(&window, "hoplites");
    click(&mut window, &card);
    assert_eq!(the(&window).workspace.field.picked, Some(Target::Card("hoplites".into())));
    click(&mut window, &cell("A5"));
    assert!(told(&window, "Hoplites enter in A5."));
    assert_eq!(the(&window).workspace.field.picked, None);
}

#[test]
fn a_card_is_played_by_dragging() {
    let mut window = alone(positions_acies::field("play"));
    let from = center(&window, &held(&window, "javelineers"));
    let to = center(&window, &cell("A11"));
    window.drag_at(from);
    window.run_steps(2);
    window.hover_at(from + (to - from) * 0.5);
    window.run_steps(2);
    window.hover_at(to);
    window.run_steps(2);
    window.drop_at(to);
    window.run_steps(3);
    assert!(told(&window, "Javelinmen enter in A11."));
}

#[test]
fn cards_on_the_field_move_and_shoot() {
    let mut window = alone(CardFake::new());
    click(&mut window, &cell("A9"));
    click(&mut window, &cell("B9"));
    assert_eq!(last(&window), "Shoot at the Bowmen");
    click(&mut window, &cell("A2"));
    click(&mut window, &cell("M1"));
    assert_eq!(last(&window), "Move to M1");
}

#[test]
fn what_may_mean_several_things_is_listed_with_its_chances() {
    let mut window = alone(CardFake::new());
    click(&mut window, &cell("M6"));
    click(&mut window, &cell("B6"));
    assert_eq!(the(&window).port.steps(), 0, "nothing is done yet");
    let listed = window.get_all_by_label_contains("win ").count();
    assert!(listed >= 2, "each with its chances");
    let label = "Attack the Phalanx with Treacherous Terrain";
    window.get_by_role_and_label(egui::accesskit::Role::Button, label).click();
    window.run();
    assert_eq!(last(&window), label);
}

#[test]
fn what_needs_no_place_is_done_by_one_click() {
    let mut window = alone(CardFake::new());
    let card = held(&window, "reserve");
    click(&mut window, &card);
    assert_eq!(last(&window), "Play Reserve: draw 3 cards");
    click(&mut window, &cell("M10"));
    assert_eq!(last(&window), "Attack the main body");
}

#[test]
fn targets_in_piles_are_offered_beside_the_field_and_in_the_pile() {
    let mut window = alone(CardFake::new());
    let card = held(&window, "rally");
    click(&mut window, &card);
    let way = "Take Psiloi into the hand";
    window.get_all_by_label(way).next().expect("it is offered").click();
    window.run();
    assert_eq!(last(&window), "Take Psiloi into the hand");
    click(&mut window, &card);
    window.get_by_label_contains("Rome, Casualties").click();
    window.run();
    let warriors = Spot::Pile(Side::A, gonfalon::gui::field::spot::Pile::Casualties, 1);
    click(&mut window, &warriors);
    assert_eq!(last(&window), "Take Warriors into the hand");
}

#[test]
fn a_click_where_nothing_is_offered_says_why() {
    let mut window = alone(positions_acies::field("play"));
    assert!(window.query_by_label_contains("Nothing is offered").is_none());
    click(&mut window, &cell("A7"));
    window.get_by_label_contains("Nothing is offered for it now.");
    assert_eq!(the(&window).port.steps(), 0);
}

#[test]
fn the_right_button_and_escape_let_go() {
    let mut window = alone(positions_acies::field("manoeuvre"));
    let picked = |window: &Window| the(window).workspace.field.picked.is_some();
    click(&mut window, &cell("A2"));
    assert!(picked(&window));
    let at = center(&window, &cell("B15"));
    press(&mut window, at, PointerButton::Secondary);
    assert!(!picked(&window));
    click(&mut window, &cell("A2"));
    window.key_press(Key::Escape);
    window.run();
    assert!(!picked(&window) && window.query_by_label("Leave the game?").is_none());
}

#[test]
fn the_table_is_played_by_keys_alone() {
    let mut window = alone(positions_acies::field("play"));
    window.key_press(Key::H);
    window.run();
    let cursor = |window: &Window| the(window).workspace.field.cursor.clone();
    assert_eq!(cursor(&window), Some(Spot::Hand(Side::A, 0)));
    window.key_press(Key::ArrowRight);
    window.run();
    assert_eq!(cursor(&window), Some(Spot::Hand(Side::A, 1)));
    window.key_press_modifiers(Modifiers::ALT, Key::Num1);
    window.run();
    window.key_press(Key::Enter);
    window.run();
    assert_eq!(the(&window).workspace.field.picked, Some(Target::Card("javelineers".into())));
    window.key_press(Key::ArrowUp);
    window.run();
    let Some(Spot::Cell(name)) = cursor(&window) else { panic!("the arrow leads to the field") };
    assert!(name.starts_with('A'), "{name}");
    for _ in 0..16 {
        let here = cursor(&window).expect("somewhere");
        let table = the(&window);
        let cards = table.snapshot.table.cards.as_ref().expect("cards");
        if here.on_field(cards).is_none() {
            break;
        }
        window.key_press(Key::ArrowRight);
        window.run();
    }
    window.key_press(Key::Enter);
    window.run();
    let journal = the(&window).port.journal();
    let entered = journal.iter().filter(|entry| entry.text.starts_with("Javelinmen enter in A"));
    assert_eq!(entered.count(), 1);
}

#[test]
fn every_place_and_card_has_a_spoken_name() {
    let window = alone(CardFake::new());
    window.get_by_label_contains(
        "M6, Melee Line, Centre: Rome: Legionaries, type HI, move 2, melee 5, 3 hits, upright, \
         1 disorder marker, in contact with B6",
    );
    window.get_by_label_contains("B15, First Line: Carthage, Right wing: Carthage: Horde");
    window.get_by_label_contains("A1, First Line: Rome, Left wing: empty");
    window.get_by_label_contains(
        "Heavy Cavalry, type HC, move 7, melee 5, 2 hits, seen by the other",
    );
    assert_eq!(window.get_all_by_label("a hidden card").count(), 6);
}

#[test]
fn the_duel_shows_ten_sided_dice_and_checks() {
    let mut window = alone(CardFake::new());
    window.state_mut().dock.open(Pane::Duel);
    window.run();
    click(&mut window, &cell("A9"));
    window.hover_at(center(&window, &cell("B9")));
    window.run();
    window.get_by_label_contains("d10: 7 or less succeeds");
    window.get_by_label("10: fails");
    window.key_press(Key::Escape);
    window.run();
    click(&mut window, &cell("M6"));
    window.hover_at(center(&window, &cell("B6")));
    window.run();
    assert_eq!(window.get_all_by_label_contains("attacker 10, defender 10").count(), 1);
}

fn decider(window: &Window) -> Option<Side> {
    the(window).port.prompt().side
}

fn covered(window: &Window) -> bool {
    the(window).workspace.covered
}

/// Plays a unit, so that the other side may reply.
fn play_hoplites(window: &mut Window) {
    let card = held(window, "hoplites");
    click(window, &card);
    let at = center(window, &cell("A5"));
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
    let mut window = two(CardFake::new());
    play_hoplites(&mut window);
    assert_eq!(decider(&window), Some(Side::B), "there is a moment before it passes");
    assert!(!covered(&window));
    let cards = the(&window).snapshot.table.cards.as_ref().expect("cards");
    let seen = cards.holdings[1].hand.iter().filter(|card| card.face.is_some()).count();
    assert_eq!(seen, 1, "the other hand stays hidden");
    assert_eq!(window.query_all_by_label("Let it pass").count(), 0, "nobody is asked");
    window.run_steps(8);
    assert_eq!(decider(&window), Some(Side::A));
    assert!(!covered(&window), "the same person plays on");
    let passed = the(&window).port.journal().last().map(|entry| entry.text.as_str());
    assert_eq!(passed, Some("Let it pass"));
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
        let game = if fits { CardFake::new().with_fitting_replies() } else { CardFake::new() };
        let mut window = window(SIZE, Places::default(), None);
        window.state_mut().settings.replies = replies;
        window.state_mut().sit_down_as(Box::new(game), Some(Seats([Seat::Person; 2])));
        window.run();
        window.get_by_label("Ready").click();
        window.run();
        play_hoplites(&mut window);
        window.run_steps(8);
        let asked = decider(&window) == Some(Side::B) && covered(&window);
        assert_eq!(asked, asks, "{replies:?}, fits: {fits}");
    }
}

/// However it comes out, it takes as long.
#[test]
fn a_passing_reply_takes_as_long_whatever_is_in_the_hand() {
    let frames = |fits: bool| {
        let game = if fits { CardFake::new().with_fitting_replies() } else { CardFake::new() };
        let mut window = window(SIZE, Places::default(), None);
        window.state_mut().settings.replies = Replies::Never;
        window.state_mut().sit_down_as(Box::new(game), Some(Seats([Seat::Person; 2])));
        window.run();
        window.get_by_label("Ready").click();
        window.run();
        play_hoplites(&mut window);
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
    let mut window = seated(CardFake::new(), SIZE, [Seat::Person; 2]);
    let shown = |window: &Window, words: &str| window.query_all_by_label_contains(words).count();
    assert!(covered(&window));
    assert_eq!(
        shown(&window, "Hoplites") + shown(&window, "Overrun") + shown(&window, "Numidians"),
        0
    );
    window.get_by_label("Ready").click();
    window.run();
    assert!(shown(&window, "Hoplites") > 0);
    assert_eq!(shown(&window, "Numidians"), 0, "the other hand is never shown");
    window.key_press(Key::Enter);
    window.run();
    assert!(covered(&window), "the other side decides now");
    assert_eq!(shown(&window, "Hoplites") + shown(&window, "Numidians"), 0);
    window.get_by_label("Ready").click();
    window.run();
    assert!(shown(&window, "Numidians") > 0);
    assert_eq!(shown(&window, "Overrun"), 0);
    let field = &the(&window).workspace.field;
    let (own, other) = (field.places[&cell("B7")], field.places[&cell("M7")]);
    assert!(own.center().y > other.center().y, "the own line lies below now");
    assert!(field.places[&cell("B15")].center().x < field.places[&cell("B6")].center().x);
}

#[test]
fn all_languages_themes_and_sizes_are_drawn() {
    let mut window = alone(CardFake::with_every_card());
    for language in Language::all() {
        for theme in ThemeChoice::ALL {
            for (text, scale) in [(0.7, 50), (1.0, 100), (2.0, 250)] {
                let settings = &mut window.state_mut().settings;
                (settings.language, settings.theme) = (language, theme);
                (settings.text, settings.scale) = (text, scale);
                window.run();
            }
        }
    }
    for size in [(640.0, 420.0), (300.0, 200.0), (60.0, 40.0)] {
        seated(CardFake::new(), size, [Seat::Person, Seat::Computer(Level::Easy)]);
    }
}

#[test]
fn the_field_is_enlarged_and_fitted_again() {
    let mut window = alone(positions_acies::field("play"));
    let wide = |window: &Window| the(window).workspace.field.places[&cell("A2")].width();
    let before = wide(&window);
    window.get_by_label("+").click();
    window.run();
    assert!(wide(&window) > before * 1.1);
    window.get_by_label("Fit").click();
    window.run();
    assert!((wide(&window) - before).abs() < 0.5);
}
