/// Where calendars come from.
open class EKSource: NSObject, @unchecked Sendable {
    open var title: String { "" }
    open var sourceIdentifier: String { "" }
}

/// How a calendar is kept.
public enum EKCalendarType: Int, Sendable {
    case local, calDAV, exchange, subscription, birthday
}

/// A calendar.
open class EKCalendar: NSObject, @unchecked Sendable {
    open var title = ""
    open var cgColor: CGColor!
    open var calendarIdentifier = ""
    open var type = EKCalendarType.local
    open var allowsContentModifications = false
    open var isSubscribed = false
    open weak var source: EKSource!

    public convenience init(for entityType: EKEntityType, eventStore: EKEventStore) {
        self.init()
    }
}

/// An entry of a calendar.
open class EKCalendarItem: NSObject, @unchecked Sendable {
    open var alarms: [EKAlarm]?
    open var hasAlarms: Bool { alarms?.isEmpty == false }
    open var title: String! = ""
    open var location: String?
    open var notes: String?
    open var url: URL?
    open var timeZone: TimeZone?
    open var calendar: EKCalendar! = EKCalendar()
    open var calendarItemIdentifier: String { "" }
    open var calendarItemExternalIdentifier: String! { "" }
    open var creationDate: Date?
    open var lastModifiedDate: Date?
    open var hasRecurrenceRules: Bool { false }
    open var hasNotes: Bool { notes != nil }
    open var attendees: [EKParticipant]? { nil }
    open var recurrenceRules: [EKRecurrenceRule]?
    open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
    open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
    open func addRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules = (recurrenceRules ?? []) + [rule] }
}

/// Whether an event takes place.
public enum EKEventStatus: Int, Sendable {
    case none, confirmed, tentative, canceled
}

/// Whether a person is free during an event.
public enum EKEventAvailability: Int, Sendable {
    case notSupported = -1
    case busy, free, tentative, unavailable
}

/// An event.
open class EKEvent: EKCalendarItem, @unchecked Sendable {
    open var eventIdentifier: String! { "" }
    open var startDate: Date! = Date(timeIntervalSinceReferenceDate: 0)
    open var endDate: Date! = Date(timeIntervalSinceReferenceDate: 0)
    open var isAllDay = false
    open var status: EKEventStatus { .none }
    open var availability = EKEventAvailability.busy
    open var organizer: EKParticipant? { nil }
    open var isDetached: Bool { false }
    open var occurrenceDate: Date! { startDate }
    open var birthdayContactIdentifier: String? { nil }
    open var structuredLocation: EKStructuredLocation?

    public convenience init(eventStore: EKEventStore) {
        self.init()
    }

    open func compareStartDate(with other: EKEvent) -> ComparisonResult { startDate.compare(other.startDate) }
}

/// A reminder.
open class EKReminder: EKCalendarItem, @unchecked Sendable {
    open var startDateComponents: DateComponents?
    open var dueDateComponents: DateComponents?
    open var isCompleted = false
    open var completionDate: Date?
    open var priority = 0

    public convenience init(eventStore: EKEventStore) {
        self.init()
    }
}

/// The answer of a person who was invited.
public enum EKParticipantStatus: Int, Sendable {
    case unknown, pending, accepted, declined, tentative, delegated, completed, inProcess
}

/// A person who was invited.
open class EKParticipant: NSObject, @unchecked Sendable {
    open var name: String? { nil }
    open var isCurrentUser: Bool { false }
    open var participantStatus: EKParticipantStatus { .unknown }
}

/// A place with its coordinates.
open class EKStructuredLocation: NSObject, @unchecked Sendable {
    open var title: String?
    open var geoLocation: CLLocation?

    public convenience init(title: String) {
        self.init()
        self.title = title
    }
}

/// When a person is reminded.
open class EKAlarm: NSObject, @unchecked Sendable {
    open var absoluteDate: Date?
    open var relativeOffset: TimeInterval

    public init(relativeOffset offset: TimeInterval) {
        relativeOffset = offset
    }

    public init(absoluteDate date: Date) {
        absoluteDate = date
        relativeOffset = 0
    }
}
