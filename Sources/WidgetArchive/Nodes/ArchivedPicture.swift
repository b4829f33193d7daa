#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A picture, inlined: the renderer cannot read the container.
public struct ArchivedImage: Codable, Hashable, Sendable {
    /// How the pixels fill the node's box.
    public enum Scaling: String, Codable, Hashable, Sendable {
        /// Stretched to the box.
        case stretch
        /// Whole picture inside the box.
        case fit
        /// Box covered; what stands over is not clipped unless asked.
        case fill
        /// Repeated from the top left corner.
        case tile
    }

    /// The file's bytes (JPEG, PNG or WebP); empty if the picture was not found.
    public var data: Data
    /// The media type, such as `image/png`.
    public var mediaType: String
    /// The width in pixels.
    public var pixelWidth: Int
    /// The height in pixels.
    public var pixelHeight: Int
    /// How the pixels fill the node's box.
    public var scaling: Scaling
    /// The colour that replaces every opaque pixel (template rendering); nil keeps the pixels.
    public var template: ArchivePaint?
    /// Whether a block stands in place of the picture (redacted placeholder).
    public var isRedacted: Bool

    /// Makes a picture.
    public init(
        data: Data,
        mediaType: String,
        pixelWidth: Int,
        pixelHeight: Int,
        scaling: Scaling = .stretch,
        template: ArchivePaint? = nil,
        isRedacted: Bool = false
    ) {
        self.data = data
        self.mediaType = mediaType
        self.pixelWidth = pixelWidth
        self.pixelHeight = pixelHeight
        self.scaling = scaling
        self.template = template
        self.isRedacted = isRedacted
    }
}

/// A named symbol, drawn in the node's box.
public struct ArchivedSymbol: Codable, Hashable, Sendable {
    /// The symbol's name, such as `checkmark.circle.fill`.
    public var name: String
    /// The font weight that its strokes follow, 100…900.
    public var weight: Int
    /// What it is filled with; a second and third paint are for hierarchical and palette rendering.
    public var paints: [ArchivePaint]
    /// Whether the catalogue has the name; an unknown one is drawn as a visible box.
    public var isKnown: Bool
    /// Whether a block stands in place of the symbol (redacted placeholder).
    public var isRedacted: Bool

    /// Makes a symbol.
    public init(name: String, weight: Int = 400, paints: [ArchivePaint], isKnown: Bool = true, isRedacted: Bool = false)
    {
        self.name = name
        self.weight = weight
        self.paints = paints
        self.isKnown = isKnown
        self.isRedacted = isRedacted
    }
}
