import CLibPQ

/// The address of a PostgreSQL database, as libpq understands it, with all its options: `postgres://USER@HOST/NAME`.
///
/// It contains no password, because every user of a machine sees the arguments of its programs. libpq takes the
/// password from `PGPASSWORD` or from `~/.pgpass`.
public struct PostgresAddress: Sendable {
    /// The address as it was written.
    public let text: String
    /// How long the server may take for a connection or a statement.
    public let timeLimit: Duration

    /// Reads an address.
    /// - Throws: ``PostgresFailure`` for a text that is not an address, and for an address with a password; its
    ///   description contains neither.
    public init(_ text: String, timeLimit: Duration = .seconds(2)) throws(PostgresFailure) {
        let schemes = ["postgres://", "postgresql://"]
        guard schemes.contains(where: text.hasPrefix), let options = PQconninfoParse(text, nil) else {
            // libpq's own message would repeat the address with its password.
            throw PostgresFailure("the database's address is not of the form postgres://USER@HOST/NAME")
        }
        defer { PQconninfoFree(options) }
        var option = options
        while option.pointee.keyword != nil {
            // libpq marks what must not be shown, such as `password` and `sslpassword`, with an asterisk.
            if option.pointee.val != nil, String(cString: option.pointee.dispchar) == "*" {
                throw PostgresFailure(
                    "the database's address contains a password; put it into PGPASSWORD or into ~/.pgpass"
                )
            }
            option += 1
        }
        self.text = text
        self.timeLimit = timeLimit
    }
}
