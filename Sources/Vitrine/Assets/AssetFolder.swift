import CVitrineSystem
import VitrinePlatform

/// The files of one asset in a container while its snapshot is locked.
///
/// New content is written to a file in the hidden folder and gets its final name when it is complete. So a file with a
/// final name is always complete, whenever a process dies. The next update removes files that no snapshot names.
struct AssetFolder<Value: Codable & Sendable>: ~Copyable {
    private let asset: SnapshotAsset<Value>
    private let folder: OpenFile
    private let path: String

    init(_ asset: SnapshotAsset<Value>, in container: GroupContainer) throws(VitrineError) {
        self.asset = asset
        path = container.path
        folder = try container.open()
    }

    /// Stores content; if the disk is full, first removes files that no snapshot needs.
    ///
    /// - Parameters:
    ///   - bytes: The content to store.
    ///   - current: The file that the stored snapshot names.
    ///   - durability: What the write survives.
    /// - Returns: The file name that the snapshot must store.
    /// - Throws: ``VitrineError`` with code `tooLarge`, or a failure of the file system; no file name has changed then.
    func store(
        _ bytes: [UInt8],
        keeping current: String?,
        durability: SnapshotDurability
    ) throws(VitrineError) -> String {
        do throws(VitrineError) {
            return try store(bytes, durability: durability)
        } catch {
            guard error.code == .diskFull else { throw error }
            sweep(keeping: [current])
            return try store(bytes, durability: durability)
        }
    }

    private func store(_ bytes: [UInt8], durability: SnapshotDurability) throws(VitrineError) -> String {
        guard bytes.count <= asset.maximumByteCount else {
            throw VitrineError(
                .tooLarge,
                "\(asset.fileName) would have \(bytes.count) bytes; the limit is \(asset.maximumByteCount); shrink it"
            )
        }
        let name = asset.storedName(of: ContentDigest(of: bytes))
        let found = FileReader.read(
            at: folder.descriptor,
            name: name,
            path: path + "/" + name,
            maximumByteCount: asset.maximumByteCount
        )
        if case .content(let stored) = found, stored == bytes { return name }
        try write(bytes, as: name, durability)
        return name
    }

    /// Removes all files of the asset except the named ones.
    ///
    /// A file that cannot be removed stays until the next update; it takes space but does no harm.
    func sweep(keeping names: Set<String?>) {
        // A folder that cannot be listed is not swept; reading and writing report the error.
        let all = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        for name in all where !names.contains(name) && asset.digest(in: name) != nil {
            unlinkat(folder.descriptor, name, 0)
        }
    }

    /// Gives the named file the plain name too, in one step; removes the plain name if `name` is nil.
    func setPlainName(of name: String?) throws(VitrineError) {
        guard asset.hasPlainName, name != asset.fileName else { return }
        guard let name else {
            unlinkat(folder.descriptor, asset.fileName, 0)
            return
        }
        guard !isSameFile(name, asset.fileName) else { return }
        unlinkat(folder.descriptor, newName, 0)
        guard linkat(folder.descriptor, name, folder.descriptor, newName, 0) == 0,
            renameat(folder.descriptor, newName, folder.descriptor, asset.fileName) == 0
        else { throw .system("linkat", errno, path: path + "/" + asset.fileName, writing: true) }
    }

    private var newName: String { "\(GroupContainer.serviceFolder)/\(asset.fileName).new" }

    private func write(_ bytes: [UInt8], as name: String, _ durability: SnapshotDurability) throws(VitrineError) {
        let newPath = path + "/" + newName
        if unlinkat(folder.descriptor, newName, 0) != 0, errno != ENOENT {
            throw .system("unlinkat", errno, path: newPath, writing: true)
        }
        do throws(VitrineError) {
            let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW
            let file = try OpenFile(at: folder.descriptor, newName, flags, path: newPath)
            try file.write(bytes, path: newPath)
            if durability == .powerLoss {
                let failed = -vitrine_sync(file.descriptor)
                guard failed == 0 else { throw .system("fsync", failed, path: newPath, writing: true) }
            }
            guard renameat(folder.descriptor, newName, folder.descriptor, name) == 0 else {
                throw .system("renameat", errno, path: path + "/" + name, writing: true)
            }
        } catch {
            // Leave no partial file behind on a full disk.
            unlinkat(folder.descriptor, newName, 0)
            throw error
        }
    }

    private func isSameFile(_ first: String, _ second: String) -> Bool {
        var one = stat()
        var other = stat()
        return fstatat(folder.descriptor, first, &one, AT_SYMLINK_NOFOLLOW) == 0
            && fstatat(folder.descriptor, second, &other, AT_SYMLINK_NOFOLLOW) == 0
            && one.st_ino == other.st_ino && one.st_dev == other.st_dev
    }
}
