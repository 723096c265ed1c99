//! What consoles start as `gonfalon`, being `gonfalon.com`: they wait for it, and it waits for the program with the window
//! beside it, which writes to the same console, reads from it, and ends with the same status.

use std::env;
use std::process::{Command, ExitCode};

fn main() -> ExitCode {
    let run = || {
        let program = env::current_exe()?.with_file_name("gonfalon.exe");
        Command::new(program).args(env::args_os().skip(1)).status()
    };
    match run() {
        Ok(status) => {
            ExitCode::from(status.code().and_then(|code| u8::try_from(code).ok()).unwrap_or(1))
        }
        Err(error) => {
            eprintln!("gonfalon.exe: {error}");
            ExitCode::from(2)
        }
    }
}
