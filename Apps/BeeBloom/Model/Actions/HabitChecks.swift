package import Vitrine
package import VitrineActions

/// Checks requested on the widget: each is performed once in the app's own database and reported to the app.
///
/// The check itself shows whether a repeated attempt was already performed: the database keeps the original app's
/// schema and has no field for action identifiers.
package struct HabitChecks: Sendable {
    /// The journal's file name in the group's container.
    package static let journalName = "beebloom_actions.json"
    /// The number of days that a tap waits for a store that is not writable.
    package static let longestWait = 7

    private let store: BeeBloomStore
    private let journal: ActionJournal<CheckAction>

    /// Creates the checks for a container.
    ///
    /// - Parameters:
    ///   - container: The group's container.
    ///   - timeout: How long a call waits for other processes.
    package init(_ container: GroupContainer, timeout: Duration = BeeBloomStore.defaultTimeout) {
        store = BeeBloomStore(container, timeout: timeout)
        journal = ActionJournal(in: SnapshotStore(container, lockTimeout: timeout), fileName: Self.journalName)
    }

    /// The journal's states, of this and other processes.
    package var changes: ActionChanges<CheckAction> { journal.changes }

    /// The journal's current state, for rendering.
    package var reading: ActionJournalReading<CheckAction> { journal.read() }

    /// Performs the tapped check exactly once, however often it is requested.
    ///
    /// - Returns: The settled record, or the pending one if the store is not usable now. A tap is refused if its habit
    ///   is deleted, or if the widget showed another day.
    /// - Throws: `VitrineError` if the journal cannot be written; nothing was done.
    @discardableResult
    package func perform(_ action: CheckAction, at moment: Moment) throws(VitrineError) -> ActionRecord<CheckAction> {
        try journal.perform(action, now: moment.now) { try check($0, at: moment) }
    }

    /// Performs the pending checks; if there are none, it costs one small read.
    ///
    /// - Throws: `VitrineError` if the journal cannot be read or written.
    @discardableResult
    package func resume(at moment: Moment) throws(VitrineError) -> [ActionRecord<CheckAction>] {
        try journal.resume(now: moment.now) { try check($0, at: moment) }
    }

    /// Performs the pending checks, and reports everything that happened since the last report.
    ///
    /// - Throws: Any error that `report` throws, and the errors of `resume(at:)`.
    package func drain(at moment: Moment, report: (ActionReport<CheckAction>) throws -> Void) throws {
        try journal.drain(now: moment.now, perform: { try check($0, at: moment) }, report: report)
    }

    private func check(_ attempt: ActionAttempt<CheckAction>, at moment: Moment) throws -> ActionVerdict {
        let action = attempt.action
        guard action.day == action.tappedOn else {
            return .refused(because: "the widget showed \(action.day) when it was tapped on \(action.tappedOn)")
        }
        guard action.day.days(until: moment.today) <= Self.longestWait else {
            return .refused(because: "it could not be stored for more than \(Self.longestWait) days")
        }
        // If the clock was set back after the tap, the tap's day must not count as a future day.
        let written = Moment(now: max(attempt.acceptedAt, moment.now), days: moment.days)
        do throws(BeeBloomError) {
            let habit = action.title == nil ? try store.habit(action.habit).id : action.habit
            try store.check(habit, on: action.day, at: written)
            return .performed
        } catch {
            switch error.code {
            case .notFound: return .refused(because: "the habit was deleted")
            case .ambiguous: return .refused(because: error.message)
            default: throw error
            }
        }
    }
}

extension HabitChecks {
    /// The state of a journal if there is no container.
    package static let noReading = ActionJournalReading<CheckAction>()
}
