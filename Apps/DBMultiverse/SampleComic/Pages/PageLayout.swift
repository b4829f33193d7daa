/// The division of pages into panels.
enum PageLayout {
    /// The space between panels, in units.
    private static let gutter = 16.0
    private static let margin = 44.0

    /// The designs as rows of panels: each row's share of the height, and its panels' shares of the width.
    private static let designs: [[(height: Double, widths: [Double])]] = [
        [(0.34, [1]), (0.33, [0.45, 0.55]), (0.33, [0.6, 0.4])],
        [(0.30, [0.5, 0.5]), (0.40, [1]), (0.30, [0.38, 0.62])],
        [(0.46, [1]), (0.54, [0.5, 0.5])],
        [(0.33, [0.62, 0.38]), (0.33, [0.38, 0.62]), (0.34, [1])],
        [(0.28, [1]), (0.44, [0.55, 0.45]), (0.28, [1])],
    ]

    /// The panels of a page in reading order.
    static func panels(width: Double, height: Double, dice: inout SeededDice) -> [Box] {
        let inner = Box(x: margin, y: margin, width: width - 2 * margin, height: height - 2 * margin)
        let rows = dice.pick(designs)
        var panels: [Box] = []
        var y = inner.y
        for row in rows {
            let rowHeight = (inner.height - gutter * Double(rows.count - 1)) * row.height
            var x = inner.x
            for share in row.widths {
                let panelWidth = (inner.width - gutter * Double(row.widths.count - 1)) * share
                panels.append(Box(x: x, y: y, width: panelWidth, height: rowHeight))
                x += panelWidth + gutter
            }
            y += rowHeight + gutter
        }
        return panels
    }

    /// The number of panels on a page, for distributing a chapter's words.
    static func count(for page: PagePlan) -> Int {
        guard page.kind == .panels else { return page.kind == .spread ? 1 : 0 }
        var dice = page.dice
        return panels(width: page.width, height: page.height, dice: &dice).count
    }
}
