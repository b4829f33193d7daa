import Foundation
import WidgetArchive

/// Writes one drawing; the extensions in the neighbouring files write its parts.
struct HTMLPen {
    /// The state that a node passes on to everything inside it.
    struct Context {
        /// Whether the node belongs to the accent group.
        var isAccented = false
        /// Whether texts and images are drawn as placeholders.
        var isConcealed = false
        /// Whether the node is inside an element that a screen reader reads as a whole or ignores.
        var isSilent = false
        /// Whether the node is inside a control, which cannot contain another control.
        var isInControl = false
        /// The node's path, for tests.
        var path = ""
    }

    var html = HTMLBuffer(capacity: 16_384)
    let drawing: HTMLDrawing
    let palette: DrawingPalette
    /// Determines how a screen reader presents each node.
    let reader: NodeReader
    let wording: LocaleLiveText
    let fonts: FontFamilies
    private let digest: ArchiveDigest
    /// The offset of the open mask from its element's origin, in points.
    var maskMargin = 0.0
    private var identifierCount = 0

    init(drawing: HTMLDrawing, archive: EntryArchive) {
        self.drawing = drawing
        palette = DrawingPalette(
            isDark: drawing.isDark,
            mode: drawing.renderingMode,
            isContrastIncreased: drawing.isContrastIncreased
        )
        wording = LocaleLiveText(locale: drawing.locale, timeZone: drawing.timeZone).inLanguage(archive.language)
        reader = NodeReader(now: drawing.now, wording: wording, hidesPrivate: drawing.hidesPrivate)
        fonts = FontFamilies(language: wording.languageTag)
        digest = archive.digest
    }

    mutating func draw(_ archive: EntryArchive) {
        html.markup("<div class=\"vw")
        html.markup(palette.usesDark ? " vd" : " vl")
        html.markup("\" style=\"width:")
        html.number(archive.size.width)
        html.markup("px;height:")
        html.number(archive.size.height)
        html.markup("px;border-radius:")
        html.number(drawing.cornerRadius)
        html.markup("px;font-family:")
        html.text(fonts.family(.standard))
        html.markup("\" lang=\"")
        html.identifier(wording.languageTag)
        html.markup("\" data-digest=\"")
        html.identifier(digest.description)
        html.markup("\"")
        attribute(url: archive.url)
        html.markup(">")
        let context = Context(isConcealed: drawing.isPlaceholder)
        if palette.showsBackground, !archive.background.isEmpty {
            html.markup(archive.isGroundCovered ? "<div class=\"vb vo\"" : "<div class=\"vb\"")
            html.markup(" aria-hidden=\"true\">")
            draw(
                archive.background,
                Context(isConcealed: drawing.isPlaceholder, isSilent: true, isInControl: true, path: "b")
            )
            html.markup("</div>")
        }
        var content = context
        content.path = "c"
        draw(archive.content, content)
        html.markup("</div>")
    }

    mutating func draw(_ nodes: [ArchiveNode], _ context: Context, offset: ArchivePoint = .zero) {
        for (index, node) in nodes.enumerated() {
            var context = context
            if drawing.marksNodes { context.path += context.path.utf8.count == 1 ? "\(index)" : ".\(index)" }
            draw(node, context, offset: offset)
        }
    }

    /// Creates an identifier that is unique on the page, provided that each drawing has its own prefix.
    mutating func makeIdentifier() -> DrawingIdentifier {
        identifierCount += 1
        return DrawingIdentifier(
            prefix: drawing.idPrefix,
            digest: String(digest.description.prefix(8)),
            number: identifierCount
        )
    }
}

extension EntryArchive {
    /// Whether nothing of what is behind the widget shows through its background.
    fileprivate var isGroundCovered: Bool { background.contains { $0.covers(size) } }
}

extension ArchiveNode {
    fileprivate func covers(_ size: ArchiveSize) -> Bool {
        guard effects.isEmpty, frame.size.width >= size.width, frame.size.height >= size.height else { return false }
        if case .shape(let shape) = content, shape.outline == .rectangle, shape.stroke == nil, shape.paint.isOpaque {
            return true
        }
        return children.contains { $0.covers(size) }
    }
}

extension ArchivePaint {
    fileprivate var isOpaque: Bool {
        func isOpaque(_ color: ArchiveColor) -> Bool {
            color.light.alpha == 255 && (color.dark ?? color.light).alpha == 255
        }
        return switch self {
        case .color(let color): isOpaque(color)
        case .linear(let gradient, _, _), .radial(let gradient, _, _, _), .angular(let gradient, _, _, _):
            !gradient.stops.isEmpty && gradient.stops.allSatisfy { isOpaque($0.color) }
        case .material: false
        }
    }
}

/// The identifier of a gradient, mask or filter in a drawing.
struct DrawingIdentifier {
    let prefix: String
    let digest: String
    let number: Int
}

extension HTMLBuffer {
    mutating func identifier(_ identifier: DrawingIdentifier) {
        markup("v-")
        self.identifier(identifier.prefix)
        markup("-")
        self.identifier(identifier.digest)
        markup("-")
        integer(identifier.number)
    }

    /// Writes a box's position and size as declarations.
    mutating func place(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
        markup("left:")
        number(x)
        markup("px;top:")
        number(y)
        markup("px;width:")
        number(width)
        markup("px;height:")
        number(height)
        markup("px")
    }
}
