/// A shape filled with a style.
public struct _ShapeView<Content, Style> {
    public nonisolated let shape: Content
    package nonisolated let style: Style
    private nonisolated let fillStyle: FillStyle

    public nonisolated init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
    }
}

extension _ShapeView: View, ShapeView where Content: Shape, Style: ShapeStyle {
    public typealias Body = Never

    public func _resolve(into resolver: inout _ViewResolver) {
        resolver.append(ShapeNode(shape, style: style, fill: fillStyle, in: resolver.environment))
    }
}

/// A shape drawn with a style in front of another drawing of the shape.
public struct LayeredShapeView<Content, Style, Background> {
    /// The shape that is drawn.
    public nonisolated let shape: Content
    /// The drawn shape: the shape itself, or the stroke along it.
    private nonisolated let drawn: any Shape
    private nonisolated let style: Style
    private nonisolated let fillStyle: FillStyle
    private nonisolated let background: Background

    /// Draws a shape in front of another view.
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
    public typealias Body = Never

    /// Adds the drawing with the other view behind it, as one layout.
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

    /// Strokes the outline with a style.
    public nonisolated func stroke<S: ShapeStyle>(
        _ content: S,
        style: StrokeStyle,
        antialiased: Bool = true
    ) -> some ShapeView<Self> {
        LayeredShapeView(shape: self, drawn: stroke(style: style), style: content, background: EmptyView())
    }

    /// Strokes the outline with a style and a line width in points.
    public nonisolated func stroke<S: ShapeStyle>(
        _ content: S,
        lineWidth: CGFloat = 1,
        antialiased: Bool = true
    ) -> some ShapeView<Self> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }
}

extension InsettableShape {
    /// Strokes the inside of the outline with a style.
    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground,
        style: StrokeStyle,
        antialiased: Bool = true
    ) -> some ShapeView<Self> {
        LayeredShapeView(shape: self, drawn: border(style), style: content, background: EmptyView())
    }

    /// Strokes the inside of the outline with a style and a line width in points.
    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground,
        lineWidth: CGFloat = 1,
        antialiased: Bool = true
    ) -> some ShapeView<Self> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// The stroke inside the outline: along an outline that is inset by half the line width.
    fileprivate nonisolated func border(_ style: StrokeStyle) -> some Shape {
        inset(by: style.lineWidth / 2).stroke(style: style)
    }
}

extension ShapeView {
    /// Fills the shape with a style, in front of the previous drawing.
    public nonisolated func fill<S: ShapeStyle>(
        _ content: S = .foreground,
        style: FillStyle = FillStyle()
    ) -> some ShapeView<Content> {
        LayeredShapeView(shape: shape, drawn: shape, style: content, fillStyle: style, background: self)
    }

    /// Strokes the outline with a style, in front of the previous drawing.
    public nonisolated func stroke<S: ShapeStyle>(
        _ content: S,
        style: StrokeStyle,
        antialiased: Bool = true
    ) -> some ShapeView<Content> {
        LayeredShapeView(shape: shape, drawn: shape.stroke(style: style), style: content, background: self)
    }

    /// Strokes the outline with a style and a line width in points, in front of the previous drawing.
    public nonisolated func stroke<S: ShapeStyle>(
        _ content: S,
        lineWidth: CGFloat = 1,
        antialiased: Bool = true
    ) -> some ShapeView<Content> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }
}

extension ShapeView where Content: InsettableShape {
    /// Strokes the inside of the outline with a style, in front of the previous drawing.
    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground,
        style: StrokeStyle,
        antialiased: Bool = true
    ) -> some ShapeView<Content> {
        LayeredShapeView(shape: shape, drawn: shape.border(style), style: content, background: self)
    }

    /// Strokes the inside of the outline with a style and a line width in points, in front of the previous drawing.
    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground,
        lineWidth: CGFloat = 1,
        antialiased: Bool = true
    ) -> some ShapeView<Content> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
    }
}
