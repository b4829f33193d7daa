import HangangjariAPI
import HangangjariService

/// The tables in the database, which only ever go forward.
///
/// They lie in a schema of their own, `hangangjari`, with a table that names the program and the version.
enum PostgresSchema {
    /// The scripts that lead from each version to the next, the first from an empty database.
    static let migrations = [
        """
        CREATE SCHEMA hangangjari;
        CREATE TABLE hangangjari.schema_version (program text NOT NULL, version integer NOT NULL);
        INSERT INTO hangangjari.schema_version VALUES ('hangangjari-service', 0);
        CREATE TABLE hangangjari.park (
            id text PRIMARY KEY,
            knowledge text,
            lease bigint NOT NULL DEFAULT 0,
            lease_ends timestamptz NOT NULL DEFAULT 'epoch',
            window_ends timestamptz NOT NULL DEFAULT 'epoch');
        CREATE TABLE hangangjari.parking_sample (
            park text, is_weekend boolean, day integer, slot integer, share integer NOT NULL,
            PRIMARY KEY (park, is_weekend, day, slot));
        """
    ]
    /// The number of the lock that one instance holds while it migrates; any number that no other program uses.
    private static let lock = 4_736_010_501

    /// Brings a new connection's database up to date.
    /// - Throws: ``PostgresFailure``, also for a database of a newer version or of another program.
    static func prepare(_ connection: PostgresConnection) async throws(PostgresFailure) {
        _ = try await connection.run(
            script: """
                SET statement_timeout = '\(Int(connection.timeLimit * 0.75 / .milliseconds(1)))ms';
                SET client_min_messages = warning;
                SET application_name = 'hangangjari-service';
                """
        )
        guard try await version(in: connection) != migrations.count else { return }
        // Where one of these fails, the transaction ends with the connection, which nobody uses then.
        _ = try await connection.run(script: "BEGIN; SELECT pg_advisory_xact_lock(\(lock))")
        // Another instance may have migrated meanwhile.
        let version = try await version(in: connection)
        for migration in migrations[version...] { _ = try await connection.run(script: migration) }
        let parks = RiverParks.all.map { "('\($0.id)')" }.joined(separator: ", ")
        _ = try await connection.run(
            script: """
                INSERT INTO hangangjari.park (id) VALUES \(parks) ON CONFLICT DO NOTHING;
                UPDATE hangangjari.schema_version SET version = \(migrations.count);
                COMMIT
                """
        )
    }

    /// Returns the database's version; 0 for an empty one.
    private static func version(in connection: PostgresConnection) async throws(PostgresFailure) -> Int {
        let found = try await connection.run(
            script: """
                SELECT to_regclass('hangangjari.schema_version') IS NOT NULL,
                    to_regnamespace('hangangjari') IS NOT NULL OR EXISTS (
                        SELECT FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema'))
                """
        )
        guard found.first?.first == "t" else {
            guard found.first?.last == "f" else { throw otherProgram }
            return 0
        }
        let rows = try await connection.run(
            script: "SELECT program, version FROM hangangjari.schema_version"
        )
        guard rows.count == 1, rows[0][0] == "hangangjari-service", let version = rows[0][1].flatMap(Int.init)
        else { throw otherProgram }
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
