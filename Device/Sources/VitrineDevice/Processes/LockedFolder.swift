package import Foundation

/// A folder for one piece of work, which no other process uses.
///
/// A lock beside it shows that its process lives. What a killed process leaves, perhaps in memory, is removed when the
/// next folder is made beside it.
package struct LockedFolder: Sendable {
    /// The absolute path of the folder, which only its owner can read.
    package let path: String
    private let lock: ProcessLock

    /// Makes a folder with a free name, after folders of processes that have ended are removed.
    /// - Parameters:
    ///   - purpose: A word for the name.
    ///   - parent: The folder in which it is.
    /// - Throws: `POSIXError` if no folder can be made in the parent.
    package init(_ purpose: String, in parent: URL) throws(POSIXError) {
        Self.removeAbandoned(in: parent)
        while true {
            let path = parent.appending(path: "\(Self.prefix)\(purpose)-\(UUID().uuidString)").path
            // A process that looks for abandoned folders may have the lock for a moment.
            guard let lock = try ProcessLock(path + Self.lockSuffix) else { continue }
            // Another user, who sees the lock, may have been faster: what is there is not taken.
            guard mkdir(path, 0o700) != 0 else {
                (self.path, self.lock) = (path, lock)
                return
            }
            let error = errno
            // Without its folder the lock means nothing.
            try? FileManager.default.removeItem(atPath: path + Self.lockSuffix)
            guard error == EEXIST else { throw POSIXError(POSIXErrorCode(rawValue: error) ?? .EIO) }
        }
    }

    /// Removes the folder and its lock.
    package func remove() { Self.remove(path) }

    private static let prefix = "vitrine-"
    private static let lockSuffix = ".lock"

    private static func removeAbandoned(in parent: URL) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
        for name in names where name.hasPrefix(prefix) && name.hasSuffix(lockSuffix) {
            let path = parent.appending(path: name).path
            let folder = String(path.dropLast(lockSuffix.count))
            // One that is in use stays, and what another user may change meanwhile.
            guard isOwn(path) == true, isOwn(folder) != false, let lock = try? ProcessLock(path) else { continue }
            withExtendedLifetime(lock) { remove(folder) }
        }
    }

    /// Whether this user owns it; nil if it does not exist.
    private static func isOwn(_ path: String) -> Bool? {
        var status = stat()
        return lstat(path, &status) == 0 ? status.st_uid == geteuid() : nil
    }

    /// As long as the folder is there its lock is too, so that it is found again.
    private static func remove(_ path: String) {
        try? FileManager.default.removeItem(atPath: path)
        guard !FileManager.default.fileExists(atPath: path) else { return }
        try? FileManager.default.removeItem(atPath: path + lockSuffix)
    }
}
