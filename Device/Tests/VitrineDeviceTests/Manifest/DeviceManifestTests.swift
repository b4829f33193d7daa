import Foundation
import Testing
import VitrineWire

@testable import VitrineDevice

@Suite(.serialized)
struct DeviceManifestTests {
    private let folder: TemporaryFolder
    private var path: String { folder.path + "/vitrine.json" }

    init() throws {
        folder = try TemporaryFolder()
        for name in ["app", "widget"] { _ = try folder.program("bin/\(name)", "") }
        try folder.write("not a program", to: "bin/text")
    }

    @Test func completeManifestIsReadWithAbsolutePaths() throws {
        let manifest = try load(
            """
            {"screen": "430x932", "apps": [{"id": "app.x", "name": "X", "group": "group.x", "program": "app",
            "widgetProgram": "bin/widget", "icon": "x.svg", "schemes": ["x"], "arguments": ["-v"],
            "environment": {"A": "b"}, "placements": [{"kind": "k", "family": "systemSmall", "column": 2, "row": 0}]}]}
            """
        )
        let app = try #require(manifest.apps.first)
        #expect(app.program == folder.path + "/bin/app")
        #expect(app.widgetProgram == folder.path + "/bin/widget")
        #expect(app.icon == folder.path + "/x.svg")
        #expect(app.placements.first?.position == GridPosition(column: 2, row: 0))
        #expect((app.arguments, app.environment, app.schemes) == (["-v"], ["A": "b"], ["x"]))
    }

