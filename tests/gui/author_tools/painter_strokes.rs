//! Brushes, lines, shapes and fills, of terrain, heights and zones.

use super::*;

#[test]
fn brushes_lines_and_shapes_are_one_step_each() {
    for own in &SHEETS {
        let mut window = sheet(own);
        let window = &mut window;
        let [(wood, wood_name), (other, other_name)] = own.inks;
        let line = own.line;
        ink(window, wood);
        key(window, Key::P);
        // A click on every hex by keys is a step each: a brush of one hex is compared on one hex.
        step(window, &format!("paint 5 hexes as {wood_name}"), (&lines(&line, wood), &[]), |w| {
            drag(w, &line);
        });
        keys(window, Modifiers::COMMAND, Key::Z);
        for rings in 1..=5_u16 {
            for label in ["0606", "0101"] {
                let there = around(window, label, rings);
                let count = there.len();
                let hexes = if count == 1 { "1 hex".to_owned() } else { format!("{count} hexes") };
                let told = format!("paint {hexes} as {wood_name}");
                let had: Vec<String> = look(window)
                    .into_iter()
                    .filter(|line| there.iter().any(|l| *line == format!("{l} town")))
                    .collect();
                both(
                    window,
                    &told,
                    (&each(&there, wood), &had),
                    |w| drag(w, &[label]),
                    |w| enter_at(w, &[label]),
                );
                keys(window, Modifiers::COMMAND, Key::Z);
            }
            key(window, Key::CloseBracket);
        }
        for _ in 0..5 {
            key(window, Key::OpenBracket);
        }
        key(window, Key::L);
        both(
            window,
            &format!("paint 5 hexes as {wood_name}"),
            (&lines(&line, wood), &[]),
            |w| drag(w, &[line[0], line[4]]),
            |w| enter_at(w, &[line[0], line[4]]),
        );
        key(window, Key::T);
        let square = in_rectangle(2..=4, 2..=4);
        both(
            window,
            &format!("paint 9 hexes as {wood_name}"),
            (&each(&square, wood), &[]),
            |w| drag(w, &["0202", "0404"]),
            |w| enter_at(w, &["0202", "0404"]),
        );
        ink(window, other);
        key(window, Key::F);
        let change = (each(&square, other), each(&square, wood));
        whole(window);
        let pos = at(window, "0303");
        window.hover_at(pos);
        window.run_ok();
        assert!(is_painted(window, "9"), "what a fill would take is counted before");
        both(
            window,
            &format!("paint 9 hexes as {other_name}"),
            (&change.0, &change.1),
            |w| drag(w, &["0303"]),
            |w| enter_at(w, &["0404"]),
        );
        ink(window, wood);
        key(window, Key::A);
        both(
            window,
            &format!("paint 9 hexes as {wood_name}"),
            (&change.1, &change.0),
            |w| drag(w, &["0202"]),
            |w| enter_at(w, &["0303"]),
        );
        // Those of the line are alike, and are replaced with them.
        ink(window, other);
        let mut all = each(&square, other);
        all.extend(lines(&line, other));
        let mut gone = each(&square, wood);
        gone.extend(lines(&line, wood));
        both(
            window,
            &format!("paint 14 hexes as {other_name}"),
            (&all, &gone),
            |w| drag(w, &[line[2]]),
            |w| enter_at(w, &["0202"]),
        );
    }
}

#[test]
fn a_lasso_takes_the_hexes_whose_middles_it_goes_around() {
    for own in &SHEETS {
        let mut window = sheet(own);
        let window = &mut window;
        let (wood, wood_name) = own.inks[0];
        ink(window, wood);
        key(window, Key::O);
        // A frame with uneven edges, so that no middle lies on it.
        let frame = Rect::from_two_pos(at(window, "0603"), at(window, "0907"));
        let frame = frame.expand2(egui::vec2(3.7, 2.3));
        let view_now = view(window);
        let inside: Vec<String> = view_now
            .map
            .grid
            .hexes()
            .map(|hex| view_now.label(hex).to_owned())
            .filter(|label| frame.contains(at(window, label)))
            .collect();
        let gain: Vec<String> = inside.iter().map(|label| format!("{label} {wood}")).collect();
        assert!(inside.len() > 10, "{inside:?}");
        let told = format!("paint {} hexes as {wood_name}", inside.len());
        step(window, &told, (&gain, &[]), |w| {
            let corners =
                [frame.left_top(), frame.right_top(), frame.right_bottom(), frame.left_bottom()];
            let way: Vec<Pos2> = (0..4)
                .flat_map(|k| {
                    let (a, b) = (corners[k], corners[(k + 1) % 4]);
                    (0..8).map(move |n| a + (b - a) * (n as f32 / 8.0))
                })
                .collect();
            w.hover_at(way[0]);
            w.run_ok();
            button(w, way[0], true, Modifiers::NONE);
            for pos in &way[1..] {
                w.hover_at(*pos);
                w.run_ok();
            }
            button(w, way[way.len() - 1], false, Modifiers::NONE);
        });
    }
}

