import Foundation
import Testing

/// A folder that is removed together with the object.
final class TemporaryFolder: Sendable {
    let path = FileManager.default.temporaryDirectory.appending(path: "hangangjari-\(UUID().uuidString)").path

    /// Writes a file into the folder that only its owner can read, and returns its path.
    func file(_ name: String, _ text: String) throws -> String {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        let file = path + "/" + name
        try #require(
            FileManager.default.createFile(
                atPath: file,
                contents: Data(text.utf8),
                attributes: [.posixPermissions: 0o600]
            )
        )
        return file
    }

    deinit {
        // A folder that cannot be removed stays in the system's temporary folder, which the system empties.
        try? FileManager.default.removeItem(atPath: path)
    }
}
