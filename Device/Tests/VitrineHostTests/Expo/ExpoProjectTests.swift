import AssetCompiler
import Foundation
import Testing
import WidgetArchive

@testable import VitrineHost

/// Expo projects whose targets have not been generated.
struct ExpoProjectTests {
    private func find(_ files: [String: String], at path: String = "/w") async throws(HostError) -> ExtensionSources {
        try await ExtensionFinder.memory(files).find(at: path)[0]
    }

    private static let app = """
        { "expo": { "name": "Daily Steps", "version": "2.1.0", "ios": {
            "bundleIdentifier": "org.example.steps", "buildNumber": "7",
            "entitlements": { "com.apple.security.application-groups": ["group.org.example.steps"] } },
          "plugins": ["@bacons/apple-targets"] } }
        """

    /// The form that the plugin's own command `create-target widget` writes, with what its documentation adds.
    private static let configuration = """
        /** @type {import('@bacons/apple-targets/app.plugin').ConfigFunction} */
        module.exports = config => ({
          type: "widget",
          icon: 'https://example.org/icon.png',
          colors: { $accent: "#FF6600", ink: { light: "rgb(0, 0, 0)", dark: "#fff" } },
          images: { shoe: "../../assets/shoe.png", far: "https://example.org/far.png", gone: "./gone.png" },
          entitlements: { /* Add entitlements */ },
        });
        """

    private static func files(_ configuration: String = configuration, app: String = app) -> [String: String] {
        [
            "/w/app.json": app, "/w/targets/widget/expo-target.config.js": configuration,
            "/w/targets/widget/index.swift": Sample.bundle, "/w/targets/widget/Info.plist": Sample.infoPlist(),
            "/w/targets/widget/pods.rb": "", "/w/targets/widget/tips.json": "", "/w/targets/_shared/Steps.swift": "",
            "/w/targets/share/expo-target.config.js": "module.exports = { type: 'share' }",
            "/w/targets/share/Share.swift": "", "/w/assets/shoe.png": "", "/w/App.tsx": "",
            "/w/node_modules/x/targets/widget/expo-target.config.js": configuration,
            "/w/node_modules/x/ios/X.xcodeproj/project.pbxproj": "",
        ]
    }

    @Test(arguments: ["/w", "/w/targets", "/w/targets/widget"])
    func folderOfATargetIsAnExtension(path: String) async throws {
        let found = try await find(Self.files(), at: path)
        #expect(found.name == "widget" && found.appName == "Daily Steps")
        #expect(found.code.swiftFiles == ["/w/targets/widget/index.swift", "/w/targets/_shared/Steps.swift"])
        #expect(found.resources == ["/w/targets/widget/tips.json"])
        #expect(found.infoPlist == "/w/targets/widget/Info.plist")
        #expect(found.code.settings["PRODUCT_BUNDLE_IDENTIFIER"] == "org.example.steps.widget")
        #expect(found.code.settings["MARKETING_VERSION"] == "2.1.0")
        #expect(found.code.settings["CURRENT_PROJECT_VERSION"] == "7")
        // The plugin copies the app's groups into entitlements that name none.
        #expect(found.entitlements == .groups(["group.org.example.steps"]))
    }

    @Test
    func coloursAndImagesOfTheConfigurationAreAssets() async throws {
        let found = try await find(Self.files())
        let accent = ResourceIndex.Color.Variant(space: .displayP3, red: 1, green: 0.4, blue: 0)
        #expect(found.assets.colors["$accent"]?.variants == [accent])
        #expect(found.assets.colors["ink"]?.variants.map(\.appearance) == [nil, .dark])
        #expect(found.assets.images.mapValues { $0.map(\.file.path) } == ["shoe": ["/w/assets/shoe.png"]])
        #expect(found.notes.count == 2, "\(found.notes)")
        #expect(found.notes.contains { $0.contains("far lies on a server; nothing is fetched") })
        #expect(found.notes.contains { $0.contains("gone is not there: /w/targets/widget/gone.png") })
    }

