/// What a canvas draws with: each call adds a view.
public struct GraphicsContext {
    /// How an area or a line is painted.
    public struct Shading {
        let style: AnyShapeStyle

        public static func color(_ color: Color) -> Shading { Shading(style: AnyShapeStyle(color)) }
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(style: AnyShapeStyle(style)) }
        public static var foreground: Shading { Shading(style: AnyShapeStyle(ForegroundStyle())) }

        /// A gradient; here it runs between the edges of the painted outline.
        public static func linearGradient(
            _ gradient: Gradient,
            startPoint: CGPoint,
            endPoint: CGPoint,
            options: Int = 0
        ) -> Shading {
            let across = abs(endPoint.x - startPoint.x) > abs(endPoint.y - startPoint.y)
            return Shading(
                style: AnyShapeStyle(
                    LinearGradient(
                        gradient: gradient,
                        startPoint: across ? .leading : .top,
                        endPoint: across ? .trailing : .bottom
                    )
                )
            )
        }

        /// An image that is repeated; here from the upper left corner of what it paints, whole, and in its own size.
        public static func tiledImage(
            _ image: Image,
            origin: CGPoint = .zero,
            sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
            scale: CGFloat = 1
        ) -> Shading {
            Shading(style: AnyShapeStyle(ImagePaint(image: image, sourceRect: sourceRect, scale: scale)))
        }

        public static func radialGradient(
            _ gradient: Gradient,
            center: CGPoint,
            startRadius: CGFloat,
            endRadius: CGFloat
        ) -> Shading {
            Shading(
                style: AnyShapeStyle(
                    RadialGradient(gradient: gradient, center: .center, startRadius: startRadius, endRadius: endRadius)
                )
            )
        }
    }

    /// A text with its size.
    public struct ResolvedText {
        let text: Text
        public var shading: Shading = .foreground

        /// A size that holds most texts of one line; a canvas measures nothing here.
        public func measure(in size: CGSize) -> CGSize { size }
    }

    /// An image.
    public struct ResolvedImage {
        let image: Image
        public var shading: Shading?
        public var size: CGSize { CGSize(width: 20, height: 20) }
        public var baseline: CGFloat { size.height }
    }

    /// The views of a canvas, shared by the copies of its context.
    final class Recording {
        var views: [AnyView] = []
    }

    let recording = Recording()
    public var opacity = 1.0
    public var environment: EnvironmentValues
    public var blendMode: BlendMode = .normal
    public var transform = CGAffineTransform.identity
    /// What is drawn is cut by each of them.
    private var clips: [(path: Path, style: FillStyle)] = []
    /// What is drawn is changed by each of them.
    private var filters: [Filter] = []

    init(environment: EnvironmentValues) {
        self.environment = environment
    }

    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        add(path.applying(transform).fill(shading.style, style: style))
    }

    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        // A line is as thick as the transform makes it; where that differs by direction, the mean counts.
        let scale = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
        var style = style
        style.lineWidth *= scale
        style.dash = style.dash.map { $0 * scale }
        style.dashPhase *= scale
        add(path.applying(transform).stroke(shading.style, style: style))
    }

    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        place(text.fixedSize(), at: point, anchor: anchor)
    }

    public func draw(_ text: Text, in rect: CGRect) { place(text, in: rect) }

    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        place(text.text.foregroundStyle(text.shading.style).fixedSize(), at: point, anchor: anchor)
    }

    public func draw(_ text: ResolvedText, in rect: CGRect) { place(text.text, in: rect) }

    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        place(image, at: point, anchor: anchor)
    }

    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        place(image.resizable(), in: rect)
    }

    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(image.image, at: point, anchor: anchor)
    }

    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(image.image, in: rect)
    }

    public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text: text) }
    public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(image: image) }

    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
        filters.append(filter)
    }

    public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }
    public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {
        clips.append((path.applying(transform), style))
    }

    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        var layer = self
        try content(&layer)
    }

    private func place(_ view: some View, at point: CGPoint, anchor: UnitPoint) {
        let edges = Alignment(
            horizontal: anchor.x < 0.25 ? .leading : anchor.x > 0.75 ? .trailing : .center,
            vertical: anchor.y < 0.25 ? .top : anchor.y > 0.75 ? .bottom : .center
        )
        draw(view.frame(width: 0, height: 0, alignment: edges), from: point)
    }

    private func place(_ view: some View, in rect: CGRect) {
        draw(view.frame(width: rect.width, height: rect.height, alignment: .topLeading), from: rect.origin)
    }

    /// Draws a view from its upper left corner on, through the transform.
    private func draw(_ view: some View, from corner: CGPoint) {
        add(view.transformEffect(transform.translatedBy(x: corner.x, y: corner.y)))
    }

    private func add(_ view: some View) {
        let filtered = filters.reduce(AnyView(view)) { $1.change($0) }
        let clipped = clips.reduce(AnyView(filtered.opacity(opacity))) {
            AnyView($0.clipShape($1.path, style: $1.style))
        }
        recording.views.append(blendMode.blended(clipped))
    }
}

/// A drawing made by calls.
public struct Canvas<Symbols>: View {
    private let renderer: (inout GraphicsContext, CGSize) -> Void
    @Environment(\.self) private var environment

    public init(
        opaque: Bool = false,
        colorMode: ColorRenderingMode = .nonLinear,
        rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) where Symbols == EmptyView {
        self.renderer = renderer
    }

    public init(
        opaque: Bool = false,
        colorMode: ColorRenderingMode = .nonLinear,
        rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
        @ViewBuilder symbols: () -> Symbols
    ) {
        self.renderer = renderer
    }

    public var body: some View {
        GeometryReader { proxy in
            let drawing = drawing(in: proxy.size)
            ZStack(alignment: .topLeading) {
                Color.clear
                ForEach(drawing.views.indices, id: \.self) { drawing.views[$0] }
            }
            // A canvas has its origin at the left in every language.
            .environment(\.layoutDirection, .leftToRight)
        }
    }

    private func drawing(in size: CGSize) -> GraphicsContext.Recording {
        var context = GraphicsContext(environment: environment)
        renderer(&context, size)
        return context.recording
    }
}
