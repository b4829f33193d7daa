import PostgresClient

/// The statements of the service; the first column of their rows is the server's time.
extension PostgresStatement {
    /// Returns all parks' values.
    ///
    /// Columns: time, identifier, JSON.
    static let parks = PostgresStatement(name: "parks", text: "SELECT \(clock), id, knowledge FROM hangangjari.park")

    /// Takes a park's turn, if nobody has it, the last result is old, and the connection is not new.
    ///
    /// A lease, a window or a new connection that ends later than one from now is older than a server's clock that was
    /// set back; it is over. Values: park, seconds of a lease, seconds for which a connection is new, seconds of the
    /// longest window. Columns: time; the lease's number, if the turn was taken; whether the last result is recent; the
    /// seconds until the turn can be taken; the park's values.
    static let turn = PostgresStatement(
        name: "turn",
        text: """
            WITH own AS (
                SELECT backend_start + make_interval(secs => $3::float8) AS settled
                FROM pg_stat_activity WHERE pid = pg_backend_pid()),
            taken AS (
                UPDATE hangangjari.park
                SET lease = lease + 1, lease_ends = clock_timestamp() + make_interval(secs => $2::float8)
                WHERE id = $1 AND NOT (SELECT \(isWithin("settled", seconds: "$3")) FROM own)
                    AND NOT \(isWithin("lease_ends", seconds: "$2")) AND NOT \(isWithin("window_ends", seconds: "$4"))
                RETURNING id, lease, knowledge)
            SELECT \(clock), taken.lease, \(isWithin("window_ends", seconds: "$4")),
                extract(epoch FROM greatest(
                    CASE WHEN \(isWithin("lease_ends", seconds: "$2")) THEN lease_ends END,
                    CASE WHEN \(isWithin("settled", seconds: "$3")) THEN settled END) - clock_timestamp()),
                coalesce(taken.knowledge, park.knowledge)
            FROM own CROSS JOIN hangangjari.park LEFT JOIN taken USING (id) WHERE id = $1
            """,
        writes: true
    )

    /// Stores a park's values, a sample and the end of the window, unless the lease has passed to another instance, and
    /// notifies the instances; a changed level is a change for which pushes are queued.
    ///
    /// Values: park, number of the lease, JSON, seconds of the window, the notification, and of a sample: whether its
    /// day is on a weekend, day, slot, share, days to keep; the levels. A row if it was stored.
    static let save = PostgresStatement(
        name: "save",
        text: """
            WITH earlier AS (SELECT levels FROM hangangjari.park WHERE id = $1),
            stored AS (
                UPDATE hangangjari.park
                SET knowledge = $3, lease_ends = 'epoch', levels = coalesce($11, levels),
                    window_ends = clock_timestamp() + make_interval(secs => $4::float8)
                WHERE id = $1 AND lease = $2::bigint AND lease_ends > 'epoch'
                RETURNING id, levels),
            changed AS (
                INSERT INTO hangangjari.push_change (park) SELECT id FROM stored, earlier WHERE stored.levels <> earlier.levels
                ON CONFLICT (park) DO UPDATE SET reached = '', changed_at = now()),
            sampled AS (
                INSERT INTO hangangjari.parking_sample (park, is_weekend, day, slot, share)
                SELECT id, $6::boolean, $7::integer, $8::integer, $9::integer FROM stored WHERE $7 IS NOT NULL
                ON CONFLICT (park, is_weekend, day, slot) DO UPDATE SET share = EXCLUDED.share),
            forgotten AS (
                DELETE FROM hangangjari.parking_sample
                WHERE park IN (SELECT id FROM stored) AND is_weekend = $6::boolean
                    AND day < $7::integer - $10::integer)
            SELECT \(clock), pg_notify('hangangjari', $5 || ' ' || extract(epoch FROM clock_timestamp())) FROM stored
            """,
        writes: true
    )

    /// Returns a park's samples of weekends or of other days.
    ///
    /// Values: park, whether on weekends, first day, day after the last one. Columns: time, day, slot, share.
    static let history = PostgresStatement(
        name: "history",
        text: """
            SELECT \(clock), day, slot, share FROM hangangjari.parking_sample
            WHERE park = $1 AND is_weekend = $2::boolean AND day >= $3::integer AND day < $4::integer
            """
    )

    /// Whether a time is in the future, but by so many seconds at most.
    private static func isWithin(_ time: String, seconds: String) -> String {
        "(\(time) > clock_timestamp() AND \(time) <= clock_timestamp() + make_interval(secs => \(seconds)::float8))"
    }

    /// The time in seconds since 1970.
    static let clock = "extract(epoch FROM clock_timestamp())"
}
