//! The symbols of `assets/art`, and what is drawn with them.

use gonfalon::drawing::art::{self, FILES, Inks};
use gonfalon::drawing::svg::{Fault, Outline, Part, Symbol, Tone};
use gonfalon::drawing::{Area, Colour, Point, Shape, point};
use gonfalon::view::{CounterFigure, Emblem, Nation};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

fn symbol(inner: &str) -> Result<Symbol, Fault> {
    Symbol::read(&format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 100 100\">{inner}</svg>"
    ))
}

fn only(inner: &str) -> Part {
    let symbol = symbol(inner).unwrap_or_else(|fault| panic!("{inner}: {fault}"));
    assert_eq!(symbol.parts.len(), 1, "{inner}");
    symbol.parts[0].clone()
}

#[test]
fn every_file_is_a_symbol_that_draws() {
    for file in FILES {
        let read = Symbol::read(file.text);
        assert!(read.is_ok(), "{}/{}.svg: {}", file.folder, file.name, read.unwrap_err());
        let mut shapes = Vec::new();
        let area = Area::new(Point::default(), point(100.0, 100.0));
        let inks = Inks { ink: Colour::BLACK, ground: Colour::WHITE, finest: 0.7 };
        art::place(file.folder, file.name, area, inks, &mut shapes);
        assert!(!shapes.is_empty(), "{}/{}.svg", file.folder, file.name);
    }
}

#[test]
fn the_program_holds_every_file() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/art");
    let mut there = BTreeSet::new();
    for folder in fs::read_dir(folder).expect("it is there").flatten() {
        for file in fs::read_dir(folder.path()).expect("a folder").flatten() {
            let name = |path: &Path| path.file_stem().expect("a name").display().to_string();
            there.insert((name(&folder.path()), name(&file.path())));
        }
    }
    let held: BTreeSet<(String, String)> =
        FILES.iter().map(|file| (file.folder.to_owned(), file.name.to_owned())).collect();
    assert_eq!(held, there);
}

#[test]
fn every_emblem_and_every_silhouette_has_its_file() {
    let is_there = |folder: &str, name: &str| {
        assert!(FILES.iter().any(|f| (f.folder, f.name) == (folder, name)), "{folder}/{name}.svg");
    };
    for emblem in Emblem::ALL {
        is_there("emblems", emblem.name());
        assert_eq!(serde_json::json!(emblem), emblem.name());
    }
    for figure in CounterFigure::ALL {
        is_there("counters", &format!("{}-1", figure.name()));
        assert_eq!(serde_json::json!(figure), figure.name());
    }
    for nation in Nation::ALL {
        is_there("nations", nation.name());
        assert_eq!(serde_json::json!(nation), nation.name());
    }
}

#[test]
fn groups_hand_down_their_look_and_their_place() {
    let part = only(
        "<g fill=\"none\" stroke=\"black\" transform=\"translate(10, 20) scale(2)\">\
         <line x1=\"0\" y1=\"0\" x2=\"10\" y2=\"0\" style=\"stroke-width:3px\"/></g>",
    );
    assert_eq!(part.fill, None);
    let (tone, share, wide) = part.stroke.expect("a line");
    assert_eq!((tone, share), (Tone::Ink, 1.0));
    assert!((wide - 0.06).abs() < 1e-6, "{wide}");
    let line = vec![point(0.1, 0.2), point(0.3, 0.2)];
    assert_eq!(part.outline, Outline::Lines(vec![(line, false)]));
}

#[test]
fn black_is_ink_and_white_is_the_ground() {
    let tone = |fill: &str| {
        only(&format!("<circle cx=\"50\" cy=\"50\" r=\"20\" fill=\"{fill}\"/>"))
            .fill
            .map(|(_, tone, _)| tone)
    };
    for ink in ["#000", "#000000", "black", "currentColor", "rgb(0, 0, 0)"] {
        assert_eq!(tone(ink), Some(Tone::Ink), "{ink}");
    }
    assert_eq!(tone("#ffffff"), Some(Tone::Ground));
    assert_eq!(tone("#c80a0f"), Some(Tone::Own(Colour::rgb(200, 10, 15))));
}

