#if !canImport(SwiftUI)
import Foundation

/// All comparisons, as numbers and as a page of the documentation.
@MainActor
struct FidelityTable {
    let rows: [FidelityRow]

    /// Lays out every scenario of the facts.
    init() throws {
        let facts = try Facts.read(AppleFacts.self, "apple-layout-facts")
        let guidelines = try Facts.read(InterfaceGuidelines.self, "interface-guidelines")
        rows =
            try WidgetPictures.rows(facts.widgetExamples) + ColumnsAndRows.rows(facts.swiftOpenUI)
            + ColumnsAndRows.rows(Facts.read(TextWidths.self, "text-widths"))
            + Lines.rows(facts) + Lines.rows(guidelines)
    }

    /// The widths of texts that are not known to differ: of their ink, or of their boxes.
    var textWidths: [FidelityRow] {
        rows.filter { row in
            guard case .share = row.tolerance else { return false }
            return row.quantity != "width" && row.reason == nil
        }
    }

    /// The mean of the relative differences of widths; too wide and too narrow cancel out.
    var meanWidthDifference: Double { textWidths.reduce(0) { $0 + $1.share } / Double(max(textWidths.count, 1)) }

    /// The mean of the absolute relative differences of widths.
    var meanWidthDeviation: Double { textWidths.reduce(0) { $0 + abs($1.share) } / Double(max(textWidths.count, 1)) }

    /// The greatest relative difference of a width.
    var greatestWidthDeviation: Double { textWidths.map { abs($0.share) }.max() ?? 0 }

    /// The page of the documentation.
    var page: String {
        let places = rows.filter { if case .points = $0.tolerance { $0.reason == nil } else { false } }
        return Self.introduction + "\n"
            + """
            ## Summary

            | | |
            |---|---|
            | places, heights, leadings and tracking within their tolerance | \(places.filter(\.isClose).count) of \(places.count) |
            | widths of texts | \(textWidths.count) |
            | mean difference of the widths | \(percent(meanWidthDifference)) |
            | mean absolute difference | \(percent(meanWidthDeviation, isSigned: false)) |
            | widths that differ by half a point or less | \(textWidths.count { abs($0.difference) < 0.505 }) of \(textWidths.count) |
            | greatest absolute difference | \(percent(greatestWidthDeviation, isSigned: false)) |
            | known differences | \(rows.filter { $0.reason != nil }.count) |


            """
            + FidelityRow.Source.allCases.map { table($0) }.joined(separator: "\n")
            + knownDifferences
    }

    private func table(_ source: FidelityRow.Source) -> String {
        let lines = rows.filter { $0.source == source }
            .map { row in
                let mark = row.reason == nil ? "" : " (known)"
                let isShare = if case .share = row.tolerance { true } else { false }
                let difference = isShare ? percent(row.share) : number(row.difference, isSigned: true)
                return "| \(row.scenario) | \(row.quantity) | \(number(row.apple)) | \(number(row.ours)) "
                    + "| \(difference)\(mark) |\n"
            }
        return """
            ## \(source.rawValue)

            | view | quantity | Apple | ours | difference |
            |---|---|---|---|---|

            """ + lines.joined()
    }

    private var knownDifferences: String {
        let known = rows.filter { $0.reason != nil }
        guard !known.isEmpty else { return "" }
        return "\n## Known differences\n\n"
            + known.map { "- \($0.scenario), \($0.quantity): \($0.reason ?? "")\n" }.joined()
    }

    private func number(_ value: Double, isSigned: Bool = false) -> String {
        String(format: isSigned ? "%+.2f" : "%.2f", abs(value) < 0.005 ? 0 : value)
    }

    private func percent(_ share: Double, isSigned: Bool = true) -> String {
        number(share * 100, isSigned: isSigned) + " %"
    }

    private static let introduction = """
        # Fidelity

        Numbers that Apple's SwiftUI drew or that Apple publishes, compared with what we lay out. `FidelityTests` writes this
        page from its tables and fails if it is out of date; `Tests/FidelityTests/Facts/README.md` names the origins and
        their licences. All numbers are points.

        Places and heights may differ by half a point, tracking not at all. The width of a text may differ by 3.5 percent, and
        the mean of all widths by 0.5 percent: the letters are Inter's, tracked like Apple's. The mean absolute difference may be 0.8 percent.
        It cannot tell 0.5 from 1 percent: Apple's widths are known to half a point, which is 1.1 percent of a text of usual length.

        No parameter is fitted to these widths. One factor of 0.994, fitted to the 20 different widths in size 13, would lower their mean
        absolute difference from 0.72 to 0.42 percent, and to 0.51 percent if each width is predicted without itself. But it would raise that of the seven
        extents of ink in other sizes from 0.56 to 0.69 percent, and the tracking would no longer be the one that Apple publishes.

        Not compared, because no numbers of Apple's were found: fonts of `system(size:)` on iOS, whose lines are assumed to stand
        their height apart, the designs rounded, serif and monospaced, which are assumed to be as high as the default design and not
        tracked, and tracking between and beyond the sizes of the text styles, which is interpolated.

        """
}
#endif
