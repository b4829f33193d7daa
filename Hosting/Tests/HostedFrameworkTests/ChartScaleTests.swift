import SwiftUI
import Testing
import VitrineTesting
import WidgetArchive

@testable import Charts

/// What the code says about the axes of a chart.
@MainActor
struct ChartScaleTests {
    private func archive(_ view: some View) -> EntryArchive {
        EntryArchive(of: view, width: 100, height: 100, contentMargin: 0)
    }

    @Test func normalizedStacksFillTheAxis() {
        let amounts = [("a", 2.0), ("a", 6), ("b", 10), ("b", 30)]
        let chart = Chart(0..<4, id: \.self) {
            BarMark(
                x: .value("Place", amounts[$0].0),
                y: .value("Steps", amounts[$0].1),
                stacking: .normalized
            )
        }
        let plan = ChartPlan(of: chart)
        #expect(plan.marks.map(\.y.end) == [.number(0.25), .number(0.75), .number(0.25), .number(0.75)])
        #expect(plan.up.position(.number(1)) == plan.up.length)
    }

    @Test func reversedAxisHasItsGreatestValueAtTheBottom() {
        let chart = Chart([1, 2], id: \.self) { LineMark(x: .value("Day", $0), y: .value("Place", $0)) }
        let plan = ChartPlan(of: chart) { settings in
            settings.xDomain = [100, 0]._domain
            settings.yDomain = AutomaticScaleDomain.automatic(includesZero: false, reversed: true)._domain
        }
        #expect(plan.up.position(.number(2)) == 0)
        #expect(plan.up.position(.number(1)) == plan.up.length)
        #expect(plan.across.position(.number(100)) == 0)
        let labels = plan.labels.filter { $0.point.y > plan.plot.maxY }
        #expect(labels.count >= 2)
    }

    @Test func axisWithoutValuesIsNotThere() {
        let plan = ChartPlan(of: Chart { BarMark(x: .value("Storage", 3)) })
        #expect(plan.plot.width == 100)
        #expect(!plan.labels.isEmpty)
        #expect(plan.labels.allSatisfy { $0.point.y > plan.plot.maxY })
    }

    @Test func ticksAreDrawn() {
        func shapes(@AxisMarkBuilder _ marks: @escaping (AxisValue) -> some AxisMark) -> Int {
            let chart = Chart { PointMark(x: .value("Day", 1), y: .value("Steps", 4)) }
                .chartXAxis(.hidden)
                .chartYScale(domain: 0...4)
                .chartYAxis { AxisMarks(values: [0, 4], content: marks) }
            return archive(chart).shapes.count
        }
        #expect(shapes { _ in AxisTick() } == shapes { _ in AxisValueLabel() } + 2)
    }

    @Test func logarithmicAxisHasItsPowersOfTenAtEqualDistances() {
        let chart = Chart([3, 900], id: \.self) { BarMark(x: .value("Day", "\($0)"), y: .value("Steps", $0)) }
        let plan = ChartPlan(of: chart) { $0.yType = .log }
        let (one, ten, thousand) = (1.0, 10.0, 1000.0)
        #expect(plan.up.ticks(.automatic(desiredCount: 3)) == [1, 10, 100, 1000].map { .number($0) })
        #expect(plan.up.position(.number(one)) == 0)
        #expect(abs((plan.up.position(.number(ten)) ?? 0) - plan.up.length / 3) < 0.01)
        #expect(plan.up.position(.number(thousand)) == plan.up.length)
        #expect(plan.up.position(.number(0)) == 0)
        #expect(plan.up.base == 0)
    }

    @Test func centredStackHasItsMiddleAtZero() {
        let amounts = [("a", 2.0), ("a", 6), ("b", 10)]
        let chart = Chart(0..<3, id: \.self) {
            BarMark(x: .value("Place", amounts[$0].0), y: .value("Steps", amounts[$0].1), stacking: .center)
        }
        #expect(chart.contentMarks.stackFeet.values.sorted() == [-5, -4])
        let sums = ChartDrawing.sums(of: chart.contentMarks, lying: false)
        #expect(Set(sums) == [.number(-5), .number(5), .number(-4), .number(4)])
    }

    @Test func cornersOfASectorAreRounded() {
        func outline(_ inner: CGFloat, _ radius: CGFloat) -> CGRect {
            SectorOutline(
                centre: CGPoint(x: 50, y: 50),
                inner: inner,
                outer: 50,
                start: -.pi / 4,
                end: .pi / 4,
                cornerRadius: radius
            )
            .path.boundingRect
        }
        // The corners are its uppermost and its lowest points.
        let (plain, rounded) = (outline(30, 0), outline(30, 8))
        #expect(abs(plain.height - 70.71) < 0.1)
        #expect(rounded.height < plain.height - 2)
        #expect(abs(rounded.maxX - plain.maxX) < 0.1)
        #expect(outline(0, 500).height < rounded.height)
    }

    @Test func whatIsNotDrawnIsNamed() {
        let chart = Chart([1, 2], id: \.self) {
            LineMark(x: .value("Day", $0), y: .value("Steps", $0)).shadow(radius: 2)
        }
        let padded = chart.chartYScale(range: .plotDimension(padding: 9))
        let findings = archive(padded).findings.map(\.message)
        #expect(
            findings.contains { $0.hasSuffix("; without effect: the padding of the y scale, shadow") },
            "\(findings)"
        )
        #expect(!archive(chart).findings.contains { $0.message.contains("scale,") })
    }
}
