import Foundation

/// A new folder that is deleted together with the object.
final class TemporaryFolder: Sendable {
    let path: String

    init() throws {
        path = NSTemporaryDirectory() + "vitrine-device-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        // A folder that remains in the temporary folder is not a failure of the test.
        try? FileManager.default.removeItem(atPath: path)
    }
}
