import SwiftUI
import Testing
import VitrineTesting
import WidgetArchive

@testable import Charts

@MainActor
struct ChartTests {
    private struct Day: Identifiable {
        let id: Int
        let steps: Double
    }

    private let days = [Day(id: 0, steps: 2), Day(id: 1, steps: 4)]

    /// The frames of everything that a view paints, in the widget's points, without its background.
    private func frames(of view: some View) -> [ArchiveRect] {
        archive(view).nodes.filter { if case .shape = $0.content { true } else { false } }.map(\.frame)
    }

    private func archive(_ view: some View) -> EntryArchive {
        EntryArchive(of: view, width: 100, height: 100, contentMargin: 0)
    }

    @Test func chartOfDataEqualsChartOfRows() {
        let short = frames(of: Chart(days) { BarMark(x: .value("Day", $0.id), y: .value("Steps", $0.steps)) })
        let rows = Chart { ForEach(days) { BarMark(x: .value("Day", $0.id), y: .value("Steps", $0.steps)) } }
        let long = frames(of: rows)
        #expect(short.count >= 2)
        #expect(short == long)
    }

    @Test func areaWithoutLimitsAlongAnAxisHasItsWholeLength() {
        func painted(_ mark: RectangleMark) -> [ArchiveRect] {
            frames(of: Chart { mark }.chartXAxis(.hidden).chartYAxis(.hidden).chartYScale(domain: 0...4))
        }
        let (low, high) = (PlottableValue.value("From", 1), PlottableValue.value("To", 2))
        let area = painted(RectangleMark(xStart: nil, xEnd: nil, yStart: low, yEnd: high))
        #expect(area.map(\.size.width) == [100])
        #expect(area == painted(RectangleMark(yStart: low, yEnd: high)))
    }

    @Test(arguments: [(0, 2), (1, 2), (2, 0)])
    func marksMayStandUnderSeveralConditions(kind: Int, count: Int) {
        func marks(@ChartContentBuilder _ content: () -> some ChartContent) -> Int { content()._marks.count }
        let found = marks {
            if kind == 0 {
                ForEach(days) { PointMark(x: .value("Day", $0.id), y: .value("Steps", 1)) }
            } else if kind == 1 {
                PointMark(x: .value("Day", 0), y: .value("Steps", 1))
                PointMark(x: .value("Day", 1), y: .value("Steps", 1))
            }
        }
        #expect(found == count)
    }

    /// The texts of a chart, as a screen reader names them.
    private func texts(of view: some View) -> [String] {
        EntryArchive(of: view, width: 160, height: 120, contentMargin: 0).words()
    }

    @Test func axesNameTheirValues() {
        let chart = Chart(days) { BarMark(x: .value("Day", "Day \($0.id)"), y: .value("Steps", $0.steps)) }
        let shown = texts(of: chart)
        #expect(["Day 0", "Day 1", "0", "4"].allSatisfy(shown.contains), "\(shown)")
        #expect(texts(of: chart.chartXAxis(.hidden).chartYAxis(.hidden)).isEmpty)
    }

    @Test(arguments: DynamicTypeSize.allCases) func labelsLieWithinTheChart(size: DynamicTypeSize) {
        func bottoms(_ node: ArchiveNode, at y: Double) -> [Double] {
            let top = y + node.frame.origin.y
            let own: [Double] = if case .text = node.content { [top, top + node.frame.size.height] } else { [] }
            return own + node.children.flatMap { bottoms($0, at: top) }
        }
        let chart = Chart(days) { BarMark(x: .value("Day", "\($0.id)"), y: .value("Steps", $0.steps)) }
        let view = chart.environment(\.dynamicTypeSize, size)
        let archive = EntryArchive(of: view, width: 200, height: 200, contentMargin: 0)
        let edges = archive.content.flatMap { bottoms($0, at: 0) }
        #expect(edges.count >= 6)
        #expect(edges.allSatisfy { (-0.34...200.34).contains($0) }, "\(edges)")
    }

    @Test func axisShowsTheLabelsThatTheCodeDescribes() {
        let chart = Chart(days) { LineMark(x: .value("Day", $0.id), y: .value("Steps", $0.steps)) }
            .chartXAxis(.hidden)
            .chartYAxis {
                AxisMarks(position: .leading, values: [0, 4]) { value in
                    AxisGridLine()
                    AxisValueLabel { Text(verbatim: "\(value.as(Int.self) ?? -1) k") }
                }
            }
            .chartYScale(domain: 0...4)
        #expect(texts(of: chart).sorted() == ["0 k", "4 k"])
    }

