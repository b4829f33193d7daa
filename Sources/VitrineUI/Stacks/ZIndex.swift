#if !canImport(SwiftUI)
/// Says how far in front a view is painted.
package struct ZIndexModifier: LayoutModifier {
    let value: Double

    package func wrap(_ node: LayoutNode, in resolver: borrowing _ViewResolver) -> LayoutNode {
        let wrapper = WrapperNode(node)
        wrapper.zIndex = value.isNaN ? 0 : value
        return wrapper
    }
}

extension View {
    /// Says how far in front of its neighbours the view is painted: higher is further in front; usually 0.
    public nonisolated func zIndex(_ value: Double) -> some View { modifier(ZIndexModifier(value: value)) }
}

extension Sequence {
    /// Children with their places, in the order in which they are painted.
    @MainActor
    package func inPaintingOrder<Place>() -> [Element] where Element == (LayoutNode, Place) {
        let children = Array(self)
        guard children.contains(where: { $0.0.zIndex != 0 }) else { return children }
        // Sorting keeps the order of equals by their position.
        return children.enumerated()
            .sorted { ($0.element.0.zIndex, $0.offset) < ($1.element.0.zIndex, $1.offset) }
            .map(\.element)
    }
}
#endif
