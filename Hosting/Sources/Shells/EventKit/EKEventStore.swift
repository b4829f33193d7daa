/// A kind of entry of a calendar.
public enum EKEntityType: UInt, Sendable {
    case event, reminder
}

/// Whether a person lets a program read the calendar.
public enum EKAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, fullAccess, writeOnly

    public static var authorized: EKAuthorizationStatus { .fullAccess }
}

/// How far a change reaches.
public enum EKSpan: Int, Sendable {
    case thisEvent, futureEvents
}

/// Why the calendar was not read or written.
public struct EKError: Error, Hashable, Sendable {
    /// What went wrong.
    public enum Code: Int, Sendable {
        case eventNotMutable = 0
        case eventStoreNotAuthorized = 29
    }

    public let code: Code

    public init(_ code: Code) {
        self.code = code
    }
}

extension Notification.Name {
    public static let EKEventStoreChanged = Notification.Name("EKEventStoreChangedNotification")
}

/// The calendar; the device has none, and answers as if permission were denied.
open class EKEventStore: NSObject, @unchecked Sendable {
    public typealias RequestHandler = @Sendable (Bool, (any Error)?) -> Void

    open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus { .denied }

    open func requestFullAccessToEvents() async throws -> Bool { false }
    open func requestFullAccessToReminders() async throws -> Bool { false }
    open func requestWriteOnlyAccessToEvents() async throws -> Bool { false }
    open func requestAccess(to entityType: EKEntityType) async throws -> Bool { false }

    open func requestAccess(to entityType: EKEntityType, completion: @escaping RequestHandler) {
        completion(false, nil)
    }

    open func requestFullAccessToEvents(completion: @escaping RequestHandler) { completion(false, nil) }
    open func requestFullAccessToReminders(completion: @escaping RequestHandler) { completion(false, nil) }

    open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
    open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
    open var defaultCalendarForNewEvents: EKCalendar? { nil }
    open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
    open var sources: [EKSource] { [] }

    open func predicateForEvents(
        withStart startDate: Date,
        end endDate: Date,
        calendars: [EKCalendar]?
    ) -> NSPredicate { NSPredicate(value: false) }

    open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate { NSPredicate(value: false) }

    open func predicateForIncompleteReminders(
        withDueDateStarting startDate: Date?,
        ending endDate: Date?,
        calendars: [EKCalendar]?
    ) -> NSPredicate { NSPredicate(value: false) }

    open func predicateForCompletedReminders(
        withCompletionDateStarting startDate: Date?,
        ending endDate: Date?,
        calendars: [EKCalendar]?
    ) -> NSPredicate { NSPredicate(value: false) }

    open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
    open func enumerateEvents(
        matching predicate: NSPredicate,
        using block: (EKEvent, UnsafeMutablePointer<Bool>) -> Void
    ) {}
    open func event(withIdentifier identifier: String) -> EKEvent? { nil }
    open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }

    @discardableResult
    open func fetchReminders(
        matching predicate: NSPredicate,
        completion: @escaping @Sendable ([EKReminder]?) -> Void
    ) -> Any {
        completion([])
        return 0
    }

    open func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
        throw EKError(.eventStoreNotAuthorized)
    }

    open func save(_ reminder: EKReminder, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }

    open func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
        throw EKError(.eventStoreNotAuthorized)
    }

    open func remove(_ reminder: EKReminder, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
    open func commit() throws {}
    open func reset() {}
    open func refreshSourcesIfNecessary() {}
}

extension EKError.Code {
    /// Whether an error is this one: `catch EKError.…` and `case EKError.…` of a switch.
    public static func ~= (code: EKError.Code, error: any Error) -> Bool { (error as? EKError)?.code == code }
}
