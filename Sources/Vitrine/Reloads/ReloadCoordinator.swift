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
public final class ReloadCoordinator<Value: Equatable & Sendable>: Sendable {
    private struct State {
        var gate: ReloadGate<Value>
        var counts = ReloadCounts()
        var lastRound: Date?
        var isUnsaved = false
    }

    private let kinds: [String]
    private let ask: @Sendable (_ kind: String) -> Void
    private let save: @Sendable (Value) throws -> Void
    private let state: Mutex<State>

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
        // Only the decision is made under the lock; what it asks for may take as long as it likes.
        let (verdict, told, isRepeated) = state.withLock { state in
            let verdict = decide(&state.gate)
            var isRepeated = false
            if case .ask = verdict {
                isRepeated = state.lastRound == now
                state.lastRound = now
                state.isUnsaved = true
            }
            state.counts.add(verdict, isChange: isChange, isRepeated: isRepeated)
            return (verdict, state.isUnsaved ? state.gate.reported : nil, isRepeated)
        }
        if case .ask = verdict, !isRepeated { for kind in kinds { ask(kind) } }
        return ReloadRound(verdict: verdict, isRepeated: isRepeated, failure: told.flatMap { store($0) })
    }

    /// Saves what was told; what could not be saved is tried again in the next round.
    private func store(_ value: Value) -> (any Error)? {
        do {
            try save(value)
            state.withLock { state in
                if state.gate.reported == value { state.isUnsaved = false }
            }
            return nil
        } catch {
            return error
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
