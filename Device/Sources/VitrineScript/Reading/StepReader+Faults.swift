import VitrineDevice

extension StepReader {
    static let fileKeys = ["app", "file"]
    /// The names of the faults that a step can inject, besides those at system calls.
    static let faultNames = programFaults + FileFault.allCases.map(\.rawValue) + pushFaults
    private static let programFaults = ["hang", "slowStart", "crashLoop", "memoryCap"]
    private static let pushFaults = ["pushLost", "pushLate"]

    /// Reads a fault: of a program, of a file in an app's container, or of the pushes to an app.
    func fault(_ node: ScriptNode) throws(ScriptError) -> DeviceScript.Action {
        let members = try node.members("fault", keys: Self.faultKeys)
        let place = try place(node, members)
        if let mended = members["mended"] {
            let others = members.keys.filter { !["mended", "program", "app", "file"].contains($0) }
            guard try mended.bool("mended") else {
                throw mended.error(.value, "mended is true; a fault that is injected is named, without mended")
            }
            guard others.isEmpty else {
                let left = others.sorted().joined(separator: " and ")
                throw mended.error(.value, "mended ends whatever fault there is; leave out \(left)")
            }
            return place.mending
        }
        guard let name = members["name"] else { return try systemCall(node, members, place) }
        let text = try name.string("name")
        guard Self.faultNames.contains(text) else {
            throw name.error(.unknown, "there is no fault \(text); \(Spelling.hint(for: text, of: Self.faultNames))")
        }
        switch place {
        case .program(let program):
            return .fault(program: program, try programFault(text, name, members))
        case .file(let app, let file):
            try only(["name"], in: members, of: text)
            guard let fault = FileFault(rawValue: text) else { throw misplaced(name, text) }
            return .fileFault(app: app, file: file, fault)
        case .pushes(let app):
            return .pushFault(app: app, try pushFault(text, name, members))
        }
    }

    /// A file of a simulated week that may be broken.
    func file(_ node: ScriptNode) throws(ScriptError) -> DeviceScript.File {
        let members = try node.members("a file", keys: Self.fileKeys)
        return DeviceScript.File(
            app: try node.required("app", in: members, of: "a file").string("app"),
            file: try node.required("file", in: members, of: "a file").string("file")
        )
    }

    /// How often events occur in a simulated week.
    func rates(_ node: ScriptNode) throws(ScriptError) -> [SimulatedEvent: Int] {
        var rates: [SimulatedEvent: Int] = [:]
        for (key, value) in try node.members("rates", keys: SimulatedEvent.allCases.map(\.rawValue)) {
            guard let event = SimulatedEvent(rawValue: key) else { continue }
            rates[event] = try value.integer(key, in: 0...1_000)
        }
        var simulation = DeviceScript.Simulation()
        simulation.rates = rates
        guard simulation.canHappen else {
            throw node.error(.value, "every rate is 0, so that nothing could happen; leave one out")
        }
        return rates
    }

    /// What a fault is about.
    private enum Place {
        case program(ProgramReference)
        case file(app: String, file: String)
        case pushes(app: String)

        var mending: DeviceScript.Action {
            switch self {
            case .program(let program): .fault(program: program, nil)
            case .file(let app, let file): .fileFault(app: app, file: file, nil)
            case .pushes(let app): .pushFault(app: app, nil)
            }
        }
    }

    private func place(_ node: ScriptNode, _ members: [String: ScriptNode]) throws(ScriptError) -> Place {
        switch (members["program"], members["app"], members["file"]) {
        case (let program?, nil, nil): return .program(try self.program(program))
        case (nil, let app?, let file?):
            return .file(app: try app.string("app"), file: try file.string("file"))
        case (nil, let app?, nil): return .pushes(app: try app.string("app"))
        default:
            throw node.error(
                .value,
                "a fault is about a program, about a file of an app, or about the pushes to an app"
            )
        }
    }

