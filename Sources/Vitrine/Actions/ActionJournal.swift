#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Actions of a widget, each performed once, in a file of the group's container.
///
/// ```swift
/// let journal = ActionJournal<CheckHabit>(container, fileName: "actions.json")
///
/// // In the extension, when a button is tapped:
/// try journal.perform(action, now: now) { attempt in
///     try store.check(attempt.action.habit, on: attempt.action.day) ? .performed : .refused(because: "it was deleted")
/// }
///
/// // In the app, when it opens:
/// try journal.drain(now: now, perform: check) { report in show(report.settled) }
/// ```
///
/// What is performed is noted before and after. In between the process may die anywhere: the action is then pending, and
/// ``resume(now:_:)`` or ``drain(now:perform:tell:)`` performs it; a second tap finds it settled and does nothing.
///
/// | dies | in the file | the effect | afterwards |
/// |---|---|---|---|
/// | before the first note | – | absent | it was never asked for |
/// | after the first note | begun | absent | performed |
/// | after the effect | begun | there | found, and noted |
/// | after the second note | settled | there | a second tap does nothing |
///
/// Only the code that performs can tell the second row from the third: with ``ActionAttempt/mayHaveTakenEffect`` it looks
/// first, or it stores the action's identifier together with the effect.
///
/// Every call is synchronous. The lock that keeps others from performing meanwhile is given back when the call returns,
/// so none is held when the system may suspend the process: it does not before the intent's `perform()` has returned.
public struct ActionJournal<Action: WidgetAction>: Sendable {
    private let store: SnapshotStore
    private let key: SnapshotKey<ActionLedger<Action>>
    private let owner = SnapshotOwner("actions", fields: ["records", "accepted", "settled", "omitted", "setAside"])

    /// Creates a journal, without touching the disk.
    ///
    /// - Parameters:
    ///   - container: The group's folder.
    ///   - fileName: The journal's file; app and extension use the same.
    ///   - schema: The version of `Action`; raise it when an older program could not decode it.
    ///   - patience: How long a call waits for others who perform, and for the file's lock.
    /// - Precondition: The file name is safe, the schema positive, the patience not negative.
    public init(
        _ container: GroupContainer,
        fileName: String,
        schema: Int = 1,
        patience: Duration = .seconds(2)
    ) {
        store = SnapshotStore(container, lockPatience: patience)
        key = SnapshotKey(fileName, schema: schema)
    }

    /// Reads how the journal stands, without a lock.
    ///
    /// - Complexity: One reading of a file that stays below about 100 kB.
    public func read() -> ActionJournalReading<Action> { ActionJournalReading(store.read(key)) }

    /// Performs an action, unless it was settled before.
    ///
    /// - Parameters:
    ///   - action: The action.
    ///   - now: The moment, for the journal.
    ///   - body: Performs it, or says that it never will be. It must not use the journal. An error means not now: the action
    ///     goes on waiting.
    /// - Returns: The settled record; of a repeated action, the one from before.
    /// - Throws: What `body` throws; ``VitrineError`` if the journal cannot be written (`notWritable`, `diskFull`, `locked`,
    ///   `newerVersion` …). If that happens before `body` was called, nothing was done.
    @discardableResult
    public func perform(
        _ action: Action,
        now: Date,
        _ body: (ActionAttempt<Action>) throws -> ActionVerdict
    ) throws -> ActionRecord<Action> {
        if let record = store.read(key).value?.record(action.id), record.state != .pending { return record }
        return try inTurn { () throws(VitrineError) in try performInTurn(action, now: now, body) }.get()
    }

    /// Performs the actions that wait, oldest first.
    ///
    /// Costs one reading if none does. One that fails goes on waiting, and the next is tried.
    ///
    /// - Parameters:
    ///   - now: The moment, for the journal.
    ///   - body: As for ``perform(_:now:_:)``.
    /// - Returns: The records that were settled by this call.
    /// - Throws: ``VitrineError`` if the journal cannot be read or written. A damaged journal is no error: nothing waits.
    @discardableResult
    public func resume(
        now: Date,
        _ body: (ActionAttempt<Action>) throws -> ActionVerdict
    ) throws(VitrineError) -> [ActionRecord<Action>] {
        guard try !pending().isEmpty else { return [] }
        return try inTurn { () throws(VitrineError) in
            var settled: [ActionRecord<Action>] = []
            for record in try pending() {
                switch try performInTurn(record.action, now: now, body) {
                case .success(let record): settled.append(record)
                // Noted in the record: the app is told, and the next call tries again.
                case .failure: continue
                }
            }
            return settled
        }
    }

