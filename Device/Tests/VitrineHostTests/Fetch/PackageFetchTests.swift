import Foundation
import Subprocess
import Testing
import VitrineTesting

@testable import VitrineHost

/// Packages that a project has resolved, from repositories on this machine.
@Suite(.hangGuard)
struct PackageFetchTests {
    private let temporary: TemporaryContainers
    private var folder: String { temporary.path }

    init() throws { temporary = try TemporaryContainers() }

    @discardableResult
    private func git(_ arguments: String...) async throws -> String {
        let identity = ["-c", "user.name=test", "-c", "user.email=test@localhost", "-c", "init.defaultBranch=main"]
        let result = try await Subprocess.run(
            .name("git"),
            arguments: Arguments(["-C", folder] + identity + arguments),
            output: .string(limit: 1 << 16),
            error: .string(limit: 1 << 16)
        )
        #expect(result.terminationStatus.isSuccess, "\(arguments): \(result.standardError)")
        return result.standardOutput.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Commits a text to the repository of a package.
    private func commit(_ text: String, to package: String) async throws -> String {
        if !FileManager.default.fileExists(atPath: "\(folder)/\(package)/.git") { try await git("init", "-q", package) }
        try temporary.write(text, to: "\(package)/Package.swift")
        try await git("-C", package, "add", "--all")
        try await git("-C", package, "commit", "-q", "-m", text)
        return try await git("-C", package, "rev-parse", "HEAD")
    }

    private func resolve(_ pins: [(name: String, revision: String)], in path: String = "App/App.xcodeproj") throws {
        let list = pins.map { pin in
            """
            {"identity": "\(pin.name.lowercased())", "kind": "remoteSourceControl",
             "location": "file://\(folder)/\(pin.name)", "state": {"revision": "\(pin.revision)", "version": "1.0.0"}}
            """
        }
        let file = "\(path)/project.xcworkspace/xcshareddata/swiftpm/Package.resolved"
        try temporary.write("{\"pins\": [\(list.joined(separator: ","))], \"version\": 2}", to: file)
    }

    private func text(_ package: String) throws -> String {
        try String(contentsOfFile: "\(folder)/App/SourcePackages/checkouts/\(package)/Package.swift", encoding: .utf8)
    }

    @Test func packageIsFetchedAtItsCommit() async throws {
        let first = try await commit("first", to: "Kit")
        let second = try await commit("second", to: "Kit")
        try resolve([("Kit", first)])
        let fetch = try PackageFetch(at: folder + "/App")
        #expect(await fetch.missing() == fetch.pins && fetch.pins.map(\.version) == ["1.0.0"])
        try await fetch.fetch(fetch.pins[0])
        #expect(try text("Kit") == "first")
        #expect(await fetch.missing().isEmpty)

        try resolve([("Kit", second)])
        let next = try PackageFetch(at: folder + "/App/App.xcodeproj")
        #expect(await next.missing() == next.pins)
        try await next.fetch(next.pins[0])
        #expect(try text("Kit") == "second")
    }

    @Test func packageThatCannotBeFetchedLeavesWhatWasThere() async throws {
        let first = try await commit("first", to: "Kit")
        try resolve([("Kit", first)])
        let fetch = try PackageFetch(at: folder + "/App")
        try await fetch.fetch(fetch.pins[0])
        try resolve([("Kit", String(repeating: "0", count: 40)), ("Absent", first)])
        let next = try PackageFetch(at: folder + "/App")
        for pin in next.pins {
            let error = await #expect(throws: HostError.self) { try await next.fetch(pin) }
            let message = try #require(error).message
            #expect(message.hasPrefix("\(pin.name) cannot be fetched from file://"), "\(message)")
        }
        #expect(try text("Kit") == "first")
        let checkouts = folder + "/App/SourcePackages/checkouts"
        #expect(try FileManager.default.contentsOfDirectory(atPath: checkouts) == ["Kit"])
    }

    /// A repository may bring the link along.
    @Test(arguments: ["SourcePackages", "SourcePackages/checkouts"])
    func packageIsNotPutWhereALinkLeads(_ place: String) async throws {
        try resolve([("Kit", try await commit("first", to: "Kit"))])
        try temporary.write("kept", to: "elsewhere/Kit/file")
        try temporary.write("kept", to: "elsewhere/checkouts/Kit/file")
        let link = "\(folder)/App/\(place)"
        try temporary.write("", to: "App/\(FilePath.folder(place))/.keep")
        try temporary.link("App/\(place)", to: folder + "/elsewhere")
        let fetch = try PackageFetch(at: folder + "/App")
        let error = await #expect(throws: HostError.self) { try await fetch.fetch(fetch.pins[0]) }
        #expect(error?.message == "\(link) is a link, which leads to another place; delete it")
        for file in ["elsewhere/Kit/file", "elsewhere/checkouts/Kit/file"] {
            #expect(FileManager.default.fileExists(atPath: "\(folder)/\(file)"))
        }
    }

    private let revision = String(repeating: "a", count: 40)

    @Test func firstVersionOfTheFileIsRead() throws {
        let file = """
            {"object": {"pins": [{"package": "Kit", "repositoryURL": "https://example.org/a/Kit.git",
             "state": {"branch": null, "revision": "\(revision)", "version": "2.1.0"}}]}, "version": 1}
            """
        let pins = try PackagePin.all(in: Data(file.utf8), at: "Package.resolved")
        #expect(pins.map(\.name) == ["Kit"] && pins.map(\.version) == ["2.1.0"])
    }

    @Test(arguments: [
        "https://example.org/a/Kit", "git@example.org:a/Kit.git", "ssh://git@example.org/a/Kit", "/srv/Kit",
    ])
    func addressOfARepositoryIsTaken(location: String) throws {
        #expect(try PackagePin(location: location, revision: revision, version: nil).name == "Kit")
    }

    @Test(arguments: [
        "--upload-pack=touch /tmp/a", "ext::sh -c touch% /tmp/a", "http://example.org/a/Kit", "https://example.org/..",
        "https://example.org/a/.git", "file://-x/Kit", "-oProxyCommand=a@b:c", "", "https://example.org/a b", "Kit",
        "https://example.org/\u{1b}[31m/Kit",
    ])
    func addressThatGitMustNotGetIsRefused(location: String) {
        let error = #expect(throws: HostError.self) {
            try PackagePin(location: location, revision: revision, version: nil)
        }
        #expect(error?.code == .project)
    }

    @Test(arguments: ["", "main", "--help", String(repeating: "g", count: 40), "abc123"])
    func revisionThatIsNotACommitIsRefused(revision: String) {
        #expect(throws: HostError.self) { try PackagePin(location: "/srv/Kit", revision: revision, version: nil) }
    }

    @Test(arguments: ["", "[]", "{\"pins\": 1}", "<<<<<<< HEAD"]) func damagedFileIsNamed(text: String) throws {
        try temporary.write(text, to: "App/Package.resolved")
        let error = #expect(throws: HostError.self) { try PackageFetch(at: folder + "/App") }
        #expect(error?.message.contains("App/Package.resolved") == true)
    }

    @Test func projectWithoutResolvedPackagesIsTold() throws {
        try temporary.write("", to: "App/a.swift")
        let error = #expect(throws: HostError.self) { try PackageFetch(at: folder + "/App") }
        #expect(error?.message.contains("has no Package.resolved") == true)
    }
}
