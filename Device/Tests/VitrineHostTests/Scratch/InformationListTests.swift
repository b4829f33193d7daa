import Foundation
import Testing
import VitrineDevice

@testable import VitrineHost

/// An extension's property lists.
struct InformationListTests {
    private func sources(
        _ settings: [String: String] = [:],
        infoPlist: String? = nil,
        entitlements: TargetEntitlements = .absent
    ) -> ExtensionSources {
        ExtensionSources(
            name: "Steps",
            code: ModuleSources(name: "Steps", swiftFiles: [], settings: settings),
            infoPlist: infoPlist,
            entitlements: entitlements
        )
    }

    private func program(
        _ sources: ExtensionSources,
        path: String = "/p",
        files: [String: String] = [:]
    ) throws -> HostedProgram {
        try HostedProgram(sources, path: path, resources: path + ".resources", files: .memory(files))
    }

    private static func plist(_ content: String) -> String { "<plist version=\"1.0\"><dict>\(content)</dict></plist>" }

    @Test
    func settingsCompleteTheList() throws {
        let files = FileTree.memory([
            "/i": Self.plist("<key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER).x</string>")
        ])
        let settings = ["PRODUCT_BUNDLE_IDENTIFIER": "app.steps", "INFOPLIST_KEY_CFBundleDisplayName": "걸음"]
        let list = try InformationList(sources(settings, infoPlist: "/i"), files: files)
        #expect(list.bundleIdentifier == "app.steps.x")
        #expect(list.displayName == "걸음")
    }

    @Test
    func frameworksAddTheirKeys() throws {
        let files = FileTree.memory([
            "/i": Self.plist("<key>Unit</key><string>km</string>"),
            "/k": Self.plist("<key>Unit</key><string>mi</string><key>Group</key><string>group.$(DOMAIN)</string>"),
            "/broken": "{",
        ])
        var own = sources(infoPlist: "/i")
        own.modules = [
            ModuleSources(name: "Kit", swiftFiles: [], settings: ["DOMAIN": "app.steps"], infoPlist: "/k"),
            ModuleSources(name: "Broken", swiftFiles: [], infoPlist: "/broken"),
        ]
        let list = String(decoding: try InformationList(own, files: files).xml, as: UTF8.self)
        #expect(list.contains("<string>km</string>") && !list.contains("<string>mi</string>"))
        #expect(list.contains("<string>group.app.steps</string>"))
    }

    @Test(arguments: [
        (["PRODUCT_NAME": "Product"], "", "Product"), ([:], "", "Steps"),
        (["PRODUCT_NAME": "Product"], "<key>CFBundleName</key><string>$(PRODUCT_NAME) X</string>", "Product X"),
        (
            ["GENERATE_INFOPLIST_FILE": "YES", "INFOPLIST_KEY_CFBundleDisplayName": "걸음"],
            "<key>CFBundleDisplayName</key><string>Walks</string>", "걸음"
        ),
        (
            ["INFOPLIST_KEY_CFBundleDisplayName": "걸음"],
            "<key>CFBundleDisplayName</key><string>Walks</string>", "Walks"
        ),
        (["TITLE": "걸음"], "<key>CFBundleDisplayName</key><string>${TITLE}</string>", "걸음"),
        // A variable that the project does not set stands for nothing.
        ([:], "<key>CFBundleDisplayName</key><string>$(TITLE)</string>", "Steps"),
    ])
    func nameIsTheFirstOneThatIsStated(settings: [String: String], content: String, name: String) throws {
        let files = FileTree.memory(["/i": Self.plist(content)])
        #expect(try InformationList(sources(settings, infoPlist: "/i"), files: files).displayName == name)
    }

    @Test
    func homeScreenShowsTheNameOfTheApp() throws {
        var own = sources()
        own.appName = "Walks"
        let program = try program(own)
        #expect(program.app(standIn: "/s").name == "Walks")
        #expect(program.ownName == "Steps")
    }

