public import Vitrine
import VitrinePlatform

/// A decision of a ``ReloadGate``.
public enum ReloadVerdict: Hashable, Sendable {
    /// Request a reload now.
    case ask(Reason)
    /// Call ``ReloadGate/timePassed(at:)`` at a date; an earlier call does no harm.
    case wait(until: Date)
    /// Do nothing.
    case skip(SkipReason)

    /// Why a reload is requested.
    public enum Reason: String, Hashable, Sendable, CaseIterable {
        /// No value was reported yet.
        case first
        /// The change is urgent.
        case immediate
        /// The first significant change after a quiet time.
        case leading
        /// The value has been stable for the quiet time.
        case quiet
        /// The value kept changing for the maximum delay.
        case maximumDelay
        /// There will be no later opportunity: the app goes to the background.
        case flush
        /// The caller forced the report.
        case forced
    }

    /// Why no reload is requested.
    public enum SkipReason: String, Hashable, Sendable, CaseIterable {
        /// The widget already shows this value.
        case sameDrawing
        /// The value has not changed enough since the last report.
        case small
        /// No change is waiting.
        case idle
    }
}