    private func programFault(
        _ text: String,
        _ name: ScriptNode,
        _ members: [String: ScriptNode]
    ) throws(ScriptError) -> ProgramFault {
        let rate = try rate(members, beside: name)
        switch text {
        case "hang", "crashLoop":
            try only(["name", "rate", "seed"], in: members, of: text)
            return ProgramFault(text == "hang" ? .hang : .crashLoop, rate: rate)
        case "slowStart":
            try only(["name", "by", "rate", "seed"], in: members, of: text)
            return ProgramFault(.slowStart(try name.required("by", in: members, of: text).duration("by")), rate: rate)
        case "memoryCap":
            try only(["name", "mebibytes", "rate", "seed"], in: members, of: text)
            let cap = try name.required("mebibytes", in: members, of: text).integer("mebibytes", in: 0...65_536)
            return ProgramFault(.memoryCap(bytes: cap << 20), rate: rate)
        default: throw misplaced(name, text)
        }
    }

    private func pushFault(
        _ text: String,
        _ name: ScriptNode,
        _ members: [String: ScriptNode]
    ) throws(ScriptError) -> PushFault {
        let rate = try rate(members, beside: name)
        switch text {
        case "pushLost":
            try only(["name", "rate", "seed"], in: members, of: text)
            return PushFault(.lost, rate: rate)
        case "pushLate":
            try only(["name", "by", "rate", "seed"], in: members, of: text)
            return PushFault(.late(try name.required("by", in: members, of: text).duration("by")), rate: rate)
        default: throw misplaced(name, text)
        }
    }

    private func systemCall(
        _ node: ScriptNode,
        _ members: [String: ScriptNode],
        _ place: Place
    ) throws(ScriptError) -> DeviceScript.Action {
        guard case .program(let program) = place else {
            throw node.error(.value, "a fault of a file or of pushes needs a name, such as torn or pushLost")
        }
        try only(["call", "error", "kill", "stop", "at", "rate", "seed"], in: members, of: "call")
        let call = try node.required("call", in: members, of: "fault").string("call")
        let number = try members["at"]?.integer("at", in: SystemCallFault.numbers) ?? 1
        let error = try members["error"].map { node throws(ScriptError) in try node.string("error") }
        var effects = error.map { [SystemCallFault.Effect.failure($0)] } ?? []
        if try members["kill"]?.bool("kill") == true { effects.append(.kill) }
        if try members["stop"]?.bool("stop") == true { effects.append(.stop) }
        guard effects.count == 1 else {
            throw node.error(.value, "a fault has one of an error, kill: true and stop: true")
        }
        let effect = effects[0]
        let rate = try rate(members, beside: node)
        do throws(DeviceError) {
            let fault = try SystemCallFault(call: call, effect: effect, number: number)
            return .fault(program: program, ProgramFault(.systemCall(fault), rate: rate))
        } catch {
            throw node.error(.value, error.message)
        }
    }

    private func rate(_ members: [String: ScriptNode], beside node: ScriptNode) throws(ScriptError) -> FaultRate {
        guard let rate = members["rate"] else {
            guard members["seed"] == nil else { throw node.error(.value, "a seed needs a rate beside it") }
            return .always
        }
        let percent = try rate.integer("rate", in: 1...100)
        let seed = try members["seed"]?.integer("seed", in: 0...Int(Int32.max)) ?? 1
        do throws(DeviceError) {
            return try FaultRate(percent: percent, seed: UInt64(seed))
        } catch {
            throw rate.error(.value, error.message)
        }
    }

    /// Refuses keys that a fault does not have, besides those that say what it is about.
    private func only(
        _ keys: [String],
        in members: [String: ScriptNode],
        of fault: String
    ) throws(ScriptError) {
        let known = keys + ["program", "app", "file"]
        for (key, node) in members.sorted(by: { $0.value.place < $1.value.place }) where !known.contains(key) {
            throw node.error(.value, "\(fault) has no \(key)")
        }
    }

    private func misplaced(_ name: ScriptNode, _ text: String) -> ScriptError {
        let place =
            Self.programFaults.contains(text)
            ? "a program" : Self.pushFaults.contains(text) ? "an app, without file" : "a file of an app"
        return name.error(.value, "\(text) is a fault of \(place)")
    }

    private func program(_ node: ScriptNode) throws(ScriptError) -> ProgramReference {
        let parts = try node.string("program").split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, let role = ProgramRole(rawValue: String(parts[1])) else {
            throw node.error(.value, "program is an app's id with /app or /widget, such as app.lucidpal/widget")
        }
        return ProgramReference(app: String(parts[0]), role: role)
    }
}
