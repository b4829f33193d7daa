/// How a picture is drawn.
public final class UIGraphicsImageRendererFormat: @unchecked Sendable {
    // Set before the picture is drawn.
    public var scale: CGFloat = 3
    public var opaque = false

    public init() {}

    public static func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// Draws a picture: here the last image that is drawn in it, in its own size, because nothing here draws pixels.
///
/// Most extensions make an image smaller this way. A picture in which no image is drawn is empty, as its archive says.
public final class UIGraphicsImageRenderer {
    /// What a picture is drawn with.
    public final class Context {
        let picture = DrawnPicture()

        public func fill(_ rect: CGRect) {}

        /// The place where lines and areas would be drawn; nothing of them is.
        public var cgContext: CGContext { CGContext() }
    }

    private let size: CGSize

    public init(size: CGSize) {
        self.size = size
    }

    public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.size = size
    }

    public init(bounds: CGRect) {
        size = bounds.size
    }

    public func image(actions: (Context) -> Void) -> UIImage {
        let context = Context()
        DrawnPicture.$current.withValue(context.picture) { actions(context) }
        return context.picture.image
            ?? UIImage(UIImage(), _losing: "of what UIGraphicsImageRenderer draws, only images are drawn")
    }

    public func pngData(actions: (Context) -> Void) -> Data { image(actions: actions).pngData() ?? Data() }

    public func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: (Context) -> Void) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }
}

/// The picture that is being drawn.
final class DrawnPicture: @unchecked Sendable {
    @TaskLocal static var current: DrawnPicture?

    // Only the thread that draws uses it.
    var image: UIImage?
}

extension UIImage {
    /// Draws the image into the picture that is being drawn.
    public func draw(in rect: CGRect) { DrawnPicture.innermost?.image = self }

    /// Draws the image into the picture that is being drawn.
    public func draw(at point: CGPoint) { DrawnPicture.innermost?.image = self }

    /// The image in its own size; a view gives it another.
    public func preparingThumbnail(of size: CGSize) -> UIImage? { self }

    /// The image in its own size; a view gives it another.
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { self }
}

extension UIImage {
    /// How a picture like this one is drawn.
    public var imageRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return format
    }
}