    @Test func barsOfOnePlaceStandBesideEachOther() {
        let chart = Chart(["a", "b"], id: \.self) { kind in
            BarMark(x: .value("Day", "Mo"), y: .value("Steps", 4)).position(by: .value("Kind", kind))
                .annotation(position: .overlay) { Text(verbatim: kind) }
        }
        var settings = ChartSettings()
        (settings.xAxis, settings.yAxis) = (.hidden, .hidden)
        let marks = chart.contentMarks
        let plan = ChartPlan(marks: marks, settings: settings, size: CGSize(width: 100, height: 100), textSize: 11)
        let middles = plan.drawing(ChartPalette(marks: marks, settings: settings)).annotations.map(\.point)
        #expect(middles == [CGPoint(x: 31.25, y: 50), CGPoint(x: 68.75, y: 50)])
    }

    @Test func namesOfLyingBarsBeginAtTheTopAndLead() {
        let chart = Chart(["first", "last"], id: \.self) { BarMark(x: .value("Steps", 4), y: .value("Day", $0)) }
        let plan = ChartPlan(of: chart, width: 200)
        let names = plan.labels.filter { $0.alignment == .trailing }
        #expect(names.count == 2 && names.allSatisfy { $0.point.x < plan.plot.minX })
        #expect(plan.up.position(.category("first")) ?? 0 > plan.up.position(.category("last")) ?? 0)
    }

    /// Seven days of bars end where an eighth begins, to which no bar belongs.
    @Test(arguments: [(11, 7), (24, 4)])
    func labelsOfDaysNeitherCollideNorFollowTheLast(textSize: CGFloat, most: Int) {
        let start = DeviceLocale.calendar.startOfDay(for: Date(timeIntervalSinceReferenceDate: 800_000_000))
        let chart = Chart(0..<7, id: \.self) { day in
            BarMark(
                x: .value("Day", start.addingTimeInterval(Double(day) * 86_400), unit: .day),
                y: .value("Steps", day)
            )
        }
        let axis = AxisMarks(values: .stride(by: .day)) { _ in
            AxisValueLabel(format: .dateTime.weekday(.narrow), centered: true)
        }
        let plan = ChartPlan(of: chart, textSize: textSize) { settings in
            settings.xAxis = .groups(axis._groups)
            settings.yAxis = .hidden
        }
        #expect((1...most).contains(plan.labels.count))
        #expect(textSize > 11 || plan.labels.count == 7)
        #expect(plan.labels.allSatisfy { $0.point.x < 100 && $0.point.y + textSize * 1.22 <= 100 })
    }

    @Test func axisReachesTheSumOfTheBarsAtOnePlace() {
        let walk = BarMark(x: .value("Day", "Mo"), y: .value("Steps", 1))._marks
        let run = BarMark(x: .value("Day", "Mo"), y: .value("Steps", 3))._marks
        let fall = BarMark(x: .value("Day", "Mo"), y: .value("Steps", -2))._marks
        #expect(ChartDrawing.sums(of: walk + run + fall, lying: false) == [.number(4), .number(-2)])
        let besides = BarMark(x: .value("Day", "Mo"), y: .value("Steps", 9), stacking: .unstacked)._marks
        #expect(ChartDrawing.sums(of: besides, lying: false).isEmpty)
    }

    @Test func legendNamesTheValuesThatMarksAreToldApartBy() {
        let chart = Chart {
            BarMark(x: .value("Day", "Mo"), y: .value("Steps", 1)).foregroundStyle(by: .value("Kind", "walk"))
            BarMark(x: .value("Day", "Mo"), y: .value("Steps", 3)).foregroundStyle(by: .value("Kind", "run"))
        }
        .chartXAxis(.hidden).chartYAxis(.hidden)
        #expect(texts(of: chart) == ["walk", "run"])
        #expect(texts(of: chart.chartLegend(.hidden)).isEmpty)
    }

    @Test(arguments: [
        (0.0, 10.0, ["0", "5", "10"]), (0, 0.3, ["0", "0.2"]), (-40, 60, ["-40", "-20", "0", "20", "40", "60"]),
    ])
    func ticksAreRoundNumbers(least: Double, greatest: Double, texts: [String]) {
        let ticks = TickValues(least: least, greatest: greatest, isDate: false, length: least < 0 ? 200 : 60)
        #expect(ticks.values(.automatic).map(ticks.text) == texts)
    }

