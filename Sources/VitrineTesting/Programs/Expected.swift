// A build without tests also builds this target, but does not have the Testing module.
#if canImport(Testing)
package import Foundation
public import Testing

/// Compares complete outputs with files in the folder `Expected` of a test target.
///
/// With `VITRINE_RECORD=1` the files are written instead of compared; review the difference before you commit it.
public enum Expected {
    /// Compares a text with the contents of an expected file.
    ///
    /// - Parameters:
    ///   - text: The actual output.
    ///   - name: The file's path in the folder.
    ///   - filePath: A source file of the test target, one folder below the target's own.
    ///   - sourceLocation: The location to which a difference is attributed.
    /// - Throws: An error if the file cannot be read, or cannot be written while recording.
    public static func check(
        _ text: String,
        _ name: String,
        filePath: String = #filePath,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let file = URL(filePath: filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Expected").appending(path: name)
        if ProcessInfo.processInfo.environment["VITRINE_RECORD"] == "1" {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(text.utf8).write(to: file)
        }
        let expected = try contents(of: file)
        #expect(text == expected, "differs from \(name)", sourceLocation: sourceLocation)
    }

    /// Reads an expected file.
    package static func contents(of file: URL) throws -> String {
        guard FileManager.default.fileExists(atPath: file.path) else { throw Missing(path: file.path) }
        return try String(contentsOf: file, encoding: .utf8)
    }

    /// An error for an expected file that was never recorded.
    private struct Missing: Error, CustomStringConvertible {
        let path: String
        var description: String { "\(path) is missing; run the test with VITRINE_RECORD=1 to write it" }
    }
}
#endif
