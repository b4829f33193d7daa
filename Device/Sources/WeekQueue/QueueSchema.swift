import PostgresClient

extension PostgresSchema {
    /// The tables of the queue: runs, and a row for each seed of a run.
    ///
    /// A row without a result is open. `lease` counts how often it was taken; a result is stored only under the number
    /// of the last time. `failure` says why the last attempt left none.
    static let weeks = PostgresSchema(
        name: "vitrine_weeks",
        program: "vitrine-queue",
        migrations: [
            """
            CREATE SCHEMA vitrine_weeks;
            CREATE TABLE vitrine_weeks.schema_version (program text NOT NULL, version integer NOT NULL);
            INSERT INTO vitrine_weeks.schema_version VALUES ('vitrine-queue', 0);
            CREATE TABLE vitrine_weeks.run (
                id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
                commit text NOT NULL,
                options text NOT NULL,
                planted text NOT NULL,
                added timestamptz NOT NULL DEFAULT clock_timestamp(),
                UNIQUE (commit, options, planted));
            CREATE TABLE vitrine_weeks.week (
                run bigint NOT NULL REFERENCES vitrine_weeks.run,
                seed numeric(20) NOT NULL,
                rank integer NOT NULL,
                lease integer NOT NULL DEFAULT 0,
                lease_ends timestamptz NOT NULL DEFAULT 'epoch',
                attempts integer NOT NULL DEFAULT 0,
                result text,
                has_findings boolean,
                core_seconds float8,
                PRIMARY KEY (run, seed));
            CREATE INDEX open_week ON vitrine_weeks.week (run, rank) WHERE result IS NULL;
            CREATE INDEX played_week ON vitrine_weeks.week (seed, run) WHERE result IS NOT NULL;
            """,
            "ALTER TABLE vitrine_weeks.week ADD COLUMN failure text",
        ],
        lock: 4_736_010_502
    )
}
