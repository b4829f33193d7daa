/// Why a TinyBase file could not be read or changed.
///
/// The file is as it was after any of these.
package struct TinyBaseError: Error, CustomStringConvertible {
    /// What kind of failure it is.
    package enum Code: String, Sendable, CaseIterable {
        /// There is no file.
        case missing
        /// The file has no bytes, or is a database without any table.
        case empty
        /// The file is something else than a SQLite database, or a damaged one.
        case notSQLite
        /// A database, but with tables of another shape than TinyBase's.
        case foreignSchema
        /// A MergeableStore, whose rows carry time stamps and hashes: not supported.
        case mergeableStore
        /// The JSON of the store is cut off, or of another shape.
        case damaged
        /// The JSON of the store is larger than is read.
        case tooLarge
        /// Another process kept the file locked for longer than the patience.
        case locked
        /// The file cannot be opened or read: permissions, a failing disk.
        case unreadable
        /// The file can be read but not changed: it, its folder or its disk is read-only.
        case readOnly
        /// The disk is full.
        case diskFull
        /// A table or a column that a change needs is not in the file, and is not ours to add.
        case schemaLacks
    }

    /// What kind of failure it is.
    package var code: Code
    /// One sentence that names the file and what to do about it.
    package var message: String
    /// SQLite's extended result code, if it came from there: <https://www.sqlite.org/rescode.html>.
    package var sqliteCode: Int32?

    /// Makes an error.
    package init(_ code: Code, _ message: String, sqliteCode: Int32? = nil) {
        self.code = code
        self.message = message
        self.sqliteCode = sqliteCode
    }

    /// The message on one line, for a log.
    package var description: String {
        sqliteCode.map { "\(message) (SQLite \($0))" } ?? message
    }
}
