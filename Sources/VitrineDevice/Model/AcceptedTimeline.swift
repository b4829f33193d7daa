public import VitrineWire

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A timeline that the device took: its entries in order of time, and when it may be replaced.
public struct AcceptedTimeline: Hashable, Sendable {
    /// One entry.
    public struct Entry: Hashable, Sendable {
        /// The moment from which it is shown.
        public var date: Date
        /// How relevant it is in a stack; nil says nothing.
        public var relevance: Double?
        /// How it looks.
        public var look: DrawnLook
    }

    /// The entries, by date; of equal dates the later one given counts.
    public var entries: [Entry]
    /// When to ask again, as the provider said.
    public var policy: ArchivedTimeline.Policy
    /// When it was taken.
    public var acceptedAt: Date
}

extension AcceptedTimeline {
    /// Takes a timeline that a program sent.
    /// - Throws: ``DeviceError`` with code `reported` for a timeline without entries, `nonsense` for an incomplete look.
    init(_ answer: ArchivedTimeline, asked variants: [AppearanceVariant], at now: Date) throws(DeviceError) {
        guard !answer.entries.isEmpty else {
            throw DeviceError(.reported, "the timeline has no entries; give at least one, for an empty state too")
        }
        var entries: [Entry] = []
        for entry in EntryOrder.sorted(answer.entries) {
            let look = try DrawnLook(entry.look, asked: variants)
            entries.append(Entry(date: entry.date, relevance: entry.relevance, look: look))
        }
        self.init(entries: entries, policy: answer.policy, acceptedAt: now)
    }

    /// The position of the entry that is shown at a moment: the newest not after it; if all lie ahead, the first.
    ///
    /// Not documented; both models that developers describe agree on it.
    public func index(at now: Date) -> Int {
        max(entries.partitionIndex { $0.date > now } - 1, 0)
    }

    /// The date of the next entry after a moment that will change what is shown; nil if there is none.
    public func nextChange(after now: Date) -> Date? {
        let next = index(at: now) + 1
        return next < entries.count ? entries[next].date : nil
    }
}

/// Puts entries in order.
enum EntryOrder {
    /// Whether entries are given by date.
    static func isSorted(_ entries: [ArchivedTimeline.Entry]) -> Bool {
        zip(entries, entries.dropFirst()).allSatisfy { $0.date <= $1.date }
    }

    /// The entries by date, those of one date in the order given.
    static func sorted(_ entries: [ArchivedTimeline.Entry]) -> [ArchivedTimeline.Entry] {
        isSorted(entries)
            ? entries
            : entries.enumerated().sorted { ($0.element.date, $0.offset) < ($1.element.date, $1.offset) }.map(\.element)
    }

    /// The least distance between two neighbours of sorted entries; nil for fewer than two.
    static func closest(_ entries: [AcceptedTimeline.Entry]) -> TimeInterval? {
        zip(entries, entries.dropFirst()).map { $1.date.timeIntervalSince($0.date) }.min()
    }
}

extension Array {
    /// The position of the first element for which `belongsAfter` holds, in an array parted by it; by halving.
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
