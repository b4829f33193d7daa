/// How a program is started: with a fault, and with or without the rights of root.
struct ProgramLaunch: Hashable {
    /// The fault of its processes; nil for none.
    var fault: ProgramFault?
    /// Whether the modes of files apply to it even if the device runs as root.
    var obeysModes = false

    /// The data with which the app begins if it has none; nil for what the manifest says.
    var initialData: InitialData?

    /// The number of processes that were started since the fault was injected.
    private(set) var processes = 0

    static let tracer = "/usr/bin/strace"
    private static let unprivileged = "/usr/bin/setpriv"

    /// Injects a fault into further processes; nil for none.
    mutating func setFault(_ fault: ProgramFault?) {
        self.fault = fault
        processes = 0
    }

    /// The launch of the next process, with the fault only if its rate strikes that process.
    mutating func next() -> ProgramLaunch {
        processes += 1
        var next = self
        if let fault, !fault.rate.strikes(processes) { next.fault = nil }
        return next
    }

    /// The command line for a launch; `isRoot` says that the device runs as root, to which the modes of files do not
    /// apply.
    func commandLine(_ plain: ProgramCommandLine, isRoot: Bool) -> ProgramCommandLine {
        var plain = plain
        if let initialData { plain.environment["VITRINE_DATA"] = initialData.rawValue }
        var words: [String] = []
        if obeysModes, isRoot {
            words += [Self.unprivileged, "--bounding-set=-dac_override,-dac_read_search", "--"]
        }
        if case .systemCall(let call) = fault?.kind {
            words += [Self.tracer] + call.options(log: plain.tracerLog ?? "/dev/null") + ["--"]
        }
        guard let first = words.first else { return plain }
        var line = plain
        line.path = first
        line.arguments = words.dropFirst() + [plain.path] + plain.arguments
        return line
    }
}
