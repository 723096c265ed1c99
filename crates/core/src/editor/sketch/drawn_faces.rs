//! What the counters of a document look like, as far as it can be understood: a fault elsewhere blots out no face.

use super::reading::text;
use crate::editor::mapping::counter_places::{self, CounterPlace};
use crate::editor::{Key, Node, Pointer};
use crate::heraldry;
use crate::kernel::Side;
use crate::scenario::OptionSet;
use crate::scenario::barons::WOUNDED_MA;
use crate::scenario::options::Options;
use crate::view::{
    ArmsView, CommandMark, CounterFigure, CounterKind, CounterView, DotView, FaceView,
};
use crate::words::Language;
use std::collections::BTreeMap;
use std::sync::Arc;

/// The face of every counter of a document, in the order of its lists.
#[must_use]
pub fn faces(content: &Node, language: Language) -> Vec<CounterView> {
    let reader = Reader { content, language, marks: marks(content, language) };
    counter_places::counters(content).iter().filter_map(|place| reader.counter(place)).collect()
}

/// What every face is read with.
struct Reader<'a> {
    content: &'a Node,
    language: Language,
    /// How Battles are marked, by id, and whose they are.
    marks: BTreeMap<String, (Side, CommandMark)>,
}

/// A small number; what is none, or too large to stand on a counter, is the nearest that can.
fn number(node: Option<&Node>) -> u8 {
    let whole = node.and_then(Node::whole).unwrap_or(0);
    u8::try_from(whole.clamp(0, u8::MAX.into())).unwrap_or(0)
}

fn word<'a>(node: &'a Node, name: &str) -> &'a str {
    node.field(name).and_then(Node::text).unwrap_or_default()
}

/// A side of a counter of Battles of the Medieval World.
fn printed(node: Option<&Node>) -> FaceView {
    let field = |name: &str| node.and_then(|node| node.field(name));
    let pair = |pair: &Node| Some((number(Some(pair.item(0)?)), number(Some(pair.item(1)?))));
    FaceView {
        archery: field("archery").and_then(pair),
        dot: match field("dot").and_then(Node::text) {
            Some("solid") => DotView::Solid,
            Some("open") => DotView::Open,
            _ => DotView::None,
        },
        ..FaceView::plain(number(field("strength")), number(field("ma")))
    }
}

/// The silhouette that a word of files stands for; infantry for what is none.
fn look(word: &str) -> CounterKind {
    let word = match word {
        "train" => "baggage",
        "MaA" => "dismounted",
        "HC" => "heavy-cavalry",
        other => other,
    };
    let known = CounterKind::ALL.iter().find(|kind| kind.name() == word);
    known.copied().unwrap_or(CounterKind::Infantry)
}

/// The figure that the author chose.
fn figure(node: &Node) -> Option<CounterFigure> {
    let known = CounterFigure::ALL.iter().find(|figure| figure.name() == word(node, "figure"));
    known.copied()
}

/// The place of a side among the two; the first one for a counter that is nobody's yet.
fn side(content: &Node, id: &str) -> Side {
    let sides = content.field("sides").and_then(Node::items).unwrap_or_default();
    let second = sides.get(1).and_then(|side| side.field("id")).and_then(Node::text);
    if second == Some(id) { Side::B } else { Side::A }
}

fn marks(content: &Node, language: Language) -> BTreeMap<String, (Side, CommandMark)> {
    let list = Pointer::fields(["barons", "battles"]);
    let battles = list.of(content).and_then(Node::items).unwrap_or_default();
    let of = |own: Side| -> Vec<(&str, String)> {
        let its = battles.iter().filter(|battle| side(content, word(battle, "side")) == own);
        its.map(|battle| (word(battle, "id"), text(battle.field("name"), language))).collect()
    };
    let named = [of(Side::A), of(Side::B)];
    let [a, b] = named.each_ref().map(|own| -> Vec<(&str, &str)> {
        own.iter().map(|(id, name)| (*id, name.as_str())).collect()
    });
    let owners = a.iter().map(|_| Side::A).chain(b.iter().map(|_| Side::B));
    let marks = CommandMark::of([&a, &b]);
    owners.zip(marks).map(|(side, mark)| (mark.id.clone(), (side, mark))).collect()
}

