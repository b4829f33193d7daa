import WidgetArchive

extension HTMLPen {
    /// Writes the mask and the filters that a layer refers to; call it before the layer's element.
    mutating func writeDefinitions(of layer: EffectLayer, _ node: ArchiveNode) -> EffectReferences {
        var references = EffectReferences()
        for case .brightness(let amount) in layer.filters {
            let identifier = makeIdentifier()
            references.brightness.append(identifier)
            // SwiftUI adds to the brightness, whereas CSS's `brightness()` multiplies it.
            html.markup("<svg class=\"vn\" aria-hidden=\"true\"><filter color-interpolation-filters=\"sRGB\" id=\"")
            html.identifier(identifier)
            html.markup("\"><feComponentTransfer>")
            for channel: StaticString in ["<feFuncR", "<feFuncG", "<feFuncB"] {
                html.markup(channel)
                html.markup(" type=\"linear\" slope=\"1\" intercept=\"")
                html.number(amount)
                html.markup("\"/>")
            }
            html.markup("</feComponentTransfer></filter></svg>")
        }
        if let mask = layer.mask { references.mask = writeMask(mask, node.frame.size) }
        return references
    }

    /// Writes a layer's CSS declarations.
    mutating func writeStyle(of layer: EffectLayer, _ references: EffectReferences, _ node: ArchiveNode) {
        if !layer.filters.isEmpty { writeFilters(layer.filters, references) }
        if let clip = layer.clip { writeClip(clip, node.frame.size) }
        if let mask = references.mask {
            html.markup(";mask:url(#")
            html.identifier(mask)
            html.markup(")")
        }
        if let opacity = layer.opacity {
            html.markup(";opacity:")
            html.number(min(max(opacity, 0), 1))
        }
        if let transform = layer.transform { write(transform) }
        if let blend = layer.blend {
            html.markup(";mix-blend-mode:")
            html.text(blend.rawValue)
        }
    }

    /// Writes a declaration that clips to an outline.
    mutating func writeClip(_ outline: ArchivedShape.Outline, _ size: ArchiveSize, isEvenOdd: Bool = false) {
        html.markup(";clip-path:")
        switch outline {
        case .rectangle: html.markup("inset(0)")
        case .roundedRectangle(let radii, false):
            html.markup("inset(0 round ")
            writeRadii(radii, size)
            html.markup(")")
        case .capsule:
            html.markup("inset(0 round ")
            html.number(min(size.width, size.height) / 2)
            html.markup("px)")
        case .circle:
            html.markup("circle(")
            html.number(min(size.width, size.height) / 2)
            html.markup("px)")
        case .ellipse: html.markup("ellipse()")
        case .roundedRectangle, .path:
            html.markup(isEvenOdd ? "path(evenodd,&quot;" : "path(&quot;")
            html.path(OutlinePath(outline, size: size).elements)
            html.markup("&quot;)")
        }
    }

    /// Writes corner radii, reduced to fit the box.
    mutating func writeRadii(_ radii: [Double], _ size: ArchiveSize) {
        let radii = OutlinePath.radii(radii, width: size.width, height: size.height)
        let isUniform = radii.allSatisfy { $0 == radii[0] }
        for (index, radius) in (isUniform ? [radii[0]] : radii).enumerated() {
            if index > 0 { html.markup(" ") }
            html.number(radius)
            html.markup("px")
        }
    }

    private mutating func writeFilters(_ filters: [ArchiveEffect], _ references: EffectReferences) {
        html.markup(";filter:")
        var brightness = references.brightness.makeIterator()
        for filter in filters {
            switch filter {
            case .shadow(let color, let radius, let x, let y):
                html.markup(" drop-shadow(")
                for length in [x, y, max(radius, 0) / 2] {
                    html.number(length)
                    html.markup("px ")
                }
                html.color(palette.shadow(color))
                html.markup(")")
            case .blur(let radius): function(" blur(", max(radius, 0), "px)")
            case .grayscale(let amount): function(" grayscale(", min(max(amount, 0), 1), ")")
            case .saturation(let amount): function(" saturate(", max(amount, 0), ")")
            case .brightness:
                guard let identifier = brightness.next() else { continue }
                html.markup(" url(#")
                html.identifier(identifier)
                html.markup(")")
            default: break
            }
        }
    }

    private mutating func function(_ opening: StaticString, _ value: Double, _ closing: StaticString) {
        html.markup(opening)
        html.number(value)
        html.markup(closing)
    }

    private mutating func write(_ transform: ArchiveEffect) {
        switch transform {
        case .rotation(let degrees, let anchor):
            function(";transform:rotate(", degrees, "deg)")
            write(anchor)
        case .scale(let x, let y, let anchor):
            function(";transform:scale(", x, ",")
            function("", y, ")")
            write(anchor)
        default: break
        }
    }

    private mutating func write(_ anchor: ArchivePoint) {
        guard anchor != ArchivePoint(x: 0.5, y: 0.5) else { return }
        function(";transform-origin:", anchor.x * 100, "% ")
        function("", anchor.y * 100, "%")
    }
}
