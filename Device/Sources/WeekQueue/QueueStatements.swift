import PostgresClient

/// The statements of the queue; all times are those of the server's clock.
extension PostgresStatement {
    /// Whether a worker has a row's seed.
    ///
    /// A lease that ends later than any lease can was made before the server's clock was set back; it is over.
    private static let isLeased = """
        lease_ends BETWEEN clock_timestamp() AND clock_timestamp() + interval '\(WeekQueue.longestLease) s'
        """

    /// Adds a run, unless it is there.
    ///
    /// Values: commit, options, planted fault. Column: the run's number.
    static let addRun = PostgresStatement(
        name: "addRun",
        text: """
            INSERT INTO vitrine_weeks.run (commit, options, planted) VALUES ($1, $2, $3)
            ON CONFLICT (commit, options, planted) DO UPDATE SET commit = EXCLUDED.commit RETURNING id
            """,
        writes: true
    )

    /// Adds the seeds of a run that are not there, and lets those that were isolated be tried again.
    ///
    /// First come those that failed when they were last played with these options, then the fastest, by milliseconds,
    /// then those that were never played.
    ///
    /// Values: run, first and last seed of a part of a million, attempts, the first seed of all.
    static let addSeeds = PostgresStatement(
        name: "addSeeds",
        text: """
            INSERT INTO vitrine_weeks.week (run, seed, rank)
            SELECT $1::bigint, own.seed, CASE
                WHEN last.has_findings THEN own.seed - $5::numeric
                WHEN last.core_seconds IS NOT NULL THEN 1e6 + least(1e9, last.core_seconds * 1000)
                ELSE 2e9 + own.seed - $5::numeric END
            FROM generate_series($2::numeric, $3::numeric) AS own (seed) LEFT JOIN LATERAL (
                SELECT has_findings, core_seconds FROM vitrine_weeks.week JOIN vitrine_weeks.run ON run.id = week.run
                WHERE week.seed = own.seed AND run <> $1::bigint AND result IS NOT NULL AND (options, planted) =
                    (SELECT options, planted FROM vitrine_weeks.run WHERE id = $1::bigint)
                ORDER BY run DESC LIMIT 1) AS last ON true
            ON CONFLICT (run, seed) DO UPDATE SET attempts = 0
            WHERE week.result IS NULL AND week.attempts >= $4::integer AND NOT week.\(isLeased)
            """,
        writes: true
    )

    /// Takes the next open seed of a commit.
    ///
    /// Values: commit, seconds of the lease, attempts. Columns: run, seed, number of the lease, options, planted fault.
    static let take = PostgresStatement(
        name: "take",
        text: """
            WITH next AS (
                SELECT run, seed, options, planted FROM vitrine_weeks.week JOIN vitrine_weeks.run ON run.id = run
                WHERE commit = $1 AND result IS NULL AND attempts < $3::integer AND NOT \(isLeased)
                ORDER BY run, rank LIMIT 1 FOR UPDATE OF week SKIP LOCKED)
            UPDATE vitrine_weeks.week AS own
            SET lease = lease + 1, attempts = attempts + 1,
                failure = CASE WHEN own.lease_ends > 'epoch' THEN 'its worker died' ELSE failure END,
                lease_ends = clock_timestamp() + make_interval(secs => $2::float8)
            FROM next WHERE (own.run, own.seed) = (next.run, next.seed)
            RETURNING own.run, own.seed, lease, options, planted
            """,
        writes: true
    )

    /// Says what is open when nothing can be taken.
    ///
    /// Values: commit, attempts. Columns: the seconds until the first lease of the commit ends, null if there is none;
    /// another commit that has open seeds; whether the commit has a run.
    static let open = PostgresStatement(
        name: "open",
        text: """
            SELECT extract(epoch FROM min(lease_ends) FILTER (WHERE commit = $1) - clock_timestamp()),
                min(commit) FILTER (WHERE commit <> $1),
                EXISTS (SELECT FROM vitrine_weeks.run WHERE commit = $1)
            FROM vitrine_weeks.week JOIN vitrine_weeks.run ON run.id = run
            WHERE result IS NULL AND (attempts < $2::integer OR \(isLeased))
            """
    )

