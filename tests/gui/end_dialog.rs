//! After the battle: the dialog is whole when it appears, its plots and moments count what happened, and the timeline that it
//! opens can be read and closed.

use super::{Window, battles, do_it, end_is_told, folder, picture, places, port, window};
use egui::Rect;
use egui_kittest::kittest::{NodeT, Queryable};
use egui_plot::{PlotBounds, PlotMemory};
use gonfalon::gui::aftermath::course::{Course, Sample};
use gonfalon::gui::aftermath::plot;
use gonfalon::gui::command_queue::Command;
use gonfalon::gui::replay::ReplayCommand;
use gonfalon::gui::replay::timeline::{MarkKind, Timeline};
use gonfalon::kernel::SeededDice;
use gonfalon::session::Port;
use gonfalon::view::{ChoiceKind, CounterKind, Sign};
use std::collections::BTreeSet;

/// A battle that was played at random to its end.
fn played(id: &str, seed: u64) -> Box<dyn Port> {
    let mut port = battles::game(battles::built_in(id));
    let mut pick = SeededDice::new(seed);
    while port.prompt().over.is_none() {
        let choices = port.choices().iter().filter(|choice| choice.kind != ChoiceKind::Concede);
        let ids: Vec<usize> = choices.map(|choice| choice.id).collect();
        port.choose(ids[pick.below(ids.len())]).expect("it is offered");
    }
    port
}

fn shown(port: Box<dyn Port>) -> Window {
    let mut window = window((1280.0, 800.0), places(&folder()), Some(port));
    window.state_mut().send(Command::ShowVictory);
    end_is_told(&mut window);
    window
}

const BUTTONS: [&str; 3] = ["Watch it again", "Play the other side", "New battle"];

fn buttons(window: &Window) -> Vec<Rect> {
    BUTTONS.map(|name| window.get_by_label(name).rect()).to_vec()
}

#[test]
fn the_end_dialog_is_whole_when_it_appears() {
    for id in ["sortie", "breaking-through"] {
        let mut window = shown(played(id, 5));
        picture(&mut window, &format!("end-{id}"));
        let before = buttons(&window);
        let screen = window.ctx.content_rect();
        assert!(before.iter().all(|button| screen.contains_rect(*button)), "{id}: {before:?}");
        window.hover_at(egui::pos2(20.0, 20.0));
        window.run_steps(4);
        assert_eq!(buttons(&window), before, "{id}: nothing jumps when the mouse moves");
    }
}

/// Reopened, it begins at its top.
#[test]
fn the_end_dialog_begins_at_its_top() {
    let mut window = shown(played("sortie", 5));
    let top = |window: &Window| window.get_by_label_contains("The end came in").rect().top();
    let before = top(&window);
    window.hover_at(window.ctx.content_rect().center());
    window.run();
    window.event(egui::Event::MouseWheel {
        unit: egui::MouseWheelUnit::Point,
        delta: egui::vec2(0.0, -400.0),
        phase: egui::TouchPhase::Move,
        source: egui::MouseWheelSource::Wheel,
        modifiers: egui::Modifiers::NONE,
    });
    window.run();
    assert!(top(&window) < before - 100.0, "it was scrolled");
    window.get_by_label("Look at the map").click();
    window.run();
    do_it(&mut window, Command::ShowVictory);
    window.run();
    assert!((top(&window) - before).abs() < 1.0);
}

fn sample(turn: f64) -> Sample {
    Sample { step: 0, turn, points: None, losses: [0, 0] }
}

#[test]
fn the_axis_of_a_plot_ends_with_the_last_turn() {
    let short = plot::span(&[sample(1.0), sample(4.5), sample(6.97)]);
    assert_eq!(short, (1.0, 7.0), "as far as the sixth turn goes");
    assert_eq!(plot::numbered(short), [1.0, 2.0, 3.0, 4.0, 5.0, 6.0]);
    assert_eq!(plot::span(&[sample(0.2), sample(2.5)]), (1.0, 3.0), "the set-up is no turn");
    let middle = plot::span(&[sample(12.0), sample(23.4)]);
    assert_eq!(
        plot::numbered(middle),
        [12.0, 13.0, 14.0, 15.0, 16.0, 17.0, 18.0, 19.0, 20.0, 21.0, 22.0, 23.0]
    );
    assert!(plot::numbered((1.0, 51.0)).len() > 3, "a long battle has several numbers too");
}

/// The plots of a battle show its own turns, whatever a battle before it has left, and no line runs along the upper edge.
#[test]
fn the_plots_of_a_battle_show_its_turns_and_its_highest_figures() {
    let mut window = shown(played("sortie", 5));
    let bounds = |window: &Window| {
        ["points", "losses"].map(|name| {
            let memory = PlotMemory::load(&window.ctx, plot::id(name)).expect("it has been shown");
            *memory.bounds()
        })
    };
    let own = bounds(&window);
    assert_eq!(own[0].range_x(), own[1].range_x(), "their turns lie below each other");
    for name in ["points", "losses"] {
        let mut memory = PlotMemory::load(&window.ctx, plot::id(name)).expect("it is known");
        memory.set_bounds(PlotBounds::from_min_max([1.0, 0.0], [40.0, 2.0]));
        memory.store(&window.ctx, plot::id(name));
    }
    window.run_steps(3);
    assert_eq!(bounds(&window), own);
    assert!(plot::height([[0, 2], [8, 1]].into_iter()) > 9.0);
    assert!(plot::height([[50, 40]].into_iter()) > 55.0);
    assert!(plot::height(std::iter::empty()) > 0.0);
}

