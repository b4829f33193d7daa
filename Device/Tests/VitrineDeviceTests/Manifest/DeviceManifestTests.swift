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
        for name in ["app", "widget"] {
            let program = folder.path + "/bin/" + name
            try folder.write("#!/bin/sh\n", to: "bin/\(name)")
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
        }
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
        var code = DeviceError.Code.manifest
        var says: String
    }

    private static func app(_ more: String, id: String = "a", program: String = "app") -> String {
        #"{"id": "\#(id)", "name": "A", "group": "g", "program": "\#(program)"\#(more)}"#
    }

    static let mistakes = [
        Mistake(testDescription: "no JSON", json: "{", says: "is not a device manifest"),
        Mistake(testDescription: "no apps", json: "{}", says: "the key \"apps\" is missing"),
        Mistake(
            testDescription: "no id",
            json: #"{"apps": [{"name": ""}]}"#,
            says: "the key \"id\" is missing at apps.[0]"
        ),
        Mistake(testDescription: "wrong type", json: #"{"apps": 3}"#, says: "at apps"),
        Mistake(
            testDescription: "two ids",
            json: "{\"apps\": [\(app("")), \(app(""))]}",
            says: "two apps have the id a"
        ),
        Mistake(testDescription: "path as id", json: "{\"apps\": [\(app("", id: "../x"))]}", says: "invalid app id"),
        Mistake(testDescription: "hidden id", json: "{\"apps\": [\(app("", id: ".x"))]}", says: "invalid app id"),
        Mistake(testDescription: "empty id", json: "{\"apps\": [\(app("", id: ""))]}", says: "invalid app id"),
        Mistake(testDescription: "screen", json: #"{"screen": "1x1", "apps": []}"#, says: "use one of 393x852"),
        Mistake(
            testDescription: "missing program",
            json: "{\"apps\": [\(app("", program: "none"))]}",
            code: .cannotStart,
            says: "build it first"
        ),
        Mistake(
            testDescription: "no program",
            json: "{\"apps\": [\(app("", program: "bin/text"))]}",
            code: .cannotStart,
            says: "is not executable; build it first"
        ),
        Mistake(
            testDescription: "folder",
            json: "{\"apps\": [\(app("", program: "./bin"))]}",
            code: .cannotStart,
            says: "is not executable; build it first"
        ),
        Mistake(
            testDescription: "missing widget program",
            json: "{\"apps\": [\(app(#", "widgetProgram": "none""#))]}",
            code: .cannotStart,
            says: "the widgetProgram \"none\" of a"
        ),
        Mistake(testDescription: "scheme", json: "{\"apps\": [\(app(#", "schemes": ["X:"]"#))]}", says: "lower-case"),
        Mistake(
            testDescription: "family",
            json: "{\"apps\": [\(app(#", "placements": [{"kind": "k", "family": "huge"}]"#))]}",
            says: "at apps.[0].placements.[0].family"
        ),
        Mistake(
            testDescription: "misspelt family",
            json: "{\"apps\": [\(app(#", "placements": [{"kind": "k", "family": "systemSmal"}]"#))]}",
            says: "did you mean systemSmall?"
        ),
        Mistake(
            testDescription: "misspelt key",
            json: #"{"apps": [{"id": "a", "name": "A", "group": "g", "progam": "app"}]}"#,
            says: "there is no key \"progam\" at apps.[0]; did you mean program?"
        ),
        Mistake(
            testDescription: "unknown key at the top",
            json: #"{"apps": [], "theme": "dark"}"#,
            says: "there is no key \"theme\" at the top level; known are apps, screen"
        ),
        Mistake(
            testDescription: "misspelt key of a service",
            json: "{\"apps\": [\(app(#", "service": {"program": "app", "argument": []}"#))]}",
            says: "there is no key \"argument\" at apps.[0].service; did you mean arguments?"
        ),
        Mistake(
            testDescription: "misspelt key of a placement",
            json: "{\"apps\": [\(app(#", "placements": [{"kind": "k", "family": "systemSmall", "colum": 1}]"#))]}",
            says: "did you mean column?"
        ),
        Mistake(
            testDescription: "idiom",
            json: "{\"apps\": [\(app(#", "placements": [{"kind": "k", "family": "systemSmall", "idiom": "tv"}]"#))]}",
            says: "known are pad, phone"
        ),
        Mistake(
            testDescription: "half a position",
            json: "{\"apps\": [\(app(#", "placements": [{"kind": "k", "family": "systemSmall", "row": 1}]"#))]}",
            says: "only one of column and row"
        ),
    ]

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
        let made = folder.path + "/made"
        let configuration = DeviceConfiguration(
            manifest: DeviceManifest(apps: [app]),
            stateFolder: made + "/state",
            containersFolder: made + "/containers",
            date: Date(timeIntervalSince1970: 0)
        )
        #expect(throws: DeviceError.self) { try Device(configuration) }
        #expect(!FileManager.default.fileExists(atPath: made))
    }

    @Test(arguments: ["group.x", "g", "ABC123.group.com.example.app", String(repeating: "g", count: 128)])
    func groupThatIsAFolderNameIsAccepted(group: String) throws {
        #expect(
            try load(#"{"apps": [{"id": "a", "name": "", "group": "\#(group)", "program": "app"}]}"#).apps[0].group
                == group
        )
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
