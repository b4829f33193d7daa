/// The drawing of a symbol, as lines and shapes on a grid 24 units high.
///
/// All parts are painted in `currentColor`, so a symbol takes the `color` of the element around it.
package struct SymbolDrawing: Equatable, Sendable {
    /// One path of a drawing, in SVG's path language.
    enum Part: Equatable, Sendable {
        /// A line with round ends, thicker in a heavier weight.
        case line(String)
        /// A filled shape with a line around it, so that its corners are as round as those of the same shape in lines.
        case soft(String)
        /// A filled shape, the same in every weight.
        case solid(String)
        /// What was left of lines when a gap was cut into them: a filled shape that is thickened in a heavier weight.
        case carved(String)
    }

    /// The grid's width in units; a unit is a twentieth of an em.
    package let width: Int

    /// What is drawn, from back to front.
    let parts: [Part]

    /// The value of `viewBox` for an `svg` element around the markup.
    package var viewBox: String { "0 0 \(width) 24" }

    /// The markup to stand inside of an `svg` element with the view box.
    ///
    /// - Parameter weight: the font weight, 100 to 900; regular (400) has lines of 2 units.
    /// - Returns: one `g` element; without ids, so that it may be repeated on a page.
    package func markup(weight: Int = 400) -> String {
        let stroke = Self.strokeWidth(weight: weight)
        let paths = parts.map { part in
            switch part {
            case .line(let path):
                "<path d=\"\(path)\"/>"
            case .soft(let path):
                "<path d=\"\(path)\" fill=\"currentColor\" stroke-width=\"2\"/>"
            case .solid(let path):
                "<path d=\"\(path)\" fill=\"currentColor\" stroke=\"none\"/>"
            case .carved(let path):
                "<path d=\"\(path)\" fill=\"currentColor\" stroke-width=\"\(Self.decimal(max(0, stroke - 20)))\"/>"
            }
        }
        return """
            <g fill="none" stroke="currentColor" stroke-width="\(Self.decimal(stroke))" \
            stroke-linecap="round" stroke-linejoin="round">\(paths.joined())</g>
            """
    }

    /// Finds a drawing by name; nothing for a name that is not drawn here.
    package static func drawing(named name: String) -> SymbolDrawing? {
        domains.lazy.compactMap { $0[name] }.first
    }

    /// The inner markup of a symbol, or nothing for a name that is not drawn here.
    ///
    /// - Parameters:
    ///   - name: such as `checkmark.circle.fill`.
    ///   - weight: the font weight, 100 to 900.
    /// - Returns: one `g` element for an `svg` element whose view box is as wide as `SymbolCatalog` says and 24 high.
    package static func svg(named name: String, weight: Int = 400) -> String? {
        drawing(named: name)?.markup(weight: weight)
    }

    /// All names that are drawn, in no order.
    package static var names: [String] { domains.flatMap(\.keys) }

    private static let domains = [
        arrows, editing, health, media, nature, objects, people, status, time, transport, weather,
    ]

    /// The width of lines in tenths of a unit.
    ///
    /// Regular is 2 units; heavier steps are smaller than those of letters, or details would close up.
    private static func strokeWidth(weight: Int) -> Int {
        let widths = [11, 13, 16, 20, 22, 24, 26, 28, 30]
        return widths[min(max(weight / 100, 1), widths.count) - 1]
    }

    private static func decimal(_ tenths: Int) -> String {
        tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
    }
}
