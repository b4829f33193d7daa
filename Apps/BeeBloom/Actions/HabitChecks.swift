package import BeeBloomModel
package import Vitrine

/// Checks asked for on the widget: performed once each in the app's own database, and told to the app.
///
/// The check itself is the mark by which a repeated try knows that it was done: the database keeps the original app's schema, so
/// no action's identifier stands in it.
package struct HabitChecks: Sendable {
    /// The journal's file in the group's container.
    package static let journalName = "beebloom_actions.json"
    /// How many days a tap waits for a store that cannot be written.
    package static let longestWait = 7

    private let store: BeeBloomStore
    private let journal: ActionJournal<CheckAction>

    /// Makes the checks of a container.
    ///
    /// - Parameters:
    ///   - container: The group's container.
    ///   - patience: How long a call waits for other processes.
    package init(_ container: GroupContainer, patience: Duration = BeeBloomStore.defaultPatience) {
        store = BeeBloomStore(container, patience: patience)
        journal = ActionJournal(container, fileName: Self.journalName, patience: patience)
    }

    /// How the journal stands, for a drawing.
    package var reading: ActionJournalReading<CheckAction> { journal.read() }

    /// Checks what was tapped, once however often it is asked for.
    ///
    /// - Returns: The settled record. A tap for a habit that is gone, or on a picture of another day, is refused.
    /// - Throws: `BeeBloomError` if the store cannot be used now: the action waits. `VitrineError` if the journal cannot be
    ///   written: nothing was done.
    @discardableResult
    package func perform(_ action: CheckAction, at moment: Moment) throws -> ActionRecord<CheckAction> {
        try journal.perform(action, now: moment.now) { try check($0, at: moment) }
    }

    /// Checks what waits; costs one small reading if nothing does.
    ///
    /// - Throws: `VitrineError` if the journal cannot be read or written.
    @discardableResult
    package func resume(at moment: Moment) throws(VitrineError) -> [ActionRecord<CheckAction>] {
        try journal.resume(now: moment.now) { try check($0, at: moment) }
    }

    /// Checks what waits, and tells what happened since it was last told.
    ///
    /// - Throws: What `tell` throws, and as `resume(at:)`.
    package func drain(at moment: Moment, tell: (ActionReport<CheckAction>) throws -> Void) throws {
        try journal.drain(now: moment.now, perform: { try check($0, at: moment) }, tell: tell)
    }

    private func check(_ attempt: ActionAttempt<CheckAction>, at moment: Moment) throws -> ActionVerdict {
        let action = attempt.action
        guard action.day == action.tappedOn else {
            return .refused(because: "the picture was of \(action.day), tapped on \(action.tappedOn)")
        }
        guard action.day.days(until: moment.today) <= Self.longestWait else {
            return .refused(because: "it could not be stored for more than \(Self.longestWait) days")
        }
        // A clock set back since the tap must not make its day one that lies ahead.
        let written = Moment(now: max(attempt.acceptedAt, moment.now), days: moment.days)
        do throws(BeeBloomError) {
            try store.check(action.habit, on: action.day, at: written)
            return .performed
        } catch {
            guard error.code == .notFound else { throw error }
            return .refused(because: "the habit was deleted")
        }
    }
}

extension HabitChecks {
    /// What is known of a journal where there is no container.
    package static let noReading = ActionJournalReading<CheckAction>()
}
