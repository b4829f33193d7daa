import WidgetArchive

/// An image repeated over the filled area.
///
/// It fills shapes only. Text and strokes are drawn in the foreground style instead, and a finding is recorded.
public struct ImagePaint: ShapeStyle {
    /// The image that is repeated.
    public var image: Image
    /// The part of the image to repeat; it has no effect, because the whole image is always drawn.
    public var sourceRect: CGRect
    /// The scale of the image; it has no effect, because the image is always drawn at scale 1.
    public var scale: CGFloat

    /// Creates a style from an image.
    public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
        self.image = image
        self.sourceRect = sourceRect
        self.scale = scale
    }

    /// The foreground, because archived paints cannot contain images.
    public func _paint(in context: _PaintContext) -> _Paint {
        _Paint(
            context.foreground[0],
            finding: "ImagePaint fills shapes only: text and strokes use the foreground style"
        )
    }
}

extension ShapeStyle where Self == ImagePaint {
    /// An image repeated over the filled area.
    public static func image(
        _ image: Image,
        sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
        scale: CGFloat = 1
    ) -> ImagePaint {
        ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
    }
}
