/// What was wrong with an image, which file it was, and what to do about it.
///
/// Match on ``code``, show or log ``description``.
///
/// ```swift
/// do {
///     cover = try CoverImage.make(from: page)
/// } catch where error.code == .tooLarge {
///     // The text is shown without a cover.
/// }
/// ```
public struct ImageError: Error, Sendable, Hashable {
    /// The kind of failure, for decisions in code.
    public var code: Code

    /// One or two sentences: the file, and the remedy.
    public var message: String

    /// What the system or the decoder said, if it said anything.
    public var cause: String?

    /// Creates an error.
    public init(_ code: Code, _ message: String, cause: String? = nil) {
        self.code = code
        self.message = message
        self.cause = cause
    }
}

extension ImageError {
    /// The kinds of failure.
    ///
    /// More may be added, so a `switch` over them needs a default.
    public struct Code: Sendable, Hashable, CustomStringConvertible {
        private enum Kind: String {
            case missing, accessDenied, notRegularFile, empty, unknownFormat, truncated, damaged, tooLarge
            case needsTooMuchMemory, inputOutput, invalidLimits, encodingFailed
        }

        private let kind: Kind

        /// The code's name.
        public var description: String { kind.rawValue }

        /// There is no such file.
        public static let missing = Code(kind: .missing)
        /// The file or its folder may not be read.
        public static let accessDenied = Code(kind: .accessDenied)
        /// A folder, pipe or device stands where the file should be.
        public static let notRegularFile = Code(kind: .notRegularFile)
        /// The file has no bytes, or the image no pixels.
        public static let empty = Code(kind: .empty)
        /// The bytes are neither JPEG nor PNG nor WebP, whatever the file is called.
        public static let unknownFormat = Code(kind: .unknownFormat)
        /// The file ends before the image does.
        public static let truncated = Code(kind: .truncated)
        /// The bytes contradict the format.
        public static let damaged = Code(kind: .damaged)
        /// More pixels or bytes than the limits allow; no pixel was decoded.
        public static let tooLarge = Code(kind: .tooLarge)
        /// This kind of file cannot be decoded piece by piece, and is too large to be decoded whole.
        public static let needsTooMuchMemory = Code(kind: .needsTooMuchMemory)
        /// The file system failed, or the folder for scratch files cannot be used.
        public static let inputOutput = Code(kind: .inputOutput)
        /// No image can keep the limits, as with a width of zero.
        public static let invalidLimits = Code(kind: .invalidLimits)
        /// The encoder failed.
        public static let encodingFailed = Code(kind: .encodingFailed)
    }
}

extension ImageError: CustomStringConvertible {
    /// One line for a log: code, message, cause.
    public var description: String {
        guard let cause else { return "\(code): \(message)" }
        return "\(code): \(message) (\(cause))"
    }
}
