/// Places another view behind or in front of a view, offered the view's size.
package struct LayerModifier<Layer> {
    let layer: Layer
    let alignment: Alignment
    let isBehind: Bool
}

extension LayerModifier: ViewModifier where Layer: View {
    package typealias Body = Never

    package func _resolve<V: View>(content: V, into resolver: inout _ViewResolver) {
        guard let secondary = resolver.node(of: layer, alignment: alignment) else {
            return content._resolve(into: &resolver)
        }
        resolver.wrap(content) {
            LayerNode($0, layer: secondary, alignment: alignment, isBehind: isBehind)
        }
    }
}

/// A layout with a layer behind or in front of it; the layer never changes its size.
@MainActor
package final class LayerNode: WrapperNode {
    private let layer: LayoutNode
    private let alignment: Alignment
    private let isBehind: Bool

    package init(_ child: LayoutNode, layer: LayoutNode, alignment: Alignment = .center, isBehind: Bool) {
        self.layer = layer
        self.alignment = alignment
        self.isBehind = isBehind
        super.init(child, keepsSize: true)
    }

    override package func place(_ proposal: Proposal, in rect: CGRect, to sink: inout ArchiveSink) {
        if !isBehind { child.place(proposal, in: rect, to: &sink) }
        let offer = Proposal(rect.size)
        sink.place(layer, offer, at: origin(proposal, offer), in: rect)
        if isBehind { child.place(proposal, in: rect, to: &sink) }
    }

    /// The origin of the layer in the box; the content's explicit alignment guides are respected.
    private func origin(_ proposal: Proposal, _ offer: Proposal) -> CGPoint {
        CGPoint(
            x: child.position(of: alignment.horizontal.key, proposal)
                - layer.position(of: alignment.horizontal.key, offer),
            y: child.position(of: alignment.vertical.key, proposal) - layer.position(of: alignment.vertical.key, offer)
        )
    }
}

extension View {
    /// Places a view behind this one; it is offered this view's size.
    public nonisolated func background<V: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(LayerModifier(layer: content(), alignment: alignment, isBehind: true))
    }

    /// Places a view behind this one; it is offered this view's size.
    public nonisolated func background<Background: View>(
        _ background: Background,
        alignment: Alignment = .center
    ) -> some View {
        modifier(LayerModifier(layer: background, alignment: alignment, isBehind: true))
    }

    /// Places a view in front of this one; it is offered this view's size.
    public nonisolated func overlay<V: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(LayerModifier(layer: content(), alignment: alignment, isBehind: false))
    }

    /// Places a view in front of this one; it is offered this view's size.
    public nonisolated func overlay<Overlay: View>(
        _ overlay: Overlay,
        alignment: Alignment = .center
    ) -> some View {
        modifier(LayerModifier(layer: overlay, alignment: alignment, isBehind: false))
    }
}
