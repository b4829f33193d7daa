#if !canImport(SwiftUI)
#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension EnvironmentValues {
    /// The axis of the stack directly around the view.
    package var stackAxis: Axis? {
        get { system.stackAxis }
        set { system.stackAxis = newValue }
    }

    /// What texts, shapes and controls are painted with: the foreground's levels, the tint and the ground.
    package var paint: _PaintContext {
        get { system.paint }
        set { system.paint = newValue }
    }

    /// The appearance.
    ///
    /// An archive carries both, so colours need not ask for it.
    public var colorScheme: ColorScheme {
        get {
            reads.colorScheme = true
            return system.colorScheme
        }
        set { system.colorScheme = newValue }
    }

    /// The direction of reading.
    public var layoutDirection: LayoutDirection {
        get { system.layoutDirection }
        set { system.layoutDirection = newValue }
    }

    /// The reader's text size.
    public var dynamicTypeSize: DynamicTypeSize {
        get { system.dynamicTypeSize }
        set { system.dynamicTypeSize = newValue }
    }

    /// Why content is hidden; empty if it is not.
    public var redactionReasons: RedactionReasons {
        get { system.redactionReasons }
        set { system.redactionReasons = newValue }
    }

    /// Pixels a point.
    public var displayScale: CGFloat {
        get { system.displayScale }
        set { system.displayScale = newValue }
    }

    /// The extent of a pixel, in points.
    public var pixelLength: CGFloat { 1 / system.displayScale }

    /// Whether controls react.
    public var isEnabled: Bool {
        get { system.isEnabled }
        set { system.isEnabled = newValue }
    }

    /// The locale.
    ///
    /// Formatting for it is the work of whoever draws: an extension has no locale data, so only the name is reliable.
    public var locale: Locale {
        get { system.locale ?? Locale(identifier: system.localeIdentifier) }
        set {
            system.locale = newValue
            system.localeIdentifier = newValue.identifier
        }
    }

    /// The time zone: the device's by its distance from GMT now, as an extension has no zone data.
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

    /// The calendar: the Gregorian one in the environment's zone.
    public var calendar: Calendar {
        get {
            if let calendar = system.calendar { return calendar }
            var calendar = Calendar(identifier: .gregorian)
            calendar.timeZone = timeZone
            return calendar
        }
        set { system.calendar = newValue }
    }
}
#endif
