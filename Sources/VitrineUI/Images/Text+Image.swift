#if !canImport(SwiftUI)
extension Text {
    /// Makes a text of one symbol, as high as the text; a picture in text is not drawn.
    public init(_ image: Image) {
        switch image.source {
        case .symbol(let name): self.init(pieces: [Piece(content: .symbol(name))])
        case .name, .file: self.init(verbatim: "")
        }
    }
}

extension LocalizedStringKey.StringInterpolation {
    /// Adds a symbol, as high as the text.
    public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }
}
#endif
