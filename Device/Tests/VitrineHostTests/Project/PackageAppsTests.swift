import Foundation
import Testing
import VitrineDevice
import VitrineTesting
import VitrineWire

@testable import VitrineHost

/// The apps of a package, and a new package.
struct PackageAppsTests {
    private func apps(_ programs: [String]) throws -> DeviceManifest {
        let targets = programs.map {
            "{\"name\": \"\($0)\", \"type\": \"executable\", \"exclude\": [], \"dependencies\": [], \"settings\": []}"
        }
        let description = """
            {"toolsVersion": {"_version": "6.2.0"}, "dependencies": [], "targets": [\(targets.joined(separator: ", "))]}
            """
        return try PackageApps("/p", description: Data(description.utf8)).manifest(programs: "/p/.build/debug")
    }

    @Test
    func twoProgramsOfOneNameAreAnApp() throws {
        let manifest = try apps(["steps", "steps-widget", "tool"])
        #expect(
            manifest.apps == [
                AppManifest(
                    id: "app.steps",
                    name: "Steps",
                    group: "group.app.steps",
                    program: "/p/.build/debug/steps",
                    widgetProgram: "/p/.build/debug/steps-widget"
                )
            ]
        )
    }

    @Test
    func aPackageWithoutAnAppIsAnsweredWithItsPrograms() throws {
        let error = #expect(throws: HostError.self) { try apps(["tool", "other-widget"]) }
        #expect(error?.code == .noExtension)
        #expect(error?.message.contains("tool, other-widget") == true)
    }

    private func library() throws -> LibrarySource {
        let files = FileTree.memory(["/v/Package.swift": "", "/v/Hosting/Package.swift": ""])
        return .folder(try LibraryLocation.find("/v", program: "", files: files))
    }

    @Test(arguments: [
        "", "steps", "Steps Two", "걸음", "Foundation", "A/../../b", "Timeline", "Device", "Portable", "VITRINE",
    ])
    func aNameThatIsNotATypesNameIsRefused(_ name: String) throws {
        let library = try library()
        let error = #expect(throws: HostError.self) { try StarterPackage(name: name, library: library) }
        #expect(error?.code == .project)
    }

    @Test(arguments: [
        ("https://example.com/vitrine.git", "vitrine"), ("git@example.com:people/vitrine-fork.git", "vitrine-fork"),
        ("ssh://git@example.com/Vitrine/", "Vitrine"),
    ])
    func aPackageWithAnAddressNamesTheLibraryByItsLastPart(_ address: String, name: String) throws {
        let manifest = try #require(StarterPackage(name: "Steps", library: .address(address)).files["Package.swift"])
        #expect(manifest.contains(".package(url: \"\(address)\", from: \"\(VitrineVersion.number)\")"))
        #expect(manifest.components(separatedBy: "package: \"\(name)\"").count == 7, "\(manifest)")
        #expect(!manifest.contains("path:"))
    }

    @Test(arguments: ["", "vitrine", "/home/me/vitrine", "https://", "https://example.com/a b", "https://x/\".git"])
    func whatIsNotAnAddressIsRefused(_ address: String) {
        let error = #expect(throws: HostError.self) { try StarterPackage(name: "Steps", library: .address(address)) }
        #expect(error?.code == .project)
    }

    @Test
    func aNewPackageNeverReplacesAFolder() throws {
        let package = try StarterPackage(name: "Steps", library: library())
        let folder = try TemporaryContainers()
        let path = folder.path + "/a/Steps"
        try package.write(to: path)
        for file in package.files.keys { #expect(FileManager.default.fileExists(atPath: "\(path)/\(file)")) }
        let error = #expect(throws: HostError.self) { try package.write(to: path) }
        #expect(error?.code == .scratch)
    }

    @Test func tasksOfTheEditorKnowWhatTheirCommandsPrint() throws {
        struct Tasks: Decodable {
            struct Task: Decodable {
                var command: String
                var problemMatcher: Matcher
            }
            struct Matcher: Decodable {
                var pattern: Pattern
                var background: Background?
            }
            struct Pattern: Decodable { var regexp: String }
            struct Background: Decodable {
                var beginsPattern: String
                var endsPattern: String
            }
            var tasks: [Task]
        }
        let package = try StarterPackage(name: "Steps", library: library())
        let text = try #require(package.files[".vscode/tasks.json"])
        let decoded = try JSONDecoder().decode(Tasks.self, from: Data(text.utf8))
        let matchers = decoded.tasks.map(\.problemMatcher)
        let problem = EditorTasks.problem
        #expect(matchers.map(\.pattern.regexp) == [problem, problem, problem, EditorTasks.listedError])
        #expect(matchers.map { $0.background?.beginsPattern } == [nil, nil, nil, EditorTasks.begin])
        #expect(matchers.map { $0.background?.endsPattern } == [nil, nil, nil, EditorTasks.end])
        // The page's address has a key that no task knows.
        #expect(decoded.tasks.last?.command == "vitrine run --package . --watch")
        #expect(!text.contains("http://"))
    }

    @Test(arguments: [
        ("/w/A.swift:7:3: error: no", ["/w/A.swift", "7", "3", "error", "no"]),
        // XCTest names no column.
        ("/w/B.swift:12: error: B.testA : failed", ["/w/B.swift", "12", "error", "B.testA : failed"]),
    ])
    func problemHasItsFileAndLine(_ line: String, parts: [String]) throws {
        let match = try line.firstMatch(of: Regex(EditorTasks.problem))
        #expect(match?.output.dropFirst().compactMap(\.substring).map(String.init) == parts)
    }
}
