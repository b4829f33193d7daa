import Charts
import SwiftUI
import Testing
import VitrineTesting
import WidgetArchive

@MainActor
struct ChartTests {
    private struct Day: Identifiable {
        let id: Int
        let steps: Double
    }

    private let days = [Day(id: 0, steps: 2), Day(id: 1, steps: 4)]

    /// The frames of everything that a view paints, in the widget's points, without its background.
    private func frames(of view: some View) -> [ArchiveRect] {
        func all(_ node: ArchiveNode) -> [ArchiveNode] { [node] + node.children.flatMap(all) }
        return EntryArchive(of: view, width: 100, height: 100, contentMargin: 0).content.flatMap(all)
            .filter { if case .shape = $0.content { true } else { false } }
            .map(\.frame)
    }

    @Test func chartOfDataEqualsChartOfRows() {
        let short = frames(of: Chart(days) { BarMark(x: .value("Day", $0.id), y: .value("Steps", $0.steps)) })
        let long = frames(
            of: Chart {
                ForEach(days) { BarMark(x: .value("Day", $0.id), y: .value("Steps", $0.steps)) }
            }
        )
        #expect(short.count >= 2)
        #expect(short == long)
    }

    @Test func canvasDrawsWhereItIsTold() {
        let drawn = frames(
            of: Canvas { context, size in
                context.fill(Path(CGRect(x: 10, y: 20, width: size.width / 2, height: 5)), with: .color(.red))
            }
        )
        #expect(drawn.count == 1)
    }

    @Test func outlineShowsAllRows() {
        struct Folder: Identifiable {
            let id: String
            var children: [Folder]?
        }
        let tree = [Folder(id: "a", children: [Folder(id: "b"), Folder(id: "c")]), Folder(id: "d")]
        let archive = EntryArchive(
            of: VStack { OutlineGroup(tree, children: \.children) { Text(verbatim: $0.id) } },
            width: 100,
            height: 200
        )
        #expect(
            archive.reading(now: Date(timeIntervalSinceReferenceDate: 0)).elements.map(\.label) == ["a", "b", "c", "d"]
        )
    }
}
