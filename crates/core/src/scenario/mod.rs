//! The scenario file: what an author may change, as pure data, and the one door through which it is read.

pub mod acies;
pub mod appearance;
pub mod armorial;
pub mod arms_data;
pub mod arsouf;
pub mod arsouf_options;
pub mod barons;
pub mod bmw;
pub mod catalogue;
pub mod fault;
pub mod form;
pub mod from_scenario;
pub mod geography;
pub mod json;
pub mod json_schema;
pub mod landmarks;
pub mod lesson;
pub mod map_file;
pub mod migration;
pub mod misshape;
pub mod model;
pub mod option_set;
pub mod option_use;
pub mod options;
pub mod outline;
pub mod parse;
pub mod provenance;
pub mod size;
pub mod special;
pub mod text;
pub mod texts;
pub mod waiver;

pub use armorial::Armorial;
pub use arms_data::ArmsData;
pub use fault::Fault;
pub use from_scenario::FromScenario;
pub use lesson::Lesson;
pub use model::{Part, Scenario};
pub use option_set::OptionSet;
pub use parse::parse;
pub use text::Text;
pub use texts::Texts;
pub use waiver::Waiver;

/// The JSON Schema of scenario files, as a test holds it current.
///
/// # Panics
/// Never: the same test reads it.
#[must_use]
pub fn schema() -> serde_json::Value {
    let text = include_str!("../../../../assets/schema/scenario.json");
    serde_json::from_str(text).expect("the schema is JSON")
}
