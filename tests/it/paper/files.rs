//! The files: PDF, SVG, PNG.

use super::{battle, on_one_sheet, request};
use gonfalon::paper::{self, PaperError, Request, What};
use gonfalon::words::Language;
use std::io::Cursor;

fn find(bytes: &[u8], wanted: &str) -> usize {
    bytes.windows(wanted.len()).filter(|part| *part == wanted.as_bytes()).count()
}

/// The sizes of the pages of a PDF, in millimetres.
fn pages(pdf: &[u8]) -> Vec<(f32, f32)> {
    let text = String::from_utf8_lossy(pdf);
    let boxes = text.split("/MediaBox[").skip(1).map(|rest| {
        let numbers = rest.split(']').next().unwrap_or_default();
        let numbers: Vec<f32> = numbers.split_whitespace().map(|n| n.parse().unwrap()).collect();
        let mm = 25.4 / 72.0;
        ((numbers[2] - numbers[0]) * mm, (numbers[3] - numbers[1]) * mm)
    });
    boxes.collect()
}

#[test]
fn pages_of_a_pdf_have_the_size_of_the_sheets() {
    let one = on_one_sheet(21.0);
    let sheet = paper::map(&battle("lewes"), &one).expect("it is printed");
    let pdf = paper::pdf(&battle("lewes"), &one).expect("it is printed");
    let [page] = pages(&pdf)[..] else { panic!("{:?}", pages(&pdf)) };
    assert!((page.0 - sheet.size.x).abs() < 0.2 && (page.1 - sheet.size.y).abs() < 0.2);
    let pdf = paper::pdf(&battle("acre"), &Request::default()).expect("it is printed");
    for (wide, tall) in pages(&pdf) {
        let (wide, tall) = (wide.min(tall), wide.max(tall));
        assert!((wide - 210.0).abs() < 0.2 && (tall - 297.0).abs() < 0.2, "{wide} {tall}");
    }
}

#[test]
fn fonts_are_in_the_pdf_and_its_text_can_be_searched() {
    let pdf = paper::pdf(&battle("acre"), &request(&[What::Charts])).expect("it is printed");
    assert!(pdf.starts_with(b"%PDF-1."));
    let (fonts, files) = (find(&pdf, "/Type0"), find(&pdf, "/FontFile2"));
    assert!(fonts > 0 && files == fonts, "{fonts} fonts, {files} files");
    assert_eq!(find(&pdf, "/ToUnicode"), fonts);
    // Cut down to the letters in use.
    assert!(pdf.len() < 300_000, "{} bytes", pdf.len());
}

#[test]
fn the_same_battle_gives_the_same_bytes() {
    for id in ["arsouf", "acies-fast-play"] {
        for language in Language::all() {
            let request = Request { language, ..Request::default() };
            let pdf = || paper::pdf(&battle(id), &request).expect("it is printed");
            assert_eq!(pdf(), pdf(), "{id}");
        }
    }
    let svg = || paper::svg(&battle("lewes"), &on_one_sheet(19.0)).expect("it is drawn");
    assert_eq!(svg(), svg());
    let pdf = paper::pdf(&battle("arsouf"), &Request::default()).expect("it is printed");
    assert_eq!(find(&pdf, "CreationDate"), 0, "there is no clock in it");
}

#[test]
fn an_svg_has_layers_and_text() {
    let svg = paper::svg(&battle("lewes"), &on_one_sheet(19.0)).expect("it is drawn");
    let document = roxmltree::Document::parse(&svg).expect("it is XML");
    let sheet = paper::map(&battle("lewes"), &on_one_sheet(19.0)).expect("it is printed");
    let wide = document.root_element().attribute("width").expect("a width");
    let wide: f32 = wide.trim_end_matches("mm").parse().expect("a number");
    assert!((wide - sheet.size.x).abs() < 0.01);
    let named = |tag: &str, word: &str| {
        document
            .descendants()
            .any(|node| node.tag_name().name() == tag && node.text() == Some(word))
    };
    for word in ["Lewes", "St Pancras priory", "0101"] {
        assert!(named("text", word), "{word}");
    }
    for layer in ["ground", "roads", "names"] {
        let has = document.descendants().any(|node| node.attribute("id") == Some(layer));
        assert!(has, "{layer}");
    }
}

#[test]
fn a_png_has_the_dots_that_were_asked_for() {
    let request = on_one_sheet(14.0);
    let sheet = paper::map(&battle("sortie"), &request).expect("it is printed");
    for dpi in [72.0, 150.0] {
        let png = paper::png(&battle("sortie"), &request, dpi).expect("it is drawn");
        let picture = image::ImageReader::new(Cursor::new(png)).with_guessed_format().unwrap();
        let picture = picture.decode().expect("it is a PNG").to_rgb8();
        let wide = f64::from(sheet.size.x * dpi / 25.4);
        assert!((f64::from(picture.width()) - wide).abs() <= 1.0, "{} {wide}", picture.width());
        let inks: std::collections::BTreeSet<[u8; 3]> = picture.pixels().map(|p| p.0).collect();
        assert!(inks.len() > 50, "{} colours", inks.len());
    }
    let many = paper::png(&battle("acre"), &Request { hex: 60.0, ..request.clone() }, 1200.0);
    assert!(matches!(many, Err(PaperError::TooManyDots { .. })));
    assert_eq!(paper::png(&battle("acre"), &request, 5.0), Err(PaperError::Dots));
}
