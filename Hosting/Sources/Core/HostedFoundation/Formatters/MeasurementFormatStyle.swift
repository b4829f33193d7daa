public import Foundation

// `Measurement.FormatStyle`, which Foundation does not have on Linux: a number and the unit's symbol.

extension Measurement where UnitType: Dimension {
    /// A measurement as text.
    ///
    /// Temperatures are given in the unit of the locale; every other unit is kept, whatever the usage.
    public struct FormatStyle: Foundation.FormatStyle {
        /// How much of the unit is written; the widest form is the unit's symbol too.
        public enum UnitWidth: String, Codable, Sendable {
            case wide, abbreviated, narrow
        }

        public var width: UnitWidth
        public var usage: MeasurementFormatUnitUsage<UnitType>?
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?
        public var hidesScaleName: Bool
        public var locale = DeviceLocale.current

        public init(
            width: UnitWidth,
            locale: Locale? = nil,
            usage: MeasurementFormatUnitUsage<UnitType>? = .general,
            hidesScaleName: Bool = false,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) {
            self.width = width
            self.usage = usage
            self.hidesScaleName = hidesScaleName
            self.numberFormatStyle = numberFormatStyle
            if let locale { self.locale = locale }
        }

        public func locale(_ locale: Locale) -> FormatStyle {
            var copy = self
            copy.locale = locale
            return copy
        }

        public func format(_ value: Measurement<UnitType>) -> String {
            let shown = inUnitOfLocale(value)
            let digits = usage?.name == "weather" ? 0...0 : 0...2
            let style = numberFormatStyle ?? .number.precision(.fractionLength(digits))
            let number = style.locale(locale).format(shown.value)
            let symbol = shown.unit.symbol
            guard symbol.hasPrefix("\u{b0}") else { return number + (width == .narrow ? "" : " ") + symbol }
            return number + (width == .narrow || hidesScaleName ? "\u{b0}" : symbol)
        }

        private func inUnitOfLocale(_ value: Measurement<UnitType>) -> (value: Double, unit: Unit) {
            guard usage?.name != "asProvided", let unit = value.unit as? UnitTemperature else {
                return (value.value, value.unit)
            }
            let shown = UnitTemperature.shown(Measurement<UnitTemperature>(value: value.value, unit: unit), in: locale)
            return (shown.value, shown.unit)
        }
    }

    public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
    where Style.FormatInput == Self { style.format(self) }
}

/// What a measurement is used for, which decides on its unit.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
    let name: String

    public static var general: Self { Self(name: "general") }
    public static var asProvided: Self { Self(name: "asProvided") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    public static var weather: Self { Self(name: "weather") }
    public static var person: Self { Self(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    public static var road: Self { Self(name: "road") }
    public static var person: Self { Self(name: "person") }
    public static var personHeight: Self { Self(name: "personHeight") }
    public static var rainfall: Self { Self(name: "rainfall") }
    public static var snowfall: Self { Self(name: "snowfall") }
    public static var visibility: Self { Self(name: "visibility") }
    public static var focalLength: Self { Self(name: "focalLength") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
    public static var wind: Self { Self(name: "wind") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
    public static var barometric: Self { Self(name: "barometric") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    public static var person: Self { Self(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    public static var food: Self { Self(name: "food") }
    public static var workout: Self { Self(name: "workout") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
    public static var liquid: Self { Self(name: "liquid") }
}

extension Foundation.FormatStyle {
    /// A measurement as text.
    public static func measurement<UnitType: Dimension>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth,
        usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        Measurement<UnitType>.FormatStyle(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }

    /// A temperature as text, also without the name of its scale.
    public static func measurement(
        width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
        usage: MeasurementFormatUnitUsage<UnitTemperature> = .general,
        hidesScaleName: Bool,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
        Measurement<UnitTemperature>
            .FormatStyle(
                width: width,
                usage: usage,
                hidesScaleName: hidesScaleName,
                numberFormatStyle: numberFormatStyle
            )
    }
}
