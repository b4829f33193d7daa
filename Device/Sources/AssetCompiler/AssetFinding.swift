public import Foundation

/// A problem in a program's resources, with the file and the remedy.
public struct AssetFinding: Error, Hashable, Sendable, CustomStringConvertible {
    /// Whether the resource can be used.
    public enum Severity: String, Hashable, Sendable {
        /// The resource is left out.
        case error
        /// The resource is used, but not all of it.
        case warning
    }

    public var severity: Severity
    /// The path of the file or folder.
    public var file: String
    /// The line, from 1; nil if the problem is not at a line.
    public var line: Int?
    /// One sentence that names the problem and the remedy.
    public var message: String

    public init(_ severity: Severity, _ message: String, in file: URL, line: Int? = nil) {
        self.severity = severity
        self.message = message
        self.file = file.path(percentEncoded: false)
        self.line = line
    }

    /// The finding as compilers print theirs: `file:line: severity: message`.
    public var description: String {
        "\(file)\(line.map { ":\($0)" } ?? ""): \(severity.rawValue): \(message)"
    }
}
