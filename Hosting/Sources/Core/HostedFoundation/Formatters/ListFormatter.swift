/// Joins items with commas and "and", in the device's language.
open class ListFormatter: Formatter, @unchecked Sendable {
    // A formatter belongs to the code that made it.
    open var locale: Locale! = DeviceLocale.current
    open var itemFormatter: Formatter?

    open class func localizedString(byJoining strings: [String]) -> String {
        strings.formatted(.list(type: .and).locale(DeviceLocale.current))
    }

    open func string(from items: [Any]) -> String? {
        items.map { itemFormatter?.string(for: $0) ?? "\($0)" }
            .formatted(.list(type: .and).locale(locale ?? DeviceLocale.current))
    }

    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string) }
}
