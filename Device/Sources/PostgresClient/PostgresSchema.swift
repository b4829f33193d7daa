/// The tables of a program in a database, which only ever go forward.
///
/// They lie in a schema of their own, with a table `schema_version` that names the program and the version. The first
/// migration creates that table, with the version 0.
public struct PostgresSchema: Sendable {
    /// The schema's name.
    public let name: String
    /// The program to which the tables belong.
    public let program: String
    /// The scripts that lead from each version to the next, the first from an empty database.
    public let migrations: [String]
    /// What the tables contain from the newest version on, as a script; it runs after each migration.
    public let contents: String
    /// The number of the lock that one instance holds while it migrates; any number that no other program uses.
    private let lock: Int

    /// Describes the tables of a program.
    public init(name: String, program: String, migrations: [String], contents: String = "", lock: Int) {
        self.name = name
        self.program = program
        self.migrations = migrations
        self.contents = contents
        self.lock = lock
    }

    /// Brings a new connection's database up to date.
    /// - Throws: ``PostgresFailure``, also for a database of a newer version or of another program.
    public func prepare(_ connection: PostgresConnection) async throws(PostgresFailure) {
        _ = try await connection.run(
            script: """
                SET client_encoding = 'UTF8';
                SET default_transaction_isolation = 'read committed';
                SET statement_timeout = '\(Int(connection.timeLimit * 0.75 / .milliseconds(1)))ms';
                SET client_min_messages = warning;
                SET application_name = '\(program)';
                \(connection.serverVersion < 140_000 ? "" : "SET idle_session_timeout = 0;")
                """
        )
        guard try await version(in: connection) != migrations.count else { return }
        // Where one of these fails, the transaction ends with the connection, which nobody uses then.
        _ = try await connection.run(script: "BEGIN; SELECT pg_advisory_xact_lock(\(lock))")
        // Another instance may have migrated meanwhile.
        let version = try await version(in: connection)
        for migration in migrations[version...] { _ = try await connection.run(script: migration) }
        _ = try await connection.run(
            script: "\(contents); UPDATE \(name).schema_version SET version = \(migrations.count); COMMIT"
        )
    }

    /// Returns the database's version; 0 for an empty one.
    private func version(in connection: PostgresConnection) async throws(PostgresFailure) -> Int {
        let found = try await connection.run(
            script: """
                SELECT to_regclass('\(name).schema_version') IS NOT NULL,
                    to_regnamespace('\(name)') IS NOT NULL OR EXISTS (
                        SELECT FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema'))
                """
        )
        guard found.first?.first == "t" else {
            guard found.first?.last == "f" else { throw Self.otherProgram }
            return 0
        }
        let rows = try await connection.run(script: "SELECT program, version FROM \(name).schema_version")
        guard rows.count == 1, rows[0][0] == program, let version = rows[0][1].flatMap(Int.init), version >= 0
        else { throw Self.otherProgram }
        guard version <= migrations.count else {
            throw PostgresFailure(
                state: "VI001",
                "it is of version \(version), and this program knows versions up to \(migrations.count)"
            )
        }
        return version
    }

    private static var otherProgram: PostgresFailure {
        PostgresFailure(state: "VI002", "it contains the tables of another program")
    }
}
