/// What can go wrong with an intent.
public enum AppIntentError: Error, Sendable {
    /// What a person must do before the intent can be performed.
    public enum UserActionRequired: Error, Sendable {
        case accountSetup, confirmation, signin
    }

    /// What the system does not allow.
    public enum PermissionRequired: Error, Sendable {
        case denied
    }

    /// What cannot be mended.
    public enum Unrecoverable: Error, Sendable {
        case entityNotFound, notAllowed, unknown
    }
}

/// Tells the system that an intent was performed in the app; the device keeps no such record.
public final class IntentDonationManager: Sendable {
    public static let shared = IntentDonationManager()

    @discardableResult
    public func donate(intent: some AppIntent) async throws -> UUID { UUID() }
}

/// Tells the system when an intent is relevant; the device keeps no such record.
public final class RelevantIntentManager: Sendable {
    public static let shared = RelevantIntentManager()

    public func updateRelevantIntents(_ relevantIntents: [RelevantIntent]) async throws {}
}

/// When an intent is relevant.
public struct RelevantIntent: Sendable {
    public init<Intent: AppIntent>(_ intent: Intent, widgetKind: String, relevance: RelevantContext) {}
}

/// A time or a place at which something is relevant.
public struct RelevantContext: Sendable {
    public static func date(from startDate: Date, to endDate: Date) -> RelevantContext { RelevantContext() }
    public static func date(_ date: Date) -> RelevantContext { RelevantContext() }
}
