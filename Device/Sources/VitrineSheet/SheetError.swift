/// Why a sheet cannot be made or compared.
public struct SheetError: Error, Sendable, CustomStringConvertible {
    public enum Code: String, Sendable {
        /// No installed app offers the kind, or the kind is not offered in a family.
        case notFound
        /// A choice that does not exist, such as the name of a state.
        case unknown
        /// A step that brings the app into a state failed.
        case state
        /// A file is not what it should be, such as a picture.
        case content
        /// A file cannot be read or written.
        case file
        /// No browser is installed, or it failed.
        case browser
    }

    public var code: Code
    /// One sentence that names the problem and the remedy; the failure of a state has the end of the trace below it.
    public var message: String
    public var cause: (any Error)?

    public init(_ code: Code, _ message: String, cause: (any Error)? = nil) {
        self.code = code
        self.message = message
        self.cause = cause
    }

    public var description: String { "\(code.rawValue): \(message)" }
}
