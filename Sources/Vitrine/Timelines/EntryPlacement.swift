import VitrinePlatform

/// Places changes in entries that are far enough apart for every one of them to be shown.
struct EntryPlacement {
    private(set) var entries: [TimelinePlan.Entry]
    /// The first change that may come early because another entry is too close.
    ///
    /// A value that grows old early is not among them: it says less, and nothing else than is true.
    private(set) var firstEarly: Date?
    private let spacing = TimelinePlan.spacing.seconds

    /// Places the changes after `now` up to the horizon.
    init(_ changes: [PlannedChange], from now: Date, until horizon: Date) {
        entries = [TimelinePlan.Entry(date: now, reasons: [.start])]
        let later = changes.filter { $0.date > now && $0.date <= horizon }.sorted { $0.date < $1.date }
        for change in later where change.timing == .early { placeEarly(change) }
        for change in later where change.timing == .late { placeLate(change) }
    }

    /// Places a change that must not come late, and is not before the one placed before it.
    private mutating func placeEarly(_ change: PlannedChange) {
        let last = entries[entries.count - 1]
        let isClose = change.date.timeIntervalSince(last.date) < spacing
        if isClose, change.date > last.date, change.reason != .age { firstEarly = firstEarly ?? change.date }
        if !isClose || entries.count == 1 {
            makeRoom(before: change.date)
            entries.append(TimelinePlan.Entry(date: change.date, reasons: []))
        }
        entries[entries.count - 1].cover(change)
    }

    /// Dates the first entry earlier: it is shown at once all the same, and an entry close to `now` keeps its distance.
    private mutating func makeRoom(before date: Date) {
        guard date.timeIntervalSince(entries[0].date) < spacing else { return }
        // Whole seconds: the distance must not become smaller by rounding.
        let room = (date.timeIntervalSinceReferenceDate - spacing).rounded(.down)
        entries[0].date = Date(timeIntervalSinceReferenceDate: room)
    }

    /// Places a change that must not come early: at its date, or later in an entry of its own or in the next one.
    private mutating func placeLate(_ change: PlannedChange) {
        let next = entries.firstIndex { $0.span.lowerBound >= change.date } ?? entries.count
        let previous = entries[next - 1]
        var date = change.date
        if next > 1, date.timeIntervalSince(previous.date) < spacing {
            let earliest = (previous.date.timeIntervalSinceReferenceDate + spacing).rounded(.up)
            date = Date(timeIntervalSinceReferenceDate: earliest)
        }
        if next < entries.count, entries[next].date.timeIntervalSince(date) < spacing || entries[next].date == date {
            entries[next].reasons.insert(change.reason)
            return
        }
        if next == 1 { makeRoom(before: date) }
        entries.insert(TimelinePlan.Entry(date: date, reasons: [change.reason]), at: next)
    }
}

extension TimelinePlan.Entry {
    fileprivate mutating func cover(_ change: PlannedChange) {
        reasons.insert(change.reason)
        span = span.lowerBound...max(span.upperBound, change.date)
    }
}
