extension UIImage {
    /// How the pixels of a file are turned.
    public enum Orientation: Int, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }

    /// Upright: the renderer turns the pixels as their file says.
    public var imageOrientation: Orientation { .up }

    /// The image's file, or its part of it; nil for a symbol and a missing image.
    public var cgImage: CGImage? { CGImage(self) }

    public convenience init(cgImage: CGImage) {
        self.init(cgImage: cgImage, scale: 1, orientation: .up)
    }

    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(UIImage(data: cgImage.fileData, scale: scale, _part: cgImage._part) ?? UIImage(), _losing: nil)
    }

    /// The image itself; a symbol's configuration has no effect, as its archive says.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        UIImage(self, _losing: Self.loss(configuration))
    }

    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        guard let image = UIImage(systemName: name) else { return nil }
        self.init(image, _losing: Self.loss(configuration))
    }

    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// The symbol without its variable value.
    public convenience init?(systemName name: String, variableValue value: Double, configuration: Configuration? = nil)
    {
        self.init(systemName: name, withConfiguration: configuration)
    }

    private static func loss(_ configuration: Configuration?) -> String? {
        configuration is SymbolConfiguration ? "UIImage.SymbolConfiguration has no effect" : nil
    }

    /// How an image is chosen, which has no effect.
    public class Configuration: @unchecked Sendable {
        public init() {}
    }

    /// How a symbol is drawn, which has no effect.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        public convenience init(pointSize: CGFloat) { self.init() }
        public convenience init(pointSize: CGFloat, weight: UIImageSymbolWeight) { self.init() }
        public convenience init(pointSize: CGFloat, weight: UIImageSymbolWeight, scale: UIImageSymbolScale) {
            self.init()
        }
        public convenience init(scale: UIImageSymbolScale) { self.init() }
        public convenience init(weight: UIImageSymbolWeight) { self.init() }
        public convenience init(textStyle: UIFont.TextStyle) { self.init() }
    }
}

/// The strength of a symbol's strokes.
public enum UIImageSymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
}
