//! The made-up cards: what is printed on them, and the dice that they lead to.

use gonfalon::view::*;
use gonfalon::words::Language;

pub type Printed =
    (&'static str, [&'static str; 2], &'static str, [u8; 4], Option<(u8, u8)>, Emblem);

/// Id, names, type, move, melee, hits and cost, missile, emblem.
pub const UNITS: [Printed; 23] = [
    ("slingers", ["Slingers", "Honderos"], "SK", [5, 1, 1, 25], Some((3, 0)), Emblem::Sling),
    ("bowmen", ["Bowmen", "Arqueros"], "SK", [5, 1, 1, 40], Some((5, 2)), Emblem::Bow),
    (
        "javelineers",
        ["Javelinmen", "Jabalineros"],
        "SK",
        [5, 2, 1, 30],
        Some((4, 0)),
        Emblem::Javelin,
    ),
    (
        "light-infantry",
        ["Light Infantry", "Infantería ligera"],
        "LI",
        [4, 3, 2, 40],
        None,
        Emblem::LightShield,
    ),
    ("psiloi", ["Psiloi", "Psiloi"], "LI", [5, 3, 1, 30], Some((3, 0)), Emblem::RoundShield),
    ("peltasts", ["Peltasts", "Peltastas"], "MI", [3, 4, 2, 45], None, Emblem::LightShield),
    ("auxilia", ["Auxilia", "Auxilia"], "MI", [2, 4, 2, 45], None, Emblem::OvalShield),
    ("barbarians", ["Barbarians", "Bárbaros"], "WB", [3, 2, 2, 50], None, Emblem::Axe),
    ("horde", ["Horde", "Horda"], "WB", [3, 3, 2, 50], None, Emblem::Crowd),
    ("warriors", ["Warriors", "Guerreros"], "WB", [3, 4, 3, 50], None, Emblem::LongSword),
    (
        "legionaires",
        ["Legionaries", "Legionarios"],
        "HI",
        [2, 5, 3, 60],
        None,
        Emblem::LegionShield,
    ),
    ("hoplites", ["Hoplites", "Hoplitas"], "HI", [1, 5, 3, 60], None, Emblem::HopliteShield),
    ("phalanx", ["Phalanx", "Falange"], "PH", [1, 7, 3, 70], None, Emblem::Pikes),
    (
        "horse-archers",
        ["Horse Archers", "Arqueros a caballo"],
        "LC",
        [8, 3, 1, 100],
        Some((3, 0)),
        Emblem::HorseBow,
    ),
    (
        "light-cavalry",
        ["Light Cavalry", "Caballería ligera"],
        "LC",
        [8, 3, 1, 80],
        None,
        Emblem::Horse,
    ),
    ("numides", ["Numidians", "Númidas"], "LC", [9, 3, 1, 100], Some((2, 0)), Emblem::HorseJavelin),
    (
        "heavy-cavalry",
        ["Heavy Cavalry", "Caballería pesada"],
        "HC",
        [7, 5, 2, 110],
        None,
        Emblem::Horse,
    ),
    (
        "cataphracts",
        ["Cataphracts", "Catafractos"],
        "HC",
        [7, 6, 2, 120],
        None,
        Emblem::ArmouredHorse,
    ),
    (
        "light-chariots",
        ["Light Chariots", "Carros ligeros"],
        "CH",
        [7, 3, 1, 65],
        Some((3, 0)),
        Emblem::Chariot,
    ),
    (
        "heavy-chariots",
        ["Heavy Chariots", "Carros pesados"],
        "CH",
        [6, 5, 1, 95],
        None,
        Emblem::ScythedChariot,
    ),
    ("elephants", ["Elephants", "Elefantes"], "EL", [6, 6, 1, 90], Some((3, 0)), Emblem::Elephant),
    (
        "war-wagon",
        ["War Wagon", "Carromato de guerra"],
        "WW",
        [6, 4, 1, 60],
        Some((3, 0)),
        Emblem::Wagon,
    ),
    ("artillery", ["Artillery", "Artillería"], "AR", [0, 2, 1, 70], Some((7, 3)), Emblem::Catapult),
];

pub const TACTICS: [(&str, [&str; 2], Emblem); 12] = [
    ("overrun", ["Overrun", "Arrollamiento"], Emblem::Charge),
    ("bloodlust", ["Bloodlust", "Sed de sangre"], Emblem::Blood),
    ("outflank", ["Outflank", "Desbordamiento"], Emblem::Outflanking),
    ("shields", ["Shields", "Escudos"], Emblem::ShieldWall),
    ("defensible-terrain", ["Defensible Terrain", "Terreno defendible"], Emblem::Hill),
    ("difficult-terrain", ["Difficult Terrain", "Terreno difícil"], Emblem::Marsh),
    ("treacherous-terrain", ["Treacherous Terrain", "Terreno traicionero"], Emblem::Ambush),
    ("reserve", ["Reserve", "Refuerzos"], Emblem::Reserve),
    ("rally", ["Rally", "Reagrupamiento"], Emblem::Rally),
    ("cohesion", ["Cohesion", "Cohesión"], Emblem::Cohesion),
    ("initiative", ["Initiative", "Iniciativa"], Emblem::Initiative),
    ("break-morale", ["Break Morale", "Moral quebrada"], Emblem::BrokenStandard),
];

