/// Draws a text in its own way; here the text is drawn as usual.
public protocol TextRenderer: Animatable {
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext)
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
    var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
    public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }
    public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// What a renderer learns about a text before it is laid out.
public struct TextProxy {
    /// The offered size.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
}

/// A mark on a part of a text for a renderer.
public protocol TextAttribute {}

extension Text {
    /// The lines of a text; no renderer is called, so that there are none.
    public struct Layout: RandomAccessCollection {
        /// A line.
        public struct Line: RandomAccessCollection {
            public var startIndex: Int { 0 }
            public var endIndex: Int { 0 }
            public var origin: CGPoint { .zero }
            public var typographicBounds: TypographicBounds { TypographicBounds() }
            public subscript(index: Int) -> Run { preconditionFailure("a line without runs has no run \(index)") }
        }

        /// A part of a line in one style.
        public struct Run: RandomAccessCollection {
            public var startIndex: Int { 0 }
            public var endIndex: Int { 0 }
            public var typographicBounds: TypographicBounds { TypographicBounds() }
            public subscript(index: Int) -> RunSlice { RunSlice() }
            public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
        }

        /// A glyph.
        public struct RunSlice {
            public var typographicBounds: TypographicBounds { TypographicBounds() }
            public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
        }

        /// Where a part of a text lies.
        public struct TypographicBounds: Equatable, Sendable {
            public var origin = CGPoint.zero
            public var width: CGFloat = 0
            public var ascent: CGFloat = 0
            public var descent: CGFloat = 0
            public var leading: CGFloat = 0
            public var rect: CGRect { CGRect(origin: origin, size: CGSize(width: width, height: ascent + descent)) }
        }

        public var startIndex: Int { 0 }
        public var endIndex: Int { 0 }
        public var isTruncated: Bool { false }
        public subscript(index: Int) -> Line { Line() }
    }

    /// Returns the text: no renderer reads the mark.
    public nonisolated func customAttribute<T: TextAttribute>(_ value: T) -> Text { self }
}

extension GraphicsContext {
    public func draw(_ line: Text.Layout.Line) {}
    public func draw(_ run: Text.Layout.Run) {}
    public func draw(_ slice: Text.Layout.RunSlice) {}
}

extension View {
    public nonisolated func textRenderer<T: TextRenderer>(_ renderer: T) -> some View { _ignoring() }
}
