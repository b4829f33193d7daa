import WidgetArchive

extension HTMLPen {
    /// A paint in a form that SVG attributes can refer to.
    enum VectorPaint {
        case color(ArchiveRGBA)
        /// A gradient that has already been written.
        case reference(DrawingIdentifier)
        /// A paint that SVG does not support: an angular gradient or a material.
        case unavailable
    }

    /// Writes the gradient definition of a paint into the open SVG element.
    mutating func defineVectorPaint(_ paint: ArchivePaint, _ size: ArchiveSize, _ context: Context) -> VectorPaint {
        switch paint {
        case .color(let color): return .color(palette.color(color, isAccented: context.isAccented))
        case .linear(let gradient, let start, let end):
            let identifier = openGradient("<linearGradient")
            attribute(" x1=\"", start.x * size.width)
            attribute(" y1=\"", start.y * size.height)
            attribute(" x2=\"", end.x * size.width)
            attribute(" y2=\"", end.y * size.height)
            writeVectorStops(gradient, context)
            html.markup("</linearGradient>")
            return .reference(identifier)
        case .radial(let gradient, let center, let startRadius, let endRadius):
            let identifier = openGradient("<radialGradient")
            attribute(" cx=\"", center.x * size.width)
            attribute(" cy=\"", center.y * size.height)
            attribute(" r=\"", max(endRadius, 0))
            attribute(" fr=\"", max(min(startRadius, endRadius), 0))
            writeVectorStops(gradient, context)
            html.markup("</radialGradient>")
            return .reference(identifier)
        case .angular, .material: return .unavailable
        }
    }

    /// Writes a paint as the value of `fill` or `stroke`.
    mutating func writeVectorPaint(_ paint: VectorPaint) {
        switch paint {
        case .color(let color): html.color(color)
        case .reference(let identifier):
            html.markup("url(#")
            html.identifier(identifier)
            html.markup(")")
        case .unavailable: html.markup("#fff")
        }
    }

    mutating func attribute(_ opening: StaticString, _ value: Double) {
        html.markup(opening)
        html.number(value)
        html.markup("\"")
    }

    private mutating func openGradient(_ opening: StaticString) -> DrawingIdentifier {
        let identifier = makeIdentifier()
        html.markup(opening)
        html.markup(" gradientUnits=\"userSpaceOnUse\" id=\"")
        html.identifier(identifier)
        html.markup("\"")
        return identifier
    }

    private mutating func writeVectorStops(_ gradient: ArchiveGradient, _ context: Context) {
        html.markup(">")
        for stop in gradient.stops {
            html.markup("<stop offset=\"")
            html.number(stop.location)
            html.markup("\" stop-color=\"")
            html.color(palette.color(stop.color, isAccented: context.isAccented))
            html.markup("\"/>")
        }
    }
}
