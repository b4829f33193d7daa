/// What a person lets Siri do: nothing.
open class INPreferences: NSObject {
    open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .denied }
    open class func requestSiriAuthorization(_ handler: @escaping (INSiriAuthorizationStatus) -> Void) {
        handler(.denied)
    }
    open class func siriLanguageCode() -> String { "en-US" }
}

/// A person's answer about Siri.
public enum INSiriAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, authorized
}

/// Words that Siri learns from an app; nothing is learnt.
open class INVocabulary: NSObject, @unchecked Sendable {
    private static let one = INVocabulary()

    open class func shared() -> Self { unsafeDowncast(one, to: self) }
    open func removeAllVocabularyStrings() {}
}

/// Something that a person starts with Siri.
open class INShortcut: NSObject, @unchecked Sendable {
    public let intent: INIntent?

    public init?(intent: INIntent) {
        self.intent = intent
    }

    public init(userActivity: NSUserActivity) {
        intent = nil
    }
}

/// A shortcut for a moment.
open class INRelevantShortcut: NSObject, @unchecked Sendable {
    public let shortcut: INShortcut

    public init(shortcut: INShortcut) {
        self.shortcut = shortcut
    }
}

/// The shortcuts that the system offers; the device offers none.
open class INRelevantShortcutStore: NSObject, @unchecked Sendable {
    private static let one = INRelevantShortcutStore()

    open class var `default`: INRelevantShortcutStore { one }
    open func setRelevantShortcuts(
        _ shortcuts: [INRelevantShortcut],
        completionHandler completion: (((any Error)?) -> Void)? = nil
    ) { completion?(nil) }
}

/// Shortcuts with words that a person has recorded; there are none.
open class INVoiceShortcutCenter: NSObject, @unchecked Sendable {
    public static let shared = INVoiceShortcutCenter()

    open func setShortcutSuggestions(_ suggestions: [INShortcut]) {}
}

/// Whether the person has chosen a focus; it is not known here.
open class INFocusStatusCenter: NSObject, @unchecked Sendable {
    public static let `default` = INFocusStatusCenter()

    open var focusStatus: INFocusStatus { INFocusStatus() }
    open var authorizationStatus: INFocusStatusAuthorizationStatus { .denied }
    open func requestAuthorization(completionHandler: ((INFocusStatusAuthorizationStatus) -> Void)? = nil) {
        completionHandler?(.denied)
    }
}

/// A person's answer about the focus.
public enum INFocusStatusAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, authorized
}

/// Whether a focus is chosen.
open class INFocusStatus: NSObject, @unchecked Sendable {
    open var isFocused: Bool? { nil }
}
