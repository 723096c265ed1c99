//! BARONS 8.0 to 8.5: fire.

use super::geo;
use crate::barons::table::*;
use gonfalon::kernel::SeededDice;
use gonfalon::scenario::barons::BaronsData;

fn defence(counters: &str) -> Table {
    Table::own(counters).at("defensive-fire")
}

fn offence(counters: &str) -> Table {
    Table::own(counters).at("offensive-fire")
}

/// BARONS 8.0: infantry with a range shoots at combat units, each once in a segment.
#[test]
fn r8_0_only_infantry_with_a_range_shoots_and_only_at_combat_units() {
    let mut play = offence(
        "A1 Inf 5/7 0606 f0 fire3; A2 MaA 5/7 0807 f0; A3 Inf 5/7 0408 f3; A4 HC 5/7 0808 f0
         A5 Inf 5/7 0805 f5 fire2; C1 Inf 5/7 0804 f5 fire3; B1 Inf 5/7 0604 f3 fire3
         B2 Inf 5/7 0508 f3; BL leader 0405; AL leader 0107",
    )
    .start();
    assert_eq!(play.decides(), "barons 3.C4");
    assert_eq!(play.offers("fire", "unit target"), "A1-0604 A5-0604");
    for nobody in ["A2", "A3", "A4", "AL"] {
        assert_eq!(play.why_not(fire(nobody, "0604")), "8.0/no-fire", "{nobody}");
    }
    assert_eq!(play.why_not(fire("C1", "0604")), "8.0/not-active", "another Battle");
    assert_eq!(play.why_not(fire("B1", "0606")), "8.0/not-active", "the other side");
    assert_eq!(play.why_not(fire("A1", "0605")), "8.0/no-target", "an empty hex");
    assert_eq!(play.why_not(fire("A1", "0405")), "8.0/no-target", "a leader alone");
    assert_eq!(play.why_not(fire("A1", "0508")), "7.13b/behind-firer");
    play.roll(&[10], fire("A1", "0604"));
    assert_eq!((play.dice().as_str(), play.at("B1").as_str()), ("8.5/10", "0604 f3 hits1"));
    assert_eq!(play.why_not(fire("A1", "0604")), "8.0/fired");
    play.roll(&[9], fire("A5", "0604"));
    assert_eq!(play.at("B1"), "0604 f3 hits2", "the same target is shot at again");
    assert_eq!(play.decides(), "barons 11.0", "nobody is left to shoot or to strike");
}

/// BARONS 8.0: nobody must shoot.
#[test]
fn r8_0_fire_is_voluntary() {
    let mut play = defence("B1 Inf 5/7 0606 f3 fire3; A1 Inf 5/7 0608 f0 fire3").start();
    assert_eq!(play.decides(), "royalists 3.C3");
    play.play(end_fire());
    assert_eq!(play.decides(), "barons 3.C4", "the other segment has its own fire");
    play.play(end_fire());
    assert_eq!(play.decides(), "barons 11.0");
}

/// BARONS 9.0: who shot attacks the hex he shot at, or none.
#[test]
fn r8_0_who_shot_may_strike_only_there() {
    let mut play =
        offence("A1 Inf 5/7 0607 f0 fire1; B1 Inf 5/7 0606 f3; B2 Inf 5/7 0707 f3").start();
    play.roll(&[1], fire("A1", "0606"));
    assert_eq!(play.decides(), "barons 9.0");
    assert_eq!(play.why_not(attack("0707", "0607")), "9.0/fired-elsewhere");
    assert_eq!(play.offers("attack", "target"), "0606");
    // Who shot at somebody far away strikes nobody.
    let mut far =
        offence("A1 Inf 5/7 0607 f0 fire2; B1 Inf 5/7 0605 f3; B2 Inf 5/7 0707 f3").start();
    assert_eq!(far.why_not(fire("A1", "0707")), "8.3/range-one");
    far.roll(&[1], fire("A1", "0605"));
    assert_eq!(far.decides(), "barons 11.0");
}

