//! The whole game once more: the timeline, jumps, steps, playing, and going on from a moment.

use super::inputs::under_way;
use super::{
    Window, battles, do_it, folder, ground_is_drawn, picture, places, port, positions_acies,
    positions_barons, window,
};
use egui::{Key, Modifiers, PointerButton};
use egui_kittest::kittest::Queryable;
use gonfalon::gui::aftermath::course::Course;
use gonfalon::gui::command_queue::Command;
use gonfalon::gui::replay::ReplayCommand;
use gonfalon::gui::replay::timeline::{MarkKind, Timeline};
use gonfalon::gui::seats::Seats;
use gonfalon::kernel::SeededDice;
use gonfalon::session::Port;
use gonfalon::view::{ChoiceKind, EntryKind, Sign};

/// A game after so much play at random.
fn played(mut port: Box<dyn Port>, actions: usize) -> Box<dyn Port> {
    let mut pick = SeededDice::new(5);
    while port.steps() < actions && port.prompt().over.is_none() {
        let choices = port.choices().iter().filter(|choice| choice.kind != ChoiceKind::Concede);
        let ids: Vec<usize> = choices.map(|choice| choice.id).collect();
        port.choose(ids[pick.below(ids.len())]).expect("it is offered");
    }
    port
}

/// Every system after some play.
fn games() -> Vec<(&'static str, Box<dyn Port>)> {
    vec![
        ("acre", played(battles::acre(), 160)),
        ("arsouf", battles::long()),
        ("lewes", played(positions_barons::moving(), 120)),
        ("acies", played(positions_acies::field("manoeuvre"), 80)),
    ]
}

fn table(port: Box<dyn Port>) -> Window {
    let mut window = window((1280.0, 800.0), places(&folder()), Some(port));
    if window.query_by_label("Ready").is_some() {
        window.get_by_label("Ready").click();
        window.run();
    }
    window.state_mut().table.as_mut().expect("a game").workspace.timeline = true;
    window.run();
    // As long as it is drawn frames follow each other, and what is played goes by meanwhile.
    ground_is_drawn(&mut window);
    window
}

fn shown(window: &Window) -> Option<usize> {
    let table = window.state().table.as_ref().expect("a game");
    table.replay.as_ref().map(gonfalon::gui::replay::Replay::step)
}

fn wish(window: &mut Window, command: ReplayCommand) {
    do_it(window, Command::Replay(command));
    window.run();
}

#[test]
fn the_timeline_holds_every_loss_and_every_turn_of_the_journal() {
    for (name, port) in games() {
        let timeline = Timeline::of(&*port);
        let lost = port.journal().iter().filter(|entry| entry.showing.sign == Sign::Lost).count();
        let marks = timeline.marks.iter().filter(|mark| mark.kind == MarkKind::Loss).count();
        assert_eq!(marks, lost, "{name}");
        let parts: usize = {
            let (mut step, mut covered) = (0, 0);
            while let Some((from, end)) = timeline.part(step) {
                assert_eq!(from, step, "{name}: parts follow one another");
                (step, covered) = (end, covered + end - from);
            }
            covered
        };
        assert_eq!(parts, timeline.steps.max(1), "{name}: and leave nothing out");
    }
}

#[test]
fn every_happening_of_a_game_is_stepped_through_and_back() {
    for (name, port) in games() {
        let told = port.journal().len();
        let mut window = table(port);
        wish(&mut window, ReplayCommand::At(0));
        picture(&mut window, &format!("replay-{name}"));
        let mut steps = vec![shown(&window).expect("something is shown")];
        for _ in 0..told {
            wish(&mut window, ReplayCommand::Forward);
            let Some(step) = shown(&window) else { break };
            steps.push(step);
        }
        assert!(steps.is_sorted(), "{name}");
        assert_eq!(shown(&window), None, "{name}: after the last thing one is back in the game");
        wish(&mut window, ReplayCommand::Back);
        let mut back = vec![shown(&window).expect("the last thing")];
        for _ in 1..steps.len() {
            wish(&mut window, ReplayCommand::Back);
            back.push(shown(&window).expect("it goes on"));
        }
        back.reverse();
        assert_eq!(back, steps, "{name}: the same the other way");
    }
}

