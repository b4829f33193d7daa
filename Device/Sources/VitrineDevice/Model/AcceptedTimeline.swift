public import Foundation
public import VitrineWire

/// A timeline that the device accepted: its entries by date, and when it may be replaced.
public struct AcceptedTimeline: Hashable, Sendable {
    public struct Entry: Hashable, Sendable {
        /// The moment from which the entry is shown.
        public var date: Date
        /// The relevance in a stack; nil if the provider does not state it.
        public var relevance: Double?
        /// Why the view changes then, by short names such as `age`; empty if the provider does not state it.
        ///
        /// At most 8 of at most 64 characters.
        public var reasons: [String] = []
        /// The archived view for each appearance.
        public var rendering: DrawnRendering
    }

    /// The entries by date; of entries with equal dates, the last one given is shown.
    public var entries: [Entry]
    /// The provider's policy for the next request.
    public var policy: ArchivedTimeline.Policy
    /// The date when the device accepted it.
    public var acceptedAt: Date
    /// How late an entry appears that was in the future when the timeline was accepted, in seconds.
    public var delay: TimeInterval = 0
    /// The dates of the entries that were dropped because they follow another one too closely.
    public var droppedDates: [Date] = []
    /// Whether the provider gave the entries in order of their dates.
    public var wasSorted = true
}

extension AcceptedTimeline {
    /// Accepts a timeline from a program.
    /// - Throws: ``DeviceError`` with code `emptyTimeline` for a timeline without entries, `invalidResponse` for an
    ///   impossible date or an archived view that does not cover the requested appearances, `tooLarge` for an image
    ///   above the profile's limit.
    init(
        _ answer: ArchivedTimeline,
        asked variants: [AppearanceVariant],
        profile: DeviceProfile,
        at now: Date
    ) throws(DeviceError) {
        guard !answer.entries.isEmpty else {
            throw DeviceError(
                .emptyTimeline,
                "the timeline has no entries; provide at least one, also for an empty state"
            )
        }
        let dates = answer.entries.map(\.date) + [answer.policy.date].compactMap(\.self)
        guard dates.allSatisfy((Date.distantPast...Date.distantFuture).contains) else {
            throw DeviceError(
                .invalidResponse,
                "the timeline has a date outside the years 1 to 4001; use Date.distantFuture for the latest"
            )
        }
        var entries: [Entry] = []
        var dropped: [Date] = []
        for entry in EntryOrder.sorted(answer.entries) {
            if profile.dropsCloseEntries.value, let last = entries.last,
                entry.date.timeIntervalSince(last.date) < profile.entrySpacing.value.seconds
            {
                dropped.append(entry.date)
                continue
            }
            let rendering = try DrawnRendering(entry.rendering, asked: variants)
            try rendering.checkImages(limit: profile.imageArea.value)
            let reasons = (entry.reasons ?? []).prefix(8).map { String($0.prefix(64)) }
            entries.append(
                Entry(date: entry.date, relevance: entry.relevance, reasons: reasons, rendering: rendering)
            )
        }
        self.init(
            entries: entries,
            policy: answer.policy,
            acceptedAt: now,
            delay: profile.entryDelay.value.seconds,
            droppedDates: dropped,
            wasSorted: EntryOrder.isSorted(answer.entries)
        )
    }

    /// The index of the entry that is shown at a moment: the newest entry not after it, or the first if all are later.
    ///
    /// Apple does not document this rule; both models that developers describe agree on it.
    public func index(at now: Date) -> Int {
        max(entries.partitionIndex { appearance(of: $0) > now } - 1, 0)
    }

    /// The date of the next entry that is shown after a moment; nil if there is none.
    public func nextChange(after now: Date) -> Date? {
        let next = index(at: now) + 1
        return next < entries.count ? appearance(of: entries[next]) : nil
    }

    /// The moment from which an entry is shown: its date, or later if the profile delays entries.
    public func appearance(of entry: Entry) -> Date {
        delay > 0 && entry.date > acceptedAt ? entry.date.addingTimeInterval(delay) : entry.date
    }
}

extension ArchivedTimeline.Policy {
    /// The date that the policy names; nil if it names none.
    fileprivate var date: Date? {
        if case .after(let date) = self { return date }
        return nil
    }
}

enum EntryOrder {
    /// Whether the entries are in order of their dates.
    static func isSorted(_ entries: [ArchivedTimeline.Entry]) -> Bool {
        zip(entries, entries.dropFirst()).allSatisfy { $0.date <= $1.date }
    }

    /// The entries by date; entries with equal dates keep their order.
    static func sorted(_ entries: [ArchivedTimeline.Entry]) -> [ArchivedTimeline.Entry] {
        isSorted(entries)
            ? entries
            : entries.enumerated().sorted { ($0.element.date, $0.offset) < ($1.element.date, $1.offset) }.map(\.element)
    }

    /// The smallest interval between two adjacent sorted entries with different dates; nil if there are none.
    static func closest(_ entries: [AcceptedTimeline.Entry]) -> TimeInterval? {
        zip(entries, entries.dropFirst()).map { $1.date.timeIntervalSince($0.date) }.filter { $0 > 0 }.min()
    }
}

extension Array {
    /// The index of the first element for which `belongsAfter` is true, in an array partitioned by it; a binary search.
    fileprivate func partitionIndex(where belongsAfter: (Element) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if belongsAfter(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
