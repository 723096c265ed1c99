//! Lines of standard input, none of which takes more memory than a line may.

use super::LIMITS;
use std::io::{self, BufRead, Read};

/// What was read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Line {
    /// A line that may hold a message.
    Whole,
    /// A line without anything.
    Blank,
    /// A line that is too long: it was passed over without being kept.
    TooLong,
    /// Nothing comes any more.
    End,
}

/// Reads the next line.
///
/// # Errors
/// What standard input says.
pub fn read(input: &mut dyn BufRead, line: &mut Vec<u8>) -> io::Result<Line> {
    line.clear();
    // A long line is rare: its room is given back.
    line.shrink_to(1 << 16);
    if (&mut *input).take(LIMITS.line as u64 + 1).read_until(b'\n', line)? == 0 {
        return Ok(Line::End);
    }
    let whole = line.len() <= LIMITS.line || line.ends_with(b"\n");
    if !whole {
        skip_line(input)?;
        return Ok(Line::TooLong);
    }
    Ok(if line.trim_ascii().is_empty() { Line::Blank } else { Line::Whole })
}

fn skip_line(input: &mut dyn BufRead) -> io::Result<()> {
    loop {
        let buffer = input.fill_buf()?;
        let (used, ends) = match buffer.iter().position(|&byte| byte == b'\n') {
            Some(end) => (end + 1, true),
            None => (buffer.len(), buffer.is_empty()),
        };
        input.consume(used);
        if ends {
            return Ok(());
        }
    }
}
