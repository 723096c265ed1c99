//! Opening the window: with one renderer, and where there is a second with that if the first does not work.

use super::app::App;
use super::crash::{self, Guarded};
use super::running_window;
use super::settings::Places;
use gonfalon_core::drawing::art;
use gonfalon_core::words::Language;
use std::path::PathBuf;

/// A way to draw.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Renderer {
    /// OpenGL.
    Glow,
    /// DirectX or Metal. Linux has no use for it: Mesa draws OpenGL there with any driver and with none.
    #[cfg(not(target_os = "linux"))]
    Wgpu,
}

impl Renderer {
    /// The renderers of this platform, the better one first.
    #[cfg(target_os = "linux")]
    const ALL: &[Renderer] = &[Renderer::Glow];
    /// The renderers of this platform, the better one first.
    #[cfg(not(target_os = "linux"))]
    const ALL: &[Renderer] = &[Renderer::Wgpu, Renderer::Glow];

    /// The renderer with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Renderer> {
        Renderer::ALL.iter().copied().find(|renderer| renderer.name() == name)
    }

    const fn name(self) -> &'static str {
        match self {
            Renderer::Glow => "glow",
            #[cfg(not(target_os = "linux"))]
            Renderer::Wgpu => "wgpu",
        }
    }

    const fn eframe(self) -> eframe::Renderer {
        match self {
            Renderer::Glow => eframe::Renderer::Glow,
            #[cfg(not(target_os = "linux"))]
            Renderer::Wgpu => eframe::Renderer::Wgpu,
        }
    }
}

/// How the window is opened.
#[derive(Clone, Debug, Default)]
pub struct GuiOptions {
    /// The only renderer to try; otherwise the better one for the platform, then the other.
    pub renderer: Option<Renderer>,
    /// A picture of the window is written here after a few frames, and the program ends.
    pub screenshot: Option<PathBuf>,
    /// The window's size in points.
    pub size: Option<(f32, f32)>,
    /// Begin this built-in battle at once.
    pub battle: Option<String>,
    /// The language from now on, in place of the one in the settings.
    pub language: Option<Language>,
    /// What the player is told at first.
    pub troubles: Vec<String>,
}

/// What helps where no renderer works.
#[cfg(target_os = "linux")]
const ADVICE: &str = "OpenGL is missing, or its driver is broken: the package libgl1-mesa-dri draws without a graphics card.";
/// What helps where no renderer works.
#[cfg(not(target_os = "linux"))]
const ADVICE: &str = "A newer driver of the graphics card may help, or the other way to draw: gonfalon --renderer glow, or --renderer wgpu.";

/// Opens the window, with a scenario or saved game if one is named, and returns when it is closed.
///
/// # Errors
/// A sentence that says why no window could be opened. Where programs have no terminal a message shows it, too.
pub fn run(open: Option<PathBuf>, options: GuiOptions) -> Result<(), String> {
    let opened = open_window(open, options);
    #[cfg(not(target_os = "linux"))]
    if let Err(words) = &opened {
        let message = rfd::MessageDialog::new().set_title("Gonfalon").set_description(words);
        message.set_level(rfd::MessageLevel::Error).show();
    }
    opened
}

#[allow(clippy::needless_pass_by_value)] // whoever opens the window has no further use for them
fn open_window(open: Option<PathBuf>, options: GuiOptions) -> Result<(), String> {
    if no_display() {
        return Err(
            "There is no display to open a window on: neither WAYLAND_DISPLAY nor DISPLAY is set."
                .to_owned(),
        );
    }
    let places = Places { asked: options.language, ..Places::of_platform() };
    let plain = options.screenshot.is_none();
    if let Some(file) = open.as_deref().filter(|_| plain)
        && running_window::hand_over(&places, file)
    {
        return Ok(());
    }
    if let Some(folder) = places.reports() {
        crash::watch(&folder);
    }
    // Until the window is there they are read; what is drawn before reads what it needs itself, so nothing hangs on the thread.
    let _ = std::thread::Builder::new().name("symbols".to_owned()).spawn(art::read_ahead);
    let order = options.renderer.as_ref().map_or(Renderer::ALL, std::slice::from_ref);
    let mut troubles = Vec::new();
    for &renderer in order {
        match window(renderer, &places, open.clone(), options.clone()) {
            Ok(()) => return Ok(()),
            Err(eframe::Error::WinitEventLoop(_) | eframe::Error::Winit(_)) => {
                return Err("No window could be opened: the display does not answer.".to_owned());
            }
            Err(e) => troubles.push(format!("{}: {e}", renderer.name())),
        }
    }
    Err(format!("No window could be opened ({}). {ADVICE}", troubles.join("; ")))
}

fn no_display() -> bool {
    let set = |name: &str| std::env::var_os(name).is_some_and(|v| !v.is_empty());
    cfg!(target_os = "linux")
        && !set("WAYLAND_DISPLAY")
        && !set("WAYLAND_SOCKET")
        && !set("DISPLAY")
}

fn window(
    renderer: Renderer,
    places: &Places,
    open: Option<PathBuf>,
    options: GuiOptions,
) -> Result<(), eframe::Error> {
    let (width, height) = options.size.unwrap_or((1280.0, 800.0));
    let viewport = egui::ViewportBuilder::default()
        .with_app_id("gonfalon")
        .with_title("Gonfalon")
        .with_icon(icon())
        .with_inner_size([width, height])
        .with_clamp_size_to_monitor_size(true)
        .with_min_inner_size([640.0, 420.0]);
    let native = eframe::NativeOptions {
        viewport,
        renderer: renderer.eframe(),
        ..eframe::NativeOptions::default()
    };
    let places = places.clone();
    eframe::run_native(
        "Gonfalon",
        native,
        Box::new(move |cc| {
            let mut app = App::new(&cc.egui_ctx, places, true);
            for trouble in options.troubles {
                app.notices.say_if(Some(trouble));
            }
            match options.screenshot {
                Some(path) => app.shoot(path),
                None => app.take_files(&cc.egui_ctx),
            }
            if let Some(battle) = options.battle {
                app.begin_built_in(&battle);
            }
            if let Some(path) = open {
                app.open(path);
            }
            Ok(Box::new(Guarded::new(app)))
        }),
    )
}

/// The window's icon: a banner on a pole.
fn icon() -> egui::IconData {
    const SIDE: usize = 64;
    let mut rgba = vec![0; SIDE * SIDE * 4];
    for y in 0..SIDE {
        for x in 0..SIDE {
            let pole = (12..16).contains(&x) && (4..60).contains(&y);
            let tail = x + (if y < 24 { y } else { 48 - y.min(48) }) / 2 < 62;
            let cloth = (16..60).contains(&x) && (8..40).contains(&y) && tail;
            let color: Option<[u8; 3]> = if pole {
                Some([70, 52, 36])
            } else if cloth {
                Some(if (20..28).contains(&y) { [246, 240, 222] } else { [156, 46, 42] })
            } else {
                None
            };
            if let Some(color) = color {
                let at = (y * SIDE + x) * 4;
                rgba[at..at + 3].copy_from_slice(&color);
                rgba[at + 3] = 255;
            }
        }
    }
    egui::IconData { rgba, width: 64, height: 64 }
}
