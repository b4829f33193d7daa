public import VitrineDevice
public import WidgetArchive

/// One picture of a sheet: a widget in one state, family, appearance, text size and locale.
public struct SheetCell: Hashable, Sendable {
    public var state: String
    public var family: DisplayFamily
    public var textSize: DeviceTextSize
    public var locale: String
    /// The appearance; nil for a widget of the lock screen, which has one look.
    public var appearance: SheetAppearance?
    /// The drawing, one element; nil if the extension did not answer.
    public var html: String?
    /// The drawing with characters, line by line.
    public var lines: [String] = []
    /// What a screen reader speaks, element by element, and the widget's link.
    public var reading: [String] = []
    /// What the layout notes for the developer.
    public var findings: [String] = []
    /// Why there is no drawing; nil if there is one.
    public var trouble: String?

    /// The name, such as `stale/systemSmall/large/en_US/dark`; unique on a sheet.
    public var name: String {
        [state, family.rawValue, textSize.rawValue, locale, appearance?.rawValue ?? "vibrant"].joined(separator: "/")
    }
}