    @Test func minimalManifestIsRead() throws {
        let manifest = try load(#"{"apps": [{"id": "a", "name": "", "group": "g", "program": "app"}]}"#)
        #expect(manifest.apps.first?.widgetProgram == nil)
        #expect(try load(#"{"apps": []}"#).apps.isEmpty)
    }

    @Test func manifestThatWasWrittenIsReadAsTheSame() throws {
        var app = AppManifest(id: "a", name: "A", group: "g", program: folder.path + "/bin/app", partOf: "Steps")
        app.widgetProgram = folder.path + "/bin/widget"
        let manifest = DeviceManifest(apps: [app])
        #expect(try load(manifest.json) == manifest)
    }

    struct Mistake: CustomTestStringConvertible, Sendable {
        var testDescription: String
        var json: String
        var code: DeviceError.Code
        var says: String

        init(_ description: String, _ json: String, code: DeviceError.Code = .manifest, says: String) {
            (testDescription, self.json, self.code, self.says) = (description, json, code, says)
        }

        /// A mistake in the manifest's only app, which has some more keys.
        static func app(
            _ description: String,
            _ more: String = "",
            id: String = "a",
            program: String = "app",
            code: DeviceError.Code = .manifest,
            says: String
        ) -> Self {
            let json = #"{"apps": [{"id": "\#(id)", "name": "A", "group": "g", "program": "\#(program)"\#(more)}]}"#
            return Self(description, json, code: code, says: says)
        }
    }

    static let mistakes: [Mistake] = [
        Mistake("no JSON", "{", says: "is not a device manifest"),
        Mistake("no apps", "{}", says: "the key \"apps\" is missing"),
        Mistake("no id", #"{"apps": [{"name": ""}]}"#, says: "the key \"id\" is missing at apps.[0]"),
        Mistake("wrong type", #"{"apps": 3}"#, says: "at apps"),
        Mistake("two ids", #"{"apps": [\#(app), \#(app)]}"#, says: "two apps have the id a"),
        .app("path as id", id: "../x", says: "invalid app id"),
        .app("hidden id", id: ".x", says: "invalid app id"),
        .app("empty id", id: "", says: "invalid app id"),
        Mistake("screen", #"{"screen": "1x1", "apps": []}"#, says: "use one of 393x852"),
        .app("missing program", program: "none", code: .cannotStart, says: "build it first"),
        .app("no program", program: "bin/text", code: .cannotStart, says: "is not executable; build it first"),
        .app("folder", program: "./bin", code: .cannotStart, says: "is not executable; build it first"),
        .app(
            "missing widget program",
            #", "widgetProgram": "none""#,
            code: .cannotStart,
            says: "the widgetProgram \"none\" of a"
        ),
        .app("scheme", #", "schemes": ["X:"]"#, says: "lower-case"),
        .app("family", placement(#""family": "huge""#), says: "at apps.[0].placements.[0].family"),
        .app("misspelt family", placement(#""family": "systemSmal""#), says: "did you mean systemSmall?"),
        Mistake(
            "misspelt key",
            #"{"apps": [{"id": "a", "name": "A", "group": "g", "progam": "app"}]}"#,
            says: "there is no key \"progam\" at apps.[0]; did you mean program?"
        ),
        Mistake(
            "unknown key at the top",
            #"{"apps": [], "theme": "dark"}"#,
            says: "there is no key \"theme\" at the top level; known are apps, screen"
        ),
        .app(
            "misspelt key of a service",
            #", "service": {"program": "app", "argument": []}"#,
            says: "there is no key \"argument\" at apps.[0].service; did you mean arguments?"
        ),
        .app("key of a placement", placement(#""family": "systemSmall", "colum": 1"#), says: "did you mean column?"),
        .app("idiom", placement(#""family": "systemSmall", "idiom": "tv""#), says: "known are pad, phone"),
        .app("half a position", placement(#""family": "systemSmall", "row": 1"#), says: "only one of column and row"),
    ]

    private static let app = #"{"id": "a", "name": "A", "group": "g", "program": "app"}"#

    private static func placement(_ keys: String) -> String { #", "placements": [{"kind": "k", \#(keys)}]"# }

    @Test(arguments: mistakes)
    func errorNamesTheMistakeItsPositionAndTheRemedy(_ mistake: Mistake) throws {
        let error = #expect(throws: DeviceError.self) { try load(mistake.json) }
        #expect(error?.code == mistake.code)
        #expect(error?.message.contains(mistake.says) == true, "\(error?.message ?? "no error")")
        #expect(error?.message.contains(path) == true, "the message must name the file")
    }

    /// A group becomes a folder's name, so it must not leave the containers folder or be hidden in it.
    @Test(arguments: [
        "", ".", "..", "../x", "a/b", "/", "/etc", ".hidden", "a\u{0}b", "a\nb", "a b", "gr\u{FC}n",
        String(repeating: "g", count: 129), String(repeating: "g", count: 300),
    ])
    func groupThatIsNotAFolderNameIsRefused(group: String) throws {
        let app = AppManifest(id: "a", name: "A", group: group, program: "app")
        let json = String(decoding: try JSONEncoder().encode(DeviceManifest(apps: [app])), as: UTF8.self)
        let error = #expect(throws: DeviceError.self) { try load(json) }
        #expect(error?.code == .manifest)
        #expect(error?.message.contains("is an invalid App Group") == true, "\(error?.message ?? "no error")")
        // A manifest that is created in code fails in the same way, before any folder is created.
        #expect(throws: DeviceError.self) { try Device(folder.configuration(of: DeviceManifest(apps: [app]))) }
        for made in ["state", "containers"] {
            #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/\(made)"))
        }
    }

    @Test(arguments: ["group.x", "g", "ABC123.group.com.example.app", String(repeating: "g", count: 128)])
    func groupThatIsAFolderNameIsAccepted(group: String) throws {
        let manifest = #"{"apps": [{"id": "a", "name": "", "group": "\#(group)", "program": "app"}]}"#
        #expect(try load(manifest).apps[0].group == group)
    }

    @Test func errorNamesTheMissingFile() {
        let error = #expect(throws: DeviceError.self) {
            try DeviceManifest.load(from: "/nowhere/vitrine.json", programFolders: [])
        }
        #expect(error?.message.contains("/nowhere/vitrine.json") == true)
    }

    @Test func hugeFileIsRefused() throws {
        let error = #expect(throws: DeviceError.self) {
            try load(String(repeating: " ", count: DeviceManifest.byteLimit + 1))
        }
        #expect(error?.message.contains("at most") == true)
    }

    @Test func schemaOfAnEditorMayBeNamed() throws {
        #expect(try load(##"{"$schema": "../docs/device-manifest.schema.json", "apps": []}"##).apps.isEmpty)
    }

    /// The published schema and the reader know the same keys and names.
    @Test func schemaKnowsTheSameKeys() throws {
        let root = URL(filePath: #filePath).appending(path: "../../../../..").standardized
        let data = try Data(contentsOf: root.appending(path: "docs/device-manifest.schema.json"))
        let schema = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let definitions = try #require(schema["$defs"] as? [String: [String: Any]])
        func properties(_ object: [String: Any]?) -> [String: [String: Any]] {
            object?["properties"] as? [String: [String: Any]] ?? [:]
        }
        #expect(Set(properties(schema).keys) == Set(ManifestKeys.manifest + ["$schema"]))
        #expect(properties(schema)["screen"]?["enum"] as? [String] == DeviceScreen.all.map(\.name))
        #expect(Set(properties(definitions["app"]).keys) == Set(ManifestKeys.app))
        #expect(Set(properties(definitions["service"]).keys) == Set(ManifestKeys.service))
        let placement = properties(definitions["placement"])
        #expect(Set(placement.keys) == Set(ManifestKeys.placement))
        #expect(placement["family"]?["enum"] as? [String] == DisplayFamily.allCases.map(\.rawValue))
        #expect(placement["idiom"]?["enum"] as? [String] == DeviceIdiom.allCases.map(\.rawValue))
    }

    @discardableResult
    private func load(_ json: String) throws -> DeviceManifest {
        try Data(json.utf8).write(to: URL(fileURLWithPath: path))
        return try DeviceManifest.load(from: path, programFolders: [folder.path + "/bin"])
    }
}
