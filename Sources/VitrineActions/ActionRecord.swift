public import Vitrine
import VitrinePlatform

/// What a journal records about one action.
public struct ActionRecord<Action: WidgetAction>: Codable, Hashable, Sendable, Identifiable {
    /// The action, as the tap gave it.
    public let action: Action

    /// The action's position in the order of acceptance, counted from 1.
    public let number: UInt64

    /// When the action was first requested.
    public let acceptedAt: Date

    /// How many times an attempt was begun.
    public internal(set) var attempts: Int

    /// Why the last attempt failed; nil if it did not fail, or if its process died.
    public internal(set) var failure: String?

    /// Why the action will never be performed; nil otherwise.
    public internal(set) var refusal: String?

    var settledAt: Date?
    var isReported: Bool

    /// The action's identifier.
    public var id: String { action.id }

    /// Whether the action is pending, performed or refused.
    public var state: State {
        guard let settledAt else { return .pending }
        return refusal.map { .refused(at: settledAt, because: $0) } ?? .performed(at: settledAt)
    }

    /// The stages of an action.
    public enum State: Hashable, Sendable {
        /// Accepted but not performed yet: its process died, or a resource that it needs was unavailable.
        case pending
        /// Performed, once.
        case performed(at: Date)
        /// Refused for good.
        case refused(at: Date, because: String)
    }

    init(_ action: Action, number: UInt64, acceptedAt: Date) {
        self.action = action
        self.number = number
        self.acceptedAt = acceptedAt
        attempts = 0
        isReported = false
    }
}
