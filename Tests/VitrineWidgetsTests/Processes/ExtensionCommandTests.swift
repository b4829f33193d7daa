import Testing
import VitrineTesting
import WidgetArchive

/// Tests the extension as a terminal command by its complete output.
@Suite(.hangGuard)
struct ExtensionCommandTests {
    private func run(_ arguments: String) throws -> (code: Int32, isSignal: Bool, output: String, log: String) {
        let process = try SampleProcess(arguments.split(separator: " ").map(String.init), environment: [:])
        try process.close()
        return try process.end()
    }

    @Test func timelinePrintsDatesAndDrawingsAndThePolicy() throws {
        let end = try run("timeline --family small --kind counter --now 2026-06-03T09:41:00Z --zone Asia/Seoul")
        #expect(end.code == 0)
        let lines = end.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        #expect(lines.first == "counter, systemSmall, 2026-06-03 18:41:00 Asia/Seoul")
        let dates = lines.filter { $0.hasPrefix("2026-") }
        #expect(dates == ["2026-06-03 18:41:00", "2026-06-03 18:56:00", "2026-06-03 19:11:00"])
        #expect(lines.filter { $0.hasPrefix("╭") }.count == 3)
        #expect(end.output.contains("1 of 3 done"))
        #expect(end.output.hasSuffix("\nnext: after 2026-06-03 19:26:00\n"))
        #expect(end.log == "a print inside getTimeline\n")
    }

    @Test func jsonContainsEntriesWithDateReadingAndArchive() throws {
        let moment = "--now 2026-06-03T09:41:00Z --zone Asia/Seoul"
        let end = try run("timeline --family small --kind list --set list=Home \(moment) --json")
        #expect(end.code == 0)
        let report = try JSONReport(end.output)
        #expect(report.kind == "list")
        #expect(report.now == "2026-06-03T09:41:00Z")
        #expect(report.policy == ["rule": "atEnd"])
        #expect(report.entries.map(\.date) == ["2026-06-03T09:41:00Z"])
        #expect(report.entries.map(\.reading) == [["text \"Home by name\""]])
        #expect(report.entries.map(\.archive.size.width) == [158])
        #expect(report.reloads == ["counter"])
    }

    @Test func describeListsWidgetsAndParameters() throws {
        let end = try run("describe")
        #expect(
            end.output == """
                counter: Counter
                  How much is done today.
                  families: systemSmall, systemMedium
                list: List
                  families: systemSmall
                  configured by sample_extension.PickList
                faulty: faulty
                  families: systemSmall
                  configured by sample_extension.PickFault
                sample_extension.PickList: Pick a list
                  list: string, default "Inbox"
                  order: enum, default "name"
                  note: string, optional
                sample_extension.PickFault: Pick a fault
                  fault: enum, default "none"

                """
        )
    }

    @Test(arguments: [
        ("timeline --family small", 64, "missing --kind: several widgets have the family systemSmall"),
        ("timeline --kind counter", 64, "missing --family; use one of systemSmall, systemMedium"),
        ("timeline --kind none", 64, "--kind 'none' is not a known widget; use one of counter, list, faulty"),
        ("timeline --kind list --family large", 64, "no widget has it; list has systemSmall"),
        ("timeline --kind list --zone Mars/Base", 64, "--zone 'Mars/Base': no zone Mars/Base"),
        ("timeline --kind list --zone ../x", 64, "--zone '../x'"),
        ("snapshot --kind list --set order=x", 70, "parameter order expects one of name, date, got \"x\""),
        ("", 64, "missing command"),
    ])
    func errorIsReportedWithItsExitCode(arguments: String, code: Int, says: String) throws {
        // The input stays open, as in a terminal.
        let words = arguments.split(separator: " ").map(String.init)
        let end = try SampleProcess(words, environment: [:]).end()
        #expect(end.code == code)
        #expect(end.output.isEmpty)
        #expect(end.log.hasPrefix("sample-extension: "))
        #expect(end.log.contains(says), "\(end.log)")
    }

    @Test func helpAndVersionSucceed() throws {
        let help = try run("--help")
        #expect(help.code == 0 && help.log.isEmpty)
        #expect(help.output.hasPrefix("usage: sample-extension timeline|snapshot|placeholder"))
        let version = try run("--version")
        #expect(version.code == 0)
        #expect(version.output.hasPrefix("sample-extension (Vitrine "))
    }
}
