import CompactJSON
package import HangangjariService
package import PostgresClient

/// The queue of pushes in the database of the instances.
package struct PostgresPushQueue: PushQueue {
    private let session: PostgresSession
    private let pushesPerDay: Double
    private let leaseSeconds: Int

    /// Creates a queue; connects with the first statement.
    ///
    /// - Parameters:
    ///   - address: The database.
    ///   - pushesPerDay: The budget of the widgets of a phone, above 0; it comes back evenly over the day.
    ///   - leaseSeconds: After how many seconds pushes are taken again whose worker has not stored their results.
    package init(_ address: PostgresAddress, pushesPerDay: Double, leaseSeconds: Int = 60) {
        session = PostgresSession(address, .service)
        self.pushesPerDay = pushesPerDay
        self.leaseSeconds = leaseSeconds
    }

    package func spread(limit: Int) async throws(ServiceError) -> Bool {
        try await !session.run(.spread, [String(limit), String(pushesPerDay)], "queue pushes").rows.isEmpty
    }

    package func take(limit: Int) async throws(ServiceError) -> [QueuedPush] {
        try await session.run(.take, [String(limit), String(leaseSeconds)], "take pushes").rows
            .compactMap { row in
                guard let token = row[1].flatMap(PushToken.init), let id = row[2],
                    let attempt = row[3].flatMap(Int.init)
                else { return nil }
                return QueuedPush(token: token, id: id, attempt: attempt)
            }
    }

    package func settle(_ results: [PushResult]) async throws(ServiceError) {
        let text: String
        do {
            text = String(decoding: try CompactJSONEncoder().encode(results), as: UTF8.self)
        } catch {
            throw ServiceError(.storage, "the results of pushes cannot be written as JSON", cause: error)
        }
        _ = try await session.run(.settle, [text, String(pushesPerDay)], "store what became of pushes")
    }
}
