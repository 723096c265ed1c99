//! `gonfalon print` and `gonfalon render`.

use crate::cli::{fine, run, said, status};
use std::fs;

#[test]
fn print_writes_a_pdf_and_says_what_is_in_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("battle.pdf");
    let path = file.to_str().expect("a path");
    let told = fine(&["print", "sortie", "--what", "map,counters", "--paper", "A3", "--out", path]);
    assert!(told.contains("battle.pdf") && told.contains("counters 2"), "{told}");
    let english = fs::read(&file).expect("it is there");
    assert!(english.starts_with(b"%PDF"));
    let told = fine(&["print", "sortie", "--what=all", "--language", "es", "--out", path]);
    assert!(told.contains("sheets") && told.contains("rules"), "{told}");
    assert_ne!(fs::read(&file).expect("it is there"), english);
    let told =
        fine(&["--lang", "es", "print", "acies-fast-play", "--what", "cards", "--out", path]);
    assert!(told.contains("hojas") && told.contains("cartas"), "{told}");
    let left: Vec<_> = fs::read_dir(folder.path()).expect("a folder").collect();
    assert_eq!(left.len(), 1, "nothing unfinished is left");
}

#[test]
fn a_file_is_printed_like_a_built_in_battle() {
    let folder = tempfile::tempdir().expect("a folder");
    let (one, other) = (folder.path().join("one.pdf"), folder.path().join("other.pdf"));
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/scenarios/bmw/sortie.json");
    let print = |what: &str, out: &std::path::Path| {
        fine(&["print", what, "--out", out.to_str().expect("a path")]);
        fs::read(out).expect("it is there")
    };
    assert_eq!(print("sortie", &one), print(file, &other));
}

#[test]
fn render_writes_what_the_ending_says() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).to_str().expect("a path").to_owned();
    fine(&["render", "sortie", "--out", &path("map.svg"), "--hex", "15"]);
    assert!(fs::read_to_string(path("map.svg")).expect("text").contains("<svg"));
    fine(&["render", "sortie", "--out", &path("map.PNG"), "--dpi", "40"]);
    assert!(fs::read(path("map.PNG")).expect("it is there").starts_with(b"\x89PNG"));
}

#[test]
fn what_is_wrong_is_told_in_a_sentence() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).to_str().expect("a path").to_owned();
    let (pdf, gif) = (path("a.pdf"), path("a.gif"));
    let inside = path("a-file/b.pdf");
    fs::write(folder.path().join("a-file"), "").expect("it is written");
    let cases: [(&[&str], i32, &str); 11] = [
        (&["print", "acre", "--what", "map,dice", "--out", &pdf], 2, "\"dice\" is nothing"),
        (&["print", "acre", "--paper", "a5", "--out", &pdf], 2, "a4, letter, a3"),
        (&["print", "acre", "--hex", "1", "--out", &pdf], 2, "6 to 60 mm"),
        (&["print", "acre", "--counter", "99", "--out", &pdf], 2, "8 to 40 mm"),
        (&["print", "acre", "--language", "xx", "--out", &pdf], 2, "no language \"xx\""),
        (&["print", "no-such-battle", "--out", &pdf], 2, "no-such-battle"),
        (&["print", "acies-fast-play", "--what", "map", "--out", &pdf], 1, "no map"),
        (&["print", "sortie", "--what", "cards", "--out", &pdf], 1, "no cards"),
        (&["print", "first-clash", "--what", "map", "--out", &inside], 1, "was not written"),
        (&["render", "acre", "--out", &gif], 2, ".svg or .png"),
        (&["render", "acre", "--out", &path("a.png"), "--dpi", "1"], 2, "20 to 1200"),
    ];
    for (arguments, code, words) in cases {
        let output = run(arguments);
        assert_eq!(status(&output), code, "{arguments:?}: {}", said(&output));
        assert!(said(&output).contains(words), "{arguments:?}: {}", said(&output));
    }
    assert!(!folder.path().join("a.pdf").exists());
}
