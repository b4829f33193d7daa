import WidgetArchive

/// The line style of a path.
struct VectorLine {
    /// The shape of open ends.
    enum Cap {
        case butt, round, square

        /// Reads the CSS name; any other text is `butt`.
        init(_ name: String) { self = name == "round" ? .round : name == "square" ? .square : .butt }

        var markup: StaticString {
            switch self {
            case .butt: ""
            case .round: " stroke-linecap=\"round\""
            case .square: " stroke-linecap=\"square\""
            }
        }
    }

    /// The shape of corners.
    enum Join {
        case miter, round, bevel

        /// Reads the CSS name; any other text is `miter`.
        init(_ name: String) { self = name == "round" ? .round : name == "bevel" ? .bevel : .miter }

        var markup: StaticString {
            switch self {
            case .miter: ""
            case .round: " stroke-linejoin=\"round\""
            case .bevel: " stroke-linejoin=\"bevel\""
            }
        }
    }

    /// The parts of the line that are drawn.
    enum Dash {
        case whole
        /// Alternating lengths of dashes and gaps, in points.
        case pattern([Double], phase: Double)
        /// The part between two fractions of the length.
        case part(from: Double, to: Double)
        /// The part from the start to the gauge's progress.
        case progress
        /// The whole line except a gap on both sides of the gauge's progress; `gap` is a fraction of the length, for
        /// each side.
        case aroundProgress(gap: Double)
    }

    /// The line width, in points.
    var width: Double
    var cap = Cap.butt
    var join = Join.miter
    var dash = Dash.whole
}

extension HTMLPen {
    /// Writes a line along a path with any kind of paint.
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
            // SVG supports neither paint, so the paint fills the box and the line masks it.
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

    /// Opens a mask whose contents are offset by a margin from the masked element's origin.
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

    /// Writes a line as an SVG path into the open SVG element.
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
