/// A chart of bars, lines, areas, points and rules: drawn in its box from the least to the greatest value, without axes.
public struct Chart<Content: ChartContent>: View {
    private let content: Content

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

    public var body: some View {
        let marks = content._marks
        Canvas { context, size in
            ChartDrawing(marks: marks, size: size).draw(in: context)
        }
        ._approximating("a chart is drawn without axes, legend and annotations")
    }
}

/// Marks of a chart.
public protocol ChartContent {
    /// The marks in order (an implementation detail; do not use it).
    var _marks: [ChartMark] { get }
}

/// A list of marks (an implementation detail; do not use it).
public struct ChartList: ChartContent {
    let marks: [ChartMark]

    public var _marks: [ChartMark] { marks }
}

/// Collects marks.
@resultBuilder
public struct ChartContentBuilder {
    public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: ChartContent>(_ content: repeat each Content) -> ChartList {
        var marks: [ChartMark] = []
        for part in repeat each content { marks += part._marks }
        return ChartList(marks: marks)
    }
    public static func buildOptional(_ content: (some ChartContent)?) -> ChartList {
        ChartList(marks: content?._marks ?? [])
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
