#if !canImport(SwiftUI)
/// Views below each other.
public struct VStack<Content> {
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let content: Content
}

extension VStack: View where Content: View {
    /// The type of the view that describes this one.
    public typealias Body = Never

    /// Stacks views below each other.
    ///
    /// - Parameters:
    ///   - alignment: how the views are lined up from left to right.
    ///   - spacing: the distance between neighbours, in points; nil is 8, and none between two texts.
    ///   - content: the views.
    public nonisolated init(
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    /// Adds the stack's layout.
    public func _resolve(into resolver: inout _ViewResolver) {
        let children = resolver.children(of: content, in: .vertical)
        resolver.append(StackNode(children, axis: .vertical, alignment: alignment.key, distance: spacing))
    }
}

/// Views below each other; every one of them is laid out, as nothing scrolls in a widget.
public struct LazyVStack<Content> {
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let content: Content
}

extension LazyVStack: View where Content: View {
    /// The type of the view that describes this one.
    public typealias Body = Never

    /// Stacks views below each other; takes the whole width on offer.
    public nonisolated init(
        alignment: HorizontalAlignment = .center,
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
        let children = resolver.children(of: content, in: .vertical)
        let stack = StackNode(children, axis: .vertical, alignment: alignment.key, distance: spacing)
        let bounds = FrameBounds(maximum: .infinity)
        let place = Alignment(horizontal: alignment, vertical: .center)
        resolver.append(FlexibleFrameNode(stack, horizontal: bounds, vertical: FrameBounds(), alignment: place))
    }
}
#endif
