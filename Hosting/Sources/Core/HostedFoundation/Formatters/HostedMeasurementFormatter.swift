public import Foundation

/// `MeasurementFormatter`, which Foundation does not have on Linux.
open class HostedMeasurementFormatter: Formatter, @unchecked Sendable {
    /// How the unit of the text is chosen; without an option by the locale, as CLDR's unit preferences say.
    public struct UnitOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let providedUnit = UnitOptions(rawValue: 1)
        /// Has no effect: the unit that the locale prefers has a natural scale.
        public static let naturalScale = UnitOptions(rawValue: 2)
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
    }

    open var unitOptions: UnitOptions = []
    open var unitStyle: Formatter.UnitStyle = .medium
    open var locale: Locale! = DeviceLocale.current
    open var numberFormatter: NumberFormatter! = {
        let formatter = DeviceNumberFormatter()
        formatter.numberStyle = .decimal
        return formatter
    }()

    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        let width: UnitText.Width =
            switch unitStyle {
            case .long: .wide
            case .short: .narrow
            default: .abbreviated
            }
        let text = UnitText(
            locale: locale,
            width: width,
            usage: unitOptions.contains(.providedUnit) ? nil : "default",
            hasScale: !unitOptions.contains(.temperatureWithoutUnit)
        )
        return text.text(measurement.value, measurement.unit) { [numberFormatter] in
            numberFormatter?.string(from: NSNumber(value: $0)) ?? "\($0)"
        }
    }

    open func string(from unit: Unit) -> String { unit.symbol }
}
