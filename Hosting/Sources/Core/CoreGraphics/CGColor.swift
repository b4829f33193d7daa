/// A colour, with the part of Core Graphics' interface that creates a `Color`.
public final class CGColor: Sendable {
    /// The colour.
    public let color: Color

    /// Wraps a colour.
    public init(_ color: Color) {
        self.color = color
    }

    /// Red, green, blue and opacity of the light appearance, each 0…1.
    public var components: [CGFloat]? {
        let resolved = color.resolve(in: EnvironmentValues())
        return [resolved.red, resolved.green, resolved.blue, resolved.opacity].map { CGFloat($0) }
    }
    public var numberOfComponents: Int { 4 }
    public var alpha: CGFloat { components?.last ?? 1 }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(Color(.sRGB, red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
    }

    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(Color(.sRGB, white: Double(gray), opacity: Double(alpha)))
    }
}

extension Color {
    /// The colour of Core Graphics; nil on Apple's platforms for a colour that only a view can resolve.
    public var cgColor: CGColor? { CGColor(self) }

    /// Creates a colour from one of Core Graphics.
    public init(cgColor: CGColor) {
        self = cgColor.color
    }

    /// Creates a colour from one of Core Graphics.
    public init(_ cgColor: CGColor) {
        self = cgColor.color
    }
}
