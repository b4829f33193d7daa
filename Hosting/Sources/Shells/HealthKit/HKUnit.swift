/// A unit of health data, as its symbol and what one of it is in the base unit of its kind.
public final class HKUnit: NSObject, @unchecked Sendable {
    public let unitString: String
    let factor: Double

    private init(_ symbol: String, _ factor: Double) {
        unitString = symbol
        self.factor = factor
    }

    /// A unit by its symbols, such as `count/min`, `kcal` or `mg/dL`; one without a known size counts as 1.
    public convenience init(from string: String) {
        let parts = string.split(separator: "/").map { Self.size(of: String($0)) }
        self.init(string, parts.dropFirst().reduce(parts.first ?? 1, /))
    }

    private static func size(of symbol: String) -> Double {
        [count(), percent(), second(), minute(), hour(), day()].first { $0.unitString == symbol }?.factor ?? 1
    }

    public override func isEqual(_ object: Any?) -> Bool { (object as? HKUnit)?.unitString == unitString }
    public override var hash: Int { unitString.hash }

    public static func fluidOunceUS() -> HKUnit { HKUnit("fl_oz_us", 0.029_573_53) }
    public static func fluidOunceImperial() -> HKUnit { HKUnit("fl_oz_imp", 0.028_413_06) }
    public static func cupUS() -> HKUnit { HKUnit("cup_us", 0.236_588_2) }
    public static func pintUS() -> HKUnit { HKUnit("pt_us", 0.473_176_5) }
    public static func count() -> HKUnit { HKUnit("count", 1) }
    public static func percent() -> HKUnit { HKUnit("%", 1) }
    public static func second() -> HKUnit { HKUnit("s", 1) }
    public static func minute() -> HKUnit { HKUnit("min", 60) }
    public static func hour() -> HKUnit { HKUnit("hr", 3600) }
    public static func day() -> HKUnit { HKUnit("d", 86400) }
    public static func meter() -> HKUnit { HKUnit("m", 1) }
    public static func foot() -> HKUnit { HKUnit("ft", 0.3048) }
    public static func inch() -> HKUnit { HKUnit("in", 0.0254) }
    public static func mile() -> HKUnit { HKUnit("mi", 1609.344) }
    public static func gram() -> HKUnit { HKUnit("g", 1) }
    public static func pound() -> HKUnit { HKUnit("lb", 453.592_37) }
    public static func ounce() -> HKUnit { HKUnit("oz", 28.349_523_125) }
    public static func liter() -> HKUnit { HKUnit("L", 1) }
    public static func joule() -> HKUnit { HKUnit("J", 1) }
    public static func kilocalorie() -> HKUnit { HKUnit("kcal", 4184) }
    public static func largeCalorie() -> HKUnit { HKUnit("Cal", 4184) }
    public static func smallCalorie() -> HKUnit { HKUnit("cal", 4.184) }
    public static func internationalUnit() -> HKUnit { HKUnit("IU", 1) }
    public static func degreeCelsius() -> HKUnit { HKUnit("degC", 1) }

    public static func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { meter().scaled(prefix) }
    public static func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { gram().scaled(prefix) }
    public static func literUnit(with prefix: HKMetricPrefix) -> HKUnit { liter().scaled(prefix) }
    public static func secondUnit(with prefix: HKMetricPrefix) -> HKUnit { second().scaled(prefix) }
    public static func jouleUnit(with prefix: HKMetricPrefix) -> HKUnit { joule().scaled(prefix) }

    public static func moleUnit(withMolarMass gramsPerMole: Double) -> HKUnit {
        moleUnit(with: .none, molarMass: gramsPerMole)
    }
    public static func moleUnit(with prefix: HKMetricPrefix, molarMass gramsPerMole: Double) -> HKUnit {
        HKUnit("\(prefix.symbol)mol<\(gramsPerMole)>", gramsPerMole * prefix.factor)
    }

    public func unitDivided(by unit: HKUnit) -> HKUnit {
        HKUnit("\(unitString)/\(unit.unitString)", factor / unit.factor)
    }

    public func unitMultiplied(by unit: HKUnit) -> HKUnit {
        HKUnit("\(unitString)·\(unit.unitString)", factor * unit.factor)
    }

    private func scaled(_ prefix: HKMetricPrefix) -> HKUnit {
        HKUnit(prefix.symbol + unitString, factor * prefix.factor)
    }
}

/// The grams of a mole of glucose.
public let HKUnitMolarMassBloodGlucose = 180.15588000005408

/// A power of ten before a unit.
public enum HKMetricPrefix: Int, Sendable {
    case none, micro, milli, centi, deci, kilo

    fileprivate var symbol: String { ["", "mc", "m", "c", "d", "k"][rawValue] }
    fileprivate var factor: Double { [1, 1e-6, 1e-3, 1e-2, 1e-1, 1e3][rawValue] }
}

/// An amount in a unit.
public final class HKQuantity: NSObject, @unchecked Sendable {
    private let base: Double

    public init(unit: HKUnit, doubleValue value: Double) {
        base = value * unit.factor
    }

    public func doubleValue(for unit: HKUnit) -> Double { base / unit.factor }

    public override func isEqual(_ object: Any?) -> Bool { (object as? HKQuantity)?.base == base }
    public override var hash: Int { base.hashValue }
}
