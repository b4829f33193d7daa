import WidgetArchive

extension AuditWalk {
    /// The smallest text that people can read, in points.
    private static var leastSize: Double { 9 }

    /// Judges the lines of a text.
    mutating func judge(_ text: ArchivedText, _ context: Context) {
        let name = "the text \"\(text.string.prefix(40))\""
        for line in text.lines {
            let frame = context.frame(line.frame)
            judgePlace(name, frame, context)
            for run in line.runs where !run.isSymbol && !run.string.allSatisfy(\.isWhitespace) {
                guard let style = text.style(of: run) else { continue }
                let box = ArchiveRect(
                    x: line.frame.origin.x + run.x,
                    y: line.frame.origin.y,
                    width: run.width,
                    height: line.frame.size.height
                )
                judge(name, style, context.frame(box), context, isColored: run.string.allSatisfy(\.isEmoji))
            }
        }
    }

    /// Judges a live text, whose box is as wide as its widest form.
    mutating func judge(_ text: ArchivedLiveText, _ frame: ArchiveRect, _ context: Context) {
        let words = (text.prefix + text.suffix).prefix(40)
        let name = words.isEmpty ? "a live text" : "the live text \"\(words)\""
        judgePlace(name, frame, context)
        judge(name, text.style, frame, context)
    }

    private mutating func judge(
        _ name: String,
        _ style: ArchivedTextStyle,
        _ frame: ArchiveRect,
        _ context: Context,
        isColored: Bool = false
    ) {
        let size = style.size * context.scale * audit.appearance.magnification
        if size < Self.leastSize - 0.05 {
            report(
                .smallText,
                "\(name) is drawn at \(Self.number(size)) points, and text below 9 is hard to read: shorten it, give it "
                    + "more room, or raise its minimumScaleFactor"
            )
        }
        // An emoji has colours of its own.
        if !isColored { judgeContrast(name, style, size, frame, context) }
    }

    private mutating func judgePlace(_ name: String, _ frame: ArchiveRect, _ context: Context) {
        let margin = audit.contentMargin
        guard margin > 0, context.isUpright else { return }
        let over = max(
            margin - frame.origin.x,
            margin - frame.origin.y,
            frame.maxX - (size.width - margin),
            frame.maxY - (size.height - margin)
        )
        guard over > 0.5 else { return }
        report(
            .outsideMargins,
            """
            \(name) is \(Self.number(over)) \(Self.number(over) == "1" ? "point" : "points") outside the content margin of \
            \(Self.number(margin)): leave it inside
            """
        )
    }

    private mutating func judgeContrast(
        _ name: String,
        _ style: ArchivedTextStyle,
        _ size: Double,
        _ frame: ArchiveRect,
        _ context: Context
    ) {
        guard context.isUpright, context.hasOwnColors else { return }
        var worst: (contrast: Double, text: ArchiveRGBA, ground: ArchiveRGBA, area: PaintedArea?)?
        let seen = context.seen(in: self.size)
        for point in Self.samples(of: frame) where seen.contains(ArchiveRect(origin: point, size: .zero)) {
            guard let (ground, area) = ground(at: point) else { continue }
            let inside = ArchivePoint(x: point.x - frame.origin.x, y: point.y - frame.origin.y)
            let own = style.paint.color(at: inside, in: frame.size, palette, isAccented: context.isAccented)
            let drawn = brightened(own.multiplyingOpacity(by: context.opacity)).over(ground)
            let contrast = drawn.contrast(with: ground)
            if contrast < worst?.contrast ?? .infinity { worst = (contrast, drawn, ground, area) }
        }
        let least = LeastContrast.of(size: size, weight: style.weight)
        guard let worst, worst.contrast < least - 0.005 else { return }
        if palette.isAccentedMode, worst.contrast < 1.5, let area = worst.area, area.isAccented == context.isAccented {
            let group = context.isAccented ? "the accent group" : "the default group"
            return report(
                .hiddenByAccent,
                "\(name) and the area behind it are both in \(group), so that they are drawn in one colour: mark only one "
                    + "of them with widgetAccentable, or make the area translucent"
            )
        }
        report(
            .lowContrast,
            "\(name) has a contrast of \(Self.number(worst.contrast)) : 1, \(worst.text.digits) on \(worst.ground.digits); "
                + "\(Self.number(size)) points need \(Self.number(least)) : 1"
        )
    }

    /// The colour behind a point, and the last area that is nearly opaque there; nil where an image is behind it.
    private func ground(at point: ArchivePoint) -> (ArchiveRGBA, PaintedArea?)? {
        var ground: ArchiveRGBA? = audit.ground
        var covering: PaintedArea?
        for area in areas where area.contains(point) {
            let own: ArchiveRGBA
            switch area.fill {
            case .pixels:
                ground = nil
                continue
            case .color(let color): own = color
            case .paint(let paint):
                let inside = ArchivePoint(x: point.x - area.frame.origin.x, y: point.y - area.frame.origin.y)
                own = paint.color(at: inside, in: area.frame.size, palette, isAccented: area.isAccented)
            }
            let drawn = brightened(own.multiplyingOpacity(by: area.opacity))
            if drawn.alpha >= 230 { covering = area }
            if drawn.alpha == 255 { ground = drawn } else { ground = ground.map(drawn.over) }
        }
        return ground.map { ($0, covering) }
    }

    private func brightened(_ color: ArchiveRGBA) -> ArchiveRGBA {
        audit.appearance.brightness == 1 ? color : color.brightened(by: audit.appearance.brightness)
    }

    /// Points of a box: its middle, and points near its edges.
    private static func samples(of frame: ArchiveRect) -> [ArchivePoint] {
        [0.1, 0.5, 0.9]
            .flatMap { x in
                [0.25, 0.5, 0.75]
                    .map { y in
                        ArchivePoint(
                            x: frame.origin.x + x * frame.size.width,
                            y: frame.origin.y + y * frame.size.height
                        )
                    }
            }
    }
}

extension Character {
    /// Whether it is drawn as an emoji, or is the space between two.
    fileprivate var isEmoji: Bool {
        isWhitespace || unicodeScalars.contains { $0.properties.isEmojiPresentation || $0 == "\u{fe0f}" }
    }
}

extension ArchiveRGBA {
    /// The form `#rrggbb`.
    var digits: String { String(hexadecimal.prefix(7)) }
}
