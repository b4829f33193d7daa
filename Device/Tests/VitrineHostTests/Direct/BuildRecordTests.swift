import Foundation
import Testing
import VitrineTesting

@testable import VitrineHost

/// Whether a scratch package was built as it is.
struct BuildRecordTests {
    private let folder: TemporaryContainers

    init() throws {
        folder = try TemporaryContainers()
        try folder.write("let steps = 1", to: "Steps.swift")
        try folder.write("a program", to: "steps")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path + "/steps")
    }

    private func record(_ arguments: [String] = ["-Onone"]) -> BuildRecord {
        let file = folder.path + "/Steps.swift"
        let call = CompilerCall(arguments: arguments, fileMapPath: "", fileMap: ["": [:], file: [:]])
        return BuildRecord(folder: ScratchFolder(path: folder.path), calls: [call], programs: [folder.path + "/steps"])
    }

    @Test
    func whatWasBuiltIsCurrentUntilASourceAnArgumentOrAProgramChanges() throws {
        #expect(!record().isCurrent)
        try record().keep()
        #expect(record().isCurrent)
        #expect(!record(["-O"]).isCurrent)
        // As long as before, and within the same second.
        try folder.write("let steps = 2", to: "Steps.swift")
        #expect(!record().isCurrent)
        try folder.write("let steps = 1", to: "Steps.swift")
        #expect(record().isCurrent)
        try folder.write("half a pro", to: "steps")
        #expect(!record().isCurrent)
    }

    @Test(arguments: ["Steps.swift", "steps"])
    func whatIsMissingIsNotCurrent(_ name: String) throws {
        try record().keep()
        try FileManager.default.removeItem(atPath: "\(folder.path)/\(name)")
        #expect(!record().isCurrent)
        try record().keep()
        #expect(!record().isCurrent)
    }
}
