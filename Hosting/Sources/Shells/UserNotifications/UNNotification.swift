/// What a notification says.
open class UNNotificationContent: NSObject, @unchecked Sendable {
    open var title = ""
    open var subtitle = ""
    open var body = ""
    open var badge: NSNumber?
    open var sound: UNNotificationSound?
    open var categoryIdentifier = ""
    open var threadIdentifier = ""
    open var userInfo: [AnyHashable: Any] = [:]
    open var interruptionLevel = UNNotificationInterruptionLevel.active
    open var relevanceScore = 0.0
    open var targetContentIdentifier: String?
    open var filterCriteria: String?
}

/// What a notification says, while it is written.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {}

/// How much a notification interrupts.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
    case passive, active, timeSensitive, critical
}

/// The sound of a notification.
open class UNNotificationSound: NSObject, @unchecked Sendable {
    public static let `default` = UNNotificationSound()
    public static let defaultCritical = UNNotificationSound()

    public override init() {}

    public init(named name: UNNotificationSoundName) {}

    public static func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
        UNNotificationSound(named: name)
    }

    public static func criticalSoundNamed(
        _ name: UNNotificationSoundName,
        withAudioVolume volume: Float
    ) -> UNNotificationSound {
        UNNotificationSound(named: name)
    }

    public static func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound { defaultCritical }
}

/// The file name of a sound.
public struct UNNotificationSoundName: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }
}

/// When a notification is shown.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
    public let repeats: Bool

    init(repeats: Bool) {
        self.repeats = repeats
    }
}

/// After a time in seconds.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    public let timeInterval: TimeInterval

    public init(timeInterval: TimeInterval, repeats: Bool) {
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }
}

/// On a date.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    public let dateComponents: DateComponents

    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }

    open func nextTriggerDate() -> Date? {
        DeviceLocale.calendar.nextDate(after: Date(), matching: dateComponents, matchingPolicy: .nextTime)
    }
}

/// A notification and when it is shown.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
    public let identifier: String
    public let content: UNNotificationContent
    public let trigger: UNNotificationTrigger?

    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        self.identifier = identifier
        self.content = content
        self.trigger = trigger
    }
}

/// A notification that was shown.
open class UNNotification: NSObject, @unchecked Sendable {
    public let date: Date
    public let request: UNNotificationRequest

    init(date: Date, request: UNNotificationRequest) {
        self.date = date
        self.request = request
    }
}

/// A person's answer to a notification.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
    public let notification: UNNotification
    public let actionIdentifier: String

    init(notification: UNNotification, actionIdentifier: String) {
        self.notification = notification
        self.actionIdentifier = actionIdentifier
    }
}

/// A button of a notification.
open class UNNotificationAction: NSObject, @unchecked Sendable {
    /// What a button does to the screen.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let authenticationRequired = Options(rawValue: 1)
        public static let destructive = Options(rawValue: 2)
        public static let foreground = Options(rawValue: 4)
    }

    public let identifier: String
    public let title: String

    public init(identifier: String, title: String, options: Options = []) {
        self.identifier = identifier
        self.title = title
    }
}

/// A kind of notification with its buttons.
open class UNNotificationCategory: NSObject, @unchecked Sendable {
    public let identifier: String
    public let actions: [UNNotificationAction]

    public init(identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String]) {
        self.identifier = identifier
        self.actions = actions
    }

    public convenience init(
        identifier: String,
        actions: [UNNotificationAction],
        intentIdentifiers: [String],
        options: UNNotificationCategoryOptions
    ) { self.init(identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers) }
}

/// How a kind of notification is shown.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
    public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
    public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 4)
}

/// The action of a person who opens the app from a notification.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The action of a person who dismisses a notification.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