/// BARONS 6.2, 8.0: out of command nobody shoots in offence, unless an enemy is adjacent; defence needs no command.
#[test]
fn r8_0_offensive_fire_needs_command_or_contact() {
    let counters =
        "AL leader gone; BL leader gone; A1 Inf 5/7 0606 f0 fire3; A2 Inf 5/7 0905 f5 fire3
                    A3 Inf 5/7 0606 f0; B1 Inf 5/7 0604 f3 fire3; B2 Inf 5/7 0906 f3";
    let play = offence(counters).start();
    assert_eq!(play.why_not(fire("A1", "0604")), "6.2c/out-of-command");
    assert_eq!(play.offers("fire", "unit target"), "A2-0604", "next to an enemy");
    let play = defence(counters).start();
    assert_eq!(play.offers("fire", "unit target"), "B1-0606 B1-0905");
}

/// BARONS 8.1, U-27: defensive fire at the active Battle alone, at any of it.
#[test]
fn r8_1_defensive_fire_is_at_the_active_battle_only() {
    let play = defence(
        "B1 Inf 5/7 0606 f3 fire3; D1 Inf 5/7 0806 f3 fire3; A1 Inf 5/7 0607 f0 fire3
         A2 Inf 5/7 0708 f0; C1 Inf 5/7 0508 f0",
    )
    .start();
    assert_eq!(play.why_not(fire("B1", "0508")), "8.1/target-not-active");
    assert_eq!(play.why_not(fire("A1", "0606")), "8.0/not-active");
    assert_eq!(play.offers("fire", "unit target"), "B1-0708 D1-0607 D1-0708");
    // Nothing binds the shooter to those in his ZOC: 0607 is in it, 0708 is not.
    let play = defence("B1 Inf 5/7 0606 f3 fire3; A1 Inf 5/7 0508 f0; A2 Inf 5/7 0708 f0").start();
    assert_eq!(play.offers("fire", "target"), "0508 0708");
}

/// BARONS 8.2, U-28: infantry shoots at cavalry that charges it, though others are farther away, in the column of range 1.
#[test]
fn r8_2_the_charged_infantry_shoots_at_range_1() {
    let counters = "A1 HC 5/7 0607 f0 charges0606; A3 Inf 5/7 0507 f1; A2 Inf 5/7 0708 f0";
    let infantry = |words: &str| defence(&format!("B1 Inf 5/7 {words}; {counters}")).start();
    let mut play = infantry("0606 f3 fire2");
    assert_eq!(play.offers("fire", "target"), "0607 0708");
    assert_eq!(play.why_not(fire("B1", "0507")), "8.3/range-one", "it does not charge");
    play.roll(&[8], fire("B1", "0607"));
    assert_eq!((play.shots().as_str(), play.at("A1").as_str()), ("+0=1", "0607 f0 hits1"));
    assert!(infantry("0606 f4 fire2").allows(fire("B1", "0607")), "through the flank");
    assert_eq!(infantry("0606 f0 fire2").why_not(fire("B1", "0607")), "7.13b/behind-firer");
}

/// BARONS 8.2, 7.31: the top infantry of the charged hex.
#[test]
fn r8_2_infantry_below_men_at_arms_shoots_too() {
    let charger = "A1 HC 5/7 0607 f0 charges0606; A2 Inf 5/7 0708 f0";
    let play = defence(&format!("B1 MaA 5/7 0606 f3; B2 Inf 5/7 0606 f3 fire1; {charger}")).start();
    assert_eq!(play.offers("fire", "unit target"), "B2-0607");
    // On top of them as well (U-31).
    let play = defence(&format!("B2 Inf 5/7 0606 f3 fire1; B1 MaA 5/7 0606 f3; {charger}")).start();
    assert_eq!(play.offers("fire", "unit target"), "B2-0607");
    let two = "B1 Inf 5/7 0606 f3 fire1; B2 Inf 5/7 0606 f3 fire3";
    let play = defence(&format!("{two}; {charger}")).start();
    assert_eq!(play.offers("fire", "unit target"), "B1-0607");
    assert_eq!(play.why_not(fire("B2", "0607")), "7.31e/below-infantry");
}

