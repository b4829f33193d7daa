import Foundation
import WidgetArchive

extension HTMLPen {
    /// Writes a gauge, with its progress from 0 to 1 in the custom property `--p`, which the page's script updates.
    mutating func draw(_ gauge: ArchivedGauge, _ size: ArchiveSize, _ context: Context) {
        let fraction = gauge.progress.fraction(at: drawing.now)
        html.markup("<span class=\"v\" style=\"")
        html.place(0, 0, size.width, size.height)
        if gauge.isMirrored == true { html.markup(";transform:scaleX(-1)") }
        html.markup(";--p:")
        html.number(fraction ?? 0)
        html.markup("\"")
        writeTicking(gauge)
        html.markup(">")
        switch gauge.form {
        case .bar: drawBar(gauge, size, context, isKnown: fraction != nil)
        case .barWithMarker: drawMarkedBar(gauge, size, context, isKnown: fraction != nil)
        case .ring: drawRing(gauge, size, context, isKnown: fraction != nil)
        case .dial: drawDial(gauge, size, context, isKnown: fraction != nil)
        }
        html.markup("</span>")
    }

    // MARK: Bars

    private mutating func drawBar(_ gauge: ArchivedGauge, _ size: ArchiveSize, _ context: Context, isKnown: Bool) {
        let height = min(max(gauge.thickness, 0), size.height)
        openBar(size, height, gauge.track, context)
        html.markup("\"></span>")
        guard isKnown else { return }
        openBar(size, height, gauge.paint, context)
        html.markup(";clip-path:inset(0 calc(100% - var(--p)*100%) 0 0 round ")
        html.number(height / 2)
        html.markup("px)\"></span>")
    }

    private mutating func drawMarkedBar(_ gauge: ArchivedGauge, _ size: ArchiveSize, _ context: Context, isKnown: Bool)
    {
        let height = min(max(gauge.thickness, 0), size.height)
        let bar = gauge.paint.isGradient ? gauge.paint : gauge.track
        guard isKnown else {
            openBar(size, height, bar, context)
            return html.markup("\"></span>")
        }
        let travel = max(size.width - height, 0)
        // The bar has a left and a right part, with a transparent gap around the marker.
        for isLeft in [true, false] {
            openBar(size, height, bar, context)
            html.markup(isLeft ? ";clip-path:inset(0 calc(" : ";clip-path:inset(0 0 0 calc(")
            html.number(isLeft ? size.width + height * 0.3 : height * 1.3)
            html.markup(isLeft ? "px - var(--p)*" : "px + var(--p)*")
            html.number(travel)
            html.markup(isLeft ? "px) 0 0 round " : "px) round ")
            html.number(height / 2)
            html.markup("px)\"></span>")
        }
        html.markup("<span class=\"v\" style=\"top:")
        html.number((size.height - height) / 2)
        html.markup("px;left:calc(var(--p)*")
        html.number(travel)
        html.markup("px);border-radius:50%;width:")
        html.number(height)
        html.markup("px;height:")
        html.number(height)
        html.markup("px;background:")
        html.color(markerColor(gauge, context))
        html.markup("\"></span>")
    }

    private mutating func openBar(_ size: ArchiveSize, _ height: Double, _ paint: ArchivePaint, _ context: Context) {
        html.markup("<span class=\"v\" style=\"")
        html.place(0, (size.height - height) / 2, size.width, height)
        html.markup(";border-radius:")
        html.number(height / 2)
        html.markup("px")
        writeBackground(paint, PaintBox(size: ArchiveSize(width: size.width, height: height)), context)
    }

    // MARK: Rings

    private mutating func drawRing(_ gauge: ArchivedGauge, _ size: ArchiveSize, _ context: Context, isKnown: Bool) {
        let arc = GaugeArc(size: size, thickness: gauge.thickness, start: 270, sweep: 360)
        drawLine(arc.path, VectorLine(width: arc.thickness), gauge.track, size, context)
        guard isKnown else { return }
        let line = VectorLine(width: arc.thickness, cap: .round, dash: .progress)
        drawLine(arc.path, line, gauge.paint, size, context)
    }

