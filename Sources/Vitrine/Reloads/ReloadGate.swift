#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Decides which changes of a value are worth a widget's reload, and when.
///
/// A value without effects: every call gets its date and returns a verdict. ``ReloadCoordinator`` performs it.
///
/// - The same value as the widget was last told of is never told again, and ends a wait for a change that was undone.
/// - Small changes add up: what counts is the distance to the value last told, not to the one before.
/// - A significant change waits until the value rests, and at most the maximum delay while it does not.
/// - An immediate change ends every wait.
///
/// ```swift
/// var gate = ReloadGate(timing: ReloadTiming(quiet: .seconds(2), maximumDelay: .seconds(10)), significance: rule)
/// gate.change(to: Progress(chapter: 3, percent: 5), at: now)  // .ask(.first)
/// gate.change(to: Progress(chapter: 3, percent: 15), at: now + 1)  // .wait(until: now + 3)
/// gate.timePassed(at: now + 3)  // .ask(.quiet)
/// ```
///
/// Dates come from a clock that a person may set. One that goes back moves what waits with it, so that nothing waits
/// longer than it should; one that jumps ahead ends the wait.
public struct ReloadGate<Value: Equatable & Sendable>: Sendable {
    /// How long changes wait.
    public let timing: ReloadTiming
    /// How much a change matters.
    public let significance: ReloadSignificance<Value>
    /// The value that the widget was last told of; nil if it was told of none.
    public private(set) var reported: Value?

    private var latest: Value?
    private var waiting: Waiting?
    private var lastChange: Date?
    private var lastSeen: Date?

    /// The changes that wait.
    private struct Waiting: Hashable {
        var first: Date
        var last: Date
    }

    /// Whether a significant change waits to be told.
    public var isWaiting: Bool { waiting != nil }

    /// Creates a gate.
    ///
    /// - Parameters:
    ///   - timing: How long changes wait.
    ///   - significance: How much a change matters.
    ///   - reported: The value that the widget was last told of, as it was stored; nil if nothing was stored.
    public init(timing: ReloadTiming, significance: ReloadSignificance<Value>, reported: Value? = nil) {
        self.timing = timing
        self.significance = significance
        self.reported = reported
    }

    /// Takes a new value.
    public mutating func change(to value: Value, at now: Date) -> ReloadVerdict {
        follow(now)
        let rested = lastChange.map { now.timeIntervalSince($0) >= timing.quiet.seconds } ?? true
        latest = value
        lastChange = now
        guard let reported else { return ask(.first) }
        guard value != reported else {
            waiting = nil
            return .save(.sameDrawing)
        }
        switch significance.urgency(reported, value) {
        case .immediate:
            return ask(.immediate)
        case .small:
            waiting = nil
            return .save(.small)
        case .significant:
            if timing.isLeading, rested, waiting == nil { return ask(.leading) }
            waiting = Waiting(first: waiting?.first ?? now, last: now)
            return settle(now)
        }
    }

    /// Asks for what has waited long enough.
    public mutating func timePassed(at now: Date) -> ReloadVerdict {
        follow(now)
        return settle(now)
    }

    /// Tells the last value, however small its difference, because there will be no later moment.
    public mutating func flush(at now: Date) -> ReloadVerdict {
        follow(now)
        guard let latest else { return .save(.idle) }
        guard latest != reported else { return .save(.sameDrawing) }
        return ask(.flush)
    }

    /// Tells a value whatever was told before, such as when the stored picture changed in another way.
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
        guard let waiting else { return .save(.idle) }
        let rest = waiting.last.addingTimeInterval(timing.quiet.seconds)
        let limit = timing.maximumDelay.map { waiting.first.addingTimeInterval($0.seconds) } ?? .distantFuture
        if rest <= now { return ask(.quiet) }
        if limit <= now { return ask(.maximumDelay) }
        return .wait(until: min(rest, limit))
    }

    /// Moves what waits with a clock that was set back.
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
