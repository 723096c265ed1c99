//! The panels: a line each in the list below, with everything that the window knows of them. A new panel is a file, its
//! `mod` line and a line of the list.

pub mod army;
pub mod card;
pub mod chart;
pub mod check;
pub mod chit;
pub mod chit_tracks;
pub mod choices;
pub mod command_mark;
pub mod compass;
pub mod crt;
pub mod dice;
pub mod display;
pub mod duel;
pub mod foretold;
pub mod hits;
pub mod icon;
pub mod journal;
pub mod journal_lines;
pub mod morale;
pub mod options;
pub mod prompt;
pub mod rules;
pub mod since;
pub mod tec;
pub mod turn;
pub mod unit;
pub mod values;
mod what;

use super::pane::{DockArea, Spec, panes};
use super::{field, map, marching};
use crate::icons;
use serde::{Deserialize, Serialize};

// Odds tables and duels exclude each other, and not every game has charts or morale.
panes! {
    Map "map" (icons::MAP) DockArea::Centre, |_, table| table.cards.is_none(), map::canvas::show;
    Field "field" (icons::FIELD) DockArea::Centre, |_, table| table.cards.is_some(), field::canvas::show;
    Prompt "prompt" (icons::ASK) DockArea::Head, |_, _| true, |ui, view, workspace, out| {
        let (past, inspected) = (workspace.past.as_ref(), workspace.inspected.as_deref());
        let ground = [workspace.map.id, workspace.field.id];
        let on_control = ui.memory(|m| m.focused().is_some_and(|id| !ground.contains(&Some(id))));
        let covered = workspace.map.menu.is_some() || workspace.overlaid;
        let asked = prompt::Asked {
            past,
            inspected,
            handed_to: workspace.handed_to,
            begun: workspace.begun,
            ending: workspace.ending.as_ref(),
            passed: &workspace.passed,
            cursor: workspace.map.cursor,
            aim: workspace.map.aim.as_ref(),
            together: marching::together(view.port, &workspace.map.chosen).len(),
            picked: workspace.field.picked.as_ref(),
            enter_taken: on_control || covered,
        };
        workspace.map.pointed = prompt::show(ui, view, asked, &mut workspace.choice_filter, out);
    };
    Since "since" (icons::SINCE) DockArea::Lower(0), |_, _| true, |ui, view, _, out| since::show(ui, view, out);
    Unit "unit" or "card" (icons::UNIT) DockArea::Upper(0), |_, _| true, |ui, view, workspace, out| {
        let (past, inspected) = (workspace.past.as_ref(), workspace.inspected.as_deref());
        if view.snapshot.table.cards.is_some() {
            workspace.field.described = Some(ui.ctx().cumulative_pass_nr());
            card::show(ui, view, (past, &workspace.field), out);
        } else {
            let (hover, card) = (workspace.map.hover, workspace.map.card.as_ref());
            unit::show(ui, view, unit::Looked { inspected, hover, card, past }, out);
        }
    };
    Command "command" (icons::COMMAND) DockArea::Upper(0), |_, table| !table.command.is_empty(), |ui, view, workspace, out| {
        let to_tracks = std::mem::take(&mut workspace.to_tracks);
        let state = (&mut workspace.chit, to_tracks);
        chit_tracks::show(ui, view, workspace.past.as_ref(), state, out);
    };
    Crt "crt" (icons::FIGHT) DockArea::Upper(0), |port, _| crt::has_crt(port), |ui, view, workspace, out| {
        crt::show(ui, view, (workspace.past.as_ref(), workspace.map.focus()), out);
    };
    Duel "duel" (icons::FIGHT) DockArea::Upper(0), |port, _| !crt::has_crt(port), |ui, view, workspace, out| {
        let (focus, past) = (workspace.map.focus(), workspace.past.as_ref());
        let (aimed, field) = (workspace.map.aim.as_ref().map(map::aims::Aim::choice), &workspace.field);
        duel::show(ui, view, duel::Pointed { focus, aimed, field, past }, out);
    };
    Tec "tec" or "charts" (icons::TABLES) DockArea::Upper(1), |port, _| crt::has_others(port), |ui, view, workspace, out| {
        tec::show(ui, view, workspace.map.focus(), out);
    };
    Morale "morale" (icons::MORALE) DockArea::Upper(1), |_, table| table.has_morale(), |ui, view, workspace, out| {
        morale::show(ui, view, view.table(workspace.past.as_ref()), out);
    };
    Turn "turn" (icons::TURN) DockArea::Upper(1), |_, _| true, |ui, view, workspace, out| {
        turn::show(ui, view, workspace.past.as_ref(), out);
    };
    Army "army" (icons::ARMY) DockArea::Lower(1), |_, table| table.cards.is_none(), |ui, view, workspace, out| {
        let shown = (workspace.past.as_ref(), workspace.inspected.as_deref());
        army::show(ui, view, shown, &mut workspace.army, out);
    };
    Journal "journal" (icons::JOURNAL) DockArea::Lower(0), |_, _| true, |ui, view, workspace, out| {
        journal::show(ui, view, &mut workspace.journal, out);
    };
    Rules "rules" (icons::RULES) DockArea::Lower(1), |_, _| true, |ui, view, workspace, _| {
        let options = view.port.scenario().options();
        let around = rules::Around { options: &options, battle: Some(&view.port.scenario().id) };
        rules::show(ui, view.library, view.palette, around, &mut workspace.rules);
    };
    Dice "dice" (icons::DICE) DockArea::Lower(1), |_, _| true, |ui, view, _, out| dice::show(ui, view, out);
    Options "options" (icons::OPTIONS) DockArea::Lower(1), |_, _| true, |ui, view, _, out| options::show(ui, view, out);
}
