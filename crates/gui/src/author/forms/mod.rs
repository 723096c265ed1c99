//! Forms made from the schema of a file: every field has one, with what the schema says about it.
//!
//! | file | what it does |
//! | --- | --- |
//! | `form_schema.rs` | what may stand where |
//! | `form_words.rs` | what fields are called, and what is said about them |
//! | `form_state.rs` | what is remembered between frames |
//! | `value_edit.rs` | setting values so that typing is one step |
//! | `single_field.rs` | fields for single values |
//! | `blazon_preview.rs` | the shield beside a blazon |
//! | `id_choice.rs` | choosing something that the document has |
//! | `known_ids.rs` | the ids that a field may name |
//! | `record_form.rs` | records and what they hold |
//! | `list_form.rs` | lists and tables |
//! | `card_form.rs` | a unit card of one's own, with its face |
//! | `grid_form.rs` | tables of single values |
//! | `option_form.rs` | options with their rulings |
//! | `rule_text.rs` | the text of a rule beside a special rule |
//! | `form_panel.rs` | the panel: which part of the file is shown |

mod blazon_preview;
mod card_form;
pub mod form_panel;
pub mod form_schema;
pub mod form_state;
pub mod form_words;
pub mod grid_form;
pub mod id_choice;
pub mod known_ids;
pub mod list_form;
pub mod option_form;
pub mod record_form;
pub mod rule_text;
pub mod single_field;
pub mod value_edit;
