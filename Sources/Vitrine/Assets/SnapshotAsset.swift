/// A file that belongs to a snapshot, such as the cover to the text about it: both become visible as one generation.
///
/// The snapshot's file names the asset's, and the name says what is in it: `chapterCoverImage.jpg` is stored as
/// `chapterCoverImage.<digest>.jpg`. So a reader that has the text has the name of the very picture that was stored with it,
/// and no other content ever gets that name.
///
/// ```swift
/// let cover = SnapshotAsset("chapterCoverImage.jpg", reference: \CurrentChapterData.coverImagePath)
/// try store.update(.chapter, owner: .reader, now: now, default: CurrentChapterData(), asset: cover, .replace(with: jpeg)) {
///     $0.number = 12
/// }
/// let (reading, picture) = store.read(.chapter, with: cover)
/// ```
public struct SnapshotAsset<Value: Codable & Sendable>: Sendable {
    /// The name without a digest, one path component.
    public let fileName: String
    /// The largest content in bytes, inclusive; a larger one is neither stored nor read.
    public let maximumByteCount: Int
    /// Whether the newest content also has the name without a digest, for whoever looks for that.
    ///
    /// It is set right after the text becomes visible, so only the name in the snapshot is sure to belong to the text.
    public let hasPlainName: Bool
    /// The field that holds the stored name; empty without an asset.
    let reference: any WritableKeyPath<Value, String> & Sendable

    /// Creates an asset.
    ///
    /// - Parameters:
    ///   - fileName: One path component; no `/`, no leading dot, at most 140 bytes.
    ///   - reference: The field that holds the stored name. The store sets it; it must be one of the owner's fields.
    ///   - maximumByteCount: The largest content.
    ///   - hasPlainName: Whether the newest content also has the name without a digest.
    /// - Precondition: The file name is safe, and the bound positive.
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
        precondition(fileName.utf8.count <= 140, "\(fileName) is too long to carry a digest")
        precondition(maximumByteCount > 0, "maximumByteCount must be positive, got \(maximumByteCount)")
        self.fileName = fileName
        self.reference = reference
        self.maximumByteCount = maximumByteCount
        self.hasPlainName = hasPlainName
    }

    private var dot: String.Index { fileName.lastIndex(of: ".") ?? fileName.endIndex }

    /// The name under which a content is stored.
    func storedName(of digest: ContentDigest) -> String {
        "\(fileName[..<dot]).\(digest.text)\(fileName[dot...])"
    }

    /// The digest in a stored name; nil for any other name.
    func digest(in name: String) -> ContentDigest? {
        guard name.hasPrefix(fileName[..<dot] + "."), name.hasSuffix(fileName[dot...]),
            name.utf8.count == fileName.utf8.count + 1 + ContentDigest.digitCount
        else { return nil }
        return ContentDigest(name[name.index(after: dot)...].prefix(ContentDigest.digitCount))
    }

    /// The file in the container that a field names; nil if it names none, or none that is safe.
    ///
    /// Of a path, as other programs write it, only the last part counts: the container moves, and nothing outside is read.
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

/// What an update does with an asset.
public enum AssetChange: Hashable, Sendable {
    /// Leaves it as it is.
    case keep
    /// Stores another content, and names it in the snapshot.
    case replace(with: [UInt8])
    /// Names none any more.
    case remove
}

/// The answer to reading an asset.
public enum AssetReading: Hashable, Sendable {
    /// The snapshot names none, or there is no snapshot.
    case none
    /// The content that was stored together with the snapshot.
    case content([UInt8])
    /// The snapshot names one that is not there.
    case missing
    /// What is there is not what was stored, or is larger than the asset may be.
    case damaged(String)
    /// It cannot be read now: permissions, a locked device, a failing disk.
    case unreadable(VitrineError)

    /// The content, nil for every other answer.
    public var bytes: [UInt8]? {
        guard case .content(let bytes) = self else { return nil }
        return bytes
    }
}
