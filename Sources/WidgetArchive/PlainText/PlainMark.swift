/// Something that a plain picture shows, with its box in points in the widget's coordinates.
struct PlainMark {
    /// The forms.
    enum Form {
        /// Characters in a row.
        case text(String)
        /// A straight gauge; nil is unknown progress.
        case bar(fraction: Double?, percent: String?)
        /// A round gauge, open at the bottom or closed.
        case ring(fraction: Double?, isOpen: Bool)
        /// A horizontal or vertical line.
        case rule
        /// An area, filled with a light character where nothing else stands.
        case area(Unicode.Scalar)
    }

    /// What it is.
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

    /// Whether the mark takes a row as a line of text does.
    var isLine: Bool {
        switch form {
        case .text, .bar: true
        case .ring, .rule, .area: false
        }
    }

    /// Whether another mark's middle lies inside.
    func contains(_ other: PlainMark) -> Bool {
        other.x + other.width / 2 >= x && other.x + other.width / 2 <= maxX && other.midY >= y && other.midY <= maxY
    }
}
