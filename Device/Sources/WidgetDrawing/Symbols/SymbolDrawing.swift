import CSymbolDrawings

/// The drawing of a symbol, as lines and shapes on a grid with a height of 24 units.
///
/// Unless the parts have colours of their own, they use `currentColor`: a symbol then has the `color` of the
/// surrounding element.
package struct SymbolDrawing: Equatable, Sendable {
    /// One path of a drawing.
    struct Part: Equatable, Sendable {
        let form: Form
        /// SVG path syntax.
        let path: String
    }

    /// How a path is drawn.
    enum Form: Character, Sendable {
        /// A line with round ends, thicker in a heavier weight.
        case line = "l"
        /// A filled shape with a line around it, so that its corners are as round as those of the same shape drawn in
        /// lines.
        case soft = "r"
        /// A filled shape, the same in every weight.
        case solid = "s"
        /// The outline of lines with a gap cut into them: a filled shape that becomes thicker in a heavier weight.
        case carved = "c"
    }

    /// The grid's width in units of a twentieth of an em.
    package let width: Int

    /// The parts from back to front.
    private(set) var parts: [Part]

    /// Whether it is drawn mirrored.
    private(set) var isMirrored = false

    /// The drawing of a sign that is cut out of an enclosure as two parts: the enclosure, and the sign.
    ///
    /// Such a drawing is one path, whose first figure is the enclosure's outline.
    var inLayers: SymbolDrawing {
        guard parts.count == 1, let end = parts[0].path.firstIndex(of: "Z") else { return self }
        let sign = String(parts[0].path[parts[0].path.index(after: end)...])
        var copy = self
        copy.parts.append(Part(form: .solid, path: sign))
        return copy
    }

    /// The `viewBox` attribute for the `svg` element around the markup.
    package var viewBox: String { "0 0 \(width) 24" }

    /// The markup for the content of an `svg` element with the view box.
    ///
    /// - Parameters:
    ///   - weight: The font weight, 100 to 900; the regular weight (400) has lines of 2 units.
    ///   - colors: The colours of the parts, such as `#ffcc00`, the last for all further parts; empty for the text's
    ///     colour.
    /// - Returns: One `g` element without ids, so that it can occur on a page several times.
    package func markup(weight: Int = 400, colors: [String] = []) -> String {
        let stroke = Self.strokeWidth(weight: weight)
        let paths = parts.enumerated()
            .map { index, part in
                let color = colors.isEmpty ? "currentColor" : colors[min(index, colors.count - 1)]
                let line = colors.isEmpty ? "" : " stroke=\"\(color)\""
                let path = part.path
                return switch part.form {
                case .line:
                    "<path d=\"\(path)\"\(line)/>"
                case .soft:
                    "<path d=\"\(path)\" fill=\"\(color)\"\(line) stroke-width=\"2\"/>"
                case .solid:
                    "<path d=\"\(path)\" fill=\"\(color)\" stroke=\"none\"/>"
                case .carved:
                    "<path d=\"\(path)\" fill=\"\(color)\"\(line) stroke-width=\"\(Self.decimal(max(0, stroke - 20)))\"/>"
                }
            }
        return """
            <g\(isMirrored ? " transform=\"matrix(-1 0 0 1 \(width) 0)\"" : "") fill="none" stroke="currentColor" stroke-width="\(Self.decimal(stroke))" \
            stroke-linecap="round" stroke-linejoin="round">\(paths.joined())</g>
            """
    }

    /// The drawing of a symbol; nil if there is no drawing with that name.
    package static func drawing(named name: String, isMirrored: Bool? = nil) -> SymbolDrawing? {
        guard let line = lines[name] else { return nil }
        var drawing = SymbolDrawing(text[line])
        drawing.isMirrored = isMirrored == true
        return drawing
    }

    /// The names of all drawings, in no particular order.
    package static var names: [String] { Array(lines.keys) }

    /// Where the drawings stand in their text, by name; made for the first of them.
    private static let lines = Dictionary(
        uniqueKeysWithValues: text.split(separator: UInt8(ascii: "\n"))
            .map { line in
                (String(decoding: line.prefix { $0 != UInt8(ascii: " ") }, as: UTF8.self), line.indices)
            }
    )

    private static var text: UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: symbol_drawings(), count: symbol_drawings_count())
    }

    /// Reads a line such as `plus 24;lM12 5v14;lM5 12h14`.
    private init(_ line: Slice<UnsafeBufferPointer<UInt8>>) {
        let fields = line.split(separator: UInt8(ascii: ";"))
        let digits = fields[0].drop { $0 != UInt8(ascii: " ") }.dropFirst()
        width = digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
        parts = fields.dropFirst()
            .compactMap { field in
                Form(rawValue: Character(Unicode.Scalar(field[field.startIndex])))
                    .map { Part(form: $0, path: String(decoding: field.dropFirst(), as: UTF8.self)) }
            }
    }

    /// The line width in tenths of a unit.
    ///
    /// The regular weight has 2 units. The steps to heavier weights are smaller than in letters, because otherwise
    /// small details would close up.
    private static func strokeWidth(weight: Int) -> Int {
        let widths = [11, 13, 16, 20, 22, 24, 26, 28, 30]
        return widths[min(max(weight / 100, 1), widths.count) - 1]
    }

    private static func decimal(_ tenths: Int) -> String {
        tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
    }
}
