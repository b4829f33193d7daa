import CLibPQ

/// What PostgreSQL or the connection to it reported.
public struct PostgresFailure: Error, Hashable, CustomStringConvertible {
    /// The SQLSTATE of a statement that the server refused; `nil` if the connection failed.
    ///
    /// https://www.postgresql.org/docs/15/errcodes-appendix.html
    public var state: String?
    /// The report in the server's words, without values of the statement.
    public var description: String

    /// Whether a connection failed for a reason that does not pass by itself, such as a wrong password.
    public private(set) var isLasting = false

    /// The failure to connect, in libpq's verbose words: those of a server have its SQLSTATE and a place in its source.
    init(connecting words: String) {
        description = words
        if let found = words.firstMatch(of: /(: +\w+: +)([0-9A-Z]{5}): +/) {
            // The server stops or starts (57P), or has no room for another connection (53).
            isLasting = !found.output.2.hasPrefix("57P") && !found.output.2.hasPrefix("53")
            description.replaceSubrange(found.range, with: found.output.1)
            description.replace(/; [^;:]+: +\w+, \w+\.c:\d+/, with: "")
        } else {
            // libpq's own words, which it translates only for a program that asks for a locale.
            isLasting = Self.lasting.contains(where: description.contains)
        }
    }

    /// What libpq says where the address or this machine must be changed.
    private static let lasting = [
        "Name or service not known", "No address associated with hostname", "no password supplied",
        "does not support SSL", "SSL error", "certificate", "authentication",
    ]

    /// The last failure of a connection.
    init(of connection: OpaquePointer) {
        let text = PQerrorMessage(connection).map { String(cString: $0) } ?? ""
        let lines = text.split(whereSeparator: \.isNewline)
        description = lines.isEmpty ? "the connection was lost" : String(lines.joined(separator: "; ").prefix(400))
    }

    /// The failure of a statement.
    init(result: OpaquePointer) {
        state = PQresultErrorField(result, Int32(PostgresFailure.stateField)).map { String(cString: $0) }
        description =
            PQresultErrorField(result, Int32(PostgresFailure.messageField)).map { String(cString: $0) }
            ?? "the server gave no reason"
    }

    /// Creates a failure; one without a state is a connection's.
    public init(state: String? = nil, _ description: String) {
        self.state = state
        self.description = description
    }

    /// An answer that did not come in time.
    public static let timedOut = PostgresFailure("no answer in time")

    /// Whether a statement took too long, for this program or for the server.
    var isTimeOut: Bool { self == .timedOut || state == "57014" }

    // `PG_DIAG_SQLSTATE` and `PG_DIAG_MESSAGE_PRIMARY` are characters, which Swift does not import.
    private static let stateField = UInt8(ascii: "C")
    private static let messageField = UInt8(ascii: "M")

    /// What a person can do about it.
    public var remedy: String {
        switch state {
        case "25006": "the server is read-only: name one that can be written"
        case "53100": "its disk is full: free some space"
        case "42501": "give this user the right to create and to write"
        case "57014": "it is slow, or another program has locked a table"
        case "VI001": "start the newer program"
        case "VI002": "name an empty database"
        case .some: "see the log of the server"
        case nil: "check its address, its password and that it runs"
        }
    }
}
