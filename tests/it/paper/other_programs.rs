//! What other programs make of a PDF. Where poppler's tools are not installed there is nothing to ask them.

use super::{battle, on_one_sheet};
use gonfalon::paper::{self, Request, What};
use gonfalon::words::Language;
use std::path::Path;
use std::process::Command;

fn has(tool: &str) -> bool {
    Command::new(tool).arg("-v").output().is_ok()
}

fn told(tool: &str, arguments: &[&str], file: &Path) -> String {
    let output = Command::new(tool).args(arguments).arg(file).arg("-").output().expect("it runs");
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn written(id: &str, request: &Request, folder: &Path) -> std::path::PathBuf {
    let file = folder.join(format!("{id}.pdf"));
    std::fs::write(&file, paper::pdf(&battle(id), request).expect("it is printed"))
        .expect("a file");
    file
}

#[test]
fn pdftotext_finds_the_words() {
    if !has("pdftotext") {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let spanish = Request { language: crate::spanish(), ..Request::default() };
    for (request, words) in [
        (Request::default(), ["Combat results table", "Knights Templar", "The Game Map", "Toron"]),
        (spanish, ["Orden de batalla", "Caballeros", "hexágono", "Acre"]),
    ] {
        let text = told("pdftotext", &[], &written("acre", &request, folder.path()));
        for word in words {
            assert!(text.contains(word), "{word}");
        }
    }
}

/// Where a word begins on its page, in millimetres.
fn place(boxes: &str, word: &str) -> (f32, f32) {
    let line = boxes.lines().find(|line| line.contains(&format!(">{word}<")));
    let line = line.unwrap_or_else(|| panic!("{word} is not there"));
    let number = |name: &str| -> f32 {
        let rest = line.split(&format!("{name}=\"")).nth(1).expect("an attribute");
        rest.split('"').next().expect("its end").parse().expect("a number")
    };
    let mm = 25.4 / 72.0;
    (number("xMin") * mm, number("yMin") * mm)
}

/// Twenty hexes down and twenty across: the numbers of hexes stand in the same place of each.
#[test]
fn pdftotext_measures_the_scale() {
    if !has("pdftotext") {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let file = written("acre", &on_one_sheet(19.0), folder.path());
    let boxes = told("pdftotext", &["-bbox"], &file);
    let (a, b, c) = (place(&boxes, "0301"), place(&boxes, "0321"), place(&boxes, "2301"));
    let down = b.1 - a.1;
    assert!((down - 20.0 * 19.0).abs() < 0.2, "{down} mm for twenty hexes");
    let across = c.0 - a.0;
    let column = 19.0 / 3.0_f32.sqrt() * 1.5;
    assert!((across - 20.0 * column).abs() < 0.2, "{across} mm for twenty columns");
}

#[test]
fn pdffonts_finds_every_font_embedded_and_cut_down() {
    if !has("pdffonts") {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    for id in ["acre", "acies-fast-play"] {
        for language in Language::all() {
            let request = Request { language, ..Request::default() };
            let file = written(id, &request, folder.path());
            let output = Command::new("pdffonts").arg(&file).output().expect("it runs");
            let fonts = String::from_utf8_lossy(&output.stdout).into_owned();
            let lines: Vec<&str> = fonts.lines().skip(2).collect();
            assert!(!lines.is_empty());
            for line in lines {
                assert!(line.contains("yes yes yes"), "{line}");
            }
        }
    }
}

#[test]
fn pdftoppm_draws_every_page() {
    if !has("pdftoppm") {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let request = super::request(&[What::Map, What::Counters]);
    let file = written("arsouf", &request, folder.path());
    let output = Command::new("pdftoppm")
        .args(["-r", "20", "-png"])
        .arg(&file)
        .arg(folder.path().join("page"))
        .output()
        .expect("it runs");
    assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
    let pages = std::fs::read_dir(folder.path()).expect("a folder").flatten();
    let pages = pages.filter(|f| f.path().extension().is_some_and(|e| e == "png")).count();
    assert_eq!(
        pages,
        paper::document(&battle("arsouf"), &request).expect("printed").sheets().count()
    );
}

/// Where something is printed in each line of dots, from the left and from the right edge of the paper. The foot with the name
/// of the sheet is left out.
fn edges(picture: &image::RgbImage) -> Vec<Option<(u32, u32)>> {
    let inked = |pixel: &image::Rgb<u8>| pixel.0.iter().any(|part| *part < 225);
    let rows = picture.rows().take(picture.height() as usize * 95 / 100);
    let edge = |row: image::buffer::Pixels<'_, image::Rgb<u8>>| {
        let columns: Vec<u32> =
            (0..).zip(row).filter(|(_, pixel)| inked(pixel)).map(|(column, _)| column).collect();
        let (first, last) = (columns.first()?, columns.last()?);
        Some((*first, picture.width() - 1 - last))
    };
    rows.map(edge).collect()
}

/// Turned over the long edge, what is printed on the back of a sheet begins where that on its front ends.
#[test]
fn pdftoppm_shows_backs_behind_fronts() {
    if !has("pdftoppm") {
        return;
    }
    let dpi: f64 = 150.0;
    let dot = 25.4 / dpi;
    for (id, what) in [("lewes", What::Counters), ("acies-fast-play", What::Cards)] {
        let folder = tempfile::tempdir().expect("a folder");
        let file = written(id, &super::request(&[what]), folder.path());
        let output = Command::new("pdftoppm")
            .args(["-r", "150", "-l", "2", "-png"])
            .arg(&file)
            .arg(folder.path().join("page"))
            .output()
            .expect("it runs");
        assert!(output.status.success(), "{output:?}");
        let mut pages: Vec<_> = std::fs::read_dir(folder.path())
            .expect("a folder")
            .flatten()
            .map(|file| file.path())
            .filter(|path| path.extension().is_some_and(|ending| ending == "png"))
            .collect();
        pages.sort();
        let [front, back] = [0, 1].map(|k| image::open(&pages[k]).expect("a picture").to_rgb8());
        let (front, back) = (edges(&front), edges(&back));
        let mut lines = 0;
        for (front, back) in front.iter().zip(&back) {
            let (Some(front), Some(back)) = (front, back) else { continue };
            let far = f64::from(front.0.abs_diff(back.1).max(front.1.abs_diff(back.0)));
            assert!(far * dot <= 0.35, "{id}: {} mm apart: {front:?} {back:?}", far * dot);
            lines += 1;
        }
        assert!(lines > 1000, "{id}: {lines} lines of dots");
    }
}
