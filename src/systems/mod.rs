//! The rule systems. None names another; none knows files, clocks, threads or screens.

pub mod acies;
pub mod arsouf;
pub mod barons;
pub mod bmw;

/// Runs an expression with a type name bound to a system's rules: `with_system!(system, R => count::<R>())`. This is the
/// closed list of systems for whatever stands above them.
#[macro_export]
macro_rules! with_system {
    ($system:expr, $rules:ident => $body:expr) => {
        match $system {
            $crate::kernel::System::Acies => $crate::with_rules!(acies::Acies, $rules => $body),
            $crate::kernel::System::Arsouf => $crate::with_rules!(arsouf::Arsouf, $rules => $body),
            $crate::kernel::System::Barons => $crate::with_rules!(barons::Barons, $rules => $body),
            $crate::kernel::System::Bmw => $crate::with_rules!(bmw::Bmw, $rules => $body),
        }
    };
}

/// One line of [`with_system!`].
#[macro_export]
macro_rules! with_rules {
    ($folder:ident::$own:ident, $rules:ident => $body:expr) => {{
        type $rules = $crate::systems::$folder::$own;
        $body
    }};
}