    @Test
    func statedNamesAndGroupsCount() async throws {
        let configuration = """
            const GROUP = "group.own";
            module.exports = { type: "widget", name: "Steps Widget", displayName: "Steps", bundleIdentifier: ".steps-widget",
              entitlements: { "com.apple.security.application-groups": [GROUP] } };
            """
        let found = try await find(Self.files(configuration))
        #expect(found.name == "StepsWidget")
        #expect(found.code.settings["PRODUCT_BUNDLE_IDENTIFIER"] == "org.example.steps.steps-widget")
        #expect(found.code.settings["INFOPLIST_KEY_CFBundleDisplayName"] == "Steps")
        #expect(found.entitlements == .groups(["group.own"]))
        #expect(found.notes.map { $0.contains("its app has group.org.example.steps") } == [true], "\(found.notes)")
    }

    @Test
    func configurationOfTheAppMayBeAProgram() async throws {
        var files = Self.files()
        files["/w/app.config.ts"] = """
            import { ExpoConfig, ConfigContext } from 'expo/config';
            const id = process.env.VARIANT === 'dev' ? 'org.example.dev' : 'org.example.made';
            export default ({ config }: ConfigContext): ExpoConfig => ({
              ...config, name: 'Made', ios: { ...config.ios, bundleIdentifier: id },
            });
            """
        let found = try await find(files)
        #expect(found.appName == "Made")
        #expect(found.code.settings["PRODUCT_BUNDLE_IDENTIFIER"] == "org.example.made.widget")
        #expect(found.entitlements == .groups(["group.org.example.steps"]))
    }

    @Test(arguments: [
        ("module.exports = () => {\n  throw new Error('not now');\n}", 2),
        ("module.exports = {\n  type: 'widget',\n  entitlements: entitlements(),\n}", 3),
        ("const { make } = require('./make');\nmodule.exports = make();", 2),
    ])
    func whatCannotBeReadIsNotedAndTheFilesAreHosted(configuration: String, line: Int) async throws {
        let found = try await find(Self.files(configuration))
        #expect(found.code.swiftFiles.first == "/w/targets/widget/index.swift")
        #expect(found.entitlements == .unknown)
        #expect(found.notes.count == 1)
        let place = "/w/targets/widget/expo-target.config.js:\(line): "
        #expect(found.notes.first?.hasPrefix(place) == true, "\(found.notes)")
    }

    @Test(arguments: [
        "const images = require('./images.js');", "const images = require('./images');",
        "import images from './images';", "import * as images from './images.js'",
    ])
    func scriptThatIsRequiredIsRead(statement: String) async throws {
        let configuration = "\(statement)\nmodule.exports = { type: 'widget', images };"
        var files = Self.files(configuration)
        files["/w/targets/widget/images.js"] = "module.exports = { shoe: '../../assets/shoe.png', more: make(1) }"
        let found = try await find(files)
        #expect(found.assets.images.mapValues { $0.map(\.file.path) } == ["shoe": ["/w/assets/shoe.png"]])
        let place = "/w/targets/widget/expo-target.config.js:1: only running the script would tell `images`"
        #expect(found.notes.first?.hasPrefix(place) == true, "\(found.notes)")
    }

    @Test
    func coloursThatThePluginDoesNotReadAreNoted() async throws {
        let configuration = "module.exports = { type: 'widget', colors: { a: { color: '#fff' }, b: 'no colour' } }"
        let found = try await find(Self.files(configuration))
        #expect(found.assets.colors.isEmpty)
        #expect(found.notes.filter { $0.contains("is not understood") }.count == 2)
    }

    @Test(arguments: [
        ("export default ({ config }) => ({ ...config, ios: { ...config.ios, bundleIdentifier: make(1) } })", 1, true),
        ("import base from './app.base';\nexport default { ...base, name: 'x' };", 2, true),
        ("export default () => {\n  switch (V) { case 'a': return {} }\n  return { name: 'x' }\n};", 2, false),
    ])
    func whatTheAppComputesIsNotedWithItsLine(program: String, line: Int, isIdentifier: Bool) async throws {
        var files = Self.files()
        files["/w/app.config.ts"] = program
        let found = try await find(files)
        let what =
            isIdentifier
            ? "`ios.bundleIdentifier`; org.example.steps of app.json counts" : "`ios.entitlements`; it is left out"
        let note = "/w/app.config.ts:\(line): only running the script would tell \(what)"
        #expect(found.notes.contains(note), "\(found.notes)")
        #expect(found.code.settings["PRODUCT_BUNDLE_IDENTIFIER"] == "org.example.steps.widget")
    }

