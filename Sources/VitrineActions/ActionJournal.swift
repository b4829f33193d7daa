public import Vitrine
import VitrinePlatform

/// A journal in the group's container that performs each of a widget's actions once.
///
/// ```swift
/// let journal = ActionJournal<CheckHabit>(in: store, fileName: "actions.json")
///
/// // In the extension, when a button is tapped:
/// try journal.perform(action, now: now) { attempt in
///     try habits.check(attempt.action.habit, on: attempt.action.day)
///         ? .performed : .refused(because: "it was deleted")
/// }
///
/// // In the app, when it opens:
/// try journal.drain(now: now, perform: check) { report in show(report.settled) }
/// ```
///
/// The journal records an action before and after it is performed. The process may die at any point in between. The
/// action is then pending, and ``resume(now:_:)`` or ``drain(now:perform:report:)`` performs it. A second tap finds the
/// action settled and does nothing.
///
/// The journal remembers the last 200 settled actions. A tap with the identifier of an older one is a new action: it is
/// performed, and ``ActionAttempt/mayHaveTakenEffect`` is false.
///
/// | process dies | in the file | the effect | afterwards |
/// |---|---|---|---|
/// | before the first record | – | absent | the action was never requested |
/// | after the first record | begun | absent | performed |
/// | after the effect | begun | present | found, and recorded |
/// | after the second record | settled | present | a second tap does nothing |
///
/// Only the code that performs the action can distinguish the second row from the third. If
/// ``ActionAttempt/mayHaveTakenEffect`` is true, it checks for the effect first; or it stores the action's identifier
/// together with the effect.
///
/// Every call is synchronous. The lock that prevents other processes from performing actions at the same time is
/// released when the call returns. The system does not suspend a process before its intent's `perform()` has returned,
/// so a process is never suspended while it holds the lock.
public struct ActionJournal<Action: WidgetAction>: Sendable {
    private let store: SnapshotStore
    private let key: SnapshotKey<ActionLedger<Action>>
    private let durability: SnapshotDurability

    /// Creates a journal, without touching the disk.
    ///
    /// - Parameters:
    ///   - store: The store of the group's files. A call waits its `lockTimeout` for other processes that perform
    ///     actions, and again for the file's lock.
    ///   - fileName: The journal's file; the app and its extensions use the same name.
    ///   - schema: The version of `Action`; raise it when an older program could not decode it. This program must
    ///     decode the actions of all earlier versions.
    ///   - durability: The failures that a record survives. With the default, an action is on the disk before it is
    ///     performed, so that a power failure after the tap does not lose it; each of the two records waits for the
    ///     disk twice.
    /// - Precondition: `fileName` is a safe file name, and `schema` is positive.
    public init(
        in store: SnapshotStore,
        fileName: String,
        schema: Int = 1,
        durability: SnapshotDurability = .powerLoss
    ) {
        self.store = store
        self.durability = durability
        // The ledger itself has the same form in every schema.
        let migrations = (1..<schema).map { SnapshotMigration<ActionLedger<Action>>.fields(from: $0) }
        key = SnapshotKey(fileName, default: ActionLedger(), schema: schema, migrations: migrations)
    }

    /// Reads the journal's current state, without taking a lock.
    ///
    /// - Complexity: Reads one file of up to 264 actions, each of at most 2 KiB.
    public func read() -> ActionJournalReading<Action> { ActionJournalReading(store.read(key), of: key.fileName) }

    /// The journal's states: the present one at once, then one after each change, by any process.
    public var changes: ActionChanges<Action> { ActionChanges(store.changes(of: key), of: key.fileName) }

    /// Performs an action, unless it is already settled.
    ///
    /// - Parameters:
    ///   - action: The action to perform.
    ///   - now: The date that the journal records.
    ///   - body: Performs the action, or refuses it for good. It must not use the journal. An error means "not now":
    ///     the action stays pending.
    /// - Returns: The settled record; for a repeated action, the record of its first settlement. After an error of
    ///   `body`, the record is pending and names the error: the action was accepted and a later call performs it, so an
    ///   intent that reports a failure would be wrong.
    /// - Throws: `VitrineError` if the journal cannot be written (`notWritable`, `diskFull`, `locked`, `newerVersion`
    ///   …), and `tooLarge` for an action of more than 2 KiB as JSON. If it cannot be written before `body` is called,
    ///   nothing is performed.
    @discardableResult
    public func perform(
        _ action: Action,
        now: Date,
        _ body: (ActionAttempt<Action>) throws -> ActionVerdict
    ) throws(VitrineError) -> ActionRecord<Action> {
        if let record = store.read(key).value?.record(action.id), record.state != .pending { return record }
        return try inTurn { () throws(VitrineError) in try performInTurn(action, now: now, body) }
    }

