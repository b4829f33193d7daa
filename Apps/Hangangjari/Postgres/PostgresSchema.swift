import HangangjariAPI
import PostgresClient

extension PostgresSchema {
    /// The tables of the service, and a row for each park.
    static let service = PostgresSchema(
        name: "hangangjari",
        program: "hangangjari-service",
        migrations: migrations,
        contents: "INSERT INTO hangangjari.park (id) VALUES "
            + RiverParks.all.map { "('\($0.id)')" }.joined(separator: ", ") + " ON CONFLICT DO NOTHING",
        lock: 4_736_010_501
    )

    /// The scripts that lead from each version to the next, the first from an empty database.
    private static let migrations = [
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
}
