import Foundation
import Testing
import VitrineWire

@testable import VitrineDevice
@testable import VitrineFleet

struct FleetTests {
    private static let often = FleetPolicy("often", .atClock(.seconds(900)))
    private static let seldom = FleetPolicy("seldom", .after(.seconds(3_600)))

    @Test func sameSeedGivesTheSameBytesAndAnotherSeedDoesNot() throws {
        func report(_ seed: UInt64) throws -> Data {
            try FleetReport([Fleet(widgets: 30, days: 2, seed: seed).run(Self.often)]).json
        }
        #expect(try report(7) == report(7))
        #expect(try report(7) != report(8))
    }

    @Test func policiesMeetTheSamePeople() {
        let fleet = Fleet(widgets: 50, days: 2, seed: 3)
        #expect(fleet.run(Self.often).lookCount == fleet.run(Self.seldom).lookCount)
    }

    @Test func budgetLimitsWhatAPolicyThatAsksTooOftenGets() {
        let result = Fleet(widgets: 40, days: 3, seed: 5).run(Self.often)
        #expect(result.reloadsPerDay(.charged) <= 48)
        #expect(result.reloadsPerDay(.charged) > 40)
        #expect(result.reloadsPerDay(.held) > 0.3)
    }

    @Test func rarerReloadsShowOlderDataAndCostLess() throws {
        let fleet = Fleet(widgets: 60, days: 2, seed: 5)
        let (often, seldom) = (fleet.run(FleetPolicy("30", .after(.seconds(1_800)))), fleet.run(Self.seldom))
        #expect(try #require(often.age(ofShare: 0.9)) < #require(seldom.age(ofShare: 0.9)))
        #expect(often.energyPerDay > seldom.energyPerDay)
    }

    @Test func jitterFlattensThePeakAtTheService() {
        let fleet = Fleet(widgets: 200, days: 2, seed: 2)
        let fixed = fleet.run(FleetPolicy("fixed", .atClock(.seconds(3_600))))
        let spread = fleet.run(FleetPolicy("spread", .atClock(.seconds(3_600)), jitter: .seconds(1_200)))
        #expect(fixed.peakRequests > 2 * spread.peakRequests)
        #expect(abs(fixed.meanRequests - spread.meanRequests) < fixed.meanRequests / 2)
    }

    @Test func withoutNetworkNothingIsFreshAndEveryLookIsCounted() {
        var fleet = Fleet(widgets: 20, days: 1, seed: 1)
        fleet.people.outages = 1_000
        fleet.people.outageSeconds = 1e9
        fleet.people.nightWithoutNetwork = 100
        let result = fleet.run(Self.seldom)
        #expect(result.emptyLooks > 0)
        #expect(result.age(ofShare: 1) ?? 0 > 60)
        #expect(result.requestsByMinute.reduce(0, +) < 20)
    }

    @Test func resultHasTheSameSizeForEveryNumberOfDays() {
        let (short, long) = (
            Fleet(widgets: 5, days: 1, seed: 1).run(Self.seldom), Fleet(widgets: 5, days: 30, seed: 1).run(Self.seldom)
        )
        #expect(short.ages.count == long.ages.count)
        #expect(short.requestsByMinute.count == long.requestsByMinute.count)
    }

    @Test(arguments: [(1, ">0.0<", ">1.0<"), (0.04, ">0.00<", ">0.04<"), (30, ">0<", ">30<")])
    func marksOfAnAxisHaveOneNumberOfDecimals(limit: Double, first: String, last: String) {
        let chart = LineChart(title: "", xTitle: "", yTitle: "", xMarks: [(1, "")], yLimit: limit, lines: [])
        #expect(chart.svg.contains(first) && chart.svg.contains(last))
    }

