import WidgetArchive

@testable import PortableUI

/// The lines for a view that is offered a size, without a margin.
@MainActor
func drawn<V: View>(
    _ view: V,
    _ width: CGFloat = 100,
    _ height: CGFloat = 100,
    resources: ResourceCatalog = .current
) -> String {
    ArchiveLines.text(ArchiveLines.archive(view, width, height, resources: resources).content, indent: "")
}

/// A view's archive as lines of text, for readable expectations.
///
/// Each box is one line: frame, content, effects in braces, accessibility presentation in brackets. Child boxes are
/// indented.
@MainActor
enum ArchiveLines {
    /// The archive of a view that is offered a size, without a margin.
    static func archive<V: View>(
        _ view: V,
        _ width: CGFloat = 100,
        _ height: CGFloat = 100,
        cornerRadius: CGFloat = 20,
        environment: EnvironmentValues = EnvironmentValues(),
        resources: ResourceCatalog = .current
    ) -> EntryArchive {
        var archiver = ViewArchiver()
        return archiver.archive(
            view,
            in: ArchiveRequest(
                size: CGSize(width: width, height: height),
                contentMargin: 0,
                cornerRadius: cornerRadius,
                environment: environment,
                resources: resources
            )
        )
    }

    /// The findings recorded while a view was archived, as `kind: message`.
    static func findings<V: View>(_ view: V, _ width: CGFloat = 100, _ height: CGFloat = 100) -> [String] {
        archive(view, width, height).findings.map { "\($0.kind): \($0.message)" }
    }

    static func image<V: View>(_ view: V) -> ArchivedImage? {
        archive(view).content.compactMap { if case .image(let image) = $0.content { image } else { nil } }.first
    }

    static func text(_ nodes: [ArchiveNode], indent: String) -> String {
        nodes.map { node in
            let line =
                ([frame(node.frame), content(node.content)] + node.effects.map { "{\(effect($0))}" }
                + [node.accessibility.map(presentation), node.isAccented ? "accented" : nil].compactMap { $0 })
                .joined(separator: " ")
            let inside = text(node.children, indent: indent + "  ")
            return indent + line + (inside.isEmpty ? "" : "\n" + inside)
        }
        .joined(separator: "\n")
    }

    private static func frame(_ frame: ArchiveRect) -> String {
        "\(number(frame.origin.x)),\(number(frame.origin.y)) \(number(frame.size.width))x\(number(frame.size.height))"
    }

    private static func content(_ content: ArchiveContent) -> String {
        switch content {
        case .group: "group"
        case .text(let text):
            "text \"\(text.string)\" \(paint(text.styles.first?.paint))\(text.isRedacted ? " redacted" : "")"
        case .liveText(let text): "live\(text.isRedacted ? " redacted" : "")"
        case .image(let image):
            "image \(image.mediaType) \(image.scaling)\(image.template.map { " \(paint($0))" } ?? "")"
                + (image.isRedacted ? " redacted" : "")
        case .symbol(let symbol):
            "symbol \(symbol.name) \(symbol.weight) \(symbol.paints.map(paint).joined(separator: "+"))"
                + (symbol.isKnown ? "" : " unknown") + (symbol.isRedacted ? " redacted" : "")
        case .shape(let shape): self.shape(shape)
        case .gauge(let gauge):
            "gauge \(gauge.form) \(progress(gauge.progress)) \(paint(gauge.paint)) on \(paint(gauge.track))"
                + " thick \(number(gauge.thickness))"
        case .link(let url): "link \(url)"
        case .button(let action): "button \(action)"
        case .toggle(let action, let isOn): "toggle \(action) \(isOn ? "on" : "off")"
        }
    }

    private static func shape(_ shape: ArchivedShape) -> String {
        var words = [outline(shape.outline), paint(shape.paint)]
        if let stroke = shape.stroke {
            words.append("stroke \(number(stroke.width)) \(stroke.cap) \(stroke.join)")
            if !stroke.dash.isEmpty { words.append("dash \(stroke.dash.map(number).joined(separator: ","))") }
        }
        if shape.trimStart != 0 || shape.trimEnd != 1 {
            words.append("trim \(number(shape.trimStart))-\(number(shape.trimEnd))")
        }
        if shape.isEvenOdd { words.append("even-odd") }
        return words.joined(separator: " ")
    }

