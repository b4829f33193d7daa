#if !canImport(SwiftUI)
import WidgetArchive

/// Cuts a view to the outline of a shape in the view's box.
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
            let outline = shape._outline(in: CGRect(origin: .zero, size: rect.size))
            return [.clip(outline.clip(in: environment, moved: rect.origin, sink))]
        }
    }
}

extension _ShapeOutline {
    /// The outline relative to the box of the view that it cuts, which need not be its own box.
    @MainActor
    func clip(in environment: EnvironmentValues, moved origin: CGPoint, _ sink: ArchiveSink) -> ArchivedShape.Outline {
        guard rect.origin == .zero, trim == (0, 1) else {
            return .path(path.archived(relativeTo: .zero))
        }
        return archived(in: environment, moved: origin, sink)
    }
}

/// Shows a view only where another one is opaque.
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
    /// Cuts the view to the outline of a shape.
    public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        modifier(ClipModifier(shape: shape))
    }

    /// Cuts the view to its own box.
    public nonisolated func clipped(antialiased: Bool = false) -> some View {
        modifier(ClipModifier(shape: Rectangle()))
    }

    /// Cuts the view's corners round, with a radius in points.
    public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        modifier(ClipModifier(shape: RoundedRectangle(cornerRadius: radius, style: .circular)))
    }

    /// Shows the view only where another one is opaque.
    public nonisolated func mask<Mask: View>(
        alignment: Alignment = .center,
        @ViewBuilder _ mask: () -> Mask
    ) -> some View {
        modifier(MaskModifier(mask: mask(), alignment: alignment))
    }

    /// Shows the view only where another one is opaque.
    public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View {
        modifier(MaskModifier(mask: mask, alignment: .center))
    }

    /// The same view: the whole of a link or button can be tapped anyway.
    public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        modifier(EmptyModifier())
    }

    /// The same view: the whole of a link or button can be tapped anyway.
    public nonisolated func contentShape<S: Shape>(
        _ kind: ContentShapeKinds,
        _ shape: S,
        eoFill: Bool = false
    ) -> some View {
        modifier(EmptyModifier())
    }
}

/// What a content shape is for.
public struct ContentShapeKinds: OptionSet, Sendable {
    /// One bit a purpose.
    public let rawValue: Int

    /// Makes purposes from their bits.
    public nonisolated init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Taps.
    public static let interaction = ContentShapeKinds(rawValue: 1)
    /// The preview of dragging.
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    /// The preview of a menu.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    /// The pointer above it.
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
    /// A screen reader's frame.
    public static let accessibility = ContentShapeKinds(rawValue: 16)
}
#endif
