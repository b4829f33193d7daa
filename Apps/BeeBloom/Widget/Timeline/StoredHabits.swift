package import BeeBloomModel
package import Vitrine
import VitrineActions
package import VitrineWidgets

/// The store and the journal, read once, and the content derived from them.
package struct StoredHabits: Sendable {
    private let content: HabitWidgetContent
    private let journal: ActionJournalReading<CheckAction>
    private let days: DayCalendar

    /// Performs the journal's pending checks once more, then reads the container.
    ///
    /// - Parameters:
    ///   - container: The group's container; nil if the process has none.
    ///   - moment: The time of reading.
    ///   - log: Receives one line for each problem.
    package init(_ container: GroupContainer?, at moment: Moment, log: (String) -> Void) {
        days = moment.days
        guard let container else {
            journal = HabitChecks.noReading
            content = HabitWidgetContent(reading: nil, at: moment, log: log)
            return
        }
        // The system waits for a timeline, so the timeout for other processes is shorter than for a tap.
        let checks = HabitChecks(container, timeout: .milliseconds(200))
        do throws(VitrineError) {
            try checks.resume(at: moment)
        } catch {
            log("the pending checks could not be performed: \(error)")
        }
        journal = checks.reading
        content = HabitWidgetContent(
            reading: BeeBloomStore(container, timeout: .milliseconds(500)),
            at: moment,
            log: log
        )
    }

    /// The widget's entry at a moment of the day of reading or of the next day.
    package func entry(at date: Date, size: WidgetSize) -> HabitEntry {
        entry(TimelinePlan.Entry(date: date, reasons: []), size: size)
    }

    private func entry(_ planned: TimelinePlan.Entry, size: WidgetSize) -> HabitEntry {
        let moment = Moment(now: planned.span.upperBound, days: days)
        let state = content.viewState(at: moment, maxDisplay: size.capacity)
        var entry = HabitEntry(
            date: planned.date,
            state.map { HabitWidgetProps($0, size: size) }.mapError(HabitEntry.Reason.init)
        )
        entry.day = moment.today
        entry.settledCount = journal.settledCount
        entry.waiting = Set(journal.pending.filter { $0.action.day == moment.today }.map(\.action.habit))
        entry.checked = checkedItems(at: moment).filter { $0.order < size.capacity }
        return entry
    }

    /// The habits that a tap has just checked.
    ///
    /// Without them, the next row would move under the finger, and the second tap of a double tap would check it too.
    private func checkedItems(at moment: Moment) -> [HabitWidgetItem] {
        let tapped = leavingDates(at: moment)
        guard case .board(let board) = content, !tapped.isEmpty else { return [] }
        return BeeBloomModel.checkedItems(keeping: Set(tapped.keys), board, today: moment.today)
    }

    /// How long a checked row stays after its tap, in seconds.
    ///
    /// The reload that follows a tap comes within a second or two, and the second tap of a double tap within one more.
    private static let stay: Double = 5

    /// The habits that a tap has just checked, with the dates at which their rows leave.
    private func leavingDates(at moment: Moment) -> [String: Date] {
        var dates: [String: Date] = [:]
        for record in journal.settled where record.action.day == moment.today {
            guard case .performed(let date) = record.state,
                (0..<Self.stay).contains(moment.now.timeIntervalSince(date))
            else { continue }
            dates[record.action.habit] = date.addingTimeInterval(Self.stay)
        }
        return dates
    }

    /// The timeline if nothing more is written.
    ///
    /// The last entry is for the next day: at local midnight every habit is open again without a reload. If the first
    /// one has rows that a tap has just checked, another one follows without them. After a failed read, or with a
    /// pending tap, the next reload is due in 15 minutes; for a busy store, in five.
    package func timeline(from now: Date, size: WidgetSize) -> Timeline<HabitEntry> {
        let first = entry(at: now, size: size)
        if let reason = first.problem {
            let retry = now.addingTimeInterval(reason == .busy ? 300 : 900)
            return Timeline(entries: [first], policy: .after(retry))
        }
        let midnight = days.nextDayStart(after: now)
        let wait = journal.pending.isEmpty ? days.nextDayStart(after: midnight).timeIntervalSince(now) : 900
        let leaving =
            first.rows(upTo: size.capacity).contains(where: first.isChecked)
            ? leavingDates(at: Moment(now: now, days: days)).values.max() : nil
        let plan = TimelinePlan(
            from: now,
            until: midnight,
            changes: .dayTurns(days, after: now, until: midnight)
                + [leaving.map { PlannedChange($0, .checkedRowsLeave, .late) }].compactMap(\.self),
            reload: .after(.seconds(wait))
        )
        return Timeline(plan) { entry($0, size: size) }
    }
}

extension ChangeReason {
    /// The rows leave that a tap has just checked.
    fileprivate static let checkedRowsLeave = ChangeReason(rawValue: "checkedRowsLeave")
}

extension HabitEntry.Reason {
    /// Creates the reason for a failure.
    init(_ error: BeeBloomError) {
        switch error.code {
        case .storeMissing: self = .missing
        case .storeLocked: self = .busy
        case .storeUnusable: self = .damaged
        default: self = .unreadable
        }
    }
}
