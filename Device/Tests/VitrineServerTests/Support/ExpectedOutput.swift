import Foundation
import Testing

/// The whole output of commands, kept in the files of `Expected`.
enum ExpectedOutput {
    /// Compares a text with a file; with the variable `VITRINE_RECORD` set, the file is written instead, and the test
    /// fails.
    static func check(_ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Expected/\(name).txt")
        guard ProcessInfo.processInfo.environment["VITRINE_RECORD"] == nil else {
            try Data(text.utf8).write(to: file)
            Issue.record("recorded \(name)", sourceLocation: sourceLocation)
            return
        }
        let expected = try String(contentsOf: file, encoding: .utf8)
        #expect(text == expected, "see \(file.lastPathComponent)", sourceLocation: sourceLocation)
    }
}
