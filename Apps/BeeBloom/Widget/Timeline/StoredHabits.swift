package import BeeBloomActions
package import BeeBloomModel
package import Vitrine

#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// The store and the journal as they were read once, and what they show at any moment.
package struct StoredHabits: Sendable {
    private let content: HabitWidgetContent
    private let journal: ActionJournalReading<CheckAction>
    private let days: DayCalendar

    /// Makes them of what was read.
    package init(_ content: HabitWidgetContent, journal: ActionJournalReading<CheckAction>, days: DayCalendar) {
        self.content = content
        self.journal = journal
        self.days = days
    }

    /// Reads a container, after what waits in the journal was tried once more.
    ///
    /// - Parameters:
    ///   - container: The group's container; nil if the process has none.
    ///   - moment: The time of the reading.
    ///   - log: Called with one line for each thing that is wrong.
    package init(_ container: GroupContainer?, at moment: Moment, log: (String) -> Void) {
        days = moment.days
        guard let container else {
            journal = HabitChecks.noReading
            content = HabitWidgetContent(reading: nil, at: moment, log: log)
            return
        }
        // A timeline is waited for: another process that holds the store gets less time than at a tap.
        let checks = HabitChecks(container, patience: .milliseconds(200))
        do throws(VitrineError) {
            try checks.resume(at: moment)
        } catch {
            log("what waits could not be checked: \(error)")
        }
        journal = checks.reading
        content = HabitWidgetContent(
            reading: BeeBloomStore(container, patience: .milliseconds(500)),
            at: moment,
            log: log
        )
    }

    /// Why the store could not be read; nil if it was.
    package var failure: BeeBloomError? { content.failure }

    /// What the widget shows at a moment of the day of reading, or of the next one.
    package func picture(at date: Date, size: WidgetSize) -> HabitPicture {
        if let failure { return .unavailable(HabitPicture.Reason(failure)) }
        let moment = Moment(now: date, days: days)
        let state = content.viewState(at: moment, size: size)
        switch state.phase {
        case .noHabits: return .noHabits
        case .allComplete: return .allComplete
        case .someIncomplete:
            let waiting = Set(journal.pending.filter { $0.action.day == moment.today }.map(\.action.habit))
            let rows = state.incompleteHabits.map { HabitRow($0, isWaiting: waiting.contains($0.id)) }
            let list = HabitList(
                rows: rows,
                hiddenCount: state.hiddenCount,
                day: moment.today,
                settledCount: journal.settledCount
            )
            return .habits(list)
        }
    }

    /// The entries from a moment on, if nothing more is written, and when to ask anew.
    ///
    /// The second entry is the next day's: at local midnight every habit is open again, without a reload. A store that could
    /// not be read is tried again after a quarter of an hour, as is a tap that still waits; a busy one after five minutes.
    package func timeline(from now: Date, size: WidgetSize) -> (entries: [HabitEntry], reloadDate: Date) {
        let first = HabitEntry(date: now, picture: picture(at: now, size: size))
        if case .unavailable(let reason) = first.picture {
            return ([first], now.addingTimeInterval(reason == .busy ? 300 : 900))
        }
        let midnight = days.nextDayStart(after: now)
        let second = HabitEntry(date: midnight, picture: picture(at: midnight, size: size))
        let next = days.nextDayStart(after: midnight)
        return ([first, second], journal.pending.isEmpty ? next : min(next, now.addingTimeInterval(900)))
    }
}

extension HabitRow {
    /// Makes the row of an item.
    init(_ item: HabitWidgetItem, isWaiting: Bool) {
        self.init(
            id: item.id,
            title: DisplayTitle.shown(item.title),
            color: item.color,
            groupTitle: item.groupTitle.map(DisplayTitle.shown),
            groupColor: item.groupColor,
            isWaiting: isWaiting
        )
    }
}

extension HabitPicture.Reason {
    /// The reason of a failure.
    init(_ error: BeeBloomError) {
        switch error.code {
        case .storeMissing: self = .missing
        case .storeLocked: self = .busy
        case .storeUnusable: self = .damaged
        default: self = .unreadable
        }
    }
}
