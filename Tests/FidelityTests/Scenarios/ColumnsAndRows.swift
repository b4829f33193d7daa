#if !canImport(SwiftUI)
import PortableUI
import WidgetArchive

/// The layouts of SwiftOpenUI's fixtures: texts in the system font of 13 points, offered 400 by 600 points, with two
/// pixels in a point.
@MainActor
enum ColumnsAndRows {
    static func rows(_ facts: AppleFacts.SwiftOpenUI) -> [FidelityRow] {
        let row = HStack {
            Text("Left")
            Text("Right")
        }
        let topRow = HStack(alignment: .top) {
            Text("Short")
            Text("Tall\nMultiline\nText")
        }
        let column = VStack {
            Text("First")
            Text("Second")
            Text("Third")
        }
        let bounded = Text("Constrained").frame(minWidth: 100, maxWidth: 300, minHeight: 50, maxHeight: 150)
        let long = Text("/home/kyoshikawa/Documents/projects/synca-test/synca-test/source").lineLimit(1)
            .truncationMode(.middle).frame(width: 200)
        return compare("Row of two texts", facts.hstackDefault, row)
            + compare("Row aligned at the top", facts.hstackTop, topRow)
            + compare("Column of three texts", facts.vstackDefault, column)
            + compare("Frame with limits", facts.frameMinMax, bounded)
            + compare("Default padding", facts.paddingDefault, Text("Padded").padding())
            + compare("Text truncated in the middle", facts.textMiddleTruncationNarrowParent, long)
    }

    /// Compares the widths of single texts.
    static func rows(_ facts: TextWidths) -> [FidelityRow] {
        facts.widths.sorted { $0.key < $1.key }
            .map { string, width in
                let ours = draw(Text(string)).texts.first?.frame.size.width ?? .nan
                return FidelityRow(
                    "Single text",
                    "width of \"\(string)\"",
                    apple: width,
                    ours: ours,
                    .swiftOpenUI,
                    within: .width,
                    reason: string == "v1.0" ? "One point of 24: Inter's figure one and full stop are wider." : nil
                )
            }
    }

    /// Why a place is known to differ.
    private static let known = [
        "Row aligned at the top, left edge of \"Tall Multiline Text\"":
            "Apple's row is in the middle of a view of whole points, half a point wider, and \"Short\" is half a point wider.",
        "Text truncated in the middle, left edge of \"/home/kyoshikawa/Doc\"":
            "Whole characters are left out, and Inter's widths leave room for others.",
    ]

    private static func draw<V: View>(_ view: V) -> Drawing {
        // The background shows the view's own box.
        let placed = view.background(Color.red).frame(width: 400, height: 600, alignment: .topLeading)
        return Drawing(placed.font(.system(size: 13)), width: 400, height: 600, pixels: 2)
    }

    private static func compare<V: View>(_ name: String, _ facts: AppleFacts.Frames, _ view: V) -> [FidelityRow] {
        let drawing = draw(view)
        guard let root = drawing.shapes.first else { return [] }
        var rows: [FidelityRow] = [
            .init(name, "width", apple: facts.root[0], ours: root.size.width, .swiftOpenUI, within: .width),
            .init(name, "height", apple: facts.root[1], ours: root.size.height, .swiftOpenUI),
        ]
        for (leaf, text) in zip(facts.leaves, drawing.texts) {
            let string = text.text.string.prefix(20).split(separator: "\n").joined(separator: " ")
            let left = "left edge of \"\(string)\""
            let (x, y) = (text.frame.origin.x - root.origin.x, text.frame.origin.y - root.origin.y)
            let size = text.frame.size
            rows += [
                .init(name, left, apple: leaf[0], ours: x, .swiftOpenUI, reason: known["\(name), \(left)"]),
                .init(name, "top edge of \"\(string)\"", apple: leaf[1], ours: y, .swiftOpenUI),
                .init(name, "width of \"\(string)\"", apple: leaf[2], ours: size.width, .swiftOpenUI, within: .width),
                .init(name, "height of \"\(string)\"", apple: leaf[3], ours: size.height, .swiftOpenUI),
            ]
        }
        return rows
    }
}
#endif
