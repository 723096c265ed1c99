//! The command line and the engine protocol, through the program itself.

mod commands;
mod engine;
mod fit;
mod ladder;
mod series;
mod series_files;
mod versions;

use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Output, Stdio};

/// The program in a system that speaks no language in particular.
pub fn program() -> Command {
    let mut program = Command::new(env!("CARGO_BIN_EXE_gonfalon"));
    program.env_remove("LC_ALL").env_remove("LC_MESSAGES").env_remove("LANG");
    program
}

pub fn run(arguments: &[&str]) -> Output {
    program().args(arguments).stdin(Stdio::null()).output().expect("the program starts")
}

pub fn run_with(arguments: &[&str], input: &str) -> Output {
    let mut child = program()
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("it is piped");
    stdin.write_all(input.as_bytes()).expect("it reads");
    drop(stdin);
    child.wait_with_output().expect("it ends")
}

pub fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("the output is text")
}

pub fn said(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("the messages are text")
}

pub fn status(output: &Output) -> i32 {
    output.status.code().expect("it ends by itself")
}

/// The output of a subcommand that ends well.
pub fn fine(arguments: &[&str]) -> String {
    let output = run(arguments);
    assert_eq!(status(&output), 0, "{arguments:?}: {}", said(&output));
    out(&output)
}

pub fn fine_json(arguments: &[&str]) -> Value {
    serde_json::from_str(&fine(arguments)).expect("the output is JSON")
}

/// A conversation with the engine.
pub struct Engine {
    child: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
    last: u64,
}

impl Engine {
    pub fn start() -> Engine {
        let mut child = program()
            .arg("engine")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program starts");
        let input = child.stdin.take();
        let output = BufReader::new(child.stdout.take().expect("it is piped"));
        Engine { child, input, output, last: 0 }
    }

    pub fn with_game(seed: u64) -> Engine {
        let mut engine = Engine::start();
        engine.good("new", json!({ "scenario": "first-clash", "seed": seed }));
        engine
    }

    pub fn send(&mut self, line: &str) {
        let input = self.input.as_mut().expect("it is open");
        writeln!(input, "{line}").expect("the engine reads");
        input.flush().expect("the engine reads");
    }

    pub fn hear(&mut self) -> Value {
        let mut line = String::new();
        self.output.read_line(&mut line).expect("the engine answers");
        serde_json::from_str(&line).expect("an answer is one line of JSON")
    }

    pub fn call(&mut self, method: &str, params: Value) -> Value {
        self.last += 1;
        let id = self.last;
        let request = json!({ "jsonrpc": "2.0", "id": id, "method": method, "params": params });
        self.send(&request.to_string());
        let answer = self.hear();
        assert_eq!(answer["jsonrpc"], "2.0");
        assert_eq!(answer["id"], id);
        answer
    }

    pub fn good(&mut self, method: &str, params: Value) -> Value {
        let mut answer = self.call(method, params);
        assert!(answer.get("error").is_none(), "{method}: {answer}");
        answer["result"].take()
    }

    pub fn bad(&mut self, method: &str, params: Value, code: i32) -> Value {
        let mut answer = self.call(method, params);
        assert_eq!(answer["error"]["code"], code, "{method}: {answer}");
        assert!(answer.get("result").is_none());
        answer["error"].take()
    }

    pub fn state(&mut self) -> Value {
        self.good("state", json!({}))
    }

    /// Plays at random until an action throws a die; gives that action. A game that ends without one is
    /// followed by another.
    pub fn until_a_throw(&mut self) -> Value {
        for seed in 0..20_000 {
            if !self.good("prompt", json!({}))["over"].is_null() {
                self.good("new", json!({ "scenario": "first-clash", "seed": seed }));
            }
            let action = self.good("bot", json!({ "level": "random", "seed": seed }));
            let dice = vec![1; 200]; // always too many, so nothing happens
            let error = self.bad("play", json!({ "action": action, "dice": dice }), -32002);
            if !error["message"].as_str().expect("a sentence").contains("200 left over") {
                return action;
            }
            self.good("play", json!({ "action": action }));
        }
        panic!("no die in 20,000 actions");
    }

    pub fn end(mut self) -> i32 {
        drop(self.input.take());
        self.child.wait().expect("it ends").code().expect("it ends by itself")
    }
}
