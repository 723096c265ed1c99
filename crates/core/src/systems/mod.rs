//! The rule systems. None names another; none knows files, clocks, threads or screens.

pub mod acies;
pub mod arsouf;
pub mod barons;
pub mod bmw;

macro_rules! closed_list {
    ($($(#[$doc:meta])* $name:ident = $folder:ident,)+) => { closed_list! { ($) $($name = $folder,)+ } };
    (($d:tt) $($name:ident = $folder:ident,)+) => {
        /// Runs an expression with a type name bound to a system's rules: `with_system!(system, R => count::<R>())`. This is
        /// the closed list of systems for whatever stands above them.
        macro_rules! with_system {
            ($d system:expr, $d rules:ident => $d body:expr) => {
                match $d system {
                    $($crate::kernel::System::$name => {
                        type $d rules = $crate::systems::$folder::$name;
                        $d body
                    })+
                }
            };
        }
    };
}

crate::kernel::each_system!(closed_list);
pub(crate) use with_system;
