import WidgetArchive

/// Sets the style of one kind of control.
package nonisolated struct StyleModifier<Style>: EnvironmentModifier {
    package typealias Body = Never
    let style: Style
    let set: @MainActor @Sendable (inout EnvironmentValues, Style) -> Void

    @MainActor
    package func modify(_ environment: inout EnvironmentValues) {
        set(&environment, style)
    }
}

/// Adds the text of a view that is not shown as the text that a screen reader speaks.
package nonisolated struct SpokenByModifier: ViewModifier {
    package typealias Body = Never
    let content: StyledContent

    @MainActor
    package func _resolve<V: View>(content shown: V, into resolver: inout _ViewResolver) {
        let words = resolver.words(of: content)
        guard !words.isEmpty else { return shown._resolve(into: &resolver) }
        resolver.wrap(shown) { node in
            DecoratedNode(node) { $0.accessibility = ArchiveAccessibility(label: words) }
        }
    }
}

extension _ViewResolver {
    /// The texts of a view, taken from a layout without bounds that is not placed in the archive.
    @MainActor
    func words(of content: StyledContent) -> String {
        var inner = _ViewResolver(environment: environment, session: ArchiveSession(request: session.request))
        content.resolve(into: &inner)
        var sink = ArchiveSink(session: inner.session)
        for node in inner.nodes {
            node.place(.ideal, in: CGRect(origin: .zero, size: node.size(.ideal)), to: &sink)
        }
        return sink.nodes.flatMap(\.words).joined(separator: " ")
    }
}

extension ArchiveNode {
    /// The spoken texts of the box and all boxes inside it.
    fileprivate var words: [String] {
        if accessibility?.isHidden == true { return [] }
        if let label = accessibility?.label { return [label] }
        if case .text(let text) = content { return [text.string] }
        return children.flatMap(\.words)
    }
}
