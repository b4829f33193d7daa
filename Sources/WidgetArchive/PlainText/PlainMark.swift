/// An element of a plain text drawing, with its box in points in the widget's coordinates.
struct PlainMark {
    /// The form of a mark.
    enum Form {
        /// A line of text.
        case text(String)
        /// A straight gauge, filled from the left or, mirrored, from the right; a fraction of nil means unknown
        /// progress.
        case bar(fraction: Double?, percent: String?, isMirrored: Bool)
        /// A round gauge, open at the bottom or closed.
        case ring(fraction: Double?, isOpen: Bool)
        /// A horizontal or vertical line.
        case rule
        /// An area, filled with a light character wherever nothing else is drawn.
        case area(Unicode.Scalar)
    }

    var form: Form
    /// The left edge in points.
    var x: Double
    /// The top edge in points.
    var y: Double
    /// The width in points.
    var width: Double
    /// The height in points.
    var height: Double

    /// The vertical middle in points.
    var midY: Double { y + height / 2 }
    /// The right edge in points.
    var maxX: Double { x + width }
    /// The bottom edge in points.
    var maxY: Double { y + height }

    /// Whether the mark takes a row, like a line of text.
    var isLine: Bool {
        switch form {
        case .text, .bar: true
        case .ring, .rule, .area: false
        }
    }

    /// Returns whether the centre of another mark is inside this mark.
    func contains(_ other: PlainMark) -> Bool {
        other.x + other.width / 2 >= x && other.x + other.width / 2 <= maxX && other.midY >= y && other.midY <= maxY
    }
}
