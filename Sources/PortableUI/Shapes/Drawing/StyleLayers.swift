// The overloads for styles are disfavoured against those for views, because a colour is both.

extension View {
    /// Places a style behind the view, in the view's box.
    @_disfavoredOverload
    public nonisolated func background<S: ShapeStyle>(
        _ style: S,
        ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        background(alignment: .center) { Rectangle().fill(style) }
    }

    /// Places the background style behind the view, in the view's box.
    public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(alignment: .center) { Rectangle().fill(.background) }
    }

    /// Places a shape, filled with a style, behind the view.
    public nonisolated func background<S: ShapeStyle, T: Shape>(
        _ style: S,
        in shape: T,
        fillStyle: FillStyle = FillStyle()
    ) -> some View {
        background(alignment: .center) { shape.fill(style, style: fillStyle) }
    }

    /// Places a shape, filled with the background style, behind the view.
    public nonisolated func background<S: Shape>(
        in shape: S,
        fillStyle: FillStyle = FillStyle()
    ) -> some View {
        background(alignment: .center) { shape.fill(.background, style: fillStyle) }
    }

    /// Places a style in front of the view, in the view's box.
    @_disfavoredOverload
    public nonisolated func overlay<S: ShapeStyle>(
        _ style: S,
        ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        overlay(alignment: .center) { Rectangle().fill(style) }
    }

    /// Places a shape, filled with a style, in front of the view.
    public nonisolated func overlay<S: ShapeStyle, T: Shape>(
        _ style: S,
        in shape: T,
        fillStyle: FillStyle = FillStyle()
    ) -> some View {
        overlay(alignment: .center) { shape.fill(style, style: fillStyle) }
    }

    /// Draws a border inside the view's box; the width is in points.
    public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        overlay(alignment: .center) { Rectangle().strokeBorder(content, lineWidth: width) }
    }
}
