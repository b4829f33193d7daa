@_exported public import CoreGraphics
@_exported public import HostedFoundation

/// The file of a picture.
public final class CGImageSource: Sendable {
    let image: CGImage

    init?(_ data: Data) {
        guard let file = UIImage(data: data), let image = CGImage(file) else { return nil }
        self.image = image
    }
}

public func CGImageSourceCreateWithURL(_ url: URL, _ options: [String: Any]?) -> CGImageSource? {
    // As with Apple's function, a file that cannot be read is nil.
    (try? Data(contentsOf: url)).flatMap(CGImageSource.init)
}

public func CGImageSourceCreateWithData(_ data: Data, _ options: [String: Any]?) -> CGImageSource? {
    CGImageSource(data)
}

/// The identifier of the file's format, by its first bytes.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> String? {
    switch isrc.image.fileData.first {
    case 0x89: "public.png"
    case 0xFF: "public.jpeg"
    default: "org.webmproject.webp"
    }
}

public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { 1 }

public func CGImageSourceCreateImageAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: [String: Any]?) -> CGImage?
{
    index == 0 ? isrc.image : nil
}

/// The picture in its own size: nothing here draws pixels, and a view gives it its size.
public func CGImageSourceCreateThumbnailAtIndex(
    _ isrc: CGImageSource,
    _ index: Int,
    _ options: [String: Any]?
) -> CGImage? {
    index == 0 ? isrc.image : nil
}

/// The size in pixels; other properties are not read.
public func CGImageSourceCopyPropertiesAtIndex(
    _ isrc: CGImageSource,
    _ index: Int,
    _ options: [String: Any]?
) -> [String: Any]? {
    [kCGImagePropertyPixelWidth: isrc.image.width, kCGImagePropertyPixelHeight: isrc.image.height]
}

public let kCGImageSourceShouldCache = "kCGImageSourceShouldCache"
public let kCGImageSourceShouldCacheImmediately = "kCGImageSourceShouldCacheImmediately"
public let kCGImageSourceCreateThumbnailFromImageAlways = "kCGImageSourceCreateThumbnailFromImageAlways"
public let kCGImageSourceCreateThumbnailFromImageIfAbsent = "kCGImageSourceCreateThumbnailFromImageIfAbsent"
public let kCGImageSourceCreateThumbnailWithTransform = "kCGImageSourceCreateThumbnailWithTransform"
public let kCGImageSourceThumbnailMaxPixelSize = "kCGImageSourceThumbnailMaxPixelSize"
public let kCGImagePropertyPixelWidth = "PixelWidth"
public let kCGImagePropertyPixelHeight = "PixelHeight"
public let kCGImagePropertyOrientation = "Orientation"
