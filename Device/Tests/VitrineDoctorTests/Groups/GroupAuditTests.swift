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

    private func target(_ entitled: [String]?, _ code: String, isWhole: Bool = true) -> [DoctorFinding] {
        let uses = GroupUses(in: [("Widget/Store.swift", code)])
        let target = GroupSources.Target(name: "StepsWidget", uses: uses, entitled: entitled, isWhole: isWhole)
        return GroupAudit.findings(GroupSources(targets: [target]))
    }

    @Test func targetWithoutTheGroupOfItsCodeIsAProblem() throws {
        let code = "FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: \"group.steps\")"
        #expect(target(["group.steps"], code).isEmpty)
        let bare = try #require(target([], code).first)
        #expect(bare.rule == .groupNotInEntitlements && bare.severity == .problem)
        #expect(bare.message.contains("StepsWidget does not have the group: it has no App Group"), "\(bare.message)")
        let other = target(["group.Steps"], code)
        #expect(other.map(\.rule) == [.groupNotInEntitlements], "and not that the entitlement is unused")
        let spellings = "its entitlements have group.Steps; group.Steps differs in case only"
        #expect(other.first?.message.contains(spellings) == true)
        #expect(target(nil, code).isEmpty, "a package's entitlements are not known")
    }

    @Test func misspeltSuiteInAConstantIsAProblem() throws {
        let code = """
            enum Shared { static let suite = "gruop.steps" }
            let defaults = UserDefaults(suiteName: Shared.suite)
            """
        let finding = try #require(target(["group.steps"], code).first)
        #expect(finding.rule == .groupNotInEntitlements && finding.subject == "gruop.steps")
        #expect(finding.message.hasPrefix("Widget/Store.swift:2 names the group"), "\(finding.message)")
        #expect(finding.message.contains("its entitlements have group.steps"))
        #expect(target([], code).isEmpty, "a suite of the extension's own")
    }

    @Test func groupInALibraryIsAProblemWhereTheTargetsCodeLeadsToIt() {
        func findings(_ code: String, _ entitled: [String]) -> [DoctorFinding.Rule] {
            let library = [
                ("Core/Store.swift", "public enum Store { static let all = UserDefaults(suiteName: \"group.steps\") }"),
                ("Core/Day.swift", "extension Day { var steps: Int { Store.all.steps } }"),
            ]
            let uses = GroupUses(in: [("Widget/Widget.swift", code)], libraries: library)
            return rules(GroupSources(targets: [.init(name: "StepsWidget", uses: uses, entitled: entitled)]))
        }
        #expect(findings("let a = Day.today.steps", []) == [.groupNotInEntitlements])
        #expect(findings("let a = Night()", []).isEmpty)
        #expect(findings("let a = Night()", ["group.steps"]).isEmpty, "an app may reach it in another way")
    }

    @Test func groupWithTheTeamsPrefixIsNotJudged() {
        let entitlements = ["A.entitlements": ["$(TeamIdentifierPrefix)Steps"]]
        let sources = GroupSources(code: ["group.steps": ["A.swift:1"]], entitlements: entitlements)
        #expect(!GroupAudit.findings(sources).contains { $0.rule == .groupUnused })
    }

    @Test func groupThatIsMadeWhileTheCodeRunsIsNotJudged() {
        let code = "let url = manager.containerURL(forSecurityApplicationGroupIdentifier: Bundle.main.group)"
        #expect(target(["group.steps"], code).isEmpty)
        let own = code + "\nlet log = UserDefaults(suiteName: \"steps.log\")"
        #expect(target(["group.steps"], own).isEmpty, "a suite beside it is the target's own")
        let fallback = "let group = Bundle.main.group ?? \"group.other\"\nUserDefaults(suiteName: group)"
        #expect(target(["group.steps"], fallback).isEmpty, "a literal that counts where no other one is given")
        #expect(target(["group.steps"], "let a = 1").map(\.rule) == [.groupUnused])
        #expect(target(["group.steps"], "let a = 1", isWhole: false).isEmpty, "a package may name it")
    }

    @Test func literalOfAnotherBuildIsNotAProblemWhereEachGroupIsNamed() {
        let code = """
            #if DEBUG
            let group = "group.steps.debug"
            #else
            let group = "group.steps"
            #endif
            let url = manager.containerURL(forSecurityApplicationGroupIdentifier: group)
            """
        #expect(target(["group.steps.debug"], code).isEmpty)
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
