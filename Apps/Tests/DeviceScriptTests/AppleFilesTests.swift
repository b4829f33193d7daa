import AppTestSupport
import Foundation
import Testing
import VitrineDevice

/// The files that Xcode signs and packs with each app and its extension.
struct AppleFilesTests {
    private static let folder = DeviceManifest.appsFolder
    private static let names = ["LucidPal", "BeeBloom", "DBMultiverse", "Hangangjari"]

    private func list(_ app: String, _ path: String) throws -> [String: Any] {
        let file = Self.folder.appending(path: "\(app)/Xcode/\(path)")
        let list = try PropertyListSerialization.propertyList(from: try Data(contentsOf: file), format: nil)
        return try #require(list as? [String: Any], "\(file.path) is not a property list with keys")
    }

    private func installed(_ app: String) throws -> AppManifest {
        let file = try Data(contentsOf: Self.folder.appending(path: "vitrine.json"))
        let manifest = try JSONDecoder().decode(DeviceManifest.self, from: file)
        return try #require(manifest.apps.first { $0.name == app })
    }

    /// The text of an app's Swift files, and of the library that is linked into it.
    private func code(of app: String, andLibrary: Bool = false) throws -> String {
        var folders = [Self.folder.appending(path: app)]
        if andLibrary {
            let sources = Self.folder.deletingLastPathComponent().appending(path: "Sources")
            let modules = [
                "Vitrine", "VitrineActions", "VitrineContext", "VitrineLinks", "VitrineLoading", "VitrineWidgets",
            ]
            folders += modules.map { sources.appending(path: $0) }
        }
        var text = ""
        for folder in folders {
            let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
            for case let file as URL in files where file.pathExtension == "swift" {
                text += try String(contentsOf: file, encoding: .utf8)
            }
        }
        return text
    }

    @Test(arguments: names) func entitlementsHaveTheGroupThatTheCodeNames(_ app: String) throws {
        let group = try installed(app).group
        let key = "com.apple.security.application-groups"
        #expect(try list(app, "App/\(app).entitlements")[key] as? [String] == [group])
        #expect(try list(app, "Widgets/\(app)Widgets.entitlements")[key] as? [String] == [group])
        let named = Set(try code(of: app).matches(of: /AppGroup\("(group\.[^"]+)"\)/).map { String($0.1) })
        #expect(named == [group])
    }

    @Test(arguments: names) func informationListsNameTheSchemeAndTheExtensionPoint(_ app: String) throws {
        let types = try #require(try list(app, "App/Info.plist")["CFBundleURLTypes"] as? [[String: Any]])
        let schemes = types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }
        #expect(schemes == (try installed(app).schemes))
        let point = try #require(try list(app, "Widgets/Info.plist")["NSExtension"] as? [String: Any])
        #expect(point["NSExtensionPointIdentifier"] as? String == "com.apple.widgetkit-extension")
        let wantsLocation = try list(app, "Widgets/Info.plist")["NSWidgetWantsLocation"] as? Bool ?? false
        #expect(wantsLocation == (try installed(app).wantsLocation))
    }

    @Test(arguments: names) func projectLinksTheModulesOfItsPrograms(_ app: String) throws {
        func text(_ path: String) throws -> String {
            try String(contentsOf: Self.folder.appending(path: path), encoding: .utf8)
        }
        let project = try text("\(app)/Xcode/project.yml")
        let package = try text("Package.swift")
        for target in ["App", "Widgets"] {
            let product = "\(app)\(target == "App" ? "App" : "Widget")Modules"
            #expect(project.contains("product: \(product)\n"))
            let line = try #require(package.split(separator: "\n").first { $0.contains("\"\(product)\"") })
            let modules = line.matches(of: /"(\w+)"/).map { String($0.1) }
            let program = try text("\(app)/Xcode/\(target)/main.swift")
            let imported = program.matches(of: /import (\w+)/).map { String($0.1) }
            #expect(imported.contains("\(app)\(target)"))
            #expect(Set(imported).subtracting(modules + ["Foundation"]) == ["VitrineWidgets"])
        }
        for file in project.matches(of: /(?:INFOPLIST_FILE|CODE_SIGN_ENTITLEMENTS): (\S+)/) {
            _ = try list(app, String(file.1))
        }
        let identifiers = project.matches(of: /BUNDLE_IDENTIFIER: (\S+)/).map { String($0.1) }
        #expect(identifiers.count == 2 && identifiers[1].hasPrefix(identifiers[0] + "."))
    }

    @Test func everyFileThatThePageNamesExists() throws {
        let page = Self.folder.deletingLastPathComponent().appending(path: "docs/in-xcode.md")
        let links = try String(contentsOf: page, encoding: .utf8).matches(of: /\]\(\.\.\/Apps\/([^)]+)\)/)
        #expect(links.count > 30)
        for link in links {
            #expect(FileManager.default.fileExists(atPath: Self.folder.appending(path: link.1).path), "\(link.1)")
        }
    }

    /// The interfaces whose use Apple asks to be explained, with what names them in code (Apple, "Describing use of
    /// required reason API").
    private static var categories: [(String, Regex<Substring>)] {
        [
            (
                "NSPrivacyAccessedAPICategoryFileTimestamp",
                /\b[lf]?stat(?:at)?\(|attributesOfItem|contentModificationDate/
            ),
            ("NSPrivacyAccessedAPICategorySystemBootTime", /systemUptime|mach_absolute_time/),
            ("NSPrivacyAccessedAPICategoryDiskSpace", /statvfs|statfs\(|volumeAvailableCapacity|systemFreeSize/),
            ("NSPrivacyAccessedAPICategoryUserDefaults", /\bUserDefaults\b/),
            ("NSPrivacyAccessedAPICategoryActiveKeyboards", /activeInputModes/),
        ]
    }

    @Test(arguments: names, ["App", "Widgets"])
    func privacyManifestNamesWhatTheCodeUses(_ app: String, _ target: String) throws {
        let manifest = try list(app, "\(target)/PrivacyInfo.xcprivacy")
        #expect(manifest["NSPrivacyTracking"] as? Bool == false)
        #expect((manifest["NSPrivacyTrackingDomains"] as? [String])?.isEmpty == true)
        #expect((manifest["NSPrivacyCollectedDataTypes"] as? [Any])?.isEmpty == true)
        let types = try #require(manifest["NSPrivacyAccessedAPITypes"] as? [[String: Any]])
        let declared = types.compactMap { $0["NSPrivacyAccessedAPIType"] as? String }
        let code = try code(of: app, andLibrary: true)
        let used = Self.categories.filter { code.contains($0.1) }.map(\.0)
        #expect(declared.sorted() == used.sorted())
        for type in types { #expect((type["NSPrivacyAccessedAPITypeReasons"] as? [String])?.isEmpty == false) }
    }
}
