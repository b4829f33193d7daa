/// Sets the container outline for the content of the view.
package nonisolated struct ContainerShapeModifier<T: InsettableShape>: ViewModifier {
    package typealias Body = Never
    let shape: T

    @MainActor
    package func _resolve<V: View>(content: V, into resolver: inout _ViewResolver) {
        let shape = shape
        let place = ContainerPlace { shape._outline(in: $0).cornerRadii }
        let outer = resolver.environment
        resolver.environment.system.containerPlace = place
        resolver.wrap(content) { node in
            ReportingNode(node) { rect, sink in
                place.rect = CGRect(origin: sink.absolute(rect.origin), size: rect.size)
            }
        }
        resolver.environment = outer
    }
}

extension _ShapeOutline {
    /// The radii of the outline's corners; zero for a free-form outline.
    var cornerRadii: RectangleCornerRadii {
        switch form {
        case .rectangle, .containerRelative, .path: RectangleCornerRadii()
        case .rounded(let radii, _): radii.fitted(to: CGSize(width: rect.width, height: rect.height))
        case .circle, .ellipse, .capsule: RectangleCornerRadii(min(rect.width, rect.height) / 2)
        }
    }
}

extension View {
    /// Sets the outline that ``ContainerRelativeShape`` follows inside the view.
    public nonisolated func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        modifier(ContainerShapeModifier(shape: shape))
    }
}