    /// Makes a lease longer.
    ///
    /// Values: run, seed, lease, seconds. A row if the lease was not lost.
    static let keep = PostgresStatement(
        name: "keep",
        text: """
            UPDATE vitrine_weeks.week SET lease_ends = clock_timestamp() + make_interval(secs => $4::float8)
            WHERE run = $1::bigint AND seed = $2::numeric AND lease = $3::integer AND result IS NULL RETURNING 1
            """,
        writes: true
    )

    /// Returns any result of a run.
    ///
    /// Value: run. Column: JSON.
    static let anyResult = PostgresStatement(
        name: "anyResult",
        text: "SELECT result FROM vitrine_weeks.week WHERE run = $1::bigint AND result IS NOT NULL LIMIT 1"
    )

    /// Stores a result; again, where the first answer was lost.
    ///
    /// Values: run, seed, lease, JSON, whether there were findings, core-seconds. A row if the lease was not lost.
    static let finish = PostgresStatement(
        name: "finish",
        text: """
            UPDATE vitrine_weeks.week
            SET result = $4, has_findings = $5::boolean, core_seconds = $6::float8, lease_ends = 'epoch'
            WHERE run = $1::bigint AND seed = $2::numeric AND lease = $3::integer
                AND (result IS NULL OR (result, core_seconds) = ($4, $6::float8)) RETURNING 1
            """,
        writes: true
    )

    /// Gives a seed back, once for each lease.
    ///
    /// Values: run, seed, lease, why it has no result; null for what does not count as an attempt.
    static let giveBack = PostgresStatement(
        name: "giveBack",
        text: """
            UPDATE vitrine_weeks.week SET lease_ends = 'epoch', failure = coalesce($4, failure),
                attempts = attempts - CASE WHEN $4::text IS NULL THEN 1 ELSE 0 END
            WHERE run = $1::bigint AND seed = $2::numeric AND lease = $3::integer AND result IS NULL AND lease_ends > 'epoch'
            """,
        writes: true
    )

    /// Returns how far a run's seeds are.
    ///
    /// Values: run, first and last seed, attempts. Columns: seeds, played, with
    /// findings, isolated.
    static let progress = PostgresStatement(
        name: "progress",
        text: """
            SELECT count(*), count(result), count(*) FILTER (WHERE has_findings),
                count(*) FILTER (WHERE result IS NULL AND attempts >= $4::integer AND NOT \(isLeased))
            FROM vitrine_weeks.week WHERE run = $1::bigint AND seed BETWEEN $2::numeric AND $3::numeric
            """
    )

    /// Returns the first 1,000 results of a run.
    ///
    /// Values: run, first and last seed, attempts. Columns: seed; JSON, null for a seed without one; why a seed that is
    /// isolated has none.
    static let results = PostgresStatement(
        name: "results",
        text: """
            SELECT seed, result,
                CASE WHEN result IS NULL AND attempts >= $4::integer AND NOT \(isLeased)
                    THEN CASE WHEN lease_ends > 'epoch' THEN 'its worker died' ELSE coalesce(failure, 'unknown') END END
            FROM vitrine_weeks.week
            WHERE run = $1::bigint AND seed BETWEEN $2::numeric AND $3::numeric ORDER BY seed LIMIT 1000
            """
    )

    /// Removes a commit's runs.
    ///
    /// Value: commit. Columns: runs, seeds.
    static let remove = PostgresStatement(
        name: "remove",
        text: """
            WITH week AS (DELETE FROM vitrine_weeks.week USING vitrine_weeks.run WHERE run = id AND commit = $1 RETURNING 1),
                run AS (DELETE FROM vitrine_weeks.run WHERE commit = $1 RETURNING 1)
            SELECT (SELECT count(*) FROM run), (SELECT count(*) FROM week)
            """,
        writes: true
    )

    /// Returns all runs, the newest first.
    ///
    /// Columns: run, commit, options, planted fault, day, first and last seed,
    /// core-seconds.
    static let runs = PostgresStatement(
        name: "runs",
        text: """
            SELECT id, commit, options, planted, to_char(added AT TIME ZONE 'UTC', 'YYYY-MM-DD'), min(seed), max(seed),
                coalesce(sum(core_seconds), 0)
            FROM vitrine_weeks.run JOIN vitrine_weeks.week ON run = id GROUP BY id ORDER BY id DESC
            """
    )
}
