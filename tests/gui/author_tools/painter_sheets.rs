//! Pieces of the map, the whole of it, and counters on it.

use super::*;

fn number(window: &mut Window, label: &str, value: &str) {
    window.get_by_role_and_label(Role::SpinButton, label).focus();
    window.run_ok();
    keys(window, Modifiers::COMMAND, Key::A);
    type_in(window, value);
    key(window, Key::Enter);
}

#[test]
fn pieces_are_cut_pasted_and_moved_in_one_step_each() {
    for own in &SHEETS {
        let mut window = sheet(own);
        let window = &mut window;
        let (wood, _) = own.inks[0];
        ink(window, wood);
        key(window, Key::T);
        drag(window, &["0402", "0503"]);
        let (here, there) = (in_rectangle(4..=5, 2..=3), in_rectangle(4..=5, 6..=7));
        let (here, there) = (each(&here, wood), each(&there, wood));
        key(window, Key::S);
        both(
            window,
            "move 4 hexes",
            (&there, &here),
            |w| {
                drag(w, &["0402", "0503"]);
                drag(w, &["0402", "0406"]);
            },
            |w| {
                enter_at(w, &["0402", "0503"]);
                walk(w, "0402");
                key(w, Key::Space);
                enter_at(w, &["0406"]);
            },
        );
        keys(window, Modifiers::COMMAND, Key::Z);
        key(window, Key::Escape);
        both(
            window,
            "cut 4 hexes",
            (&[], &here),
            |w| {
                drag(w, &["0402", "0503"]);
                click(w, "Cut");
            },
            |w| {
                key(w, Key::Escape);
                enter_at(w, &["0402", "0503"]);
                w.event(Event::Cut);
                w.run_ok();
            },
        );
        both(
            window,
            "paste 4 hexes",
            (&there, &[]),
            |w| {
                click(w, "Paste");
                drag(w, &["0406"]);
            },
            |w| {
                w.event(Event::Paste("x".to_owned()));
                w.run_ok();
                enter_at(w, &["0406"]);
            },
        );
        key(window, Key::Escape);
        both(
            window,
            "cut 4 hexes",
            (&[], &there),
            |w| {
                drag(w, &["0406", "0507"]);
                key(w, Key::Delete);
            },
            |w| {
                key(w, Key::Escape);
                enter_at(w, &["0406", "0507"]);
                key(w, Key::Delete);
            },
        );
        // Over the edge only what lies on the map is pasted.
        let grid = &view(window).map.grid;
        let last = grid.label(grid.hexes().last().expect("there are hexes"));
        let gain = [format!("{last} {wood}")];
        step(window, "paste 1 hex", (&gain, &[]), |w| {
            w.event(Event::Paste("x".to_owned()));
            w.run_ok();
            enter_at(w, &[&last]);
        });
    }
}

