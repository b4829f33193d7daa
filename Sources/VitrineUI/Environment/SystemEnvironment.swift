#if !canImport(SwiftUI)
#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// The environment's values that the system sets and layout reads.
package struct SystemEnvironment {
    /// The axis of the stack directly around the view; nil outside one.
    package var stackAxis: Axis?
    /// What texts, shapes and controls are painted with.
    package var paint = SystemEnvironment.defaultPaint
    /// The appearance.
    package var colorScheme = ColorScheme.light
    /// The direction of reading.
    package var layoutDirection = LayoutDirection.leftToRight
    /// The reader's text size.
    package var dynamicTypeSize = DynamicTypeSize.large
    /// Why content is hidden.
    package var redactionReasons: RedactionReasons = []
    /// Pixels a point.
    package var displayScale: CGFloat = 3
    /// Whether controls react.
    package var isEnabled = true
    /// The device's time.
    package var now = Date(timeIntervalSinceReferenceDate: 0)
    /// The device's locale by name, such as `ko_KR`.
    package var localeIdentifier = "en_US"
    /// The device's zone by name, such as `Asia/Seoul`.
    package var timeZoneIdentifier = "GMT"
    /// The seconds that the device's zone is ahead of GMT at ``now``.
    package var secondsFromGMT = 0
    /// The locale that a view set; nil is the device's.
    package var locale: Locale?
    /// The zone that a view set; nil is the device's.
    package var timeZone: TimeZone?
    /// The calendar that a view set; nil is the Gregorian one.
    package var calendar: Calendar?
    /// How text is set.
    package var text = TextEnvironment()

    /// Makes the default values.
    package init() {}

    private static let defaultPaint = _PaintContext()
}

/// The environment's values for text.
package struct TextEnvironment {
    /// The font; nil is the body font.
    package var font: Font?
    /// The weight that replaces the font's.
    package var weight: Font.Weight?
    /// The design that replaces the font's.
    package var design: Font.Design?
    /// Whether the font is slanted.
    package var isItalic: Bool?
    /// Whether digits have equal widths.
    package var hasMonospacedDigits = false
    /// The greatest number of lines; nil is no limit.
    package var lineLimit: Int?
    /// The number of lines whose space is kept though there is less text.
    package var reservedLines: Int?
    /// The least scale to which the font may shrink, 0…1.
    package var minimumScaleFactor: CGFloat = 1
    /// How the lines of one text stand to each other.
    package var alignment = TextAlignment.leading
    /// Where a text that does not fit is cut.
    package var truncation = Text.TruncationMode.tail
    /// Additional space between lines, in points.
    package var lineSpacing: CGFloat = 0
    /// Additional space after each character, in points.
    package var kerning: CGFloat = 0
    /// Additional space between characters, none after the last, in points.
    package var tracking: CGFloat = 0
    /// The distance by which text is raised, in points.
    package var baselineOffset: CGFloat = 0
    /// Whether a line is drawn under text.
    package var isUnderlined = false
    /// Whether a line is drawn through text.
    package var isStruckThrough = false
    /// The case into which text is put.
    package var textCase: Text.Case?
    /// Whether characters may be set closer before text is cut.
    package var allowsTightening = false

    /// Makes the default values.
    package init() {}
}
#endif
