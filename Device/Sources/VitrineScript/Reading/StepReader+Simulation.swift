import Yams

// What a script says about simulated weeks.
extension StepReader {
    /// What may happen in a simulated week.
    func simulation(_ node: ScriptNode) throws(ScriptError) -> DeviceScript.Simulation {
        let members = try node.members("simulate", keys: DeviceScript.simulationKeys)
        var simulation = DeviceScript.Simulation()
        for element in try members["intents"]?.elements("intents") ?? [] {
            simulation.intents.append(try intent(element))
        }
        for element in try members["zones"]?.elements("zones") ?? [] {
            simulation.zones.append(try element.zone("zones"))
        }
        if let networks = members["networks"] { simulation.networks = try self.networks(networks) }
        for element in try members["files"]?.elements("files") ?? [] { simulation.files.append(try file(element)) }
        if let rates = members["rates"] { simulation.rates = try self.rates(rates) }
        return simulation
    }

    /// A condition's name, or its members; or a list of them.
    private func networks(_ node: ScriptNode) throws(ScriptError) -> [DeviceScript.Network] {
        guard case .sequence = node.node else { return [try network(node)] }
        var networks: [DeviceScript.Network] = []
        for element in try node.elements("networks") { networks.append(try network(element)) }
        return networks
    }

    private func network(_ node: ScriptNode) throws(ScriptError) -> DeviceScript.Network {
        guard case .mapping = node.node else { return DeviceScript.Network(try node.string("networks")) }
        let members = try node.members("a network", keys: DeviceScript.networkKeys)
        let condition = try node.required("condition", in: members, of: "a network").string("condition")
        guard let limit = members["longest"] else { return DeviceScript.Network(condition) }
        let longest = try limit.duration("longest")
        guard longest >= DeviceScript.Network.shortest else {
            throw limit.error(.value, "longest is at least 10m: a network has a condition for 10 minutes or more")
        }
        return DeviceScript.Network(condition, longest: longest)
    }
}
