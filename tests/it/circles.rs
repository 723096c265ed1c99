//! Files that import each other in a circle: none of more than five.

use crate::rooms::sources;
use std::collections::{BTreeMap, BTreeSet};

/// So many files may import each other.
const MOST: usize = 5;

/// A module's path, its room first: `gui`, `map`, `canvas`.
type Module = Vec<String>;

/// An import: whether it is passed on, and the path of what is imported.
type Import = (bool, Module);

/// Every module of the library with its source.
fn modules() -> BTreeMap<Module, String> {
    let mut modules = BTreeMap::new();
    for (name, source) in sources() {
        let mut parts: Module =
            name.trim_end_matches(".rs").split('/').map(str::to_owned).collect();
        if parts.last().is_some_and(|last| last == "mod" || last == "lib") {
            parts.pop();
        }
        let code: Vec<&str> = source.lines().map(|l| l.split("//").next().unwrap_or(l)).collect();
        modules.insert(parts, code.join("\n"));
    }
    modules
}

/// The single paths of `a::{b, c::{d, e}}`.
fn expand(tree: &str) -> Vec<String> {
    let tree = tree.trim();
    let Some((head, rest)) = tree.split_once('{') else {
        return vec![tree.split(" as ").next().unwrap_or(tree).trim().to_owned()];
    };
    let inner = rest.rsplit_once('}').map_or(rest, |(inner, _)| inner);
    let (mut depth, mut part, mut parts) = (0, String::new(), Vec::new());
    for letter in inner.chars() {
        match letter {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ => {}
        }
        if letter == ',' && depth == 0 {
            parts.push(std::mem::take(&mut part));
        } else {
            part.push(letter);
        }
    }
    parts.push(part);
    let parts = parts.iter().filter(|part| !part.trim().is_empty());
    parts.flat_map(|part| expand(part)).map(|path| format!("{head}{path}")).collect()
}

/// The path of an import in the crate, as written in a module; none if it is of another crate.
fn absolute(module: &Module, path: &str, modules: &BTreeMap<Module, String>) -> Option<Module> {
    let parts: Vec<&str> = path.split("::").map(str::trim).filter(|p| !p.is_empty()).collect();
    let up = parts.iter().take_while(|part| **part == "super").count();
    let (mut base, rest) = match *parts.first()? {
        "crate" => {
            (module.iter().take_while(|room| *room == "gui").cloned().collect(), &parts[1..])
        }
        "gonfalon_core" => (Vec::new(), &parts[1..]),
        "self" => (module.clone(), &parts[1..]),
        "super" => (module[..module.len().checked_sub(up)?].to_vec(), &parts[up..]),
        first => {
            let mut own = module.clone();
            own.push(first.to_owned());
            modules.contains_key(&own).then(|| (module.clone(), &parts[..]))?
        }
    };
    base.extend(rest.iter().map(|&part| part.to_owned()));
    Some(base)
}

fn imports(module: &Module, modules: &BTreeMap<Module, String>) -> Vec<Import> {
    let mut found = Vec::new();
    let statements = modules[module].split(';');
    for statement in statements {
        // What stands before the last brace that was closed or opened belongs to something else.
        let Some(at) = statement.rfind("use ") else { continue };
        let before = statement[..at].trim_end();
        let passed_on = before.ends_with("pub") || before.ends_with(')');
        if !(before.is_empty() || before.ends_with(['}', '{', ']']) || passed_on) {
            continue;
        }
        let paths = expand(&statement[at + "use ".len()..].replace('\n', " "));
        let known = paths.iter().filter_map(|path| absolute(module, path, modules));
        found.extend(known.map(|path| (passed_on, path)));
    }
    found
}

/// The module that something is defined in, through modules that only pass it on.
fn defined(path: &[String], all: &BTreeMap<&Module, Vec<Import>>, depth: u8) -> Option<Module> {
    let length = (0..=path.len()).rev().find(|&n| all.contains_key(&path[..n].to_vec()))?;
    let module = path[..length].to_vec();
    if let (Some(name), true) = (path.get(length), depth < 6) {
        let passing = all[&module].iter().filter(|(passed_on, _)| *passed_on);
        for (_, other) in passing.filter(|(_, other)| other.last() == Some(name)) {
            let whole: Module = other.iter().chain(&path[length + 1..]).cloned().collect();
            if let Some(found) = defined(&whole, all, depth + 1) {
                return Some(found);
            }
        }
    }
    Some(module)
}

/// Everything that can be reached from a module.
fn reached<'a>(
    from: &'a Module,
    arrows: &'a BTreeMap<Module, BTreeSet<Module>>,
) -> BTreeSet<&'a Module> {
    let (mut seen, mut next) = (BTreeSet::new(), vec![from]);
    while let Some(module) = next.pop() {
        for other in arrows.get(module).into_iter().flatten() {
            if seen.insert(other) {
                next.push(other);
            }
        }
    }
    seen
}

#[test]
fn no_more_than_five_files_import_each_other_in_a_circle() {
    let modules = modules();
    let all: BTreeMap<&Module, Vec<Import>> =
        modules.keys().map(|module| (module, imports(module, &modules))).collect();
    let mut arrows: BTreeMap<Module, BTreeSet<Module>> = BTreeMap::new();
    for (module, list) in &all {
        // A folder's own file passes on what its files define.
        let folder = all
            .keys()
            .any(|other| other.len() == module.len() + 1 && other.starts_with(module.as_slice()));
        for (_, path) in list.iter().filter(|(passed_on, _)| !(folder && *passed_on)) {
            if let Some(other) = defined(path, &all, 0).filter(|other| other != *module) {
                arrows.entry((*module).clone()).or_default().insert(other);
            }
        }
    }
    assert!(arrows.len() > 200, "imports of {} files were read", arrows.len());
    let ways: BTreeMap<&Module, BTreeSet<&Module>> =
        arrows.keys().map(|module| (module, reached(module, &arrows))).collect();
    let mut circles: BTreeSet<Vec<String>> = BTreeSet::new();
    for (module, far) in &ways {
        let back = |other: &&&Module| ways.get(**other).is_some_and(|ways| ways.contains(*module));
        let circle: Vec<String> = far.iter().filter(back).map(|m| m.join("/")).collect();
        if circle.len() > MOST {
            circles.insert(circle);
        }
    }
    let told: Vec<String> = circles.iter().map(|circle| circle.join(", ")).collect();
    assert!(
        told.is_empty(),
        "more than {MOST} files import each other in a circle:\n{}",
        told.join("\n\n")
    );
}
