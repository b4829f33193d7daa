import Foundation
import Testing
import VitrineDevice

@testable import VitrineHost

/// The means of this machine to confine programs; nil if there is none.
private func means() async -> Confinement? {
    let search = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    return try? await Confinement.find(search: search)
}

/// Real manifests, which are programs; a machine on which nothing can be confined skips them.
@Suite(.serialized, .enabled("bubblewrap cannot confine programs here", { await means() != nil }))
struct ManifestSandboxTests {
    /// The manifest's name of the package says how much it could do.
    @Test func manifestReadsAndWritesNothingOfTheMachine() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "vitrine-hostile-\(UUID().uuidString)")
        defer {
            // A folder that stays in the temporary folder is no failure.
            try? FileManager.default.removeItem(at: folder)
        }
        let package = folder.appending(path: "Package")
        try FileManager.default.createDirectory(at: package, withIntermediateDirectories: true)
        try Data("secret".utf8).write(to: folder.appending(path: "secret"))
        let manifest = """
            // swift-tools-version: 6.0
            import Foundation
            import PackageDescription

            let folder = "\(folder.path)"
            let hasRead = FileManager.default.contents(atPath: folder + "/secret") != nil
            let hasWritten = FileManager.default.createFile(atPath: folder + "/Package/written", contents: nil)
            let package = Package(name: hasRead ? "read" : hasWritten ? "written" : "nothing")
            """
        try Data(manifest.utf8).write(to: package.appending(path: "Package.swift"))
        let description = try await PackageTool(confinement: await means()).describe(package.path)
        #expect(String(decoding: description, as: UTF8.self).contains("\"name\" : \"nothing\""))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["Package", "secret"])
    }
}
