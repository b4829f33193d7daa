/// Views in a column.
public struct VStack<Content: View> {
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let content: Content
}

extension VStack: View {
    public typealias Body = Never

    /// Arranges views in a column.
    ///
    /// - Parameters:
    ///   - alignment: the horizontal alignment of the views.
    ///   - spacing: the distance between neighbours, in points; nil is 8, and less between two texts.
    ///   - content: the views, from top to bottom.
    public nonisolated init(
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    public func _resolve(into resolver: inout _ViewResolver) {
        let children = resolver.children(of: content, in: .vertical)
        resolver.append(StackNode(children, axis: .vertical, alignment: alignment.key, distance: spacing))
    }
}

/// Views in a column; all of them are laid out, because widgets do not scroll.
public struct LazyVStack<Content: View> {
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let content: Content
}

extension LazyVStack: View {
    public typealias Body = Never

    /// Arranges views in a column and takes the whole offered width.
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

    public func _resolve(into resolver: inout _ViewResolver) {
        let children = resolver.children(of: content, in: .vertical)
        let stack = StackNode(children, axis: .vertical, alignment: alignment.key, distance: spacing)
        let bounds = FrameBounds(maximum: .infinity)
        let place = Alignment(horizontal: alignment, vertical: .center)
        resolver.append(FlexibleFrameNode(stack, horizontal: bounds, vertical: FrameBounds(), alignment: place))
    }
}
