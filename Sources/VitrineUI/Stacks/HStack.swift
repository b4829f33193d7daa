#if !canImport(SwiftUI)
/// Views beside each other, in reading direction.
public struct HStack<Content> {
    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    private let content: Content
}

extension HStack: View where Content: View {
    /// The type of the view that describes this one.
    public typealias Body = Never

    /// Stacks views beside each other.
    ///
    /// - Parameters:
    ///   - alignment: how the views are lined up from top to bottom.
    ///   - spacing: the distance between neighbours, in points; nil is 8.
    ///   - content: the views.
    public nonisolated init(
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    /// Adds the stack's layout.
    public func _resolve(into resolver: inout _ViewResolver) {
        let children = resolver.children(of: content, in: .horizontal)
        resolver.append(StackNode(children, axis: .horizontal, alignment: alignment.key, distance: spacing))
    }
}

/// Views beside each other; every one of them is laid out, as nothing scrolls in a widget.
public struct LazyHStack<Content> {
    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    private let content: Content
}

extension LazyHStack: View where Content: View {
    /// The type of the view that describes this one.
    public typealias Body = Never

    /// Stacks views beside each other; takes the whole height on offer.
    public nonisolated init(
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    /// Adds the stack's layout.
    public func _resolve(into resolver: inout _ViewResolver) {
        let children = resolver.children(of: content, in: .horizontal)
        let stack = StackNode(children, axis: .horizontal, alignment: alignment.key, distance: spacing)
        let bounds = FrameBounds(maximum: .infinity)
        let place = Alignment(horizontal: .center, vertical: alignment)
        resolver.append(FlexibleFrameNode(stack, horizontal: FrameBounds(), vertical: bounds, alignment: place))
    }
}
#endif
