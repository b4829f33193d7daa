extension DeviceClient {
    /// The names of the saved states, sorted.
    public func savedStates() async throws(ClientError) -> [String] {
        struct Answer: Decodable {
            var states: [String]
        }
        return try await ask("/api/states", as: Answer.self).states
    }

    /// Saves the apps' data, the home screen, the settings and the clock.
    /// - Throws: ``ClientError``: `badValue` for a name that cannot be one.
    public func saveState(named name: String) async throws(ClientError) {
        try await send("/api/states/save", ["name": .string(name)])
    }

    /// Replaces the present state by a saved one.
    /// - Throws: ``ClientError``: `notFound` with the closest name.
    public func restoreState(named name: String) async throws(ClientError) {
        try await send("/api/states/restore", ["name": .string(name)])
    }

    /// Deletes a saved state.
    /// - Throws: ``ClientError``: `notFound` with the closest name.
    public func removeState(named name: String) async throws(ClientError) {
        try await send("/api/states/remove", ["name": .string(name)])
    }
}
