import Foundation
import Testing
import VitrineTesting

#if canImport(FoundationXML)
import FoundationXML
#endif

/// What `vitrine doctor --project` writes for others: SARIF, JUnit and GitHub's annotations, read again.
@Suite(.serialized, .hangGuard)
struct DoctorReportCommandTests {
    private let folder: TemporaryContainers

    init() throws { folder = try TemporaryContainers() }

    /// Writes a project with findings of both severities, in a folder whose name an address escapes.
    private func project() throws -> String {
        let files = [
            "project.yml": """
            {"targets": {
                "Steps": {"type": "application", "sources": ["App"], "settings": {"PRODUCT_BUNDLE_IDENTIFIER": "org.a"}},
                "Widget": {"type": "app-extension", "sources": ["나의 Widget"],
                    "settings": {"PRODUCT_BUNDLE_IDENTIFIER": "org.b.widget"}}}}
            """,
            "App/App.swift": "import SwiftUI\n@main struct StepsApp: App { var body: some Scene { WindowGroup {} } }\n",
            "나의 Widget/Widget.swift": """
            import WidgetKit
            @main struct Steps: WidgetBundle { var body: some Widget { A() } }
            struct Provider: TimelineProvider {
                func getTimeline(in context: Context, completion: @escaping (Timeline<StepsEntry>) -> Void) {
                    let next = Calendar.current.date(byAdding: .second, value: 30, to: now)
                }
            }

            """,
        ]
        for (name, text) in files {
            let file = URL(filePath: "\(folder.path)/project/\(name)")
            let parent = file.deletingLastPathComponent()
            try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        return folder.path + "/project"
    }

    @Test func findingsAreWrittenForCodeScanningAndBuildServers() async throws {
        let project = try project()
        let (sarif, junit) = (folder.path + "/findings.sarif", folder.path + "/findings.xml")
        let arguments = ["doctor", "--state", folder.path + "/none", "--project", project]
        let (status, output, errors) = try await VitrineCommandLine.run(
            arguments + ["--sarif", sarif, "--junit", junit]
        )
        #expect(status == 65, "\(output)\(errors)")
        let printed = output.matches(of: #/(?m)^(.+?):(\d+)(?::\d+)?: (error|warning): .* \[(\w+)\]$/#)
            .map { "\($0.3) \($0.4) \($0.2)" }
        #expect(printed.count > 1, "\(output)")

        let log = try JSONDecoder().decode(Log.self, from: Data(contentsOf: URL(filePath: sarif)))
        #expect(log.version == "2.1.0" && log.runs.count == 1)
        let run = log.runs[0]
        #expect(run.tool.driver.name == "vitrine doctor")
        let rules = run.tool.driver.rules.map(\.id)
        #expect(rules.count >= 25 && Set(rules).count == rules.count)
        let found = run.results.map { result in
            let line = result.locations.first?.physicalLocation.region.startLine ?? 0
            return "\(result.level == "error" ? "error" : "warning") \(result.ruleId) \(line)"
        }
        #expect(found == printed)
        #expect(run.results.allSatisfy { rules.contains($0.ruleId) && !$0.message.text.isEmpty })
        for result in run.results {
            // A reference of RFC 3986, which resolves to a file that is there.
            let address = try #require(result.locations.first?.physicalLocation.artifactLocation.uri)
            #expect(address.allSatisfy(\.isASCII) && !address.contains(" "), "\(address)")
            let path = try #require(address.removingPercentEncoding)
            #expect(FileManager.default.fileExists(atPath: path), "\(path)")
        }

        let suites = try XMLDocument(contentsOf: URL(filePath: junit))
        func count(_ path: String) throws -> Int { try suites.nodes(forXPath: path).count }
        let stated = try suites.nodes(forXPath: "//testsuite").first as? XMLElement
        let failures = Set(run.results.filter { $0.level == "error" }.map(\.ruleId)).count
        #expect(try count("//testcase") == rules.count && count("//testcase/failure") == failures)
        #expect(stated?.attribute(forName: "tests")?.stringValue == "\(rules.count)")
        #expect(stated?.attribute(forName: "failures")?.stringValue == "\(failures)")

        let (_, annotations, _) = try await VitrineCommandLine.run(arguments + ["--annotations"])
        let lines = annotations.split(separator: "\n")
        #expect(
            lines.count == printed.count && lines.contains { $0.contains("나의 Widget/Widget.swift,line=") },
            "\(annotations)"
        )
        for (line, result) in zip(lines, run.results) {
            #expect(line.hasPrefix(result.level == "error" ? "::error file=" : "::notice file="), "\(line)")
            #expect(line.contains(",title=\(result.ruleId)::"), "\(line)")
        }
    }
}

/// The members that https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html requires, and those that GitHub reads.
private struct Log: Decodable {
    struct Run: Decodable {
        struct Tool: Decodable { var driver: Driver }
        struct Driver: Decodable {
            var name: String
            var rules: [Rule]
        }
        struct Rule: Decodable { var id: String }
        struct Text: Decodable { var text: String }
        struct Result: Decodable {
            struct Location: Decodable { var physicalLocation: Place }
            struct Place: Decodable {
                var artifactLocation: Address
                var region: Region
            }
            struct Address: Decodable { var uri: String }
            struct Region: Decodable { var startLine: Int }
            var ruleId: String
            var level: String
            var message: Text
            var locations: [Location]
        }
        var tool: Tool
        var results: [Result]
    }
    var version: String
    var runs: [Run]
}
