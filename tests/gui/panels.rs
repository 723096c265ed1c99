//! Panels beside the board: what they show belongs to the moment that is shown, and it can be read.

use super::commands::table;
use super::inputs::under_way;
use super::{
    Window, battles, do_it, folder, little, picture, places, port, positions_barons, window,
};
use egui::{Event, Modifiers, MouseWheelSource, MouseWheelUnit, TouchPhase, vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use gonfalon::gui::command_queue::Command;
use gonfalon::gui::pane::Pane;
use gonfalon::gui::panels::{crt, morale};
use gonfalon::gui::replay::ReplayCommand;
use gonfalon::gui::say;
use gonfalon::gui::seats::Seats;
use gonfalon::gui::settings::Places;
use gonfalon::gui::start_screen::StartScreen;
use gonfalon::kernel::{SeededDice, Side};
use gonfalon::scenario::catalogue;
use gonfalon::scenario::lesson::LessonStep;
use gonfalon::session::Port;
use gonfalon::session::lesson::perform;
use gonfalon::view::{ChoiceKind, CounterView, Entry, EntryKind, Sign};
use gonfalon::words::Language;

/// The words of both marks of a morale track stand apart, however near the marks are.
#[test]
fn the_words_of_the_morale_track_do_not_run_into_each_other() {
    for (first, second) in [(210.0, 330.0), (260.0, 330.0), (325.0, 330.0), (40.0, 330.0)] {
        let (left, right) = morale::labels((first, 90.0), (second, 85.0), 0.0);
        assert!(left + 90.0 < right, "{left} {right}");
        assert!(left >= 0.0 && (right + 85.0 - second).abs() < 0.01, "{left} {right}");
    }
    let (left, _) = morale::labels((100.0, 60.0), (330.0, 85.0), 0.0);
    assert!((left - 70.0).abs() < 0.01, "with room it stands below its mark");
}

/// Until the phase of a combat is over its throw is marked in the table, and not while the next combats are planned.
#[test]
fn the_combat_results_table_marks_the_throw_of_its_phase_alone() {
    let port = fought();
    let journal = port.journal();
    let thrown = journal.iter().rposition(|entry| entry.cell.is_some()).expect("a throw");
    assert_eq!(crt::marked(&journal[..=thrown]), journal[thrown].cell.as_ref());
    let ended = Entry { kind: EntryKind::Phase, cell: None, ..journal[thrown].clone() };
    let later = [&journal[..=thrown], &[ended]].concat();
    assert_eq!(crt::marked(&later), None);
    let attack = journal.iter().rfind(|entry| entry.showing.sign == Sign::Strike);
    let begun = Entry { cell: None, ..attack.expect("it was told who attacks whom").clone() };
    let next = [&journal[..=thrown], &[begun]].concat();
    assert_eq!(crt::marked(&next), None, "another attack has begun, which may need no die");
}

/// The odds in one line say what the letters of the results mean.
#[test]
fn odds_in_one_line_are_words() {
    let mut port = battles::game(battles::built_in("first-clash"));
    let lesson = catalogue::find("first-clash").and_then(|scenario| scenario.lesson);
    let lesson = lesson.expect("it has a lesson");
    let commits = |step: &LessonStep| {
        step.expect.first().is_some_and(|pattern| pattern.get("type") == Some(&"commit".into()))
    };
    let steps = lesson.steps.iter().take_while(|step| !commits(step));
    for pattern in steps.flat_map(|step| step.expect.iter().chain(&step.plays)) {
        perform(&mut *port, pattern).expect("it can be done");
    }
    let odds = port.table(None).odds.expect("a combat is planned");
    let line = crt::one_line(Language::ENGLISH, &odds);
    assert!(line.contains("defender retreats (DR) 3/6") && line.contains("nothing happens 1/6"));
    assert!(!line.contains('-') || !line.contains("- 1/6"), "{line}");
    let notes = &port.charts()[0].notes;
    assert!(notes[0].contains("R: ") && notes[0].contains("L: "), "the key comes first: {notes:?}");
}

/// Whoever presses Learn sees the lessons, whatever stood at the top of the screen.
#[test]
fn learn_brings_the_lessons_to_the_top() {
    let mut window = window((1280.0, 500.0), places(&folder()), None);
    window.state_mut().start = StartScreen::new(catalogue::built_in());
    window.run_steps(40);
    let top = |window: &super::Window| {
        let both = window.query_all_by_label("Learn");
        both.map(|node| node.rect().top()).fold(f32::MIN, f32::max)
    };
    let before = top(&window);
    window.get_all_by_label("Learn").next().expect("the button").click();
    window.run();
    window.run_steps(30);
    assert!(top(&window) < before - 60.0, "{before} {}", top(&window));
}

/// Acre after some combats.
fn fought() -> Box<dyn Port> {
    let mut port = battles::acre();
    let mut pick = SeededDice::new(5);
    let thrown = |port: &dyn Port| port.journal().iter().filter(|e| e.cell.is_some()).count();
    while thrown(&*port) < 3 {
        let choices = port.choices().iter().filter(|choice| choice.kind != ChoiceKind::Concede);
        let ids: Vec<usize> = choices.map(|choice| choice.id).collect();
        port.choose(ids[pick.below(ids.len())]).expect("it is offered");
    }
    port
}

/// The last roll is the last one before what is on show, and the one on show once its throw has been shown.
#[test]
fn the_combat_results_table_tells_the_roll_of_the_moment_that_is_shown() {
    let mut window = window((1280.0, 800.0), places(&folder()), Some(fought()));
    window.state_mut().table.as_mut().expect("a game").workspace.timeline = true;
    window.state_mut().dock.open(Pane::Crt);
    window.run();
    let last = |window: &super::Window| {
        let line = window.query_all_by_label_contains("Last roll: ").next();
        line.and_then(|line| line.accesskit_node().value().or(line.accesskit_node().label()))
    };
    let rolls: Vec<(usize, usize, String)> = (port(&window).journal().iter().enumerate())
        .filter(|(_, entry)| entry.cell.is_some())
        .map(|(line, entry)| (line, entry.step, entry.text.clone()))
        .collect();
    assert!(last(&window).expect("a roll").ends_with(&rolls[rolls.len() - 1].2));
    do_it(&mut window, Command::Replay(ReplayCommand::At(0)));
    window.run();
    assert_eq!(last(&window), None, "nothing had been thrown");
    for (number, (line, step, text)) in rolls.iter().enumerate() {
        do_it(&mut window, Command::Replay(ReplayCommand::At(*step)));
        window.run();
        let before = number.checked_sub(1).map(|before| rolls[before].2.as_str());
        let told = last(&window);
        assert_eq!(
            told.as_deref().and_then(|told| told.strip_prefix("Last roll: ")),
            before,
            "{text}"
        );
        do_it(&mut window, Command::ShowLine(*line));
        window.run();
        assert!(last(&window).expect("it is shown").ends_with(text));
    }
    picture(&mut window, "crt-past");
}

/// The column of the odds that are in use is in sight, and the dice at its left stay there.
#[test]
fn the_combat_results_table_shows_the_column_in_use_and_the_dice() {
    let mut window = window((1280.0, 800.0), places(&folder()), Some(battles::face_to_face()));
    window.state_mut().dock.open(Pane::Crt);
    window.run();
    let cell = |window: &super::Window, words: &str| {
        window
            .get_all_by_role_and_label(egui::accesskit::Role::Cell, words)
            .next()
            .map(|n| n.rect())
    };
    let column = window.get_by_label("Prompt").rect().left();
    let dice = cell(&window, "1").expect("the first row");
    let planned = |window: &super::Window| {
        window.state().table.as_ref().expect("a game").snapshot.table.odds.is_some()
    };
    for _ in 0..4 {
        let plans = [ChoiceKind::Engage, ChoiceKind::Strike, ChoiceKind::Select];
        let choices = port(&window).choices();
        let of = |kind: &ChoiceKind| choices.iter().find(|choice| choice.kind == *kind);
        let Some(choice) = plans.iter().find_map(of).filter(|_| !planned(&window)) else { break };
        let id = choice.id;
        do_it(&mut window, Command::Choose(id));
        window.run();
    }
    picture(&mut window, "crt-planned");
    let rows = port(&window).charts().iter().find(|chart| chart.id.contains("crt"));
    let results = rows.expect("it is there").rows.iter().map(|row| row.len() - 1).sum::<usize>();
    let seen = window.get_all_by_role(egui::accesskit::Role::Cell);
    let below = seen
        .filter(|cell| cell.rect().top() >= dice.top() - 1.0 && cell.rect().left() >= dice.right());
    assert!(below.count() >= results / 2, "results stand beside the dice");
    let table = window.state().table.as_ref().expect("a game");
    let odds = table.snapshot.table.odds.as_ref().expect("an attack is planned").odds.clone();
    let used = cell(&window, &odds).expect("its column");
    assert!(used.left() >= dice.right() && used.right() <= 1280.0, "{odds}: {used:?}");
    assert_eq!(cell(&window, "1").expect("the first row"), dice, "the dice stay");
    assert!(dice.left() >= column);
}

/// However a panel comes to the front, its tab is in sight.
#[test]
fn the_tab_of_the_panel_in_front_is_in_sight() {
    let mut window = window((1280.0, 800.0), Places::default(), little());
    for (pane, name) in [(Pane::Options, "Options"), (Pane::Unit, "Unit"), (Pane::Dice, "Dice")] {
        window.state_mut().dock.open(pane);
        window.run();
        let close = window.get_by_label(&format!("Close {name}")).rect();
        let tab = window.get_by_label(name).rect();
        let column = window.get_by_label("Prompt").rect().left();
        assert!(tab.left() >= column - 4.0 && tab.right() <= close.left(), "{name}: {tab:?}");
    }
    picture(&mut window, "tab-in-sight");
}

/// However the strip of tabs is scrolled, and whichever tab has the keyboard: it begins with a whole title.
#[test]
fn no_tab_is_cut_at_the_left() {
    for scale in [100, 150] {
        let mut window = window((1280.0, 800.0), Places::default(), little());
        window.state_mut().settings.scale = scale;
        window.run();
        let first = |window: &super::Window| {
            let titles =
                Pane::ALL.iter().filter(|pane| !pane.is_central() && **pane != Pane::Prompt);
            let table = window.state().table.as_ref().expect("a game");
            let titles: Vec<String> = titles
                .filter(|pane| pane.fits(&*table.port, &table.snapshot.table))
                .map(|pane| {
                    pane.title_in(gonfalon::words::Language::ENGLISH, &table.snapshot.table)
                })
                .collect();
            let arrow = window.query_by_label("Earlier tabs").map(|arrow| arrow.rect().right());
            let left = arrow.unwrap_or(window.get_by_label("Prompt").rect().left());
            let tabs = window.get_all_by_role(egui::accesskit::Role::Button).filter_map(|node| {
                let label = node.accesskit_node().label()?;
                titles.contains(&label).then(|| (label, node.rect()))
            });
            let strip = left..left + 400.0;
            let mut tabs: Vec<(String, egui::Rect)> =
                tabs.filter(|(_, tab)| strip.contains(&tab.right())).collect();
            tabs.retain(|(_, tab)| tab.right() > left + 2.0);
            tabs.sort_by(|a, b| a.1.left().total_cmp(&b.1.left()));
            let (name, tab) = tabs.first().expect("a tab").clone();
            assert!(tab.left() >= left - 4.0, "{scale} %: {name} at {tab:?}, not from {left}");
            name
        };
        first(&window);
        for pane in Pane::ALL {
            if window.state().dock.is_open(*pane) && !pane.is_central() {
                window.state_mut().dock.open(*pane);
                window.run();
                first(&window);
            }
        }
        for way in ["Earlier", "Further", "Further", "Earlier"] {
            for _ in 0..4 {
                let arrow = window.query_by_label(&format!("{way} tabs")).map(|arrow| arrow.rect());
                let Some(at) = arrow else { break };
                super::press(&mut window, at.center(), egui::PointerButton::Primary);
                window.run_steps(30);
                first(&window);
            }
        }
    }
}

/// Tab reads a panel as one does: the tabs, what the panel in front holds, then the signs at its head; and what has the keyboard
/// is named and in sight.
#[test]
fn tab_reads_a_panel_before_its_signs() {
    let mut window = window((1280.0, 800.0), Places::default(), little());
    let mut stops: Vec<String> = Vec::new();
    for _ in 0..80 {
        window.key_press(egui::Key::Tab);
        window.run();
        let focused =
            window.root().children_recursive().find(|node| node.accesskit_node().is_focused());
        let Some(node) = focused else { continue };
        let name = node.accesskit_node().label().or(node.accesskit_node().value());
        let name = name.filter(|name| !name.is_empty()).expect("every stop has a name");
        let screen = window.ctx.content_rect();
        assert!(screen.expand(1.0).contains_rect(node.rect()), "{name}: {:?}", node.rect());
        stops.push(name);
    }
    // The first stop answers the question; from the menus on everything is read in its order.
    let menus = stops.iter().position(|stop| stop == "Game").expect("the menus");
    stops.drain(..menus);
    let at = |name: &str| stops.iter().position(|stop| stop == name);
    let at = |name: &str| at(name).unwrap_or_else(|| panic!("{name} is not among {stops:?}"));
    let content =
        stops.iter().position(|stop| stop.starts_with("End movement 1")).expect("a button");
    assert!(at("Prompt") < content, "{stops:?}");
    assert!(content < at("Prompt in its own window"), "{stops:?}");
    assert!(at("Prompt in its own window") < at("Close Prompt"), "{stops:?}");
}

/// Where somebody stands is said by the number of the hex, and nobody who has left the map has a state.
#[test]
fn the_army_shows_numbers_and_puts_those_off_the_map_last() {
    let mut window = window((1280.0, 800.0), places(&folder()), Some(battles::over()));
    window.state_mut().dock.open(Pane::Army);
    window.run();
    picture(&mut window, "army");
    let counters =
        &window.state().table.as_ref().expect("a game").snapshot.board_index.board.counters;
    let map = port(&window).map().expect("a map");
    let row = |words: &str| {
        window.get_all_by_label(words).map(|n| n.rect().top()).fold(f32::MIN, f32::max)
    };
    let (on, off): (Vec<_>, Vec<_>) = counters.iter().partition(|c| c.at.is_some());
    assert!(!on.is_empty() && !off.is_empty());
    for counter in &on {
        let label = map.label(counter.at.expect("on the map"));
        assert!(row(label) > 0.0, "{label}");
        assert!(off.iter().all(|gone| row(&gone.name) > row(&counter.name)), "{}", counter.name);
    }
}

/// Whoever is worse off than he was can be listed alone, in every system that has counters.
#[test]
fn the_army_lists_whoever_is_hurt() {
    for id in ["acre", "arsouf", "lewes"] {
        let hurt = |port: &dyn Port| {
            let counters = port.board(None).expect("a map").counters;
            counters.into_iter().filter(CounterView::is_hurt).collect::<Vec<_>>()
        };
        let port = under_way(id, |port| hurt(port).len() > 2);
        let hurt = hurt(&*port);
        assert!(hurt.len() > 2, "{id}");
        let totals: Vec<String> = Side::ALL
            .into_iter()
            .map(|side| {
                let units = hurt.iter().filter(|counter| counter.side == side).count();
                let name = port.side_name(side);
                format!("{name}: {units} unit{}", if units == 1 { "" } else { "s" })
            })
            .collect();
        let mut window = window((1280.0, 800.0), Places::default(), None);
        window.state_mut().sit_down_as(port, Some(Seats::default()));
        window.run_ok();
        window.state_mut().dock.open(Pane::Army);
        window.run_ok();
        window.get_by_label("Hurt or in disorder").click();
        window.run_ok();
        picture(&mut window, &format!("army-hurt-{id}"));
        for words in &totals {
            assert!(window.query_by_label_contains(words).is_some(), "{id}: {words}");
        }
        assert!(window.query_all_by_label(&hurt[0].name).count() > 0, "{id}");
    }
}

/// The keys fit the window, and those of other games are left out.
#[test]
fn the_help_for_keys_lies_in_the_window() {
    for (port, tracks, turning) in
        [(battles::first_clash(), false, false), (super::positions_barons::moving(), true, true)]
    {
        let mut window = window((1280.0, 800.0), Places::default(), Some(port));
        let bar = window.get_by_label("Keys").rect();
        window.get_by_label("Keys").click();
        window.run();
        picture(&mut window, &format!("keys-{tracks}"));
        let screen = window.ctx.content_rect();
        let first = window.get_by_label("Now").rect();
        assert!(first.top() >= bar.bottom() && screen.contains_rect(first), "{first:?}");
        assert_eq!(window.query_by_label("Go to the chit tracks").is_some(), tracks);
        assert_eq!(window.query_by_label("Shift+wheel").is_some(), turning);
    }
}

/// The map stays a map, however long somebody zooms out.
#[test]
fn the_map_can_be_zoomed_out_to_two_thirds_of_the_window() {
    let mut window = window((1280.0, 800.0), Places::default(), little());
    let zoom = |window: &super::Window| {
        window.state().table.as_ref().expect("a game").workspace.map.camera.expect("shown").zoom
    };
    let fit = zoom(&window);
    for _ in 0..30 {
        window.key_press(egui::Key::Minus);
        window.run();
    }
    let least = zoom(&window);
    assert!((0.6..0.75).contains(&(least / fit)), "{least} of {fit}");
}

/// A rematch and a game that goes on from a moment say of which game they are.
#[test]
fn games_that_came_out_of_others_say_so() {
    let folder = folder();
    let mut window = window((1280.0, 800.0), places(&folder), Some(battles::over()));
    let first = window.state().table.as_ref().expect("a game").place.id.clone();
    do_it(&mut window, Command::Replay(ReplayCommand::At(2)));
    do_it(&mut window, Command::Replay(ReplayCommand::GoOn));
    window.run();
    let second = window.state().table.as_ref().expect("a game").place.id.clone();
    let told = |window: &super::Window, game: &str| {
        let language = gonfalon::words::Language::ENGLISH;
        window.state().settings.origin_of(game).map(|origin| origin.told(language))
    };
    let words = told(&window, &second).expect("it came out of another");
    // The title, not the name of a file.
    let title = port(&window).scenario().title.get(gonfalon::words::Language::ENGLISH).to_owned();
    assert!(words.starts_with("Goes on from turn ") && words.ends_with(&title), "{words}");
    do_it(&mut window, Command::Rematch(true));
    window.run();
    let third = window.state().table.as_ref().expect("a game").place.id.clone();
    let words = told(&window, &third).expect("it came out of another");
    assert_eq!(words, format!("Rematch of {title}, sides exchanged"));
    assert_eq!(told(&window, &first), None);
}

/// Every ruling can be read, its boxes are as wide as each other, and nothing has to be moved before the buttons are there.
#[test]
fn the_dialog_before_a_battle_is_whole_when_the_rulings_are_unfolded() {
    let spanish = super::spanish();
    let mut window = window((1280.0, 800.0), Places::default(), None);
    window.state_mut().settings.language = spanish;
    let ids = ["breaking-through", "acies-rome-carthage", "acies-rome-carthage-quick"];
    let battles = ids.map(|id| catalogue::find(id).expect("it is built in"));
    window.state_mut().start = StartScreen::new(battles.to_vec());
    window.run();
    picture(&mut window, "cards");
    let title = battles[0].title.get(spanish);
    window.get_by_label(&say!(spanish, "gui-card-name", title = title)).click();
    window.run();
    window.get_by_label_contains(&say!(spanish, "gui-begin-rulings-changed", n = 1)).click();
    window.run();
    picture(&mut window, "rulings");
    let begin = |window: &super::Window| window.get_by_label(&say!(spanish, "gui-begin")).rect();
    let before = begin(&window);
    window.hover_at(egui::pos2(20.0, 20.0));
    window.run_steps(4);
    assert_eq!(begin(&window), before);
    let boxes = window.get_all_by_role(egui::accesskit::Role::ComboBox);
    let widths: Vec<f32> = boxes.map(|node| node.rect().width()).skip(2).collect();
    assert!(
        widths.len() > 5 && widths.iter().all(|wide| (wide - widths[0]).abs() < 1.0),
        "{widths:?}"
    );
}

/// Enter in a field of words is for what is looked for, and for nothing else: rules are opened, the game stays as it is.
#[test]
fn enter_in_a_search_field_does_nothing_in_the_game() {
    for pane in [Pane::Rules, Pane::Army, Pane::Journal] {
        let mut window = window((1280.0, 800.0), Places::default(), little());
        window.state_mut().dock.open(pane);
        window.run();
        let hint = match pane {
            Pane::Rules => "Search the rules, or a number such as 7.8",
            Pane::Army => "Find a counter",
            _ => "Find in the journal",
        };
        let steps = port(&window).steps();
        window.get_by_label(hint).focus();
        window.run();
        window.get_by_label(hint).type_text("7.8");
        window.run_steps(30);
        window.key_press(egui::Key::Enter);
        window.run();
        let table = window.state().table.as_ref().expect("a game");
        assert_eq!(table.port.steps(), steps, "{pane:?}");
        assert!(table.workspace.ending.is_none(), "{pane:?}");
        let page = table.workspace.rules.page();
        assert_eq!(page, (pane == Pane::Rules).then_some("7.8"));
    }
}

/// Who has scrolled up in the journal is led back to its end, and follows it again.
#[test]
fn the_journal_leads_back_to_the_newest() {
    let mut window = window((1280.0, 800.0), places(&folder()), Some(fought()));
    window.state_mut().dock.open(Pane::Journal);
    window.run();
    let button = "To the newest";
    assert!(window.query_by_label(button).is_none(), "the end is on show");
    let at = window.get_by_label("Find in the journal").rect().center() + vec2(0.0, 120.0);
    window.hover_at(at);
    let (unit, delta) = (MouseWheelUnit::Line, vec2(0.0, 40.0));
    let (phase, source) = (TouchPhase::Move, MouseWheelSource::Wheel);
    window.event(Event::MouseWheel { unit, delta, phase, source, modifiers: Modifiers::NONE });
    window.run();
    picture(&mut window, "journal-scrolled");
    window.get_by_label(button).click();
    window.run();
    window.run_steps(30);
    assert!(window.query_by_label(button).is_none(), "it is led back");
}

/// The reckoning of a melee comes to the front while it is asked about, once in a segment; then what it covered is there again.
#[test]
fn the_journal_is_given_back_after_a_melee() {
    let mut window = table(positions_barons::surrounding());
    window.state_mut().dock.open(Pane::Journal);
    window.run();
    let journal = "Find in the journal";
    let hits = |window: &Window| {
        window.state().table.as_ref().expect("a game").snapshot.table.hits.is_some()
    };
    let attack = |window: &Window| {
        let attacks = port(window).choices().iter().filter(|c| c.kind == ChoiceKind::Strike);
        attacks.max_by_key(|choice| choice.label.len()).map(|choice| choice.id)
    };
    assert!(!hits(&window) && window.query_by_label(journal).is_some());
    let most = attack(&window).expect("somebody attacks");
    do_it(&mut window, Command::Choose(most));
    window.run();
    assert!(hits(&window), "whom to strike is asked");
    assert!(window.query_by_label(journal).is_none(), "the reckoning covers it");
    // The chits of the next turn come to the front as well.
    let moving =
        |window: &Window| port(window).choices().iter().any(|c| c.kind == ChoiceKind::Select);
    let mut bids = 0;
    while !moving(&window) {
        let table = window.state().table.as_ref().expect("a game");
        if !table.snapshot.offers.chits.is_empty() {
            bids += 1;
            assert!(window.query_by_label(journal).is_none(), "the chits are in front");
        }
        let idle = |kind| matches!(kind, ChoiceKind::End | ChoiceKind::Pass);
        let choices = port(&window).choices();
        let next = choices.iter().find(|c| idle(c.kind)).or_else(|| choices.first());
        let id = next.expect("something is offered").id;
        do_it(&mut window, Command::Choose(id));
        window.run();
    }
    assert!(bids > 0, "chits are asked for");
    assert!(window.query_by_label(journal).is_some(), "what was covered is in front again");
}
