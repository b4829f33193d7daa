public import VitrinePlatform
import WidgetArchive

/// An area that opens a URL in the app when it is tapped.
public struct Link<Label: View> {
    private let label: Label
    private let destination: URL
    private let isTitled: Bool
}

extension Link {
    /// Creates a link from any view, drawn unchanged.
    public nonisolated init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
        isTitled = false
    }
}

extension Link where Label == Text {
    /// Creates a link from a text in the tint colour.
    public nonisolated init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.destination = destination
        label = Text(titleKey)
        isTitled = true
    }

    /// Creates a link from a text in the tint colour.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, destination: URL) {
        self.destination = destination
        label = Text(title)
        isTitled = true
    }
}

extension Link: View {
    public typealias Body = Never

    /// Adds the label as an area that opens the URL.
    public func _resolve(into resolver: inout _ViewResolver) {
        let node = resolver.styledNode { inner in
            if isTitled { inner.environment.paint.foreground = PaintLevels(inner.environment.paint.tint) }
            label._resolve(into: &inner)
        }
        guard let node else { return }
        let link = destination.absoluteString
        resolver.append(resolver.environment.isEnabled ? ContentNode(node) { _ in .link(link) } : node)
    }
}
