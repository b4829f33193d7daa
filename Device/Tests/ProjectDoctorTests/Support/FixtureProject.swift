import Foundation
import ProjectDoctor
import Testing
import VitrineHost
import VitrineTesting

/// A project of an app and a widget extension on the disk, without a finding until a fixture changes it.
final class FixtureProject {
    /// One half of a fixture: what is changed in the project.
    struct Part {
        /// The place of the finding, such as `Widget/Widget.swift:3`; empty if there is none.
        var place: String
        var sections: [(head: String, body: String)]
    }

    private let folder: TemporaryContainers
    var path: String { folder.path }
    private(set) var options = DoctorOptions()

    static let fixtures = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Fixtures")

    /// The broken and the sound half of a rule's fixture.
    static func parts(of rule: String) throws -> (broken: Part, sound: Part) {
        let text = try String(contentsOf: fixtures.appending(path: "\(rule).txt"), encoding: .utf8)
        let halves = text.components(separatedBy: "\nsound\n")
        let place = text.prefix { $0 != "\n" }.dropFirst("broken ".count)
        let broken = halves[0].components(separatedBy: "\n").dropFirst().joined(separator: "\n")
        return (Part(place: String(place), sections: sections(broken)), Part(place: "", sections: sections(halves[1])))
    }

    private static func sections(_ text: String) -> [(head: String, body: String)] {
        ("\n" + text).components(separatedBy: "\n--- ").dropFirst()
            .map { section in
                let lines = section.components(separatedBy: "\n")
                return (lines[0], lines.dropFirst().joined(separator: "\n"))
            }
    }

    init(_ part: Part? = nil) throws {
        folder = try TemporaryContainers()
        var settings = Self.settings
        var files = Self.files
        var encodings: [String: String.Encoding] = [:]
        for (head, body) in part?.sections ?? [] {
            let words = head.split(separator: " ").map(String.init)
            switch words[0] {
            case "settings":
                for line in body.split(separator: "\n") {
                    let sides = line.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
                    settings["\(words[1]) \(words[2])"]?[sides[0]] = sides.count > 1 ? sides[1] : ""
                }
            case "kinds": options.kinds = try KindList(Data(body.utf8))
            case "unembedded", "clip", "notifying": settings[words[0]] = [:]
            case "based", "copying", "watch": settings[words[0]] = ["": words[1]]
            case "latin1":
                files[words[1]] = body
                encodings[words[1]] = .isoLatin1
            default: files[head] = body
            }
        }
        files["Steps.xcodeproj/project.pbxproj"] = Self.project(settings)
        for (name, text) in files {
            let file = URL(filePath: "\(path)/\(name)")
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try text.data(using: encodings[name] ?? .utf8)?.write(to: file)
        }
    }

