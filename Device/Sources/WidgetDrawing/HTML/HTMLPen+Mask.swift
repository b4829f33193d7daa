import WidgetArchive

extension HTMLPen {
    /// Writes nodes as an SVG mask, which shows the masked box where the nodes are opaque.
    ///
    /// The mask contains shapes, texts, symbols and images with their opacity, rotation, scale, blur and clip. It omits
    /// gauges, and effects that are rare in a mask: shadows, colour changes and nested masks.
    mutating func writeMask(_ nodes: [ArchiveNode], _ size: ArchiveSize) -> DrawingIdentifier {
        let identifier = openMask(size, margin: 0)
        for node in nodes { writeVector(node, Context()) }
        html.markup("</mask></svg>")
        return identifier
    }

    private mutating func writeVector(_ node: ArchiveNode, _ context: Context) {
        html.markup("<g transform=\"translate(")
        html.number(node.frame.origin.x)
        html.markup(" ")
        html.number(node.frame.origin.y)
        html.markup(")\">")
        let groups = openVectorEffects(node)
        let size = node.frame.size
        switch node.content {
        case .group, .link, .button, .toggle, .gauge: break
        case .shape(let shape): writeVector(shape, size, context)
        case .text(let text): writeVector(text, size, context)
        case .liveText(let text): writeVector(text, size, context)
        case .symbol(let symbol): writeVector(symbol, size, context)
        case .image(let image): writeVector(image, size)
        }
        for child in node.children { writeVector(child, context) }
        for _ in 0..<groups { html.markup("</g>") }
        html.markup("</g>")
    }

    private mutating func openVectorEffects(_ node: ArchiveNode) -> Int {
        var count = 0
        for effect in node.effects.reversed() {
            switch effect {
            case .opacity(let factor):
                html.markup("<g opacity=\"")
                html.number(factor)
                html.markup("\">")
            case .rotation(let degrees, let anchor):
                let (x, y) = (anchor.x * node.frame.size.width, anchor.y * node.frame.size.height)
                openTransform("rotate(", [degrees, x, y])
            case .scale(let x, let y, let anchor):
                let (left, top) = (anchor.x * node.frame.size.width, anchor.y * node.frame.size.height)
                openTransform("matrix(", [x, 0, 0, y, left * (1 - x), top * (1 - y)])
            case .blur(let radius):
                html.markup("<g style=\"filter:blur(")
                html.number(max(radius, 0))
                html.markup("px)\">")
            case .clip(let outline):
                html.markup("<g style=\"")
                writeClip(.path(OutlinePath(outline, size: node.frame.size).elements), node.frame.size)
                html.markup("\">")
            default: continue
            }
            count += 1
        }
        return count
    }

    private mutating func openTransform(_ opening: StaticString, _ numbers: [Double]) {
        html.markup("<g transform=\"")
        html.markup(opening)
        for (index, number) in numbers.enumerated() {
            if index > 0 { html.markup(" ") }
            html.number(number)
        }
        html.markup(")\">")
    }

    private mutating func writeVector(_ shape: ArchivedShape, _ size: ArchiveSize, _ context: Context) {
        let outline: ArchivedShape.Outline =
            shape.isTrimmed && shape.stroke == nil ? .path(OutlineTrim.trimmed(shape, size: size)) : shape.outline
        if let stroke = shape.stroke {
            var line = VectorLine(width: max(stroke.width, 0), cap: .init(stroke.cap), join: .init(stroke.join))
            if shape.isTrimmed { line.dash = .part(from: max(shape.trimStart, 0), to: min(shape.trimEnd, 1)) }
            let inset = stroke.isInside ? line.width / 2 : 0
            let path = OutlinePath(outline, size: size, inset: inset).elements
            let paint = defineVectorPaint(shape.paint, size, context)
            return writeLine(path, line, paint)
        }
        let paint = defineVectorPaint(shape.paint, size, context)
        html.markup(shape.isEvenOdd ? "<path fill-rule=\"evenodd\" fill=\"" : "<path fill=\"")
        writeVectorPaint(paint)
        html.markup("\" d=\"")
        html.path(OutlinePath(outline, size: size).elements)
        html.markup("\"/>")
    }

    private mutating func writeVector(_ text: ArchivedText, _ size: ArchiveSize, _ context: Context) {
        for line in text.lines {
            for run in line.runs where !run.isSymbol {
                guard let style = text.style(of: run) else { continue }
                let x = line.frame.origin.x + run.x
                writeVector(run.string, style, x: x, baseline: line.frame.origin.y + line.baseline, size, context)
            }
        }
    }

    private mutating func writeVector(_ text: ArchivedLiveText, _ size: ArchiveSize, _ context: Context) {
        let words = wording.words(for: text, now: drawing.now)
        writeVector(words, text.style, x: 0, baseline: text.baseline, size, context)
    }

    private mutating func writeVector(
        _ words: String,
        _ style: ArchivedTextStyle,
        x: Double,
        baseline: Double,
        _ size: ArchiveSize,
        _ context: Context
    ) {
        let paint = defineVectorPaint(style.paint, size, context)
        html.markup("<text")
        attribute(" x=\"", x)
        attribute(" y=\"", baseline)
        html.markup(" fill=\"")
        writeVectorPaint(paint)
        html.markup("\" style=\"white-space:pre;font-family:")
        html.text(fonts.family(style.design))
        // SVG text ignores the `color` declaration of the style.
        write(style, PaintBox(size: size), context)
        html.markup("\">")
        html.line(words)
        html.markup("</text>")
    }

    private mutating func writeVector(_ image: ArchivedImage, _ size: ArchiveSize) {
        guard !image.data.isEmpty, let type = MediaType(image.mediaType) else { return }
        let box = image.box(in: size)
        html.markup("<image preserveAspectRatio=\"none\"")
        attribute(" x=\"", box.origin.x)
        attribute(" y=\"", box.origin.y)
        attribute(" width=\"", box.size.width)
        attribute(" height=\"", box.size.height)
        html.markup(" href=\"")
        writeData(image, type)
        html.markup("\"/>")
    }
}
