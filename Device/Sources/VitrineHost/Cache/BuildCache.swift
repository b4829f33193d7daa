public import Foundation

/// The user's folder for built extensions, which is kept within a bound.
public struct BuildCache: Sendable {
    /// A folder of the cache: a scratch package, the library's products, or prebuilt modules.
    public struct Item: Hashable, Sendable {
        public var name: String
        public var bytes: Int
        /// When it was last built in.
        public var used: Date
    }

    /// An absolute path.
    public let folder: String

    public init(folder: String) { self.folder = folder }

    /// The bound in bytes: the library's products and some dozen extensions.
    public static let limit = 4 << 30

    /// The name of the item with the filters of system calls of the programs that convert images.
    public static let filters = "filters"

    /// The folder of the user's cache that holds built extensions.
    ///
    /// - Parameters:
    ///   - environment: The variables of the process: `XDG_CACHE_HOME`, or else `HOME`.
    ///   - home: The user's home by the system's list of users, for a process without `HOME`. A folder in which others
    ///     can write is none: what is built is run.
    /// - Returns: An absolute path.
    public static func defaultFolder(
        _ environment: [String: String],
        home: @autoclosure () -> String = FileManager.default.homeDirectoryForCurrentUser.path
    ) -> String {
        func named(_ name: String) -> String? { environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil } }
        return "\(named("XDG_CACHE_HOME") ?? (named("HOME") ?? home()) + "/.cache")/vitrine/host"
    }

    /// What the cache holds, the largest first; empty if there is none.
    ///
    /// - Complexity: Looks at every file.
    public func items() -> [Item] {
        (FileTree.disk.names(folder) ?? [])
            .map { name in
                let path = "\(folder)/\(name)"
                return Item(name: name, bytes: Self.bytes(of: path), used: Self.lastUse(of: path))
            }
            .sorted { ($0.bytes, $1.name) > ($1.bytes, $0.name) }
    }

    /// The items to delete so that the others are within a limit: those that were not used for the longest time.
    ///
    /// - Parameters:
    ///   - items: What the cache holds.
    ///   - limit: A number of bytes.
    ///   - kept: The names of items that stay whatever their size.
    /// - Returns: The items to delete.
    public static func excess(of items: [Item], over limit: Int, keeping kept: Set<String>) -> [Item] {
        var total = items.reduce(0) { $0 + $1.bytes }
        return items.sorted { ($0.used, $0.name) < ($1.used, $1.name) }
            .filter { item in
                guard total > limit, !kept.contains(item.name) else { return false }
                total -= item.bytes
                return true
            }
    }

    /// Deletes what exceeds the bound, at most once a day, because every file is looked at.
    ///
    /// - Parameters:
    ///   - kept: The names of items that stay.
    ///   - now: The time of the machine.
    /// - Returns: What was deleted.
    @discardableResult
    public func prune(keeping kept: Set<String>, now: Date) -> [Item] {
        let mark = folder + "/pruned"
        if let last = SourceFingerprint.stampOnDisk(mark)?.written, now.timeIntervalSince(last) < 86_400 { return [] }
        // Without the mark, the next run looks again.
        try? Data().write(to: URL(filePath: mark))
        let folders = items().filter { FileTree.disk.isFolder("\(folder)/\($0.name)") }
        return Self.excess(of: folders, over: Self.limit, keeping: kept)
            // What cannot be deleted now is tried again tomorrow.
            .filter { !isUsed($0.name) && (try? FileManager.default.removeItem(atPath: "\(folder)/\($0.name)")) != nil }
    }

    /// Deletes everything but what a running process uses.
    /// - Returns: The names of the items that stay.
    /// - Throws: ``HostError`` with code `scratch`.
    public func clear() throws(HostError) -> [String] {
        let names = FileTree.disk.names(folder) ?? []
        let used = names.filter(isUsed)
        for name in names where !used.contains(where: name.hasPrefix) {
            try ScratchFolder(path: folder).delete("\(folder)/\(name)")
        }
        return used
    }

    /// Keeps items from being deleted for as long as this process lives: a device starts its programs again and again.
    ///
    /// The folder of an item that a build is about to make is made here.
    public func use(_ names: Set<String>) {
        for name in names {
            // One that cannot be made is reported by the build.
            try? ScratchFolder(path: folder).create("\(folder)/\(name)")
            let descriptor = open("\(folder)/\(name)", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
            // The end of the process closes it, and the system drops the lock.
            if descriptor >= 0 { flock(descriptor, LOCK_SH | LOCK_NB) }
        }
    }

    private func isUsed(_ name: String) -> Bool {
        let descriptor = open("\(folder)/\(name)", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        return flock(descriptor, LOCK_EX | LOCK_NB) != 0
    }

    private static func lastUse(of path: String) -> Date {
        ["/build.log", ""].lazy.compactMap { SourceFingerprint.stampOnDisk(path + $0)?.written }.first ?? .distantPast
    }

    private static func bytes(of path: String) -> Int {
        let keys: Set<URLResourceKey> = [.totalFileAllocatedSizeKey, .fileSizeKey, .isRegularFileKey]
        let folder = URL(filePath: path)
        guard let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: Array(keys)) else {
            return 0
        }
        var total = SourceFingerprint.stampOnDisk(path)?.bytes ?? 0
        for case let file as URL in files {
            // A file that another build deletes meanwhile has no size.
            guard let values = try? file.resourceValues(forKeys: keys), values.isRegularFile == true else { continue }
            total += values.totalFileAllocatedSize ?? values.fileSize ?? 0
        }
        return total
    }
}