/// BARONS 8.2, U-97: a charger that is Shaken or driven off by the fire neither strikes nor falls back.
#[test]
fn r8_2_fire_may_end_a_charge() {
    let position = |hits: &str| {
        defence(&format!("B1 Inf 5/7 0606 f3 fire2; A1 HC 6/7 0607 f0 charges0606 {hits}")).start()
    };
    let mut play = position("hits2");
    play.roll(&[10, 10], fire("B1", "0607"));
    assert_eq!(play.dice(), "8.5/10 12.0/10");
    assert_eq!(play.at("A1"), "0607 f0 hits3 shaken", "it stays where it is");
    assert_eq!(play.decides(), "barons 11.0");
    let mut play = position("hits3");
    play.roll(&[10], fire("B1", "0607"));
    assert_eq!(play.decides(), "barons 9.4.1");
    play.play(retreat("A1", "0708")).play(retreat("A1", "0709"));
    assert_eq!(play.decides(), "barons 11.0");
    assert_eq!(play.at("A1"), "0709 f2 hits4", "driven off, not Shaken");
    // Who withstands it strikes.
    let mut play = position("hits2");
    play.roll(&[10, 5], fire("B1", "0607"));
    assert_eq!(play.decides(), "barons 9.0");
    assert_eq!(play.why_not(end_melee()), "10.1/charger-owes");
}

/// BARONS 8.3, U-26: range 1 if the target came there in this activation.
#[test]
fn r8_3_who_came_next_to_the_shooter_is_shot_at() {
    let counters =
        "B1 Inf 5/7 0606 f3 fire3; A1 Inf 5/7 0609 f0; A2 Inf 5/7 0708 f0; A3 Inf 5/7 0507 f1";
    let come = |bench: Table| {
        let mut play = bench.start();
        play.play(pick("A1")).play(step("0608")).play(step("0607"));
        if play.decides() == "barons 7.0" {
            play.play(finish());
        }
        play.play(end_movement()).play(end_adjustment());
        assert_eq!(play.decides(), "royalists 3.C3");
        play
    };
    let play = come(Table::own(counters));
    assert_eq!(play.offers("fire", "target"), "0607 0708");
    assert_eq!(play.why_not(fire("B1", "0507")), "8.3/range-one", "it stood there before");
    let play = come(Table::own(counters).option("range1", "free"));
    assert_eq!(play.offers("fire", "target"), "0507 0607 0708");
}

/// BARONS 8.3, U-26: range 1 if nothing farther can be shot at.
#[test]
fn r8_3_for_lack_of_a_farther_target_the_next_hex_is_shot_at() {
    let near = "B1 Inf 5/7 0606 f3 fire2; A1 Inf 5/7 0507 f1";
    let offers = |ground: &str, others: &str| {
        let bench = Table::land(ground, &format!("{near}; {others}")).at("defensive-fire");
        bench.start().offers("fire", "target")
    };
    assert_eq!(offers("", "A2 Inf 5/7 0608 f0"), "0608");
    assert_eq!(offers("0607w", "A2 Inf 5/7 0608 f0"), "0507", "the line beyond is blocked");
    assert_eq!(offers("", "A2 Inf 5/7 0609 f0"), "0507", "out of range");
    assert_eq!(offers("", "A2 Inf 5/7 0604 f0"), "0507", "behind the shooter");
    assert_eq!(offers("", "C1 Inf 5/7 0608 f0"), "0507", "not active");
    assert_eq!(offers("", "A2 Inf 5/7 0604 f0; A3 Inf 5/7 0506 f2"), "0506 0507");
}

/// BARONS 8.4: the printed range, the target hex counted and the shooter's not; never more than 3.
#[test]
fn r8_4_nobody_shoots_beyond_his_range() {
    for range in 1..=3_u8 {
        let shooter = format!("B1 Inf 5/7 0606 f3 fire{range}");
        for far in 1..=4_u8 {
            let target = format!("A1 Inf 5/7 {:02}{:02} f0", 6, 6 + far);
            let play = defence(&format!(
                "{shooter}; B2 Inf 5/7 1106 f3 fire3; {target}; A2 Inf 5/7 1108 f0"
            ));
            let play = play.start();
            let shot = fire("B1", &format!("06{:02}", 6 + far));
            if far <= range {
                assert!(play.allows(shot), "range {range} at {far}");
            } else {
                assert_eq!(play.why_not(shot), "8.4/out-of-range", "range {range} at {far}");
            }
        }
    }
}

