@_exported public import AppSupport

/// An error of the reader: a refused request, or a failure to read or store data.
///
/// The data that was stored before the error is still available after it.
public typealias ReaderError = AppError<ReaderErrorCode>

/// The kinds of failure of ``ReaderError``.
public enum ReaderErrorCode: String, AppErrorCode, CaseIterable {
    /// No chapter has this number.
    case noChapter
    /// The chapter has no such page.
    case noPage
    /// The number is out of range or already taken.
    case badNumber
    /// The name is empty or too long.
    case badName
    /// The folder or archive cannot be read as a chapter.
    case badComic
    /// A file could not be read or written.
    case storage
}
