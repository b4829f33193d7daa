public import VitrineWire
public import WidgetArchive

/// A look as the device keeps it: its archives, their digests, and which appearance shows which.
public struct DrawnLook: Hashable, Sendable {
    /// One archive with its digest.
    public struct Picture: Hashable, Sendable {
        /// What is drawn.
        public var archive: EntryArchive
        /// Names the picture: equal pictures have equal digests.
        ///
        /// A tap carries it.
        public var digest: ArchiveDigest
    }

    /// The pictures, each once.
    public private(set) var pictures: [Picture]
    private var byVariant: [AppearanceVariant: Int]

    /// Takes a look that a program sent in answer to a request for some appearances.
    /// - Throws: ``DeviceError`` with code `nonsense` if it does not cover them.
    init(_ look: ArchivedLook, asked variants: [AppearanceVariant]) throws(DeviceError) {
        guard look.variants.count == variants.count, look.variants.allSatisfy(look.archives.indices.contains) else {
            throw DeviceError(
                .nonsense,
                "a look of \(look.archives.count) archives names \(look.variants) for \(variants.count) appearances; "
                    + "answer each appearance asked for with the position of its archive"
            )
        }
        pictures = look.archives.map { Picture(archive: $0, digest: $0.digest) }
        byVariant = [:]
        for (variant, index) in zip(variants, look.variants) { byVariant[variant] = index }
    }

    /// The picture for an appearance; if it was not asked for, the first that there is.
    public func picture(for variant: AppearanceVariant) -> Picture? {
        if let index = byVariant[variant] { return pictures[index] }
        return pictures.first
    }

    /// Whether the look has a picture of its own for an appearance.
    public func covers(_ variant: AppearanceVariant) -> Bool {
        byVariant[variant] != nil
    }
}