fn line(ground: &str, counters: &str) -> bool {
    let play = Table::land(
        ground,
        &format!(
            "B1 Inf 5/7 0606 f3 fire3; B2 Inf 5/7 1106 f3 fire3; {counters}; A9 Inf 5/7 1108 f0"
        ),
    );
    let play = play.at("defensive-fire").start();
    let target = counters.split_whitespace().nth(3).expect("a hex")[..4].to_owned();
    play.allows(fire("B1", &target))
}

/// BARONS 8.41: on one level woods, town, units on that level and any higher hex block the line.
#[test]
fn r8_41_lines_on_one_level() {
    let two = "A1 Inf 5/7 0608 f0";
    assert!(line("", two));
    for letter in ["w", "t", "s", "c", "p"] {
        assert!(!line(&format!("0607{letter}"), two), "{letter} blocks");
        let ends = format!("0606{letter} 0608{letter}");
        assert!(line(&ends, two), "{letter} does not block at the ends");
        let below = format!("0606^1 0607{letter} 0608^1");
        assert!(line(&below, two), "{letter} below the level does not block");
        let above = format!("0607{letter} 0607^1");
        assert!(!line(&above, two), "{letter} on higher ground blocks");
    }
    for letter in ["r", "m", "~", "="] {
        assert!(line(&format!("0607{letter}"), two), "{letter} does not block");
    }
    assert!(!line("0607^1", two), "higher ground");
    assert!(line("0606^2 0607^1 0608^2", two), "lower ground");
    for side in ["A2", "B3", "C1", "D1"] {
        let between = format!("{two}; {side} HC 5/7 0607 f0");
        assert!(!line("", &between), "{side} between");
        assert!(line("0606^1 0608^1", &between), "{side} on lower ground");
    }
    assert!(line("", &format!("{two}; AL leader 0607")), "a leader alone");
}

/// BARONS 8.41, U-30: where the line runs along a hexside both hexes must block.
#[test]
fn r8_41_lines_along_a_hexside() {
    let two = "A1 Inf 5/7 0508 f0";
    assert!(line("0607w", two) && line("0507w", two) && line("0507^3", two));
    assert!(!line("0507w 0607w", two) && !line("0507w 0607^1", two));
    assert!(!line("0607t", &format!("{two}; A2 Inf 5/7 0507 f0")));
    // At three hexes no line runs along a hexside: each point lies in one hex.
    let three = "A1 Inf 5/7 0509 f0";
    assert!(line("0507w", three) && line("0508w", three) == line("0508^1", three));
    assert!(!line("0607w", three) && !line("0508w", three));
}

/// BARONS 8.42: between levels what is higher than both, and woods, town or units next to the lower end.
#[test]
fn r8_42_lines_between_levels() {
    let three = "A1 Inf 5/7 0609 f0";
    for (higher, lower, near_lower, near_higher) in
        [("0606^1", "", "0608", "0607"), ("0609^1", "", "0607", "0608")]
    {
        let ground = |words: &str| format!("{higher} {lower} {words}");
        assert!(line(&ground(""), three));
        for letter in ["w", "t"] {
            assert!(!line(&ground(&format!("{near_lower}{letter}")), three), "{higher} {letter}");
            assert!(line(&ground(&format!("{near_higher}{letter}")), three), "{higher} {letter}");
        }
        let unit = |hex: &str| format!("{three}; A2 Inf 5/7 {hex} f0");
        assert!(!line(&ground(""), &unit(near_lower)));
        assert!(line(&ground(""), &unit(near_higher)));
        assert!(!line(&ground(&format!("{near_higher}^2")), three), "higher than both");
        assert!(line(&ground(&format!("{near_higher}^1")), three), "as high as one");
        assert!(line(&ground(&format!("{near_lower}^1")), three), "as high as one");
    }
    // At two hexes what lies between adjoins the lower end.
    assert!(!line("0606^1 0607w", "A1 Inf 5/7 0608 f0"));
    assert!(!line("0608^3 0607^3", "A1 Inf 5/7 0608 f0; A2 Inf 5/7 0607 f0"));
    assert!(line("0608^3 0607^3", "A1 Inf 5/7 0608 f0"));
}