#[test]
fn the_past_can_be_looked_at_and_nothing_is_done_in_it() {
    let mut window = table(battles::long());
    let (steps, revision) = (port(&window).steps(), port(&window).revision());
    let axis = window.get_by_label_contains(&format!("action {steps} of {steps}")).rect();
    let at = egui::pos2(axis.left() + axis.width() * 0.3, axis.center().y);
    super::press(&mut window, at, PointerButton::Primary);
    let step = shown(&window).expect("a jump");
    assert!(step > 5 && step < steps / 2, "{step}");
    picture(&mut window, "replay-past");
    window.key_press(Key::Enter);
    window.run();
    window.key_press(Key::Num1);
    window.run();
    assert_eq!((port(&window).steps(), port(&window).revision()), (steps, revision));
    window.key_press(Key::Escape);
    window.run();
    assert_eq!(shown(&window), None, "Esc leads back to the game");
    assert!(window.state().table.as_ref().expect("a game").workspace.past.is_none());
}

/// The position that the timeline shows becomes a scenario, open on the author's screen and fit to be played.
#[test]
fn a_moment_on_the_timeline_becomes_a_scenario() {
    // The game of Arsouf is all set-up, and decks are hidden.
    for (name, port) in games().into_iter().filter(|(name, _)| ["acre", "lewes"].contains(name)) {
        let mut window = table(port);
        let axis = window.get_by_role(egui::accesskit::Role::Slider).rect();
        let at = egui::pos2(axis.left() + axis.width() * 0.6, axis.center().y);
        super::press(&mut window, at, PointerButton::Primary);
        let step =
            window.state().table.as_ref().and_then(|t| Some(t.workspace.past.as_ref()?.step));
        let step = step.unwrap_or_else(|| panic!("{name}: a jump"));
        let button = window.get_by_label("Scenario from here");
        button.click();
        window.run();
        picture(&mut window, &format!("replay-scenario-{name}"));
        let bench = window.state().author.bench.as_ref();
        let bench = bench.unwrap_or_else(|| panic!("{name}: the author's screen"));
        let document = &bench.work.file.document;
        assert!(document.is_dirty(), "{name}: it is kept nowhere yet");
        let scenario = document.scenario().unwrap_or_else(|faults| panic!("{name}: {}", faults[0]));
        let begun =
            gonfalon::session::new(scenario, 3).unwrap_or_else(|f| panic!("{name}: {}", f[0]));
        let table = window.state().table.as_ref().expect("the game goes on");
        let counters = |board: Option<gonfalon::view::BoardView>| {
            let mut all: Vec<_> = board.expect("a board").counters.into_iter().collect();
            all.sort_by(|a, b| a.id.cmp(&b.id));
            all.into_iter().map(|c| (c.id, c.at, c.back_up)).collect::<Vec<_>>()
        };
        let shown = (0..=step)
            .rev()
            .take(12)
            .any(|step| counters(table.port.board_at(step, None)) == counters(begun.board(None)));
        assert!(shown, "{name}: the counters stand where they stood then");
    }
}

/// Called up by its key the timeline has the arrows at once; Esc gives them back to the map.
#[test]
fn the_timeline_has_the_arrows_when_its_key_calls_it_up() {
    let mut window = table(played(battles::first_clash(), 300));
    window.key_press(Key::T);
    window.run();
    window.key_press(Key::T);
    window.run();
    let camera = |window: &Window| {
        window.state().table.as_ref().and_then(|table| table.workspace.map.camera)
    };
    let before = camera(&window);
    window.key_press(Key::ArrowLeft);
    window.run();
    assert!(shown(&window).is_some(), "it leads back");
    assert_eq!(camera(&window), before, "and the map stays");
    window.key_press(Key::Escape);
    window.run();
    assert!(shown(&window).is_none());
    window.key_press(Key::ArrowLeft);
    window.run();
    assert_ne!(camera(&window), before);
}

