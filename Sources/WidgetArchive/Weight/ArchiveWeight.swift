/// How heavy a look is: what the system's limits are about.
public struct ArchiveWeight: Codable, Hashable, Sendable {
    /// The bytes of the archive as JSON, pictures as Base64 text; an estimate, true within a fifth.
    public var byteCount: Int
    /// The bytes of the pictures' files.
    public var imageByteCount: Int
    /// The area of the largest picture, in pixels; 0 without pictures.
    public var largestImagePixelCount: Int
    /// The nodes, those of masks and of the background included.
    public var nodeCount: Int

    /// The weight of nothing.
    public static let zero = ArchiveWeight(byteCount: 0, imageByteCount: 0, largestImagePixelCount: 0, nodeCount: 0)

    /// Makes a weight.
    public init(byteCount: Int, imageByteCount: Int, largestImagePixelCount: Int, nodeCount: Int) {
        self.byteCount = byteCount
        self.imageByteCount = imageByteCount
        self.largestImagePixelCount = largestImagePixelCount
        self.nodeCount = nodeCount
    }
}

extension ArchiveWeight {
    /// What a system takes.
    ///
    /// Apple documents no number. Developers report that a picture above 2,121,055 pixels fails to archive, and that
    /// archives above about 10 MB are refused; both are reports, not promises.
    public struct Limits: Codable, Hashable, Sendable {
        /// The most bytes that an archive may have, inclusive.
        public var byteCount: Int
        /// The largest area of a picture in pixels, inclusive.
        public var imagePixelCount: Int

        /// Makes limits.
        public init(byteCount: Int = 10_000_000, imagePixelCount: Int = 2_121_055) {
            self.byteCount = byteCount
            self.imagePixelCount = imagePixelCount
        }

        /// What developers observed.
        public static let observed = Limits()
    }

    /// Names each limit that is exceeded, with the remedy; empty if all are kept.
    public func findings(limits: Limits = .observed) -> [ArchiveFinding] {
        var findings: [ArchiveFinding] = []
        if largestImagePixelCount > limits.imagePixelCount {
            findings.append(
                ArchiveFinding(
                    .tooHeavy,
                    "a picture has \(largestImagePixelCount) pixels, the limit is \(limits.imagePixelCount): "
                        + "make it smaller before it is shared"
                )
            )
        }
        if byteCount > limits.byteCount {
            findings.append(
                ArchiveFinding(
                    .tooHeavy,
                    "the archive has about \(byteCount) bytes, \(imageByteCount) of them pictures, "
                        + "the limit is \(limits.byteCount): show fewer or smaller pictures"
                )
            )
        }
        return findings
    }
}
