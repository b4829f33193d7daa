#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What a ``ReloadGate`` decides.
public enum ReloadVerdict: Hashable, Sendable {
    /// Ask for a reload now.
    case ask(Reason)
    /// Come back at a date, with ``ReloadGate/timePassed(at:)``; earlier does no harm.
    case wait(until: Date)
    /// Do nothing.
    case save(Saving)

    /// Why a reload is asked for.
    public enum Reason: String, Hashable, Sendable, CaseIterable {
        /// Nobody was told anything yet.
        case first
        /// The change is told at once.
        case immediate
        /// The first significant change after a quiet time.
        case leading
        /// The value has come to rest.
        case quiet
        /// It did not come to rest for the longest time allowed.
        case maximumDelay
        /// There will be no later moment: the app goes to the background.
        case flush
        /// Whoever calls insists.
        case forced
    }

    /// Why no reload is asked for.
    public enum Saving: String, Hashable, Sendable, CaseIterable {
        /// The widget shows this value already.
        case sameDrawing
        /// The value has not moved far enough since the widget was last told.
        case small
        /// Nothing has changed since.
        case idle
    }
}
