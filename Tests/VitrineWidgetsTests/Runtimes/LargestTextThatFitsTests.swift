import Testing
import VitrineTesting
import VitrineUI
import VitrineWidgets
import VitrineWire
import WidgetArchive

@MainActor
struct LargestTextThatFitsTests {
    private let time = ManualTime("2026-06-03T09:41:00Z")

    @Test(arguments: [
        (5, DynamicTypeSize.small, 5, DynamicTypeSize.small), (5, .large, 5, .large), (5, .xLarge, 5, .xLarge),
        (4, .xxLarge, 4, .xxLarge), (1, .accessibility5, 1, .accessibility5),
        // Two lines of 63.3 points are higher than the 126 points of the small widget: half of the lines are shown.
        (2, .accessibility5, 1, .accessibility5),
        // Where even the shorter layout is too high, it is smaller: three lines of 39.7 points fit, three of 48 do not.
        (6, .accessibility5, 3, .accessibility2),
        // What never fits is shortened at the default size.
        (40, .accessibility5, 20, .large),
    ])
    func shorterLayoutComesBeforeASmallerSize(
        lines: Int,
        chosen: DynamicTypeSize,
        count: Int,
        size: DynamicTypeSize
    ) async throws {
        let shown = try await shown(LinesWidget(lines: lines), at: chosen)
        #expect(shown.count == count)
        #expect(shown.sizes == [Font.TextStyle.body.size(at: size)])
    }

    @Test(arguments: [(DynamicTypeSize.xxLarge, DynamicTypeSize.accessibility5), (.small, .large)])
    func limitIsNotExceeded(limit: DynamicTypeSize, chosen: DynamicTypeSize) async throws {
        let shown = try await shown(LinesWidget(lines: 1, limit: limit), at: chosen)
        #expect(shown.sizes == [Font.TextStyle.body.size(at: limit)])
    }

    /// The distinct sizes and the number of the texts that a widget shows.
    private func shown(_ widget: LinesWidget, at size: DynamicTypeSize) async throws -> (sizes: Set<Double>, count: Int)
    {
        time.setTextSize(size)
        let rendering = try await ExtensionHost(widget, time: time).snapshot(kind: "lines", family: .systemSmall)
        let nodes = try #require(rendering.archives.first?.content)
        let texts = nodes.flatMap(Self.texts)
        return (Set(texts.flatMap { $0.styles.map(\.size) }), texts.count)
    }

    private static func texts(_ node: ArchiveNode) -> [ArchivedText] {
        let own: [ArchivedText] = if case .text(let text) = node.content { [text] } else { [] }
        return own + node.children.flatMap(texts)
    }
}

/// Lines below each other; shortened, half of them.
private struct LinesWidget: Widget {
    var lines = 1
    var limit = DynamicTypeSize.accessibility5

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "lines", provider: ScriptedProvider.now) { _ in
            LargestTextThatFits(upTo: limit) { isShortened in
                VStack(spacing: 0) {
                    ForEach(0..<(isShortened ? max(lines / 2, 1) : lines), id: \.self) { Text("\($0)") }
                }
            }
            .containerBackground(.background, for: .widget)
        }
    }
}