#[test]
fn an_outline_within_another_is_a_hole() {
    let outer = "M10,10 H90 V90 H10 Z";
    let holes = |inner: &str, rule: &str| {
        let part = only(&format!("<path fill-rule=\"{rule}\" d=\"{outer} {inner}\"/>"));
        part.fill.expect("it is filled").0.iter().map(|ring| ring.holes.len()).sum::<usize>()
    };
    let (same, other) = ("M30,30 H70 V70 H30 Z", "M30,30 V70 H70 V30 Z");
    assert_eq!(holes(same, "evenodd"), 1);
    assert_eq!(holes(same, "nonzero"), 0);
    assert_eq!(holes(other, "nonzero"), 1);
}

#[test]
fn what_cannot_be_drawn_is_refused() {
    let fault = |inner: &str| symbol(inner).expect_err(inner);
    assert_eq!(fault(""), Fault::Empty);
    assert_eq!(fault("<text>A</text>"), Fault::Element("text".into()));
    assert!(matches!(fault("<path d=\"M0,0 L\"/>"), Fault::Attribute { .. }));
    assert!(matches!(fault("<circle r=\"5\" fill=\"url(#a)\"/>"), Fault::Attribute { .. }));
    assert!(matches!(fault("<g transform=\"turn(3)\"/>"), Fault::Attribute { .. }));
    assert!(matches!(Symbol::read("<svg"), Err(Fault::Xml(_))));
    assert_eq!(Symbol::read("<svg xmlns=\"http://www.w3.org/2000/svg\"/>"), Err(Fault::Size));
}

#[test]
fn an_ellipse_keeps_its_radii_in_their_directions() {
    let tall = only("<ellipse cx=\"50\" cy=\"40\" rx=\"10\" ry=\"30\"/>");
    let Outline::Round(center, (across, down)) = tall.outline else { panic!("{tall:?}") };
    let all = [center.x, center.y, across, down].map(|number| format!("{number:.2}"));
    assert_eq!(all, ["0.50", "0.40", "0.10", "0.30"]);
    let leaning = only("<ellipse rx=\"10\" ry=\"30\" transform=\"rotate(45)\"/>");
    assert!(matches!(leaning.outline, Outline::Lines(_)));
}

#[test]
fn lines_end_as_their_caps_say() {
    let ends = |cap: &str| {
        let line = format!(
            "<path d=\"M20,50 H80\" fill=\"none\" stroke=\"#000\" stroke-width=\"10\" \
             stroke-linecap=\"{cap}\"/>"
        );
        let symbol = symbol(&line).expect("a line");
        let area = Area::new(Point::default(), point(100.0, 100.0));
        let inks = Inks { ink: Colour::BLACK, ground: Colour::WHITE, finest: 0.0 };
        let mut shapes = Vec::new();
        art::draw(&symbol, area, inks, &mut shapes);
        let Some(Shape::Line { points, .. }) = shapes.last() else { panic!("{shapes:?}") };
        (shapes.len(), points[0].x.round(), points[1].x.round())
    };
    assert_eq!(ends("butt"), (1, 20.0, 80.0));
    assert_eq!(ends("square"), (1, 15.0, 85.0));
    assert_eq!(ends("round"), (3, 20.0, 80.0), "with a disc at each end");
}

#[test]
fn a_name_that_is_not_there_draws_nothing() {
    let mut shapes: Vec<Shape> = Vec::new();
    let inks = Inks { ink: Colour::BLACK, ground: Colour::WHITE, finest: 0.0 };
    art::place("emblems", "unicorn", Area::default(), inks, &mut shapes);
    assert!(shapes.is_empty());
}
