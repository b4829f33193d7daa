import Foundation

/// A folder that is removed together with the object.
final class TemporaryFolder: Sendable {
    let path = FileManager.default.temporaryDirectory.appending(path: "hangangjari-\(UUID().uuidString)").path

    deinit {
        // A folder that cannot be removed stays in the system's temporary folder, which the system empties.
        try? FileManager.default.removeItem(atPath: path)
    }
}
