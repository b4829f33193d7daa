import Foundation
import Testing
import VitrineTesting

/// `vitrine fetch` as a process; the package lies in a repository on this machine.
@Suite(.serialized, .hangGuard)
struct FetchCommandTests {
    private let folder: TemporaryContainers
    private var app: String { folder.path + "/App" }

    init() throws { folder = try TemporaryContainers() }

    /// Commits a package, and pins the project to a revision; by default to that commit.
    private func pin(to revision: String? = nil) throws {
        try folder.write("// the package\n", to: "Kit/Package.swift")
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = [
            "-c",
            """
            cd "$0" && git init -q && git add --all && git -c user.name=test -c user.email=test@localhost commit -q -m first
            git rev-parse HEAD
            """, folder.path + "/Kit",
        ]
        process.standardOutput = output
        try process.run()
        let head = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        let wanted = revision ?? head.trimmingCharacters(in: .whitespacesAndNewlines)
        try folder.write(
            """
            {"pins": [{"identity": "kit", "kind": "remoteSourceControl", "location": "file://\(folder.path)/Kit",
             "state": {"revision": "\(wanted)", "version": "1.0.0"}}], "version": 2}
            """,
            to: "App/Package.resolved"
        )
    }

    private var isFetched: Bool {
        FileManager.default.fileExists(atPath: app + "/SourcePackages/checkouts/Kit/Package.swift")
    }

    @Test func nothingIsFetchedBeforeItIsAllowed() async throws {
        try pin()
        let (asked, listed, errors) = try await VitrineCommandLine.run(["fetch", app])
        #expect(asked == 64 && listed.hasPrefix("Kit 1.0.0 ") && listed.contains("file://"), "\(listed)")
        #expect(errors.hasPrefix("vitrine: nothing was fetched; --yes fetches without asking\n"), "\(errors)")
        #expect(!isFetched)

        let (status, output, trouble) = try await VitrineCommandLine.run(["fetch", app, "--yes"])
        #expect(status == 0 && output.hasSuffix("fetched Kit\n"), "\(trouble)")
        #expect(isFetched)

        let (again, known, _) = try await VitrineCommandLine.run(["fetch", app])
        #expect(again == 0 && known == "1 package is there, at its commit\n", "\(known)")
    }

    @Test func packageThatCannotBeFetchedIsNamedWithItsAddress() async throws {
        try pin(to: String(repeating: "0", count: 40))
        let (status, _, errors) = try await VitrineCommandLine.run(["fetch", app, "--yes"])
        #expect(status == 69, "\(errors)")
        #expect(errors.hasPrefix("vitrine: Kit cannot be fetched from file://\(folder.path)/Kit: "), "\(errors)")
        #expect(!isFetched)
    }
}
