/// Sets the stacking order of a view.
package struct ZIndexModifier: LayoutModifier {
    let value: Double

    package func wrap(_ node: LayoutNode, in resolver: borrowing _ViewResolver) -> LayoutNode {
        let wrapper = WrapperNode(node)
        wrapper.zIndex = value.isNaN ? 0 : value
        return wrapper
    }
}

extension View {
    /// Sets the stacking order of the view: higher values are painted in front; the default is 0.
    public nonisolated func zIndex(_ value: Double) -> some View { modifier(ZIndexModifier(value: value)) }
}

extension Sequence {
    /// Children with their positions, in painting order.
    @MainActor
    package func inPaintingOrder<Place>() -> [Element] where Element == (LayoutNode, Place) {
        let children = Array(self)
        guard children.contains(where: { $0.0.zIndex != 0 }) else { return children }
        // The index keeps the order of children with equal values.
        return children.enumerated()
            .sorted { ($0.element.0.zIndex, $0.offset) < ($1.element.0.zIndex, $1.offset) }
            .map(\.element)
    }
}
