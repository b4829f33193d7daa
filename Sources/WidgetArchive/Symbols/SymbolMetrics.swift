/// The size of a symbol in a line of text, as parts of an em.
public struct SymbolMetrics: Equatable, Sendable {
    /// The distance from the left to the right edge of the drawing, including margins; 0.5 to 1.85.
    public let width: Double

    /// The distance from the top to the bottom edge; the same for every symbol, and the height of a line of text.
    public let height = 1.2

    /// The distance from the top edge down to the baseline of the text beside the symbol.
    ///
    /// The centre of a symbol is at half the height of a capital letter, as in SF Symbols.
    /// https://developer.apple.com/design/human-interface-guidelines/sf-symbols
    public let ascent = 0.9636

    /// The distances from the top edge down to the highest and to the lowest part of the drawing.
    public let top, bottom: Double

    /// - Parameters:
    ///   - width: The width in twentieths of an em.
    ///   - edges: The distances to the highest and lowest part, in two-hundredths of an em.
    init(width: Int, edges: (top: Int, bottom: Int)) {
        self.width = Double(width) / 20
        top = Double(edges.top) / 200
        bottom = Double(edges.bottom) / 200
    }
}
