// The kinds of marks, each a list of one mark.

/// A bar from zero.
public struct BarMark: ChartContent {
    private let mark: ChartMark

    public var _marks: [ChartMark] { [mark] }

    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        mark = ChartMark(form: .bar, x: x.value._plotted, y: y.value._plotted)
    }

    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension) {
        mark = ChartMark(form: .bar, x: x.value._plotted, y: y.value._plotted)
    }

    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
        mark = ChartMark(form: .bar, x: x.value._plotted, y: yEnd.value._plotted, yStart: yStart.value._plotted)
    }
}

/// A point of a line.
public struct LineMark: ChartContent {
    private let mark: ChartMark

    public var _marks: [ChartMark] { [mark] }

    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        mark = ChartMark(form: .line, x: x.value._plotted, y: y.value._plotted)
    }

    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>,
        y: PlottableValue<Y>,
        series: PlottableValue<S>
    ) {
        mark = ChartMark(form: .line, x: x.value._plotted, y: y.value._plotted, series: "\(series.value)")
    }
}

/// A point of an area above zero.
public struct AreaMark: ChartContent {
    private let mark: ChartMark

    public var _marks: [ChartMark] { [mark] }

    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        mark = ChartMark(form: .area, x: x.value._plotted, y: y.value._plotted)
    }

    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
        mark = ChartMark(form: .area, x: x.value._plotted, y: yEnd.value._plotted, yStart: yStart.value._plotted)
    }
}

/// A point.
public struct PointMark: ChartContent {
    private let mark: ChartMark

    public var _marks: [ChartMark] { [mark] }

    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        mark = ChartMark(form: .point, x: x.value._plotted, y: y.value._plotted)
    }
}

/// A line across the chart.
public struct RuleMark: ChartContent {
    private let mark: ChartMark

    public var _marks: [ChartMark] { [mark] }

    public init<X: Plottable>(x: PlottableValue<X>) {
        mark = ChartMark(form: .rule, x: x.value._plotted)
    }

    public init<Y: Plottable>(y: PlottableValue<Y>) {
        mark = ChartMark(form: .rule, y: y.value._plotted)
    }
}

/// The width of a bar; bars share the chart's width here.
public struct MarkDimension: Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    public static let automatic = MarkDimension(floatLiteral: 0)
    public static func fixed(_ value: CGFloat) -> MarkDimension { .automatic }
    public static func ratio(_ value: CGFloat) -> MarkDimension { .automatic }
    public static func inset(_ value: CGFloat) -> MarkDimension { .automatic }

    public init(floatLiteral value: Double) {}
    public init(integerLiteral value: Int) {}
}

/// How the points of a line are joined; here always by straight lines.
public struct InterpolationMethod: Sendable {
    public static let linear = InterpolationMethod()
    public static let monotone = InterpolationMethod()
    public static let catmullRom = InterpolationMethod()
    public static let cardinal = InterpolationMethod()
    public static let stepStart = InterpolationMethod()
    public static let stepCenter = InterpolationMethod()
    public static let stepEnd = InterpolationMethod()
}

extension ChartContent {
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> ChartList { changed { $0.style = AnyShapeStyle(style) } }
    public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> ChartList {
        changed { $0.series = "\(value.value)" }
    }
    public func lineStyle(_ style: StrokeStyle) -> ChartList { changed { $0.lineWidth = style.lineWidth } }
    public func interpolationMethod(_ method: InterpolationMethod) -> ChartList { changed { _ in } }
    public func cornerRadius(_ radius: CGFloat) -> ChartList { changed { _ in } }
    public func opacity(_ opacity: Double) -> ChartList {
        changed { $0.style = AnyShapeStyle($0.style.opacity(opacity)) }
    }
    public func symbolSize(_ area: CGFloat) -> ChartList { changed { _ in } }
    public func annotation<Content: View>(
        position: AnnotationPosition = .automatic,
        alignment: Alignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> ChartList { changed { _ in } }

    private func changed(_ change: (inout ChartMark) -> Void) -> ChartList {
        ChartList(
            marks: _marks.map { mark in
                var copy = mark
                change(&copy)
                return copy
            }
        )
    }
}

/// Where an annotation lies.
public enum AnnotationPosition: Sendable {
    case automatic, top, bottom, leading, trailing, overlay, topLeading, topTrailing, bottomLeading, bottomTrailing
}

extension View {
    public nonisolated func chartXAxis(_ visibility: Visibility) -> some View { self }
    public nonisolated func chartYAxis(_ visibility: Visibility) -> some View { self }
    public nonisolated func chartLegend(_ visibility: Visibility) -> some View { self }
    public nonisolated func chartXAxis<Content>(@ViewBuilder content: () -> Content) -> some View { self }
    public nonisolated func chartYAxis<Content>(@ViewBuilder content: () -> Content) -> some View { self }
    public nonisolated func chartYScale<D>(domain: D) -> some View { self }
    public nonisolated func chartXScale<D>(domain: D) -> some View { self }
    public nonisolated func chartForegroundStyleScale<D>(_ mapping: KeyValuePairs<String, D>) -> some View { self }
    public nonisolated func chartPlotStyle<Content: View>(
        @ViewBuilder content: @escaping (EmptyView) -> Content
    ) -> some View { self }
}
