public import Foundation

/// The locale of the app on the device, which Foundation does not ask for on Linux.
public enum DeviceLocale {
    /// The locale that the device gave to the process, in the app's own language if it has no texts in the device's;
    /// that of the environment if the program was started by hand.
    public static var current: Locale {
        let name = ProcessInfo.processInfo.environment["LANG"]?.split(separator: ".").first.map(String.init) ?? ""
        return Locale(identifier: name.isEmpty || name == "C" || name == "POSIX" ? "en_US" : name)
    }

    /// The device's languages, as BCP 47 names them, whether the app has texts in them or not.
    public static var preferredLanguages: [String] {
        let name = ProcessInfo.processInfo.environment["LANGUAGE"] ?? ""
        let device = name.isEmpty ? current : Locale(identifier: String(name.prefix { $0 != ":" && $0 != "@" }))
        return [device.identifier(.bcp47)]
    }

    /// The device's calendar, which is that of its locale.
    public static var calendar: Calendar {
        var calendar = current.calendar
        calendar.locale = current
        calendar.timeZone = .current
        return calendar
    }
}

/// A date formatter that begins with the device's locale.
open class DeviceDateFormatter: DateFormatter, @unchecked Sendable {
    /// Has an effect on the words for a day only: names are written as within a text.
    open var formattingContext: Context = .unknown

    public override init() {
        super.init()
        locale = DeviceLocale.current
        timeZone = .current
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open override func string(from date: Date) -> String {
        let plain = super.string(from: date)
        guard doesRelativeDateFormatting, dateStyle != .none else { return plain }
        let relative = RelativeDayText(
            locale: locale,
            timeZone: timeZone,
            dateStyle: dateStyle,
            timeStyle: timeStyle
        )
        guard let text = relative.text(date), text != plain else { return plain }
        // As the beginning of a sentence, unless the text is said to be within one.
        return formattingContext == .middleOfSentence ? text : text.prefix(1).uppercased() + text.dropFirst()
    }

    open override class func localizedString(
        from date: Date,
        dateStyle: DateFormatter.Style,
        timeStyle: DateFormatter.Style
    ) -> String {
        let formatter = DeviceDateFormatter()
        formatter.dateStyle = dateStyle
        formatter.timeStyle = timeStyle
        return formatter.string(from: date)
    }

    open override class func dateFormat(fromTemplate template: String, options: Int, locale: Locale?) -> String? {
        super.dateFormat(fromTemplate: template, options: options, locale: locale ?? DeviceLocale.current)
    }
}

/// A number formatter that begins with the device's locale.
open class DeviceNumberFormatter: NumberFormatter, @unchecked Sendable {
    /// What a formatter follows, of which one is left.
    public enum Behavior: UInt, Sendable {
        case `default` = 0
        case behavior10_4 = 1040
    }

    open var formatterBehavior = Behavior.default
    /// Has no effect: numbers are written the same everywhere.
    open var formattingContext: Context = .unknown

    public override init() {
        super.init()
        locale = DeviceLocale.current
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open override class func localizedString(from number: NSNumber, number style: NumberFormatter.Style) -> String {
        let formatter = DeviceNumberFormatter()
        formatter.numberStyle = style
        return formatter.string(from: number) ?? ""
    }
}
