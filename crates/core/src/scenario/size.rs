//! How large files and what is in them may be: told before anything is built from them.

/// The largest file that is read, in bytes.
pub const LARGEST_FILE: usize = 64 * 1024 * 1024;
/// The most columns or rows of a map.
pub const LARGEST_MAP: u16 = 256;
/// The largest printed number of a column or row: three digits.
pub const LARGEST_NUMBER: u32 = 999;
/// The most counters of a scenario.
pub const MOST_COUNTERS: usize = 2_000;

/// The most values that a text may hold: numbers, words, lists and objects. Each may take a hundred times as much
/// memory as it takes room in the text.
pub const MOST_VALUES: usize = 1_000_000;

/// Whether a JSON text holds more values than are read.
#[must_use]
pub fn has_too_many_values(text: &[u8]) -> bool {
    values(text) > MOST_VALUES
}

/// At least as many values as a JSON text holds: what begins one or stands between two, outside of strings.
fn values(text: &[u8]) -> usize {
    let (mut count, mut in_string, mut escaped) = (1, false, false);
    for byte in text {
        match byte {
            _ if escaped => escaped = false,
            b'\\' if in_string => escaped = true,
            b'"' => in_string = !in_string,
            b'[' | b'{' | b',' | b':' if !in_string => count += 1,
            _ => {}
        }
    }
    count
}
