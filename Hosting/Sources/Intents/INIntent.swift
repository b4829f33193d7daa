/// A request of SiriKit. Xcode generates the types of a project's own intents; here they are written by hand or left out.
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

    public init(identifier: String?, display displayString: String) {
        self.identifier = identifier
        self.displayString = displayString
    }

    public init(identifier: String?, display displayString: String, pronunciationHint: String?) {
        self.identifier = identifier
        self.displayString = displayString
    }

    public init(identifier: String?, display displayString: String, subtitle subtitleString: String?, image: Any?) {
        self.identifier = identifier
        self.displayString = displayString
        self.subtitleString = subtitleString
    }
}

/// The values among which a person chooses.
open class INObjectCollection<ObjectType>: NSObject {
    public let allItems: [ObjectType]

    public init(items: [ObjectType]) {
        allItems = items
    }
}

/// An intent that was performed, for suggestions; the device makes none.
open class INInteraction: NSObject {
    public init(intent: INIntent, response: INIntentResponse?) {}

    open func donate(completion: (((any Error)?) -> Void)? = nil) {
        completion?(nil)
    }
}
