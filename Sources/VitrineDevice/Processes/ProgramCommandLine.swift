/// How a program is started.
public struct ProgramCommandLine: Hashable, Sendable {
    /// Which program it is.
    public var program: ProgramReference
    /// The program's absolute path.
    public var path: String
    /// Its arguments, without its own name.
    public var arguments: [String]
    /// Its whole environment: it gets nothing else.
    public var environment: [String: String]
    /// The folder in which it is started; nil leaves it the device's.
    public var workingFolder: String?

    /// Makes a command line.
    public init(
        program: ProgramReference,
        path: String,
        arguments: [String] = [],
        environment: [String: String] = [:],
        workingFolder: String? = nil
    ) {
        self.program = program
        self.path = path
        self.arguments = arguments
        self.environment = environment
        self.workingFolder = workingFolder
    }
}

extension ProgramCommandLine {
    /// The variables that tell a program that it was started by a device, and where its data lie.
    ///
    /// `VITRINE_WIRE=1` makes it speak frames over its standard streams; `HOME` is its own, so that what it keeps there
    /// (user defaults, caches) stays apart from other programs' and other devices'. Swift's backtraces are off: they
    /// are printed by a second process that would hold a crashed child for seconds. A manifest may turn them on.
    static func environment(home: String, containers: String, own: [String: String]) -> [String: String] {
        let fixed = [
            "VITRINE_WIRE": "1",
            "VITRINE_CONTAINERS": containers,
            "HOME": home,
            "PATH": "/usr/local/bin:/usr/bin:/bin",
            "LANG": "C.UTF-8",
            "SWIFT_BACKTRACE": "enable=no",
        ]
        // What makes a child a child of this device is not for a manifest to change.
        let protected = ["VITRINE_WIRE", "VITRINE_CONTAINERS", "HOME"]
        return fixed.merging(own.filter { !protected.contains($0.key) }) { _, manifest in manifest }
    }
}
