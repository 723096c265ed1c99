//! JSON-RPC 2.0: requests, notifications, batches, errors.

use super::LIMITS;
use crate::scenario::size::has_too_many_values;
use serde_json::{Map, Value, json};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// The line is not JSON.
pub const PARSE_ERROR: i32 = -32700;
/// It is JSON, but no request.
pub const INVALID_REQUEST: i32 = -32600;
/// There is no such method.
pub const UNKNOWN_METHOD: i32 = -32601;
/// The parameters don't fit; the message names the one that doesn't.
pub const BAD_PARAMS: i32 = -32602;
/// A fault of the program.
pub const INTERNAL: i32 = -32603;
/// The rules forbid the action; `data.rejections` says which and why.
pub const REFUSED: i32 = -32001;
/// The given faces don't fit the dice that the rules throw.
pub const WRONG_DICE: i32 = -32002;
/// Taking back stops here.
pub const BARRIER: i32 = -32003;
/// No game has been started.
pub const NO_GAME: i32 = -32004;
/// The scenario or save file has faults; `data.faults` lists them.
pub const FAULTS: i32 = -32005;

/// The line holds more than a line may; nothing of it was carried out.
pub const TOO_LARGE: i32 = -32006;

/// An error as JSON-RPC writes it.
#[derive(Clone, PartialEq, Debug)]
pub struct Error {
    /// One of the codes above.
    pub code: i32,
    /// A sentence for people.
    pub message: String,
    /// Details for programs.
    pub data: Option<Value>,
}

impl Error {
    /// An error without details.
    pub fn new(code: i32, message: impl Into<String>) -> Error {
        Error { code, message: message.into(), data: None }
    }

    /// The same error with details.
    #[must_use]
    pub fn with(mut self, data: Value) -> Error {
        self.data = Some(data);
        self
    }

    /// A parameter that does not fit.
    pub fn param(name: &str, what: impl std::fmt::Display) -> Error {
        Error::new(BAD_PARAMS, format!("The parameter \"{name}\" does not fit: {what}."))
    }
}

/// Something that carries out methods.
pub trait Service {
    /// Carries out a method. On an error nothing has changed.
    ///
    /// # Errors
    /// Why it was not carried out.
    fn call(&mut self, method: &str, params: Map<String, Value>) -> Result<Value, Error>;
}

/// The answer to a line: to one request or to a batch. Notifications get none.
pub fn answer(service: &mut impl Service, line: &[u8]) -> Option<Value> {
    if has_too_many_values(line) {
        let what = format!("This line holds more than {} values: too many.", LIMITS.values);
        return Some(failed(&Value::Null, Error::new(TOO_LARGE, what)));
    }
    match serde_json::from_slice(line) {
        Err(error) => {
            let error = Error::new(PARSE_ERROR, format!("This line is not JSON: {error}."));
            Some(failed(&Value::Null, error))
        }
        Ok(Value::Array(batch)) if batch.is_empty() => {
            let error = Error::new(INVALID_REQUEST, "A batch needs at least one request.");
            Some(failed(&Value::Null, error))
        }
        Ok(Value::Array(batch)) if batch.len() > LIMITS.batch => {
            let (many, most) = (batch.len(), LIMITS.batch);
            let what = format!("This batch has {many} requests; at most {most} are carried out.");
            Some(failed(&Value::Null, Error::new(TOO_LARGE, what)))
        }
        Ok(Value::Array(batch)) => {
            let answers: Vec<Value> =
                batch.into_iter().filter_map(|r| request(service, r)).collect();
            (!answers.is_empty()).then_some(Value::Array(answers))
        }
        Ok(single) => request(service, single),
    }
}

/// The answer to a line that was too long to be read.
#[must_use]
pub fn too_long() -> Value {
    let what = format!("This line has more than {} bytes: it is too long.", LIMITS.line);
    failed(&Value::Null, Error::new(TOO_LARGE, what))
}

fn request(service: &mut impl Service, request: Value) -> Option<Value> {
    let Value::Object(mut request) = request else {
        return Some(failed(&Value::Null, invalid("it must be an object")));
    };
    let id = request.remove("id");
    let known = id.clone().filter(|id| id.is_string() || id.is_number()).unwrap_or(Value::Null);
    if id.as_ref().is_some_and(|id| !id.is_null() && *id != known) {
        return Some(failed(&known, invalid("\"id\" must be a string, a number or null")));
    }
    if request.get("jsonrpc").and_then(Value::as_str) != Some("2.0") {
        return Some(failed(&known, invalid("\"jsonrpc\" must be \"2.0\"")));
    }
    let Some(Value::String(method)) = request.remove("method") else {
        return Some(failed(&known, invalid("\"method\" must be a string")));
    };
    let params = match request.remove("params") {
        None | Some(Value::Null) => Map::new(),
        Some(Value::Object(params)) => params,
        Some(_) => {
            let error = Error::new(BAD_PARAMS, "The parameters must be an object with names.");
            return id.map(|id| failed(&id, error));
        }
    };
    let result =
        catch_unwind(AssertUnwindSafe(|| service.call(&method, params))).unwrap_or_else(|_| {
            let what = "This request met a fault of the program; the game is as before.";
            Err(Error::new(INTERNAL, what))
        });
    let id = id?;
    Some(match result {
        Ok(result) => json!({ "jsonrpc": "2.0", "id": id, "result": result }),
        Err(error) => failed(&id, error),
    })
}

fn invalid(what: &str) -> Error {
    Error::new(INVALID_REQUEST, format!("This is not a request: {what}."))
}

fn failed(id: &Value, error: Error) -> Value {
    let mut body = json!({ "code": error.code, "message": error.message });
    if let Some(data) = error.data {
        body["data"] = data;
    }
    json!({ "jsonrpc": "2.0", "id": id, "error": body })
}
