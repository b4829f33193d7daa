import WidgetArchive

extension HTMLPen {
    /// Writes the node's shape as the background of its box, if CSS can draw the shape without a path.
    mutating func writeBoxPaint(of node: ArchiveNode, _ context: Context) {
        guard case .shape(let shape) = node.content, shape.isBackground(size: node.frame.size) else { return }
        writeBackground(shape.paint, PaintBox(size: node.frame.size), context)
        switch shape.outline {
        case .roundedRectangle(let radii, _):
            html.markup(";border-radius:")
            writeRadii(radii, node.frame.size)
        case .capsule:
            html.markup(";border-radius:")
            html.number(min(node.frame.size.width, node.frame.size.height) / 2)
            html.markup("px")
        case .circle, .ellipse: html.markup(";border-radius:50%")
        case .rectangle, .path: break
        }
    }

    /// Writes a shape that cannot be drawn as the background of its box.
    mutating func draw(_ shape: ArchivedShape, _ size: ArchiveSize, _ context: Context) {
        guard !shape.isBackground(size: size), shape.trimEnd > shape.trimStart else { return }
        if let stroke = shape.stroke { return drawStroke(shape, stroke, size, context) }
        let outline: ArchivedShape.Outline =
            shape.isTrimmed ? .path(OutlineTrim.trimmed(shape, size: size)) : shape.outline
        switch shape.paint {
        case .color, .linear, .radial:
            openVector(size)
            let paint = defineVectorPaint(shape.paint, size, context)
            html.markup("<path")
            if shape.isEvenOdd { html.markup(" fill-rule=\"evenodd\"") }
            html.markup(" fill=\"")
            writeVectorPaint(paint)
            html.markup("\" d=\"")
            html.path(OutlinePath(outline, size: size).elements)
            html.markup("\"/></svg>")
        case .angular, .material:
            html.markup("<span class=\"v\" style=\"")
            html.place(0, 0, size.width, size.height)
            writeBackground(shape.paint, PaintBox(size: size), context)
            writeClip(.path(OutlinePath(outline, size: size).elements), size, isEvenOdd: shape.isEvenOdd)
            html.markup("\"></span>")
        }
    }

    /// Opens an SVG element that covers a box and uses its coordinates; content outside the box stays visible.
    mutating func openVector(_ size: ArchiveSize) {
        html.markup("<svg class=\"v\" aria-hidden=\"true\" style=\"")
        html.place(0, 0, size.width, size.height)
        html.markup("\">")
    }

    private mutating func drawStroke(
        _ shape: ArchivedShape,
        _ stroke: ArchivedShape.Stroke,
        _ size: ArchiveSize,
        _ context: Context
    ) {
        let width = max(stroke.width, 0)
        var isInsideFreePath = false
        if stroke.isInside, case .path = shape.outline { isInsideFreePath = true }
        let path = OutlinePath(shape.outline, size: size, inset: stroke.isInside ? width / 2 : 0)
        if isInsideFreePath {
            // A free path cannot be inset. The line is drawn with twice the width, and its outer half is clipped.
            html.markup("<span class=\"v\" style=\"")
            html.place(0, 0, size.width, size.height)
            writeClip(shape.outline, size, isEvenOdd: shape.isEvenOdd)
            html.markup("\">")
        }
        var line = VectorLine(
            width: isInsideFreePath ? width * 2 : width,
            cap: .init(stroke.cap),
            join: .init(stroke.join)
        )
        if shape.isTrimmed {
            line.dash = .part(from: max(shape.trimStart, 0), to: min(shape.trimEnd, 1))
        } else if stroke.dash.contains(where: { $0 > 0 }) {
            line.dash = .pattern(stroke.dash.map { max($0, 0) }, phase: stroke.dashPhase)
        }
        drawLine(path.elements, line, shape.paint, size, context)
        if isInsideFreePath { html.markup("</span>") }
    }
}

extension ArchivedShape {
    var isTrimmed: Bool { trimStart > 0 || trimEnd < 1 }

    /// Whether the shape can be drawn as the background of its node's box.
    func isBackground(size: ArchiveSize) -> Bool {
        guard stroke == nil, !isTrimmed else { return false }
        switch outline {
        case .rectangle, .capsule, .ellipse: return true
        case .circle: return size.width == size.height
        case .roundedRectangle(let radii, let isContinuous): return !isContinuous || radii.allSatisfy { $0 <= 0 }
        case .path: return false
        }
    }
}
