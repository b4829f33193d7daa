/// Why a stored file is not a snapshot, and where it lies.
public struct DamageReport: Hashable, Sendable {
    /// What is wrong with the content.
    public var reason: Reason

    /// What exactly, and where in the file.
    ///
    /// Names keys and offsets, never values.
    public var detail: String

    /// The snapshot's file.
    public var path: String

    /// The size of the damaged file in bytes.
    public var byteCount: Int

    /// Where the damaged file was put for a person to look at; nil as long as it is still in its place.
    public var setAsidePath: String?

    /// What is wrong with a stored file.
    public enum Reason: String, Hashable, Sendable {
        /// The file has no content.
        case empty
        /// The file is larger than its key allows, and was not read.
        case tooLarge
        /// The content is not one JSON object.
        case notJSON
        /// The content is a JSON object, but not of this type.
        case wrongType
        /// The reserved key holds something else than our metadata.
        case metadata
        /// The content is of an older schema that could not be migrated.
        case migration
    }
}

extension DamageReport: CustomStringConvertible {
    /// One line for a log.
    public var description: String {
        let place = setAsidePath.map { "; set aside as \($0)" } ?? ""
        return "\(path) (\(byteCount) bytes) is damaged: \(detail)\(place)"
    }
}
