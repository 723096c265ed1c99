//! Roads, streams and hexsides, and the names of places.

use super::*;

fn corner(window: &Window, label: &str, corner: u8) -> Pos2 {
    let board = &work(window).board;
    let geometry = &board.sketch.as_ref().expect("a map").geometry;
    let point = hexside_paint::vertex_center(geometry, (hex(window, label), corner));
    board.camera.expect("shown").to_screen(board.screen.expect("shown"), point)
}

#[test]
fn roads_and_streams_are_one_step_for_each_stroke() {
    for own in &SHEETS {
        let mut window = sheet(own);
        let window = &mut window;
        let line = own.line;
        for (tool, word) in [(Key::R, "road"), (Key::W, "stream")] {
            key(window, tool);
            let way = line.join(" ");
            let gain =
                [if word == "road" { format!("road  {way}") } else { format!("stream {way}") }];
            both(
                window,
                &format!("draw a {word} through 5 hexes"),
                (&gain, &[]),
                |w| drag(w, &[line[0], line[1], line[2], line[3], line[2], line[4]]),
                |w| {
                    enter_at(w, &[line[0], line[4]]);
                    key(w, Key::Escape);
                },
            );
        }
        key(window, Key::X);
        let (road, stream) =
            (format!("road  {}", line.join(" ")), format!("stream {}", line.join(" ")));
        let short = line[..4].join(" ");
        both(
            window,
            "erase roads and streams in 1 hex",
            (&[format!("road  {short}"), format!("stream {short}")], &[road, stream]),
            |w| drag(w, &[line[4]]),
            |w| enter_at(w, &[line[4]]),
        );
    }
}

#[test]
fn several_hexsides_are_one_step() {
    // The same on pointed hexes, and on flat ones, which the map is turned into.
    for flat in [false, true] {
        let mut window = sheet(&SHEETS[1]);
        let window = &mut window;
        if flat {
            click(window, "with flat tops");
        }
        let middle = "0805";
        key(window, Key::H);
        let grid = view(window).map.grid.clone();
        let own = hex(window, middle);
        let side = |direction: Direction| {
            let next = grid.neighbor(own, direction).expect("it is in the middle");
            let (a, b) = if direction.0 < 3 { (own, next) } else { (next, own) };
            format!("{} {} sides 1", grid.label(a), grid.label(b))
        };
        let gain: Vec<String> = Direction::ALL[..3].iter().map(|d| side(*d)).collect();
        both(
            window,
            "draw Ford along 3 hexsides",
            (&gain, &[]),
            |w| {
                let path: Vec<Pos2> = (0..4).map(|k| corner(w, middle, k)).collect();
                w.hover_at(path[0]);
                w.run_ok();
                button(w, path[0], true, Modifiers::NONE);
                for pos in &path[1..] {
                    w.hover_at(*pos);
                    w.run_ok();
                }
                button(w, path[3], false, Modifiers::NONE);
            },
            |w| {
                walk(w, middle);
                for _ in 0..3 {
                    key(w, Key::Period);
                    key(w, Key::Space);
                }
                key(w, Key::Enter);
            },
        );
        click(window, "None: clear the side");
        let map = work(window).board.id.expect("shown");
        window.ctx.memory_mut(|memory| memory.request_focus(map));
        let one = [side(Direction(1))];
        both(
            window,
            "clear 1 hexside",
            (&[], &one),
            |w| {
                let (a, b) = (corner(w, middle, 1), corner(w, middle, 2));
                press(w, a + (b - a) / 2.0, PointerButton::Primary);
            },
            |w| {
                walk(w, middle);
                while work(w).board.side.is_none_or(|side| {
                    hexside_paint::same(
                        &work(w).board.sketch.as_ref().expect("a map").geometry,
                        (own, Direction(1)),
                    ) != side
                }) {
                    key(w, Key::Period);
                }
                key(w, Key::Enter);
            },
        );
    }
}

#[test]
fn names_are_written_moved_and_taken_away_by_name() {
    for own in &SHEETS {
        let mut window = sheet(own);
        let window = &mut window;
        let [here, there, ..] = own.line;
        key(window, Key::N);
        let write = |w: &mut Window, words: &str| {
            keys(w, Modifiers::COMMAND, Key::A);
            if words.is_empty() {
                key(w, Key::Backspace);
            } else {
                type_in(w, words);
            }
            key(w, Key::Enter);
        };
        both(
            window,
            "name a place: Mill",
            (&lines(&[here], "called Mill"), &[]),
            |w| {
                drag(w, &[here]);
                write(w, "Mill");
            },
            |w| {
                enter_at(w, &[here]);
                write(w, "Mill");
            },
        );
        both(
            window,
            "move the name Mill",
            (&lines(&[there], "called Mill"), &lines(&[here], "called Mill")),
            |w| drag(w, &[here, there]),
            |w| {
                walk(w, here);
                key(w, Key::Space);
                enter_at(w, &[there]);
            },
        );
        both(
            window,
            "take the name Mill away",
            (&[], &lines(&[there], "called Mill")),
            |w| {
                drag(w, &[there]);
                write(w, "");
            },
            |w| {
                enter_at(w, &[there]);
                write(w, "");
            },
        );
    }
}
