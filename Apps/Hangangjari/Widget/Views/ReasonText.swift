import HangangjariModel
package import Vitrine
import VitrineLoading

/// The texts for a reason on a widget; each reason has its own symbol and texts.
package struct ReasonText {
    package let symbol: String
    /// Two or three words for a mark next to an outdated value.
    package let short: String
    /// A heading for a view without a value.
    package let title: String
    /// One sentence with the remedy or the next step.
    package let detail: String

    /// Creates the texts for a reason.
    ///
    /// - Parameters:
    ///   - reason: Why there is no value, or no newer one.
    ///   - stored: Why what is stored cannot be read. Without an answer of the service, this is the cause: what is
    ///     stored would be shown.
    package init(_ reason: Freshness.Reason, stored: Freshness.Reason? = nil) {
        let known = Self.parts(reason)
        let parts = known.detail == nil ? stored.flatMap(Self.unreadable) ?? known : known
        (symbol, short, title) = (parts.symbol, parts.short, parts.title)
        detail = parts.detail ?? "Nothing stored yet. Will try again."
    }

    /// The texts; without a detail, it is that nothing is stored.
    private typealias Parts = (symbol: String, short: String, title: String, detail: String?)

    private static func parts(_ reason: Freshness.Reason) -> Parts {
        location(reason) ?? service(reason) ?? unreadable(reason) ?? stored(reason)
    }

    private static func location(_ reason: Freshness.Reason) -> Parts? {
        switch reason {
        case .locationDenied:
            (
                "location.slash", "no location", "Location is off",
                "Allow it for Hangangjari, or choose a park in this widget."
            )
        case .locationNotAsked:
            (
                "location.circle", "no location", "Which park is near?",
                "Open Hangangjari to allow location, or choose a park here."
            )
        case .locationUnknown:
            ("location", "no location", "Looking for you", "The device does not know where it is yet.")
        default: nil
        }
    }

    private static func service(_ reason: Freshness.Reason) -> Parts? {
        switch reason {
        case .unreachable:
            ("wifi.slash", "offline", "No connection", nil)
        case .timedOut:
            ("hourglass", "no answer", "No answer in time", nil)
        case .serverFailed:
            ("exclamationmark.triangle", "service down", "Service is down", nil)
        case .badAnswer:
            ("questionmark.circle", "bad answer", "Unreadable answer", nil)
        case .emptyAnswer:
            ("circle.dashed", "empty answer", "Empty answer", nil)
        case .sourceFailed:
            ("exclamationmark.circle", "not confirmed", "City data is down", "The city gives no numbers at the moment.")
        case .mismatch:
            ("tray", "wrong park", "No data", "The answer was about another park, and is not shown.")
        case .unknownThere:
            ("mappin.slash", "park gone", "Park not found", "It is no longer offered. Choose another in this widget.")
        case .cancelled:
            ("xmark.circle", "stopped", "Asking was stopped", nil)
        case .refreshUnderWay:
            ("arrow.triangle.2.circlepath", "asking", "Asking\u{2026}", "Another widget is asking right now.")
        default: nil
        }
    }

    private static func unreadable(_ reason: Freshness.Reason) -> Parts? {
        switch reason {
        case .damaged:
            ("exclamationmark.triangle", "damaged", "Stored data damaged", "It was set aside. Will ask again.")
        case .unreadable:
            ("lock", "locked", "Can\u{2019}t read now", "Unlock the device, or open Hangangjari.")
        case .newerVersion:
            ("arrow.down.circle", "newer data", "Update Hangangjari", "A newer version wrote what is stored.")
        default: nil
        }
    }

    private static func stored(_ reason: Freshness.Reason) -> Parts {
        switch reason {
        case .aged:
            ("clock.badge.exclamationmark", "old", "Too old to show", "The last values are withdrawn.")
        case .neverObserved:
            ("questionmark.circle", "age unknown", "Nothing observed", "The city has no live values here.")
        case .futureDate:
            (
                "clock.badge.exclamationmark", "clock wrong", "Clocks disagree",
                "The values say they are from the future."
            )
        default:
            ("sparkles", "nothing yet", "Nothing here yet", "Open Hangangjari once to load the parks.")
        }
    }
}
