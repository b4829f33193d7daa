import Foundation
import VitrineDevice
import VitrineWire

/// How a widget of a fleet asks for its next timeline.
///
/// The rules are those that widgets have: an interval after each answer, fixed times of the clock, the end of the
/// timeline, or intervals that were measured from a widget's own answers.
public struct FleetPolicy: Hashable, Sendable {
    /// When the next timeline is wanted.
    public enum Rule: Hashable, Sendable {
        /// So long after each answer.
        case after(Duration)
        /// At the multiples of a duration by the clock: every device asks at the same moments.
        case atClock(Duration)
        /// At the end of a timeline with one entry: the device picks the time.
        case atEnd
        /// So many seconds after an answer, by the hour of the day in which it was given; 24 numbers.
        case measured([Double])
    }

    /// The name in reports and charts.
    public var name: String
    public var rule: Rule
    /// The largest delay that is added to each date, chosen at random between zero and it.
    public var jitter: Duration
    /// The interval after an answer without fresh data; nil for the rule's own.
    public var retry: Duration?

    public init(_ name: String, _ rule: Rule, jitter: Duration = .zero, retry: Duration? = nil) {
        self.name = name
        self.rule = rule
        self.jitter = jitter
        self.retry = retry
    }

    /// The policy of an answer.
    /// - Parameters:
    ///   - now: The date of the answer.
    ///   - isFresh: Whether the answer has data that was just fetched.
    ///   - share: A number from 0 to 1 that chooses the jitter.
    /// - Returns: The policy as a timeline carries it.
    func policy(at now: Date, isFresh: Bool, share: Double) -> ArchivedTimeline.Policy {
        if !isFresh, let retry { return .after(now.addingTimeInterval(retry.seconds + jitter.seconds * share)) }
        switch rule {
        case .after(let interval):
            return .after(now.addingTimeInterval(interval.seconds + jitter.seconds * share))
        case .atClock(let interval):
            let seconds = now.timeIntervalSinceReferenceDate
            let next = (seconds / interval.seconds).rounded(.down) * interval.seconds + interval.seconds
            return .after(Date(timeIntervalSinceReferenceDate: next + jitter.seconds * share))
        case .atEnd:
            return .atEnd
        case .measured(let intervals):
            let hour = Int((now.timeIntervalSinceReferenceDate / 3_600).rounded(.down)) % 24
            let interval = intervals[(hour + 24) % 24]
            return .after(now.addingTimeInterval(interval + jitter.seconds * share))
        }
    }
}
