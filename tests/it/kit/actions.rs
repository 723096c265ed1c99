//! Offered actions in the protocol's writing.

use gonfalon::session::Port;
use serde_json::Value;

/// Everything that is offered, by number.
pub fn offered(port: &dyn Port) -> Vec<Value> {
    (0..port.choices().len()).map(|id| action(port, id)).collect()
}

/// An offered action.
pub fn action(port: &dyn Port, id: usize) -> Value {
    port.action(id).expect("it is offered")
}

/// The type of every offered action, by number.
pub fn kinds(port: &dyn Port) -> Vec<String> {
    let kind = |action: Value| action["type"].as_str().unwrap_or_default().to_owned();
    offered(port).into_iter().map(kind).collect()
}

/// The number of the first offered action of a type.
pub fn find(port: &dyn Port, kind: &str) -> Option<usize> {
    kinds(port).iter().position(|other| other == kind)
}
