//! Writing a coat of arms as a blazon.

use super::attribute::Place;
use super::coat::{Arms, Bearing, Surface};
use super::figure::Figure;
use super::partition::{Division, PartitionLine};
use super::tincture::Tincture;
use std::fmt;

const NUMBERS: [&str; 13] = [
    "no", "a", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve",
];

fn number(n: u8) -> String {
    NUMBERS.get(usize::from(n)).map_or_else(|| n.to_string(), |word| (*word).to_owned())
}

impl fmt::Display for Arms {
    /// The blazon in its canonical form, which reads as the same arms.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = arms(self);
        let mut letters = text.chars();
        let first = letters.next().map(|c| c.to_uppercase().to_string()).unwrap_or_default();
        write!(f, "{first}{}", letters.as_str())
    }
}

fn arms(arms: &Arms) -> String {
    // Arms side by side, each with figures of its own.
    if let Surface::Parted { division: Division::Pale, parts, .. } = &arms.field
        && let [first, second] = &parts[..]
        && (!first.bearings.is_empty() || !second.bearings.is_empty())
    {
        return format!("{}; impaling {}", self::arms(first), self::arms(second));
    }
    let mut text = surface(&arms.field);
    for bearing in &arms.bearings {
        text.push_str(", ");
        text.push_str(&self::bearing(bearing, true));
    }
    text
}

fn lined(line: PartitionLine) -> String {
    if super::bearings::is_shaped(line) { format!(" {}", line.word()) } else { String::new() }
}

fn surface(surface: &Surface) -> String {
    let word = |tincture: &Tincture| tincture.word();
    match surface {
        Surface::Plain(tincture) => word(tincture).to_owned(),
        Surface::Varied { pattern, count, line, of: [a, b] } => {
            let of =
                count.map(|n| format!(" of {}", if n == 1 { "one".into() } else { number(n) }));
            let line = lined(*line);
            format!(
                "{}{line}{} {} and {}",
                pattern.word(),
                of.unwrap_or_default(),
                word(a),
                word(b)
            )
        }
        Surface::Parted { division, line, parts } => parted(*division, *line, parts),
        Surface::Semy { ground, figure, forms, of } => {
            let forms: Vec<&str> = forms.iter().map(|form| form.word()).collect();
            let forms =
                if forms.is_empty() { String::new() } else { format!(" {}", forms.join(" ")) };
            let ground = word(ground);
            format!("{ground} semy of {}{forms} {}", figure.plural(), word(of))
        }
        Surface::Fretty { ground, of } => format!("{} fretty {}", word(ground), word(of)),
        Surface::Counterchanged => "counterchanged".to_owned(),
    }
}

fn parted(division: Division, line: PartitionLine, parts: &[Arms]) -> String {
    let line = lined(line);
    match parts {
        [a, b, c, d] => {
            let quarters = if a == d && b == c {
                vec![("1 and 4", a), ("2 and 3", b)]
            } else if a == d {
                vec![("1 and 4", a), ("2", b), ("3", c)]
            } else {
                vec![("1", a), ("2", b), ("3", c), ("4", d)]
            };
            let told = quarters.iter().map(|(which, own)| format!("{which} {}", arms(own)));
            format!("{}{line}, {}", division.word(), told.collect::<Vec<_>>().join("; "))
        }
        [a, b, ..] => format!("{}{line} {} and {}", division.word(), arms(a), arms(b)),
        _ => String::new(),
    }
}

/// A bearing; one that stands by itself may say first what it carries.
fn bearing(own: &Bearing, alone: bool) -> String {
    let mut words: Vec<String> = Vec::new();
    if own.over_all {
        words.push("over all".into());
    }
    let leads = matches!(
        own.place,
        Some(Place::Chief | Place::Base | Place::DexterChief | Place::SinisterChief)
    );
    if let Some(place) = own.place.filter(|_| leads) {
        words.push(place.word().into());
    }
    let carries = alone && !own.on.is_empty() && !own.between.is_empty() && own.on.len() == 1;
    if carries {
        words.push("on".into());
    }
    words.push(match (own.count, own.figure) {
        (1, Figure::Flaunches) => "one".into(),
        (1, figure) if figure.word().starts_with(['a', 'e', 'i', 'o', 'u']) => "an".into(),
        (n, _) => number(n),
    });
    words.push(if own.count > 1 { own.figure.plural() } else { own.figure.word() }.into());
    words.extend(own.attitude.map(|attitude| attitude.word().into()));
    if super::bearings::is_shaped(own.line) {
        words.push(own.line.word().into());
    }
    words.extend(own.forms.iter().map(|form| form.word().into()));
    words.extend(
        own.points.map(|n| format!("of {} points", if n == 1 { "one".into() } else { number(n) })),
    );
    if let Some(place) = own.place.filter(|_| !leads) {
        words.push(place.word().into());
    }
    if !own.rows.is_empty() {
        let rows: Vec<String> = own.rows.iter().map(u8::to_string).collect();
        words.push(rows.join(" and "));
    }
    words.push(surface(&own.surface));
    for (detail, tincture) in &own.details {
        words.push(detail.word().into());
        words.extend(tincture.map(|tincture| tincture.word().into()));
    }
    let told = |list: &[Bearing]| {
        list.iter().map(|one| bearing(one, false)).collect::<Vec<_>>().join(" and ")
    };
    if !own.between.is_empty() {
        words.push(format!("between {}", told(&own.between)));
    }
    if carries {
        words.extend(own.on.iter().map(|on| bearing(on, false)));
    } else {
        words.extend(own.on.iter().map(|on| format!("charged with {}", bearing(on, false))));
    }
    words.join(" ")
}