/// A camp or an engine that is captured is no unit, and nobody's loss but its owner's.
#[test]
fn captured_markers_are_no_units_of_those_who_capture_them() {
    let mut captured = 0;
    for seed in 1..=12 {
        let port = played("sortie", seed);
        let board = port.board(None).expect("a map").counters;
        let of = |unit: &str| board.iter().find(|c| c.id == unit).expect("it is known");
        let mut gone: BTreeSet<&str> = BTreeSet::new();
        for entry in port.journal() {
            for unit in &entry.showing.units {
                let marker = matches!(of(unit).kind, CounterKind::Camp | CounterKind::Trebuchet);
                if entry.showing.sign != Sign::Lost {
                    gone.remove(unit.as_str());
                } else if marker {
                    captured += 1;
                } else {
                    gone.insert(unit);
                }
            }
        }
        let mut losses = [0, 0];
        for unit in gone {
            losses[of(unit).side as usize] += 1;
        }
        let course = Course::of(&*port, None);
        assert_eq!(course.samples.last().expect("the end").losses, losses, "seed {seed}");
        let timeline = Timeline::of(&*port);
        for mark in timeline.marks.iter().filter(|mark| mark.kind == MarkKind::Loss) {
            let unit = &port.journal()[mark.line].showing.units[0];
            assert_eq!(mark.side, Some(of(unit).side), "seed {seed}: {unit}");
        }
    }
    assert!(captured > 0, "some are captured");
}

/// Whatever counted most is among the moments: no action that is left out brought more points than one that is told.
#[test]
fn what_decided_tells_the_actions_that_brought_most_points() {
    for seed in 1..=6 {
        let port = played("sortie", seed);
        let lead = |step: usize| {
            let points = port.table_at(step, None).sides.map(|side| side.vp.unwrap_or(0));
            f64::from(points[0]) - f64::from(points[1])
        };
        let course = Course::of(&*port, None);
        let end = course.moments.last().expect("the end").line;
        let end = port.journal()[end].step;
        let told: Vec<usize> = course.moments.iter().map(|m| port.journal()[m.line].step).collect();
        assert!(told.is_sorted(), "seed {seed}: as they happened");
        let gained = |step: usize| (lead(step + 1) - lead(step)).abs();
        let least = told.iter().filter(|step| **step != end).map(|&step| gained(step));
        let least = least.fold(f64::INFINITY, f64::min);
        let most = (0..port.steps()).filter(|step| *step != end && !told.contains(step));
        let most = most.map(gained).fold(0.0, f64::max);
        // Whoever fell weighs a little too.
        assert!(told.len() < 7 || most <= least + 2.0, "seed {seed}: {most} and {least}");
    }
}

#[test]
fn the_timeline_can_be_closed_and_goes_with_the_game() {
    let mut window = shown(played("sortie", 5));
    window.get_by_label("Watch it again").click();
    window.run_steps(3);
    do_it(&mut window, Command::BackToNow);
    window.run();
    window.get_by_label("Close the timeline");
    do_it(&mut window, Command::Rematch(false));
    window.run();
    assert!(window.query_by_label("Close the timeline").is_none(), "not in the next game");
    do_it(&mut window, Command::Timeline);
    window.run();
    window.get_by_label("Close the timeline").click();
    window.run();
    assert!(window.query_by_label("Close the timeline").is_none());
    // Opened from the menu, it goes with its game too.
    do_it(&mut window, Command::Timeline);
    window.run();
    window.get_by_label("Close the timeline");
    do_it(&mut window, Command::Rematch(false));
    window.run();
    assert!(window.query_by_label("Close the timeline").is_none(), "not in the next game");
}

/// What leads out of the past leaves the end of the axis free, in every language.
#[test]
fn no_button_lies_on_the_timeline() {
    for language in [gonfalon::words::Language::ENGLISH, crate::spanish()] {
        let mut window =
            window((1280.0, 800.0), places(&folder()), Some(played("breaking-through", 5)));
        window.state_mut().settings.language = language;
        window.run();
        do_it(&mut window, Command::Replay(ReplayCommand::At(30)));
        window.run();
        picture(&mut window, &format!("timeline-{}", language.tag()));
        let of = port(&window).steps();
        let axes = window.get_all_by_role(egui::accesskit::Role::Slider);
        let axes: Vec<(Rect, Option<String>)> =
            axes.map(|axis| (axis.rect(), axis.accesskit_node().label())).collect();
        let [(axis, Some(name))] = &axes[..] else { panic!("one axis: {axes:?}") };
        assert!(name.ends_with(&of.to_string()), "{name}");
        let go_on = gonfalon::gui::say!(language, "gui-replay-go-on");
        let button = window.get_by_label(&go_on).rect();
        assert!(axis.right() <= button.left(), "{axis:?} {button:?}");
        let status = window.state().table.as_ref().expect("a game").told().turn.clone();
        let turn = gonfalon::gui::panels::turn::title(&status, language);
        let turn = gonfalon::gui::panels::turn::capital(&turn);
        assert!(name.starts_with(&format!("{turn}, ")), "{name}, and above {turn}");
    }
}
