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

    @Test(arguments: [
        (["PRODUCT_NAME": "Product"], "", "Product"), ([:], "", "Steps"),
        (["PRODUCT_NAME": "Product"], "<key>CFBundleName</key><string>$(PRODUCT_NAME) X</string>", "Product X"),
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
        let program = try HostedProgram(own, path: "/p", resources: "/r", files: .memory([:] as [String: String]))
        #expect(program.app(standIn: "/s").name == "Walks")
        #expect(program.ownName == "Steps")
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
        let files = FileTree.memory(["/e": Self.plist(groups)])
        #expect(try TargetEntitlements.file("/e").appGroups(["A": "b"], files: files) == ["group.b"])
        #expect(try TargetEntitlements.file("/e").appGroups([:], files: files) == nil, "A is not known")
        #expect(try TargetEntitlements.groups(["group.$(A)"]).appGroups(["A": "b"], files: files) == ["group.b"])
        #expect(try TargetEntitlements.absent.appGroups([:], files: files) == [])
        #expect(try TargetEntitlements.unknown.appGroups([:], files: files) == nil)
    }

    @Test
    func extensionKnowsItsGroups() throws {
        func environment(_ entitlements: TargetEntitlements) throws -> String? {
            let program = try HostedProgram(
                sources(entitlements: entitlements),
                path: "/p",
                resources: "/r",
                files: .memory([:] as [String: String])
            )
            return program.app(standIn: "/s").environment["VITRINE_APP_GROUPS"]
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
    func twoExtensionsWithOneIdentifierAreTwoApps() throws {
        let settings = ["PRODUCT_BUNDLE_IDENTIFIER": "app.steps"]
        let programs = try ["/a", "/b"]
            .map { path in
                try HostedProgram(
                    sources(settings),
                    path: path,
                    resources: path,
                    files: .memory([:] as [String: String])
                )
            }
        let apps = HostedProgram.manifest(of: programs, standIn: "/vitrine").apps
        #expect(apps.map(\.id) == ["app.steps", "app.steps-2"])
        #expect(apps.map(\.widgetProgram) == ["/a", "/b"])
    }
}
