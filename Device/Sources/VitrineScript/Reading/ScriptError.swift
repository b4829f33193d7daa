/// Why a script cannot be read or played.
public struct ScriptError: Error, Sendable, CustomStringConvertible {
    public enum Code: String, Sendable {
        /// The text is not YAML.
        case syntax
        /// A key or name that does not exist.
        case unknown
        /// A value of the wrong type or outside its bounds.
        case value
        /// The file cannot be read.
        case file
    }

    public var code: Code
    /// One sentence that names the problem and the remedy.
    public var message: String
    public var file: String
    /// Where the problem is; nil if it is not at a place.
    public var position: ScriptPosition?
    public var cause: (any Error)?

    public init(
        _ code: Code,
        _ message: String,
        file: String,
        position: ScriptPosition? = nil,
        cause: (any Error)? = nil
    ) {
        self.code = code
        self.message = message
        self.file = file
        self.position = position
        self.cause = cause
    }

    /// The error as compilers print them: `file:line:column: message`.
    public var description: String {
        position.map { "\(file):\($0): \(message)" } ?? "\(file): \(message)"
    }
}