#[test]
fn what_lies_in_a_hex_is_taken_up_without_a_step() {
    for own in &SHEETS {
        let mut window = sheet(own);
        let window = &mut window;
        let (wood, _) = own.inks[0];
        ink(window, wood);
        drag(window, &["0404"]);
        let steps = document(window).undoable().count();
        let in_hand =
            |window: &Window| view(window).terrains[work(window).toolbox.terrain].id.clone();
        walk(window, "0505");
        key(window, Key::I);
        assert_ne!(in_hand(window), wood);
        let pos = at(window, "0404");
        window.hover_at(pos);
        window.run_ok();
        window.event(Event::ModifiersChanged(Modifiers::ALT));
        button(window, pos, true, Modifiers::ALT);
        button(window, pos, false, Modifiers::ALT);
        window.event(Event::ModifiersChanged(Modifiers::NONE));
        assert_eq!(in_hand(window), wood);
        assert_eq!(document(window).undoable().count(), steps);
    }
}

#[test]
fn heights_and_zones_are_painted_like_terrain() {
    for own in &SHEETS {
        let mut window = sheet(own);
        let window = &mut window;
        let line = own.line;
        key(window, Key::Plus);
        both(
            window,
            "change the height of 1 hex",
            (&lines(&line[..1], "level 1"), &[]),
            |w| drag(w, &line[..1]),
            |w| enter_at(w, &line[..1]),
        );
        key(window, Key::Minus);
        both(
            window,
            "change the height of 1 hex",
            (&[], &lines(&line[..1], "level 1")),
            |w| drag(w, &line[..1]),
            |w| enter_at(w, &line[..1]),
        );
        key(window, Key::E);
        key(window, Key::L);
        both(
            window,
            "change the height of 5 hexes",
            (&lines(&line, "level 1"), &[]),
            |w| drag(w, &[line[0], line[4]]),
            |w| enter_at(w, &[line[0], line[4]]),
        );
        keys(window, Modifiers::COMMAND, Key::Z);
        key(window, Key::D);
        window.get_by_role_and_label(Role::Slider, "Level where it ends").focus();
        window.run_ok();
        for _ in 0..3 {
            key(window, Key::ArrowRight);
        }
        let map = work(window).board.id.expect("shown");
        window.ctx.memory_mut(|memory| memory.request_focus(map));
        window.run_ok();
        let rise: Vec<String> = (1..5).map(|k| format!("{} level {k}", line[k])).collect();
        both(
            window,
            "make 5 hexes slope",
            (&rise, &[]),
            |w| drag(w, &[line[0], line[4]]),
            |w| enter_at(w, &[line[0], line[4]]),
        );
        keys(window, Modifiers::COMMAND, Key::Z);
        key(window, Key::Z);
        key(window, Key::P);
        window.get_by_role_and_label(Role::TextInput, "New zone").focus();
        window.run_ok();
        type_in(window, "Ridge");
        click(window, "Add");
        window.ctx.memory_mut(|memory| memory.request_focus(map));
        window.run_ok();
        step(window, "put 5 hexes into Ridge", (&lines(&line, "in Ridge"), &[]), |w| {
            drag(w, &line);
        });
        key(window, Key::U);
        both(
            window,
            "take 1 hex out of Ridge",
            (&[], &lines(&line[2..3], "in Ridge")),
            |w| drag(w, &line[2..3]),
            |w| enter_at(w, &line[2..3]),
        );
        key(window, Key::Z);
        both(
            window,
            "put 1 hex into Ridge",
            (&lines(&line[2..3], "in Ridge"), &[]),
            |w| drag(w, &line[2..3]),
            |w| enter_at(w, &line[2..3]),
        );
    }
}
