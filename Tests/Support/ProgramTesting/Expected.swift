// A build without tests builds this target too, and has no such module.
#if canImport(Testing)
import Foundation
public import Testing

/// Whole outputs kept in files, in the folder `Expected` of a test target.
///
/// With `VITRINE_RECORD=1` the files are written instead of compared: look at the difference before it is committed.
public enum Expected {
    /// Compares a text with a file's.
    ///
    /// - Parameters:
    ///   - text: What came out.
    ///   - name: The file's path in the folder.
    ///   - filePath: A file of the test target, one folder below the target's own.
    ///   - sourceLocation: Where a difference is shown.
    /// - Throws: If the file cannot be read, or not be written while recording.
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
        let expected = try String(contentsOf: file, encoding: .utf8)
        #expect(text == expected, "differs from \(name)", sourceLocation: sourceLocation)
    }
}
#endif
