import Foundation

/// A temporary folder that is deleted when the object is deallocated.
final class TestFolder: Sendable {
    let path: String

    init() throws {
        path = FileManager.default.temporaryDirectory.appending(path: "vitrine-page-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        // A remaining temporary folder does not make the test fail.
        try? FileManager.default.removeItem(atPath: path)
    }
}
