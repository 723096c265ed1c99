//! The document of the protocol: it is made from the schema, says everything, and its bot plays.
//! `UPDATE_GOLDEN=1 cargo test document` writes it anew.

use gonfalon::cli::document::markdown;
use gonfalon::cli::engine::{METHODS, rpc};
use gonfalon::cli::schema::{Of, make};
use gonfalon::systems::{acies, arsouf, barons, bmw};
use std::path::{Path, PathBuf};
use std::process::Command;

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

/// Where the part begins that is made from the schema.
const MADE: &str = "<!-- From here on made by `gonfalon schema protocol-text`. -->\n";
/// Around the bot.
const QUOTED: (&str, &str) = ("<!-- docs/bot.py -->\n```python\n", "```\n<!-- -->\n");

/// The document with its bot and the part that is made put in anew.
fn renewed(document: &str) -> String {
    let (written, _) = document.split_once(MADE).expect("a mark before what is made");
    let (before, rest) = written.split_once(QUOTED.0).expect("a mark before the bot");
    let (_, after) = rest.split_once(QUOTED.1).expect("a mark after the bot");
    let bot = read(&root().join("docs/bot.py"));
    let made = markdown(&make::schema(Of::Protocol));
    format!("{before}{}{bot}{}{after}{MADE}\n{made}", QUOTED.0, QUOTED.1)
}

#[test]
fn the_document_carries_current_schemas() {
    for of in Of::ALL {
        let path = root().join(format!("assets/schema/{}.json", of.word()));
        let made = make::schema(of);
        if std::env::var_os("UPDATE_GOLDEN").is_some() {
            std::fs::write(&path, format!("{made}\n")).expect("the folder can be written");
            continue;
        }
        assert!(
            of.schema() == made,
            "{} is not what the types say: `UPDATE_GOLDEN=1 cargo test document` writes it anew",
            path.display()
        );
    }
}

#[test]
fn the_document_is_current() {
    let path = root().join("docs/protocol.md");
    let document = read(&path);
    let renewed = renewed(&document);
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(&path, &renewed).expect("the folder can be written");
        return;
    }
    let differs = document.lines().zip(renewed.lines()).position(|(a, b)| a != b);
    let line = differs.unwrap_or(document.lines().count().min(renewed.lines().count()));
    assert!(
        document == renewed,
        "docs/protocol.md differs from the schema at line {}:\n  written: {:?}\n  made:    {:?}\n\
         `UPDATE_GOLDEN=1 cargo test document` writes it anew",
        line + 1,
        document.lines().nth(line),
        renewed.lines().nth(line)
    );
}

/// The last chapter of the guide for authors is made from the schema.
#[test]
fn the_guide_for_authors_is_current() {
    let path = root().join("docs/authors.md");
    let document = read(&path);
    let sign = "<!-- From here on made from the schema by the golden tests. -->\n";
    let (written, _) = document.split_once(sign).expect("the sign is there");
    let made = gonfalon::reference::guide::fields(gonfalon::words::Language::ENGLISH);
    let renewed = format!("{written}{sign}\n{}\n", made.trim_end());
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(&path, &renewed).expect("the folder can be written");
        return;
    }
    assert!(document == renewed, "`UPDATE_GOLDEN=1 cargo test document` writes the guide anew");
}

#[test]
fn the_guide_has_chapters_in_every_language_that_ships() {
    let chapters = &gonfalon::reference::guide::Guide::shared().chapters;
    assert!(chapters.len() >= 10);
    for chapter in chapters {
        let (english, spanish) = (&chapter.text.source, chapter.text.get(crate::spanish()));
        assert!(english.len() > 100 && spanish.len() > 100, "{}", chapter.title.source);
        assert_ne!(english, spanish, "{}", chapter.title.source);
    }
}

#[test]
fn the_document_says_every_method_error_throw_and_reason() {
    let document = read(&root().join("docs/protocol.md"));
    for method in METHODS.iter() {
        assert!(document.contains(&format!("id=\"{}\"", method.name)), "{}", method.name);
    }
    for code in [
        rpc::PARSE_ERROR,
        rpc::INVALID_REQUEST,
        rpc::UNKNOWN_METHOD,
        rpc::BAD_PARAMS,
        rpc::INTERNAL,
        rpc::REFUSED,
        rpc::WRONG_DICE,
        rpc::BARRIER,
        rpc::NO_GAME,
        rpc::FAULTS,
        rpc::TOO_LARGE,
    ] {
        assert!(document.contains(&format!("| {code} |")), "{code}");
    }
    let reasons = [
        ("bmw", bmw::why::Why::SLUGS),
        ("arsouf", arsouf::why::Why::SLUGS),
        ("barons", barons::why::Why::SLUGS),
        ("acies", acies::why::Why::SLUGS),
    ];
    for (system, words) in reasons {
        let (_, about) = document.split_once(&format!("\n## `{system}`\n")).expect("a chapter");
        let about = about.split("\n## ").next().expect("a chapter");
        for word in words {
            assert!(about.contains(&format!("| `{word}` |")), "{system}: {word}");
        }
    }
}

/// The bot of the document plays a game of every system to its end.
#[test]
fn the_bot_of_the_document_plays_every_system() {
    if Command::new("python3").arg("--version").output().is_err() {
        return; // nobody here can run it
    }
    for scenario in ["first-clash", "arsouf-tutorial", "barons-tutorial", "acies-tutorial"] {
        let output = Command::new("python3")
            .arg(root().join("docs/bot.py"))
            .args([env!("CARGO_BIN_EXE_gonfalon"), scenario, "7"])
            .output()
            .expect("python3 starts");
        let (said, failed) =
            (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
        assert!(output.status.success() && failed.is_empty(), "{scenario}: {said}{failed}");
        assert!(said.contains(", rule ") && said.lines().count() == 2, "{scenario}: {said}");
    }
}
