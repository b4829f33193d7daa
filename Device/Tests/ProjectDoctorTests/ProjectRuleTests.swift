import Foundation
import Testing
import VitrineTesting

@testable import ProjectDoctor
@testable import VitrineHost

/// Every rule has a fixture: a project that breaks it, and the same one sound.
@Suite(.hangGuard)
struct ProjectRuleTests {
    private static let ids = ProjectRule.all.map(\.id)

    @Test(arguments: ids) func brokenProjectHasTheFindingAtItsPlace(rule: String) async throws {
        let part = try FixtureProject.parts(of: rule).broken
        let report = try await FixtureProject(part).report()
        let place = try #require(report.findings.first { $0.rule == rule }?.place, "\(report.lines)")
        #expect("\(place.file):\(place.line)".hasPrefix(part.place), "\(report.lines)")
        #expect(Set(report.findings.map(\.rule)) == [rule], "\(report.lines)")
        let match = try report.lines[0].firstMatch(of: Regex(EditorTasks.problem))
        #expect(match?.output[1].substring == place.file[...], "an editor finds no file in \(report.lines[0])")
    }

    @Test(arguments: ids) func soundTwinHasNoFinding(rule: String) async throws {
        let report = try await FixtureProject(try FixtureProject.parts(of: rule).sound).report()
        #expect(report.targets == ["App", "Widget"])
        #expect(report.findings.isEmpty, "\(report.lines)")
    }

    @Test(arguments: ["onAppear { Task { count = await load() } }", "task { await load() }"])
    func actionAtTheAppearanceOfAViewIsFoundUnlessTheProjectDeclaresIt(call: String) async throws {
        let source = "import SwiftUI\nstruct Extra: View { var body: some View { Text(\"a\").\(call) } }\n"
        let own = "extension View { func \(call.prefix { $0 != " " })(_ action: () -> Void) -> some View { self } }\n"
        for isOwn in [false, true] {
            let text = isOwn ? source + own : source
            let part = FixtureProject.Part(place: "", sections: [("Widget/Extra.swift", text)])
            let report = try await FixtureProject(part).report()
            #expect(report.findings.map(\.rule) == (isOwn ? [] : ["modifierWithoutEffect"]), "\(report.lines)")
        }
    }

    @Test(arguments: [("title", "Pick a week"), ("name", "My week")])
    func nameInTheGalleryIsFoundUnlessTheExtensionTranslatesIt(what: String, missing: String) async throws {
        var part = try FixtureProject.parts(of: "nameNotTranslated").sound
        let table = try #require(part.sections.firstIndex { $0.head.hasSuffix("xcstrings") })
        part.sections[table].body = part.sections[table].body.replacing("\"\(missing)\": {", with: "\"Other\": {")
        let report = try await FixtureProject(part).report()
        #expect(report.findings.map(\.message) == ["\"\(missing)\" is in no table of Widget"], "\(report.lines)")
    }

    @Test func everyFixtureHasARule() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: FixtureProject.fixtures.path)
        #expect(names.sorted() == Self.ids.map { $0 + ".txt" }.sorted())
        #expect(Set(Self.ids).count == Self.ids.count)
    }

    /// `VITRINE_RECORD=1` writes the page instead.
    @Test func pageOfRulesIsMadeOfTheDeclarations() throws {
        let root = URL(filePath: #filePath).appending(path: "../../../..").standardized
        let page = root.appending(path: "docs/doctor-rules.md")
        if ProcessInfo.processInfo.environment["VITRINE_RECORD"] == "1" {
            try Data(ProjectRule.page.utf8).write(to: page)
        }
        let written = try String(contentsOf: page, encoding: .utf8)
        #expect(
            written == ProjectRule.page,
            "docs/doctor-rules.md is not the rules' declarations; run this test with VITRINE_RECORD=1"
        )
    }
}
