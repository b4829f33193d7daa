public import Foundation

/// `MeasurementFormatter`, which Foundation does not have on Linux: a number and the unit's symbol.
open class HostedMeasurementFormatter: Formatter, @unchecked Sendable {
    /// How the unit of the text is chosen; the given unit is always kept here.
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
        let number = numberFormatter.string(from: NSNumber(value: measurement.value)) ?? "\(measurement.value)"
        let symbol = measurement.unit.symbol
        if symbol.hasPrefix("\u{b0}") {
            return number + (unitOptions.contains(.temperatureWithoutUnit) ? "\u{b0}" : symbol)
        }
        return unitStyle == .short ? number + symbol : "\(number) \(symbol)"
    }

    open func string(from unit: Unit) -> String { unit.symbol }
}

extension Measurement {
    /// The number and the unit's symbol in the device's locale.
    public func formatted() -> String { HostedMeasurementFormatter().string(from: self) }
}
