/// A point of a line.
public struct LineMark: ChartContent {
    private let mark: ChartMark

    public var _marks: [ChartMark] { [mark] }

    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        mark = ChartMark(form: .line, x: .init(x), y: .init(y))
    }

    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>,
        y: PlottableValue<Y>,
        series: PlottableValue<S>
    ) {
        mark = ChartMark(form: .line, x: .init(x), y: .init(y), series: series.place.name)
    }
}

/// A point of an area, above zero or between two values.
public struct AreaMark: ChartContent {
    private let mark: ChartMark

    public var _marks: [ChartMark] { [mark] }

    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>,
        y: PlottableValue<Y>,
        stacking: MarkStackingMethod = .standard
    ) {
        mark = ChartMark(form: .area, x: .init(x), y: .init(y.place), stacking: stacking)
    }

    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>,
        y: PlottableValue<Y>,
        series: PlottableValue<S>,
        stacking: MarkStackingMethod = .standard
    ) {
        mark = ChartMark(form: .area, x: .init(x), y: .init(y.place), stacking: stacking, series: series.place.name)
    }

    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
        mark = ChartMark(form: .area, x: .init(x), y: .init(yStart, yEnd))
    }

    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>,
        yStart: PlottableValue<Y>,
        yEnd: PlottableValue<Y>,
        series: PlottableValue<S>
    ) {
        mark = ChartMark(form: .area, x: .init(x), y: .init(yStart, yEnd), series: series.place.name)
    }
}
