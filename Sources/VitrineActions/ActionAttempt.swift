public import Vitrine
import VitrinePlatform

/// One attempt to perform an action, as passed to the code that performs it.
public struct ActionAttempt<Action: WidgetAction>: Hashable, Sendable {
    /// The action that is performed.
    public let action: Action

    /// When the action was first requested, which may be long ago if a process died since.
    public let acceptedAt: Date

    /// The number of this attempt, counted from 1.
    public let number: Int

    /// Whether an earlier attempt may have taken effect without being recorded.
    ///
    /// If true, check first whether the effect exists. If it does, return ``ActionVerdict/performed`` without repeating
    /// it.
    public var mayHaveTakenEffect: Bool { number > 1 }
}

/// The result of performing an action.
public enum ActionVerdict: Hashable, Sendable {
    /// The action's effect is stored.
    case performed

    /// The action will never be performed, because its subject was deleted or has expired; the app can show the reason.
    case refused(because: String)
}
