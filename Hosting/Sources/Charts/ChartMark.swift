/// One mark of a chart.
public struct ChartMark: ChartContent {
    /// The form of a mark.
    enum Form {
        case bar, line, area, point, rule
    }

    var form: Form
    var x: PlottedValue?
    var y: PlottedValue?
    /// The other end, for bars and areas between two values.
    var yStart: PlottedValue?
    var style = AnyShapeStyle(Color.blue)
    var lineWidth: CGFloat = 2
    /// The series of a line.
    var series = ""

    public var _marks: [ChartMark] { [self] }
}

/// A value on an axis.
public enum PlottedValue: Hashable {
    case number(Double)
    case category(String)
}

/// A value that can be plotted.
public protocol Plottable {
    var _plotted: PlottedValue { get }
}

extension Double: Plottable {
    public var _plotted: PlottedValue { .number(self) }
}

extension CGFloat: Plottable {
    public var _plotted: PlottedValue { .number(Double(self)) }
}

extension Float: Plottable {
    public var _plotted: PlottedValue { .number(Double(self)) }
}

extension Int: Plottable {
    public var _plotted: PlottedValue { .number(Double(self)) }
}

extension Date: Plottable {
    public var _plotted: PlottedValue { .number(timeIntervalSinceReferenceDate) }
}

extension String: Plottable {
    public var _plotted: PlottedValue { .category(self) }
}

/// A value with its name.
public struct PlottableValue<Value: Plottable> {
    let value: Value

    public static func value(_ label: some StringProtocol, _ value: Value) -> PlottableValue {
        PlottableValue(value: value)
    }

    public static func value(_ label: LocalizedStringKey, _ value: Value) -> PlottableValue {
        PlottableValue(value: value)
    }
}

extension PlottableValue where Value == Date {
    /// A date, rounded to a unit of the calendar.
    public static func value(_ label: some StringProtocol, _ value: Date, unit: Calendar.Component) -> PlottableValue {
        PlottableValue(value: Calendar.current.dateInterval(of: unit, for: value)?.start ?? value)
    }
}
