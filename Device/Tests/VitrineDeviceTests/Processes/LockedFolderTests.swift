import Foundation
import Testing

@testable import VitrineDevice

/// Folders of killed processes do not pile up.
///
///     process A                       process B
///     takes the lock, makes files
///     is killed
///                                     takes the lock of A's folder, removes both
///                                     takes a lock of its own
struct LockedFolderTests {
    @Test func folderOfAnEndedProcessIsRemovedByTheNext() throws {
        try withParent { parent in
            let killed = parent.appending(path: "vitrine-week-of-a-killed-process")
            try FileManager.default.createDirectory(at: killed, withIntermediateDirectories: false)
            try Data("{}".utf8).write(to: killed.appending(path: "state.json"))
            try Data().write(to: killed.appendingPathExtension("lock"))
            let next = try LockedFolder("week", in: parent)
            let names = try FileManager.default.contentsOfDirectory(atPath: parent.path).sorted()
            #expect(names == [name(next), name(next) + ".lock"])
        }
    }

    /// What is in it may be another person's widgets, or decide what a browser opens.
    @Test func folderInUseStaysAndIsThereForItsOwnerOnly() throws {
        try withParent { parent in
            let first = try LockedFolder("week", in: parent)
            let second = try LockedFolder("week", in: parent)
            let mode = try FileManager.default.attributesOfItem(atPath: first.path)[.posixPermissions] as? Int
            #expect(mode == 0o700)
            second.remove()
            first.remove()
            #expect(try FileManager.default.contentsOfDirectory(atPath: parent.path).isEmpty)
        }
    }

    @Test func folderWithoutALockIsNotOurs() throws {
        try withParent { parent in
            let other = parent.appending(path: "vitrine-of-a-user")
            try FileManager.default.createDirectory(at: other, withIntermediateDirectories: false)
            try LockedFolder("week", in: parent).remove()
            #expect(FileManager.default.fileExists(atPath: other.path))
        }
    }

    private func name(_ folder: LockedFolder) -> String { URL(filePath: folder.path).lastPathComponent }

    private func withParent(_ body: (URL) throws -> Void) throws {
        let parent = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(at: parent) }
        try body(parent)
    }
}
