//! The little Markdown that texts use: paragraphs, bullets, tables, bold and italics.

/// A run of text in one style.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Run {
    /// The text.
    pub text: String,
    /// Whether it is bold.
    pub bold: bool,
    /// Whether it is in italics.
    pub italics: bool,
}

/// A paragraph or a list item.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Block {
    /// The bullet or number before it; empty for a paragraph.
    pub bullet: String,
    /// How far it is indented.
    pub depth: usize,
    /// Its text.
    pub runs: Vec<Run>,
}

/// The rows of a table, the heads first; each cell with its runs.
pub type Table = Vec<Vec<Vec<Run>>>;

/// A part of a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Part {
    /// A paragraph or a list item.
    Block(Block),
    /// A table.
    Table(Table),
}

/// Takes Markdown apart.
#[must_use]
pub fn parse(text: &str) -> Vec<Part> {
    let mut parts: Vec<Part> = Vec::new();
    let mut open = false;
    for line in text.lines() {
        let trimmed = line.trim();
        if trimmed.is_empty() {
            open = false;
            continue;
        }
        if let Some(cells) = row(trimmed) {
            let rule = |cell: &str| !cell.is_empty() && cell.bytes().all(|b| b"-: ".contains(&b));
            if cells.iter().all(|cell| rule(cell)) {
                continue; // the line below the heads
            }
            let cells = cells.into_iter().map(runs).collect();
            match parts.last_mut() {
                Some(Part::Table(table)) if open => table.push(cells),
                _ => parts.push(Part::Table(vec![cells])),
            }
            open = true;
            continue;
        }
        let depth = (line.len() - line.trim_start().len()) / 2;
        let item = bullet(trimmed);
        match (item, parts.last_mut()) {
            (None, Some(Part::Block(last))) if open => {
                last.runs.push(Run { text: " ".to_owned(), bold: false, italics: false });
                last.runs.extend(runs(trimmed));
            }
            (item, _) => {
                let (bullet, rest) = item.unwrap_or((String::new(), trimmed));
                let rest = rest.trim_start_matches('#').trim_start();
                parts.push(Part::Block(Block { bullet, depth, runs: runs(rest) }));
            }
        }
        open = true;
    }
    parts
}

/// The text of a sentence without its marks, for where no styles are shown.
#[must_use]
pub fn plain(text: &str) -> String {
    runs(text).into_iter().map(|run| run.text).collect()
}

/// The cells of a table's line.
fn row(line: &str) -> Option<Vec<&str>> {
    let inner = line.strip_prefix('|')?.strip_suffix('|')?;
    Some(inner.split('|').map(str::trim).collect())
}

fn bullet(line: &str) -> Option<(String, &str)> {
    if let Some(rest) = line.strip_prefix("- ").or_else(|| line.strip_prefix("* ")) {
        return Some(("•".to_owned(), rest));
    }
    let (number, rest) = line.split_once(". ")?;
    let is_number = number.len() <= 2 && number.bytes().all(|b| b.is_ascii_digit());
    is_number.then(|| (format!("{number}."), rest))
}

fn runs(text: &str) -> Vec<Run> {
    let mut runs = Vec::new();
    let (mut bold, mut italics) = (false, false);
    let mut word = String::new();
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        let mark = letter == '*' || letter == '`';
        if !mark {
            word.push(letter);
            continue;
        }
        if !word.is_empty() {
            runs.push(Run { text: std::mem::take(&mut word), bold, italics });
        }
        if letter == '*' && letters.peek() == Some(&'*') {
            letters.next();
            bold = !bold;
        } else {
            italics = !italics;
        }
    }
    if !word.is_empty() {
        runs.push(Run { text: word, bold, italics });
    }
    runs
}