/// BARONS 8.5: the table of fire, cell by cell: with each throw, at each range, Shaken, in the flank, in the rear.
#[test]
fn r8_5_every_throw_at_every_range() {
    for range in 1..=3_u8 {
        for (shaken, facing, adds) in
            [("", 0, 0_i32), ("shaken", 0, -1), ("", 3, 1), ("shaken", 3, 0), ("", 2, 1)]
        {
            for die in 1..=10_u8 {
                let target = format!("A1 Inf 5/7 06{:02} f{facing} ", 6 + range);
                let mut play =
                    defence(&format!("B1 Inf 5/7 0606 f3 fire3 {shaken}; {target}")).start();
                play.roll(&[die], fire("B1", &format!("06{:02}", 6 + range)));
                let row = (i32::from(die) + adds).clamp(1, 10);
                // Rows 8, 9 and 10 hit at one, two and three hexes.
                let hits = i32::from(row >= 7 + i32::from(range));
                assert_eq!(
                    play.shots(),
                    format!("{adds:+}={hits}"),
                    "{die} at {range}, {shaken} {facing}"
                );
                assert_eq!(i32::from(play.state_of("A1").hits), hits);
            }
        }
    }
}

/// BARONS 8.5, 7.13d, U-29: flank and rear count only if every hexside that the line crosses is flank or rear.
#[test]
fn r8_5_the_flank_bonus_needs_every_hexside() {
    let target = geo::at("0606");
    for facing in 0..6_u8 {
        for from in geo::field(13, 13) {
            let far = geo::distance(from, target);
            if !(1..=3).contains(&far) {
                continue;
            }
            let hex = geo::label(from);
            let towards = geo::crossed(from, target)[0];
            for (option, bonus) in [(1, 1), (0, 0), (3, 3)] {
                let position = format!(
                    "B1 Inf 5/7 {hex} f{towards} fire3; A1 Inf 5/7 0606 f{facing}; B2 Inf 5/7 1313 f0"
                );
                let bench = defence(&position).option("fire_flank_bonus", option);
                let mut play = bench.start();
                play.roll(&[1], fire("B1", "0606"));
                let outside = geo::crossed(target, from).iter().all(|&d| geo::arc(facing, d) != 0);
                let adds = if outside { bonus } else { 0 };
                assert_eq!(play.shots(), format!("{adds:+}=0"), "{hex} at a unit facing {facing}");
            }
        }
    }
}

/// BARONS 8.3, 8.41, 8.42: the reference's own words, slowly.
pub struct Ground {
    letters: Vec<Vec<char>>,
    levels: Vec<Vec<i32>>,
    held: Vec<geo::At>,
}

impl Ground {
    fn level(&self, (c, r): geo::At) -> i32 {
        self.levels[r as usize - 1][c as usize - 1]
    }

    fn letter(&self, (c, r): geo::At) -> char {
        self.letters[r as usize - 1][c as usize - 1]
    }

    fn blocks(&self, from: geo::At, to: geo::At, hex: geo::At) -> bool {
        let (a, b, h) = (self.level(from), self.level(to), self.level(hex));
        let thing = "wtscp".contains(self.letter(hex)) || self.held.contains(&hex);
        if a == b {
            return h > a || thing && h == a;
        }
        let lower = if a < b { from } else { to };
        h > a && h > b || thing && geo::distance(hex, lower) == 1
    }

    /// The hexes nearest to each point that divides the line, by trying every hex of the field.
    pub fn sees(&self, from: geo::At, to: geo::At) -> Option<bool> {
        let n = geo::distance(from, to);
        let (a, b) = (geo::cube(from), geo::cube(to));
        let around: Vec<geo::At> = geo::field(COLUMNS as i32 + 2, ROWS as i32 + 2)
            .into_iter()
            .map(|(c, r)| (c - 1, r - 1))
            .filter(|&hex| geo::distance(hex, from) <= n + 1)
            .collect();
        for k in 1..n {
            let point: Vec<i32> = (0..3).map(|i| a[i] * (n - k) + b[i] * k).collect();
            let far = |hex: geo::At| {
                let cube = geo::cube(hex);
                (0..3).map(|i| (cube[i] * n - point[i]).pow(2)).sum::<i32>()
            };
            let least = around.iter().map(|&hex| far(hex)).min()?;
            let nearest: Vec<geo::At> =
                around.iter().copied().filter(|&hex| far(hex) == least).collect();
            assert!(nearest.len() <= 2, "a point lies in one hex or between two");
            let inside = |&(c, r): &geo::At| {
                (1..=COLUMNS as i32).contains(&c) && (1..=ROWS as i32).contains(&r)
            };
            if !nearest.iter().all(inside) {
                return None;
            }
            if nearest.iter().all(|&hex| self.blocks(from, to, hex)) {
                return Some(false);
            }
        }
        Some(true)
    }
}

