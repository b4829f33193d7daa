import Foundation
import Testing

@testable import VitrineDoctor

struct GroupAuditTests {
    private func rules(_ sources: GroupSources) -> [DoctorFinding.Rule] {
        GroupAudit.findings(sources).map(\.rule)
    }

    @Test func oneIdentifierEverywhereHasNoFinding() {
        let sources = GroupSources(
            code: ["group.a": ["App.swift:3"]],
            entitlements: ["App.entitlements": ["group.a"]],
            manifest: ["app.a": "group.a"],
            containers: ["group.a", ".device"]
        )
        #expect(rules(sources).isEmpty)
    }

    @Test func identifierOfCodeThatNothingElseHasIsAProblemOfBoth() {
        let sources = GroupSources(
            code: ["group.b": ["App.swift:3"], "group.a": ["App.swift:4"]],
            entitlements: ["App.entitlements": ["group.a"]],
            manifest: ["app.a": "group.a"]
        )
        #expect(rules(sources) == [.groupNotInManifest, .groupNotInEntitlements])
    }

    @Test func identifierThatDiffersInCaseIsNamed() throws {
        let sources = GroupSources(code: ["group.A": ["App.swift:3"]], manifest: ["app.a": "group.a"])
        let all = GroupAudit.findings(sources)
        #expect(all.map(\.rule) == [.groupNotInManifest, .groupNotInCode])
        #expect(all.allSatisfy { $0.message.contains("differs in case only") })
        #expect(try #require(all.first).message.contains("App.swift:3"))
    }

    @Test func placeThatWasNotExaminedCausesNoFinding() {
        #expect(rules(GroupSources(manifest: ["app.a": "group.a"])).isEmpty)
        #expect(rules(GroupSources(code: ["group.a": ["App.swift:3"]])).isEmpty)
    }

    @Test func unusedEntitlementAndUnknownContainerAreNotices() {
        let sources = GroupSources(
            code: ["group.a": ["App.swift:3"]],
            entitlements: ["App.entitlements": ["group.a", "group.old"]],
            manifest: ["app.a": "group.a"],
            containers: ["group.a", "group.old"]
        )
        let all = GroupAudit.findings(sources)
        #expect(all.map(\.rule) == [.groupUnused, .unknownContainer])
        #expect(all.allSatisfy { $0.severity == .notice })
    }

    @Test func literalsAreFoundOutsideComments() {
        let source = """
            // AppGroup("group.comment")
            let first = AppGroup("group.app.one") // "group.trailing"
            /* "group.block"
            "group.block.two" */ let second = "group.two"
            let url = "https://group.example/"; let made = "group.\\(name)"; let empty = "group."
            """
        let found = GroupLiterals.find(in: source)
        #expect(found.map(\.group) == ["group.app.one", "group.two"])
        #expect(found.map(\.line) == [2, 4])
    }

    @Test func entitlementsThatAreNoPropertyListHaveNoGroups() throws {
        let list = ["com.apple.security.application-groups": ["group.a"]]
        let data = try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
        #expect(GroupSources.groups(inEntitlements: data) == ["group.a"])
        #expect(GroupSources.groups(inEntitlements: Data("<plist".utf8)).isEmpty)
        #expect(GroupSources.groups(inEntitlements: nil).isEmpty)
    }

    @Test func projectIsReadWithoutItsTestsAndHiddenFolders() throws {
        let project = try TemporaryContainer()
        try project.write("let a = AppGroup(\"group.a\")\n", to: "Sources/App.swift")
        try project.write("let a = AppGroup(\"group.test\")\n", to: "Tests/AppTests.swift")
        try project.write("let a = AppGroup(\"group.hidden\")\n", to: ".build/App.swift")
        var sources = GroupSources()
        sources.read(project: project.path)
        #expect(sources.code == ["group.a": ["Sources/App.swift:1"]])
    }
}
