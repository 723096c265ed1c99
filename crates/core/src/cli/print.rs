//! Tables and paragraphs for a terminal.

use std::io::{self, Write};

/// How wide paragraphs are.
pub const WIDTH: usize = 96;

/// A table with aligned columns; the first line is the head.
#[must_use]
pub fn table(head: &[String], rows: &[Vec<String>]) -> String {
    let columns = rows.iter().map(Vec::len).chain([head.len()]).max().unwrap_or(0);
    let mut widths = vec![0; columns];
    for row in rows.iter().map(Vec::as_slice).chain([head]) {
        for (width, cell) in widths.iter_mut().zip(row) {
            *width = cell.chars().count().max(*width);
        }
    }
    let mut out = String::new();
    let mut line = |cells: &[String]| {
        let mut text = String::new();
        for (width, cell) in widths.iter().zip(cells) {
            text.push_str(&format!("{cell:<width$}  "));
        }
        out.push_str(text.trim_end());
        out.push('\n');
    };
    line(head);
    line(&widths.iter().map(|&width| "-".repeat(width)).collect::<Vec<_>>());
    for row in rows {
        line(row);
    }
    out
}

/// The text with its long lines broken at spaces; list items keep their indent.
#[must_use]
pub fn wrapped(text: &str, width: usize) -> String {
    let mut out = String::new();
    for line in text.lines() {
        let body = line.trim_start();
        let indent = line.len() - body.len();
        let hang = indent + if body.starts_with("- ") || body.starts_with("* ") { 2 } else { 0 };
        let mut at = indent;
        out.push_str(&" ".repeat(indent));
        for (index, word) in body.split_whitespace().enumerate() {
            let size = word.chars().count();
            if index > 0 && at + 1 + size > width {
                out.push('\n');
                out.push_str(&" ".repeat(hang));
                at = hang;
            } else if index > 0 {
                out.push(' ');
                at += 1;
            }
            out.push_str(word);
            at += size;
        }
        out.push('\n');
    }
    out
}

/// Writes a value as indented JSON.
///
/// # Errors
/// What the reader of the output says.
pub fn json(out: &mut dyn Write, value: &impl serde::Serialize) -> io::Result<()> {
    serde_json::to_writer_pretty(&mut *out, value)?;
    writeln!(out)
}

/// `1 game`, `2 games`.
#[must_use]
pub fn count(number: usize, thing: &str) -> String {
    if number == 1 { format!("1 {thing}") } else { format!("{number} {thing}s") }
}

/// `7`, `7 to 9`.
#[must_use]
pub fn range(first: u64, last: u64) -> String {
    if first == last { first.to_string() } else { format!("{first} to {last}") }
}