/// A random field with counters in random places; `letters` are the terrain.
pub fn random_field(pick: &mut SeededDice, letters: &str, units: usize) -> (Table, Vec<String>) {
    let letters: Vec<char> = letters.chars().collect();
    let mut rows = Vec::new();
    let mut levels = Vec::new();
    for _ in 0..ROWS {
        let row: String = (0..COLUMNS).map(|_| letters[pick.below(letters.len())]).collect();
        let level: String =
            (0..COLUMNS).map(|_| ['0', '1', '1', '2', '3'][pick.below(5)]).collect();
        rows.push(row);
        levels.push(level);
    }
    let mut counters = Vec::new();
    let mut held: Vec<geo::At> = Vec::new();
    for number in 0..units {
        let hex = (pick.below(COLUMNS) as i32 + 1, pick.below(ROWS) as i32 + 1);
        let letter = rows[hex.1 as usize - 1].as_bytes()[hex.0 as usize - 1];
        if held.contains(&hex) || letter == b'~' {
            continue;
        }
        held.push(hex);
        let battle = ["A", "A", "A", "B", "B", "C", "D"][pick.below(7)];
        let class = ["Inf 5/7", "Inf 5/7", "MaA 5/7", "HC 5/7"][pick.below(4)];
        let class = if letter == b'm' && class.starts_with("HC") { "MaA 5/7" } else { class };
        let mut words = format!("{battle}{number} {class} {} f{}", geo::label(hex), pick.below(6));
        if class.starts_with("Inf") {
            words.push_str(&format!(" fire{}", pick.below(4)));
        }
        if pick.below(6) == 0 {
            words.push_str(" shaken");
        }
        counters.push(words);
    }
    // Leaders out of the way; both sides have somebody.
    for battle in ["A", "B"] {
        if !counters.iter().any(|words| words.starts_with(battle)) {
            let hex = geo::field(13, 13)
                .into_iter()
                .find(|hex| {
                    let letter = rows[hex.1 as usize - 1].as_bytes()[hex.0 as usize - 1];
                    !held.contains(hex) && letter != b'~'
                })
                .expect("room");
            held.push(hex);
            counters.push(format!("{battle}99 Inf 5/7 {} f0", geo::label(hex)));
        }
        counters.push(format!("{battle}L leader gone"));
    }
    for battle in ["C", "D"] {
        if counters.iter().any(|words| words.starts_with(battle)) {
            counters.push(format!("{battle}L leader gone"));
        }
    }
    let rows: Vec<&str> = rows.iter().map(|row| &*row.clone().leak()).collect();
    let levels: Vec<&str> = levels.iter().map(|row| &*row.clone().leak()).collect();
    (Table::own_on(&rows, &levels, &counters.join("; ")), counters)
}

pub fn ground(bench: &Table) -> Ground {
    let map = bench.scenario().map.as_ref().expect("a map");
    let begin =
        bench.scenario().data::<BaronsData>().and_then(|d| d.begin.as_ref()).expect("a begin");
    let held = begin.counters.iter().filter(|(id, _)| !id.ends_with('L'));
    Ground {
        letters: map.grid.iter().map(|row| row.chars().collect()).collect(),
        levels: map
            .elevation
            .iter()
            .map(|row| row.bytes().map(|b| i32::from(b - b'0')).collect())
            .collect(),
        held: held.filter_map(|(_, set)| set.at.as_deref().map(geo::at)).collect(),
    }
}

