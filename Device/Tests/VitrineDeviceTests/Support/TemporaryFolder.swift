import Foundation

/// A new folder that is deleted together with the object.
final class TemporaryFolder: Sendable {
    let path: String

    init() throws {
        path = NSTemporaryDirectory() + "vitrine-device-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    /// Writes a file, and the folders above it.
    func write(_ text: String, to name: String) throws {
        let file = URL(filePath: "\(path)/\(name)")
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    /// Writes a program of the shell, whose first line it adds.
    /// - Returns: Its path.
    func program(_ name: String, _ text: String) throws -> String {
        try write("#!/bin/sh\n\(text)\n", to: name)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: "\(path)/\(name)")
        return "\(path)/\(name)"
    }

    deinit {
        // A folder that remains in the temporary folder is not a failure of the test.
        try? FileManager.default.removeItem(atPath: path)
    }
}
