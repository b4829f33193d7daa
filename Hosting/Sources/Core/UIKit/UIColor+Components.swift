public import PortableUI

extension UIColor {
    /// Reads the components in sRGB of the light appearance, each 0…1.
    ///
    /// - Returns: Always true: every colour here has such components.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?,
        green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let components = components
        red?.pointee = components.red
        green?.pointee = components.green
        blue?.pointee = components.blue
        alpha?.pointee = components.alpha
        return true
    }

    /// Reads hue, saturation and brightness of the light appearance, each 0…1.
    ///
    /// - Returns: Always true.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?,
        saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let components = components
        let (high, low) = (
            max(components.red, components.green, components.blue),
            min(components.red, components.green, components.blue)
        )
        hue?.pointee = Self.hue(components, from: low, to: high)
        saturation?.pointee = high == 0 ? 0 : (high - low) / high
        brightness?.pointee = high
        alpha?.pointee = components.alpha
        return true
    }

    /// Reads the brightness of a grey, 0…1.
    ///
    /// - Returns: Whether the colour is a grey.
    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let components = components
        guard components.red == components.green, components.green == components.blue else { return false }
        white?.pointee = components.red
        alpha?.pointee = components.alpha
        return true
    }

    private typealias Parts = (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)

    private var components: Parts {
        let resolved = Color(uiColor: self).resolve(in: EnvironmentValues())
        return (CGFloat(resolved.red), CGFloat(resolved.green), CGFloat(resolved.blue), CGFloat(resolved.opacity))
    }

    /// The sector of the largest component, and the place in it, as a part of the circle.
    private static func hue(_ parts: Parts, from low: CGFloat, to high: CGFloat) -> CGFloat {
        guard high > low else { return 0 }
        let sixths =
            switch high {
            case parts.red: (parts.green - parts.blue) / (high - low)
            case parts.green: (parts.blue - parts.red) / (high - low) + 2
            default: (parts.red - parts.green) / (high - low) + 4
            }
        return (sixths < 0 ? sixths + 6 : sixths) / 6
    }
}

extension UIColor {
    /// Grey tones, which are the same in the light and in the dark appearance.
    /// https://developer.apple.com/documentation/uikit/uicolor
    public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
    public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
    public static let gray = UIColor(white: 0.5, alpha: 1)
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
}
