import CVitrineSystem
import VitrinePlatform

/// A snapshot's file while its lock is held; only this type replaces it, sets it aside or removes it.
struct SnapshotFile: ~Copyable {
    let name: String
    let folderPath: String
    private let folder: OpenFile
    private let lock: FileLock
    /// Says whether the write should end before it replaces the file.
    let isCancelled: (@Sendable () -> Bool)?

    /// Opens the container and takes the file's lock.
    init(
        in container: GroupContainer,
        name: String,
        timeout: Duration,
        isCancelled: (@Sendable () -> Bool)? = nil
    ) throws(VitrineError) {
        let folder = try container.open()
        lock = try Self.lock(name, at: folder.descriptor, in: container.path, timeout: timeout, isCancelled)
        self.folder = folder
        self.isCancelled = isCancelled
        self.name = name
        folderPath = container.path
    }

    /// Takes the lock of a name, and creates the hidden folder if it does not exist yet.
    static func lock(
        _ name: String,
        at folder: Int32,
        in path: String,
        timeout: Duration,
        _ isCancelled: (@Sendable () -> Bool)? = nil
    ) throws(VitrineError) -> FileLock {
        try makeFolder(GroupContainer.serviceFolder, at: folder, in: path)
        let lockName = "\(GroupContainer.serviceFolder)/\(name).lock"
        let lockPath = path + "/" + lockName
        return try FileLock(at: folder, lockName, path: lockPath, subject: name, timeout: timeout, isCancelled)
    }

    var path: String { folderPath + "/" + name }

    /// The name of the new file, which becomes the snapshot.
    private var newName: String { "\(GroupContainer.serviceFolder)/\(name).new" }

    func read(maximumByteCount: Int) -> FileReader.Answer {
        FileReader.read(at: folder.descriptor, name: name, path: path, maximumByteCount: maximumByteCount)
    }

    /// Replaces the file's content in one step.
    func replace(with bytes: [UInt8], durability: SnapshotDurability) throws(VitrineError) {
        let replacement = FileReplacement(
            folder: folder.descriptor,
            name: name,
            newName: newName,
            folderPath: folderPath
        )
        try replacement.replace(with: bytes, durability: durability)
    }

    /// Gives the file a second name in the folder for damaged files.
    ///
    /// The file keeps its first name until it is replaced, so that nothing is lost if the process ends, and no reader
    /// finds it missing.
    ///
    /// - Returns: The path of the second name.
    /// - Throws: ``VitrineError``; nothing has changed then.
    func setAside(now: Date) throws(VitrineError) -> String {
        try Self.makeFolder(Self.damagedFolder, at: folder.descriptor, in: folderPath)
        let newName = secondName(now: now)
        guard linkat(folder.descriptor, name, folder.descriptor, newName, 0) == 0 else {
            throw .system("linkat", errno, path: path, writing: true)
        }
        // Another program may have created it for everybody. If this fails, the folder still keeps others out.
        fchmodat(folder.descriptor, newName, 0o600, 0)
        return folderPath + "/" + newName
    }

    /// The path that ``setAside(now:)`` returns, as long as the file stays locked.
    func pathAside(now: Date) -> String { folderPath + "/" + secondName(now: now) }

    private static let damagedFolder = GroupContainer.serviceFolder + "/damaged"

    private func secondName(now: Date) -> String {
        // Milliseconds since 1970: names sort by time, and two at the same moment get different counts. A date without
        // a number is refused when the document is stored.
        let moment = Int(exactly: (now.timeIntervalSince1970 * 1000).rounded(.down)) ?? 0
        var count = 1
        while true {
            let newName = "\(Self.damagedFolder)/\(moment).\(count).\(name)"
            guard faccessat(folder.descriptor, newName, F_OK, AT_SYMLINK_NOFOLLOW) == 0 else { return newName }
            count += 1
        }
    }

    /// Removes the file, and a new file that a dead writer left.
    func remove(durability: SnapshotDurability) throws(VitrineError) {
        for file in [name, newName] where unlinkat(folder.descriptor, file, 0) != 0 && errno != ENOENT {
            throw .system("unlinkat", errno, path: folderPath + "/" + file, writing: true)
        }
        guard durability == .powerLoss else { return }
        let failed = -vitrine_sync(folder.descriptor)
        guard failed == 0 else { throw .system("fsync", failed, path: folderPath, writing: true) }
    }

    /// Makes a folder that does not exist yet; refuses a link in its place, which may lead anywhere.
    private static func makeFolder(_ name: String, at folder: Int32, in path: String) throws(VitrineError) {
        var status = stat()
        if fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 {
            guard status.st_mode & S_IFMT == S_IFDIR else {
                throw .system("fstatat", ENOTDIR, path: path + "/" + name, writing: true)
            }
        } else {
            guard mkdirat(folder, name, 0o700) == 0 || errno == EEXIST else {
                throw .system("mkdirat", errno, path: path + "/" + name, writing: true)
            }
        }
    }
}
