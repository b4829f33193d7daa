import CVitrineSystem

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The files of one asset in a container while its snapshot is locked.
///
/// A content is written beside and gets its name when it is whole. So what has a name is whole, whenever a process dies, and
/// what no snapshot names is litter that the next update takes away.
struct AssetFolder<Value: Codable & Sendable>: ~Copyable {
    private let asset: SnapshotAsset<Value>
    private let folder: OpenFile
    private let path: String

    init(_ asset: SnapshotAsset<Value>, in container: GroupContainer) throws(VitrineError) {
        self.asset = asset
        path = container.path
        folder = try OpenFile(at: AT_FDCWD, container.path, O_RDONLY | O_DIRECTORY, path: container.path)
    }

    /// Stores a content; on a full disk in the place of what nobody has to have.
    ///
    /// - Parameters:
    ///   - bytes: The content.
    ///   - current: The file that the stored snapshot names.
    ///   - durability: What the write survives.
    /// - Returns: The name for the snapshot.
    /// - Throws: ``VitrineError`` with code `tooLarge`, or a failure of the file system; no name has changed then.
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
                "\(asset.fileName) would have \(bytes.count) bytes, it may have \(asset.maximumByteCount); make it smaller"
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

    /// Removes what is none of the named files.
    ///
    /// What cannot be removed stays for the next update: it takes room and harms nobody.
    func sweep(keeping names: Set<String?>) {
        // A folder that cannot be listed is not swept; reading and writing say why.
        let all = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        for name in all where !names.contains(name) && asset.digest(in: name) != nil {
            unlinkat(folder.descriptor, name, 0)
        }
    }

    /// Gives the named file the plain name too, in one step; takes the plain name away if no file is named.
    func setPlainName(of name: String?) throws(VitrineError) {
        guard asset.hasPlainName, name != asset.fileName else { return }
        guard let name else {
            unlinkat(folder.descriptor, asset.fileName, 0)
            return
        }
        guard !isSameFile(name, asset.fileName) else { return }
        unlinkat(folder.descriptor, spareName, 0)
        guard linkat(folder.descriptor, name, folder.descriptor, spareName, 0) == 0,
            renameat(folder.descriptor, spareName, folder.descriptor, asset.fileName) == 0
        else { throw .system("linkat", errno, path: path + "/" + asset.fileName, writing: true) }
    }

    private var spareName: String { "\(GroupContainer.serviceFolder)/\(asset.fileName).spare" }

    private func write(_ bytes: [UInt8], as name: String, _ durability: SnapshotDurability) throws(VitrineError) {
        let spare = path + "/" + spareName
        if unlinkat(folder.descriptor, spareName, 0) != 0, errno != ENOENT {
            throw .system("unlinkat", errno, path: spare, writing: true)
        }
        do throws(VitrineError) {
            let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW
            let file = try OpenFile(at: folder.descriptor, spareName, flags, path: spare)
            try file.write(bytes, path: spare)
            if durability == .powerLoss {
                let failed = -vitrine_sync(file.descriptor)
                guard failed == 0 else { throw .system("fsync", failed, path: spare, writing: true) }
            }
            guard renameat(folder.descriptor, spareName, folder.descriptor, name) == 0 else {
                throw .system("renameat", errno, path: path + "/" + name, writing: true)
            }
        } catch {
            // A full disk should not stay full because of us.
            unlinkat(folder.descriptor, spareName, 0)
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
