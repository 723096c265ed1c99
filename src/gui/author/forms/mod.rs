//! Forms made from the schema of a file: every field has one, with what the schema says about it.
//!
//! | file | what it does |
//! | --- | --- |
//! | `form_schema.rs` | what may stand where, and what it is called |
//! | `form_state.rs` | what is remembered between frames |
//! | `value_edit.rs` | setting values so that typing is one step |
//! | `single_field.rs` | fields for single values |
//! | `record_form.rs` | records, lists, tables and what they hold |
//! | `grid_form.rs` | tables of single values |
//! | `form_panel.rs` | the panel: which part of the file is shown |

pub mod form_panel;
pub mod form_schema;
pub mod form_state;
pub mod grid_form;
pub mod record_form;
pub mod single_field;
pub mod value_edit;
