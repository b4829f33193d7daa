import Foundation
public import VitrineDevice

extension DeviceClient {
    /// Deletes the data of an app, which then begins again.
    /// - Parameters:
    ///   - name: The app's id or name.
    ///   - data: The data with which it begins.
    /// - Returns: The app's id.
    /// - Throws: ``ClientError``: `notFound` with the closest name, `refused`.
    public func resetData(of name: String, to data: InitialData) async throws(ClientError) -> String {
        let apps = try await status().apps
        guard let app = apps.first(where: { $0.id == name || $0.name.lowercased() == name.lowercased() }) else {
            let hint = Spelling.hint(for: name, of: apps.map(\.id) + apps.map(\.name))
            throw ClientError(.notFound, "there is no app \(name); \(hint)")
        }
        try await send("/api/apps/\(Self.escaped(app.id))/reset", ["data": .string(data.rawValue)])
        return app.id
    }

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
