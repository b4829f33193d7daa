/// Views side by side, in reading direction.
public struct HStack<Content: View> {
    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    private let content: Content
}

extension HStack: View {
    public typealias Body = Never

    /// Arranges views side by side.
    ///
    /// - Parameters:
    ///   - alignment: the vertical alignment of the views.
    ///   - spacing: the distance between neighbours, in points; nil is 8.
    ///   - content: the views, in reading direction.
    public nonisolated init(
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    public func _resolve(into resolver: inout _ViewResolver) {
        let children = resolver.children(of: content, in: .horizontal)
        resolver.append(StackNode(children, axis: .horizontal, alignment: alignment.key, distance: spacing))
    }
}

/// Views side by side; all of them are laid out, because widgets do not scroll.
public struct LazyHStack<Content: View> {
    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    private let content: Content
}

extension LazyHStack: View {
    public typealias Body = Never

    /// Arranges views side by side and takes the whole offered height.
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

    public func _resolve(into resolver: inout _ViewResolver) {
        let children = resolver.children(of: content, in: .horizontal)
        let stack = StackNode(children, axis: .horizontal, alignment: alignment.key, distance: spacing)
        let bounds = FrameBounds(maximum: .infinity)
        let place = Alignment(horizontal: .center, vertical: alignment)
        resolver.append(FlexibleFrameNode(stack, horizontal: FrameBounds(), vertical: bounds, alignment: place))
    }
}
