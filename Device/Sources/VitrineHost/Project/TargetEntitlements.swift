import PropertyLists

/// What a project says about the entitlements of a target.
public enum TargetEntitlements: Hashable, Sendable {
    /// The path of a property list.
    case file(String)
    /// The App Groups that the project itself lists, from which it makes the property list.
    case groups([String])
    /// The target has no entitlements.
    case absent
    /// Nothing can be said: the target is a package's, or the property list is not there.
    case unknown
}

extension TargetEntitlements {
    /// The identifiers of the App Groups.
    ///
    /// - Parameters:
    ///   - settings: The target's build settings, which replace the variables of identifiers.
    ///   - files: The files to read.
    /// - Returns: The identifiers in their order; nil if they are not known.
    /// - Throws: ``HostError``: `file` or `project` if the property list cannot be read.
    public func appGroups(_ settings: [String: String], files: FileTree) throws(HostError) -> [String]? {
        let groups: [String]
        switch self {
        case .absent: return []
        case .unknown: return nil
        case .groups(let listed): groups = listed
        case .file(let path):
            groups = PropertyList.appGroups(in: try InformationList.read(path, files))
        }
        return SettingExpansion.expand(groups, settings)
    }
}
