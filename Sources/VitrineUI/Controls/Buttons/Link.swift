#if !canImport(SwiftUI)
import WidgetArchive
#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// An area that opens a link in the app when it is tapped.
public struct Link<Label> {
    private let label: Label
    private let destination: URL
    private let isTitled: Bool
}

extension Link where Label: View {
    /// Makes a link on any view, which is drawn as it is.
    public nonisolated init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
        isTitled = false
    }
}

extension Link where Label == Text {
    /// Makes a link on a text in the tint.
    public nonisolated init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.destination = destination
        label = Text(titleKey)
        isTitled = true
    }

    /// Makes a link on a text in the tint.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, destination: URL) {
        self.destination = destination
        label = Text(title)
        isTitled = true
    }
}

extension Link: View where Label: View {
    /// The type of the view that describes this one.
    public typealias Body = Never

    /// Adds the label as an area that opens the link.
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
#endif
