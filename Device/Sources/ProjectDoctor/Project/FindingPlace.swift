/// A place in a file of a project.
public struct FindingPlace: Hashable, Comparable, Codable, Sendable {
    /// An absolute path, and in a report one relative to the project's folder.
    public var file: String
    /// Counted from 1.
    public var line = 1
    /// Counted in bytes from 1; nil for the whole line.
    public var column: Int?

    public static func < (one: FindingPlace, other: FindingPlace) -> Bool {
        (one.file, one.line, one.column ?? 0) < (other.file, other.line, other.column ?? 0)
    }
}
