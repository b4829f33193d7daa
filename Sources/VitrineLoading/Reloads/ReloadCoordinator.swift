import Synchronization
public import Vitrine
import VitrinePlatform

/// Requests reloads as a ``ReloadGate`` decides, and saves the value that was reported.
///
/// ```swift
/// let reloads = ReloadCoordinator(
///     ReloadGate(timing: timing, significance: rule, reported: stored),
///     kinds: ["DBMultiverseWidgets"],
///     ask: { WidgetCenter.shared.reloadTimelines(ofKind: $0) },
///     save: { progress throws(VitrineError) in try store.write(progress, to: .syncState, owner: .app, now: now) }
/// )
/// let round = reloads.change(to: progress, at: now)
/// if let date = round.wake { wakeMe(at: date) }  // then reloads.timePassed(at: date)
/// ```
///
/// The reported value is saved after the reload was requested, never before. If the process dies in between, the next
/// process requests one more reload; with the opposite order, the widget would keep its old rendering. When the app
/// goes to the background, ``flush(at:)`` reports a change that is still waiting.
///
/// All requests at one moment form one round, in which each kind is requested once.
///
/// The methods may be called from any thread. Only one thread at a time requests and saves, always for the latest
/// decision: so the last saved value is the last reported value, and no value is saved without its request. Other
/// threads that have something to report wait; `ask` and `save` must therefore not call the coordinator's mutating
/// methods.
public final class ReloadCoordinator<Value: Equatable & Sendable>: Sendable {
    private struct State {
        var gate: ReloadGate<Value>
        var counts = ReloadCounts()
        var lastRound: Date?
        /// Whether a request was decided on but not made yet.
        var owesRequest = false
        /// The number of values that were decided on to be reported.
        var reportedNumber = 0
        /// How many of them are saved, or older than a saved one.
        var saved = 0
    }

    /// A value to report.
    private struct Message {
        var value: Value
        var number: Int
        var asks: Bool
    }

    private let kinds: [String]
    private let ask: @Sendable (_ kind: String) -> Void
    private let save: @Sendable (Value) throws(VitrineError) -> Void
    private let state: Mutex<State>
    /// Held while a thread requests and saves.
    private let delivering = Mutex<Void>(())

    /// Creates a coordinator.
    ///
    /// - Parameters:
    ///   - gate: Makes the decisions; it holds the value that was reported before.
    ///   - kinds: The kinds of the widgets that show the value. A repeated kind is requested once.
    ///   - ask: Requests a reload of a kind from the system.
    ///   - save: Stores the reported value.
    public init(
        _ gate: ReloadGate<Value>,
        kinds: [String],
        ask: @escaping @Sendable (_ kind: String) -> Void,
        save: @escaping @Sendable (Value) throws(VitrineError) -> Void
    ) {
        self.kinds = kinds.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
        self.ask = ask
        self.save = save
        state = Mutex(State(gate: gate))
    }

    /// How many changes were received, and how many reloads were requested.
    public var counts: ReloadCounts { state.withLock { $0.counts } }

    /// The value that was last reported to the widgets.
    public var reported: Value? { state.withLock { $0.gate.reported } }

    /// Whether a significant change is waiting to be reported.
    public var isWaiting: Bool { state.withLock { $0.gate.isWaiting } }

    /// Receives a new value.
    @discardableResult
    public func change(to value: Value, at now: Date) -> ReloadRound {
        perform(at: now, isChange: true) { $0.change(to: value, at: now) }
    }

    /// Requests a reload if a change has waited long enough.
    @discardableResult
    public func timePassed(at now: Date) -> ReloadRound {
        perform(at: now) { $0.timePassed(at: now) }
    }

    /// Reports a change that is still waiting, because the app goes to the background.
    @discardableResult
    public func flush(at now: Date) -> ReloadRound {
        perform(at: now) { $0.flush(at: now) }
    }

    /// Reports a value, even if it was reported before.
    @discardableResult
    public func force(_ value: Value, at now: Date) -> ReloadRound {
        perform(at: now, isChange: true) { $0.force(value, at: now) }
    }

    private func perform(
        at now: Date,
        isChange: Bool = false,
        _ decide: (inout ReloadGate<Value>) -> ReloadVerdict
    ) -> ReloadRound {
        // Only the decision is made under this lock; the callbacks may take as long as they need.
        let (verdict, isRepeated, hasNews) = state.withLock { state in
            let verdict = decide(&state.gate)
            var isRepeated = false
            if case .ask = verdict {
                isRepeated = state.lastRound == now
                state.lastRound = now
                state.owesRequest = state.owesRequest || !isRepeated
                state.reportedNumber += 1
            }
            state.counts.add(verdict, isChange: isChange, isRepeated: isRepeated)
            return (verdict, isRepeated, state.saved < state.reportedNumber)
        }
        return ReloadRound(verdict: verdict, isRepeated: isRepeated, failure: hasNews ? deliver() : nil)
    }

    /// Makes the outstanding request, and saves the last reported value; a failed save is tried again in the next
    /// round.
    private func deliver() -> VitrineError? {
        delivering.withLock { _ in
            // Read before the request, so that a value decided on in the meantime is not saved without its request.
            guard let message = nextMessage() else { return nil }
            if message.asks { for kind in kinds { ask(kind) } }
            do throws(VitrineError) {
                try save(message.value)
                state.withLock { $0.saved = message.number }
                return nil
            } catch {
                return error
            }
        }
    }

    /// The value to report now; nil if another thread has reported it in the meantime.
    private func nextMessage() -> Message? {
        state.withLock { state in
            guard state.saved < state.reportedNumber, let value = state.gate.reported else { return nil }
            defer { state.owesRequest = false }
            return Message(value: value, number: state.reportedNumber, asks: state.owesRequest)
        }
    }
}

/// The result of one call of a ``ReloadCoordinator``.
public struct ReloadRound: Sendable {
    /// What the gate decided.
    public let verdict: ReloadVerdict
    /// Whether an earlier request at the same moment covers this one, so that no further request was made.
    public let isRepeated: Bool
    /// Why the reported value could not be saved; the reload was requested nevertheless, and the next process may
    /// repeat it.
    public let failure: VitrineError?

    /// When to call ``ReloadCoordinator/timePassed(at:)``; nil if no change is waiting.
    public var wake: Date? {
        guard case .wait(let date) = verdict else { return nil }
        return date
    }
}

/// How many changes a ``ReloadCoordinator`` received, and how many reloads it requested.
public struct ReloadCounts: Hashable, Sendable {
    /// The number of changes.
    public internal(set) var changes = 0
    /// The number of rounds in which a reload was requested.
    public internal(set) var asked = 0

    /// The number of changes that needed no reload.
    public var skipped: Int { max(0, changes - asked) }

    /// Creates counts of nothing.
    public init() {}

    mutating func add(_ verdict: ReloadVerdict, isChange: Bool, isRepeated: Bool) {
        if isChange { changes += 1 }
        if case .ask = verdict, !isRepeated { asked += 1 }
    }
}
