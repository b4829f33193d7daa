/// An error about an image, with the file concerned and the remedy.
///
/// Match on ``code``; show or log ``description``.
///
/// ```swift
/// do {
///     cover = try CoverImage.make(from: page)
/// } catch let error as ImageError where error.code == .tooLarge {
///     // The text is shown without a cover.
/// }
/// ```
public struct ImageError: Error, Sendable, Hashable {
    /// The kind of failure, for decisions in code.
    public var code: Code

    /// One or two sentences that name the file and the remedy.
    public var message: String

    /// The message of the system or the decoder, if there is one.
    public var cause: String?

    /// Creates an error with a message that names the thing and the remedy.
    public init(_ code: Code, _ message: String, cause: String? = nil) {
        self.code = code
        self.message = message
        self.cause = cause
    }
}

extension ImageError {
    /// The kinds of failure.
    ///
    /// Later versions may add codes, so a `switch` over them needs a default.
    public struct Code: Sendable, Hashable, CustomStringConvertible {
        private enum Kind: String {
            case missing, accessDenied, notRegularFile, empty, unknownFormat, truncated, damaged, tooLarge
            case needsTooMuchMemory, inputOutput, invalidLimits, encodingFailed
        }

        private let kind: Kind

        public var description: String { kind.rawValue }

        /// The file does not exist.
        public static let missing = Code(kind: .missing)
        /// There is no permission to read the file or its folder.
        public static let accessDenied = Code(kind: .accessDenied)
        /// The path refers to a folder, pipe or device.
        public static let notRegularFile = Code(kind: .notRegularFile)
        /// The file has no bytes, or the image no pixels.
        public static let empty = Code(kind: .empty)
        /// The bytes are neither JPEG nor PNG nor WebP, whatever the file is called.
        public static let unknownFormat = Code(kind: .unknownFormat)
        /// The file ends before the image does.
        public static let truncated = Code(kind: .truncated)
        /// The bytes contradict the format.
        public static let damaged = Code(kind: .damaged)
        /// The file has more pixels or bytes than the limits allow; no pixel was decoded.
        public static let tooLarge = Code(kind: .tooLarge)
        /// The file can only be decoded as a whole, and is too large for that.
        public static let needsTooMuchMemory = Code(kind: .needsTooMuchMemory)
        /// The file system failed, or the folder for scratch files cannot be used.
        public static let inputOutput = Code(kind: .inputOutput)
        /// No image can satisfy the limits, for example because of a width of zero.
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
