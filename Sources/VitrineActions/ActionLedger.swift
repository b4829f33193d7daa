import CompactJSON
import Vitrine
import VitrinePlatform

/// The content of a journal's file, with all decisions about it.
///
/// A value without side effects: ``ActionJournal`` reads it, queries it, and stores it.
///
/// The file may contain any numbers. Numbers that distinguish actions or archived views wrap around at their maximum,
/// so that two consecutive ones always differ. Numbers that only count saturate at their maximum.
struct ActionLedger<Action: WidgetAction>: Codable, Hashable, Sendable {
    /// The maximum number of pending actions; beyond it, the person must open the app first.
    static var maximumPending: Int { 64 }
    /// The largest action as JSON, in bytes: with it, a full journal stays below its file's limit of 1 MiB.
    static var maximumByteCount: Int { 2_048 }
    /// How many settled actions are kept, for the app's report and so that a late second tap is recognised.
    static var remembered: Int { 200 }

    /// The pending ones in the order of acceptance, and the settled ones in the order of settlement.
    private(set) var records: [ActionRecord<Action>] = []
    /// How many actions were ever accepted.
    private(set) var accepted: UInt64 = 0
    /// How many actions were ever settled.
    private(set) var settled: UInt64 = 0
    /// How many settled actions were dropped before they were reported to the app.
    private(set) var omitted = 0
    /// The path of a damaged journal that was set aside; nil once it was reported to the app.
    private(set) var setAside: String?

    /// What to do with an action.
    enum Admission {
        /// Perform it: for the first time, or again because an earlier attempt did not finish.
        case perform(ActionAttempt<Action>)
        /// Do nothing: it is already settled.
        case settled(ActionRecord<Action>)
    }

    func record(_ id: String) -> ActionRecord<Action>? { records.last { $0.id == id } }

    /// The actions that are not settled yet, oldest first.
    var pending: [ActionRecord<Action>] { records.filter { $0.settledAt == nil } }

    /// The settled actions that were not reported to the app, oldest first.
    var unreported: [ActionRecord<Action>] { records.filter { $0.settledAt != nil && !$0.isReported } }

    /// Records that an action is about to be performed, unless it is already settled.
    ///
    /// - Throws: `VitrineError`: `invalidName` for an empty or overlong identifier, `tooLarge` for a large action, or
    ///   if too many actions are pending.
    mutating func begin(_ action: Action, now: Date) throws(VitrineError) -> Admission {
        guard !action.id.isEmpty, action.id.utf8.count <= 512 else {
            throw VitrineError(.invalidName, "an action's identifier is empty or longer than 512 bytes; shorten it")
        }
        if let index = records.lastIndex(where: { $0.id == action.id }) {
            guard records[index].settledAt == nil else { return .settled(records[index]) }
            return .perform(attempt(at: index))
        }
        // An action that cannot be encoded is refused where the ledger is stored.
        guard (try? CompactJSONEncoder().encode(action))?.count ?? 0 <= Self.maximumByteCount else {
            throw VitrineError(
                .tooLarge,
                "action \(action.id.prefix(64)) has more than \(Self.maximumByteCount) bytes; store its content elsewhere"
            )
        }
        guard pending.count < Self.maximumPending else {
            throw VitrineError(.tooLarge, "\(Self.maximumPending) actions are pending; open the app to perform them")
        }
        accepted &+= 1
        records.append(ActionRecord(action, number: accepted, acceptedAt: now))
        return .perform(attempt(at: records.count - 1))
    }

    private mutating func attempt(at index: Int) -> ActionAttempt<Action> {
        records[index].attempts.add(1)
        let record = records[index]
        return ActionAttempt(action: record.action, acceptedAt: record.acceptedAt, number: record.attempts)
    }

    /// Records the result of an action.
    ///
    /// - Returns: The settled record; nil if the action is no longer in the ledger.
    mutating func settle(_ id: String, _ verdict: ActionVerdict, now: Date) -> ActionRecord<Action>? {
        guard let index = records.lastIndex(where: { $0.id == id }) else { return nil }
        guard records[index].settledAt == nil else { return records[index] }
        records[index].settledAt = now
        records[index].failure = nil
        if case .refused(let reason) = verdict { records[index].refusal = String(reason.prefix(300)) }
        settled &+= 1
        let record = records.remove(at: index)
        records.append(record)
        trim()
        return record
    }

    /// Records why an attempt failed; the action stays pending.
    ///
    /// - Returns: The pending record; nil if the action is no longer in the ledger.
    mutating func fail(_ id: String, _ reason: String) -> ActionRecord<Action>? {
        guard let index = records.lastIndex(where: { $0.id == id }) else { return nil }
        records[index].failure = String(reason.prefix(300))
        return records[index]
    }

    /// Records that an earlier journal was set aside.
    mutating func note(setAside path: String) { setAside = path }

    /// Records what was reported to the app.
    ///
    /// - Parameters:
    ///   - numbers: The settled actions that were reported.
    ///   - count: The number of dropped actions that was reported.
    ///   - path: The path that was reported of a journal set aside.
    mutating func markReported(_ numbers: Set<UInt64>, omitted count: Int, setAside path: String?) {
        for index in records.indices where numbers.contains(records[index].number) { records[index].isReported = true }
        omitted = max(0, max(0, omitted) - max(0, count))
        if setAside == path { setAside = nil }
        trim()
    }

    /// Drops the oldest settled actions, to keep the file small.
    private mutating func trim() {
        let old = records.filter { $0.settledAt != nil }.dropLast(Self.remembered)
        guard !old.isEmpty else { return }
        omitted.add(old.count { !$0.isReported })
        let numbers = Set(old.map(\.number))
        records.removeAll { numbers.contains($0.number) }
    }
}

extension Int {
    /// Adds to a count, and saturates at the maximum.
    fileprivate mutating func add(_ more: Int) {
        let (sum, overflow) = addingReportingOverflow(more)
        self = overflow ? .max : sum
    }
}
