import Foundation
import Testing
import VitrineTesting

/// The command `vitrine fleet`: its status, what it prints and what it writes.
@Suite(.serialized, .hangGuard)
struct FleetCommandTests {
    @Test func twoPoliciesAreComparedAndDrawn() async throws {
        let folder = try TemporaryContainers()
        let charts = folder.path + "/charts"
        let report = folder.path + "/fleet.html"
        let (status, output, errors) = try await VitrineCommandLine.run([
            "fleet", "--widgets", "20", "--policy", "15m@clock~2m!5m", "--policy", "end", "--charts", charts,
            "--report", report,
        ])
        #expect(status == 0, "\(errors)")
        #expect(output.contains("15m@clock~2m!5m"))
        #expect(output.contains("requests a minute, peak"))
        #expect(try String(contentsOfFile: charts + "/requests.svg", encoding: .utf8).hasPrefix("<svg"))
        let page = try String(contentsOfFile: report, encoding: .utf8)
        #expect(page.contains("<th scope=\"row\">requests a minute, peak</th>"))
        #expect(page.components(separatedBy: "<svg").count == 3)
    }

    @Test func impossibleNumbersAreRefused() async throws {
        for option in ["--widgets=0", "--widgets=10000001", "--days=0", "--days=367", "--profile=none"] {
            #expect(try await VitrineCommandLine.run(["fleet", option]).status == 64, "\(option)")
        }
    }

    @Test func traceMayHaveAColonInItsPath() async throws {
        let folder = try TemporaryContainers()
        let trace = try folder.write("", to: "10:30.jsonl")
        let (status, _, errors) = try await VitrineCommandLine.run(["fleet", "--policy", "trace:\(trace):w1"])
        #expect(status == 65)
        #expect(errors.contains("\(trace): the trace has no scheduled reload of w1"), "\(errors)")
    }

    @Test func folderThatCannotBeWrittenHasStatus74() async throws {
        let charts = ["--charts", "/dev/null/charts"]
        #expect(try await VitrineCommandLine.run(["fleet", "--widgets", "1"] + charts).status == 74)
    }

    /// A repository may have put it in the place of a report.
    @Test func reportIsNotWrittenThroughALink() async throws {
        let folder = try TemporaryContainers()
        let (link, target) = (folder.path + "/report.html", try folder.write("kept", to: "target"))
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
        let (status, _, errors) = try await VitrineCommandLine.run(["fleet", "--widgets", "1", "--report", link])
        #expect(status == 74)
        #expect(errors == "vitrine: \(link) is a link; remove it, or name the file to which it leads\n")
        #expect(try String(contentsOfFile: target, encoding: .utf8) == "kept")
        #expect(try await VitrineCommandLine.run(["fleet", "--widgets", "1", "--report", "/dev/stdout"]).status == 0)
    }
}
