/// The weight of an archive: the quantities that the system limits.
public struct ArchiveWeight: Hashable, Sendable {
    /// The bytes of the archive as JSON, with images as Base64 text.
    public var byteCount: Int
    /// The bytes of the image files.
    public var imageByteCount: Int
    /// The area of the largest image, in pixels; 0 without images.
    public var largestImagePixelCount: Int
}

extension ArchiveWeight {
    /// The limits of a system.
    ///
    /// Apple documents no limits. Developers report that an image above 2,121,055 pixels fails to archive, and that
    /// archives above about 10 MB are refused; both are reports, not guarantees.
    public struct Limits: Sendable {
        /// The maximum size of an archive in bytes, inclusive.
        public var byteCount: Int
        /// The maximum area of an image in pixels, inclusive.
        public var imagePixelCount: Int

        /// The limits that developers observed.
        public static let observed = Limits(byteCount: 10_000_000, imagePixelCount: 2_121_055)
    }

    /// Returns a finding with the remedy for each limit that is exceeded; empty if there are none.
    public func findings(limits: Limits = .observed) -> [ArchiveFinding] {
        var findings: [ArchiveFinding] = []
        if largestImagePixelCount > limits.imagePixelCount {
            findings.append(
                ArchiveFinding(
                    .tooHeavy,
                    "an image has \(largestImagePixelCount) pixels, the limit is \(limits.imagePixelCount): "
                        + "make it smaller before you share it"
                )
            )
        }
        if byteCount > limits.byteCount {
            findings.append(
                ArchiveFinding(
                    .tooHeavy,
                    "the archive has about \(byteCount) bytes, \(imageByteCount) of them images, "
                        + "the limit is \(limits.byteCount): show fewer or smaller images"
                )
            )
        }
        return findings
    }
}
