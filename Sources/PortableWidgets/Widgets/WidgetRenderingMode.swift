package import VitrineWire

/// How the system draws a widget.
public struct WidgetRenderingMode: Hashable, Sendable {
    private let mode: WireRenderingMode

    package init(_ mode: WireRenderingMode) { self.mode = mode }

    /// Drawn in the colours that the widget states.
    public static let fullColor = WidgetRenderingMode(.fullColor)
    /// Drawn in two tints by opacity, as on a tinted home screen: one for the accent group and one for the rest.
    public static let accented = WidgetRenderingMode(.accented)
    /// Drawn as light and dark on a material, as on the lock screen.
    public static let vibrant = WidgetRenderingMode(.vibrant)
}

extension WidgetRenderingMode: CustomStringConvertible {
    public var description: String { mode.rawValue }
}
