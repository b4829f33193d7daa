import AppSupport
import CSQLite
import VitrineWire

extension TinyBaseError {
    /// Creates an error from a result code of SQLite: <https://www.sqlite.org/rescode.html>.
    ///
    /// - Parameters:
    ///   - code: The primary or extended result code.
    ///   - connection: The connection with the failure; nil if it could not be opened.
    ///   - path: The file's path.
    ///   - writing: Whether the operation was a change.
    init(_ code: Int32, _ connection: OpaquePointer?, path: String, writing: Bool) {
        let (kind, sentence) = Self.meaning(of: code & 0xFF, path: path, writing: writing)
        // The detail may contain SQL but never stored data, because all values are bound.
        let detail = connection.flatMap { sqlite3_errmsg($0) }.map { String(cString: $0) } ?? ""
        let message = detail.isEmpty ? sentence : "\(sentence) SQLite reports: \(detail)."
        self.init(kind, message, cause: ReportedFailure("SQLite: result code \(code)"))
    }

    private static func meaning(of code: Int32, path: String, writing: Bool) -> (Code, String) {
        switch code {
        case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL:
            (.locked, "Another process keeps \(path) locked: try again in a moment.")
        case SQLITE_NOTADB, SQLITE_CORRUPT:
            (.notSQLite, "\(path) is not a SQLite database, or is damaged: restore it from a backup.")
        case SQLITE_READONLY:
            (.readOnly, "\(path) cannot be changed: allow writing in its folder.")
        case SQLITE_FULL:
            (.diskFull, "The disk with \(path) is full: free some space.")
        case SQLITE_CANTOPEN where DescriptorLimit.isNear:
            (.unreadable, "\(path) cannot be opened: \(DescriptorLimit.remedy).")
        case SQLITE_CANTOPEN where writing:
            // The journal beside the file could not be created.
            (.readOnly, "\(path) cannot be changed: allow writing in its folder.")
        default:
            (.unreadable, "\(path) cannot be \(writing ? "written" : "read") now.")
        }
    }
}
