import HangangjariPostgres
import PostgresClient
import PostgresTesting
import Testing
import VitrineTesting

/// A database of the suite's server, empty at first.
struct TestedDatabase {
    let server: PostgresServer
    let name: String
    /// The address as a program is given it.
    let text: String

    init() throws {
        server = try #require(PostgresTrait.server)
        let database = try server.database()
        name = database.name
        text = database.address
    }

    /// The address, with a limit that a slow machine keeps too.
    var address: PostgresAddress {
        get throws { try PostgresAddress(text, timeLimit: Patience.limit) }
    }

    /// The store of an instance.
    func store() throws -> PostgresParkStore { PostgresParkStore(try address) }

    /// A connection of another instance.
    func connection() async throws -> PostgresConnection { try await PostgresConnection(to: address) }

    /// Runs statements, and returns their rows: a line for each, with bars between the columns.
    @discardableResult
    func sql(_ script: String) async throws -> String {
        let rows = try await connection().run(script: script)
        return rows.map { $0.map { $0 ?? "" }.joined(separator: "|") }.joined(separator: "\n")
    }
}