    static func outline(_ outline: ArchivedShape.Outline) -> String {
        switch outline {
        case .rectangle: "rectangle"
        case .roundedRectangle(let radii, let isContinuous):
            "rounded \(radii.map(number).joined(separator: ","))\(isContinuous ? "" : " circular")"
        case .circle: "circle"
        case .ellipse: "ellipse"
        case .capsule: "capsule"
        case .path(let elements): "path " + elements.map(element).joined(separator: " ")
        }
    }

    private static func element(_ element: ArchivedShape.PathElement) -> String {
        func place(_ point: ArchivePoint) -> String { "\(number(point.x)),\(number(point.y))" }
        return switch element {
        case .move(let end): "M\(place(end))"
        case .line(let end): "L\(place(end))"
        case .quadratic(let end, let control): "Q\(place(control)) \(place(end))"
        case .cubic(let end, let control1, let control2): "C\(place(control1)) \(place(control2)) \(place(end))"
        case .close: "Z"
        }
    }

    private static func progress(_ progress: ArchivedGauge.Progress) -> String {
        switch progress {
        case .fraction(let fraction): number(fraction)
        case .interval(let start, let end, let countsDown):
            "\(number(start.timeIntervalSinceReferenceDate))-\(number(end.timeIntervalSinceReferenceDate))"
                + (countsDown ? " down" : " up")
        case .indeterminate: "indeterminate"
        }
    }

    /// Describes a paint; system colours by name.
    static func paint(_ paint: ArchivePaint?) -> String {
        switch paint {
        case nil: "none"
        case .color(let color): self.color(color)
        case .linear(let gradient, let start, let end):
            "linear(\(stops(gradient)) \(number(start.x)),\(number(start.y))-\(number(end.x)),\(number(end.y)))"
        case .radial(let gradient, _, let from, let to): "radial(\(stops(gradient)) \(number(from))-\(number(to)))"
        case .angular(let gradient, _, let from, let to): "angular(\(stops(gradient)) \(number(from))-\(number(to)))"
        case .material(let thickness, _): "material(\(thickness))"
        }
    }

    private static func stops(_ gradient: ArchiveGradient) -> String {
        gradient.stops.map { "\(color($0.color))@\(number($0.location))" }.joined(separator: " ")
    }

    private static func color(_ color: ArchiveColor) -> String {
        let names: [(String, Color)] = [
            ("primary", .primary), ("secondary", .secondary), ("tertiary", .tertiaryLabel), ("red", .red),
            ("blue", .blue), ("green", .green), ("white", .white), ("black", .black), ("fill", .systemFill),
            ("fill2", .secondarySystemFill),
        ]
        if let name = names.first(where: { $0.1.archived == color })?.0 { return name }
        return color.light.hexadecimal + (color.dark.map { "/" + $0.hexadecimal } ?? "")
    }

    private static func effect(_ effect: ArchiveEffect) -> String {
        switch effect {
        case .opacity(let value): "opacity \(number(value))"
        case .clip(let outline): "clip \(self.outline(outline))"
        case .mask(let nodes): "mask \(text(nodes, indent: "").replacing("\n", with: "; "))"
        case .shadow(let color, let radius, let x, let y):
            "shadow \(self.color(color)) \(number(radius)) \(number(x)),\(number(y))"
        case .blur(let radius): "blur \(number(radius))"
        case .rotation(let degrees, let anchor): "rotation \(number(degrees)) \(number(anchor.x)),\(number(anchor.y))"
        case .scale(let x, let y, let anchor): "scale \(number(x)),\(number(y)) \(number(anchor.x)),\(number(anchor.y))"
        case .grayscale(let value): "grayscale \(number(value))"
        case .saturation(let value): "saturation \(number(value))"
        case .brightness(let value): "brightness \(number(value))"
        case .blend(let mode): "blend \(mode.rawValue)"
        case .privacySensitive: "private"
        case .invalidatable: "invalidatable"
        }
    }

    private static func presentation(_ presentation: ArchiveAccessibility) -> String {
        var words: [String] = []
        if let label = presentation.label { words.append("\"\(label)\"") }
        if let value = presentation.value { words.append("value \"\(value)\"") }
        if let hint = presentation.hint { words.append("hint \"\(hint)\"") }
        if presentation.isHidden { words.append("hidden") }
        if presentation.combinesChildren { words.append("combined") }
        if presentation.isHeader { words.append("header") }
        return "[\(words.joined(separator: " "))]"
    }

    private static func number(_ value: Double) -> String {
        let rounded = (value * 100).rounded() / 100 + 0
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
}
