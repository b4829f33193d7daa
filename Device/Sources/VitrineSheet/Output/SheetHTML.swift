import Foundation
import VitrineDevice
import VitrineScript
import WidgetArchive

extension Sheet {
    /// The sheet as one HTML file that needs no other: the fonts that it uses are inside.
    ///
    /// Heights are fixed by the families, so that ``pictureSize`` is known without a browser. The same widgets
    /// give the same bytes.
    /// - Parameter section: The section to show; nil for all.
    /// - Returns: The text of the file.
    /// - Throws: ``SheetError`` with code `file` if a font of this program cannot be read.
    public func html(of section: Section? = nil) throws(SheetError) -> String {
        let shown = section.map { [$0] } ?? sections
        let body = shown.map(html).joined()
        let title = "\(displayName) (\(kind)) of \(app)".escapedForMarkup
        return try DrawingPage(title: title, css: SheetStyle.css, body: body).html()
    }

    /// The width and height of the picture of each section, in CSS pixels.
    public var pictureSize: (width: Int, height: Int) {
        let widest = families.map { SheetStyle.labelWidth + columns(of: $0) * (Int($0.size.width) + SheetStyle.gap) }
        let heights = families.map {
            SheetStyle.familyHeight + SheetStyle.headerHeight + states.count * (Int($0.size.height) + SheetStyle.gap)
        }
        return (
            (widest.max() ?? 0) + 2 * SheetStyle.margin,
            SheetStyle.titleHeight + SheetStyle.sectionHeight + heights.reduce(0, +) + 2 * SheetStyle.margin
        )
    }

    /// A cell's name, and where it is in the picture of its section with the space around it: left, top, right, bottom.
    struct Place: Encodable {
        var cell: String
        var box: [Int]
    }

    /// The places of the cells in the picture of a section.
    func places(in section: Section) -> [Place] {
        var top = SheetStyle.margin + SheetStyle.titleHeight + SheetStyle.sectionHeight
        return families.flatMap { family in
            let (width, height) = (Int(family.size.width) + SheetStyle.gap, Int(family.size.height) + SheetStyle.gap)
            let first = top + SheetStyle.familyHeight + SheetStyle.headerHeight - SheetStyle.gap / 2
            top += SheetStyle.familyHeight + SheetStyle.headerHeight + states.count * height
            return states.enumerated()
                .flatMap { row, state in
                    cells(state, family.family, in: section).enumerated()
                        .map { column, cell in
                            let (x, y) = (
                                SheetStyle.margin + SheetStyle.labelWidth + column * width, first + row * height
                            )
                            return Place(cell: cell.name, box: [x, y, x + width, y + height])
                        }
                }
        }
    }

    private func columns(of family: SheetFamily) -> Int { names(of: family).count }

    /// The names of a family's columns.
    private func names(of family: SheetFamily) -> [String] {
        family.family.isAccessory ? ["lock screen"] : appearances.filter { $0.shows(family.family) }.map(\.rawValue)
    }

    private func html(_ section: Section) -> String {
        let title = "Text size \(section.textSize.rawValue), \(section.locale)"
        let parts = families.map { html($0, section) }.joined()
        return "<section><h2>\(title.escapedForMarkup)</h2>\n\(parts)</section>\n"
    }

    private func html(_ family: SheetFamily, _ section: Section) -> String {
        let measures = "--w:\(Int(family.size.width))px;--h:\(Int(family.size.height))px;--r:\(family.cornerRadius)px"
        let head = names(of: family).map { "<th scope=\"col\">\($0)</th>" }.joined()
        let rows = states.map { state in
            let cells = cells(state, family.family, in: section).map { Self.html($0) }.joined()
            return "<tr><th scope=\"row\">\(state.escapedForMarkup)</th>\n\(cells)</tr>\n"
        }
        return """
            <h3>\(family.family.words)</h3>
            <table style="\(measures)"><thead><tr><td></td>\(head)</tr></thead><tbody>
            \(rows.joined())</tbody></table>

            """
    }

    private static let newline = UInt8(ascii: "\n")
    private static let space = UInt8(ascii: " ")

    /// A cell, on one line.
    private static func html(_ cell: SheetCell) -> String {
        let drawing =
            cell.html.map { String(decoding: $0.utf8.map { $0 == newline ? space : $0 }, as: UTF8.self) }
            ?? "<p class=\"trouble\">\((cell.trouble ?? "").escapedForMarkup)</p>"
        let count = cell.findings.count
        let notes = cell.findings.map(\.escapedForMarkup).joined(separator: "&#10;")
        let badge = count == 0 ? "" : "<b class=\"findings\" title=\"\(notes)\">\(count)</b>"
        let look = cell.appearance?.rawValue ?? "vibrant"
        return
            "<td data-cell=\"\(cell.name.escapedForMarkup)\"><div class=\"cell \(look)\">\(drawing)</div>\(badge)</td>\n"
    }
}

/// The look of a sheet.
enum SheetStyle {
    static let margin = 24
    static let titleHeight = 48
    static let sectionHeight = 36
    static let familyHeight = 44
    static let headerHeight = 26
    static let labelWidth = 110
    static let gap = 20

    static let css = """
        * { box-sizing: border-box; }
        body { margin: 0; padding: \(margin)px; width: max-content; background: #eceae6; color: #1b1a18; font: 14px/1.4 "Vitrine Sans", sans-serif; }
        h1 { margin: 0; height: \(titleHeight)px; width: 0; min-width: 100%; font-size: 18px; line-height: 23px; overflow-wrap: anywhere; }
        h2 { margin: 0; height: \(sectionHeight)px; font-size: 15px; color: #65615b; }
        h3 { margin: 0; height: \(familyHeight)px; padding-top: 14px; font-size: 17px; }
        h3::first-letter { text-transform: uppercase; }
        table { border-collapse: collapse; table-layout: fixed; }
        thead tr { height: \(headerHeight)px; }
        tbody tr { height: calc(var(--h) + \(gap)px); }
        td, th { padding: 0 \(gap)px 0 0; vertical-align: top; text-align: left; font-weight: 500; font-size: 13px; color: #65615b; position: relative; }
        thead td, tbody th { width: \(labelWidth)px; min-width: \(labelWidth)px; max-width: \(labelWidth)px; overflow-wrap: anywhere; }
        .cell { position: relative; width: var(--w); height: var(--h); border-radius: var(--r); overflow: hidden; background: #fff; color: #000; }
        .cell.dark { background: #1c1c1e; color: #fff; }
        .cell:not(.light, .dark) { background: linear-gradient(150deg, #2c3672, #4a3b7d 60%, #5e3560); color: #fff; }
        .cell.tinted { background: linear-gradient(150deg, #17192d, #201d33 60%, #271a30); }
        .cell:is(.standBy, .standByNight) { background: #000; }
        .cell:has(.vb.vo) { background: none; }
        .cell.vibrant { border-radius: max(var(--r), 8px); }
        .cell.vibrant > .vw { filter: brightness(1.8); }
        .cell .trouble { margin: 0; padding: 12px; font-size: 11px; overflow-wrap: anywhere; color: #b82c27; background: #fff; height: 100%; }
        .findings { position: absolute; top: -7px; right: \(gap - 8)px; min-width: 20px; height: 20px; border-radius: 10px; background: #8f5100; color: #fff; font: 600 12px/20px "Vitrine Sans"; text-align: center; }
        """
}
