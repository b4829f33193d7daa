extension Text {
    /// Creates a text from one symbol, as high as the text; other images in text are not drawn.
    public init(_ image: Image) {
        switch image.source {
        case .symbol(let name): self.init(pieces: [Piece(content: .symbol(name))])
        case .name, .file: self.init(verbatim: "")
        }
    }
}

extension LocalizedStringKey.StringInterpolation {
    /// Adds a symbol as high as the text.
    public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }
}