#[test]
fn keys_lead_along_the_timeline() {
    let mut window = table(played(battles::first_clash(), 300));
    let steps = port(&window).steps();
    window.get_by_label_contains(&format!("action {steps} of {steps}")).focus();
    window.run();
    let mut key = |modifiers: Modifiers, key: Key| {
        window.key_press_modifiers(modifiers, key);
        window.run();
        shown(&window)
    };
    let last = key(Modifiers::NONE, Key::ArrowLeft).expect("the last thing");
    let before = key(Modifiers::NONE, Key::ArrowLeft).expect("the one before");
    assert!(before <= last);
    let turn = key(Modifiers::COMMAND, Key::ArrowLeft).expect("its turn");
    assert!(turn <= before);
    let first = key(Modifiers::NONE, Key::Home).expect("the beginning");
    assert!(first <= turn);
    let second = key(Modifiers::COMMAND, Key::ArrowRight).expect("the next turn");
    assert!(second > first);
    assert_eq!(key(Modifiers::NONE, Key::End), None);
}

#[test]
fn a_game_plays_from_its_beginning_to_now() {
    let mut window = table(played(battles::first_clash(), 12));
    wish(&mut window, ReplayCommand::Play);
    let mut seen = Vec::new();
    for _ in 0..4000 {
        window.step();
        let Some(step) = shown(&window) else { break };
        seen.push(step);
    }
    assert_eq!(shown(&window), None, "it ends where the game stands");
    seen.dedup();
    assert!(seen.len() > 3 && seen.is_sorted(), "{seen:?}");
}

#[test]
fn a_new_game_begins_at_a_moment_and_the_old_one_stays() {
    for (name, port) in games() {
        let (all, old) = (port.steps(), port.save());
        let mut window = table(port);
        // The moment itself is looked at, not what passes by itself after it.
        window.state_mut().settings.skip_empty = false;
        wish(&mut window, ReplayCommand::At(all / 2));
        let step = shown(&window).expect("a moment");
        window.get_by_label("Go on from here").click();
        window.run();
        if window.query_by_label("Ready").is_some() {
            window.get_by_label("Ready").click();
            window.run();
        }
        let now = super::port(&window);
        assert_eq!(now.steps(), step + 1, "{name}");
        assert_eq!(shown(&window), None, "{name}");
        let new = now.save();
        assert_eq!(new.steps[..], old.steps[..=step], "{name}: it is the same game up to there");
    }
}

/// From every line of the journal one can look back, step on and step back; the marks on the board are those of its action.
#[test]
fn a_line_of_the_journal_leads_into_the_replay() {
    for (name, port) in games() {
        let journal = port.journal();
        let told = |line: &usize| journal[*line].kind == EntryKind::Event;
        let lines: Vec<usize> = (0..journal.len()).filter(told).collect();
        let line = lines[lines.len() / 2];
        let (step, last) = (journal[line].step, journal.last().expect("a line").step);
        assert!(step < last, "{name}: something comes after it");
        let mut window = table(port);
        do_it(&mut window, Command::ShowLine(line));
        window.run();
        let table = window.state().table.as_ref().expect("a game");
        let reel = &table.replay.as_ref().expect("it is shown again").reel;
        assert_eq!(reel.again(), Some(line), "{name}");
        assert!(reel.marks().iter().all(|mark| mark.step == step), "{name}");
        wish(&mut window, ReplayCommand::Forward);
        let on = shown(&window).expect("the next one");
        assert!(on >= step, "{name}: {on} after {step}");
        wish(&mut window, ReplayCommand::Back);
        assert_eq!(shown(&window), Some(step), "{name}");
        wish(&mut window, ReplayCommand::Back);
        assert!(shown(&window).expect("the one before") <= step, "{name}");
        do_it(&mut window, Command::ShowLine(line));
        // It goes on by itself, and would be over before the window came to rest.
        do_it(&mut window, Command::Replay(ReplayCommand::Play));
        let seen = shown(&window).expect("it plays");
        assert!(seen >= step, "{name}: it plays from there, not from {seen}");
    }
}

/// Watched again, a game begins with its first turn; the timeline leads back to the set-up.
#[test]
fn a_game_that_is_watched_again_begins_with_its_first_turn() {
    for id in ["acre", "arsouf", "lewes", "acies-rome-carthage-quick"] {
        let turns = |port: &dyn Port| Timeline::of(port).turns;
        let port = under_way(id, |port| turns(port).len() > 1);
        let first = turns(&*port)[0];
        assert!(first > 0, "{id} has a set-up");
        let mut window = window((1280.0, 800.0), places(&folder()), None);
        window.state_mut().sit_down_as(port, Some(Seats::default()));
        window.run();
        if window.query_by_label("Ready").is_some() {
            window.get_by_label("Ready").click();
            window.run();
        }
        do_it(&mut window, Command::WatchAgain);
        let at = shown(&window).unwrap_or_else(|| panic!("{id}: nothing is shown"));
        assert!(at >= first, "{id}");
        wish(&mut window, ReplayCommand::TurnBefore);
        wish(&mut window, ReplayCommand::TurnBefore);
        assert!(shown(&window).expect("the set-up") < first, "{id}");
    }
}