/// The whole map by a button: what lies on one hex lies on another one then.
#[test]
fn the_whole_map_is_changed_in_one_step_by_mouse_and_by_keys() {
    for own in &SHEETS {
        let flat = own.template != "Arsouf";
        for (label, told, there) in [
            ("Mirror left to right", "mirror the map left to right", None),
            ("Mirror top to bottom", "mirror the map top to bottom", None),
            ("Turn by 180°", "turn the map by 180°", None),
            if flat {
                ("with pointed tops", "give the hexes pointed tops", Some("0302"))
            } else {
                ("with flat tops", "give the hexes flat tops", Some("0302"))
            },
        ] {
            let mut window = sheet(own);
            let window = &mut window;
            ink(window, own.inks[0].0);
            drag(window, &["0302"]);
            let first = document(window).text();
            let mut texts = Vec::new();
            for by_keys in [false, true] {
                if by_keys {
                    enter_on(window, label);
                } else {
                    click(window, label);
                }
                let names: Vec<String> =
                    document(window).undoable().map(|name| name.told(Language::ENGLISH)).collect();
                assert_eq!((names.len(), names[0].as_str()), (2, told));
                texts.push(document(window).text());
                let wood = format!(" {}", own.inks[0].0);
                let at_now: Vec<String> =
                    look(window).into_iter().filter(|line| line.ends_with(&wood)).collect();
                assert_eq!(at_now.len(), 1, "{told}: {at_now:?}");
                if let Some(there) = there {
                    // Columns are rows now, and every hex has kept its number.
                    assert!(at_now[0].starts_with(there), "{told}: {at_now:?}");
                } else {
                    assert!(!at_now[0].starts_with("0302"), "{told}: {at_now:?}");
                }
                keys(window, Modifiers::COMMAND, Key::Z);
                assert!(document(window).text() == first, "{told}: it is taken back");
                keys(window, Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
                assert!(document(window).text() == texts[0], "{told}: it is done again");
                keys(window, Modifiers::COMMAND, Key::Z);
            }
            assert!(texts[0] == texts[1], "{told}: alike by mouse and by keys");
            found(window);
            assert_eq!(work(window).found.faults(), 0);
        }
    }
}

#[test]
fn size_shift_and_numbers_are_one_step_each() {
    for own in &SHEETS {
        let mut window = sheet(own);
        let window = &mut window;
        let wood = own.inks[0].0;
        ink(window, wood);
        drag(window, &["0302"]);
        // New hexes get the terrain in hand.
        ink(window, own.inks[1].0);
        let place = |window: &Window| {
            let end = format!(" {wood}");
            let line = look(window).into_iter().find(|line| line.ends_with(&end));
            line.expect("it is there")[..4].to_owned()
        };
        let done = |window: &mut Window, told: &str, there: &str| {
            let names: Vec<String> =
                document(window).undoable().map(|name| name.told(Language::ENGLISH)).collect();
            assert_eq!((names.len(), names[0].as_str()), (2, told));
            assert_eq!(place(window), there, "{told}");
            let last = document(window).text();
            keys(window, Modifiers::COMMAND, Key::Z);
            assert_eq!(place(window), "0302", "{told}: it is taken back");
            keys(window, Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
            assert!(document(window).text() == last, "{told}: it is done again");
            keys(window, Modifiers::COMMAND, Key::Z);
            let map = work(window).board.id.expect("shown");
            window.ctx.memory_mut(|memory| memory.request_focus(map));
            window.run_ok();
        };
        let (columns, rows) = {
            let shape = view(window).map.grid.shape();
            (shape.columns + 2, shape.rows + 2)
        };
        for (anchor, there) in [("Top left", "0302"), ("Middle", "0403"), ("Bottom right", "0504")]
        {
            number(window, "Columns", &columns.to_string());
            number(window, "Rows", &rows.to_string());
            click(window, anchor);
            click(window, &format!("Make it {columns} × {rows}"));
            done(window, &format!("resize the map to {columns} × {rows}"), there);
        }
        number(window, "To the right", "4");
        number(window, "Down", "2");
        enter_on(window, "Shift");
        done(window, "shift the map", "0704");
        click(window, "row first");
        click(window, "Renumber");
        done(window, "renumber the hexes", "0203");
        number(window, "First column", "21");
        enter_on(window, "Renumber");
        done(window, "renumber the hexes", "2302");
    }
}

#[test]
fn a_counter_is_set_up_and_moved_in_one_step() {
    for own in &SHEETS {
        let mut window = sheet(own);
        let window = &mut window;
        let there = own.line[4];
        let (name, from) = {
            let marks =
                gonfalon::gui::author::counters::counter_marks::placed(work(window), view(window));
            // The one that lies uppermost on the hex of the first.
            let (_, hex) = marks.first().expect("there are counters");
            let here = marks.iter().rev().find(|(_, other)| other == hex);
            let (place, hex) = here.expect("there is one");
            assert_ne!(place.name, "");
            (place.name.clone(), view(window).label(*hex).to_owned())
        };
        key(window, Key::C);
        let told = format!("place {name}");
        let stands = |window: &Window| {
            let marks =
                gonfalon::gui::author::counters::counter_marks::placed(work(window), view(window));
            let own = marks.iter().find(|(place, _)| place.name == name).expect("it is there");
            view(window).label(own.1).to_owned()
        };
        let mut both_ways = Vec::new();
        for by_keys in [false, true] {
            let steps = document(window).undoable().count();
            if by_keys {
                walk(window, &from);
                key(window, Key::Space);
                enter_at(window, &[there]);
            } else {
                whole(window);
                drag(window, &[&from, there]);
            }
            let names: Vec<String> =
                document(window).undoable().map(|name| name.told(Language::ENGLISH)).collect();
            assert_eq!((names.len(), names[0].as_str()), (steps + 1, told.as_str()));
            assert_eq!(stands(window), there);
            both_ways.push(document(window).text());
            keys(window, Modifiers::COMMAND, Key::Z);
            assert_eq!(stands(window), from);
        }
        assert!(both_ways[0] == both_ways[1]);
    }
}
