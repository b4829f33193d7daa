/// A request of SiriKit.
///
/// The classes of a project's own intents are generated from its intent definitions, as Xcode does.
open class INIntent: NSObject, @unchecked Sendable {
    open var identifier: String?
    open var suggestedInvocationPhrase: String?

    public required override init() {}
}

/// The answer to an intent.
open class INIntentResponse: NSObject, @unchecked Sendable {
    open var userActivity: NSUserActivity?
}

/// Answers intents in the background; the device never starts it.
open class INExtension: NSObject {
    open func handler(for intent: INIntent) -> Any { self }
}

/// A value that a person can choose.
open class INObject: NSObject, @unchecked Sendable {
    public let identifier: String?
    public let displayString: String
    open var subtitleString: String?
    open var displayImage: INImage?
    open var pronunciationHint: String?
    open var alternativeSpeakableMatches: [INSpeakableString]?

    public init(identifier: String?, display displayString: String) {
        self.identifier = identifier
        self.displayString = displayString
    }

    public init(identifier: String?, display displayString: String, pronunciationHint: String?) {
        self.identifier = identifier
        self.displayString = displayString
    }

    public init(identifier: String?, display displayString: String, subtitle subtitleString: String?, image: INImage?) {
        self.identifier = identifier
        self.displayString = displayString
        self.subtitleString = subtitleString
    }
}

/// The values among which a person chooses.
open class INObjectCollection<ObjectType>: NSObject {
    public let allItems: [ObjectType]

    /// Whether the system sorts the values under the letters of an index; the device shows none.
    open var usesIndexedCollation = false

    public init(items: [ObjectType]) {
        allItems = items
    }

    public init(sections: [INObjectSection<ObjectType>]) {
        allItems = sections.flatMap(\.items)
    }
}

/// An intent that was performed, for suggestions; the device makes none.
open class INInteraction: NSObject {
    public init(intent: INIntent, response: INIntentResponse?) {}

    open func donate(completion: (((any Error)?) -> Void)? = nil) {
        completion?(nil)
    }
}
