import PostgresClient

/// The statements of registrations and of the queue of pushes.
extension PostgresStatement {
    /// Registers a phone for a park.
    ///
    /// A phone that is being forgotten is waited for, and is then a new one.
    ///
    /// Values: token, park.
    static let register = PostgresStatement(
        name: "register",
        text: """
            WITH device AS (
                INSERT INTO hangangjari.push_device AS known (token) VALUES ($1)
                ON CONFLICT (token) DO UPDATE SET spent = known.spent),
            registration AS (
                INSERT INTO hangangjari.push_registration (token, park) VALUES ($1, $2) ON CONFLICT DO NOTHING)
            SELECT \(clock)
            """,
        writes: true
    )

    /// Ends a phone's registration for a park, and forgets a phone without any.
    ///
    /// Values: token, park.
    static let unregister = PostgresStatement(
        name: "unregister",
        text: "SELECT \(clock) FROM (SELECT hangangjari.unregister($1, $2)) AS ended",
        writes: true
    )

    /// Queues pushes for the next phones that want to know about the oldest change.
    ///
    /// A phone whose push waits already gets no second one. The push has a new identifier then, so that the end of an
    /// attempt that runs does not remove it.
    ///
    /// Values: number of phones, pushes of a day. Columns: time, number of phones; a row if there was a change.
    static let spread = PostgresStatement(
        name: "spread",
        text: """
            WITH change AS (
                SELECT park, reached, changed_at FROM hangangjari.push_change
                ORDER BY changed_at LIMIT 1 FOR UPDATE SKIP LOCKED),
            batch AS (
                SELECT next.token FROM change CROSS JOIN LATERAL (
                    SELECT token FROM hangangjari.push_registration AS registration
                    WHERE registration.park = change.park AND token > reached ORDER BY token LIMIT $1::bigint) AS next),
            queued AS (
                INSERT INTO hangangjari.push AS waiting (token, queued_at, due)
                SELECT token, now(), \(due(after: spent)) FROM batch JOIN hangangjari.push_device USING (token)
                ORDER BY token
                ON CONFLICT (token) DO UPDATE SET
                    id = EXCLUDED.id,
                    due = CASE WHEN waiting.due < 'infinity' THEN waiting.due ELSE EXCLUDED.due END,
                    attempts = CASE WHEN waiting.due < 'infinity' THEN waiting.attempts ELSE 0 END),
            moved AS (
                UPDATE hangangjari.push_change SET reached = (SELECT max(token) FROM batch) FROM change
                WHERE push_change.park = change.park AND EXISTS (SELECT FROM batch)),
            ended AS (
                DELETE FROM hangangjari.push_change USING change
                WHERE push_change.park = change.park AND NOT EXISTS (SELECT FROM batch))
            SELECT \(clock), (SELECT count(*) FROM batch) FROM change WHERE $2::float8 > 0
            """,
        writes: true
    )

    /// Takes pushes that are due.
    ///
    /// Values: number of pushes, seconds until they can be taken again. Columns: time, token, identifier, attempt.
    static let take = PostgresStatement(
        name: "take",
        text: """
            WITH ready AS (
                SELECT token FROM hangangjari.push WHERE due <= now()
                ORDER BY due LIMIT $1::bigint FOR UPDATE SKIP LOCKED)
            UPDATE hangangjari.push
            SET due = now() + make_interval(secs => $2::float8), attempts = attempts + 1, taken = id
            FROM ready WHERE push.token = ready.token
            RETURNING \(clock), push.token, id, attempts
            """,
        writes: true
    )

    /// Stores the results of attempts.
    ///
    /// The rows are locked before they are compared: a worker may be queueing them anew at that moment. They are locked
    /// in the order of the tokens, and a phone before its push, as by all other statements.
    ///
    /// An attempt that has been taken again is another, and so is the same attempt at the next push to the phone. A
    /// push with another identifier has been queued anew meanwhile, and is then due. Values: results as JSON, pushes of
    /// a day.
    static let settle = PostgresStatement(
        name: "settle",
        text: """
            WITH result AS (
                SELECT * FROM json_to_recordset($1::json)
                AS result (token text, id uuid, attempt integer, kind text, wait float8, failure text)),
            own AS (
                SELECT result.*, push.id = result.id AS is_last
                FROM result JOIN hangangjari.push_device USING (token) JOIN hangangjari.push USING (token)
                WHERE attempts = attempt AND taken = result.id ORDER BY token FOR UPDATE OF push_device, push),
            charged AS (
                UPDATE hangangjari.push_device SET spent = \(spent) + 1, spent_at = now(), charged = charged + 1
                FROM own WHERE own.kind = 'delivered' AND push_device.token = own.token),
            gone AS (
                DELETE FROM hangangjari.push_device USING own WHERE own.kind = 'gone' AND push_device.token = own.token),
            sent AS (
                DELETE FROM hangangjari.push USING own
                WHERE own.kind = 'delivered' AND is_last AND push.token = own.token),
            later AS (
                UPDATE hangangjari.push SET
                    due = CASE
                        WHEN own.kind = 'delivered' THEN \(due(after: "\(spent) + 1"))
                        WHEN own.kind = 'dead' AND is_last THEN 'infinity'
                        ELSE now() + make_interval(secs => wait) END,
                    attempts = CASE WHEN NOT is_last THEN 0 WHEN own.kind = 'untried' THEN attempts - 1 ELSE attempts END,
                    failure = CASE WHEN own.kind = 'untried' THEN push.failure ELSE own.failure END
                FROM own JOIN hangangjari.push_device USING (token)
                WHERE push.token = own.token AND own.kind <> 'gone' AND NOT (own.kind = 'delivered' AND is_last))
            SELECT \(clock)
            """,
        writes: true
    )

    /// Measures the queue.
    ///
    /// Columns: time, pushes that wait, seconds for which the oldest waits, dead letters, statements that wait for a
    /// lock.
    static let pushes = PostgresStatement(
        name: "pushes",
        text: """
            SELECT \(clock), count(*) FILTER (WHERE due < 'infinity'),
                coalesce(extract(epoch FROM now() - min(queued_at) FILTER (WHERE due < 'infinity')), 0),
                count(*) FILTER (WHERE due = 'infinity'),
                (SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database())
            FROM hangangjari.push
            """
    )

    /// What a phone has spent by now of its budget of $2 pushes a day, which comes back evenly.
    ///
    /// The last charge is not in the future, where the server's clock was set back.
    private static let spent =
        "greatest(0, spent - extract(epoch FROM now() - least(spent_at, now())) * $2::float8 / 86400)"

    /// When the budget allows a push, after what a phone has spent by now.
    private static func due(after spent: String) -> String {
        "greatest(now(), now() + make_interval(secs => (\(spent) + 1 - $2::float8) * 86400 / $2::float8))"
    }
}
