import Synchronization

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Asks for reloads as a ``ReloadGate`` decides, and remembers what was asked for.
///
/// ```swift
/// let reloads = ReloadCoordinator(
///     ReloadGate(timing: timing, significance: rule, reported: stored),
///     kinds: ["DBMultiverseWidgets"],
///     ask: { WidgetCenter.shared.reloadTimelines(ofKind: $0) },
///     save: { try store.write($0, to: .syncState, by: .app, now: now) }
/// )
/// let round = reloads.change(to: progress, at: now)
/// if let date = round.wake { wakeMe(at: date) }  // then reloads.timePassed(at: date)
/// ```
///
/// What was told is saved after the reload was asked for, never before: if the process dies in between, the next one asks once more,
/// which costs a reload; the other way round the widget would keep its old picture. When the app goes to the background,
/// ``flush(at:)`` tells whatever still waits.
///
/// All that is asked at one moment is one round, in which each kind is asked for once.
///
/// Any thread may call. Whoever asks and saves does so alone, and for the value that was decided on last: so what is stored
/// last is what was told last, and nothing is stored that was not asked for. Those who come meanwhile with something to
/// tell wait for it; `ask` and `save` must therefore not call the coordinator's changing methods.
public final class ReloadCoordinator<Value: Equatable & Sendable>: Sendable {
    private struct State {
        var gate: ReloadGate<Value>
        var counts = ReloadCounts()
        var lastRound: Date?
        /// Whether a request that was decided on is still to be made.
        var owesRequest = false
        /// How many values were decided on to be told.
        var told = 0
        /// How many of them are stored, or are older than one that is.
        var saved = 0
    }

    /// What is to be told.
    private struct Message {
        var value: Value
        var number: Int
        var asks: Bool
    }

    private let kinds: [String]
    private let ask: @Sendable (_ kind: String) -> Void
    private let save: @Sendable (Value) throws -> Void
    private let state: Mutex<State>
    /// Held while one asks and saves.
    private let telling = Mutex<Void>(())

    /// Creates a coordinator.
    ///
    /// - Parameters:
    ///   - gate: Decides; it knows what was told before.
    ///   - kinds: The kinds of the widgets that show the value. One that stands here twice is asked for once.
    ///   - ask: Asks the system for a reload of a kind.
    ///   - save: Stores what was told.
    public init(
        _ gate: ReloadGate<Value>,
        kinds: [String],
        ask: @escaping @Sendable (_ kind: String) -> Void,
        save: @escaping @Sendable (Value) throws -> Void
    ) {
        self.kinds = kinds.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
        self.ask = ask
        self.save = save
        state = Mutex(State(gate: gate))
    }

    /// How many changes came, and what became of them.
    public var counts: ReloadCounts { state.withLock { $0.counts } }

    /// The value that the widgets were last told of.
    public var reported: Value? { state.withLock { $0.gate.reported } }

    /// Whether a significant change waits to be told.
    public var isWaiting: Bool { state.withLock { $0.gate.isWaiting } }

    /// Takes a new value.
    @discardableResult
    public func change(to value: Value, at now: Date) -> ReloadRound {
        perform(at: now, isChange: true) { $0.change(to: value, at: now) }
    }

    /// Asks for what has waited long enough.
    @discardableResult
    public func timePassed(at now: Date) -> ReloadRound {
        perform(at: now) { $0.timePassed(at: now) }
    }

    /// Tells whatever still waits, as the app goes to the background.
    @discardableResult
    public func flush(at now: Date) -> ReloadRound {
        perform(at: now) { $0.flush(at: now) }
    }

    /// Tells a value whatever was told before.
    @discardableResult
    public func force(_ value: Value, at now: Date) -> ReloadRound {
        perform(at: now, isChange: true) { $0.force(value, at: now) }
    }

    private func perform(
        at now: Date,
        isChange: Bool = false,
        _ decide: (inout ReloadGate<Value>) -> ReloadVerdict
    ) -> ReloadRound {
        // Only the decision is made under this lock; what follows from it may take as long as it likes.
        let (verdict, isRepeated, hasNews) = state.withLock { state in
            let verdict = decide(&state.gate)
            var isRepeated = false
            if case .ask = verdict {
                isRepeated = state.lastRound == now
                state.lastRound = now
                state.owesRequest = state.owesRequest || !isRepeated
                state.told += 1
            }
            state.counts.add(verdict, isChange: isChange, isRepeated: isRepeated)
            return (verdict, isRepeated, state.saved < state.told)
        }
        return ReloadRound(verdict: verdict, isRepeated: isRepeated, failure: hasNews ? tell() : nil)
    }

    /// Asks for what is owed, and saves what was told last; what could not be saved is tried again in the next round.
    private func tell() -> (any Error)? {
        telling.withLock { _ in
            // Looked at before asking, so that a value that is decided on meanwhile is not saved without its request.
            guard let message = nextMessage() else { return nil }
            if message.asks { for kind in kinds { ask(kind) } }
            do {
                try save(message.value)
                state.withLock { $0.saved = message.number }
                return nil
            } catch {
                return error
            }
        }
    }

    /// What is to be told now; nil if another thread told it meanwhile.
    private func nextMessage() -> Message? {
        state.withLock { state in
            guard state.saved < state.told, let value = state.gate.reported else { return nil }
            defer { state.owesRequest = false }
            return Message(value: value, number: state.told, asks: state.owesRequest)
        }
    }
}

/// What one call of a ``ReloadCoordinator`` came to.
public struct ReloadRound: Sendable {
    /// What the gate decided.
    public let verdict: ReloadVerdict
    /// Whether a request of the same moment covers this one, so that nothing was asked for again.
    public let isRepeated: Bool
    /// Why what was told could not be saved; it was asked for all the same, and the next process may ask once more.
    public let failure: (any Error)?

    /// When ``ReloadCoordinator/timePassed(at:)`` has to be called; nil if nothing waits.
    public var wake: Date? {
        guard case .wait(let date) = verdict else { return nil }
        return date
    }
}

/// How many changes came to a ``ReloadCoordinator``, and how many reloads were asked for.
public struct ReloadCounts: Hashable, Sendable {
    /// The changes.
    public internal(set) var changes = 0
    /// The rounds in which a reload was asked for.
    public internal(set) var asked = 0

    /// The changes that cost no reload.
    public var saved: Int { max(0, changes - asked) }

    /// Creates counts of nothing.
    public init() {}

    mutating func add(_ verdict: ReloadVerdict, isChange: Bool, isRepeated: Bool) {
        if isChange { changes += 1 }
        if case .ask = verdict, !isRepeated { asked += 1 }
    }
}