    /// Judges the folder, or a project in it.
    func report(of project: String = "") async throws -> ProjectReport {
        let library = try LibraryLocation.find(nil, program: #filePath)
        let cache = library.folder + "/.build/syntax"
        let reader = ProjectReader(syntax: SyntaxReader(folder: cache, library: library)) { path in
            throw HostError(.project, "no package at \(path)")
        }
        return try await reader.report(at: project.isEmpty ? path : "\(path)/\(project)", options: options)
    }

    /// Expects what is found in each of some files of one sound project, with its rule; nil for nothing.
    ///
    /// A source is made of a row's code and its number; a widget shows the view `Row` with this number.
    static func expect(
        _ rows: [(code: String, finding: String?)],
        in folder: String = "Widget",
        with sections: [(head: String, body: String)] = [],
        sourceLocation: SourceLocation = #_sourceLocation,
        source: (_ code: String, _ number: Int) -> String
    ) async throws {
        let files = rows.enumerated().map { (head: "\(folder)/Row\($0).swift", body: source($1.code, $0)) }
        let calls = rows.indices.map { "Row\($0)()\n" }.joined()
        let shown = ("Widget/Extra.swift", "struct Extra: View { var body: some View {\n\(calls)} }\n")
        let report = try await FixtureProject(Part(place: "", sections: [shown] + files + sections)).report()
        let found = report.findings.map { "\($0.place.file) \($0.rule): \($0.message)" }
        let expected = zip(files, rows).compactMap { file, row in row.finding.map { "\(file.head) \($0)" } }
        #expect(found.sorted() == expected.sorted(), sourceLocation: sourceLocation)
    }

    /// A provider whose timeline is made by some code.
    static func provider(_ code: String, _ number: Int) -> String {
        """
        import WidgetKit
        struct OtherProvider\(number): TimelineProvider {
            func getTimeline(in context: Context, completion: @escaping (Timeline<StepsEntry>) -> Void) {
                \(code)
            }
        }

        """
    }

    private static let settings: [String: [String: String]] = {
        let app = [
            "PRODUCT_BUNDLE_IDENTIFIER": "org.steps", "MARKETING_VERSION": "1.0", "CURRENT_PROJECT_VERSION": "1",
            "IPHONEOS_DEPLOYMENT_TARGET": "17.0", "SDKROOT": "iphoneos", "GENERATE_INFOPLIST_FILE": "YES",
            "CODE_SIGN_ENTITLEMENTS": "App/App.entitlements",
        ]
        let own = [
            "PRODUCT_BUNDLE_IDENTIFIER": "org.steps.widget", "CODE_SIGN_ENTITLEMENTS": "Widget/Widget.entitlements",
            "INFOPLIST_FILE": "Widget/Info.plist", "INFOPLIST_KEY_CFBundleDisplayName": "Steps",
        ]
        let widget = app.merging(own) { $1 }
        return ["app Debug": app, "app Release": app, "widget Debug": widget, "widget Release": widget]
    }()

    private static let entitlements =
        "<plist><dict><key>com.apple.security.application-groups</key><array><string>group.org.steps</string></array></dict></plist>"

    private static let files = [
        "App/App.swift": """
        import SwiftUI
        import WidgetKit
        @main
        struct StepsApp: App {
            var body: some Scene { WindowGroup { Text("Steps") } }
            func save() { WidgetCenter.shared.reloadTimelines(ofKind: "Steps") }
        }
        """,
        "App/App.entitlements": entitlements, "Widget/Widget.entitlements": entitlements,
        "Widget/Info.plist": """
        <plist><dict><key>NSExtension</key><dict>
        <key>NSExtensionPointIdentifier</key><string>com.apple.widgetkit-extension</string>
        </dict></dict></plist>
        """,
        "Widget/Widget.swift": """
        import WidgetKit
        import SwiftUI
        @main
        struct Steps: Widget {
            var body: some WidgetConfiguration {
                // The kind stays.
                StaticConfiguration(kind: "Steps", provider: StepsProvider()) { entry in
                    StepsView(entry: entry).containerBackground(.blue, for: .widget)
                }
            }
        }
        struct StepsView: View {
            var entry: StepsEntry
            var body: some View { Extra() }
        }
        """,
        "Widget/Extra.swift": "import SwiftUI\nstruct Extra: View { var body: some View { Text(\"a\") } }",
        "Shared/Entry.swift": "import WidgetKit\nstruct StepsEntry: TimelineEntry { var date: Date }",
    ]

    private static func project(_ settings: [String: [String: String]]) -> String {
        func configuration(_ id: String, _ owner: String, _ name: String) -> String {
            let lines = (settings["\(owner) \(name)"] ?? [:]).filter { $0.value != "" }.sorted { $0.key < $1.key }
                .map { "      \($0.key) = \($0.value.hasPrefix("\"") ? $0.value : "\"\($0.value)\"");\n" }
            let base = settings["based"].flatMap { owner == "widget" ? $0[""] : nil }
                .map { "baseConfigurationReferenceAnchor = GW; baseConfigurationReferenceRelativePath = \($0); " }
            return """
                    \(id) = { isa = XCBuildConfiguration; \(base ?? "")name = \(name); buildSettings = {
                \(lines.joined())    }; };

                """
        }
        let dependency = settings["unembedded"] == nil ? "D" : ""
        let others = (settings["clip"] == nil ? "" : "C, ") + (settings["notifying"] == nil ? "" : "N, ")
        let copied = settings["copying"]?[""]
        let watch = settings["watch"]?[""]
        return """
            // !$*UTF8*$!
            { rootObject = P; objects = {
                P = { isa = PBXProject; mainGroup = G; targets = (A, \(others)W\(watch == nil ? "" : ", H")); };
                G = { isa = PBXGroup; children = (GA, GN, GW, GS, F); sourceTree = "<group>"; };
                GA = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
                GN = { isa = PBXFileSystemSynchronizedRootGroup; path = Notify; sourceTree = "<group>"; };
                GW = { isa = PBXFileSystemSynchronizedRootGroup; path = Widget; sourceTree = "<group>"; };
                GS = { isa = PBXFileSystemSynchronizedRootGroup; path = Shared; sourceTree = "<group>"; };
                A = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
                    buildConfigurationList = AL; fileSystemSynchronizedGroups = (GA, GS);
                    dependencies = (\(dependency)); buildPhases = (\(copied == nil ? "" : "AC")); };
                AC = { isa = PBXCopyFilesBuildPhase; files = (BO); };
                BO = { isa = PBXBuildFile; fileRef = O; };
                O = { isa = PBXFileReference; path = \(copied ?? "Other.appex"); sourceTree = BUILT_PRODUCTS_DIR; };
                WP = { isa = PBXFileReference; path = Widget.appex; sourceTree = BUILT_PRODUCTS_DIR; };
                D = { isa = PBXTargetDependency; target = W; };
                C = { isa = PBXNativeTarget; name = Clip; buildConfigurationList = AL; dependencies = (D);
                    productType = "com.apple.product-type.application.on-demand-install-capable"; };
                N = { isa = PBXNativeTarget; name = Notify; productType = "com.apple.product-type.app-extension";
                    buildConfigurationList = AL; fileSystemSynchronizedGroups = (GN); };
                H = { isa = PBXNativeTarget; name = Watch; productType = "com.apple.product-type.app-extension";
                    buildConfigurationList = HL; };
                HL = { isa = XCConfigurationList; buildConfigurations = (HD); };
                HD = { isa = XCBuildConfiguration; name = Debug;
                    buildSettings = { SDKROOT = watchos; CODE_SIGN_ENTITLEMENTS = "\(watch ?? "")"; }; };
                W = { isa = PBXNativeTarget; name = Widget; productType = "com.apple.product-type.app-extension";
                    productReference = WP; buildConfigurationList = WL; fileSystemSynchronizedGroups = (GW, GS); buildPhases = (WS); };
                WS = { isa = PBXSourcesBuildPhase; files = (B); };
                B = { isa = PBXBuildFile; fileRef = F; };
                F /* written by a tool before each build */ =
                    { isa = PBXFileReference; path = Widget/Secrets.swift; sourceTree = SOURCE_ROOT; };
                AL = { isa = XCConfigurationList; buildConfigurations = (AD, AR); };
                WL = { isa = XCConfigurationList; buildConfigurations = (WD, WR); };
            \(configuration("AD", "app", "Debug"))\(configuration("AR", "app", "Release"))\
            \(configuration("WD", "widget", "Debug"))\(configuration("WR", "widget", "Release"))} ; }
            """
    }
}