    @Test(arguments: [
        ("/w/app.json", "{ \"expo\": {", "/w/app.json:1: this { is not closed"),
        (
            "/w/targets/widget/expo-target.config.js", "module.exports = {\n  type: 'widget', colors: {\n}",
            "expo-target.config.js:1: this { is not closed"
        ),
        (
            "/w/targets/widget/expo-target.config.js", "module.exports = {\n  type: 'widgets' }",
            "js:2: the plugin knows no target of the type widgets; did you mean widget?"
        ),
    ])
    func configurationThatExpoRefusesIsAnErrorWithItsLine(path: String, text: String, message: String) async throws {
        var files = Self.files()
        files[path] = text
        let error = try await #require(throws: HostError.self) { try await find(files) }
        #expect(error.code == .project && error.message.hasSuffix(message), "\(error.message)")
    }

    /// What is wrong with a target beside the one of `files`, or with that one.
    private func troubles(_ configuration: String, app: String = app, second: String? = nil) -> [String] {
        var files = Self.files(configuration, app: app)
        if let second {
            files["/w/targets/goal/expo-target.config.js"] = second
            files["/w/targets/goal/index.swift"] = Sample.bundle
        }
        return ExpoProject(files: .memory(files)).outline(below: "/w").troubles.map { "\($0.rule) \($0.text)" }
    }

