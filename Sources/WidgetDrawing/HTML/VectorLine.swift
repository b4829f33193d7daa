import WidgetArchive

/// A pen for a path.
struct VectorLine {
    /// The form of open ends.
    enum Cap {
        case butt, round, square

        /// Reads CSS's name; anything else is `butt`.
        init(_ name: String) { self = name == "round" ? .round : name == "square" ? .square : .butt }

        var markup: StaticString {
            switch self {
            case .butt: ""
            case .round: " stroke-linecap=\"round\""
            case .square: " stroke-linecap=\"square\""
            }
        }
    }

    /// The form of corners.
    enum Join {
        case miter, round, bevel

        /// Reads CSS's name; anything else is `miter`.
        init(_ name: String) { self = name == "round" ? .round : name == "bevel" ? .bevel : .miter }

        var markup: StaticString {
            switch self {
            case .miter: ""
            case .round: " stroke-linejoin=\"round\""
            case .bevel: " stroke-linejoin=\"bevel\""
            }
        }
    }

    /// Which parts of the line are drawn.
    enum Dash {
        case whole
        /// Lengths of dashes and gaps, in points.
        case pattern([Double], phase: Double)
        /// From one fraction of the length to another.
        case part(from: Double, to: Double)
        /// From the start as far as the gauge has come.
        case progress
        /// All but a gap of so much of the length on either side of where the gauge stands.
        case aroundProgress(gap: Double)
    }

    /// The pen's width, in points.
    var width: Double
    /// The form of open ends.
    var cap = Cap.butt
    /// The form of corners.
    var join = Join.miter
    /// Which parts of the line are drawn.
    var dash = Dash.whole
}

extension HTMLPen {
    /// Writes a line along a path with any paint.
    mutating func drawLine(
        _ path: [ArchivedShape.PathElement],
        _ line: VectorLine,
        _ paint: ArchivePaint,
        _ size: ArchiveSize,
        _ context: Context
    ) {
        switch paint {
        case .color, .linear, .radial:
            openVector(size)
            let paint = defineVectorPaint(paint, size, context)
            writeLine(path, line, paint)
            html.markup("</svg>")
        case .angular, .material:
            // SVG has neither: the paint fills the box and the line is its mask.
            let identifier = openMask(size, margin: line.width)
            writeLine(path, line, .unavailable)
            html.markup("</mask></svg><span class=\"v\" style=\"")
            html.place(-line.width, -line.width, size.width + 2 * line.width, size.height + 2 * line.width)
            let grown = ArchiveSize(width: size.width + 2 * line.width, height: size.height + 2 * line.width)
            let offset = ArchivePoint(x: -line.width, y: -line.width)
            writeBackground(paint, PaintBox(size: size, offset: offset, element: grown), context)
            html.markup(";mask:url(#")
            html.identifier(identifier)
            html.markup(")\"></span>")
        }
    }

    /// Opens a mask whose origin lies inside the masked element's by a margin.
    mutating func openMask(_ size: ArchiveSize, margin: Double) -> DrawingIdentifier {
        let identifier = makeIdentifier()
        html.markup(
            "<svg class=\"vn\" aria-hidden=\"true\"><mask style=\"mask-type:alpha\" maskUnits=\"userSpaceOnUse\""
        )
        attribute(" x=\"", -size.width)
        attribute(" y=\"", -size.height)
        attribute(" width=\"", 3 * size.width + 2 * margin)
        attribute(" height=\"", 3 * size.height + 2 * margin)
        html.markup(" id=\"")
        html.identifier(identifier)
        html.markup("\">")
        maskMargin = margin
        return identifier
    }

    /// Writes a line as an SVG path, inside an open SVG element.
    mutating func writeLine(_ path: [ArchivedShape.PathElement], _ line: VectorLine, _ paint: VectorPaint) {
        html.markup("<path fill=\"none\" stroke=\"")
        writeVectorPaint(paint)
        html.markup("\"")
        attribute(" stroke-width=\"", line.width)
        html.markup(line.cap.markup)
        html.markup(line.join.markup)
        write(line.dash)
        if case .unavailable = paint, maskMargin > 0 {
            attribute(" transform=\"translate(", maskMargin, " ", maskMargin, ")\"")
        }
        html.markup(" d=\"")
        html.path(path)
        html.markup("\"/>")
    }

    private mutating func write(_ dash: VectorLine.Dash) {
        switch dash {
        case .whole: break
        case .pattern(let lengths, let phase):
            html.markup(" stroke-dasharray=\"")
            for (index, length) in lengths.enumerated() {
                if index > 0 { html.markup(" ") }
                html.number(length)
            }
            html.markup("\"")
            if phase != 0 { attribute(" stroke-dashoffset=\"", phase) }
        case .part(let start, let end):
            html.markup(" pathLength=\"1\"")
            attribute(" stroke-dasharray=\"", end - start, " ", 2, "\"")
            attribute(" stroke-dashoffset=\"", -start)
        case .progress:
            html.markup(" pathLength=\"1\" style=\"stroke-dasharray:var(--p) 2;opacity:calc(var(--p)*999)\"")
        case .aroundProgress(let gap):
            html.markup(" pathLength=\"1\" style=\"stroke-dasharray:max(0,var(--p) - ")
            html.number(gap)
            html.markup(") calc(min(var(--p),")
            html.number(gap)
            html.markup(") + ")
            html.number(gap)
            html.markup(") 2\"")
        }
    }

    private mutating func attribute(
        _ opening: StaticString,
        _ first: Double,
        _ separator: StaticString,
        _ second: Double,
        _ closing: StaticString
    ) {
        html.markup(opening)
        html.number(first)
        html.markup(separator)
        html.number(second)
        html.markup(closing)
    }
}
