//! The numbers of sections, in comments and in the names of tests.

/// Whether this is a section's number: `7.8`, `9.4.1.1`, `7.31g`, `3.C1`, `3.D`, or `M5.4` in a manual.
pub(super) fn is_section(text: &str) -> bool {
    let number = |text: &str| !text.is_empty() && text.chars().all(|c| c.is_ascii_digit());
    let clause = |text: &str| {
        let digits = text.trim_end_matches(|c: char| c.is_ascii_lowercase());
        number(digits) && text.len() - digits.len() <= 1
    };
    let phase = |text: &str| {
        text.strip_prefix(|c: char| c.is_ascii_uppercase())
            .is_some_and(|rest| rest.is_empty() || number(rest))
    };
    let digits = text.strip_prefix('M').unwrap_or(text);
    let Some((chapter, rest)) = digits.split_once('.') else { return false };
    number(chapter) && rest.split('.').all(|part| clause(part) || phase(part))
}

/// Whether a section stands in a manual, not in the rules of play.
pub(super) fn is_manual(section: &str) -> bool {
    section.starts_with('M')
}

/// The sections after each prefix in a comment: one number, several (`7.5, 9.6 and 10.2`) or a range (`5.2 to 5.5`).
pub(super) fn sections(comment: &str, prefix: &str, order: &[String]) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    for rest in comment.split(prefix).skip(1) {
        let mut range = false;
        for word in rest.split_whitespace() {
            let number = word.trim_end_matches([',', '.', ':', ';', ')']);
            if is_section(number) {
                if range {
                    let between = found.last().map(|first| between(first, number, order));
                    found.extend(between.unwrap_or_default());
                }
                found.push(number.to_owned());
                range = false;
            } else if matches!(word, "and" | "or" | "to" | "&") {
                range = word == "to";
            } else {
                break;
            }
            if word.ends_with([':', ';', ')', '.']) {
                break;
            }
        }
    }
    found
}

/// The sections between two: those that have a constant, in its order, or by number in the same chapter.
fn between(first: &str, last: &str, order: &[String]) -> Vec<String> {
    let place = |section: &str| order.iter().position(|other| other == section);
    if let (Some(from), Some(to)) = (place(first), place(last)) {
        return order.get(from + 1..to).unwrap_or_default().to_vec();
    }
    let parts = |text: &str| -> Option<(String, u32)> {
        let (chapter, section) = text.split_once('.')?;
        Some((chapter.to_owned(), section.parse().ok()?))
    };
    let (Some((chapter, from)), Some((other, to))) = (parts(first), parts(last)) else {
        return Vec::new();
    };
    if chapter != other {
        return Vec::new();
    }
    (from + 1..to).map(|section| format!("{chapter}.{section}")).collect()
}

/// The section in a test's name: `r7_8_no_hex_eliminates` is about 7.8, `m5_4_an_arrival_stays` about M5.4. Where a system
/// has longer numbers the longest known one counts: `r9_4_1_1_no_zoc` is about 9.4.1.1, `r3_c1_one_mover` about 3.C1.
pub(super) fn named_section(name: &str, known: &[String]) -> Option<String> {
    let (manual, rest) = match (name.strip_prefix('r'), name.strip_prefix('m')) {
        (Some(rest), _) => ("", rest),
        (_, Some(rest)) => ("M", rest),
        _ => return None,
    };
    let parts: Vec<&str> = rest.split('_').collect();
    let long = (2..=4).rev().filter_map(|n| Some(format!("{manual}{}", parts.get(..n)?.join("."))));
    for number in long {
        let upper = number.to_uppercase();
        if let Some(section) = [number, upper].into_iter().find(|number| known.contains(number)) {
            return Some(section);
        }
    }
    let section = format!("{manual}{}.{}", parts.first()?, parts.get(1)?);
    is_section(&section).then_some(section)
}

/// The words of a line of code.
pub(super) fn words(line: &str) -> impl Iterator<Item = &str> {
    line.split(|c: char| !c.is_alphanumeric() && c != '_').filter(|word| !word.is_empty())
}
