public import VitrinePlatform

extension VitrineError {
    /// Why a stored file is not a valid snapshot, and where the file is.
    public struct Damage: Hashable, Sendable {
        /// What is wrong with the content.
        public var reason: Reason

        /// A description of the damage and its position in the file.
        ///
        /// It names keys and offsets, never values.
        public var detail: String

        /// The path of the snapshot's file.
        public var path: String

        /// The size of the damaged file in bytes.
        public var byteCount: Int

        /// The path to which the damaged file was moved for inspection; nil if it is still in its original place.
        public var setAsidePath: String?

        /// Creates a report, for example for a test or a preview; a reading makes its own.
        public init(reason: Reason, detail: String, path: String, byteCount: Int, setAsidePath: String? = nil) {
            self.reason = reason
            self.detail = detail
            self.path = path
            self.byteCount = byteCount
            self.setAsidePath = setAsidePath
        }

        /// The kinds of damage.
        public enum Reason: String, Hashable, Sendable {
            /// The file has no content.
            case empty
            /// The file is larger than its key allows, and was not read.
            case tooLarge
            /// The content is not a single JSON object.
            case notJSON
            /// The content is a JSON object, but does not decode as the key's type.
            case wrongType
            /// The reserved key does not hold valid metadata.
            case metadata
            /// The content has an older schema and could not be migrated.
            case migration
        }
    }
}

extension VitrineError.Damage: CustomStringConvertible {
    /// One line for a log.
    public var description: String {
        let place = setAsidePath.map { "; set aside as \($0)" } ?? ""
        return "\(path) (\(byteCount) bytes) is damaged: \(detail)\(place)"
    }
}

extension VitrineError.Damage {
    /// Judges the content of a file by the rules that every snapshot keeps, for a tool that does not know its key; nil
    /// for a valid snapshot.
    ///
    /// What a value's type requires, the size that a key allows, and the schemas that a program knows are not judged.
    ///
    /// - Parameters:
    ///   - content: The bytes of the file.
    ///   - path: The path of the file, for the description.
    public init?(of content: Data, path: String) {
        do throws(InvalidContent) {
            _ = try SnapshotDocument([UInt8](content), unmarkedSchema: 1)
            return nil
        } catch {
            self.init(error, path: path, byteCount: content.count)
        }
    }
}
