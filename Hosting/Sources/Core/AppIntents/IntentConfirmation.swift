import Foundation

/// Why an intent ended before its work was done.
public enum IntentConfirmationError: Error, Hashable, Sendable {
    /// The intent asked the person to confirm, and a widget has nowhere to ask.
    case needsConfirmation
}

/// The words on the button that confirms.
public struct ConfirmationActionName: Hashable, Sendable {
    private let name: String

    public static let add = Self(name: "add")
    public static let addData = Self(name: "addData")
    public static let book = Self(name: "book")
    public static let buy = Self(name: "buy")
    public static let call = Self(name: "call")
    public static let checkIn = Self(name: "checkIn")
    public static let create = Self(name: "create")
    public static let `do` = Self(name: "do")
    public static let download = Self(name: "download")
    public static let find = Self(name: "find")
    public static let get = Self(name: "get")
    public static let go = Self(name: "go")
    public static let log = Self(name: "log")
    public static let open = Self(name: "open")
    public static let order = Self(name: "order")
    public static let pay = Self(name: "pay")
    public static let play = Self(name: "play")
    public static let post = Self(name: "post")
    public static let request = Self(name: "request")
    public static let run = Self(name: "run")
    public static let search = Self(name: "search")
    public static let send = Self(name: "send")
    public static let set = Self(name: "set")
    public static let share = Self(name: "share")
    public static let start = Self(name: "start")
    public static let toggle = Self(name: "toggle")
    public static let turnOff = Self(name: "turnOff")
    public static let turnOn = Self(name: "turnOn")
    public static let view = Self(name: "view")

    public static func custom(
        acceptLabel: LocalizedStringResource,
        denyLabel: LocalizedStringResource,
        destructive: Bool = false
    ) -> Self { Self(name: "custom") }
}

extension AppIntent {
    /// Ends the intent: a widget has nowhere to ask.
    public func requestConfirmation() async throws { throw IntentConfirmationError.needsConfirmation }

    /// Ends the intent: a widget has nowhere to ask.
    public func requestConfirmation<Result: IntentResult>(
        result: Result,
        confirmationActionName: ConfirmationActionName = .do,
        showPrompt: Bool = true
    ) async throws { throw IntentConfirmationError.needsConfirmation }

    /// Ends the intent: a widget has nowhere to ask.
    public func requestConfirmation(
        actionName: ConfirmationActionName = .do,
        dialog: IntentDialog? = nil,
        showDialogAsPrompt: Bool = true
    ) async throws { throw IntentConfirmationError.needsConfirmation }
}
