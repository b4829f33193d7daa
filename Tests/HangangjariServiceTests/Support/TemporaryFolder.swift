import Foundation

/// A folder that is removed with its last user.
final class TemporaryFolder: Sendable {
    let path = FileManager.default.temporaryDirectory.appending(path: "hangangjari-\(UUID().uuidString)").path

    deinit {
        // What cannot be removed stays in the system's temporary folder, which is emptied by the system.
        try? FileManager.default.removeItem(atPath: path)
    }
}
