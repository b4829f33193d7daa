import Testing
import VitrineDevice
import WidgetArchive

@testable import VitrineHost

/// A check's results as text and as XML.
struct CheckReportTests {
    private static func widget(
        _ answers: [CheckReport.Answer],
        _ family: DisplayFamily = .systemSmall,
        size: DeviceTextSize = .large
    ) -> CheckReport.Widget {
        CheckReport.Widget(kind: "steps", family: family, screen: "393x852", textSize: size, answers: answers)
    }

    private static func answer(_ findings: CheckReport.Finding...) -> CheckReport.Answer {
        CheckReport.Answer(request: .snapshot, findings: findings)
    }

    private static func finding(
        _ kind: ArchiveFinding.Kind,
        _ text: String,
        in appearances: String...
    ) -> CheckReport.Finding {
        CheckReport.Finding(finding: ArchiveFinding(kind, text), appearances: appearances)
    }

    private func report(_ answers: CheckReport.Answer..., resources: [String] = []) -> CheckReport {
        let own = CheckReport.Extension(name: "Steps", widgets: [Self.widget(answers)], resourceFindings: resources)
        return CheckReport(extensions: [own], duration: .seconds(2))
    }

    private static let truncated = finding(.truncated, "\"a <b>\" is cut", in: "light", "dark")
    private static let noEntries = CheckReport.Answer(request: .timeline, trouble: "no entries", findings: [])

