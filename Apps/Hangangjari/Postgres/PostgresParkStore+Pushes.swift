package import HangangjariService
import PostgresClient

extension PostgresParkStore: PushRegistrations {
    package var registrations: (any PushRegistrations)? { self }

    package func register(_ token: PushToken, for park: String) async throws(ServiceError) {
        try await change(.register, token, park, "register a phone")
    }

    package func unregister(_ token: PushToken, for park: String) async throws(ServiceError) {
        try await change(.unregister, token, park, "end a phone's registration")
    }

    /// Its failure says nothing about whether the parks' values are stored.
    private func change(
        _ statement: PostgresStatement,
        _ token: PushToken,
        _ park: String,
        _ purpose: String
    ) async throws(ServiceError) {
        do {
            _ = try await session.run(statement, [token.rawValue, park])
        } catch {
            throw error.serviceError(purpose)
        }
    }
}
