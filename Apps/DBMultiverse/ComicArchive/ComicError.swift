/// Why a folder or an archive does not become a chapter: which one, which name in it, and what to do about it.
public struct ComicError: Error, Sendable, Hashable {
    /// The kind of failure, for decisions in code.
    public var code: Code

    /// One or two sentences: the archive, the name in it, and the remedy.
    public var message: String

    /// What the system, the archive library or the image's header said.
    public var cause: String?

    /// Creates an error.
    public init(_ code: Code, _ message: String, cause: String? = nil) {
        self.code = code
        self.message = message
        self.cause = cause
    }
}

extension ComicError {
    /// The kinds of failure.
    ///
    /// More may be added, so a `switch` over them needs a default.
    public struct Code: Sendable, Hashable, CustomStringConvertible {
        private enum Kind: String {
            case missing, accessDenied, notComic, damaged, unsafeName, duplicateName, notImage, encrypted
            case tooManyPages, tooLarge, noPages, alreadyThere, diskFull, inputOutput
        }

        private let kind: Kind

        /// The code's name.
        public var description: String { kind.rawValue }

        /// There is no such folder or archive.
        public static let missing = Code(kind: .missing)
        /// The folder, the archive or a page may not be read.
        public static let accessDenied = Code(kind: .accessDenied)
        /// Neither a folder nor a ZIP archive.
        public static let notComic = Code(kind: .notComic)
        /// The archive or a page in it ends early or contradicts its own check sums.
        public static let damaged = Code(kind: .damaged)
        /// A name that climbs out of its folder, starts at the root, is a link, or holds control characters.
        public static let unsafeName = Code(kind: .unsafeName)
        /// Two pages have the same name.
        public static let duplicateName = Code(kind: .duplicateName)
        /// A file that is no JPEG, PNG or WebP.
        public static let notImage = Code(kind: .notImage)
        /// A page is locked with a password.
        public static let encrypted = Code(kind: .encrypted)
        /// More files than the limits allow.
        public static let tooManyPages = Code(kind: .tooManyPages)
        /// A page, or all pages together, are larger than the limits allow.
        public static let tooLarge = Code(kind: .tooLarge)
        /// Nothing in it is a page.
        public static let noPages = Code(kind: .noPages)
        /// The folder that the pages should go to is there already.
        public static let alreadyThere = Code(kind: .alreadyThere)
        /// No space, or over quota; nothing is left behind.
        public static let diskFull = Code(kind: .diskFull)
        /// Any other failure of the file system.
        public static let inputOutput = Code(kind: .inputOutput)
    }
}

extension ComicError: CustomStringConvertible {
    /// One line for a log: code, message, cause.
    public var description: String {
        guard let cause else { return "\(code): \(message)" }
        return "\(code): \(message) (\(cause))"
    }
}
