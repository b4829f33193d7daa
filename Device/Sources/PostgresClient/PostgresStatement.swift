/// A statement that is prepared once on each connection.
public struct PostgresStatement: Sendable {
    /// The name of the prepared statement.
    public let name: String
    public let text: String
    /// Whether it needs a database that can be written.
    public var writes = false

    /// Creates a statement.
    ///
    /// - Parameters:
    ///   - name: The name of the prepared statement, which no other statement of the session has.
    ///   - text: Its text, with the values `$1`, `$2` and so on.
    ///   - writes: Whether it needs a database that can be written.
    public init(name: String, text: String, writes: Bool = false) {
        self.name = name
        self.text = text
        self.writes = writes
    }
}
