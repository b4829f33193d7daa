import VitrinePlatform

/// Where a store's files are; found anew at each use, because a device's requests differ.
enum StorePlace: Equatable, Sendable {
    case container(GroupContainer)
    case group(AppGroup)
    /// A group's folder, found for good.
    case found(GroupContainer)
    case temporary(TemporaryFolder)
    /// There is no folder, for a reason.
    case none(VitrineError)

    /// The folder.
    var container: GroupContainer {
        get throws(VitrineError) {
            switch self {
            case .container(let container), .found(let container): container
            case .group(let group): try group.present()
            case .temporary(let folder): folder.container
            case .none(let error): throw error
            }
        }
    }

    /// Whether the first write makes the folder: nobody else was asked for it, and no caller named its path.
    var isMadeByWriting: Bool {
        switch self {
        case .group, .found: true
        case .container, .temporary, .none: false
        }
    }

    /// The place for work that goes on outside the task that asked for it.
    var found: StorePlace {
        get throws(VitrineError) {
            guard case .group(let group) = self else { return self }
            return .found(try group.present())
        }
    }
}

extension AppGroup {
    /// The group's folder for the calling code: the request's, else the system's, else the user's.
    fileprivate func present() throws(VitrineError) -> GroupContainer {
        if let containers = StoreContext.current?.containers { return try containers.container(of: self) }
        #if canImport(Darwin)
        try ContainerName.check(identifier, what: "group identifier")
        return try container()
        #else
        return try ContainersDirectory.ofProcess().container(of: self)
        #endif
    }
}

/// A folder that is removed, with all files, when the last store of it is released.
final class TemporaryFolder: Equatable, Sendable {
    let container: GroupContainer

    init() throws(VitrineError) {
        let folder = getenv("TMPDIR").map { String(cString: $0) } ?? ""
        var template = Array("\(folder.isEmpty ? "/tmp" : folder)/vitrine-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw .system("mkdtemp", errno, path: folder, writing: true) }
        container = GroupContainer(
            path: String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
        )
    }

    static func == (left: TemporaryFolder, right: TemporaryFolder) -> Bool { left === right }

    // A leftover in the temporary folder does no harm.
    deinit { try? FileManager.default.removeItem(atPath: container.path) }
}
