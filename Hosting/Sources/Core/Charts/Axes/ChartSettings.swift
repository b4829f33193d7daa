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
}

/// The values that an axis shows.
public enum ChartDomain {
    case range(PlottedValue, PlottedValue)
    case categories([PlottedValue])
    /// Chosen by the marks, with zero if it is true.
    case automatic(includesZero: Bool?)
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
        return .range(least, greatest)
    }
}

/// The values that the marks need.
public struct AutomaticScaleDomain: ScaleDomain {
    public let _domain: ChartDomain
}

extension ScaleDomain where Self == AutomaticScaleDomain {
    public static var automatic: AutomaticScaleDomain { .automatic() }

    public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
        AutomaticScaleDomain(_domain: .automatic(includesZero: includesZero))
    }
}

/// The part of the chart that a scale uses; here always all of it.
public struct PlotDimensionScaleRange: Sendable {
    public static let plotDimension = PlotDimensionScaleRange()
    public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange { .plotDimension }
    public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
        .plotDimension
    }
}

/// How a scale maps its values; here always linearly.
public struct ScaleType: Hashable, Sendable {
    private let name: String

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
