public import Foundation

/// `MeasurementFormatter`, which Foundation does not have on Linux: a number and the unit's symbol.
open class HostedMeasurementFormatter: Formatter, @unchecked Sendable {
    /// How the unit of the text is chosen: a temperature is given in the unit of the locale, every other unit is kept.
    public struct UnitOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let providedUnit = UnitOptions(rawValue: 1)
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
        let shown = inUnitOfLocale(measurement)
        let number = numberFormatter.string(from: NSNumber(value: shown.value)) ?? "\(shown.value)"
        let symbol = shown.unit.symbol
        if symbol.hasPrefix("\u{b0}") {
            return number + (unitOptions.contains(.temperatureWithoutUnit) ? "\u{b0}" : symbol)
        }
        return unitStyle == .short ? number + symbol : "\(number) \(symbol)"
    }

    private func inUnitOfLocale<UnitType: Unit>(_ own: Measurement<UnitType>) -> (value: Double, unit: Unit) {
        guard !unitOptions.contains(.providedUnit), let unit = own.unit as? UnitTemperature else {
            return (own.value, own.unit)
        }
        let shown = UnitTemperature.shown(Measurement(value: own.value, unit: unit), in: locale)
        return (shown.value, shown.unit)
    }

    open func string(from unit: Unit) -> String { unit.symbol }
}

extension UnitTemperature {
    /// A temperature in the unit that people of a locale use.
    static func shown(_ own: Measurement<UnitTemperature>, in locale: Locale) -> Measurement<UnitTemperature> {
        own.converted(to: locale.measurementSystem == .us ? .fahrenheit : .celsius)
    }
}

extension Measurement {
    /// The number and the unit's symbol in the device's locale.
    public func formatted() -> String { HostedMeasurementFormatter().string(from: self) }
}
