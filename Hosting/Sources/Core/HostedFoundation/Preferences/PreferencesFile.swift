import Foundation
import Synchronization

/// A property list that several processes change, a key at a time.
///
/// A change is made to the file's newest content inside a lock, and replaces the file as a whole, so that no change of
/// another process is lost and no reader sees half a file.
final class PreferencesFile: Sendable {
    private let path: String
    private let cache = Mutex<Cache>(Cache())

    private struct Cache: @unchecked Sendable {
        // Property lists are values or immutable objects.
        var values: [String: Any] = [:]
        var version: Version?
    }

    /// What differs between two contents of the file.
    private struct Version: Equatable {
        let number: UInt64
        let size: Int64
        let seconds: Int
        let nanoseconds: Int
    }

    init(path: String) {
        self.path = path
    }

    /// The values as they are in the file now; none if there is no file.
    var values: [String: Any] {
        cache.withLock { cache in
            refresh(&cache)
            return cache.values
        }
    }

    /// Changes the values in the file.
    ///
    /// - Throws: The error of the file system, or that of a value that no property list has; the values are then the
    ///   old ones.
    func change(_ change: (inout [String: Any]) -> Void) throws {
        try cache.withLock { cache in
            let folder = URL(filePath: path).deletingLastPathComponent()
            try FileManager.default.createDirectory(
                at: folder,
                withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700]
            )
            let lock = open(path + ".lock", O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
            defer { close(lock) }
            // Without a lock a change may overwrite that of another process, but it is still made.
            _ = flock(lock, LOCK_EX)
            refresh(&cache)
            var values = cache.values
            change(&values)
            let data = try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
            try data.write(to: URL(filePath: path), options: .atomic)
            cache.values = values
            cache.version = version
        }
    }

    private func refresh(_ cache: inout Cache) {
        let now = version
        guard now == nil || now != cache.version else { return }
        cache.version = now
        // As on Apple's platforms, a missing or damaged file has no values.
        let data = try? Data(contentsOf: URL(filePath: path))
        let list = data.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
        cache.values = list as? [String: Any] ?? [:]
    }

    private var version: Version? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        return Version(
            number: UInt64(status.st_ino),
            size: Int64(status.st_size),
            seconds: status.st_mtim.tv_sec,
            nanoseconds: status.st_mtim.tv_nsec
        )
    }
}
