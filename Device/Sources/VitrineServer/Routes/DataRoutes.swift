import Hummingbird
import VitrineDevice

/// The routes for what the apps store: the data of one app, and saved states of the whole device.
struct DataRoutes {
    let device: Device

    /// Adds the routes below `/api`.
    func add(to group: RouterGroup<some Hummingbird.RequestContext>) {
        group.post("apps/:id/reset") { request, context in
            let body = try await CommandBody.read(ResetCommand.self, from: request)
            try await device.resetData(of: try context.parameters.decoded("id"), to: body.data)
            return Done()
        }
        group.get("states") { _, _ in StateList(states: try await device.savedStates()) }
        group.post("states/save") { request, _ in
            try await device.saveState(named: try await CommandBody.read(StateCommand.self, from: request).name)
            return Done()
        }
        group.post("states/restore") { request, _ in
            try await device.restoreState(named: try await CommandBody.read(StateCommand.self, from: request).name)
            return Done()
        }
        group.post("states/remove") { request, _ in
            try await device.removeState(named: try await CommandBody.read(StateCommand.self, from: request).name)
            return Done()
        }
    }

    private struct ResetCommand: Decodable {
        var data: InitialData
    }

    // A name is in the body, because it may have spaces.
    private struct StateCommand: Decodable {
        var name: String
    }

    /// The names of the saved states, sorted.
    private struct StateList: ResponseEncodable {
        var states: [String]
    }
}
