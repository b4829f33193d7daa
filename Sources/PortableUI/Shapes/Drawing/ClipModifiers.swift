import WidgetArchive

/// Clips a view to the outline of a shape in the view's box.
package nonisolated struct ClipModifier<S> {
    let shape: S
}

extension ClipModifier: ViewModifier, LayoutModifier where S: Shape {
    package typealias Body = Never

    @MainActor
    package func wrap(_ node: LayoutNode, in resolver: borrowing _ViewResolver) -> LayoutNode {
        let shape = shape
        let environment = resolver.environment
        return EffectNode(node) { rect, sink in
            let outline = shape.outline(in: rect.size, environment)
            return [.clip(outline.clip(in: environment, moved: rect.origin, sink))]
        }
    }
}

extension _ShapeOutline {
    /// The outline relative to the box of the clipped view, which may differ from the shape's own box.
    @MainActor
    func clip(in environment: EnvironmentValues, moved origin: CGPoint, _ sink: ArchiveSink) -> ArchivedShape.Outline {
        guard rect.origin == .zero, trim == (0, 1) else {
            return .path(path.archived(relativeTo: .zero))
        }
        return archived(in: environment, moved: origin, sink)
    }
}

/// Shows a view only where the mask is opaque.
package nonisolated struct MaskModifier<Mask> {
    let mask: Mask
    let alignment: Alignment
}

extension MaskModifier: ViewModifier where Mask: View {
    package typealias Body = Never

    @MainActor
    package func _resolve<V: View>(content: V, into resolver: inout _ViewResolver) {
        let mask = resolver.node(of: mask, alignment: alignment)
        let alignment = alignment
        resolver.wrap(content) { node in
            EffectNode(node) { rect, sink in
                guard let mask else { return [.mask([])] }
                let offer = Proposal(rect.size)
                var inner = ArchiveSink(session: sink.session, origin: sink.absolute(rect.origin))
                let corner = mask.aligned(offer, in: rect.size, alignment)
                inner.place(mask, offer, at: corner, in: CGRect(origin: .zero, size: rect.size))
                return [.mask(inner.nodes)]
            }
        }
    }
}

extension View {
    /// Clips the view to the outline of a shape.
    public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        modifier(ClipModifier(shape: shape))
    }

    /// Clips the view to its own box.
    public nonisolated func clipped(antialiased: Bool = false) -> some View {
        modifier(ClipModifier(shape: Rectangle()))
    }

    /// Rounds the view's corners with a radius in points.
    public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        modifier(ClipModifier(shape: RoundedRectangle(cornerRadius: radius, style: .circular)))
    }

    /// Shows the view only where the mask is opaque.
    public nonisolated func mask<Mask: View>(
        alignment: Alignment = .center,
        @ViewBuilder _ mask: () -> Mask
    ) -> some View {
        modifier(MaskModifier(mask: mask(), alignment: alignment))
    }

    /// Shows the view only where the mask is opaque.
    public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View {
        modifier(MaskModifier(mask: mask, alignment: .center))
    }

    /// Returns the view unchanged: the whole area of a link or button always reacts to taps.
    public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        modifier(EmptyModifier())
    }

    /// Returns the view unchanged: the whole area of a link or button always reacts to taps.
    public nonisolated func contentShape<S: Shape>(
        _ kind: ContentShapeKinds,
        _ shape: S,
        eoFill: Bool = false
    ) -> some View {
        modifier(EmptyModifier())
    }
}

/// The purpose of a content shape.
public struct ContentShapeKinds: OptionSet, Sendable {
    /// One bit for each purpose.
    public let rawValue: Int

    public nonisolated init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Taps.
    public static let interaction = ContentShapeKinds(rawValue: 1)
    /// The preview of a drag.
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    /// The preview of a context menu.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    /// The hover effect of a pointer.
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
    /// The accessibility frame.
    public static let accessibility = ContentShapeKinds(rawValue: 16)
}
