//! Files are written whole or not at all, and stay what they are: links, modes, nothing beside them.

use gonfalon::scenario::catalogue;
use gonfalon::session::atomic::{self, Lock, Locking};
use gonfalon::session::{self, SaveFile, save};
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("it is there");
    let mut names: Vec<String> = entries
        .map(|entry| entry.expect("it can be read").file_name().to_string_lossy().into_owned())
        .collect();
    names.sort();
    names
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).expect("it is there")
}

#[test]
fn what_is_written_is_there_and_nothing_beside_it() {
    let folder = tempfile::tempdir().expect("there is room");
    let path = folder.path().join("deep/er/game.gonfalon");
    for text in ["one", "two, longer", ""] {
        atomic::write(&path, text.as_bytes()).expect("it can be written");
        assert_eq!(read(&path), text);
        assert_eq!(names(path.parent().expect("a folder")), ["game.gonfalon"]);
    }
}

#[cfg(unix)]
#[test]
fn symbolic_links_stay_and_lead_to_the_new_content() {
    use std::os::unix::fs::symlink;
    let folder = tempfile::tempdir().expect("there is room");
    let at = |name: &str| folder.path().join(name);
    fs::create_dir(at("elsewhere")).expect("there is room");
    fs::write(at("elsewhere/real"), "old").expect("there is room");
    symlink("elsewhere/real", at("near")).expect("links are possible");
    symlink(at("near"), at("far")).expect("links are possible");
    symlink("elsewhere/to-come", at("dangling")).expect("links are possible");
    atomic::write(&at("far"), b"new").expect("it can be written");
    atomic::write(&at("dangling"), b"first").expect("it can be written");
    assert_eq!((read(&at("elsewhere/real")), read(&at("far"))), ("new".into(), "new".into()));
    assert_eq!(read(&at("elsewhere/to-come")), "first");
    for link in ["near", "far", "dangling"] {
        assert!(at(link).is_symlink(), "{link}");
    }
    symlink("b", at("a")).expect("links are possible");
    symlink("a", at("b")).expect("links are possible");
    assert!(atomic::write(&at("a"), b"x").is_err(), "the links lead in a circle");
}

#[cfg(unix)]
#[test]
fn a_file_keeps_its_mode_and_a_new_one_has_the_usual_mode() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().expect("there is room");
    let path = folder.path().join("game");
    let mode = |path: &Path| fs::metadata(path).expect("it is there").permissions().mode() & 0o7777;
    fs::write(folder.path().join("usual"), "").expect("there is room");
    atomic::write(&path, b"one").expect("it can be written");
    assert_eq!(mode(&path), mode(&folder.path().join("usual")));
    for wanted in [0o600, 0o664, 0o666, 0o755] {
        fs::set_permissions(&path, fs::Permissions::from_mode(wanted)).expect("it is ours");
        atomic::write(&path, b"two").expect("it can be written");
        assert_eq!(mode(&path), wanted);
    }
    fs::set_permissions(&path, fs::Permissions::from_mode(0o444)).expect("it is ours");
    assert!(atomic::write(&path, b"three").is_err(), "it is to be read only");
    assert_eq!((read(&path), mode(&path)), ("two".into(), 0o444));
}

#[test]
fn what_cannot_be_written_stays_as_it_was() {
    let folder = tempfile::tempdir().expect("there is room");
    let inner = folder.path().join("folder");
    fs::create_dir(&inner).expect("there is room");
    assert!(atomic::write(&inner, b"x").is_err(), "it is a folder");
    fs::write(folder.path().join("file"), "old").expect("there is room");
    assert!(atomic::write(&folder.path().join("file/in"), b"x").is_err(), "a file is no folder");
    assert_eq!(read(&folder.path().join("file")), "old");
    assert_eq!(names(folder.path()), ["file", "folder"]);
    #[cfg(unix)]
    {
        assert!(atomic::write(Path::new("/dev/null"), b"x").is_err(), "it is a device");
        assert!(!Path::new("/dev/null").is_file());
    }
}

