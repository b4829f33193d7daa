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

    /// Makes the command line for a launch.
    ///
    /// - Parameters:
    ///   - plain: How the program is started without faults.
    ///   - isRoot: Whether the device runs as root, to which the modes of files do not apply.
    ///   - neighbour: A process whose network a confined program shares; nil for none.
    /// - Returns: The command line, with the tracer and the sandbox that the program needs.
    func commandLine(_ plain: ProgramCommandLine, isRoot: Bool, neighbour: Int? = nil) -> ProgramCommandLine {
        var plain = plain
        if let initialData { plain.environment["VITRINE_DATA"] = initialData.rawValue }
        var words: [String] = []
        // A confined program has no rights of root.
        if obeysModes, isRoot, plain.sandbox == nil {
            words += [Self.unprivileged, "--bounding-set=-dac_override,-dac_read_search", "--"]
        }
        var isTraced = false
        if case .systemCall(let call) = fault?.kind {
            words += [Self.tracer] + call.options(log: plain.tracerLog ?? "/dev/null") + ["--"]
            isTraced = true
        }
        words += [plain.path] + plain.arguments
        if let sandbox = plain.sandbox {
            words = sandbox.commandLine(words, isTraced: isTraced, neighbour: neighbour)
        }
        var line = plain
        line.path = words[0]
        line.arguments = Array(words.dropFirst())
        return line
    }
}
