import Foundation
import WidgetArchive

extension HTMLPen {
    /// The box that a paint's unit points refer to, relative to the painted element.
    struct PaintBox {
        /// The size of the paint's box, in points.
        var size: ArchiveSize
        /// The element's origin in the paint's box.
        var offset = ArchivePoint.zero
        /// The element's own size, which differs from `size` if the element shows only a part of the paint, such as one
        /// line of a text.
        var element: ArchiveSize

        init(size: ArchiveSize, offset: ArchivePoint = .zero, element: ArchiveSize? = nil) {
            self.size = size
            self.offset = offset
            self.element = element ?? size
        }

        /// Converts a unit point to the element's coordinates.
        func point(_ unit: ArchivePoint) -> ArchivePoint {
            ArchivePoint(x: unit.x * size.width - offset.x, y: unit.y * size.height - offset.y)
        }
    }

    /// Writes a paint as the declarations of an element's background.
    mutating func writeBackground(_ paint: ArchivePaint, _ box: PaintBox, _ context: Context) {
        if case .material(let thickness, let isDark) = paint { return writeMaterial(thickness, isDark: isDark) }
        html.markup(";background:")
        writeImage(paint, box, context)
    }

    /// Writes a paint as a CSS colour or image value.
    mutating func writeImage(_ paint: ArchivePaint, _ box: PaintBox, _ context: Context) {
        switch paint {
        case .color(let color): html.color(palette.color(color, isAccented: context.isAccented))
        case .linear(let gradient, let start, let end):
            writeLinear(gradient, box.point(start), box.point(end), box.element, context)
        case .radial(let gradient, let center, let startRadius, let endRadius):
            writeRadial(gradient, box.point(center), startRadius, endRadius, context)
        case .angular(let gradient, let center, let startAngle, let endAngle):
            writeAngular(gradient, box.point(center), startAngle, endAngle, context)
        case .material: html.color(plainColor(paint, context))
        }
    }

    /// The colour that represents a paint where only a plain colour can be drawn; the first colour of a gradient.
    func plainColor(_ paint: ArchivePaint, _ context: Context) -> ArchiveRGBA {
        switch paint {
        case .color(let color): return palette.color(color, isAccented: context.isAccented)
        case .linear(let gradient, _, _), .radial(let gradient, _, _, _), .angular(let gradient, _, _, _):
            let first = gradient.stops.first?.color
            return first.map { palette.color($0, isAccented: context.isAccented) } ?? ArchiveRGBA(rawValue: 0)
        case .material(let thickness, let isDark): return palette.material(thickness: thickness, isDark: isDark)
        }
    }

    /// Writes a material, which blurs and covers the content below it; a thicker material covers more.
    private mutating func writeMaterial(_ thickness: Int, isDark: Bool?) {
        html.markup(";background:")
        html.color(palette.material(thickness: thickness, isDark: isDark))
        html.markup(";-webkit-backdrop-filter:blur(18px) saturate(1.6);backdrop-filter:blur(18px) saturate(1.6)")
    }

    /// Writes a linear gradient between two points.
    ///
    /// CSS defines the gradient line by an angle through the box's centre, and measures stops from the projection of a
    /// corner of the box onto the line.
    private mutating func writeLinear(
        _ gradient: ArchiveGradient,
        _ start: ArchivePoint,
        _ end: ArchivePoint,
        _ size: ArchiveSize,
        _ context: Context
    ) {
        let (deltaX, deltaY) = (end.x - start.x, end.y - start.y)
        let length = (deltaX * deltaX + deltaY * deltaY).squareRoot()
        guard length > 0.001 else { return writeSingle(gradient.stops.last, context) }
        let (unitX, unitY) = (deltaX / length, deltaY / length)
        let whole = abs(size.width * unitX) + abs(size.height * unitY)
        let first = (start.x - size.width / 2) * unitX + (start.y - size.height / 2) * unitY + whole / 2
        html.markup("linear-gradient(")
        html.number(atan2(deltaX, -deltaY) * 180 / .pi)
        html.markup("deg")
        writeStops(gradient.stops, context, unit: "px") { first + $0 * length }
    }

    private mutating func writeRadial(
        _ gradient: ArchiveGradient,
        _ center: ArchivePoint,
        _ startRadius: Double,
        _ endRadius: Double,
        _ context: Context
    ) {
        html.markup("radial-gradient(circle at ")
        writePosition(center)
        let isInward = endRadius < startRadius
        let stops = isInward ? gradient.stops.reversed() : gradient.stops
        writeStops(stops, context, unit: "px") { max(startRadius + $0 * (endRadius - startRadius), 0) }
    }

    private mutating func writeAngular(
        _ gradient: ArchiveGradient,
        _ center: ArchivePoint,
        _ startAngle: Double,
        _ endAngle: Double,
        _ context: Context
    ) {
        // CSS measures angles from twelve o'clock and only clockwise; the archive measures from three o'clock.
        let isBackward = endAngle < startAngle
        html.markup("conic-gradient(from ")
        html.number(min(startAngle, endAngle) + 90)
        html.markup("deg at ")
        writePosition(center)
        let sweep = abs(endAngle - startAngle)
        let stops = isBackward ? gradient.stops.reversed() : gradient.stops
        writeStops(stops.aroundGap(of: sweep, isBackward), context, unit: "deg") { (isBackward ? 1 - $0 : $0) * sweep }
    }

    private mutating func writePosition(_ point: ArchivePoint) {
        html.number(point.x)
        html.markup("px ")
        html.number(point.y)
        html.markup("px")
    }

    private mutating func writeStops(
        _ stops: [ArchiveGradient.Stop],
        _ context: Context,
        unit: StaticString,
        place: (Double) -> Double
    ) {
        if stops.isEmpty { html.markup(",#0000,#0000") }
        // CSS requires at least two colour stops.
        for stop in stops.count == 1 ? [stops[0], stops[0]] : stops {
            html.markup(",")
            html.color(palette.color(stop.color, isAccented: context.isAccented))
            html.markup(" ")
            html.number(place(stop.location))
            html.markup(unit)
        }
        html.markup(")")
    }

    private mutating func writeSingle(_ stop: ArchiveGradient.Stop?, _ context: Context) {
        guard let stop else { return html.markup("#0000") }
        html.color(palette.color(stop.color, isAccented: context.isAccented))
    }
}

extension [ArchiveGradient.Stop] {
    /// The stops, with the first and the last colour each over half of the angle that is not swept.
    ///
    /// Apple documents it for `AngularGradient`; CSS has the last colour there, which would show in the round start of
    /// a gauge.
    fileprivate func aroundGap(of sweep: Double, _ isBackward: Bool) -> [ArchiveGradient.Stop] {
        guard let first, let last, sweep > 0, sweep < 360 else { return self }
        let middle = (180 + sweep / 2) / sweep
        let place = isBackward ? 1 - middle : middle
        return self + [.init(color: last.color, location: place), .init(color: first.color, location: place)]
    }
}