/// BARONS 8.3, 8.41, 8.42: lines of sight against a slow reference, at 2 and 3 hexes for fire and to 8 for charges.
#[test]
fn r8_3_lines_agree_with_a_slow_reference() {
    use gonfalon::systems::barons::sight::sees;
    let mut pick = SeededDice::new(83);
    let (mut pairs, mut seen, mut far_pairs) = (0, 0, 0);
    for _ in 0..24 {
        let (bench, _) = random_field(&mut pick, ".....wtmr", 34);
        let (ground, play) = (ground(&bench), bench.start());
        for from in geo::field(COLUMNS as i32, ROWS as i32) {
            for to in geo::field(COLUMNS as i32, ROWS as i32) {
                let n = geo::distance(from, to);
                if !(2..=8).contains(&n) || n > 3 && pick.below(8) > 0 {
                    continue;
                }
                let Some(expected) = ground.sees(from, to) else { continue };
                let (a, b) = (play.place_of(&geo::label(from)), play.place_of(&geo::label(to)));
                let found = sees(&play.scene, &play.game.state, a, b);
                assert_eq!(found, expected, "{from:?} to {to:?}\n{:#?}", bench.scenario().map);
                pairs += 1;
                seen += usize::from(found);
                far_pairs += usize::from(n > 3);
            }
        }
    }
    assert!(pairs >= 20_000 && far_pairs >= 20_000, "{pairs} pairs, {far_pairs} far");
    assert!(seen * 10 > pairs && seen * 10 < pairs * 9, "{seen} of {pairs} see each other");
}

/// BARONS 8.0 to 8.4: what is offered in a fire segment against a slow reference, in random positions.
#[test]
fn r8_0_offers_agree_with_a_slow_reference() {
    let mut pick = SeededDice::new(80);
    let mut shots = 0;
    for round in 0..240 {
        let (bench, counters) = random_field(&mut pick, "......wtm", 44);
        let defensive = round % 3 > 0;
        let at = if defensive { "defensive-fire" } else { "offensive-fire" };
        let bench = bench.at(at);
        let (ground, play) = (ground(&bench), bench.start_any());
        let units: Vec<(&str, &str, geo::At, u8, u8)> = counters
            .iter()
            .filter(|words| !words.contains("leader"))
            .map(|words| {
                let w: Vec<&str> = words.split(' ').collect();
                let (hex, facing) = stance(words).expect("a place");
                let range = w.iter().find_map(|word| word.strip_prefix("fire"));
                let range = range.map_or(0, |n| n.parse().expect("a range"));
                (w[0], w[1], geo::at(hex), facing, range)
            })
            .collect();
        let first = |id: &str| matches!(&id[..1], "A" | "C");
        let mut expected = Vec::new();
        for &(id, class, from, facing, range) in &units {
            let shoots = if defensive { !first(id) } else { id.starts_with('A') };
            if !shoots || class != "Inf" || range == 0 {
                continue;
            }
            let near_enemy =
                units.iter().any(|u| first(u.0) != first(id) && geo::distance(u.2, from) == 1);
            if !defensive && !near_enemy {
                // The leader is gone: only those next to an enemy shoot.
                continue;
            }
            let targets = units.iter().filter(|u| {
                let active = if defensive { u.0.starts_with('A') } else { !first(u.0) };
                let far = geo::distance(from, u.2);
                let arc = geo::crossed(from, u.2).iter().any(|&d| geo::arc(facing, d) != 2);
                active
                    && far <= i32::from(range)
                    && arc
                    && (far == 1 || ground.sees(from, u.2) != Some(false))
            });
            let targets: Vec<_> = targets.collect();
            let far = targets.iter().any(|u| geo::distance(from, u.2) > 1);
            for u in targets {
                if geo::distance(from, u.2) > 1 || !far {
                    expected.push(format!("{id}-{}", geo::label(u.2)));
                }
            }
        }
        expected.sort();
        shots += expected.len();
        let offered = play.offers("fire", "unit target");
        let edge = |word: &str| {
            let hex = geo::at(&word[word.len() - 4..]);
            hex.0 == 1 || hex.1 == 1 || hex.0 == COLUMNS as i32 || hex.1 == ROWS as i32
        };
        let inner = |list: Vec<&str>| -> Vec<String> {
            list.into_iter().filter(|word| !edge(word)).map(str::to_owned).collect()
        };
        let expected: Vec<&str> = expected.iter().map(String::as_str).collect();
        if expected.is_empty() {
            assert!(!play.decides().contains(if defensive { "3.C3" } else { "3.C4" }));
            continue;
        }
        assert_eq!(
            inner(offered.split(' ').collect()),
            inner(expected),
            "round {round}: {counters:#?}"
        );
    }
    assert!(shots > 500, "{shots} shots");
}
