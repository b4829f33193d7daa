#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What a journal knows of one action.
public struct ActionRecord<Action: WidgetAction>: Codable, Hashable, Sendable, Identifiable {
    /// The action.
    public let action: Action

    /// Its place in the order of acceptance, from 1 on.
    public let number: UInt64

    /// When it was asked for first.
    public let acceptedAt: Date

    /// How often it was begun.
    public internal(set) var attempts: Int

    /// Why the last try failed; nil if it did not, or its process died.
    public internal(set) var failure: String?

    /// Why it will never be performed; nil otherwise.
    public internal(set) var refusal: String?

    var settledAt: Date?
    var isTold: Bool

    /// The action's identifier.
    public var id: String { action.id }

    /// How far the action is.
    public var state: State {
        guard let settledAt else { return .pending }
        return refusal.map { .refused(at: settledAt, because: $0) } ?? .performed(at: settledAt)
    }

    /// How far an action is.
    public enum State: Hashable, Sendable {
        /// Accepted, and to be performed: its process died, or what it needs could not be had.
        case pending
        /// Performed, once.
        case performed(at: Date)
        /// Never to be performed.
        case refused(at: Date, because: String)
    }

    init(_ action: Action, number: UInt64, acceptedAt: Date) {
        self.action = action
        self.number = number
        self.acceptedAt = acceptedAt
        attempts = 0
        isTold = false
    }
}
