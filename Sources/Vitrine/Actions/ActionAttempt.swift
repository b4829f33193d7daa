#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// One try at an action: what the code that performs it is given.
public struct ActionAttempt<Action: WidgetAction>: Hashable, Sendable {
    /// The action.
    public let action: Action

    /// When it was asked for first, which may be long ago if a process died since.
    public let acceptedAt: Date

    /// Which try this is, from 1 on.
    public let number: Int

    /// Whether an earlier try may have taken effect before it could be noted.
    ///
    /// Then look first whether the effect is there, and if so return ``ActionVerdict/performed`` without repeating it.
    public var mayHaveTakenEffect: Bool { number > 1 }
}

/// What came of an action.
public enum ActionVerdict: Hashable, Sendable {
    /// Its effect is stored.
    case performed

    /// It will never be performed: what it is about is gone, or its time is over. The reason is for the app to show.
    case refused(because: String)
}
