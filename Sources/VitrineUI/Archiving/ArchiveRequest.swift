#if !canImport(SwiftUI)
/// The circumstances under which a view is archived.
package struct ArchiveRequest {
    /// The size on offer: the widget's, or the width and least height of an app's screen, in points.
    package var size: CGSize
    /// The margin between the widget's edge and its content, in points.
    package var contentMargin: CGFloat
    /// The radius of the container's corners, in points.
    package var cornerRadius: CGFloat
    /// The environment of the outermost view.
    package var environment: EnvironmentValues
    /// Whether the content may be taller than the size (a screen of an app): the archive then has the content's height.
    package var allowsOwnHeight: Bool
    /// Finds a named picture; nil says that there is none.
    package var image: @MainActor (String) -> ImageSource?

    /// Describes the circumstances.
    package init(
        size: CGSize,
        contentMargin: CGFloat = 16,
        cornerRadius: CGFloat = 24,
        environment: EnvironmentValues = EnvironmentValues(),
        allowsOwnHeight: Bool = false,
        image: @escaping @MainActor (String) -> ImageSource? = { _ in nil }
    ) {
        self.size = size
        self.contentMargin = contentMargin
        self.cornerRadius = cornerRadius
        self.environment = environment
        self.allowsOwnHeight = allowsOwnHeight
        self.image = image
    }
}
#endif