    @Test(arguments: [[], [Double.nan], [.infinity, 1], [0], [-1e300, 1e300]])
    func extremeValuesAreDrawnWithoutATrap(values: [Double]) {
        let marks = Chart(values.indices, id: \.self) { index in
            LineMark(x: .value("Day", index), y: .value("Steps", values[index])).interpolationMethod(.monotone)
            SectorMark(angle: .value("Steps", values[index]))
        }
        let bars = Chart(values.indices, id: \.self) { BarMark(x: .value("Day", $0), y: .value("Steps", values[$0])) }
        for frame in frames(of: marks) + frames(of: bars) { #expect(frame.size.width.isFinite) }
    }

    @Test(arguments: [
        (HorizontalAlignment.leading, 0.0), (.center, 0.5), (.trailing, 1),
    ])
    func annotationLiesAtItsSideOfTheMark(_ side: HorizontalAlignment, _ share: Double) throws {
        let alignment = Alignment(horizontal: side, vertical: .center)
        func boxes(_ position: AnnotationPosition, _ alignment: Alignment) -> [ArchiveRect] {
            frames(
                of: Chart {
                    RuleMark(y: .value("Goal", 2))
                        .annotation(position: position, alignment: alignment, spacing: 0) {
                            Rectangle().frame(width: 10, height: 6)
                        }
                }
                .chartXAxis(.hidden).chartYAxis(.hidden).chartYScale(domain: 0...4)
            )
        }
        for position in [AnnotationPosition.top, .bottom, .overlay] {
            let box = try #require(boxes(position, alignment).last { $0.size.width == 10 })
            #expect(box.origin.x == share * 90)
        }
        let low = try #require(boxes(.overlay, .bottomTrailing).last { $0.size.width == 10 })
        #expect(low.origin == ArchivePoint(x: 90, y: 44))
    }

    @Test func viewBehindAChartIsInItsMiddle() throws {
        func box(_ view: some View) throws -> ArchiveRect {
            try #require(frames(of: view.chartXAxis(.hidden).chartYAxis(.hidden)).first { $0.size.width == 10 })
        }
        let chart = Chart(days) { BarMark(x: .value("Day", "\($0.id)"), y: .value("Steps", $0.steps)) }
        let square = Rectangle().frame(width: 10, height: 10)
        #expect(try box(chart.chartBackground { _ in square }).origin == ArchivePoint(x: 45, y: 45))
        #expect(
            try box(chart.chartOverlay(alignment: .topTrailing) { _ in square }).origin == ArchivePoint(x: 90, y: 0)
        )
    }

    @Test func everyValueHasASymbolOfItsOwn() {
        func outlines(_ view: some View) -> Set<ArchivedShape.Outline> {
            Set(archive(view).shapes.map(\.outline))
        }
        let names = (0..<8).map { "\($0)" }
        let chart = Chart(names, id: \.self) { name in
            PointMark(x: .value("x", 1), y: .value("y", 1)).symbol(by: .value("Name", name))
        }
        .chartLegend(.hidden).chartXAxis(.hidden).chartYAxis(.hidden)
        #expect(outlines(chart).count == 8)
        let squares = KeyValuePairs(dictionaryLiteral: ("0", BasicChartSymbolShape.square), ("1", .square))
        #expect(outlines(chart.chartSymbolScale(squares)).count == 7)
    }

    @Test(arguments: [(21.0, 30.0), (99, 100), (40, 40)])
    func axisEndsNearTheGreatestAmount(amount: Double, end: Double) {
        for length in [CGFloat(100), 50] {
            let scale = ChartScale(
                [.number(amount)],
                domain: nil,
                type: .linear,
                length: length,
                showsAmounts: true,
                isUpward: true,
                isPadded: false
            )
            #expect(scale.position(.number(end)) == length)
        }
    }

    @Test func canvasAndChartAreTheSameInEveryReadingDirection() {
        let canvas = Canvas { context, size in
            context.stroke(Path(CGRect(x: 10, y: 20, width: 30, height: 5)), with: .color(.red))
            context.draw(Text("abc"), at: CGPoint(x: 20, y: 10))
            context.draw(Image(systemName: "star.fill"), in: CGRect(x: 60, y: 10, width: 9, height: 9))
        }
        #expect(frames(of: canvas.environment(\.layoutDirection, .rightToLeft)) == frames(of: canvas))
        let chart = Chart([3, 4], id: \.self) { BarMark(x: .value("Day", "\($0)"), y: .value("Steps", $0)) }
        #expect(frames(of: chart.environment(\.layoutDirection, .rightToLeft)) == frames(of: chart))
    }

    @Test func outlineShowsAllRows() {
        struct Folder: Identifiable {
            let id: String
            var children: [Folder]?
        }
        let tree = [Folder(id: "a", children: [Folder(id: "b"), Folder(id: "c")]), Folder(id: "d")]
        let outline = VStack { OutlineGroup(tree, children: \.children) { Text(verbatim: $0.id) } }
        #expect(EntryArchive(of: outline, width: 100, height: 200).words() == ["a", "b", "c", "d"])
    }
}
