#if !canImport(WidgetKit)
/// How the system draws a widget.
public struct WidgetRenderingMode: Hashable, Sendable {
    package let name: String

    /// In the colours that it states.
    public static let fullColor = WidgetRenderingMode(name: "fullColor")
    /// In two tints, as on a tinted home screen: by opacity, split into the accent group and the rest.
    public static let accented = WidgetRenderingMode(name: "accented")
    /// As light and dark on a material, as on the lock screen.
    public static let vibrant = WidgetRenderingMode(name: "vibrant")
}

extension WidgetRenderingMode: CustomStringConvertible {
    /// The mode's name.
    public var description: String { name }
}
#endif
