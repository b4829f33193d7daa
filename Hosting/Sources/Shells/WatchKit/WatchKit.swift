@_exported public import HostedFoundation

/// A watch, which the device is not: the sizes are those of a watch with a case of 45 mm.
public final class WKInterfaceDevice: Sendable {
    private static let device = WKInterfaceDevice()

    public static func current() -> WKInterfaceDevice { device }

    public var screenBounds: CGRect { CGRect(x: 0, y: 0, width: 198, height: 242) }
    public var screenScale: CGFloat { 2 }
    public var name: String { "Apple Watch" }
    public var systemVersion: String { "11.0" }
}
