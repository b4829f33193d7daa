#if !canImport(SwiftUI)
import PortableUI
import WidgetArchive

/// A view laid out by us, for comparison with Apple's.
@MainActor
struct Drawing {
    /// A text where it is drawn.
    struct DrawnText {
        /// The box, relative to the view's top left corner.
        let frame: ArchiveRect
        let text: ArchivedText

        /// The distances of the baselines from the view's top.
        var baselines: [Double] { text.lines.map { frame.origin.y + $0.frame.origin.y + $0.baseline } }
    }

    /// The texts in painting order.
    private(set) var texts: [DrawnText] = []
    /// The bars of gauges.
    private(set) var bars: [ArchiveRect] = []
    /// The boxes of shapes.
    private(set) var shapes: [ArchiveRect] = []

    /// Lays out a view in an offered size.
    init<V: View>(_ view: V, width: Double, height: Double, margin: Double = 0, pixels: Double) {
        var environment = EnvironmentValues()
        environment.displayScale = pixels
        var archiver = ViewArchiver()
        let request = ArchiveRequest(
            size: CGSize(width: width, height: height),
            contentMargin: margin,
            environment: environment
        )
        for node in archiver.archive(view, in: request).content { add(node, to: .zero) }
    }

    private mutating func add(_ node: ArchiveNode, to origin: ArchivePoint) {
        let corner = ArchivePoint(x: origin.x + node.frame.origin.x, y: origin.y + node.frame.origin.y)
        let frame = ArchiveRect(origin: corner, size: node.frame.size)
        switch node.content {
        case .text(let text): texts.append(DrawnText(frame: frame, text: text))
        case .gauge: bars.append(frame)
        case .shape: shapes.append(frame)
        default: break
        }
        for child in node.children { add(child, to: corner) }
    }

    /// The text with the given characters.
    func text(_ string: String) -> DrawnText? { texts.first { $0.text.string == string } }
}

extension Drawing.DrawnText {
    /// The left edge and the width of the first line's ink; nil if the bearings of its letters are not known.
    var ink: (left: Double, width: Double)? {
        guard let line = text.lines.first, let style = text.styles.first,
            let first = text.string.first.flatMap({ InkBearings.of($0, weight: style.weight) }),
            let last = text.string.last.flatMap({ InkBearings.of($0, weight: style.weight) })
        else { return nil }
        let left = first.left * style.size
        let right = last.right * style.size + style.kerning
        return (frame.origin.x + line.frame.origin.x + left, line.frame.size.width - left - right)
    }
}

/// The white beside a letter in the font Vitrine Sans, in em, read from the outlines of its files.
struct InkBearings {
    let left, right: Double

    /// The bearings of a letter in a weight; nil if the letter is not in the table.
    static func of(_ character: Character, weight: Int) -> InkBearings? {
        switch (weight, character) {
        case (400, "7"): InkBearings(left: 0.0483, right: 0.0568)
        case (400, "T"): InkBearings(left: 0.0483, right: 0.0483)
        case (400, "U"): InkBearings(left: 0.0881, right: 0.0881)
        case (400, "l"): InkBearings(left: 0.0767, right: 0.0767)
        case (400, "s"): InkBearings(left: 0.0526, right: 0.0497)
        case (600, "A"): InkBearings(left: 0.0245, right: 0.0241)
        case (600, "E"): InkBearings(left: 0.0717, right: 0.06)
        case (600, "p"): InkBearings(left: 0.0661, right: 0.0437)
        case (600, "t"): InkBearings(left: 0.0249, right: 0.0316)
        case (700, "L"): InkBearings(left: 0.0632, right: 0.0387)
        case (700, "W"): InkBearings(left: 0.0188, right: 0.0188)
        case (700, "r"): InkBearings(left: 0.0604, right: 0.0174)
        case (700, "y"): InkBearings(left: 0.017, right: 0.017)
        default: nil
        }
    }
}
#endif
