/// A space of colours; every colour here is one of sRGB.
public final class CGColorSpace: Sendable {
    public static let sRGB = "kCGColorSpaceSRGB"
    public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
    public static let displayP3 = "kCGColorSpaceDisplayP3"
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

    public let name: String?

    static let device = CGColorSpace()

    public init?(name: String) {
        self.name = name
    }

    private init() {
        name = nil
    }
}

/// How a colour is brought into another space.
public enum CGColorRenderingIntent: Int32, Sendable {
    case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

extension CGColor {
    public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }

    /// The colour itself.
    public func converted(to space: CGColorSpace, intent: CGColorRenderingIntent, options: [String: Any]?) -> CGColor? {
        self
    }

    public func copy(alpha: CGFloat) -> CGColor? { CGColor(color.opacity(Double(alpha))) }
}
