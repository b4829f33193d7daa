public import VitrinePlatform
import WidgetArchive

extension EnvironmentValues {
    /// The axis of the stack that directly contains the view.
    package var stackAxis: Axis? {
        get { system.stackAxis }
        set { system.stackAxis = newValue }
    }

    /// The paints of texts, shapes and controls: the levels of the foreground, the tint and the background.
    package var paint: _PaintContext {
        get { system.paint }
        set { system.paint = newValue }
    }

    /// The light or dark appearance.
    ///
    /// An archive contains both, so colours do not need to read it. Where a view sets one, it contains that one only.
    public var colorScheme: ColorScheme {
        get {
            if let own = system.ownColorScheme { return own }
            reads.colorScheme = true
            return system.colorScheme
        }
        set { system.ownColorScheme = newValue }
    }

    /// The reading direction of the app's language; a view can be given another one.
    public var layoutDirection: LayoutDirection {
        get { system.layoutDirection }
        set { system.layoutDirection = newValue }
    }

    /// The user's text size.
    public var dynamicTypeSize: DynamicTypeSize {
        get { system.dynamicTypeSize }
        set { system.dynamicTypeSize = newValue }
    }

    /// The weight of text that the user asked for: `bold` if bold text is on in the system's settings.
    ///
    /// The fonts of texts and symbols already follow it.
    public var legibilityWeight: LegibilityWeight? {
        get { system.legibilityWeight }
        set { system.legibilityWeight = newValue }
    }

    /// The contrast that the user asked for.
    ///
    /// The renderer replaces system colours by those of increased contrast, and named colours have their own variants,
    /// so most views do not need to read it.
    public var colorSchemeContrast: ColorSchemeContrast {
        system.display.isContrastIncreased ? .increased : .standard
    }

    /// Whether the user asked for reduced motion.
    ///
    /// The renderer then shows a new entry without a transition, so only a view that describes motion needs to read it.
    public var accessibilityReduceMotion: Bool { system.display.isMotionReduced }

    /// Whether the user asked for reduced transparency.
    public var accessibilityReduceTransparency: Bool { system.display.isTransparencyReduced }

    /// Why content is hidden; empty if it is shown.
    public var redactionReasons: RedactionReasons {
        get { system.redactionReasons }
        set { system.redactionReasons = newValue }
    }

    /// Pixels per point.
    public var displayScale: CGFloat {
        get { system.displayScale }
        set { system.displayScale = newValue }
    }

    /// The size of a pixel, in points.
    public var pixelLength: CGFloat { 1 / system.displayScale }

    /// Whether controls react to taps.
    public var isEnabled: Bool {
        get { system.isEnabled }
        set { system.isEnabled = newValue }
    }

    /// The locale.
    ///
    /// The renderer formats values for it. An extension has no locale data, so only the identifier is reliable.
    public var locale: Locale {
        get { system.locale ?? Locale(identifier: system.localeIdentifier) }
        set {
            system.locale = newValue
            system.localeIdentifier = newValue.identifier
        }
    }

    /// The time zone, with the device's current offset from GMT; an extension has no time zone data.
    public var timeZone: TimeZone {
        get {
            system.timeZone ?? TimeZone(identifier: system.timeZoneIdentifier)
                ?? TimeZone(secondsFromGMT: system.secondsFromGMT) ?? .gmt
        }
        set {
            system.timeZone = newValue
            system.timeZoneIdentifier = newValue.identifier
        }
    }

    /// The calendar of the environment's locale, in its time zone; the Gregorian one in an extension, which has no
    /// locale data.
    public var calendar: Calendar {
        get {
            if let calendar = system.calendar { return calendar }
            #if CompleteFoundation
            var calendar = locale.calendar
            calendar.locale = locale
            #else
            var calendar = Calendar(identifier: .gregorian)
            #endif
            calendar.timeZone = timeZone
            return calendar
        }
        set { system.calendar = newValue }
    }
}
