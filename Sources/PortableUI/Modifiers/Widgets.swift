public import VitrinePlatform
import WidgetArchive

/// Reports the widget's URL to the archive session.
package nonisolated struct WidgetURLModifier: LayoutModifier {
    package typealias Body = Never
    let url: URL?

    @MainActor
    package func wrap(_ node: LayoutNode, in resolver: borrowing _ViewResolver) -> LayoutNode {
        guard let link = url?.absoluteString else { return node }
        return ReportingNode(node) { _, sink in sink.session.setURL(link) }
    }
}

/// Adds a view to the accent group of tinted widgets.
package nonisolated struct AccentModifier: LayoutModifier {
    package typealias Body = Never
    let isAccentable: Bool

    @MainActor
    package func wrap(_ node: LayoutNode, in resolver: borrowing _ViewResolver) -> LayoutNode {
        let isAccentable = isAccentable
        return DecoratedNode(node) { $0.isAccented = isAccentable }
    }
}

/// The container whose background is set.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    /// Whether the container is the widget; only its background is archived.
    package let isWidget: Bool

    /// The widget, whose background the system may remove.
    public static let widget = ContainerBackgroundPlacement(isWidget: true)
    /// A navigation stack; it has no effect here.
    public static let navigation = ContainerBackgroundPlacement(isWidget: false)
}

/// Lays out a view in the widget's whole box and reports it as the container background.
package nonisolated struct ContainerBackgroundModifier<Background> {
    let background: Background
    let alignment: Alignment
    let container: ContainerBackgroundPlacement
}

extension ContainerBackgroundModifier: ViewModifier where Background: View {
    package typealias Body = Never

    @MainActor
    package func _resolve<V: View>(content: V, into resolver: inout _ViewResolver) {
        content._resolve(into: &resolver)
        let session = resolver.session
        // A background that contains the widget itself would never end.
        guard container.isWidget, !session.isInBackground else { return }
        session.hasContainerBackground = true
        session.isInBackground = true
        defer { session.isInBackground = false }
        guard let layer = resolver.node(of: background, alignment: alignment) else { return }
        let size = session.request.size
        let offer = Proposal(size)
        var sink = ArchiveSink(session: session)
        sink.place(layer, offer, at: layer.aligned(offer, in: size, alignment), in: CGRect(origin: .zero, size: size))
        session.setBackground(sink.nodes)
    }
}

extension View {
    /// Sets the URL that a tap on the widget opens, outside of other links and buttons.
    public nonisolated func widgetURL(_ url: URL?) -> some View { modifier(WidgetURLModifier(url: url)) }

    /// Adds the view to the accent group of tinted widgets, or removes it.
    public nonisolated func widgetAccentable(_ accentable: Bool = true) -> some View {
        modifier(AccentModifier(isAccentable: accentable))
    }

    /// Sets the background of the widget.
    ///
    /// It fills the widget behind all content, up to the edges. The system may remove it.
    public nonisolated func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement,
        alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(ContainerBackgroundModifier(background: content(), alignment: alignment, container: container))
    }

    /// Sets the background of the widget to a style.
    public nonisolated func containerBackground<S: ShapeStyle>(
        _ style: S,
        for container: ContainerBackgroundPlacement
    ) -> some View {
        modifier(
            ContainerBackgroundModifier(
                background: Rectangle().fill(style),
                alignment: .center,
                container: container
            )
        )
    }

    /// Returns the view unchanged: accessory widgets show no label here.
    public nonisolated func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View {
        modifier(IgnoredModifier(name: "widgetLabel(label:)"))
    }
}
