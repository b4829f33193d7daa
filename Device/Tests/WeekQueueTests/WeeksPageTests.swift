import Testing
import VitrineScript

@testable import WeekQueue

@Suite("The page of a queue")
struct WeeksPageTests {
    private func summary(_ seeds: ClosedRange<UInt64>, planted: String = "") throws -> RunSummary {
        var report = SeedsReport(of: seeds)
        for seed in seeds { try report.add(QueueFixture.week(seed).report, from: "queue") }
        let failing = seeds.count { $0.isMultiple(of: 10) }
        return RunSummary(
            run: WeekRun(commit: "a<b", options: ["--days", "7"], planted: planted),
            day: "2026-11-26",
            progress: QueueProgress(seeds: seeds.count + 1, played: seeds.count, failing: failing, isolated: 1),
            report: report,
            coreSeconds: 20 * Double(seeds.count)
        )
    }

    @Test("has a row for each run, the findings, the states and the planted faults that were found")
    func page() throws {
        let html = WeeksPage.html([
            try summary(1...20), try summary(10...10, planted: "lostTap"), try summary(1...2, planted: "lostWrite"),
        ])
        #expect(html.contains("<h2>a&lt;b</h2>"))
        #expect(
            html.contains(
                "<tr><td>--days 7<td>2026-11-26<td>20 of 21<td>2<td>1<td>1 of 2<td>180.0"
            )
        )
        #expect(html.contains("Planted faults found: 1 of 2; not found: lostWrite."))
        #expect(html.contains("<li>seed 10: week 1: a &lt;lie&gt;"))
        #expect(html.contains("<summary>States that no week reached: 1</summary><ul>\n<li>sometimes spent"))
        #expect(WeeksPage.html([]).contains("<p>The queue is empty.</p>"))
    }

    @Test("is preceded by a line of progress with rate and rest")
    func progress() {
        let progress = QueueProgress(seeds: 100, played: 30, failing: 2, isolated: 1)
        #expect(
            progress.line(after: .seconds(120), from: 10)
                == "30 of 100 done, 2 with findings, 1 isolated, 10.0 a minute, 7 min left"
        )
        #expect(progress.line(after: .zero, from: 30) == "30 of 100 done, 2 with findings, 1 isolated")
    }
}
