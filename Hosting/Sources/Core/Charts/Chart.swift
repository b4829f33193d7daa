/// A chart of bars, lines, areas, points, rules, rectangles and sectors, with its axes and its legend.
public struct Chart<Content: ChartContent>: View {
    private let content: Content
    @Environment(\.chartSettings) private var settings

    public init(@ChartContentBuilder content: () -> Content) {
        self.content = content()
    }

    public init<Data: RandomAccessCollection, Mark: ChartContent>(
        _ data: Data,
        @ChartContentBuilder content: @escaping (Data.Element) -> Mark
    ) where Data.Element: Identifiable, Content == ChartList {
        self.content = ChartList(marks: data.flatMap { content($0)._marks })
    }

    public init<Data: RandomAccessCollection, ID: Hashable, Mark: ChartContent>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ChartContentBuilder content: @escaping (Data.Element) -> Mark
    ) where Content == ChartList {
        self.content = ChartList(marks: data.flatMap { content($0)._marks })
    }

    /// The marks, in order.
    var contentMarks: [ChartMark] { content._marks }

    public var body: some View {
        let marks = contentMarks
        let palette = ChartPalette(marks: marks, settings: settings)
        VStack(alignment: .leading, spacing: 6) {
            ChartFigure(marks: marks, settings: settings, palette: palette)
            if settings.showsLegend, !palette.names.isEmpty { ChartLegend(palette: palette) }
        }
        ._approximating("a chart's scales, ticks and labels are chosen by rules of our own" + lacks(of: marks))
    }

    /// What the code asked for that is not drawn; empty if everything is.
    private func lacks(of marks: [ChartMark]) -> String {
        var names = settings.lacks
        for mark in marks { names += mark.lacks }
        var seen: Set<String> = []
        names = names.filter { seen.insert($0).inserted }
        return names.isEmpty ? "" : "; without effect: " + names.joined(separator: ", ")
    }
}

/// Marks of a chart.
public protocol ChartContent {
    /// The marks in order (an implementation detail; do not use it).
    var _marks: [ChartMark] { get }
    /// What a type of marks consists of; a mark of Charts itself has none.
    associatedtype _Content: ChartContent = ChartList
    /// The marks that a type of the extension's own consists of.
    @ChartContentBuilder var body: _Content { get }
}

extension ChartContent {
    public var _marks: [ChartMark] { body._marks }
}

extension ChartContent where _Content == ChartList {
    /// No marks: those of Charts itself are their own.
    public var body: ChartList { ChartList(marks: []) }
}

/// A list of marks (an implementation detail; do not use it).
public struct ChartList: ChartContent {
    let marks: [ChartMark]

    public var _marks: [ChartMark] { marks }
}

/// Marks of any kind.
public struct AnyChartContent: ChartContent {
    public let _marks: [ChartMark]

    public init<Content: ChartContent>(_ content: Content) {
        _marks = content._marks
    }
}

/// Marks that are drawn together.
public struct Plot<Content: ChartContent>: ChartContent {
    public let _marks: [ChartMark]

    public init(@ChartContentBuilder content: () -> Content) {
        _marks = content()._marks
    }
}

/// Marks that are there under a condition.
public struct OptionalChartContent<Content: ChartContent>: ChartContent {
    public let _marks: [ChartMark]

    init(_ content: Content?) {
        _marks = content?._marks ?? []
    }
}

/// Collects marks.
@resultBuilder
public struct ChartContentBuilder {
    public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: ChartContent>(_ content: repeat each Content) -> ChartList {
        var marks: [ChartMark] = []
        for part in repeat each content { marks += part._marks }
        return ChartList(marks: marks)
    }
    // The result keeps the type of the part: the compiler infers it for the branch that is not there, too.
    public static func buildOptional<Content: ChartContent>(_ content: Content?) -> OptionalChartContent<Content> {
        OptionalChartContent(content)
    }
    public static func buildEither(first content: some ChartContent) -> ChartList { ChartList(marks: content._marks) }
    public static func buildEither(second content: some ChartContent) -> ChartList { ChartList(marks: content._marks) }
    public static func buildArray(_ content: [some ChartContent]) -> ChartList {
        ChartList(marks: content.flatMap(\._marks))
    }
    public static func buildLimitedAvailability(_ content: some ChartContent) -> ChartList {
        ChartList(marks: content._marks)
    }
}
