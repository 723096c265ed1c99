//! The order of fields in files: that of the types that are read from them.

use crate::scenario::acies::{self, deck};
use crate::scenario::{
    Scenario, appearance, arms_data, arsouf, arsouf_options, barons, bmw, landmarks, lesson,
    map_file, model,
};
use crate::scenario::{options, provenance};
use crate::words::TranslatedName;
use serde::de::{Deserialize, Deserializer, Error, Visitor, value};
use serde::forward_to_deserialize_any;
use serde_json::{Map, Value};
use std::sync::OnceLock;

type Fields = &'static [&'static str];

/// Reads nothing, and learns which fields a type asks for.
struct Asked<'a>(&'a mut Option<Fields>);

impl<'de> Deserializer<'de> for Asked<'_> {
    type Error = value::Error;

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        fields: Fields,
        _: V,
    ) -> Result<V::Value, Self::Error> {
        *self.0 = Some(fields);
        Err(Error::custom("only the fields are asked for"))
    }

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Self::Error> {
        Err(Error::custom("it is no record"))
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit unit_struct
        newtype_struct seq tuple tuple_struct map enum identifier ignored_any
    }
}

fn of<T: for<'de> Deserialize<'de>>() -> Fields {
    let mut fields = None;
    // What comes of it is an error in any case.
    let _ = T::deserialize(Asked(&mut fields));
    fields.unwrap_or_default()
}

/// A name with its grammar, which reads itself in two ways.
const TEXT: Fields = &["text", "gender"];
/// A waiver with its reason, likewise.
const WAIVER: Fields = &["fault", "why"];

/// The orders of all records that files hold.
fn orders() -> &'static [Fields] {
    static ORDERS: OnceLock<Vec<Fields>> = OnceLock::new();
    ORDERS.get_or_init(|| {
        vec![
            TEXT,
            WAIVER,
            of::<TranslatedName>(),
            of::<Scenario>(),
            of::<model::Facts>(),
            of::<model::SideData>(),
            of::<arms_data::SourcedArms>(),
            of::<provenance::Provenance>(),
            of::<appearance::Appearance>(),
            of::<map_file::MapFile>(),
            of::<map_file::Road>(),
            of::<map_file::HexsideRun>(),
            of::<map_file::Place>(),
            of::<landmarks::Landmark>(),
            of::<map_file::Zone>(),
            of::<map_file::TerrainVariant>(),
            of::<lesson::Lesson>(),
            of::<lesson::LessonStep>(),
            of::<lesson::LessonMarks>(),
            of::<lesson::WrongTurn>(),
            of::<options::Options>(),
            of::<arsouf_options::Options>(),
            of::<bmw::BmwData>(),
            of::<bmw::TerrainEffects>(),
            of::<bmw::ClassCosts>(),
            of::<bmw::HexsideEffects>(),
            of::<bmw::CrtData>(),
            of::<bmw::MoraleData>(),
            of::<bmw::FaceData>(),
            of::<bmw::UnitData>(),
            of::<bmw::UnitVariant>(),
            of::<bmw::LeaderData>(),
            of::<bmw::MarkerData>(),
            of::<bmw::SetupData>(),
            of::<bmw::SetupGroup>(),
            of::<bmw::SequenceData>(),
            of::<bmw::BeginData>(),
            of::<bmw::ShotBegin>(),
            of::<bmw::CounterBegin>(),
            of::<arsouf::ArsoufData>(),
            of::<arsouf::TerrainData>(),
            of::<arsouf::HexsideData>(),
            of::<arsouf::KindData>(),
            of::<arsouf::PieceData>(),
            of::<arsouf::GoalData>(),
            of::<arsouf::BeginData>(),
            of::<arsouf::AnnouncedBegin>(),
            of::<arsouf::PieceBegin>(),
            of::<barons::BaronsData>(),
            of::<barons::TerrainData>(),
            of::<barons::BattleData>(),
            of::<barons::EntryData>(),
            of::<barons::SymbolData>(),
            of::<barons::UnitData>(),
            of::<barons::LeaderData>(),
            of::<barons::PointsData>(),
            of::<barons::EdwardData>(),
            of::<barons::options::Options>(),
            of::<barons::tables::Tables>(),
            of::<barons::begin::BeginData>(),
            of::<barons::begin::ReactionBegin>(),
            of::<barons::begin::CounterBegin>(),
            of::<barons::begin::BattleBegin>(),
            of::<acies::AciesData>(),
            of::<acies::UnitData>(),
            of::<acies::ArmyList>(),
            of::<acies::Stock>(),
            of::<acies::options::Options>(),
            of::<acies::begin::BeginData>(),
            of::<acies::begin::EncirclingBegin>(),
            of::<acies::begin::FieldBegin>(),
            of::<acies::begin::HoldingBegin>(),
            of::<acies::begin::WoundedBegin>(),
            of::<deck::DeckFile>(),
        ]
    })
}

/// The fields of a record of a schema in the order of its type. Nothing for special rules, whose fields have no order of
/// their own: they stay as an author has them.
#[must_use]
pub fn order(properties: &Map<String, Value>) -> Fields {
    let fits = |fields: &&Fields| {
        fields.len() == properties.len() && fields.iter().all(|name| properties.contains_key(*name))
    };
    orders().iter().find(fits).copied().unwrap_or_default()
}
