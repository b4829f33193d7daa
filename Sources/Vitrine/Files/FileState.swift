import VitrinePlatform

/// The state of a file at a moment, by which a later change is noticed, usually without opening the file.
///
/// A replacement is another file, and a write in place changes the size or the times. But a file that is removed may
/// leave its number to the next one, and times advance in steps of some milliseconds. So for a file that changed a
/// moment ago, the state contains a digest of the content, and the content is compared.
struct FileState: Sendable {
    /// More than the step of the times of any local file system on Linux and Darwin, in nanoseconds.
    private static let timeStep = 20_000_000
    /// A larger file is compared by its size.
    private static let maximumByteCount = 64 << 20

    private let attributes: Attributes?
    private let content: FileReader.Fingerprint?

    /// Looks at a file; one that cannot be looked at counts as missing.
    init(_ path: String) {
        attributes = Attributes(path)
        var now = timespec()
        clock_gettime(CLOCK_REALTIME, &now)
        let isRecent = attributes.map { $0.changedAt > Self.nanoseconds(now) - Self.timeStep } ?? false
        content = isRecent ? Self.content(of: path) : nil
    }

    func hasChanged(at path: String) -> Bool {
        if Attributes(path) != attributes { return true }
        return content.map { $0 != Self.content(of: path) } ?? false
    }

    private static func content(of path: String) -> FileReader.Fingerprint {
        FileReader.read(path: path, maximumByteCount: maximumByteCount).fingerprint
    }

    private static func nanoseconds(_ time: timespec) -> Int { Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec) }

    /// What the system tells about a file without opening it.
    private struct Attributes: Hashable, Sendable {
        var device: UInt64
        var number: UInt64
        var size: Int64
        var writtenAt: Int
        var changedAt: Int

        init?(_ path: String) {
            var status = stat()
            guard lstat(path, &status) == 0 else { return nil }
            device = UInt64(truncatingIfNeeded: status.st_dev)
            number = UInt64(truncatingIfNeeded: status.st_ino)
            size = Int64(status.st_size)
            #if canImport(Darwin)
            (writtenAt, changedAt) = (nanoseconds(status.st_mtimespec), nanoseconds(status.st_ctimespec))
            #else
            (writtenAt, changedAt) = (nanoseconds(status.st_mtim), nanoseconds(status.st_ctim))
            #endif
        }
    }
}
