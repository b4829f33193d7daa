/// Reserves a view's space without showing the view.
package nonisolated struct HiddenModifier: LayoutModifier {
    package typealias Body = Never

    @MainActor
    package func wrap(_ node: LayoutNode, in resolver: borrowing _ViewResolver) -> LayoutNode {
        HiddenNode(node, keepsSize: true)
    }
}

/// A layout that takes up space but emits no boxes.
@MainActor
package final class HiddenNode: WrapperNode {
    override package func place(_ proposal: Proposal, in rect: CGRect, to sink: inout ArchiveSink) {}
}

extension View {
    /// Reserves the view's space without showing the view; its links and buttons do not react.
    public nonisolated func hidden() -> some View { modifier(HiddenModifier()) }
}
