import VitrineDevice
public import WidgetArchive

/// A widget side by side in its states, families, appearances, text sizes and locales.
public struct Sheet: Hashable, Sendable {
    public var kind: String
    public var app: String
    /// The widget's name in the gallery.
    public var displayName: String
    /// The name of the screen, such as `393x852`.
    public var screen: String
    public var families: [SheetFamily]
    public var appearances: [SheetAppearance]
    public var textSizes: [DeviceTextSize]
    public var locales: [String]
    /// The names of the states.
    public var states: [String]
    /// By text size, then locale, family, state and appearance.
    public var cells: [SheetCell]

    /// A part of the sheet with one text size and one locale, which is one picture.
    public struct Section: Hashable, Sendable {
        public var textSize: DeviceTextSize
        public var locale: String
        /// The name in a file's name, such as `large-en_US`.
        public var name: String { "\(textSize.rawValue)-\(locale)" }
    }

    /// The sections in order.
    public var sections: [Section] {
        textSizes.flatMap { size in locales.map { Section(textSize: size, locale: $0) } }
    }

    /// The cells of a state in a section, one for each appearance.
    func cells(_ state: String, _ family: DisplayFamily, in section: Section) -> [SheetCell] {
        cells.filter {
            $0.state == state && $0.family == family && $0.textSize == section.textSize && $0.locale == section.locale
        }
    }
}