    @Test
    func targetThatDoesNotGoWithItsAppOrAnotherOneIsFound() {
        let own = "/w/targets/widget/expo-target.config.js"
        let plain = "module.exports = { type: 'widget' }"
        func written(_ more: String) -> String { "module.exports = { type: 'widget',\n \(more) }" }
        let groups = written("entitlements: { 'com.apple.security.application-groups': ['group.other'] }")
        let mismatch = "widget has group.other, and its app has group.org.example.steps"
        #expect(troubles(groups) == ["groupMismatch \(own):2: \(mismatch)"])
        #expect(
            troubles(written("bundleIdentifier: 'com.other.widget'")) == [
                "bundleIdentifier \(own):2: com.other.widget does not follow from org.example.steps"
            ]
        )
        #expect(
            troubles(plain, second: plain) == [
                "bundleIdentifier \(own):1: org.example.steps.widget is that of goal too"
            ]
        )
        let same = "module.exports = { type: 'widget', bundleIdentifier: '.a',\n name: 'Same' }"
        let other = "/w/targets/goal/expo-target.config.js has the name Same too: one target replaces the other"
        #expect(troubles(same, second: same) == ["expoTarget \(own):2: \(other)"])
        let app = Self.app.replacing("@bacons/apple-targets", with: "expo-router")
        let lack = "the plugins lack @bacons/apple-targets, so that widget is not made"
        #expect(troubles(plain, app: app) == ["expoTarget /w/app.json:4: \(lack)"])
        #expect(troubles(plain).isEmpty)
    }

    @Test func pluginThatTheAppsScriptCallsIsNotMissing() {
        let app = Self.app.replacing("@bacons/apple-targets", with: "expo-router")
        var files = Self.files("module.exports = { type: 'widget' }", app: app)
        files["/w/app.config.js"] =
            "const { withTargets } = require('@bacons/apple-targets');\nmodule.exports = ({ config }) => withTargets(config);"
        #expect(ExpoProject(files: .memory(files)).outline(below: "/w").troubles.isEmpty)
    }

    @Test
    func notesOfColoursAndImagesHaveTheirLines() {
        let configuration = """
            module.exports = {
              type: "widget",
              colors: { ink: "#GGG" },
              images: {
                shoe: "./shoo.png",
              },
            };
            """
        let own = "expoTarget /w/targets/widget/expo-target.config.js"
        #expect(
            troubles(configuration) == [
                "\(own):3: the colour ink is not understood; write it as \"#FF6600\" or { light, dark }",
                "\(own):5: the image shoe is not there: /w/targets/widget/shoo.png",
            ]
        )
    }

    @Test(arguments: ["\"expo-widgets\"", "[\"voltra\", {}]", "\"@use-voltra/ios-client\""])
    func widgetsThatAPluginMakesAreAskedFor(plugin: String) async throws {
        let files = ["/w/app.json": "{ \"expo\": { \"plugins\": [\"a\", \(plugin)] } }", "/w/App.tsx": ""]
        let error = try await #require(throws: HostError.self) { try await find(files) }
        #expect(
            error.code == .noExtension && error.message.contains("draws its widgets from JavaScript"),
            "\(error.message)"
        )
    }

    @Test
    func generatedProjectWithTheExtensionComesFirst() async throws {
        var files = Self.files()
        let project = "/w/ios/Steps.xcodeproj/project.pbxproj"
        files[project] = Sample.project("Generated", folder: "../targets/widget")
        #expect(try await find(files).name == "Generated")
        // A stale one does not hide the targets.
        files[project] = Sample.project()
        #expect(try await find(files).name == "widget")
        let targets = SignedTargets(files: .memory(files)) { _ in throw HostError(.project, "no package") }
        #expect(try await targets.outline(at: "/w").targets.map(\.sources.name) == ["widget"])
        #expect(try await targets.find(at: "/w").map(\.sources.name) == ["widget"])
    }

    @Test(arguments: [
        ["ios/Runner.xcodeproj", "macos/Runner.xcodeproj"], ["ios/App/App.xcodeproj", "ios/App/Pods/Pods.xcodeproj"],
        ["platforms/ios/Steps.xcodeproj", "platforms/ios/CordovaLib/CordovaLib.xcodeproj"],
        ["example/ios/Runner.xcodeproj", "node_modules/a/ios/A.xcodeproj"],
    ])
    func projectOfAnotherToolIsTheOneWithTheExtension(projects: [String]) async throws {
        var files: [String: String] = ["/w/pubspec.yaml": ""]
        for project in projects { files["/w/\(project)/project.pbxproj"] = Sample.project() }
        let folder = FilePath.folder("/w/\(projects[0])")
        files["\(folder)/Widget/Bundle.swift"] = Sample.bundle
        files["/w/\(projects[0])/project.pbxproj"] = Sample.project("Widget")
        #expect(try await find(files).code.swiftFiles == ["\(folder)/Widget/Bundle.swift"])
    }

    @Test(arguments: [
        ("#F60", [1, 0.4, 0, 1]), ("#ff660080", [1, 0.4, 0, 0.502]), ("rgba(255, 102, 0, 0.5)", [1, 0.4, 0, 0.5]),
        ("rgb(100% 40% 0%)", [1, 0.4, 0, 1]), ("SteelBlue", [0.275, 0.51, 0.706, 1]), ("transparent", [0, 0, 0, 0]),
        ("hsl(24, 100%, 50%)", [1, 0.4, 0, 1]), ("hsla(-120deg 100 25 / 50%)", [0, 0, 0.5, 0.5]),
        ("hwb(24 0% 0%)", [1, 0.4, 0, 1]), ("hwb(0, 60%, 60%)", [0.5, 0.5, 0.5, 1]),
        ("RebeccaPurple", [0.4, 0.2, 0.6, 1]),
        ("hsl(0, 0%)", nil), ("hsl(red, 1%, 1%)", nil), ("#12", nil), ("rgb(1,2)", nil), ("colour", nil), ("", nil),
    ])
    func coloursOfStyleSheets(text: String, parts: [Double]?) {
        let color = CSSColor(text)
        let read = color.map { [$0.red, $0.green, $0.blue, $0.opacity].map { ($0 * 1000).rounded() / 1000 } }
        #expect(read == parts)
    }

    @Test
    func everyNameAndTheNumberOfAColour() {
        #expect(CSSColor.names.count == 148 && CSSColor.names.keys.allSatisfy { CSSColor($0) != nil })
        #expect(CSSColor(.number(0xff66_0080)) == CSSColor("#ff660080") && CSSColor(.number(-1)) == nil)
    }
}
