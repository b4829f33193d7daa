#if !canImport(SwiftUI)
#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// A picture's bytes and measures, as they are inlined in an archive.
package struct ImageSource: Hashable, Sendable {
    /// The file's bytes (JPEG, PNG or WebP).
    package var data: Data
    /// The media type, such as `image/png`.
    package var mediaType: String
    /// The width in pixels.
    package var pixelWidth: Int
    /// The height in pixels.
    package var pixelHeight: Int
    /// Pixels a point: 2 or 3 for a picture of that resolution.
    package var scale: CGFloat
    /// Whether the picture is drawn in the foreground's colour by itself.
    package var isTemplate: Bool

    /// Describes a picture.
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

    /// The size in points.
    package var size: CGSize {
        CGSize(width: CGFloat(pixelWidth) / scale, height: CGFloat(pixelHeight) / scale)
    }
}
#endif