/// A card as printed.
pub fn face(id: &str, language: Language) -> CardFace {
    let word = usize::from(language == crate::spanish());
    if let Some((id, names, kind, [mobility, melee, hits, cost], missile, emblem)) =
        UNITS.iter().find(|unit| unit.0 == id)
    {
        let scout = ["SK", "LI", "MI", "LC"].contains(kind);
        let flank = ["LC", "HC", "CH"].contains(kind);
        let mut traits = Vec::new();
        if scout {
            traits.push(["Scout", "Exploración"][word].to_owned());
        }
        if flank {
            traits.push(["Flank", "Flanqueo"][word].to_owned());
        }
        return CardFace {
            id: (*id).into(),
            name: names[word].into(),
            kind: CardKind::Unit(UnitFace {
                kind: (*kind).into(),
                kind_name: format!("type {kind}"),
                mobility: *mobility,
                melee: *melee,
                defence_only: *kind == "AR",
                missile: *missile,
                hits: *hits,
                cost: u16::from(*cost),
                fire: match *kind {
                    "SK" => 1,
                    "EL" => -2,
                    "PH" => 2,
                    _ => 0,
                },
                traits,
                versus: if *kind == "HI" {
                    vec!["+2 vs LI".into(), "+1 vs CAV".into()]
                } else {
                    vec![]
                },
            }),
            text: String::new(),
            emblem: *emblem,
            rule: "5.1".into(),
        };
    }
    let (id, names, emblem) = TACTICS.iter().find(|t| t.0 == id).expect("a known card");
    CardFace {
        id: (*id).into(),
        name: names[word].into(),
        kind: CardKind::Tactic,
        text: "What it does, in a sentence or two.".into(),
        emblem: *emblem,
        rule: "5.2".into(),
    }
}

/// Every kind of card.
pub fn all_kinds() -> impl Iterator<Item = &'static str> {
    UNITS.iter().map(|unit| unit.0).chain(TACTICS.iter().map(|tactic| tactic.0))
}

/// Ten-sided dice, with so much more for the attacker.
pub fn duel(more: i32) -> DuelView {
    let halves = |adds: i32| i16::try_from(2 * adds).expect("a small number");
    let part = |label: &str, adds: i32| DuelPart {
        label: label.into(),
        adds: format!("{adds:+}"),
        halves: halves(adds),
        rule: "6.3".into(),
    };
    let mut attack = vec![part("Melee", 5)];
    if more > 0 {
        attack.push(part("Treacherous Terrain", more));
    }
    let labels = ["eliminated", "one marker", "tie", "attacker one marker", "attacker eliminated"];
    let mut cases = [0_u32; 5];
    let cells: Vec<Vec<usize>> = (1..=10)
        .map(|a| {
            (1..=10)
                .map(|d| {
                    let (high, low): (i32, i32) = (a + 5 + more, d + 7);
                    let outcome = match high - low {
                        0 => 2,
                        n if n > 0 && high > low * 2 => 0,
                        n if n > 0 => 1,
                        _ if low > high * 2 => 4,
                        _ => 3,
                    };
                    cases[outcome] += 1;
                    outcome
                })
                .collect()
        })
        .collect();
    let chance = |k: usize| DuelChance {
        label: labels[k].into(),
        ahead: match k {
            0 | 1 => Ahead::Attacker,
            2 => Ahead::Nobody,
            _ => Ahead::Defender,
        },
        cases: cases[k],
    };
    DuelView {
        attacker: "Legionaries".into(),
        defender: "Phalanx".into(),
        attack,
        defence: vec![part("Melee", 7)],
        attack_adds: (5 + more).to_string(),
        defence_adds: "7".into(),
        attack_halves: halves(5 + more),
        defence_halves: 14,
        chances: (0..5).map(chance).collect(),
        cases: 100,
        cells,
    }
}

/// A ten-sided die that must not show more than 6.
pub fn check(then: Option<DuelView>) -> CheckView {
    CheckView {
        label: if then.is_some() { "Flank attempt" } else { "Shot" }.into(),
        who: "Horse Archers".into(),
        sides: 10,
        at_most: 7,
        modifiers: vec![ModifierView {
            label: "fire at it".into(),
            adds: "+1".into(),
            value: 1,
            rule: "9.2".into(),
        }],
        successes: 6,
        means: "The target takes a disorder marker.".into(),
        then: then.map(|duel| Box::new(Forecast::Duel(duel))),
    }
}
