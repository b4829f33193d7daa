/// The conditions under which a view is archived.
package struct ArchiveRequest {
    /// The offered size in points: the widget's size, or the width and minimum height of an app's screen.
    package var size: CGSize
    /// The margin between the widget's edge and its content, in points.
    package var contentMargin: CGFloat
    /// The radius of the container's corners, in points.
    package var cornerRadius: CGFloat
    /// The environment of the outermost view.
    package var environment: EnvironmentValues
    /// Whether the content may be taller than ``size``, as on an app's screen; the archive then has the content's
    /// height.
    package var allowsOwnHeight: Bool
    /// The program's images, colours and strings.
    package var resources: ResourceCatalog

    package init(
        size: CGSize,
        contentMargin: CGFloat = 16,
        cornerRadius: CGFloat = 24,
        environment: EnvironmentValues = EnvironmentValues(),
        allowsOwnHeight: Bool = false,
        resources: ResourceCatalog = .current
    ) {
        self.size = size
        self.contentMargin = contentMargin
        self.cornerRadius = cornerRadius
        self.environment = environment
        self.allowsOwnHeight = allowsOwnHeight
        self.resources = resources
    }
}
