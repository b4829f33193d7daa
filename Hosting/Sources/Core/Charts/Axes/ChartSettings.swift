/// What the modifiers around a chart say.
struct ChartSettings {
    /// The look of an axis.
    enum AxisLook {
        case usual, hidden
        case groups([AxisMarkGroup])

        /// The groups of marks; none of a hidden axis.
        var groups: [AxisMarkGroup] {
            switch self {
            case .usual: [.usual]
            case .hidden: []
            case .groups(let groups): groups
            }
        }
    }

    var xAxis = AxisLook.usual
    var yAxis = AxisLook.usual
    var xDomain: ChartDomain?
    var yDomain: ChartDomain?
    var xType = ScaleType.linear
    var yType = ScaleType.linear
    var showsLegend = true
    /// The styles by the names of the values.
    var styles: [String: AnyShapeStyle] = [:]
    /// The styles in the order of the values.
    var styleRange: [AnyShapeStyle] = []
    /// The symbols by the names of the values.
    var symbols: [String: any ChartSymbolShape] = [:]
    var plotStyle: ((ChartPlotContent) -> AnyView)?
    var background: ((ChartProxy) -> AnyView)?
    var overlay: ((ChartProxy) -> AnyView)?
    /// What the code asked of the chart that is not drawn.
    var lacks: [String] = []

    /// Notes the padding of a scale, which has none.
    mutating func note(_ range: PlotDimensionScaleRange, axis: String) {
        if range.isPadded { lacks.append("the padding of the \(axis) scale") }
    }

    /// Notes where a legend shall lie, which is always below the chart.
    mutating func note(_ position: AnnotationPosition) {
        if position != .automatic, position != .bottom { lacks.append("the position of the legend") }
    }
}

/// The values that an axis shows.
public enum ChartDomain {
    /// From the first to the last, which may be the smaller one: the axis then runs the other way.
    case range(PlottedValue, PlottedValue)
    case categories([PlottedValue])
    /// Chosen by the marks, with zero if it is true.
    case automatic(includesZero: Bool?, isReversed: Bool)

    /// Whether the code gives the least and the greatest value.
    var isRange: Bool { if case .range = self { true } else { false } }

    /// Whether the greatest value is where the least one usually is.
    var isReversed: Bool {
        switch self {
        case .range(let first, let last): (first.number ?? 0) > (last.number ?? 0)
        case .categories: false
        case .automatic(_, let isReversed): isReversed
        }
    }
}

/// Something that says which values an axis shows.
public protocol ScaleDomain {
    /// The values (an implementation detail; do not use it).
    var _domain: ChartDomain { get }
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
    public var _domain: ChartDomain {
        .range(lowerBound.primitivePlottable._plotted, upperBound.primitivePlottable._plotted)
    }
}

extension Range: ScaleDomain where Bound: Plottable {
    public var _domain: ChartDomain {
        .range(lowerBound.primitivePlottable._plotted, upperBound.primitivePlottable._plotted)
    }
}

extension Array: ScaleDomain where Element: Plottable {
    public var _domain: ChartDomain {
        let places = map(\.primitivePlottable._plotted)
        let numbers = places.filter { $0.number != nil }
        guard numbers.count == places.count, let least = numbers.min(by: { ($0.number ?? 0) < ($1.number ?? 0) }),
            let greatest = numbers.max(by: { ($0.number ?? 0) < ($1.number ?? 0) })
        else { return .categories(places) }
        let isReversed = (numbers.first?.number ?? 0) > (numbers.last?.number ?? 0)
        return isReversed ? .range(greatest, least) : .range(least, greatest)
    }
}

/// The values that the marks need.
public struct AutomaticScaleDomain: ScaleDomain {
    public let _domain: ChartDomain
}

extension ScaleDomain where Self == AutomaticScaleDomain {
    public static var automatic: AutomaticScaleDomain { .automatic() }

    public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
        AutomaticScaleDomain(_domain: .automatic(includesZero: includesZero, isReversed: reversed ?? false))
    }
}

/// The part of the chart that a scale uses; here always all of it.
public struct PlotDimensionScaleRange: Sendable {
    let isPadded: Bool

    public static let plotDimension = PlotDimensionScaleRange(isPadded: false)
    public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
        PlotDimensionScaleRange(isPadded: padding != 0)
    }
    public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
        PlotDimensionScaleRange(isPadded: startPadding != 0 || endPadding != 0)
    }
}

/// How a scale maps its values.
public struct ScaleType: Hashable, Sendable {
    private let name: String

    /// The number whose distances are those on the axis; not finite for one that has no place on it.
    func mapped(_ number: Double) -> Double {
        switch self {
        case .log: log10(number)
        case .symmetricLog: copysign(log10(1 + abs(number)), number)
        case .squareRoot: copysign(abs(number).squareRoot(), number)
        default: number
        }
    }

    public static let linear = ScaleType(name: "linear")
    public static let log = ScaleType(name: "log")
    public static let date = ScaleType(name: "date")
    public static let category = ScaleType(name: "category")
    public static let squareRoot = ScaleType(name: "squareRoot")
    public static let symmetricLog = ScaleType(name: "symmetricLog")
}

private struct ChartSettingsKey: EnvironmentKey {
    // A key's default is read on the main actor only, where the closures of the settings are made and called.
    nonisolated(unsafe) static let defaultValue = ChartSettings()
}

extension EnvironmentValues {
    var chartSettings: ChartSettings {
        get { self[ChartSettingsKey.self] }
        set { self[ChartSettingsKey.self] = newValue }
    }
}
