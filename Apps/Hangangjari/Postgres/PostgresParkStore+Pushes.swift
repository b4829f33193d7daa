package import HangangjariService

extension PostgresParkStore: PushRegistrations {
    package var registrations: (any PushRegistrations)? { self }

    package func register(_ token: PushToken, for park: String) async throws(ServiceError) {
        // A failure says nothing about whether the parks' values are stored.
        _ = try await session.run(.register, [token.rawValue, park], "register a phone")
    }

    package func unregister(_ token: PushToken, for park: String) async throws(ServiceError) {
        _ = try await session.run(.unregister, [token.rawValue, park], "end a phone's registration")
    }
}
