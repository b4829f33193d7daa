public import Foundation

/// `DateIntervalFormatter` that begins with the device's locale; Foundation's on Linux has no subclasses.
open class DeviceDateIntervalFormatter: Formatter, @unchecked Sendable {
    public typealias Style = DateIntervalFormatter.Style

    private let formatter = DateIntervalFormatter()

    public override init() {
        super.init()
        formatter.locale = DeviceLocale.current
        formatter.calendar = DeviceLocale.calendar
        formatter.timeZone = .current
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open var locale: Locale! {
        get { formatter.locale }
        set { formatter.locale = newValue }
    }

    open var calendar: Calendar! {
        get { formatter.calendar }
        set { formatter.calendar = newValue }
    }

    open var timeZone: TimeZone! {
        get { formatter.timeZone }
        set { formatter.timeZone = newValue }
    }

    open var dateTemplate: String! {
        get { formatter.dateTemplate }
        set { formatter.dateTemplate = newValue }
    }

    open var dateStyle: Style {
        get { formatter.dateStyle }
        set { formatter.dateStyle = newValue }
    }

    open var timeStyle: Style {
        get { formatter.timeStyle }
        set { formatter.timeStyle = newValue }
    }

    open func string(from fromDate: Date, to toDate: Date) -> String { formatter.string(from: fromDate, to: toDate) }

    open func string(from dateInterval: DateInterval) -> String? {
        string(from: dateInterval.start, to: dateInterval.end)
    }

    open override func string(for obj: Any?) -> String? { (obj as? DateInterval).flatMap { string(from: $0) } }
}
