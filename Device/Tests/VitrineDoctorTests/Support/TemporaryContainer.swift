import Foundation
import VitrineTesting

/// A container on the disk for one test, removed when the object goes away.
final class TemporaryContainer {
    static let group = "group.test"

    private let folder: TemporaryContainers
    /// The folder of the containers.
    var containers: String { folder.path }
    var path: String { "\(containers)/\(Self.group)" }

    init() throws {
        folder = try TemporaryContainers()
        try FileManager.default.createDirectory(
            atPath: path,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
    }

    /// Writes a file with mode 0600, and the folders above it.
    func write(_ text: String, to name: String) throws {
        let file = "\(path)/\(name)"
        try FileManager.default.createDirectory(
            atPath: URL(filePath: file).deletingLastPathComponent().path,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
        try Data(text.utf8).write(to: URL(filePath: file))
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file)
    }
}
