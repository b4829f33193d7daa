import Testing
import VitrineDevice
import WidgetArchive

@testable import VitrineHost

/// A check's results as text and as XML.
struct CheckReportTests {
    private func report(_ answers: [CheckReport.Answer], size: DeviceTextSize = .large, resources: [String] = [])
        -> CheckReport
    {
        let widget = CheckReport.Widget(
            kind: "steps",
            family: .systemSmall,
            screen: "393x852",
            textSize: size,
            answers: answers
        )
        let own = CheckReport.Extension(name: "Steps", widgets: [widget], resourceFindings: resources)
        return CheckReport(extensions: [own], duration: .seconds(2))
    }

    private static let truncated = CheckReport.Finding(
        finding: ArchiveFinding(.truncated, "\"a <b>\" is cut"),
        appearances: ["light", "dark"]
    )

    @Test
    func aFindingDoesNotFailTheCheck() {
        let report = report(
            [CheckReport.Answer(request: .snapshot, findings: [Self.truncated])],
            resources: ["a: error: b"]
        )
        #expect(report.hasPassed)
        #expect(report.findingCount == 2)
        #expect(
            report.lines == [
                "Steps", "        a: error: b", "  ok    steps small snapshot",
                "        truncated (light, dark): \"a <b>\" is cut",
                "passed  1 answers, 0 failed, 2 findings (2.0 s)",
            ]
        )
        #expect(report.junit.contains("<system-out>truncated: &quot;a &lt;b&gt;&quot; is cut</system-out>"))
    }

    @Test
    func anAnswerWithoutAViewFailsTheCheck() {
        let report = report([CheckReport.Answer(request: .timeline, trouble: "no entries", findings: [])])
        #expect(!report.hasPassed)
        #expect(report.lines.contains("  FAIL  steps small timeline"))
        #expect(report.junit.contains("failures=\"1\""))
        #expect(report.junit.contains("name=\"systemSmall timeline large\"><failure message=\"no entries\">"))
    }

    @Test
    func anotherTextSizeAppearsOnlyWithSomethingToSay() {
        let silent = CheckReport.Answer(request: .timeline, findings: [], entries: 1)
        let loud = CheckReport.Answer(request: .snapshot, findings: [Self.truncated])
        let lines = report([silent, loud], size: .accessibility3).lines
        #expect(lines.count == 4)
        #expect(lines.contains("  ok    steps small snapshot, text size accessibility3"))
    }

    @Test
    func anExtensionThatIsNotDescribedFailsTheCheck() {
        let own = CheckReport.Extension(name: "Steps", trouble: "it crashed", widgets: [])
        let report = CheckReport(extensions: [own], duration: .zero)
        #expect(!report.hasPassed)
        #expect(report.junit.contains("name=\"gallery\""))
    }

    @Test
    func theUsualTextSizeComesFirst() {
        #expect(HostCheck.order([.small, .large, .accessibility1]) == [.large, .small, .accessibility1])
        #expect(HostCheck.order([.accessibility1, .small]) == [.accessibility1, .small])
    }

    @Test
    func textSizesThatWereLeftOutAreCounted() {
        var report = report([CheckReport.Answer(request: .timeline, trouble: "no entries", findings: [])])
        report.extensions[0].sizesNotAsked = 11
        #expect(report.lines.contains("  text sizes left out until every request has a view: 11"))
    }
}
