/// An error that states why a folder or an archive cannot be used as a chapter, and what to do about it.
public struct ComicError: Error, Sendable, Hashable {
    /// The kind of failure, for error handling in code.
    public var code: Code

    /// One or two sentences that name the archive, the entry in it, and the remedy.
    public var message: String

    /// The message of the system, the archive library or the image decoder.
    public var cause: String?

    public init(_ code: Code, _ message: String, cause: String? = nil) {
        self.code = code
        self.message = message
        self.cause = cause
    }
}

extension ComicError {
    /// The kinds of failure.
    ///
    /// More kinds may be added, so a `switch` over them needs a default.
    public struct Code: Sendable, Hashable, CustomStringConvertible {
        private enum Kind: String {
            case missing, accessDenied, notComic, damaged, unsafeName, duplicateName, notImage, encrypted
            case tooManyPages, tooLarge, noPages, alreadyThere, diskFull, inputOutput
        }

        private let kind: Kind

        /// The code's name.
        public var description: String { kind.rawValue }

        /// The folder or archive does not exist.
        public static let missing = Code(kind: .missing)
        /// The user has no permission to read the folder, the archive or a page.
        public static let accessDenied = Code(kind: .accessDenied)
        /// The path is neither a folder nor a ZIP archive.
        public static let notComic = Code(kind: .notComic)
        /// The archive or a page in it ends early or does not match its checksums.
        public static let damaged = Code(kind: .damaged)
        /// A name leaves its folder, is absolute, is a link, or contains control characters.
        public static let unsafeName = Code(kind: .unsafeName)
        /// Two pages have the same name.
        public static let duplicateName = Code(kind: .duplicateName)
        /// A file is not a JPEG, PNG or WebP image.
        public static let notImage = Code(kind: .notImage)
        /// A page is protected with a password.
        public static let encrypted = Code(kind: .encrypted)
        /// There are more files than the limits allow.
        public static let tooManyPages = Code(kind: .tooManyPages)
        /// A page, or all pages together, exceed the limits.
        public static let tooLarge = Code(kind: .tooLarge)
        /// The folder or archive contains no pages.
        public static let noPages = Code(kind: .noPages)
        /// The destination folder already exists.
        public static let alreadyThere = Code(kind: .alreadyThere)
        /// The disk is full or the quota is exceeded; no files are left behind.
        public static let diskFull = Code(kind: .diskFull)
        /// Another error of the file system.
        public static let inputOutput = Code(kind: .inputOutput)
    }
}

extension ComicError: CustomStringConvertible {
    /// The code, the message and the cause on one line, for a log.
    public var description: String {
        guard let cause else { return "\(code): \(message)" }
        return "\(code): \(message) (\(cause))"
    }
}