    @Test func chartsAreImagesWithALineForEachPolicyAndEscapedNames() throws {
        let report = FleetReport([
            Fleet(widgets: 5, days: 1, seed: 1).run(FleetPolicy("<a & b>", .after(.seconds(900)))),
            Fleet(widgets: 5, days: 1, seed: 1).run(Self.seldom),
        ])
        #expect(report.charts.map(\.name) == ["staleness.svg", "requests.svg"])
        for chart in report.charts {
            #expect(chart.svg.hasPrefix("<svg") && chart.svg.hasSuffix("</svg>\n"))
            #expect(chart.svg.components(separatedBy: "stroke-width=\"1.5\"").count == 3)
            #expect(!chart.svg.contains("nan") && !chart.svg.contains("inf"))
            #expect(chart.svg.contains("&lt;a &amp; b&gt;"))
        }
    }

    @Test(
        arguments: [
            (1.0, [0, 0.2, 0.4, 0.6, 0.8, 1]), (60, [0, 10, 20, 30, 40, 50, 60]), (61, [0, 20, 40, 60, 80]),
            (7, [0, 2, 4, 6, 8]), (1_440, [0, 500, 1_000, 1_500]),
        ] as [(Double, [Double])]
    )
    func marksOfAChartAreRound(_ limit: Double, expected: [Double]) {
        let marks = LineChart.marks(upTo: limit)
        #expect(marks.count == expected.count)
        #expect(zip(marks, expected).allSatisfy { abs($0 - $1) < 1e-9 })
    }

    @Test(
        arguments: [(2.1, [0, 1, 2, 3]), (8, Array(0...8)), (14.3, [0, 2, 4, 6, 8, 10, 12, 14, 16])]
            as [(Double, [Int])]
    )
    func agesOfMoreThanTwoHoursHaveMarksAtWholeHours(_ limit: Double, expected: [Int]) {
        #expect(FleetReport.hours(upTo: limit) == expected)
        // Longer than any fleet is simulated.
        #expect(FleetReport.hours(upTo: 100_000).count <= 9)
    }

    @Test func policyOfAWidgetIsMeasuredFromATrace() throws {
        func line(_ date: Date, _ subject: String, after seconds: Double?) -> String {
            let next = seconds.map { date.addingTimeInterval($0) }
            return record(date, subject, .reload(.scheduled(reason: "", date: next.map(TraceDate.init))))
        }
        func record(_ date: Date, _ subject: String, _ event: TraceEvent) -> String {
            TraceRecord(number: 1, date: date, subject: subject, event: event).json
        }
        let (ten, later) = (Date(iso8601: "2026-02-03T10:00:00Z"), Date(iso8601: "2026-02-03T12:30:00Z"))
        let lines = [
            line(ten, "w1", after: 1_200), line(ten.addingTimeInterval(1_800), "w1", after: 600),
            line(later, "w1", after: 3_600), line(later, "w1", after: nil), "garbage", line(later, "w2", after: 60),
        ]
        let trace = lines.joined(separator: "\n")
        let policy = try MeasuredPolicy.read(Data(trace.utf8), instance: "w1", name: "w1")
        guard case .measured(let hours) = policy.rule else {
            Issue.record("the policy is not measured")
            return
        }
        #expect(hours[10] == 900)
        #expect(hours[12] == 3_600)
        #expect(hours[0] == 1_800)
        // Hours are those of the device.
        let zone = record(ten, "device", .setting(.zone(from: "UTC", to: "Asia/Seoul")))
        let inSeoul = try MeasuredPolicy.read(Data("\(zone)\n\(trace)".utf8), instance: "w1", name: "w1")
        guard case .measured(let hoursInSeoul) = inSeoul.rule else {
            Issue.record("the policy in Seoul is not measured")
            return
        }
        #expect(hoursInSeoul[19] == 900)
        #expect(throws: MeasuredPolicy.Failure.self) {
            try MeasuredPolicy.read(Data(trace.utf8), instance: "w9", name: "w9")
        }
    }
}
