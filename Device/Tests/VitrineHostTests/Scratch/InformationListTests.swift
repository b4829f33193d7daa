import Foundation
import Testing

@testable import VitrineHost

/// An extension's property lists.
struct InformationListTests {
    private func sources(_ settings: [String: String] = [:], infoPlist: String? = nil, entitlements: String? = nil)
        -> ExtensionSources
    {
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
        #expect(try InformationList.appGroups(of: sources(["A": "b"], entitlements: "/e"), files: files) == ["group.b"])
        #expect(try InformationList.appGroups(of: sources(), files: files).isEmpty)
    }

    @Test
    func linksInTheCodeNameTheirSchemes() {
        let texts = ["URL(string: \"steps://day/1\") \"https://a.b\"", "\"My.App+x://\" \"\\(scheme)://a\" \"://\""]
        #expect(LinkSchemes.all(in: texts) == ["my.app+x", "steps"])
    }
}
