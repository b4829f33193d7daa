#if !canImport(SwiftUI)
// The forms that take a style are less favoured than those that take a view, since a colour is both.

extension View {
    /// Puts a style behind the view, in the view's box.
    @_disfavoredOverload
    public nonisolated func background<S: ShapeStyle>(
        _ style: S,
        ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        background(alignment: .center) { Rectangle().fill(style) }
    }

    /// Puts the background style behind the view, in the view's box.
    public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(alignment: .center) { Rectangle().fill(.background) }
    }

    /// Puts a shape of a style behind the view.
    public nonisolated func background<S: ShapeStyle, T: Shape>(
        _ style: S,
        in shape: T,
        fillStyle: FillStyle = FillStyle()
    ) -> some View {
        background(alignment: .center) { shape.fill(style, style: fillStyle) }
    }

    /// Puts a shape of the background style behind the view.
    public nonisolated func background<S: Shape>(
        in shape: S,
        fillStyle: FillStyle = FillStyle()
    ) -> some View {
        background(alignment: .center) { shape.fill(.background, style: fillStyle) }
    }

    /// Puts a style before the view, in the view's box.
    @_disfavoredOverload
    public nonisolated func overlay<S: ShapeStyle>(
        _ style: S,
        ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        overlay(alignment: .center) { Rectangle().fill(style) }
    }

    /// Puts a shape of a style before the view.
    public nonisolated func overlay<S: ShapeStyle, T: Shape>(
        _ style: S,
        in shape: T,
        fillStyle: FillStyle = FillStyle()
    ) -> some View {
        overlay(alignment: .center) { shape.fill(style, style: fillStyle) }
    }

    /// Draws lines of a width, in points, inside the view's box.
    public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        overlay(alignment: .center) { Rectangle().strokeBorder(content, lineWidth: width) }
    }
}
#endif
