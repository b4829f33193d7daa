#if !canImport(SwiftUI)
/// Keeps a view's place and shows nothing there.
package nonisolated struct HiddenModifier: LayoutModifier {
    package typealias Body = Never

    @MainActor
    package func wrap(_ node: LayoutNode, in resolver: borrowing _ViewResolver) -> LayoutNode {
        HiddenNode(node, keepsSize: true)
    }
}

/// A layout that takes its place and shows nothing.
@MainActor
package final class HiddenNode: WrapperNode {
    override package func place(_ proposal: Proposal, in rect: CGRect, to sink: inout ArchiveSink) {}
}

extension View {
    /// Keeps the view's place and shows nothing there; its links and buttons do not react.
    public nonisolated func hidden() -> some View { modifier(HiddenModifier()) }
}
#endif
