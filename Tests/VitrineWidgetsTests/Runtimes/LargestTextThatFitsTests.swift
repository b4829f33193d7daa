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
        (DynamicTypeSize.small, 5), (.large, 5), (.xLarge, 5), (.xxLarge, 4), (.accessibility5, 1),
    ])
    func layoutThatFitsAtTheChosenSizeHasThatSize(size: DynamicTypeSize, lines: Int) async throws {
        let shown = try await shown(LinesWidget(lines: lines), at: size)
        #expect(shown.sizes == [Font.TextStyle.body.size(at: size)])
        #expect(shown.count == lines)
    }

    @Test func shorterLayoutComesBeforeASmallerSize() async throws {
        // Two lines of 63.3 points are higher than the 126 points of the small widget.
        let shown = try await shown(LinesWidget(lines: 2), at: .accessibility5)
        #expect(shown.count == 1, "the shorter layout has half of the lines")
        #expect(shown.sizes == [Font.TextStyle.body.size(at: .accessibility5)])
    }

    @Test func smallerSizeIsTakenWhereEvenTheShorterLayoutIsTooHigh() async throws {
        // Three lines of 39.7 points fit into 126, three of 48 do not.
        let shown = try await shown(LinesWidget(lines: 6), at: .accessibility5)
        #expect(shown.count == 3)
        #expect(shown.sizes == [Font.TextStyle.body.size(at: .accessibility2)])
    }

    @Test func layoutThatNeverFitsIsShownShortenedAtTheDefaultSize() async throws {
        let shown = try await shown(LinesWidget(lines: 40), at: .accessibility5)
        #expect(shown.sizes == [Font.TextStyle.body.size(at: .large)])
        #expect(shown.count == 20)
    }

    @Test func limitIsNotExceeded() async throws {
        let shown = try await shown(LinesWidget(lines: 1, limit: .xxLarge), at: .accessibility5)
        #expect(shown.sizes == [Font.TextStyle.body.size(at: .xxLarge)])
        let small = try await self.shown(LinesWidget(lines: 1, limit: .small), at: .large)
        #expect(small.sizes == [Font.TextStyle.body.size(at: .small)])
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
