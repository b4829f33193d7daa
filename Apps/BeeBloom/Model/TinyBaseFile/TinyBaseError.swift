@_exported public import AppSupport

/// A TinyBase file that cannot be read or changed.
///
/// The file is unchanged after any of these errors. The cause is SQLite's report with its result code, if there is one:
/// <https://www.sqlite.org/rescode.html>.
package typealias TinyBaseError = AppError<TinyBaseErrorCode>

/// The kinds of failure of ``TinyBaseError``.
package enum TinyBaseErrorCode: String, AppErrorCode, CaseIterable {
    /// There is no file.
    case missing
    /// The file has no bytes, or is a database without tables.
    case empty
    /// The file is not a SQLite database, or is a damaged one.
    case notSQLite
    /// The file is a database whose tables do not have TinyBase's structure.
    case foreignSchema
    /// The file holds a MergeableStore, whose rows carry time stamps and hashes; it is not supported.
    case mergeableStore
    /// The store's JSON is truncated or has another structure.
    case damaged
    /// The store's JSON exceeds the maximum size.
    case tooLarge
    /// Another process kept the file locked for longer than the timeout.
    case locked
    /// The file cannot be opened or read: permissions, a failing disk.
    case unreadable
    /// The file is readable but not writable: the file, its folder or its disk is read-only.
    case readOnly
    /// The disk is full.
    case diskFull
}
