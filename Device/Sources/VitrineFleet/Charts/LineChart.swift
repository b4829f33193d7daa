import Foundation
import VitrineScript

/// A chart with some lines over one axis, as an SVG image that needs nothing beside it.
struct LineChart {
    struct Line {
        var name: String
        /// The points, in order of their first number.
        var points: [(x: Double, y: Double)]
    }

    var title: String
    var xTitle: String
    var yTitle: String
    /// The marks on the lower axis with their texts.
    var xMarks: [(Double, String)]
    var yLimit: Double
    var lines: [Line]

    /// Small enough that the text can be read in a column of a page.
    private static let size = (width: 480.0, height: 300.0)
    private static let frame = (left: 60.0, top: 52.0, right: 464.0, bottom: 246.0)
    /// Colours that are told apart by people who do not see all of them (Okabe and Ito).
    private static let colors = ["#0072b2", "#d55e00", "#009e73", "#cc79a7"]
    private static let dashes = ["none", "6 4", "2 3", "10 3 2 3"]

    /// The image.
    var svg: String {
        let (size, frame) = (Self.size, Self.frame)
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(Int(size.width)) \(Int(size.height))" role="img" \
            aria-label="\(title.escapedForMarkup)" font-family="sans-serif" font-size="12">
            <rect width="100%" height="100%" fill="#fff"/>
            <text x="\(Int(frame.left))" y="20" font-size="14">\(title.escapedForMarkup)</text>
            \(grid)
            \(lines.indices.map(path).joined(separator: "\n"))
            \(legend)
            <text x="\(Int((frame.left + frame.right) / 2))" y="290" text-anchor="middle">\(xTitle.escapedForMarkup)</text>
            </svg>

            """
    }

    /// Round values from 0 to the first at or above a limit above 0: at most seven.
    static func marks(upTo limit: Double) -> [Double] {
        let power = pow(10, (log10(limit / 6)).rounded(.down))
        let step = [1, 2, 5].map { $0 * power }.first { $0 * 6 >= limit } ?? 10 * power
        return (0...Int((limit / step).rounded(.up))).map { Double($0) * step }
    }

    private var yMarks: [Double] { Self.marks(upTo: max(yLimit, 1e-9)) }

    private var xLimit: Double { max(xMarks.last?.0 ?? 1, 1e-9) }

    private func x(_ value: Double) -> Double {
        Self.frame.left + min(max(value / xLimit, 0), 1) * (Self.frame.right - Self.frame.left)
    }

    private func y(_ value: Double) -> Double {
        Self.frame.bottom - min(max(value / (yMarks.last ?? 1), 0), 1) * (Self.frame.bottom - Self.frame.top)
    }

    private var grid: String {
        let frame = Self.frame
        let yMarks = yMarks
        // All marks have as many decimals as the first one above 0 needs.
        let decimals = max(0, Int(-log10(yMarks[1]).rounded(.down)))
        let rows =
            yMarks
            .map { value in
                let height = Self.number(y(value))
                return """
                    <path d="M\(frame.left) \(height)H\(frame.right)" stroke="#ddd"/>\
                    <text x="\(frame.left - 6)" y="\(height)" dy="4" text-anchor="end">\(String(format: "%.\(decimals)f", value))</text>
                    """
            }
        let columns = xMarks.map { value, text in
            "<text x=\"\(Self.number(x(value)))\" y=\"264\" text-anchor=\"middle\">\(text.escapedForMarkup)</text>"
        }
        let title =
            "<text x=\"14\" y=\"149\" transform=\"rotate(-90 14 149)\" text-anchor=\"middle\">\(yTitle.escapedForMarkup)</text>"
        return (rows + columns + [title]).joined(separator: "\n")
    }

    private func path(_ index: Int) -> String {
        let points = lines[index].points.map { "\(Self.number(x($0.x))) \(Self.number(y($0.y)))" }
        let (color, dash) = (Self.colors[index % 4], Self.dashes[index % 4])
        let data = "M" + points.joined(separator: "L")
        return
            "<path d=\"\(data)\" fill=\"none\" stroke=\"\(color)\" stroke-width=\"1.5\" stroke-dasharray=\"\(dash)\"/>"
    }

    /// The names of the lines, side by side between the title and the frame.
    private var legend: String {
        let width = (Self.frame.right - Self.frame.left) / Double(max(lines.count, 2))
        return lines.enumerated()
            .map { index, line in
                let left = Self.frame.left + width * Double(index)
                let (color, dash) = (Self.colors[index % 4], Self.dashes[index % 4])
                return """
                    <path d="M\(left) 36h24" stroke="\(color)" stroke-width="2" stroke-dasharray="\(dash)"/>\
                    <text x="\(left + 30)" y="40">\(line.name.escapedForMarkup)</text>
                    """
            }
            .joined(separator: "\n")
    }

    private static func number(_ value: Double) -> String { String(format: "%.1f", value) }
}