    @Test
    func aFindingFailsOnlyAStrictCheck() {
        var report = report(Self.answer(Self.truncated), resources: ["a: error: b"])
        #expect(report.hasPassed)
        #expect(
            report.lines == [
                "Steps", "        resource: a: error: b", "  ok    steps (small): 1 answer",
                "        truncated (small; snapshot; dark, light): \"a <b>\" is cut",
                "passed  1 answer, 0 failed, 2 findings in 2 places (2.0 s)",
            ]
        )
        #expect(report.junit.contains("<system-out>truncated: &quot;a &lt;b&gt;&quot; is cut</system-out>"))
        #expect(report.junit.contains("failures=\"0\""))
        report.isStrict = true
        #expect(!report.hasPassed)
        #expect(report.lines.last == "FAILED  1 answer, 0 failed, 2 findings in 2 places (2.0 s)")
        #expect(report.junit.contains("failures=\"2\""))
    }

    @Test(arguments: [(100, true), (30, false)])
    func moreMemoryThanAPhoneGivesIsAFinding(mebibytes: Int, isFound: Bool) {
        var report = report(Self.answer())
        report.extensions[0].memory = ProcessMemory(anonymous: mebibytes << 20, resident: 120 << 20)
        report.extensions[0].memoryLimit = 30 << 20
        report.extensions[0].addMemoryFinding()
        report.isStrict = true
        #expect(report.hasPassed != isFound)
        let text = "the extension's process takes 100 MiB, and a phone ends an extension above 30 MiB"
        #expect(report.lines.contains("        tooHeavy: \(text); load less at once") == isFound)
    }

    @Test
    func checkWithoutAnAnswerHasNotPassed() {
        let live = CheckReport.Extension(name: "Live", widgets: [])
        let alone = CheckReport(extensions: [live], duration: .seconds(1))
        #expect(!alone.hasPassed)
        #expect(alone.lines.last == "NOTHING CHECKED  0 answers, 0 failed, 0 findings in 0 places (1.0 s)")
        var both = report(Self.answer())
        both.extensions.append(live)
        #expect(both.hasPassed)
    }

    @Test
    func anAnswerWithoutAViewFailsTheCheck() {
        var report = report(Self.noEntries)
        #expect(!report.hasPassed)
        #expect(report.lines.contains("  FAIL  steps (small; timeline)"))
        #expect(report.junit.contains("failures=\"1\""))
        #expect(report.junit.contains("name=\"systemSmall timeline large\"><failure message=\"no entries\">"))
        report.extensions[0].sizesNotAsked = 11
        #expect(report.lines.contains("  text sizes left out until every request has a view: 11"))
    }

    /// A widget with one contrast in each family and text size, as every entry and appearance has it.
    private static func everywhere(_ textSizes: [DeviceTextSize]) -> CheckReport {
        let widgets = textSizes.flatMap { size in
            [DisplayFamily.systemSmall, .systemMedium].enumerated()
                .map { number, family in
                    let text = "the text \"Goal\" has a contrast of 3.\(number) : 1, #8e8e93"
                    let finding = finding(.lowContrast, text, in: "light")
                    let timeline = CheckReport.Answer(request: .timeline, findings: [finding], entries: 5)
                    return widget([answer(finding), timeline], family, size: size)
                }
        }
        return CheckReport(extensions: [.init(name: "Steps", widgets: widgets)], duration: .zero)
    }

    @Test
    func oneCauseInAWidgetIsOneLineWithACount() {
        #expect(
            Self.everywhere(DeviceTextSize.allCases).lines == [
                "Steps", "  ok    steps (small, medium): 48 answers, 5 entries",
                "        lowContrast × 48 (small, medium; light): the text \"Goal\" has a contrast of 3.0 : 1, #8e8e93",
                "passed  48 answers, 0 failed, 1 finding in 48 places (0.0 s)",
            ]
        )
    }

    @Test
    func whatIsSaidOfSeveralTextsIsOneCause() {
        let texts = [
            "the text \"M\"", "the text \"T\"", "a live text", "the text \"is 1 : 1 \"", "the link \"S\"",
            "the text \"W\"",
        ]
        let findings = texts.map { "\($0) has a contrast of 3.4 : 1" } + ["the text \"F\" has a contrast of 2 : 1"]
        var answer = Self.answer()
        answer.findings = findings.map { Self.finding(.lowContrast, $0, in: "light") }
        let report = report(answer)
        #expect(
            report.lines.suffix(3) == [
                "        lowContrast × 6 (small; snapshot; light): the text \"M\" has a contrast of 3.4 : 1; "
                    + "also \"T\", a live text, \"is 1 : 1 \", \"S\" and 1 more",
                "        lowContrast (small; snapshot; light): the text \"F\" has a contrast of 2 : 1",
                "passed  1 answer, 0 failed, 2 findings in 7 places (2.0 s)",
            ]
        )
        // Accepted texts are left out one by one.
        let baseline = CheckBaseline(report)
        #expect(baseline.text.split(separator: "\n").count == 7)
        #expect(CheckFilter(baseline: baseline).apply(to: report).causes.isEmpty)
    }

    @Test
    func textSizesOfACauseAreNamedUnlessItIsAtAll() throws {
        var report = Self.everywhere([.large, .xLarge, .xxLarge, .accessibility3, .accessibility5])
        for number in 0..<2 {
            for answer in 0..<2 { report.extensions[0].widgets[number].answers[answer].findings = [] }
        }
        let line = try #require(report.lines.first { $0.contains("lowContrast") })
        #expect(line.contains("× 16 (small, medium; light; xLarge…xxLarge, accessibility3, accessibility5):"))
    }

    @Test
    func failuresOfOneCauseAreOneLine() {
        let widgets = [DisplayFamily.systemSmall, .systemMedium]
            .map { family in
                let trouble = "program 1\(family.words.count) crashed"
                let answers = CheckReport.Answer.Request.allCases
                    .map { CheckReport.Answer(request: $0, trouble: trouble, findings: []) }
                return Self.widget(answers, family)
            }
        let report = CheckReport(extensions: [.init(name: "Steps", widgets: widgets)], duration: .zero)
        let lines = ["  FAIL  steps × 6 (small, medium)", "        program 15 crashed"]
        #expect(report.lines.dropFirst().dropLast() == lines[...])
    }

    @Test
    func filterLeavesOutRulesAndCountsThem() {
        let all = report(Self.answer(Self.truncated), resources: ["a: error: b"])
        #expect(CheckFilter(only: ["truncated"]).apply(to: all).causes.map(\.key.rule) == ["truncated"])
        let ignoring = CheckFilter(ignored: ["truncated"]).apply(to: all)
        #expect(ignoring.causes.map(\.key.rule) == ["resource"])
        #expect(ignoring.lines.last == "passed  1 answer, 0 failed, 1 finding in 1 place, 1 left out (2.0 s)")
        #expect(!ignoring.junit.contains("truncated"))
    }

    @Test
    func acceptedFindingsAreLeftOutWhateverTheirNumbers() {
        let old = Self.everywhere([.large])
        let baseline = CheckBaseline(text: CheckBaseline(old).text)
        #expect(CheckBaseline(old).text == "lowContrast Steps steps: the text \"Goal\" has a contrast of # : #, #\n")
        var new = Self.everywhere(DeviceTextSize.allCases)
        #expect(CheckFilter(baseline: baseline).apply(to: new).causes.isEmpty)
        new.extensions[0].widgets[3].answers[0].findings.append(Self.truncated)
        #expect(CheckFilter(baseline: baseline).apply(to: new).causes.map(\.key.rule) == ["truncated"])
        #expect(baseline.count(missingIn: new) == 0)
        #expect(baseline.count(missingIn: report()) == 1)
    }

    @Test
    func anExtensionThatIsNotDescribedFailsTheCheck() {
        let own = CheckReport.Extension(name: "Steps", trouble: "it crashed", widgets: [])
        let report = CheckReport(extensions: [own], duration: .zero)
        #expect(!report.hasPassed)
        #expect(report.junit.contains("name=\"gallery\""))
    }

    @Test
    func textsThatDifferInTheirNumbersAreEachNamed() {
        func answer(_ text: String) -> CheckReport.Answer {
            let message = "the text \"\(text)\" extends 3 points beyond the widget"
            return Self.answer(Self.finding(.overflowing, message, in: "light"))
        }
        let causes = report(answer("$190"), answer("$42"), answer("$190")).causes
        #expect(causes.map(\.text) == ["the text \"$190\" extends 3 points beyond the widget; also \"$42\""])
        #expect(causes.map(\.count) == [3])
        #expect(causes.map(\.keys.count) == [1])
    }

    @Test
    func textWithSeveralLinesIsOneLineOfTheReport() {
        let finding = Self.finding(.truncated, "\"Multi\nline\" does not fit and was cut", in: "light")
        let lines = report(Self.answer(finding)).lines
        #expect(lines.contains { $0.hasSuffix(": \"Multi line\" does not fit and was cut") })
    }

    @Test
    func theUsualTextSizeComesFirst() {
        #expect(HostCheck.order([.small, .large, .accessibility1]) == [.large, .small, .accessibility1])
        #expect(HostCheck.order([.accessibility1, .small]) == [.accessibility1, .small])
    }
}
