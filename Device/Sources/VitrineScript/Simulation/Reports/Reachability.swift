import VitrineDevice

/// What happened in simulated weeks, and what never did.
public struct Reachability: Codable, Hashable, Sendable {
    private var happened: [String: Int] = [:]
    private var reached: [String: Int] = [:]
    private var states: [String] = []
    /// The faults that could happen, by what the counts call them.
    private var possibleFaults: [String] = []

    public init() {}

    /// Counts what happened in a week.
    public mutating func add(_ week: SimulatedWeek) {
        if let simulation = week.result.script.simulation { possibleFaults = Self.possibleFaults(of: simulation) }
        for step in week.chosen {
            happened[Self.name(step), default: 0] += 1
        }
        for finding in week.result.findings where week.result.isReachabilityFinding(finding) {
            if !states.contains(finding.text) { states.append(finding.text) }
            if finding.failure == nil { reached[finding.text, default: 0] += 1 }
        }
    }

    /// The states that some week reached.
    public var reachedStates: [String] { states.filter { reached[$0] != nil } }

    /// The states that no week reached.
    public var unreachedStates: [String] { states.filter { reached[$0] == nil } }

    /// The faults that no week injected, although their rates are above 0.
    public var missingFaults: [String] { possibleFaults.filter { happened[$0] == nil } }

    /// Every number in it.
    var counts: [Int] { Array(happened.values) + Array(reached.values) }

    /// Counts what happened in the weeks of another report of the same script.
    public mutating func merge(_ other: Reachability) {
        happened.merge(other.happened, uniquingKeysWith: +)
        reached.merge(other.reached, uniquingKeysWith: +)
        states += other.states.filter { !states.contains($0) }
        possibleFaults += other.possibleFaults.filter { !possibleFaults.contains($0) }
    }

    private static func possibleFaults(of simulation: DeviceScript.Simulation) -> [String] {
        let possible = SimulatedEvent.allCases.filter { $0.isFault && (simulation.rates[$0] ?? $0.defaultWeight) > 0 }
        var names: [String] = []
        for name in possible.flatMap({ Self.names(of: $0) }) where !names.contains(name) { names.append(name) }
        if simulation.files.isEmpty { names.removeAll { FileFault(rawValue: $0) != nil } }
        return names
    }

    /// The report as lines for a terminal.
    public var lines: [String] {
        let counts = happened.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
        var lines = ["happened: \(counts.joined(separator: ", "))"]
        lines += reachedStates.map { "reached: \($0) (in \(reached[$0] ?? 0) weeks)" }
        lines += unreachedStates.map { "never reached: \($0)" }
        lines += missingFaults.map { "never happened: \($0)" }
        return lines
    }

    private static let operations = ["close": "app closed", "update": "app updated", "reset": "data reset"]

    private static func name(_ step: DeviceScript.Step) -> String {
        let name =
            switch step.action {
            case .place: "widget placed"
            case .remove: "widget removed"
            case .configure: "widget configured"
            case .open: "app opened"
            case .home: "home"
            case .link: "link"
            case .intent(_, let name, _): "intent \(name)"
            case .tap: "tap"
            case .follow: "link followed"
            case .operation(let name, _): operations[name] ?? name
            case .advance: "pause"
            case .clock: "clock set"
            case .set(.setting("locked", let text)): text == "on" ? "locked" : "unlocked"
            case .set(.setting("lowPower", let text)): text == "on" ? "low power" : "full power"
            case .set(.setting(let setting, _)): "\(setting) changed"
            case .set(.screen): "screen changed"
            case .set(.network(let condition)): "network \(condition ?? "on")"
            case .set(.profile): "profile changed"
            case .set(.fullDisk(let isFull)): isFull ? "full disk" : "free disk"
            case .fault(_, let fault): fault.map(name) ?? "fault mended"
            case .fileFault(_, _, let fault): fault?.rawValue ?? "file mended"
            case .pushFault(_, let fault): fault?.name ?? "pushes mended"
            case .together, .expect: "other"
            }
        return step.refused.map { "\(name) refused (\($0))" } ?? name
    }

    private static func name(_ fault: ProgramFault) -> String {
        guard case .systemCall(let call) = fault.kind else { return fault.name ?? "fault" }
        return switch call.effect {
        case .kill: "killed at \(call.call)"
        case .stop: "stopped after \(call.call)"
        case .failure(let error): "\(call.call) fails with \(error)"
        }
    }

    /// What a fault is called in the counts.
    static func names(of event: SimulatedEvent) -> [String] {
        switch event {
        case .systemCall: ProgramFault.simulated.map { name($0) }
        case .stopped: ProgramFault.stops.map { name($0) }
        case .fullDisk: ["full disk"]
        case .reboot: ["reboot"]
        case .clock: ["clock set"]
        default: [event.rawValue]
        }
    }
}

extension ScriptResult {
    /// Whether a finding says that a state was reached, rather than that something is right.
    func isReachabilityFinding(_ finding: Finding) -> Bool {
        script.expectations.contains { $0.kind == .sometimes && $0.text == finding.text }
    }
}
