//! Many games on several threads.

use gonfalon::simulation::in_order;
use std::ops::ControlFlow;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// Some numbers take longer than those behind them.
fn slow(number: u64) -> Option<u64> {
    std::thread::sleep(Duration::from_micros(300 * (number % 5)));
    Some(number * number)
}

#[test]
fn they_are_told_in_order_on_any_number_of_threads() {
    for threads in [0, 1, 2, 7] {
        let mut told = Vec::new();
        in_order(3..40, threads, slow, |square| {
            told.push(square);
            ControlFlow::Continue(())
        });
        assert_eq!(told, (3..40).map(|n| n * n).collect::<Vec<u64>>(), "{threads} threads");
    }
    in_order(5..5, 2, slow, |_| panic!("there is none"));
}

#[test]
fn nothing_is_told_after_the_last_that_was_wanted() {
    let (mut told, played) = (Vec::new(), AtomicU64::new(0));
    let play = |number| {
        played.fetch_add(1, Ordering::Relaxed);
        slow(number)
    };
    in_order(0..10_000, 4, play, |square| {
        told.push(square);
        if square == 100 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    assert_eq!(told.len(), 11);
    assert!(played.into_inner() < 100, "the others stop too");
}

#[test]
fn a_thread_that_fails_stops_the_others() {
    let played = AtomicU64::new(0);
    let play = |number| {
        played.fetch_add(1, Ordering::Relaxed);
        if number == 8 {
            // Without a word on the terminal: to write where it happened takes long, and the others play on meanwhile.
            resume_unwind(Box::new("a fault of the rules, for this test"));
        }
        slow(number)
    };
    let mut told = 0;
    let tell = |_| {
        told += 1;
        ControlFlow::Continue(())
    };
    let failed = catch_unwind(AssertUnwindSafe(|| in_order(0..10_000, 3, play, tell)));
    assert!(failed.is_err() && told <= 8, "{told} were told");
    assert!(played.into_inner() < 100, "the others stop too");
}
