public import Foundation
import VitrineDevice

/// Where the time advances to.
public enum AdvanceTarget: Hashable, Sendable {
    /// The next entry of any widget.
    case nextEntry
    /// The beginning of the next local day.
    case nextMidnight
    /// A number of seconds, more than 0.
    case by(Double)
    /// A moment.
    case to(Date)

    /// Reads `next-entry`, `next-midnight`, a length such as `90s`, `15m`, `1h30m`, `1d`, or a time in ISO 8601; also
    /// `nextEntry` and `midnight`, as scripts write them.
    /// - Throws: ``ClientError`` with code `badValue`.
    public init(_ text: String) throws(ClientError) {
        if text == "next-entry" || text == "nextEntry" {
            self = .nextEntry
        } else if text == "next-midnight" || text == "midnight" {
            self = .nextMidnight
        } else if let length = ScriptDuration.parse(text, days: 1_000_000), length > .zero {
            self = .by(length.seconds)
        } else if let date = DeviceClock.isoDate(text) {
            self = .to(date)
        } else if text.hasPrefix("-") {
            throw ClientError(
                .badValue,
                "\(text) goes back, and time advances only forwards; to go back, set the clock by `set now TIME`"
            )
        } else {
            let hint = Spelling.closest(to: text, of: ["next-entry", "next-midnight"]).map { "; did you mean \($0)?" }
            throw ClientError(
                .badValue,
                "\(text) is not a time to advance to: write next-entry, next-midnight, a length such as 90s, 15m, 1h30m or 1d, "
                    + "or a time such as 2026-01-31T09:30:00Z\(hint ?? "")"
            )
        }
    }
}
