/// Why an extension cannot be hosted.
public struct HostError: Error, Sendable, CustomStringConvertible {
    public enum Code: String, Sendable {
        /// No extension has the name.
        case notFound
        /// Nothing is at a path, or it cannot be read.
        case file
        /// The files contain no widget extension.
        case noExtension
        /// There is more than one candidate, such as two types marked `@main`.
        case ambiguous
        /// A project file is damaged or has another form.
        case project
        /// The library or the toolchain is missing.
        case unavailable
        /// A file of the scratch package cannot be written.
        case scratch
        /// The compiler refused the extension.
        case build
    }

    public var code: Code
    /// What is wrong, naming the files, and the remedy; a list has a line for each item.
    public var message: String
    public var cause: (any Error)?

    public init(_ code: Code, _ message: String, cause: (any Error)? = nil) {
        self.code = code
        self.message = message
        self.cause = cause
    }

    public var description: String { "\(code.rawValue): \(message)" }
}
