import HangangjariAPI
import HangangjariService
import PostgresClient

/// Listens to what the instances store, on a connection of its own.
enum PostgresListener {
    /// How often a connection on which nothing arrives is tried.
    private static let trialInterval = Duration.seconds(10)

    /// Reports changes until the connection fails or the task is cancelled; first that some may have been missed.
    static func listen(
        to address: PostgresAddress,
        _ changed: @Sendable (ParkChange?) async -> Void
    ) async throws(PostgresFailure) {
        let connection = try await PostgresConnection(to: address)
        _ = try await connection.run(script: "LISTEN hangangjari")
        await changed(nil)
        while !Task.isCancelled {
            if let text = try await connection.notification(within: trialInterval) {
                await changed(change(text))
            } else if !Task.isCancelled {
                _ = try await connection.run(script: "SELECT 1")
            }
        }
    }

    /// Reads `PARK TIME`; `nil` for any other text.
    private static func change(_ text: String) -> ParkChange? {
        let parts = text.split(separator: " ")
        guard parts.count == 2, let time = Timestamp(String(parts[1])) else { return nil }
        return ParkChange(id: String(parts[0]), checkedAt: time)
    }
}
