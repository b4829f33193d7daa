#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Puts the value of a live text into words, for one locale and time zone.
///
/// `PlainLiveText` is the neutral form that an extension and tests use; the drawing target has one for every locale.
public protocol LiveTextWording: Sendable {
    /// The characters that stand for a value at a moment; the same for the same arguments.
    func words(for value: ArchivedLiveText.Value, now: Date) -> String
}

extension LiveTextWording {
    /// The whole text at a moment: prefix, value, suffix.
    package func words(for text: ArchivedLiveText, now: Date) -> String {
        text.prefix + words(for: text.value, now: now) + text.suffix
    }

    /// How far a gauge has come, as a percentage; nil if that is unknown.
    package func words(for progress: ArchivedGauge.Progress, now: Date) -> String? {
        progress.fraction(at: now).map { words(for: .percent($0, maximumFractionDigits: 0), now: now) }
    }
}

extension ArchivedGauge.Progress {
    /// The fraction at a moment, 0…1; nil if it is unknown.
    package func fraction(at now: Date) -> Double? {
        switch self {
        case .fraction(let fraction): return fraction > 0 ? min(fraction, 1) : 0
        case .interval(let start, let end, let countsDown):
            let length = end.timeIntervalSince(start)
            let passed = length > 0 ? min(max(now.timeIntervalSince(start) / length, 0), 1) : 1
            return countsDown ? 1 - passed : passed
        case .indeterminate: return nil
        }
    }
}
