public import Vitrine
import VitrinePlatform

/// Decides which changes of a value are worth a widget's reload, and when.
///
/// A value without side effects: every call takes a date and returns a verdict. ``ReloadCoordinator`` performs the
/// verdict.
///
/// - The value that was last reported is never reported again; returning to it ends the wait for the undone change.
/// - Small changes accumulate: the distance to the last reported value counts, not to the previous value.
/// - A significant change waits until the value has been stable for the quiet time, but at most for the maximum delay.
/// - An immediate change ends every wait.
///
/// ```swift
/// var gate = ReloadGate(timing: ReloadTiming(quiet: .seconds(2), maximumDelay: .seconds(10)), significance: rule)
/// gate.change(to: Progress(chapter: 3, percent: 5), at: now)  // .ask(.first)
/// gate.change(to: Progress(chapter: 3, percent: 15), at: now + 1)  // .wait(until: now + 3)
/// gate.timePassed(at: now + 3)  // .ask(.quiet)
/// ```
///
/// Dates come from a clock that a person may set. If the clock is set back, waiting changes move with it, so that no
/// change waits longer than it should; if it jumps ahead, the wait ends.
public struct ReloadGate<Value: Equatable & Sendable>: Sendable {
    /// How long changes wait.
    public let timing: ReloadTiming
    /// How much a change matters.
    public let significance: ReloadSignificance<Value>
    /// The value that was last reported to the widget; nil if none was reported.
    public private(set) var reported: Value?

    private var latest: Value?
    private var waiting: Waiting?
    private var lastChange: Date?
    private var lastSeen: Date?

    /// The changes that are waiting.
    private struct Waiting: Hashable {
        var first: Date
        var last: Date
    }

    /// Whether a significant change is waiting to be reported.
    public var isWaiting: Bool { waiting != nil }

    /// Creates a gate.
    ///
    /// - Parameters:
    ///   - timing: How long changes wait.
    ///   - significance: How much a change matters.
    ///   - reported: The value that was last reported to the widget, from storage; nil if none was stored.
    public init(timing: ReloadTiming, significance: ReloadSignificance<Value>, reported: Value? = nil) {
        self.timing = timing
        self.significance = significance
        self.reported = reported
    }

    /// Receives a new value.
    public mutating func change(to value: Value, at now: Date) -> ReloadVerdict {
        follow(now)
        let rested = lastChange.map { now.timeIntervalSince($0) >= timing.quiet.seconds } ?? true
        latest = value
        lastChange = now
        guard let reported else { return ask(.first) }
        guard value != reported else {
            waiting = nil
            return .skip(.sameDrawing)
        }
        switch significance.urgency(reported, value) {
        case .immediate:
            return ask(.immediate)
        case .small:
            waiting = nil
            return .skip(.small)
        case .significant:
            if timing.isLeading, rested, waiting == nil { return ask(.leading) }
            waiting = Waiting(first: waiting?.first ?? now, last: now)
            return settle(now)
        }
    }

    /// Requests a reload if a change has waited long enough.
    public mutating func timePassed(at now: Date) -> ReloadVerdict {
        follow(now)
        return settle(now)
    }

    /// Reports the latest value, however small its difference, because there will be no later opportunity.
    public mutating func flush(at now: Date) -> ReloadVerdict {
        follow(now)
        guard let latest else { return .skip(.idle) }
        guard latest != reported else { return .skip(.sameDrawing) }
        return ask(.flush)
    }

    /// Reports a value even if it was reported before, for example when a stored image changed in another way.
    public mutating func force(_ value: Value, at now: Date) -> ReloadVerdict {
        follow(now)
        latest = value
        lastChange = now
        return ask(.forced)
    }

    private mutating func ask(_ reason: ReloadVerdict.Reason) -> ReloadVerdict {
        reported = latest
        waiting = nil
        return .ask(reason)
    }

    private mutating func settle(_ now: Date) -> ReloadVerdict {
        guard let waiting else { return .skip(.idle) }
        let rest = waiting.last.addingTimeInterval(timing.quiet.seconds)
        let limit = timing.maximumDelay.map { waiting.first.addingTimeInterval($0.seconds) } ?? .distantFuture
        if rest <= now { return ask(.quiet) }
        if limit <= now { return ask(.maximumDelay) }
        return .wait(until: min(rest, limit))
    }

    /// Moves the waiting changes with a clock that was set back.
    private mutating func follow(_ now: Date) {
        defer { lastSeen = now }
        guard let lastSeen, now < lastSeen else { return }
        let distance = now.timeIntervalSince(lastSeen)
        lastChange = lastChange?.addingTimeInterval(distance)
        waiting = waiting.map {
            Waiting(first: $0.first.addingTimeInterval(distance), last: $0.last.addingTimeInterval(distance))
        }
    }
}
