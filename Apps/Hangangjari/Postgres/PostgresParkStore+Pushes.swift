package import HangangjariService
import PostgresClient

extension PostgresParkStore: PushRegistrations {
    package var registrations: (any PushRegistrations)? { self }

    package func register(_ token: PushToken, for park: String) async throws(ServiceError) {
        _ = try await run(.register, [token.rawValue, park], "register a phone")
    }

    package func unregister(_ token: PushToken, for park: String) async throws(ServiceError) {
        _ = try await run(.unregister, [token.rawValue, park], "end a phone's registration")
    }
}
