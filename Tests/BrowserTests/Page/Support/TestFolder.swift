import Foundation

/// A fresh folder that goes away with the value.
final class TestFolder: Sendable {
    let path: String

    init() throws {
        path = FileManager.default.temporaryDirectory.appending(path: "vitrine-page-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        // A folder left behind in the temporary one is no failure of the test.
        try? FileManager.default.removeItem(atPath: path)
    }
}