/// What a killed program left is swept up: by the next writing of the same file, and by a start; what somebody still
/// writes is left alone.
#[test]
fn unfinished_files_are_swept_up() {
    let folder = tempfile::tempdir().expect("there is room");
    let at = |name: &str| folder.path().join(name);
    for name in [".game.abc123.gonfalon-tmp", ".other.abc123.gonfalon-tmp", "mine.gonfalon-tmp"] {
        fs::write(at(name), "half").expect("there is room");
    }
    atomic::write(&at("game"), b"whole").expect("it can be written");
    assert_eq!(names(folder.path()), [".other.abc123.gonfalon-tmp", "game", "mine.gonfalon-tmp"]);
    let busy = fs::File::open(at(".other.abc123.gonfalon-tmp")).expect("it is there");
    busy.lock().expect("it can be locked");
    atomic::sweep_folder(folder.path());
    assert!(at(".other.abc123.gonfalon-tmp").exists(), "somebody writes it");
    drop(busy);
    atomic::sweep_folder(folder.path());
    assert_eq!(names(folder.path()), ["game", "mine.gonfalon-tmp"]);
}

#[test]
fn a_lock_is_somebodys_and_leaves_nothing() {
    let folder = tempfile::tempdir().expect("there is room");
    let path = folder.path().join("game.lock");
    let Locking::Ours(first) = Lock::take(&path) else { panic!("it is free") };
    assert!(matches!(Lock::take(&path), Locking::Theirs));
    drop(first);
    assert!(names(folder.path()).is_empty());
    assert!(matches!(Lock::take(&path), Locking::Ours(_)));
    let nowhere = folder.path().join("no/such/folder.lock");
    assert!(matches!(Lock::take(&nowhere), Locking::Impossible));
}

/// Two writers and many readers: every reader finds one whole text or the other.
#[test]
fn readers_never_find_half_a_file() {
    let folder = tempfile::tempdir().expect("there is room");
    let path = folder.path().join("game");
    let texts = ["a".repeat(70_000), "b".repeat(200_000)];
    atomic::write(&path, texts[0].as_bytes()).expect("it can be written");
    std::thread::scope(|scope| {
        let writer = scope.spawn(|| {
            for k in 0..40 {
                // Another writer may have swept up just then: that is an error, and no harm.
                let _ = atomic::write(&path, texts[k % 2].as_bytes());
            }
        });
        while !writer.is_finished() {
            let found = read(&path);
            assert!(texts.contains(&found), "{} bytes", found.len());
        }
    });
    assert_eq!(names(folder.path()), ["game"]);
}

/// The other program of the test below: it writes two games in turn until it is killed.
#[test]
#[ignore = "the other program of the test below, which starts it"]
fn writer_that_is_killed() {
    let path = std::env::var_os("GONFALON_KILLED_WRITER").expect("the test below starts it");
    let games = two_games();
    for k in 0.. {
        // Somebody may be looking just now.
        let _ = save::write(Path::new(&path), &games[k % 2]);
    }
}

fn two_games() -> [SaveFile; 2] {
    let scenario = catalogue::find("first-clash").expect("it is built in");
    let mut game = session::new(scenario, 4).unwrap_or_else(|faults| panic!("{}", faults[0]));
    let mut after = |steps: usize| {
        while game.steps() < steps {
            game.choose(0).expect("it is offered");
        }
        game.save()
    };
    [after(3), after(12)]
}

/// A program that is killed in the middle of writing leaves the old game or the new one, and what else it leaves is swept
/// up.
#[test]
fn a_killed_writer_leaves_one_whole_game_or_the_other() {
    let folder = tempfile::tempdir().expect("there is room");
    let path = folder.path().join("game.gonfalon");
    save::write(&path, &two_games()[0]).expect("it can be written");
    let (mut left, mut found) = (0, [0, 0]);
    for k in 0..80_u64 {
        let mut writer = Command::new(std::env::current_exe().expect("it runs"))
            .args(["--exact", "writing::writer_that_is_killed", "--ignored"])
            .env("GONFALON_KILLED_WRITER", &path)
            .stdout(Stdio::null())
            .spawn()
            .expect("it starts");
        // Until it writes, and then a different moment every time.
        let before = fs::metadata(&path).expect("it is there").modified().ok();
        while fs::metadata(&path).expect("it is there").modified().ok() == before {
            std::thread::yield_now();
        }
        std::thread::sleep(Duration::from_micros(k * 173 % 9_000));
        writer.kill().expect("it runs");
        writer.wait().expect("it has ended");
        let file = save::read(&path).unwrap_or_else(|error| panic!("kill {k}: {error}"));
        found[usize::from(file.steps.len() == 12)] += 1;
        session::load(file).unwrap_or_else(|(error, _)| panic!("kill {k}: {error}"));
        left += usize::from(names(folder.path()).len() > 1);
        atomic::sweep_folder(folder.path());
        assert_eq!(names(folder.path()), ["game.gonfalon"], "kill {k}");
    }
    assert!(left > 0, "some were in the middle of writing: {found:?}");
}
