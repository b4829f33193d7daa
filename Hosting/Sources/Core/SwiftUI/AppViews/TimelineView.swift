public import Foundation

/// The moments at which a view is drawn again.
public protocol TimelineSchedule {}

/// At intervals.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    public init(from startDate: Date, by interval: TimeInterval) {}
}

/// At every full minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    public init() {}
}

/// At given moments.
public struct ExplicitTimelineSchedule: TimelineSchedule, Sendable {
    public init(_ dates: some Sequence<Date>) {}
}

/// As often as the screen.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    public init(minimumInterval: Double? = nil, paused: Bool = false) {}
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == ExplicitTimelineSchedule {
    public static func explicit(_ dates: some Sequence<Date>) -> ExplicitTimelineSchedule {
        ExplicitTimelineSchedule(dates)
    }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

    public static func animation(
        minimumInterval: Double? = nil,
        paused: Bool = false
    ) -> AnimationTimelineSchedule { AnimationTimelineSchedule() }
}

/// A view that is drawn again by a schedule; an archive shows it once, as it is when the entry is archived.
public struct TimelineView<Schedule: TimelineSchedule, Content: View> {
    /// What the view is given.
    public struct Context {
        /// How often a view is drawn again.
        public enum Cadence: Comparable, Sendable {
            case live, seconds, minutes
        }

        public let date: Date
        public let cadence: Cadence
    }

    private let content: (TimelineViewDefaultContext) -> Content

    // A context that is independent of the content: the type of a closure's content is known only after its context.
    public nonisolated init(
        _ schedule: Schedule,
        @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
    ) {
        self.content = content
    }
}

/// What the content of every timeline view is given.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View {
    public var body: some View {
        content(TimelineViewDefaultContext(date: Date(), cadence: .minutes))
            ._approximating("TimelineView is drawn once for each entry")
    }
}
