import Foundation
import Testing
import VitrineDevice
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
        for (name, text) in files { try folder.write(text, to: "project/\(name)") }
        return folder.path + "/project"
    }

    @Test func optionsOfTheFolderCountForAProjectInIt() async throws {
        let project = try project()
        try folder.write("{\"off\": [\"bundleIdentifier\"]}", to: "project/.vitrine-doctor.json")
        let arguments = ["doctor", "--state", folder.path + "/none", "--project", project + "/project.yml"]
        let (_, output, errors) = try await VitrineCommandLine.run(arguments)
        #expect(output.contains("[shortSteps]") && !output.contains("[bundleIdentifier]"), "\(output)\(errors)")
    }

    private func elements(_ value: JSONValue?) -> [JSONValue] {
        if case .array(let elements)? = value { elements } else { [] }
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

        // The members that https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html requires, and those that GitHub
        // reads.
        let log = try JSONDecoder().decode(JSONValue.self, from: Data(contentsOf: URL(filePath: sarif)))
        #expect(log["version"] == "2.1.0" && elements(log["runs"]).count == 1)
        let run = elements(log["runs"])[0]
        let driver = run["tool"]?["driver"]
        #expect(driver?["name"] == "vitrine doctor")
        let rules = elements(driver?["rules"]).compactMap { $0["id"]?.string }
        #expect(rules.count >= 25 && Set(rules).count == rules.count)
        let results = try elements(run["results"])
            .map { result in
                let rule = try #require(result["ruleId"]?.string)
                #expect(rules.contains(rule) && result["message"]?["text"]?.string?.isEmpty == false)
                let place = try #require(elements(result["locations"]).first?["physicalLocation"])
                // A reference of RFC 3986, which resolves to a file that is there.
                let address = try #require(place["artifactLocation"]?["uri"]?.string)
                #expect(address.allSatisfy(\.isASCII) && !address.contains(" "), "\(address)")
                let path = try #require(address.removingPercentEncoding)
                #expect(FileManager.default.fileExists(atPath: path), "\(path)")
                guard case .integer(let line)? = place["region"]?["startLine"] else {
                    throw CocoaError(.coderValueNotFound)
                }
                let level = try #require(result["level"]?.string)
                return (rule: rule, line: line, isError: level == "error")
            }
        #expect(results.map { "\($0.isError ? "error" : "warning") \($0.rule) \($0.line)" } == printed)

        let suites = try XMLDocument(contentsOf: URL(filePath: junit))
        func count(_ path: String) throws -> Int { try suites.nodes(forXPath: path).count }
        let stated = try suites.nodes(forXPath: "//testsuite").first as? XMLElement
        let failures = Set(results.filter(\.isError).map(\.rule)).count
        #expect(try count("//testcase") == rules.count && count("//testcase/failure") == failures)
        #expect(stated?.attribute(forName: "tests")?.stringValue == "\(rules.count)")
        #expect(stated?.attribute(forName: "failures")?.stringValue == "\(failures)")

        let (_, annotations, _) = try await VitrineCommandLine.run(arguments + ["--annotations"])
        let lines = annotations.split(separator: "\n")
        #expect(
            lines.count == printed.count && lines.contains { $0.contains("나의 Widget/Widget.swift,line=") },
            "\(annotations)"
        )
        for (line, result) in zip(lines, results) {
            #expect(line.hasPrefix(result.isError ? "::error file=" : "::notice file="), "\(line)")
            #expect(line.contains(",title=\(result.rule)::"), "\(line)")
        }
    }
}
