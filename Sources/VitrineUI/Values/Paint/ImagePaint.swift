#if !canImport(SwiftUI)
import WidgetArchive

/// A picture repeated over what is filled.
///
/// It fills shapes; a text or a stroke is drawn in the foreground's style instead, with a finding.
public struct ImagePaint: ShapeStyle {
    /// The picture.
    public var image: Image
    /// The part of the picture that is repeated; only all of it is drawn.
    public var sourceRect: CGRect
    /// The scale of the picture; only 1 is drawn.
    public var scale: CGFloat

    /// Makes a style of a picture.
    public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
        self.image = image
        self.sourceRect = sourceRect
        self.scale = scale
    }

    /// The foreground: paints of an archive have no pictures.
    public func _paint(in context: _PaintContext) -> _Paint {
        _Paint(context.foreground[0], remark: "ImagePaint fills shapes only; text and strokes keep the foreground")
    }
}

extension ShapeStyle where Self == ImagePaint {
    /// A picture repeated over what is filled.
    public static func image(
        _ image: Image,
        sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
        scale: CGFloat = 1
    ) -> ImagePaint {
        ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
    }
}
#endif
