/// How much room a symbol takes in a line of text, as parts of an em.
package struct SymbolMetrics: Equatable, Sendable {
    /// From the left to the right edge of the drawing, margins included; 0.5 to 1.85.
    package let width: Double

    /// From the top to the bottom edge; the same for every symbol, and as high as a line of text.
    package let height = 1.2

    /// From the top edge down to the baseline of the text beside it.
    ///
    /// The middle of a symbol lies at half the height of a capital letter, as SF Symbols do.
    /// https://developer.apple.com/design/human-interface-guidelines/sf-symbols
    package let ascent = 0.9636

    init(twentieths: Int) {
        width = Double(twentieths) / 20
    }
}
