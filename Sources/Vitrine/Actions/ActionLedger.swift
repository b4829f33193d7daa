#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The content of a journal's file, and every decision about it.
///
/// A value without effects: ``ActionJournal`` reads it, asks it, and stores it.
///
/// The file may hold any numbers. Those that tell actions or pictures apart begin anew behind their end, so that two in a
/// row always differ; those that only say how many stop there.
struct ActionLedger<Action: WidgetAction>: Codable, Hashable, Sendable {
    /// The most actions that may wait; a person who taps on has to open the app first.
    static var maximumPending: Int { 64 }
    /// The most settled actions that are kept for the app; of more, the oldest are only counted.
    static var maximumUntold: Int { 200 }
    /// How many settled actions the app knows of are remembered, so that a late second tap is known.
    static var remembered: Int { 32 }

    /// In the order of acceptance.
    private(set) var records: [ActionRecord<Action>] = []
    /// How many were ever accepted.
    private(set) var accepted: UInt64 = 0
    /// How many were ever settled.
    private(set) var settled: UInt64 = 0
    /// How many settled ones were dropped before the app heard of them.
    private(set) var omitted = 0
    /// Where an earlier journal lies that was damaged and set aside; nil once the app heard of it.
    private(set) var setAside: String?

    /// What is to be done about an action.
    enum Admission {
        /// Perform it: the first time, or anew because an earlier try did not come to its end.
        case perform(ActionAttempt<Action>)
        /// Nothing: it was settled before.
        case settled(ActionRecord<Action>)
    }

    /// Finds an action by its identifier.
    func record(_ id: String) -> ActionRecord<Action>? { records.last { $0.id == id } }

    /// The actions that wait, oldest first.
    var pending: [ActionRecord<Action>] { records.filter { $0.settledAt == nil } }

    /// The settled actions that the app has not heard of, oldest first.
    var untold: [ActionRecord<Action>] { records.filter { $0.settledAt != nil && !$0.isTold } }

    /// Notes that an action is about to be performed, unless it was settled before.
    ///
    /// - Throws: ``VitrineError``: `invalidName` for an unfit identifier, `tooLarge` if too many wait.
    mutating func begin(_ action: Action, now: Date) throws(VitrineError) -> Admission {
        guard !action.id.isEmpty, action.id.utf8.count <= 512 else {
            throw VitrineError(.invalidName, "an action's identifier is empty or longer than 512 bytes; shorten it")
        }
        if let index = records.lastIndex(where: { $0.id == action.id }) {
            guard records[index].settledAt == nil else { return .settled(records[index]) }
            return .perform(attempt(at: index))
        }
        guard pending.count < Self.maximumPending else {
            throw VitrineError(.tooLarge, "\(Self.maximumPending) actions wait already; open the app to perform them")
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

    /// Notes what came of an action.
    ///
    /// - Returns: The settled record; nil if there is no such action any more.
    mutating func settle(_ id: String, _ verdict: ActionVerdict, now: Date) -> ActionRecord<Action>? {
        guard let index = records.lastIndex(where: { $0.id == id }) else { return nil }
        guard records[index].settledAt == nil else { return records[index] }
        records[index].settledAt = now
        records[index].failure = nil
        if case .refused(let reason) = verdict { records[index].refusal = String(reason.prefix(300)) }
        settled &+= 1
        let record = records[index]
        trim()
        return record
    }

    /// Notes why a try failed; the action goes on waiting.
    mutating func fail(_ id: String, _ reason: String) {
        guard let index = records.lastIndex(where: { $0.id == id }) else { return }
        records[index].failure = String(reason.prefix(300))
    }

    /// Notes that an earlier journal was set aside.
    mutating func note(setAside path: String) { setAside = path }

    /// Notes what the app has heard of.
    ///
    /// - Parameters:
    ///   - numbers: The settled actions.
    ///   - count: How many more it was told to have missed.
    ///   - path: The journal set aside that it was told of.
    mutating func tell(_ numbers: Set<UInt64>, omitted count: Int, setAside path: String?) {
        for index in records.indices where numbers.contains(records[index].number) { records[index].isTold = true }
        omitted = max(0, max(0, omitted) - max(0, count))
        if setAside == path { setAside = nil }
        trim()
    }

    /// Keeps the file small.
    private mutating func trim() {
        drop(records.filter { $0.settledAt != nil && $0.isTold }.dropLast(Self.remembered))
        let unheard = untold.dropLast(Self.maximumUntold)
        omitted.add(unheard.count)
        drop(unheard)
    }

    private mutating func drop(_ old: ArraySlice<ActionRecord<Action>>) {
        guard !old.isEmpty else { return }
        let numbers = Set(old.map(\.number))
        records.removeAll { numbers.contains($0.number) }
    }
}

extension Int {
    /// Adds to a count, up to the largest one there is.
    fileprivate mutating func add(_ more: Int) {
        let (sum, overflow) = addingReportingOverflow(more)
        self = overflow ? .max : sum
    }
}
