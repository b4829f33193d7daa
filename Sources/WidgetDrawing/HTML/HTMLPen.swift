import Foundation
import WidgetArchive

/// Writes one drawing; its parts are in the extensions beside it.
struct HTMLPen {
    /// What holds for a node and all inside it.
    struct Context {
        /// Whether the node belongs to the accent group.
        var isAccented = false
        /// Whether a placeholder stands in place of texts and pictures.
        var isConcealed = false
        /// Whether the node is inside something that a screen reader reads as one, or passes over.
        var isSilent = false
        /// Whether the node is inside a control, where no other control can be.
        var isInControl = false
        /// The node's path, for tests.
        var path = ""
    }

    /// What was written.
    var html = HTMLBuffer(capacity: 16_384)
    /// What is asked for.
    let drawing: HTMLDrawing
    /// The colours.
    let palette: DrawingPalette
    /// What of a node is read aloud.
    let reader: NodeReader
    /// The words of live texts.
    let wording: LocaleLiveText
    /// The font families for the drawing's language.
    let fonts: FontFamilies
    /// The archive's fingerprint.
    private let digest: ArchiveDigest
    /// How far the open mask is moved against its element.
    var maskMargin = 0.0
    private var identifierCount = 0

    /// Makes a pen for an archive.
    init(drawing: HTMLDrawing, archive: EntryArchive) {
        self.drawing = drawing
        palette = DrawingPalette(isDark: drawing.isDark, mode: drawing.renderingMode)
        wording = LocaleLiveText(locale: drawing.locale, timeZone: drawing.timeZone)
        reader = NodeReader(now: drawing.now, wording: wording, hidesPrivate: drawing.hidesPrivate)
        fonts = FontFamilies(language: drawing.locale.identifier(.bcp47))
        digest = archive.digest
    }

    /// Writes the whole drawing.
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
            html.markup("<div class=\"vb\" aria-hidden=\"true\">")
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

    /// Writes nodes in order.
    mutating func draw(_ nodes: [ArchiveNode], _ context: Context, offset: ArchivePoint = .zero) {
        for (index, node) in nodes.enumerated() {
            var context = context
            if drawing.marksNodes { context.path += context.path.utf8.count == 1 ? "\(index)" : ".\(index)" }
            draw(node, context, offset: offset)
        }
    }

    /// A new identifier, unique on the page as long as each drawing has its own prefix.
    mutating func makeIdentifier() -> DrawingIdentifier {
        identifierCount += 1
        return DrawingIdentifier(
            prefix: drawing.idPrefix,
            digest: String(digest.description.prefix(8)),
            number: identifierCount
        )
    }
}

/// The identifier of a gradient, mask or filter in a drawing.
struct DrawingIdentifier {
    let prefix: String
    let digest: String
    let number: Int
}

extension HTMLBuffer {
    /// Writes an identifier.
    mutating func identifier(_ identifier: DrawingIdentifier) {
        markup("v-")
        self.identifier(identifier.prefix)
        markup("-")
        self.identifier(identifier.digest)
        markup("-")
        integer(identifier.number)
    }

    /// Writes a box's place and extent as declarations.
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
