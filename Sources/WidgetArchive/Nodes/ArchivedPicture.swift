public import VitrinePlatform

/// An image with its data, because the renderer cannot read the container.
public struct ArchivedImage: Codable, Hashable, Sendable {
    /// How the image fills its box.
    public enum Scaling: String, Codable, Hashable, Sendable {
        /// Stretched to the box.
        case stretch
        /// Scaled to fit the whole image inside the box.
        case fit
        /// Scaled to cover the box; parts outside are not clipped unless a clip effect is present.
        case fill
        /// Repeated from the top left corner.
        case tile
    }

    /// How an image is drawn in the accented rendering mode.
    public enum AccentedMode: String, Codable, Hashable, Sendable, CaseIterable {
        /// In the accent group's colour, by its opacity.
        case accented
        /// In the default group's colour, by its brightness.
        case desaturated
        /// In the accent group's colour, by its brightness.
        case accentedDesaturated
        /// In its own colours.
        case fullColor
    }

    /// The file's bytes (JPEG, PNG or WebP); empty if the image was not found.
    public var data: Data
    /// The media type, such as `image/png`.
    public var mediaType: String
    /// The width in pixels.
    public var pixelWidth: Int
    /// The height in pixels.
    public var pixelHeight: Int
    /// How the image fills the node's box.
    public var scaling: Scaling
    /// The colour that replaces every opaque pixel (template rendering); nil keeps the pixels.
    public var template: ArchivePaint?
    /// How it is drawn in the accented rendering mode; nil fills its opaque pixels with the colour of its group.
    public var accentedMode: AccentedMode?
    /// Whether a block replaces the image (redacted placeholder).
    public var isRedacted: Bool
    /// Whether its pixels stay sharp where it is drawn larger; nil is false.
    public var isPixelated: Bool?

    /// Creates an image, by default stretched to its box and in its own colours.
    public init(
        data: Data,
        mediaType: String,
        pixelWidth: Int,
        pixelHeight: Int,
        scaling: Scaling = .stretch,
        template: ArchivePaint? = nil,
        accentedMode: AccentedMode? = nil,
        isRedacted: Bool = false,
        isPixelated: Bool? = nil
    ) {
        self.data = data
        self.mediaType = mediaType
        self.pixelWidth = pixelWidth
        self.pixelHeight = pixelHeight
        self.scaling = scaling
        self.template = template
        self.accentedMode = accentedMode
        self.isRedacted = isRedacted
        self.isPixelated = isPixelated
    }
}

/// A named symbol, drawn in the node's box.
public struct ArchivedSymbol: Codable, Hashable, Sendable {
    /// The symbol's name, such as `checkmark.circle.fill`.
    public var name: String
    /// The font weight that its strokes match, 100…900.
    public var weight: Int
    /// The paints; the second and third are for hierarchical and palette rendering.
    public var paints: [ArchivePaint]
    /// Whether the catalogue contains the name; an unknown symbol is drawn as a visible box.
    public var isKnown: Bool
    /// Whether a block replaces the symbol (redacted placeholder).
    public var isRedacted: Bool
    /// Whether the parts have the symbol's own colours where colours are full, by ``SymbolColors``; nil means no.
    public var isMulticolor: Bool?
    /// Whether the drawing is mirrored, because it follows a reading direction from the right; nil means no.
    public var isMirrored: Bool?

    /// Creates a symbol; `paints` has one, or more for hierarchical and palette rendering.
    public init(
        name: String,
        weight: Int = 400,
        paints: [ArchivePaint],
        isKnown: Bool = true,
        isRedacted: Bool = false,
        isMulticolor: Bool? = nil,
        isMirrored: Bool? = nil
    ) {
        self.name = name
        self.weight = weight
        self.paints = paints
        self.isKnown = isKnown
        self.isRedacted = isRedacted
        self.isMulticolor = isMulticolor
        self.isMirrored = isMirrored
    }
}
