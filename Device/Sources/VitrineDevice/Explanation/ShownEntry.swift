public import Foundation

/// An entry that a widget showed, and the timeline that it came from.
public struct ShownEntry: Codable, Hashable, Sendable {
    /// The moment from which it was shown.
    public var since: Date
    /// Its number in its timeline, from 1.
    public var number: Int
    /// The number of entries in its timeline.
    public var count: Int
    /// The entry's own date.
    public var date: Date
    /// When the timeline was accepted.
    public var acceptedAt: Date
    /// The timeline's policy, such as `atEnd`.
    public var policy: String
    /// The reload that made the timeline.
    public var origin: ReloadOrigin?
}

extension ShownEntry {
    /// Creates the record of an entry of a timeline.
    init(_ index: Int, of timeline: AcceptedTimeline, since: Date, origin: ReloadOrigin?) {
        self.init(
            since: since,
            number: index + 1,
            count: timeline.entries.count,
            date: timeline.entries[index].date,
            acceptedAt: timeline.acceptedAt,
            policy: TraceEvent.Reload.Policy(timeline.policy).text,
            origin: origin
        )
    }
}

/// The entries that a widget showed last.
struct ShownHistory: Hashable {
    /// The maximum number of entries that are kept.
    static let capacity = 200

    private(set) var entries: [ShownEntry] = []

    mutating func add(_ entry: ShownEntry) {
        if entries.count == Self.capacity { entries.removeFirst() }
        entries.append(entry)
    }
}
