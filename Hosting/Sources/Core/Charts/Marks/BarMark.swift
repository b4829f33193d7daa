/// A bar, from zero or between two values.
public struct BarMark: ChartContent {
    private let mark: ChartMark

    public var _marks: [ChartMark] { [mark] }

    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>,
        y: PlottableValue<Y>,
        width: MarkDimension = .automatic,
        height: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {
        mark = ChartMark(form: .bar, x: .init(x), y: .init(y), breadth: width, height: height, stacking: stacking)
    }

    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>,
        yStart: PlottableValue<Y>,
        yEnd: PlottableValue<Y>,
        width: MarkDimension = .automatic
    ) {
        mark = ChartMark(form: .bar, x: .init(x), y: .init(yStart, yEnd), breadth: width)
    }

    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>,
        xEnd: PlottableValue<X>,
        y: PlottableValue<Y>,
        height: MarkDimension = .automatic
    ) {
        mark = ChartMark(form: .bar, x: .init(xStart, xEnd), y: .init(y), height: height)
    }

    /// A bar along the only axis; bars of such a chart lie one behind the other.
    public init<X: Plottable>(
        x: PlottableValue<X>,
        height: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) { mark = ChartMark(form: .bar, x: .init(x.place), height: height, stacking: stacking) }

    /// A bar along the only axis; bars of such a chart lie one above the other.
    public init<Y: Plottable>(
        y: PlottableValue<Y>,
        width: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) { mark = ChartMark(form: .bar, y: .init(y.place), breadth: width, stacking: stacking) }
}

/// An area between two values along each axis.
public struct RectangleMark: ChartContent {
    private let mark: ChartMark

    public var _marks: [ChartMark] { [mark] }

    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>,
        y: PlottableValue<Y>,
        width: MarkDimension = .automatic,
        height: MarkDimension = .automatic
    ) {
        mark = ChartMark(form: .rectangle, x: .init(x), y: .init(y), breadth: width, height: height)
    }

    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>,
        xEnd: PlottableValue<X>,
        yStart: PlottableValue<Y>,
        yEnd: PlottableValue<Y>
    ) {
        mark = ChartMark(form: .rectangle, x: .init(xStart, xEnd), y: .init(yStart, yEnd))
    }

    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>,
        yStart: PlottableValue<Y>,
        yEnd: PlottableValue<Y>,
        width: MarkDimension = .automatic
    ) {
        mark = ChartMark(form: .rectangle, x: .init(x), y: .init(yStart, yEnd), breadth: width)
    }

    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>,
        xEnd: PlottableValue<X>,
        y: PlottableValue<Y>,
        height: MarkDimension = .automatic
    ) {
        mark = ChartMark(form: .rectangle, x: .init(xStart, xEnd), y: .init(y), height: height)
    }

    /// An area over the whole height; Apple's takes distances from the top too.
    public init<X: Plottable>(
        xStart: PlottableValue<X>,
        xEnd: PlottableValue<X>,
        yStart: Never? = nil,
        yEnd: Never? = nil
    ) { mark = ChartMark(form: .rectangle, x: .init(xStart, xEnd)) }

    /// An area over the whole width; Apple's takes distances from the leading edge too.
    public init<Y: Plottable>(
        xStart: Never? = nil,
        xEnd: Never? = nil,
        yStart: PlottableValue<Y>,
        yEnd: PlottableValue<Y>
    ) { mark = ChartMark(form: .rectangle, y: .init(yStart, yEnd)) }
}
