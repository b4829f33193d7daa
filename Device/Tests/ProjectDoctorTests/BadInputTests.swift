import Foundation
import Testing
import VitrineTesting

@testable import ProjectDoctor

/// Projects that are large, odd or damaged: the doctor ends, and finds what it finds in a sound one.
@Suite(.hangGuard)
struct BadInputTests {
    private let project: FixtureProject

    init() throws { project = try FixtureProject() }

    /// Changes a file of the project.
    private func change(_ name: String, _ change: (Data) throws -> Data) throws {
        let file = URL(filePath: "\(project.path)/\(name)")
        try change(FileManager.default.contents(atPath: file.path) ?? Data()).write(to: file)
    }

    private func expectNoFinding() async throws {
        let report = try await project.report()
        #expect(report.targets == ["App", "Widget"])
        #expect(report.findings.isEmpty, "\(report.lines)")
    }

    @Test func linksInCirclesEnd() async throws {
        let files = FileManager.default
        for (link, target) in [("Widget/around", ".."), ("Widget/itself", "itself"), ("Shared/root", "/")] {
            try files.createSymbolicLink(atPath: "\(project.path)/\(link)", withDestinationPath: target)
        }
        try await expectNoFinding()
    }

    @Test func propertyListsAreReadInTheirOldForms() async throws {
        try change("Widget/Info.plist") { data in
            let list = try PropertyListSerialization.propertyList(from: data, format: nil)
            return try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
        }
        try change("Widget/Widget.entitlements") { _ in
            Data(#"{ "com.apple.security.application-groups" = ("group.org.steps"); }"#.utf8)
        }
        try await expectNoFinding()
    }

    /// Git gives a project such lines on Windows.
    @Test(arguments: ["groupPrefix", "entitlementsChangeable", "unknownRule"])
    func findingIsOnItsLineWhereLinesEndWithTwoCharacters(rule: String) async throws {
        let part = try FixtureProject.parts(of: rule).broken
        let project = try FixtureProject(part)
        for name in try FileManager.default.subpathsOfDirectory(atPath: project.path) {
            guard let data = FileManager.default.contents(atPath: "\(project.path)/\(name)") else { continue }
            let text = String(decoding: data, as: UTF8.self).replacing("\n", with: "\r\n")
            try Data(text.utf8).write(to: URL(filePath: "\(project.path)/\(name)"))
        }
        let report = try await project.report()
        let place = try #require(report.findings.first { $0.rule == rule }?.place, "\(report.lines)")
        #expect("\(place.file):\(place.line)".hasPrefix(part.place), "\(report.lines)")
    }

    @Test func longFileIsRead() async throws {
        try change("Shared/Long.swift") { _ in
            Data((0..<100_000).map { "let value\($0) = \($0)\n" }.joined().utf8)
        }
        try await expectNoFinding()
    }

    @Test func fileAtWhichTheParserFailsIsNamedAndTheOthersAreJudged() async throws {
        let brackets = (open: String(repeating: "[", count: 3_000), close: String(repeating: "]", count: 3_000))
        try change("Widget/Deep.swift") { _ in Data("let deep = \(brackets.open)\(brackets.close)\n".utf8) }
        try change("Widget/Extra.swift") { data in
            Data(String(decoding: data, as: UTF8.self).replacing("Text(\"a\")", with: "ScrollView { }").utf8)
        }
        let places = try await project.report().findings.map { "\($0.place.file) \($0.rule)" }
        #expect(places == ["Widget/Deep.swift sourceUnreadable", "Widget/Extra.swift viewNotAllowed"])
    }

    @Test func longChainOfCallsEnds() async throws {
        try change("Widget/Extra.swift") { data in
            let chain = "Text(\"a\")" + String(repeating: ".padding(1)", count: 5_000)
            return Data(String(decoding: data, as: UTF8.self).replacing("Text(\"a\")", with: chain).utf8)
        }
        try await expectNoFinding()
    }

    @Test func projectFileOfThirtyMegabytesIsRead() async throws {
        let objects = (0..<300_000)
            .map {
                " X\($0) = { isa = PBXFileReference; path = \"Generated/File\($0).swift\"; sourceTree = group; };\n"
            }
        let padding = objects.joined() + "/*" + String(repeating: "x", count: 8 << 20) + "*/\n"
        try change("Steps.xcodeproj/project.pbxproj") { data in
            let text = String(decoding: data, as: UTF8.self)
            return Data(text.replacing("objects = {", with: "objects = {\n\(padding)", maxReplacements: 1).utf8)
        }
        let size = try FileManager.default.attributesOfItem(atPath: project.path + "/Steps.xcodeproj/project.pbxproj")
        #expect(size[.size] as? Int ?? 0 > 30 << 20)
        try await expectNoFinding()
    }

    /// A file of 64 kB may declare one type a thousand times; each would lead to all of them again.
    @Test func typeThatIsDeclaredOftenIsFollowedOnce() {
        let entries = (1...3)
            .map { SourceOutline.Entry(kind: .type, depth: 0, line: $0, column: 1, name: "Steps", detail: "Widget") }
        let target = WidgetProject.Target(
            name: "Widget",
            isExtension: true,
            project: project.path,
            configurations: [],
            own: [SourceOutline(path: project.path + "/Steps.swift", state: .file, entries: entries)],
            shared: [],
            resources: [],
            dependencies: []
        )
        #expect(ReachedCode(target).declarations.count == 3)
    }
}
