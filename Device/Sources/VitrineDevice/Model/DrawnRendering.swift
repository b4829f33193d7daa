public import VitrineWire
public import WidgetArchive

/// An archived view as the device stores it: its renderings, their digests, and the rendering for each appearance.
public struct DrawnRendering: Hashable, Sendable {
    /// A rendering: one archive with its digest.
    public struct Picture: Hashable, Sendable {
        public var archive: EntryArchive
        /// Identifies the rendering: equal renderings have equal digests.
        ///
        /// A tap carries it.
        public var digest: ArchiveDigest
    }

    /// The different renderings, each one once.
    public private(set) var pictures: [Picture]
    private var byVariant: [AppearanceVariant: Int]

    /// Accepts an archived view from a program that was asked for some appearances.
    /// - Throws: ``DeviceError`` with code `invalidResponse` if the view does not cover the appearances.
    init(_ rendering: ArchivedRendering, asked variants: [AppearanceVariant]) throws(DeviceError) {
        guard rendering.variants.count == variants.count,
            rendering.variants.allSatisfy(rendering.archives.indices.contains)
        else {
            throw DeviceError(
                .invalidResponse,
                "a view with \(rendering.archives.count) archives has \(rendering.variants) for \(variants.count) appearances; "
                    + "give the index of an archive for each requested appearance"
            )
        }
        pictures = rendering.archives.map { Picture(archive: $0, digest: $0.digest) }
        byVariant = [:]
        for (variant, index) in zip(variants, rendering.variants) { byVariant[variant] = index }
    }

    /// The rendering for an appearance; the first rendering if the appearance was not requested.
    public func picture(for variant: AppearanceVariant) -> Picture? {
        if let index = byVariant[variant] { return pictures[index] }
        return pictures.first
    }

    /// Whether the appearance was requested, so that the view has a rendering for it.
    public func covers(_ variant: AppearanceVariant) -> Bool {
        byVariant[variant] != nil
    }

    /// Checks that no image is larger than a system archives.
    /// - Throws: ``DeviceError`` with code `tooLarge`.
    func checkImages(limit: Int) throws(DeviceError) {
        guard let largest = pictures.map(\.archive.largestImagePixelCount).max(), largest > limit else { return }
        throw DeviceError(
            .tooLarge,
            "an image has \(largest) pixels and cannot be archived, the limit is \(limit); make it smaller before you share it"
        )
    }
}
