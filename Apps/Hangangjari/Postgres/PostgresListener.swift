import HangangjariAPI
import HangangjariService
import PostgresClient

/// Listens to what the instances store, on a connection of its own.
enum PostgresListener {
    /// How often a connection on which nothing arrives is tried.
    private static let trialInterval = Duration.seconds(10)

    /// Reports changes with the server's time at which they were stored, until the connection fails or the task is
    /// cancelled; first that some may have been missed.
    static func listen(
        to address: PostgresAddress,
        _ changed: (_ change: ParkChange?, _ storedAt: Double?) async -> Void
    ) async throws(PostgresFailure) {
        let connection = try await PostgresConnection(to: address)
        _ = try await connection.run(script: "LISTEN hangangjari")
        await changed(nil, nil)
        while !Task.isCancelled {
            if let text = try await connection.notification(within: trialInterval) {
                let words = text.split(separator: " ").map(String.init)
                await changed(change(words), words.last.flatMap(Double.init))
            } else if !Task.isCancelled {
                _ = try await connection.run(script: "SELECT 1")
            }
        }
    }

    /// Reads `PARK TIME STORED`; `nil` for any other text.
    private static func change(_ words: [String]) -> ParkChange? {
        guard words.count == 3, let time = Timestamp(words[1]) else { return nil }
        return ParkChange(id: words[0], checkedAt: time)
    }
}