    private mutating func drawDial(_ gauge: ArchivedGauge, _ size: ArchiveSize, _ context: Context, isKnown: Bool) {
        let arc = GaugeArc(size: size, thickness: gauge.thickness, start: 135, sweep: 270)
        var line = VectorLine(width: arc.thickness, cap: .round)
        // The gap is half the marker, half the round end, and the visible space between them.
        if isKnown { line.dash = .aroundProgress(gap: arc.thickness * 1.3 / max(arc.length, 1)) }
        drawLine(arc.path, line, gauge.paint.isGradient ? gauge.paint : gauge.track, size, context)
        guard isKnown else { return }
        openVector(size)
        html.markup("<circle fill=\"")
        html.color(markerColor(gauge, context))
        html.markup("\"")
        attribute(" cx=\"", arc.middle.x + arc.radius)
        attribute(" cy=\"", arc.middle.y)
        attribute(" r=\"", arc.thickness / 2)
        html.markup(" style=\"transform:rotate(calc(135deg + var(--p)*270deg));transform-origin:")
        html.number(arc.middle.x)
        html.markup("px ")
        html.number(arc.middle.y)
        html.markup("px\"/></svg>")
    }

    /// The marker's colour: white or black on a gradient, where each of the gradient's own colours would vanish
    /// somewhere.
    private func markerColor(_ gauge: ArchivedGauge, _ context: Context) -> ArchiveRGBA {
        guard gauge.paint.isGradient else { return plainColor(gauge.paint, context) }
        let marker = ArchiveColor(light: ArchiveRGBA(rawValue: 0x0000_00ff), dark: ArchiveRGBA(rawValue: 0xffff_ffff))
        return palette.color(marker, isAccented: context.isAccented)
    }
}

/// The centre line of a round gauge.
struct GaugeArc {
    /// The centre of the gauge.
    let middle: ArchivePoint
    /// The radius of the centre line.
    let radius: Double
    /// The thickness, at most half the gauge's smaller side.
    let thickness: Double
    private let start: Double
    private let sweep: Double

    /// Creates the line in a box of the given size; angles are in degrees, clockwise from three o'clock.
    init(size: ArchiveSize, thickness: Double, start: Double, sweep: Double) {
        let side = min(size.width, size.height)
        self.thickness = min(max(thickness, 0), side / 2)
        middle = ArchivePoint(x: size.width / 2, y: size.height / 2)
        radius = max((side - self.thickness) / 2, 0)
        self.start = start
        self.sweep = sweep
    }

    /// The length of the line, in points.
    var length: Double { radius * sweep * .pi / 180 }

    /// The line as cubic curves of at most 90 degrees each.
    var path: [ArchivedShape.PathElement] {
        let count = Int((sweep / 90).rounded(.up))
        let step = sweep / Double(count) * .pi / 180
        let handle = 4 / 3 * tan(step / 4) * radius
        var elements: [ArchivedShape.PathElement] = [.move(point(start * .pi / 180))]
        for index in 0..<count {
            let from = start * .pi / 180 + Double(index) * step
            let to = from + step
            elements.append(
                .cubic(
                    point(to),
                    control1: tangent(from, handle),
                    control2: tangent(to, -handle)
                )
            )
        }
        return elements
    }

    private func point(_ angle: Double) -> ArchivePoint {
        ArchivePoint(x: middle.x + cos(angle) * radius, y: middle.y + sin(angle) * radius)
    }

    private func tangent(_ angle: Double, _ length: Double) -> ArchivePoint {
        let point = point(angle)
        return ArchivePoint(x: point.x - sin(angle) * length, y: point.y + cos(angle) * length)
    }
}

extension ArchivePaint {
    /// Whether the paint has more than one colour.
    var isGradient: Bool {
        switch self {
        case .linear, .radial, .angular: true
        case .color, .material: false
        }
    }
}