    @Test
    func builtAppTakesThePlaceOfTheStandIn() throws {
        let types =
            "<key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key><array>"
            + "<string>Steps</string></array></dict></array>"
        let code = "struct LogSteps: AppIntent {}"
        let files = ["/i": Self.plist(types), "/a.swift": code]
        var app = sources(infoPlist: "/i")
        app.code.swiftFiles = ["/a.swift"]
        let built = try program(app, path: "/app/steps", files: files)
        var program = try program(sources(), path: "/w/widget", files: files)
        program.builtApp = try HostedApp(built, module: "Steps", files: .memory(files))
        let manifest = program.app(standIn: "/vitrine", schemes: ["Other"])
        #expect(manifest.program == "/app/steps")
        #expect(manifest.schemes == ["other", "steps"])
        #expect(manifest.environment["VITRINE_INTENTS"] == "Steps.LogSteps")
        #expect(manifest.environment["VITRINE_RESOURCES"] == nil, "each program finds its own beside it")
    }

    @Test
    func aDamagedListIsReported() throws {
        let files = FileTree.memory(["/i": "<plist>"])
        let error = #expect(throws: HostError.self) { try InformationList(sources(infoPlist: "/i"), files: files) }
        #expect(error?.code == .project)
        #expect(throws: HostError.self) { try InformationList(sources(infoPlist: "/gone"), files: files) }
    }

    @Test
    func entitlementsNameTheGroups() throws {
        let groups = "<key>com.apple.security.application-groups</key><array><string>group.$(A)</string></array>"
        let single = "<key>com.apple.security.application-groups</key><string>group.c</string>"
        let files = FileTree.memory(["/e": Self.plist(groups), "/single": Self.plist(single)])
        #expect(try TargetEntitlements.file("/e").appGroups(["A": "b"], files: files) == ["group.b"])
        #expect(try TargetEntitlements.file("/single").appGroups([:], files: files) == ["group.c"])
        #expect(try TargetEntitlements.file("/e").appGroups([:], files: files) == nil, "A is not known")
        #expect(try TargetEntitlements.groups(["group.$(A)"]).appGroups(["A": "b"], files: files) == ["group.b"])
        #expect(try TargetEntitlements.absent.appGroups([:], files: files) == [])
        #expect(try TargetEntitlements.unknown.appGroups([:], files: files) == nil)
    }

    @Test
    func extensionKnowsItsGroups() throws {
        func environment(_ entitlements: TargetEntitlements) throws -> String? {
            try program(sources(entitlements: entitlements)).app(standIn: "/s").environment["VITRINE_APP_GROUPS"]
        }
        #expect(try environment(.groups(["group.a", "group.b"])) == "group.a,group.b")
        #expect(try environment(.absent) == "")
        #expect(try environment(.unknown) == nil)
    }

    @Test
    func linksInTheCodeNameTheirSchemes() {
        let texts = ["URL(string: \"steps://day/1\") \"https://a.b\"", "\"My.App+x://\" \"\\(scheme)://a\" \"://\""]
        #expect(LinkSchemes.all(in: texts) == ["my.app+x", "steps"])
    }

    @Test
    func extensionsOfOneAppAreParts() throws {
        let wholes = try [("/a", "Steps"), ("/b", "Steps"), ("/c", nil)]
            .map { path, name in
                var own = sources(["PRODUCT_BUNDLE_IDENTIFIER": "app\(path)"], entitlements: .groups(["group.a"]))
                own.appName = name
                return try program(own, path: path).app(standIn: "/s").partOf
            }
        #expect(wholes == ["group.a Steps", "group.a Steps", nil])
    }

    @Test
    func twoExtensionsWithOneIdentifierAreTwoApps() throws {
        let settings = ["PRODUCT_BUNDLE_IDENTIFIER": "app.steps"]
        let programs = try ["/a", "/b"].map { try program(sources(settings), path: $0) }
        let apps = HostedProgram.manifest(of: programs, standIn: "/vitrine").apps
        #expect(apps.map(\.id) == ["app.steps", "app.steps-2"])
        #expect(apps.map(\.widgetProgram) == ["/a", "/b"])
    }
}
