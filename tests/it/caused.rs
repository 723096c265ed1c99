//! What actions bring about.

use gonfalon::session::Port;
use serde_json::Value;

/// The events of the last action, as the referee hears them.
pub fn caused(port: &dyn Port) -> Vec<Value> {
    let tale = port.told(port.last_step(None), None, None, port.language());
    tale.steps.into_iter().next_back().map(|last| last.events).unwrap_or_default()
}
