/// A point of a line.
public struct LineMark: ChartContent {
    private let mark: ChartMark

    public var _marks: [ChartMark] { [mark] }

    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        mark = ChartMark(form: .line, x: .init(x.place, span: x.span), y: .init(y.place, span: y.span))
    }

    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>,
        y: PlottableValue<Y>,
        series: PlottableValue<S>
    ) {
        mark = ChartMark(
            form: .line,
            x: .init(x.place, span: x.span),
            y: .init(y.place, span: y.span),
            series: series.place.name
        )
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
        mark = ChartMark(
            form: .area,
            x: .init(x.place, span: x.span),
            y: .init(y.place),
            stacking: stacking
        )
    }

    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>,
        y: PlottableValue<Y>,
        series: PlottableValue<S>,
        stacking: MarkStackingMethod = .standard
    ) {
        mark = ChartMark(
            form: .area,
            x: .init(x.place, span: x.span),
            y: .init(y.place),
            stacking: stacking,
            series: series.place.name
        )
    }

    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
        mark = ChartMark(
            form: .area,
            x: .init(x.place, span: x.span),
            y: .init(from: yStart.place, to: yEnd.place)
        )
    }

    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>,
        yStart: PlottableValue<Y>,
        yEnd: PlottableValue<Y>,
        series: PlottableValue<S>
    ) {
        mark = ChartMark(
            form: .area,
            x: .init(x.place, span: x.span),
            y: .init(from: yStart.place, to: yEnd.place),
            series: series.place.name
        )
    }
}
