//! Tables as spreadsheets copy and paste them: tabs or commas between cells, a line for each row, names in the first.

/// The rows of a text. Where there is a tab, tabs stand between cells; otherwise commas or semicolons, with quotation marks.
#[must_use]
pub fn read(text: &str) -> Vec<Vec<String>> {
    let tabs = text.contains('\t');
    let semicolons =
        !tabs && text.lines().next().is_some_and(|line| line.contains(';') && !line.contains(','));
    let between = if tabs {
        '\t'
    } else if semicolons {
        ';'
    } else {
        ','
    };
    let (mut rows, mut row, mut cell) = (Vec::new(), Vec::new(), String::new());
    let (mut quoted, mut letters) = (false, text.chars().peekable());
    while let Some(letter) = letters.next() {
        match letter {
            '"' if quoted && letters.peek() == Some(&'"') => {
                cell.push('"');
                letters.next();
            }
            '"' if quoted => quoted = false,
            '"' if cell.is_empty() => quoted = true,
            '\r' if !quoted => {}
            '\n' if !quoted => {
                row.push(std::mem::take(&mut cell));
                rows.push(std::mem::take(&mut row));
            }
            letter if letter == between && !quoted => row.push(std::mem::take(&mut cell)),
            letter => cell.push(letter),
        }
    }
    if !cell.is_empty() || !row.is_empty() {
        row.push(cell);
        rows.push(row);
    }
    rows.retain(|row| row.iter().any(|cell| !cell.trim().is_empty()));
    rows
}

/// Rows as a spreadsheet takes them.
#[must_use]
pub fn written(rows: &[Vec<String>]) -> String {
    let cell = |cell: &String| {
        if cell.contains(['\t', '\n', '"']) {
            format!("\"{}\"", cell.replace('"', "\"\""))
        } else {
            cell.clone()
        }
    };
    let line = |row: &Vec<String>| row.iter().map(cell).collect::<Vec<_>>().join("\t") + "\n";
    rows.iter().map(line).collect()
}
