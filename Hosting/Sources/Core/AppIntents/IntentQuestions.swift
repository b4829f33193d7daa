import Foundation

/// Why an intent ended: it asked the person something, and a widget has nowhere to ask.
public struct AppIntentQuestionError: Error, Sendable {
    /// The words of the question.
    public let dialog: IntentDialog?
}

extension IntentParameter {
    /// Asks the person for the value; ends the intent, because a widget has nowhere to ask.
    public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.UnwrappedType {
        throw AppIntentQuestionError(dialog: dialog)
    }

    /// Asks the person to choose; ends the intent, because a widget has nowhere to ask.
    public func requestDisambiguation(
        among items: [Value.UnwrappedType],
        dialog: IntentDialog? = nil
    ) async throws -> Value.UnwrappedType { throw AppIntentQuestionError(dialog: dialog) }

    /// Asks the person whether a value is right; ends the intent, because a widget has nowhere to ask.
    public func requestConfirmation(for value: Value.UnwrappedType, dialog: IntentDialog? = nil) async throws -> Bool {
        throw AppIntentQuestionError(dialog: dialog)
    }

    /// The error that makes the system ask for the value.
    public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentQuestionError {
        AppIntentQuestionError(dialog: dialog)
    }
}

extension AppIntent {
    /// The error that makes the system go on in the app.
    public func needsToContinueInForegroundError(
        _ dialog: IntentDialog? = nil,
        alwaysConfirm: Bool = true
    ) -> AppIntentQuestionError { AppIntentQuestionError(dialog: dialog) }

    /// Goes on in the app; ends the intent, because a widget cannot ask.
    public func requestToContinueInForeground(
        _ dialog: IntentDialog? = nil,
        alwaysConfirm: Bool = true
    ) async throws { throw AppIntentQuestionError(dialog: dialog) }

    /// Tells the system that the person did this in the app; nothing is predicted here.
    public func donate() async throws {}
}
