import VitrineUI

#if canImport(Darwin)
extension View {
    /// Opens the map of a directions link, beside the park that it leads to.
    func openingMaps() -> some View { modifier(MapOpening()) }
}

struct MapOpening: ViewModifier {
    @Environment(\.openURL) private var openURL

    func body(content: Content) -> some View {
        content.onOpenURL { url in
            if url.scheme == "https" { openURL(url) }
        }
    }
}
#else
extension View {
    /// Returns the view unchanged: a device opens only links of installed apps, and the park's screen shows the
    /// address.
    func openingMaps() -> some View { self }
}
#endif
