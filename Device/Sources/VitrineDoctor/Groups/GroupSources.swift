/// Where a project names the identifiers of its App Groups.
public struct GroupSources: Hashable, Sendable {
    /// The places in Swift code that name a group, by identifier; nil if no code was examined.
    public var code: [String: [String]]?
    /// The groups of entitlements, by file; empty if the project has no entitlements.
    public var entitlements: [String: [String]]
    /// The groups of the installed apps, by app; nil if there is no manifest.
    public var manifest: [String: String]?
    /// The names of the containers' folders.
    public var containers: [String]

    public init(
        code: [String: [String]]? = nil,
        entitlements: [String: [String]] = [:],
        manifest: [String: String]? = nil,
        containers: [String] = []
    ) {
        self.code = code
        self.entitlements = entitlements
        self.manifest = manifest
        self.containers = containers
    }
}