    /// Performs what waits, and tells the app what happened while it was away.
    ///
    /// `tell` is called at most once, with no lock held. What it was told of is forgotten only when it returned: if the app
    /// dies in it, it is told again.
    ///
    /// - Parameters:
    ///   - now: The moment, for the journal.
    ///   - perform: As for ``perform(_:now:_:)``.
    ///   - tell: Stores or shows the report; not called if there is nothing to tell.
    /// - Throws: What `tell` throws; ``VitrineError`` if the journal cannot be read or written.
    public func drain(
        now: Date,
        perform: (ActionAttempt<Action>) throws -> ActionVerdict,
        tell: (ActionReport<Action>) throws -> Void
    ) throws {
        try resume(now: now, perform)
        if case .damaged = store.read(key), let path = try update(now: now, { _ in }).setAside?.setAsidePath {
            try update(now: now) { $0.note(setAside: path) }
        }
        guard let ledger = try current() else { return }
        let report = ActionReport(
            settled: ledger.untold,
            pending: ledger.pending,
            omittedCount: ledger.omitted,
            setAsidePath: ledger.setAside
        )
        guard !report.isEmpty else { return }
        try tell(report)
        let numbers = Set(report.settled.map(\.number))
        guard !numbers.isEmpty || report.omittedCount > 0 || ledger.setAside != nil else { return }
        try update(now: now) { $0.tell(numbers, omitted: report.omittedCount, setAside: ledger.setAside) }
    }
}

extension ActionJournal {
    /// Runs a body while nobody else performs.
    private func inTurn<Result>(_ body: () throws(VitrineError) -> Result) throws(VitrineError) -> Result {
        let turn = try ActionTurn(of: key.fileName, in: store.container, patience: store.lockPatience)
        defer { withExtendedLifetime(turn) {} }
        return try body()
    }

    /// Notes, performs, notes.
    ///
    /// The caller has the turn.
    ///
    /// - Returns: The settled record, or what `body` threw.
    /// - Throws: If the journal cannot be written.
    private func performInTurn(
        _ action: Action,
        now: Date,
        _ body: (ActionAttempt<Action>) throws -> ActionVerdict
    ) throws(VitrineError) -> Result<ActionRecord<Action>, any Error> {
        var admission: ActionLedger<Action>.Admission?
        let setAside = try update(now: now) { ledger throws(VitrineError) in
            admission = try ledger.begin(action, now: now)
        }
        .setAside
        guard case .perform(let attempt) = admission else {
            guard case .settled(let record) = admission else { throw lost }
            return .success(record)
        }
        let verdict = Result { try body(attempt) }
        var settled: ActionRecord<Action>?
        do throws(VitrineError) {
            try update(now: now) { ledger in
                switch verdict {
                case .success(let verdict): settled = ledger.settle(action.id, verdict, now: now)
                case .failure(let error): ledger.fail(action.id, Self.text(of: error))
                }
                if let path = setAside?.setAsidePath { ledger.note(setAside: path) }
            }
        } catch {
            // The body's own error is the one that matters: without the note the action waits all the same.
            if case .failure(let own) = verdict { return .failure(own) }
            throw error
        }
        if case .failure(let error) = verdict { return .failure(error) }
        guard let settled else { throw lost }
        return .success(settled)
    }

    private var lost: VitrineError {
        VitrineError(.missing, "\(key.fileName) lost an action while it was performed; let only this program write it")
    }

    @discardableResult
    private func update(
        now: Date,
        _ change: (inout ActionLedger<Action>) throws -> Void
    ) throws(VitrineError) -> SnapshotUpdate {
        do {
            return try store.update(key, owner: owner, now: now, default: ActionLedger(), change)
        } catch let error as VitrineError {
            throw error
        } catch {
            throw VitrineError(.encodingFailed, "\(key.fileName): an action is no JSON object: \(type(of: error))")
        }
    }

    /// What is stored; nil if nothing usable is.
    private func current() throws(VitrineError) -> ActionLedger<Action>? {
        switch store.read(key) {
        case .value(let snapshot): return snapshot.value
        case .missing, .damaged: return nil
        case .unreadable(let error): throw error
        case .newerVersion(let found, let supported):
            throw VitrineError(
                .newerVersion,
                "\(key.fileName) has schema \(found), this program knows \(supported); update the program"
            )
        }
    }

    private func pending() throws(VitrineError) -> [ActionRecord<Action>] { try current()?.pending ?? [] }

    private static func text(of error: any Error) -> String { (error as? VitrineError)?.message ?? "\(error)" }
}
