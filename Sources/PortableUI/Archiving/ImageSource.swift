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

    package var size: CGSize {
        CGSize(width: CGFloat(pixelWidth) / scale, height: CGFloat(pixelHeight) / scale)
    }
}
