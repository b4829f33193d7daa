import Foundation

/// A container on the disk for one test, removed when the object goes away.
final class TemporaryContainer {
    static let group = "group.test"

    /// The folder of the containers.
    let containers: String
    var path: String { "\(containers)/\(Self.group)" }

    init() throws {
        containers = FileManager.default.temporaryDirectory.path + "/vitrine-doctor-\(UUID().uuidString)"
        try FileManager.default.createDirectory(
            atPath: "\(containers)/\(Self.group)",
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
    }

    deinit {
        // A folder that stays in the temporary folder does not change the result.
        try? FileManager.default.removeItem(atPath: containers)
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
