/// A value that a chart can place on an axis.
///
/// Numbers, dates and texts can be plotted, and every type that has such a value for itself, such as an enumeration
/// with raw texts.
public protocol Plottable {
    /// What is placed in the type's stead.
    associatedtype PrimitivePlottable: PrimitivePlottableProtocol

    /// The number, date or text that is placed.
    var primitivePlottable: PrimitivePlottable { get }

    /// Creates the value that a place stands for.
    init?(primitivePlottable: PrimitivePlottable)
}

/// A number, a date or a text.
public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {
    /// The place (an implementation detail; do not use it).
    var _plotted: PlottedValue { get }
}

extension PrimitivePlottableProtocol {
    public var primitivePlottable: Self { self }
    public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
    public var primitivePlottable: RawValue { rawValue }
    public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

/// A place on an axis.
public enum PlottedValue: Hashable, Sendable {
    case number(Double)
    case date(Date)
    case category(String)

    /// The place on an axis of quantities: of a date its seconds; nil for a category.
    var number: Double? {
        switch self {
        case .number(let number): number.isFinite ? number : nil
        case .date(let date): date.timeIntervalSinceReferenceDate
        case .category: nil
        }
    }

    /// The name of a series.
    var name: String {
        switch self {
        case .number(let number): FloatingPointFormatStyle<Double>().onDevice.format(number)
        case .date(let date): Date.FormatStyle(date: .abbreviated, time: .omitted).onDevice.format(date)
        case .category(let name): name
        }
    }
}

extension Double: PrimitivePlottableProtocol {
    public var _plotted: PlottedValue { .number(self) }
}

extension CGFloat: PrimitivePlottableProtocol {
    public var _plotted: PlottedValue { .number(Double(self)) }
}

extension Float: PrimitivePlottableProtocol {
    public var _plotted: PlottedValue { .number(Double(self)) }
}

extension Decimal: PrimitivePlottableProtocol {
    public var _plotted: PlottedValue { .number(NSDecimalNumber(decimal: self).doubleValue) }
}

extension Int: PrimitivePlottableProtocol {
    public var _plotted: PlottedValue { .number(Double(self)) }
}

extension Int32: PrimitivePlottableProtocol {
    public var _plotted: PlottedValue { .number(Double(self)) }
}

extension Int64: PrimitivePlottableProtocol {
    public var _plotted: PlottedValue { .number(Double(self)) }
}

extension UInt: PrimitivePlottableProtocol {
    public var _plotted: PlottedValue { .number(Double(self)) }
}

extension Date: PrimitivePlottableProtocol {
    public var _plotted: PlottedValue { .date(self) }
}

extension String: PrimitivePlottableProtocol {
    public var _plotted: PlottedValue { .category(self) }
}