impl Reader<'_> {
    fn counter(&self, place: &CounterPlace) -> Option<CounterView> {
        let node = place.at.of(self.content)?;
        let names: Vec<&str> = place.at.0.iter().filter_map(Key::name).collect();
        let view = self.bare(node, place);
        Some(match names.as_slice() {
            ["bmw", "units"] => self.unit(node, view),
            ["bmw", "leaders"] => {
                let face = FaceView::plain(number(node.field("value")), number(node.field("ma")));
                CounterView { kind: CounterKind::Leader, front: face, ..view }
            }
            ["bmw", "markers"] => CounterView { kind: look(word(node, "kind")), ..view },
            ["arsouf", "pieces"] => self.piece(node, view),
            ["barons", "units"] => self.battle_unit(node, view),
            ["barons", "leaders"] => CounterView {
                kind: CounterKind::Leader,
                front: FaceView::plain(number(node.field("bonus")), number(node.field("ma"))),
                back: Some(FaceView::plain(0_u8, WOUNDED_MA)),
                ..view
            },
            _ => view,
        })
    }

    /// What counters of all systems have.
    fn bare(&self, node: &Node, place: &CounterPlace) -> CounterView {
        let command = self.marks.get(word(node, "battle"));
        let own = side(self.content, word(node, "side"));
        let (id, name) = (place.id.clone(), text(node.field("name"), self.language));
        let own = command.map_or(own, |(side, _)| *side);
        CounterView {
            mark: command.map(|(_, mark)| mark.clone()),
            arms: self.arms(node),
            figure: figure(node),
            ..CounterView::bare(id, name, own, FaceView::plain(0_u8, 0))
        }
    }

    /// The arms of a counter, or those of its Battle or its kind, if they can be read.
    fn arms(&self, node: &Node) -> Option<Arc<ArmsView>> {
        let battle = || {
            let battles = Pointer::fields(["barons", "battles"]);
            let battles = battles.of(self.content)?.items()?;
            let own = |battle: &&Node| word(battle, "id") == word(node, "battle");
            battles.iter().find(own)?.field("arms")
        };
        let kind = || {
            let kind = Pointer::fields(["arsouf", "kinds", word(node, "kind")]);
            kind.of(self.content)?.field("arms")
        };
        let own = node.field("arms").or_else(battle).or_else(kind)?;
        let blazon = own.text().or_else(|| own.field("blazon")?.text())?.to_owned();
        let arms = Arc::new(heraldry::parse(&blazon).ok()?);
        let source = text(own.field("source"), self.language);
        let invented = own.field("invented") == Some(&Node::Flag(true));
        Some(Arc::new(ArmsView { arms, blazon, source, invented }))
    }

    /// BMW 2.3: a unit, with the values that it has under the options of the battle.
    fn unit(&self, node: &Node, view: CounterView) -> CounterView {
        let options = Pointer::fields(["bmw", "options"]);
        let options = options.of(self.content).map(Node::value);
        let options: Options =
            options.and_then(|own| serde_json::from_value(own).ok()).unwrap_or_default();
        let varies = |variant: &&Node| {
            let now = OptionSet::get(&options, word(variant, "option"));
            now.is_some_and(|now| now == word(variant, "value"))
        };
        let values = node.field("variant").filter(varies).unwrap_or(node);
        CounterView {
            kind: look(word(values, "kind")),
            front: printed(values.field("front")),
            back: Some(printed(values.field("back"))),
            ..view
        }
    }

    /// ARSOUF 1.1: a piece, with the values of its kind.
    fn piece(&self, node: &Node, view: CounterView) -> CounterView {
        let kind = Pointer::fields(["arsouf", "kinds", word(node, "kind")]);
        let Some(kind) = kind.of(self.content) else { return view };
        CounterView {
            kind: look(word(kind, "look")),
            figure: figure(kind),
            front: FaceView::plain(number(kind.field("value")), number(kind.field("moves"))),
            ..view
        }
    }

    /// BARONS 2.1, 8.61: a combat unit.
    fn battle_unit(&self, node: &Node, view: CounterView) -> CounterView {
        let rating = node.field("reaction").filter(|it| it.whole().is_some());
        let range = number(node.field("range"));
        let face = |strength: u8, morale: u8| FaceView {
            morale: Some(morale),
            range: (range > 0).then_some(range),
            rating: rating.map(|rating| number(Some(rating))),
            ..FaceView::plain(strength, number(node.field("ma")))
        };
        let values = |name: &str| {
            let pair = node.field(name);
            let at = |place: usize| number(pair.and_then(|pair| pair.item(place)));
            (at(0), at(1))
        };
        let front = values("front");
        let delta = Pointer::fields(["barons", "options", "back_delta"]);
        let back = match delta.of(self.content).and_then(Node::whole) {
            Some(1) => (front.0.saturating_sub(1), front.1.saturating_sub(1)),
            _ => values("back"),
        };
        CounterView {
            kind: look(word(node, "class")),
            // The corner after the hexside of the direction that the file names.
            facing: is_set_up(node).then(|| (number(node.field("facing")) + 1) % 6),
            hits: Some(0),
            current: Some((front.0.into(), front.1)),
            front: face(front.0, front.1),
            back: Some(face(back.0, back.1)),
            ..view
        }
    }
}

/// Whether a counter stands on the map.
fn is_set_up(node: &Node) -> bool {
    !word(node, "setup").is_empty()
}
