/// A point.
public struct PointMark: ChartContent {
    private let mark: ChartMark

    public var _marks: [ChartMark] { [mark] }

    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        mark = ChartMark(form: .point, x: .init(x), y: .init(y))
    }

    public init<X: Plottable>(x: PlottableValue<X>) {
        mark = ChartMark(form: .point, x: .init(x))
    }

    public init<Y: Plottable>(y: PlottableValue<Y>) {
        mark = ChartMark(form: .point, y: .init(y))
    }
}

/// A line across the chart, or between two values.
public struct RuleMark: ChartContent {
    private let mark: ChartMark

    public var _marks: [ChartMark] { [mark] }

    public init<X: Plottable>(x: PlottableValue<X>) {
        self.init(.init(x), .init())
    }

    public init<Y: Plottable>(y: PlottableValue<Y>) {
        self.init(.init(), .init(y))
    }

    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
        self.init(.init(x), .init(yStart, yEnd))
    }

    public init<X: Plottable, Y: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>) {
        self.init(.init(xStart, xEnd), .init(y))
    }

    private init(_ x: ChartMark.Extent, _ y: ChartMark.Extent) {
        mark = ChartMark(form: .rule, x: x, y: y, stroke: StrokeStyle(lineWidth: 1))
    }
}

/// A sector of a circle, as wide as its value has a share in the sum of all.
public struct SectorMark: ChartContent {
    private let mark: ChartMark

    public var _marks: [ChartMark] { [mark] }

    public init<Value: Plottable>(
        angle: PlottableValue<Value>,
        innerRadius: MarkDimension = .automatic,
        outerRadius: MarkDimension = .automatic,
        angularInset: CGFloat? = nil
    ) {
        mark = ChartMark(
            form: .sector,
            y: .init(angle.place),
            radii: (innerRadius, outerRadius),
            angularInset: angularInset ?? 0
        )
    }
}
