/// How the system draws a widget.
public struct WidgetRenderingMode: Hashable, Sendable {
    package let name: String

    /// Drawn in the colours that the widget states.
    public static let fullColor = WidgetRenderingMode(name: "fullColor")
    /// Drawn in two tints by opacity, as on a tinted home screen: one for the accent group and one for the rest.
    public static let accented = WidgetRenderingMode(name: "accented")
    /// Drawn as light and dark on a material, as on the lock screen.
    public static let vibrant = WidgetRenderingMode(name: "vibrant")
}

extension WidgetRenderingMode: CustomStringConvertible {
    public var description: String { name }
}
