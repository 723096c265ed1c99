//! What lies over the map: zoom buttons and the layers menu.

use super::super::command_queue::{Command, CommandQueue};
use super::super::game_table::View;
use super::super::settings::BoardSize;
use super::super::workspace::Workspace;
use super::camera::TOOLS_HIGH;
use super::legend;
use super::moving_camera;
use crate::icons;
use crate::say;
use egui::containers::menu::{MenuButton, MenuConfig};
use egui::{
    Align, Button, Layout, PopupCloseBehavior, Rect, Role, Sense, Ui, UiBuilder, WidgetInfo, vec2,
};
use gonfalon_core::kernel::Side;
use gonfalon_core::view::MapView;
use std::sync::Arc;

/// Shows what lies over the map.
pub fn show(
    ui: &mut Ui,
    view: &View,
    map: &Arc<MapView>,
    workspace: &mut Workspace,
    screen: Rect,
    out: &mut CommandQueue,
) {
    if screen.width() < 160.0 || screen.height() < 160.0 {
        return;
    }
    let corner = Rect::from_min_size(screen.min + vec2(8.0, 8.0), vec2(76.0, TOOLS_HIGH));
    let builder = UiBuilder::new().max_rect(corner).layout(Layout::top_down(Align::Min));
    ui.scope_builder(builder, |ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        ui.spacing_mut().button_padding = vec2(6.0, 2.0);
        tools(ui, view, map, workspace, screen, out);
    });
}

fn tools(
    ui: &mut Ui,
    view: &View,
    map: &Arc<MapView>,
    workspace: &mut Workspace,
    screen: Rect,
    out: &mut CommandQueue,
) {
    let Some(camera) = &mut workspace.map.camera else { return };
    // The keyboard goes past them: they have keys of their own.
    let small = |words: String| Button::new(words).sense(Sense::CLICK).min_size(vec2(28.0, 26.0));
    ui.horizontal(|ui| {
        let mut sign = |sign: &str, name: String| {
            let button = ui.add(small(sign.to_owned())).on_hover_text(&name);
            button.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
            button.clicked()
        };
        if sign(icons::MORE, say!(view, "gui-zoom-in")) {
            camera.zoom_at(screen, screen.center(), 1.25);
            workspace.map.moved = true;
        }
        if sign(icons::LESS, say!(view, "gui-zoom-out")) {
            camera.zoom_at(screen, screen.center(), 0.8);
            workspace.map.moved = true;
        }
    });
    if ui.add(small(say!(view, "gui-fit"))).on_hover_text(say!(view, "gui-fit-about")).clicked() {
        moving_camera::fit(&mut workspace.map, map, screen);
    }
    ui.menu_button(say!(view, "gui-size"), |ui| {
        for size in std::iter::once(None).chain(BoardSize::ALL.map(Some)) {
            let now = view.settings.board == size;
            if ui.selectable_label(now, BoardSize::name(size, view)).clicked() {
                // The same size again brings the board back to where it was.
                (workspace.map.moved, workspace.map.screen) = (false, None);
                workspace.map.fitted = false;
                out.send(Command::Board(size));
            }
        }
    });
    // Whoever switches one layer may want to switch another, and whoever reads may click on what he reads.
    let stays = || MenuConfig::new().close_behavior(PopupCloseBehavior::CloseOnClickOutside);
    MenuButton::new(say!(view, "gui-layers")).config(stays()).ui(ui, |ui| {
        let mut layers = view.settings.layers;
        let names = Side::ALL.map(|side| view.port.side_name(side));
        layers.ui(ui, names, map, view.palette.contrast);
        if layers != view.settings.layers {
            out.send(Command::Layers(layers));
        }
    });
    let signs = MenuButton::new(say!(view, "gui-signs")).config(stays());
    let (button, key) = signs.ui(ui, |ui| legend::show(ui, view, map, &mut workspace.map));
    workspace.map.key_is_open = key.is_some();
    button.on_hover_text(say!(view, "gui-signs-about"));
}
