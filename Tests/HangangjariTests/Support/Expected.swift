import Foundation
import Testing

/// Whole outputs kept in files, in `Expected` beside the tests.
///
/// With `VITRINE_RECORD=1` the files are written instead of compared: look at the difference before it is committed.
enum Expected {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Expected")

    /// Compares a text with a file's.
    static func check(_ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let file = folder.appending(path: name)
        if ProcessInfo.processInfo.environment["VITRINE_RECORD"] == "1" {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(text.utf8).write(to: file)
        }
        let expected = try String(contentsOf: file, encoding: .utf8)
        #expect(text == expected, "differs from \(name)", sourceLocation: sourceLocation)
    }
}
