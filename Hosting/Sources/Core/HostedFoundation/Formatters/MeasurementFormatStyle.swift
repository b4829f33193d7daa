public import Foundation

// `Measurement.FormatStyle`, which Foundation does not have on Linux.

extension Measurement where UnitType: Dimension {
    /// A measurement as text.
    ///
    /// The locale and the usage decide on the unit, as CLDR's unit preferences say. A unit that CLDR does not have is
    /// kept and written by its symbol.
    public struct FormatStyle: Foundation.FormatStyle {
        /// How much of the unit is written.
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
            let number = numberFormatStyle.map { style in { style.locale(locale).format($0) } }
            let text = UnitText(
                locale: locale,
                width: UnitText.Width(width),
                usage: usage?.preference,
                hasScale: !hidesScaleName && width != .narrow,
                precision: usage?.name == "weather" ? "precision-integer" : nil
            )
            return text.text(value.value, value.unit, number: number)
        }
    }

    public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
    where Style.FormatInput == Self { style.format(self) }

    public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }
}

/// What a measurement is used for, which decides on its unit.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
    let name: String

    /// The usage by CLDR's name; nil if the unit is kept.
    fileprivate var preference: String? {
        switch name {
        case "asProvided": nil
        case "general": "default"
        case "personHeight": "person-height"
        case "visibility": "visiblty"
        case "focalLength": "focal"
        case "barometric": "baromtrc"
        case "liquid": "fluid"
        // CLDR has no energy of a workout, which people count as that of food.
        case "workout": "food"
        default: name
        }
    }

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
