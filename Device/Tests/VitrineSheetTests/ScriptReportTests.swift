import BrowserTesting
import Foundation
import Testing
import VitrineTesting
import WidgetArchive

@testable import VitrineDevice
@testable import VitrineScript
@testable import VitrineSheet

struct ScriptReportTests {
    private static let start = Date(timeIntervalSince1970: 1_770_112_800)

    private func record(_ number: Int, after minutes: Double, _ subject: String, _ event: TraceEvent) -> TraceRecord {
        TraceRecord(number: number, date: Self.start + minutes * 60, subject: subject, event: event)
    }

    private func result(_ findings: [ScriptResult.Finding], name: String = "A day") throws -> ScriptResult {
        let yaml = """
            name: \(name)
            start: 2026-02-03T10:00:00Z
            zone: Asia/Seoul
            widgets:
              - {id: steps, app: app.faulty, kind: faulty, family: systemSmall}
            steps: []
            """
        return ScriptResult(
            script: try DeviceScript(yaml: yaml, file: "day.yaml"),
            file: "day.yaml",
            findings: findings,
            names: ["w1": "steps"],
            trace: [
                record(1, after: 0, "w1", .reload(.started(reasons: [], requests: 1, cost: .free, why: "first"))),
                record(2, after: 60, "app.faulty", .setting(.service(condition: "slow"))),
                record(3, after: 120, "app.faulty", .setting(.service(condition: "none"))),
                record(4, after: 300, "w1", .reload(.started(reasons: [], requests: 1, cost: .charged, why: "due"))),
            ],
            duration: .seconds(1),
            played: 18_000
        )
    }

    private func failure(picture: EntryArchive? = nil) -> ScriptResult.Failure {
        let message = "steps showed \"<3>\""
        return ScriptResult.Failure(message: message, date: Self.start + 60, before: ["1 & 2"], picture: picture)
    }

    @Test func failureShowsItsMomentBesideWhatWasExpected() throws {
        let position = ScriptPosition(line: 7, column: 3)
        let drawn = EntryArchive(size: ArchiveSize(width: 158, height: 158))
        let passed = ScriptResult.Finding(text: "always shows an entry", position: position, failure: nil)
        let failed = ScriptResult.Finding(text: "now says 4", position: position, failure: failure(picture: drawn))
        let html = try ScriptReport([result([passed]), result([passed, failed], name: "A <night>")]).html()
        #expect(html.contains("<title>Device scripts: 1 of 2 passed</title>"))
        #expect(html.contains("style=\"width:158.0px;height:158.0px;border-radius:22.0px\""))
        // The time is that of the axis above it.
        #expect(html.contains("<p>2026-02-03 19:01:00, day.yaml:7:3</p>"))
        #expect(html.contains("steps showed &quot;&lt;3&gt;&quot;") && html.contains("1 &amp; 2"))
        #expect(html.contains("day.yaml:7:3"))
        // What failed stands first, and no text is markup.
        let places = ["A &lt;night&gt;", "<li class=\"failed\">now says 4", "<li class=\"passed\">always", ">A day<"]
            .map { html.range(of: $0)?.lowerBound }
        #expect(!places.contains(nil) && places.compactMap(\.self) == places.compactMap(\.self).sorted())
    }

    @Test func lanesHaveReloadsAndFaultsAlongOneAxis() throws {
        let result = try result([])
        let zone = try #require(TimeZone(identifier: "UTC"))
        let svg = try #require(TraceLanes(result.trace, names: result.names, failures: [], zone: zone)).svg
        #expect(svg.components(separatedBy: "<circle").count == 3)
        #expect(svg.contains("10:00: reload, free") && svg.contains("15:00: reload, charged"))
        let bars = TraceLanes.bars(of: result.trace)
        #expect(bars.map(\.key) == ["network"])
        let bar = TraceLanes.Bar(text: "slow", start: Self.start + 3_600, end: Self.start + 7_200)
        #expect(bars.first?.value == [bar])
    }

    @Test func textsOfFaultsDoNotCoverEachOther() throws {
        var result = try result([])
        let fault = try ProgramFault(call: "fsync", effect: .kill)
        result.trace = [0, 1, 4, 5, 3_000]
            .enumerated()
            .map { number, minutes in
                let event = TraceEvent.Program.fault(number.isMultiple(of: 2) ? fault : nil)
                return record(number, after: minutes, "app.faulty/app", .program(event))
            }
        let zone = try #require(TimeZone(identifier: "UTC"))
        let svg = try #require(TraceLanes(result.trace, names: [:], failures: [], zone: zone)).svg
        #expect(svg.components(separatedBy: "<rect").count == 4)
        // The first two are close together, and the last one ends at the edge.
        #expect(svg.components(separatedBy: ">killed at fsync 1</text>").count == 3)
        #expect(svg.contains("<title>10:00: killed at fsync 1</title>"))
    }

    @Test(.requiresBrowser) func weekWithTwentyThousandRecordsIsShownAtOnce() async throws {
        var result = try result([])
        result.trace = (0..<20_000)
            .map { number in
                let cost: ReloadDecision.Cost = number.isMultiple(of: 2) ? .free : .charged
                let event: TraceEvent =
                    number.isMultiple(of: 3)
                    ? .setting(.service(condition: number.isMultiple(of: 6) ? "slow" : "none"))
                    : .reload(.started(reasons: [], requests: 1, cost: cost, why: "<due>"))
                return record(number, after: Double(number) / 2, number.isMultiple(of: 3) ? "app" : "w1", event)
            }
        let html = try ScriptReport([result]).html()
        #expect(html.utf8.count < 1 << 20)
        let folder = try TemporaryContainers()
        let file = folder.path + "/week.html"
        try Data(html.utf8).write(to: URL(filePath: file))
        try await Browser.withPage(width: 1_000, height: 800) { page in
            try await page.load("file://" + file)
            let shown = try await page.evaluate("document.querySelectorAll('.lanes circle').length > 500")
            #expect(shown == true)
        }
    }

    @Test(arguments: [
        ("UTC", 5.0, ["10:00", "11:00", "12:00", "13:00", "14:00", "15:00"]),
        ("Asia/Kolkata", 5, ["16:00", "17:00", "18:00", "19:00", "20:00"]),
        ("Asia/Seoul", 24, ["21:00", "02-04", "03:00", "06:00", "09:00", "12:00", "15:00", "18:00"]),
        ("Europe/Berlin", 168, ["02-04", "02-05", "02-06", "02-07", "02-08", "02-09", "02-10"]),
    ])
    func marksAreRoundInTheZone(_ zone: String, hours: Double, expected: [String]) throws {
        let zone = try #require(TimeZone(identifier: zone))
        let axis = TimeAxis(from: Self.start, to: Self.start + hours * 3_600, zone: zone, left: 0, right: 100)
        #expect(axis.marks.map(\.text) == expected)
        #expect(axis.marks.allSatisfy { (0...100).contains($0.x) })
    }

    @Test func momentsBeyondTheAxisStandAtItsEnds() throws {
        let zone = try #require(TimeZone(identifier: "UTC"))
        let axis = TimeAxis(from: Self.start, to: Self.start + 60, zone: zone, left: 10, right: 20)
        #expect(axis.x(Self.start - 5) == 10 && axis.x(Self.start + 90) == 20)
        #expect(TraceLanes([], names: [:], failures: [], zone: zone) == nil)
    }
}
