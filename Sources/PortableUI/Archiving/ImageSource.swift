import VitrinePlatform

/// An image's bytes and dimensions, as they are embedded in an archive.
package struct ImageSource: Hashable, Sendable {
    /// The file's bytes (JPEG, PNG or WebP).
    package var data: Data
    /// The media type, such as `image/png`.
    package var mediaType: String
    package var pixelWidth: Int
    package var pixelHeight: Int
    /// Pixels per point: 2 or 3 for a high-resolution image.
    package var scale: CGFloat
    /// Whether the image is drawn in the foreground colour by default.
    package var isTemplate: Bool
    /// The part of the file that is the image, in pixels; nil for all of it.
    package var part: CGRect?
    /// The baseline's distance below the top of a custom symbol, in parts of the font's size; nil for an image.
    ///
    /// A custom symbol is drawn for a font of 100 points.
    package var symbolAscent: CGFloat?

    package init(
        data: Data,
        mediaType: String,
        pixelWidth: Int,
        pixelHeight: Int,
        scale: CGFloat = 1,
        isTemplate: Bool = false
    ) {
        self.data = data
        self.mediaType = mediaType
        self.pixelWidth = pixelWidth
        self.pixelHeight = pixelHeight
        self.scale = scale
        self.isTemplate = isTemplate
    }

    /// The same file as a custom symbol, unless the ascent is nil.
    func symbol(ascent: Double?) -> ImageSource {
        var copy = self
        copy.symbolAscent = ascent.map { CGFloat($0) }
        return copy
    }

    package var size: CGSize {
        CGSize(
            width: (part?.width ?? CGFloat(pixelWidth)) / scale,
            height: (part?.height ?? CGFloat(pixelHeight)) / scale
        )
    }
}
