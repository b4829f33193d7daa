/// Where a project names the identifiers of its App Groups.
public struct GroupSources: Hashable, Sendable {
    /// An app or extension of a project, which has entitlements of its own.
    public struct Target: Hashable, Sendable {
        public var name: String
        public var uses: GroupUses
        /// The groups that its entitlements have in any configuration; nil if they are not known.
        public var entitled: [String]?
        /// Whether all of its code was read, and each group is one of every configuration; a package may not be here.
        public var isWhole: Bool

        public init(name: String, uses: GroupUses, entitled: [String]?, isWhole: Bool = true) {
            self.name = name
            self.uses = uses
            self.entitled = entitled
            self.isWhole = isWhole
        }
    }

    /// The apps and extensions; empty if no project describes them.
    public var targets: [Target]
    /// The places in Swift code that name a group, by identifier; nil if no code was examined.
    public var code: [String: [String]]?
    /// The groups of entitlements, by file; empty if the project has no entitlements.
    public var entitlements: [String: [String]]
    /// The groups of the installed apps, by app; nil if there is no manifest.
    public var manifest: [String: String]?
    /// The names of the containers' folders.
    public var containers: [String]

    /// Whether code or entitlements name a group.
    public func names(_ group: String) -> Bool {
        code?[group] != nil || entitlements.values.contains { $0.contains(group) }
            || targets.contains { target in
                target.uses.named[group] != nil || target.entitled?.contains(group) == true
            }
    }

    public init(
        code: [String: [String]]? = nil,
        entitlements: [String: [String]] = [:],
        manifest: [String: String]? = nil,
        containers: [String] = [],
        targets: [Target] = []
    ) {
        self.targets = targets
        self.code = code
        self.entitlements = entitlements
        self.manifest = manifest
        self.containers = containers
    }
}
