@_exported public import AppSupport

/// A folder or an archive that cannot be used as a chapter.
public typealias ComicError = AppError<ComicErrorCode>

/// The kinds of failure of ``ComicError``.
public enum ComicErrorCode: String, AppErrorCode, CaseIterable {
    /// The folder or archive does not exist.
    case missing
    /// The user has no permission to read the folder, the archive or a page.
    case accessDenied
    /// The path is neither a folder nor a ZIP archive.
    case notComic
    /// The archive or a page in it ends early or does not match its checksums.
    case damaged
    /// A name leaves its folder, is absolute, is a link, or contains control characters.
    case unsafeName
    /// Two pages have the same name.
    case duplicateName
    /// A file is not a JPEG, PNG or WebP image.
    case notImage
    /// A page is protected with a password.
    case encrypted
    /// There are more files than the limits allow.
    case tooManyPages
    /// A page, or all pages together, exceed the limits.
    case tooLarge
    /// The folder or archive contains no pages.
    case noPages
    /// The destination folder already exists.
    case alreadyThere
    /// The disk is full or the quota is exceeded; no files are left behind.
    case diskFull
    /// Another error of the file system.
    case inputOutput
}
