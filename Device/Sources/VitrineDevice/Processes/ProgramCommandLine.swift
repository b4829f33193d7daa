import VitrineWire

/// How a program is started.
public struct ProgramCommandLine: Hashable, Sendable {
    public var program: ProgramReference
    /// An absolute path.
    public var path: String
    /// The arguments, without the program's own name.
    public var arguments: [String] = []
    /// The whole environment: the program gets no other variables.
    public var environment: [String: String] = [:]
    /// The working folder; nil for the device's own.
    public var workingFolder: String?
    /// What the program sees of the machine; nil for everything.
    var sandbox: Sandbox?
    /// The file in which a tracer notes that it has stopped the process; nil without a home.
    var tracerLog: String? { environment["HOME"].map { "\($0)/.vitrine-tracer-\(program.role.rawValue)" } }
}

extension ProgramCommandLine {
    /// The environment of a program that a device starts.
    ///
    /// `VITRINE_WIRE=1` makes the program exchange frames over its standard streams. Each program has a `HOME` of its
    /// own, which separates its user defaults and caches from those of other programs and devices. Swift's backtraces
    /// are off, because a second process prints them and would hold a crashed child for seconds. A manifest may turn
    /// them on. Where time stands still, `VITRINE_CLOCK` says so.
    static func environment(
        home: String,
        containers: String,
        isManual: Bool = false,
        own: [String: String]
    ) -> [String: String] {
        var fixed = [
            "VITRINE_WIRE": "1",
            "VITRINE_CONTAINERS": containers,
            "HOME": home,
            "PATH": "/usr/local/bin:/usr/bin:/bin",
            "LANG": "C.UTF-8",
            "SWIFT_BACKTRACE": "enable=no",
        ]
        if isManual { fixed[ClockVariable.name] = ClockVariable.still }
        // A manifest must not change the variables that connect a child with this device.
        let protected = ["VITRINE_WIRE", "VITRINE_CONTAINERS", "HOME", ClockVariable.name]
        return fixed.merging(own.filter { !protected.contains($0.key) }) { _, manifest in manifest }
    }
}
