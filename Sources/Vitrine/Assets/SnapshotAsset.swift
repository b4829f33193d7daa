/// A file that belongs to a snapshot, such as the cover image of a chapter: both become visible as one generation.
///
/// The snapshot stores the asset's file name, and the name contains a digest of the content: `chapterCoverImage.jpg` is
/// stored as `chapterCoverImage.<digest>.jpg`. So a reader that has the text also has the name of the exact image that
/// was stored with it, and no other content ever gets that name.
///
/// ```swift
/// let cover = SnapshotAsset("chapterCoverImage.jpg", reference: \CurrentChapterData.coverImagePath)
/// try store.update(.chapter, with: .replace(cover, with: jpeg), owner: .reader) {
///     $0.number = 12
/// }
/// let (reading, picture) = store.read(.chapter, with: cover)
/// ```
public struct SnapshotAsset<Value: Codable & Sendable>: Sendable {
    /// The file name without a digest, one path component.
    ///
    /// It belongs to one key's snapshots: an update removes all other files with this name and a digest. Where a key
    /// has a purpose, the stored name has the purpose's parts too, so that no purpose removes another's files; keys
    /// that share an asset all have a purpose.
    public private(set) var fileName: String
    /// The maximum content size in bytes, inclusive; larger content is neither stored nor read.
    public let maximumByteCount: Int
    /// Whether the newest content is also available under the name without a digest, for programs that expect that
    /// name.
    ///
    /// The plain name is set right after the text becomes visible, so only the name in the snapshot is certain to
    /// belong to the text.
    public let hasPlainName: Bool
    /// The field that holds the stored name; an empty string means no asset.
    let reference: any WritableKeyPath<Value, String> & Sendable

    /// Creates an asset.
    ///
    /// - Parameters:
    ///   - fileName: One path component, which no other key's asset has; no `/`, no leading dot, at most 140 bytes.
    ///   - reference: The field that holds the stored name. The store sets it; it must be one of the owner's fields.
    ///   - maximumByteCount: The maximum content size in bytes, inclusive.
    ///   - hasPlainName: Whether the newest content is also available under the name without a digest.
    /// - Precondition: `fileName` is a safe file name, and `maximumByteCount` is positive.
    public init(
        _ fileName: String,
        reference: any WritableKeyPath<Value, String> & Sendable,
        maximumByteCount: Int = 4 << 20,
        hasPlainName: Bool = false
    ) {
        do throws(VitrineError) {
            try ContainerName.check(fileName, what: "asset file name")
        } catch {
            preconditionFailure(error.message)
        }
        precondition(fileName.utf8.count <= Self.maximumNameLength, "\(fileName) is too long to carry a digest")
        precondition(maximumByteCount > 0, "maximumByteCount must be positive, got \(maximumByteCount)")
        self.fileName = fileName
        self.reference = reference
        self.maximumByteCount = maximumByteCount
        self.hasPlainName = hasPlainName
    }

    /// With a digest, the name still passes for a file's name.
    private static var maximumNameLength: Int { 140 }

    /// The asset of a key's snapshot.
    ///
    /// - Throws: ``VitrineError`` with code `invalidName` if the name becomes too long by the key's purpose.
    func of(_ key: SnapshotKey<Value>) throws(VitrineError) -> SnapshotAsset {
        var asset = self
        asset.fileName = ContainerName.inserting(key.purpose, in: fileName)
        guard asset.fileName.utf8.count <= Self.maximumNameLength else {
            let reason = "is longer than \(Self.maximumNameLength) bytes with its purpose"
            throw VitrineError(.invalidName, "asset file name '\(asset.fileName)' \(reason); shorten it")
        }
        return asset
    }

    private var dot: String.Index { fileName.lastIndex(of: ".") ?? fileName.endIndex }

    /// The file name for content with a digest.
    func storedName(of digest: ContentDigest) -> String {
        ContainerName.inserting("." + digest.text, in: fileName)
    }

    /// The digest in a stored name; nil for any other name.
    func digest(in name: String) -> ContentDigest? {
        guard name.hasPrefix(fileName[..<dot] + "."), name.hasSuffix(fileName[dot...]),
            name.utf8.count == fileName.utf8.count + 1 + ContentDigest.digitCount
        else { return nil }
        return ContentDigest(name[name.index(after: dot)...].prefix(ContentDigest.digitCount))
    }

    /// The file in the container that a field names; nil if the field is empty or the name is not safe.
    ///
    /// Other programs may store a path. Only its last component is used: the container can move, and nothing outside it
    /// is read.
    func file(named reference: String) -> String? {
        guard let name = reference.split(separator: "/").last.map(String.init) else { return nil }
        do throws(VitrineError) {
            try ContainerName.check(name, what: "asset file name")
            return name
        } catch {
            return nil
        }
    }
}

extension SnapshotAsset {
    /// What an update does with an asset.
    public enum Change: Sendable {
        /// Leaves the asset unchanged.
        case keep(SnapshotAsset)
        /// Stores new content, and names it in the snapshot.
        case replace(SnapshotAsset, with: [UInt8])
        /// Removes the asset.
        case remove(SnapshotAsset)

        var asset: SnapshotAsset {
            switch self {
            case .keep(let asset), .replace(let asset, _), .remove(let asset): asset
            }
        }
    }
}

/// The result of reading an asset.
public enum AssetReading: Hashable, Sendable {
    /// The snapshot names no asset, or there is no snapshot.
    case none
    /// The content that was stored together with the snapshot.
    case content([UInt8])
    /// The snapshot names a file that does not exist.
    case missing
    /// The file's content is not what was stored, or is larger than allowed.
    case damaged(String)
    /// The file cannot be read at present: permissions, a locked device, or a failing disk.
    case unreadable(VitrineError)

    /// The content; nil for every other case.
    public var bytes: [UInt8]? {
        guard case .content(let bytes) = self else { return nil }
        return bytes
    }
}
