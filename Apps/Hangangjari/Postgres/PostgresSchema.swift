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
        """,
        """
        ALTER TABLE hangangjari.park ADD levels text;
        CREATE TABLE hangangjari.push_change (
            park text PRIMARY KEY,
            reached text NOT NULL DEFAULT '',
            changed_at timestamptz NOT NULL DEFAULT now());
        CREATE TABLE hangangjari.push_device (
            token text PRIMARY KEY,
            spent float8 NOT NULL DEFAULT 0,
            spent_at timestamptz NOT NULL DEFAULT now(),
            charged bigint NOT NULL DEFAULT 0);
        CREATE TABLE hangangjari.push_registration (
            park text,
            token text REFERENCES hangangjari.push_device ON DELETE CASCADE,
            PRIMARY KEY (park, token));
        CREATE INDEX ON hangangjari.push_registration (token);
        CREATE TABLE hangangjari.push (
            token text PRIMARY KEY REFERENCES hangangjari.push_device ON DELETE CASCADE,
            id uuid NOT NULL DEFAULT gen_random_uuid(),
            queued_at timestamptz NOT NULL,
            due timestamptz NOT NULL,
            attempts integer NOT NULL DEFAULT 0,
            failure text);
        CREATE INDEX ON hangangjari.push (due);
        """,
        // The identifier under which the push was last taken.
        "ALTER TABLE hangangjari.push ADD taken uuid",
        // Each statement of a function sees what was committed before it. One statement for all would not see the park
        // for which another instance registers the phone at that moment, and would forget the phone with it.
        """
        CREATE FUNCTION hangangjari.unregister(phone text, left_park text) RETURNS void LANGUAGE plpgsql AS $$
        BEGIN
            PERFORM FROM hangangjari.push_device WHERE token = phone FOR UPDATE;
            DELETE FROM hangangjari.push_registration WHERE token = phone AND park = left_park;
            DELETE FROM hangangjari.push_device WHERE token = phone AND NOT EXISTS (
                SELECT FROM hangangjari.push_registration WHERE token = phone);
        END $$;
        """,
    ]
}
