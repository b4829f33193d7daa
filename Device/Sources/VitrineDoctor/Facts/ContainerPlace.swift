/// What a file in a container is for, by its path alone.
///
/// The hidden folder `.vitrine` holds locks, new files, claims on fetches and files set aside. `Library/Preferences`
/// holds the suites of `UserDefaults`. Everything else is data.
public enum ContainerPlace: Hashable, Sendable {
    /// A snapshot, a journal, or another program's JSON file.
    case document
    /// A SQLite database, or a file beside one.
    case database
    /// A file whose name has a digest of its content: `cover.<32 hexadecimal digits>.jpg`.
    case asset(plainName: String, digest: String)
    /// The lock of a file; it is never removed.
    case lock(of: String)
    /// The new content of a file, before it replaces the old one.
    case newFile(of: String)
    /// A damaged file that a writer set aside.
    case setAside(of: String)
    /// The record of a process that fetches a snapshot.
    case claim
    /// A suite of `UserDefaults`.
    case preferences(suite: String)
    /// A folder, or a file whose purpose its path does not say.
    case other

    private static let hiddenFolder = ".vitrine"

    /// Finds the purpose of a file by its path in the container.
    public init(_ path: String) {
        let parts = path.split(separator: "/").map(String.init)
        guard let name = parts.last else {
            self = .other
            return
        }
        switch parts.dropLast() {
        case []: self = Self.data(name)
        case [Self.hiddenFolder]: self = Self.hidden(name)
        case [Self.hiddenFolder, "damaged"]: self = Self.setAside(name)
        case [Self.hiddenFolder, "claims"]: self = name.hasPrefix(".") ? .other : .claim
        case [Self.hiddenFolder, "claims", Self.hiddenFolder]: self = Self.hidden(name)
        case ["Library", "Preferences"]: self = Self.preferences(name)
        default: self = Self.data(name)
        }
    }

    private static func data(_ name: String) -> ContainerPlace {
        if name.hasSuffix(".json") { return .document }
        let databases = [".sqlite", ".sqlite3", ".db"]
        let companions = ["", "-wal", "-shm", "-journal"]
        if databases.contains(where: { kind in companions.contains { name.hasSuffix(kind + $0) } }) { return .database }
        return asset(name) ?? .other
    }

    private static func asset(_ name: String) -> ContainerPlace? {
        var parts = name.split(separator: ".", omittingEmptySubsequences: false)
        guard let index = parts.lastIndex(where: isDigest), index > 0, index >= parts.count - 2 else { return nil }
        let digest = String(parts.remove(at: index))
        return .asset(plainName: parts.joined(separator: "."), digest: digest)
    }

    private static func isDigest(_ part: Substring) -> Bool {
        part.utf8.count == 32 && part.utf8.allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
    }

    private static func hidden(_ name: String) -> ContainerPlace {
        if name.hasSuffix(".lock") { return .lock(of: String(name.dropLast(5))) }
        if name.hasSuffix(".new") { return .newFile(of: String(name.dropLast(4))) }
        return .other
    }

    /// `<milliseconds>.<count>.<name>`.
    private static func setAside(_ name: String) -> ContainerPlace {
        let parts = name.split(separator: ".", maxSplits: 2)
        guard parts.count == 3, parts[0].allSatisfy(\.isNumber), parts[1].allSatisfy(\.isNumber) else {
            return .setAside(of: name)
        }
        return .setAside(of: String(parts[2]))
    }

    private static func preferences(_ name: String) -> ContainerPlace {
        if name.hasSuffix(".plist.lock") { return .lock(of: String(name.dropLast(5))) }
        return name.hasSuffix(".plist") ? .preferences(suite: String(name.dropLast(6))) : .other
    }
}

extension ContainerPlace {
    /// The purpose as a report shows it.
    var title: String {
        switch self {
        case .document: "document"
        case .database: "database"
        case .asset: "asset"
        case .lock: "lock"
        case .newFile: "new file"
        case .setAside: "set aside"
        case .claim: "claim"
        case .preferences: "preferences"
        case .other: "other"
        }
    }
}
