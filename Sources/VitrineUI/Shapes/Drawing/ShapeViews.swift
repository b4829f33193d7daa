#if !canImport(SwiftUI)
/// A shape filled with a style.
public struct _ShapeView<Content, Style> {
    /// The shape.
    public nonisolated let shape: Content
    /// What it is filled with.
    package nonisolated let style: Style
    private nonisolated let fillStyle: FillStyle

    /// Fills a shape.
    public nonisolated init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
    }
}

extension _ShapeView: View, ShapeView where Content: Shape, Style: ShapeStyle {
    /// The type of the view that describes this one.
    public typealias Body = Never

    /// Adds the filled shape.
    public func _resolve(into resolver: inout _ViewResolver) {
        resolver.append(ShapeNode(shape, style: style, fill: fillStyle, in: resolver.environment))
    }
}

/// A shape drawn with a style before another drawing of it.
public struct LayeredShapeView<Content, Style, Background> {
    /// The shape.
    public nonisolated let shape: Content
    /// What is drawn: the shape, or the lines along it.
    private nonisolated let drawn: any Shape
    private nonisolated let style: Style
    private nonisolated let fillStyle: FillStyle
    private nonisolated let background: Background

    /// Draws a shape before another view.
    package nonisolated init(
        shape: Content,
        drawn: any Shape,
        style: Style,
        fillStyle: FillStyle = FillStyle(),
        background: Background
    ) {
        self.shape = shape
        self.drawn = drawn
        self.style = style
        self.fillStyle = fillStyle
        self.background = background
    }
}

extension LayeredShapeView: View, ShapeView
where Content: Shape, Style: ShapeStyle, Background: View {
    /// The type of the view that describes this one.
    public typealias Body = Never

    /// Adds the drawing with the other one behind it, as one layout.
    public func _resolve(into resolver: inout _ViewResolver) {
        let node = ShapeNode(drawn, style: style, fill: fillStyle, in: resolver.environment)
        guard let behind = resolver.node(of: background) else { return resolver.append(node) }
        resolver.append(LayerNode(node, layer: behind, isBehind: true))
    }
}

extension Shape {
    /// Fills the shape with a style.
    public nonisolated func fill<S: ShapeStyle>(
        _ content: S = .foreground,
        style: FillStyle = FillStyle()
    ) -> _ShapeView<Self, S> {
        _ShapeView(shape: self, style: content, fillStyle: style)
    }

    /// Draws lines along the outline with a style.
    public nonisolated func stroke<S: ShapeStyle>(
        _ content: S,
        style: StrokeStyle,
        antialiased: Bool = true
    ) -> some ShapeView<Self> {
        LayeredShapeView(shape: self, drawn: stroke(style: style), style: content, background: EmptyView())
    }

    /// Draws lines of a width, in points, along the outline with a style.
    public nonisolated func stroke<S: ShapeStyle>(
        _ content: S,
        lineWidth: CGFloat = 1,
        antialiased: Bool = true
    ) -> some ShapeView<Self> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }
}

extension InsettableShape {
    /// Draws lines inside the outline with a style.
    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground,
        style: StrokeStyle,
        antialiased: Bool = true
    ) -> some ShapeView<Self> {
        LayeredShapeView(shape: self, drawn: border(style), style: content, background: EmptyView())
    }

    /// Draws lines of a width, in points, inside the outline with a style.
    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground,
        lineWidth: CGFloat = 1,
        antialiased: Bool = true
    ) -> some ShapeView<Self> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// The lines inside the outline: along an outline that is smaller by half of their width.
    fileprivate nonisolated func border(_ style: StrokeStyle) -> some Shape {
        inset(by: style.lineWidth / 2).stroke(style: style)
    }
}

extension ShapeView {
    /// Fills the shape with a style, before what was drawn so far.
    public nonisolated func fill<S: ShapeStyle>(
        _ content: S = .foreground,
        style: FillStyle = FillStyle()
    ) -> some ShapeView<Content> {
        LayeredShapeView(shape: shape, drawn: shape, style: content, fillStyle: style, background: self)
    }

    /// Draws lines along the outline with a style, before what was drawn so far.
    public nonisolated func stroke<S: ShapeStyle>(
        _ content: S,
        style: StrokeStyle,
        antialiased: Bool = true
    ) -> some ShapeView<Content> {
        LayeredShapeView(shape: shape, drawn: shape.stroke(style: style), style: content, background: self)
    }

    /// Draws lines of a width, in points, along the outline with a style, before what was drawn so far.
    public nonisolated func stroke<S: ShapeStyle>(
        _ content: S,
        lineWidth: CGFloat = 1,
        antialiased: Bool = true
    ) -> some ShapeView<Content> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }
}

extension ShapeView where Content: InsettableShape {
    /// Draws lines inside the outline with a style, before what was drawn so far.
    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground,
        style: StrokeStyle,
        antialiased: Bool = true
    ) -> some ShapeView<Content> {
        LayeredShapeView(shape: shape, drawn: shape.border(style), style: content, background: self)
    }

    /// Draws lines of a width, in points, inside the outline with a style, before what was drawn so far.
    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground,
        lineWidth: CGFloat = 1,
        antialiased: Bool = true
    ) -> some ShapeView<Content> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
    }
}
#endif