    /// Performs the pending actions, oldest first.
    ///
    /// If no action is pending, this costs one read. An action that fails stays pending, and the next one is tried.
    ///
    /// - Parameters:
    ///   - now: The date that the journal records.
    ///   - body: See ``perform(_:now:_:)``.
    /// - Returns: The records that this call settled.
    /// - Throws: `VitrineError` if the journal cannot be read or written. A damaged journal is not an error: it has
    ///   no pending actions.
    @discardableResult
    public func resume(
        now: Date,
        _ body: (ActionAttempt<Action>) throws -> ActionVerdict
    ) throws(VitrineError) -> [ActionRecord<Action>] {
        guard try !pending().isEmpty else { return [] }
        return try inTurn { () throws(VitrineError) in
            var settled: [ActionRecord<Action>] = []
            for record in try pending() {
                let record = try performInTurn(record.action, now: now, body)
                // A pending record holds the error: the app gets a report, and the next call tries again.
                if record.state != .pending { settled.append(record) }
            }
            return settled
        }
    }

    /// Performs the pending actions, and reports to the app what happened while it was not running.
    ///
    /// `report` is called at most once, with no lock held. The journal discards the reported entries only after
    /// `report` returns: if the app dies in it, the next call reports them again.
    ///
    /// - Parameters:
    ///   - now: The date that the journal records.
    ///   - perform: See ``perform(_:now:_:)``.
    ///   - report: Stores or shows the report; not called if there is nothing to report.
    /// - Throws: Any error of `report`; `VitrineError` if the journal cannot be read or written.
    public func drain(
        now: Date,
        perform: (ActionAttempt<Action>) throws -> ActionVerdict,
        report: (ActionReport<Action>) throws -> Void
    ) throws {
        try resume(now: now, perform)
        if case .damaged = store.read(key) { try update(now: now) { _ in } }
        guard let ledger = try current() else { return }
        let news = ActionReport(
            settled: ledger.unreported,
            pending: ledger.pending,
            omittedCount: ledger.omitted,
            setAsidePath: ledger.setAside
        )
        guard !news.isEmpty else { return }
        try report(news)
        let numbers = Set(news.settled.map(\.number))
        guard !numbers.isEmpty || news.omittedCount > 0 || ledger.setAside != nil else { return }
        try update(now: now) { $0.markReported(numbers, omitted: news.omittedCount, setAside: ledger.setAside) }
    }
}

extension ActionJournal {
    /// Runs a body while no other thread or process performs this journal's actions.
    private func inTurn<Result>(_ body: () throws(VitrineError) -> Result) throws(VitrineError) -> Result {
        let turn = try store.turn(on: key.fileName)
        defer { withExtendedLifetime(turn) {} }
        return try body()
    }

    /// Records the attempt, performs the action, and records the result.
    ///
    /// The caller holds the turn.
    ///
    /// - Returns: The settled record, or the pending one after an error of `body`.
    /// - Throws: `VitrineError` if the journal cannot be written.
    private func performInTurn(
        _ action: Action,
        now: Date,
        _ body: (ActionAttempt<Action>) throws -> ActionVerdict
    ) throws(VitrineError) -> ActionRecord<Action> {
        var admission: ActionLedger<Action>.Admission?
        var record: ActionRecord<Action>?
        try update(now: now) { ledger throws(VitrineError) in
            admission = try ledger.begin(action, now: now)
            record = ledger.record(action.id)
        }
        if case .perform(let attempt) = admission {
            let verdict = Result { try body(attempt) }
            do throws(VitrineError) {
                try update(now: now) { ledger in
                    record =
                        switch verdict {
                        case .success(let verdict): ledger.settle(action.id, verdict, now: now)
                        case .failure(let error): ledger.fail(action.id, Self.text(of: error))
                        }
                }
            } catch {
                // The action stays pending even without the record of its failure.
                guard case .failure = verdict else { throw error }
            }
        }
        guard let record else { throw lost }
        return record
    }

    private var lost: VitrineError {
        VitrineError(.missing, "\(key.fileName) lost an action during its performance; let no other program write it")
    }

    /// Changes the ledger, which also notes that a damaged one is set aside.
    private func update(
        now: Date,
        _ change: (inout ActionLedger<Action>) throws -> Void
    ) throws(VitrineError) {
        do {
            _ = try store.update(key, now: now, durability: durability) { ledger, asidePath in
                if let asidePath { ledger.note(setAside: asidePath) }
                try change(&ledger)
            }
        } catch let error as VitrineError {
            throw error
        } catch {
            throw VitrineError(.encodingFailed, "\(key.fileName): an action is not a JSON object: \(type(of: error))")
        }
    }

    /// The stored ledger; nil if the file is missing or damaged.
    private func current() throws(VitrineError) -> ActionLedger<Action>? {
        let reading = store.read(key)
        if let error = reading.error(about: key.fileName), error.code != .damaged { throw error }
        return reading.value
    }

    private func pending() throws(VitrineError) -> [ActionRecord<Action>] { try current()?.pending ?? [] }

    private static func text(of error: any Error) -> String { (error as? VitrineError)?.message ?? "\(error)" }
}