/// The journal follows what is shown again: its line is in sight and marked, and so it is at the end again afterwards.
#[test]
fn the_journal_follows_the_replay() {
    let mut window = table(battles::long());
    do_it(&mut window, Command::OpenPane(gonfalon::gui::pane::Pane::Journal.into()));
    window.run();
    let lines = port(&window).journal().to_vec();
    let seen = |window: &Window, line: usize| {
        let text = &lines[line].text;
        let mut rows = window.query_all_by_label(text);
        rows.any(|row| window.ctx.content_rect().contains_rect(row.rect()))
    };
    let last = lines.len() - 1;
    assert!(seen(&window, last));
    let alone =
        |line: &usize| lines.iter().filter(|other| other.text == lines[*line].text).count() == 1;
    let next = |line: usize| (line..).find(alone).expect("a line of its own");
    for line in [lines.len() / 2, 20, lines.len() - 60].map(next) {
        assert!(!seen(&window, line), "line {line} is not in sight before");
        do_it(&mut window, Command::ShowLine(line));
        window.run();
        let table = window.state().table.as_ref().expect("a game");
        let shown = table.replay.as_ref().and_then(|replay| replay.reel.again()).expect("shown");
        assert!(seen(&window, shown), "line {shown}");
    }
    do_it(&mut window, Command::BackToNow);
    window.run();
    assert!(seen(&window, last), "back at the end");
}

/// What has just happened and is seen again is a moment of the whole game too: the timeline steps from there.
#[test]
fn the_timeline_steps_from_what_is_seen_again() {
    let mut window = table(battles::long());
    let table = window.state_mut().table.as_mut().expect("a game");
    let told = table.reel.happenings();
    assert!(told.len() > 2, "{}", told.len());
    let (number, step) = (1, told[1].step);
    do_it(&mut window, Command::ShowHappening(number));
    wish(&mut window, ReplayCommand::Back);
    assert!(shown(&window).expect("the one before") <= step);
    wish(&mut window, ReplayCommand::Forward);
    assert_eq!(shown(&window), Some(step));
}

/// What decided a battle names its end, and each moment is one that can be seen.
#[test]
fn what_decided_ends_with_the_end() {
    for (name, port) in [
        ("first clash", played(battles::first_clash(), 4000)),
        ("arsouf", played(battles::game(battles::built_in("breaking-through")), 20_000)),
        ("fast play", played(battles::game(battles::built_in("acies-fast-play")), 20_000)),
    ] {
        assert!(port.prompt().over.is_some(), "{name} is over");
        let course = Course::of(&*port, None);
        let last = course.moments.last().expect("a moment");
        let end = port.journal().iter().rfind(|entry| entry.kind == EntryKind::End);
        let end = end.expect("it is told");
        assert!(last.text.ends_with(&end.text), "{name}: {}", last.text);
        assert!(course.moments.is_sorted_by_key(|moment| moment.line), "{name}");
        for moment in &course.moments {
            let entry = &port.journal()[moment.line];
            assert!(moment.text.contains(&entry.text), "{name}: {}", moment.text);
            let sentences: Vec<&str> = moment.text.split(". ").collect();
            let again = sentences.windows(2).any(|pair| pair[0] == pair[1]);
            assert!(!again, "{name} tells it twice: {}", moment.text);
            let timeline = Timeline::of(&*port);
            assert_eq!(moment.turn, timeline.turn(entry.step), "{name}: {}", moment.text);
        }
        let first = course.samples.first().expect("a sample").turn;
        let turn = port.table_at(port.steps(), None).turn.turn;
        let last = course.samples.last().expect("a sample").turn;
        assert!(first >= 0.0 && last >= f64::from(turn) && last <= f64::from(turn) + 1.0, "{name}");
    }
}
