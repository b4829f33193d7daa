import WidgetArchive

/// Walks through an archive in painting order, and collects areas and findings.
struct AuditWalk {
    /// The state that a node passes on to everything inside it.
    struct Context {
        var origin = ArchivePoint.zero
        var opacity = 1.0
        /// The factor by which scale effects change sizes.
        var scale = 1.0
        var isAccented = false
        /// Whether places are known: not inside a rotation.
        var isUpright = true
        /// Whether colours are known: not inside an effect that changes them.
        var hasOwnColors = true
        /// What clips cut off, in the widget's coordinates; nil if nothing does.
        var clip: ArchiveRect?
    }

    let audit: WidgetAudit
    let palette: DrawingPalette
    let size: ArchiveSize
    private(set) var findings: [ArchiveFinding] = []
    private(set) var areas: [PaintedArea] = []
    /// Whether a symbol, a gauge or a shape is drawn in the tint.
    private(set) var hasTintedGraphics = false

    init(_ audit: WidgetAudit, size: ArchiveSize) {
        self.audit = audit
        self.size = size
        palette = DrawingPalette(
            isDark: audit.appearance.isDark,
            mode: audit.appearance.renderingMode,
            isContrastIncreased: audit.isContrastIncreased
        )
    }

    mutating func visit(_ nodes: [ArchiveNode]) {
        for node in nodes { visit(node, in: Context()) }
    }

    /// Reports a tint in which symbols and rings do not stand out from the ground.
    mutating func judgeTint() {
        guard case .tinted(let tint) = audit.appearance, hasTintedGraphics else { return }
        let contrast = tint.contrast(with: audit.ground)
        guard contrast < Self.leastGraphicsContrast - 0.005 else { return }
        report(
            .lowContrast,
            "symbols and shapes in the tint \(tint.digits) have a contrast of \(Self.number(contrast)) : 1 with the widget; they "
                + "need \(Self.number(Self.leastGraphicsContrast)) : 1. Choose a lighter tint"
        )
    }

    /// The least contrast of graphics: W3C, Web Content Accessibility Guidelines 2.2, 1.4.11, "Non-text Contrast".
    private static let leastGraphicsContrast = 3.0

    /// Collects the areas of the container background, in which texts are decoration.
    mutating func visitBackground(_ nodes: [ArchiveNode]) {
        visit(nodes)
        findings = []
    }

    mutating func report(_ kind: ArchiveFinding.Kind, _ message: String) {
        let finding = ArchiveFinding(kind, message)
        guard findings.count < WidgetAudit.limit, !findings.contains(finding) else { return }
        findings.append(finding)
    }

    private mutating func visit(_ node: ArchiveNode, in outer: Context) {
        var context = outer
        context.origin.x += node.frame.origin.x * outer.scale
        context.origin.y += node.frame.origin.y * outer.scale
        context.isAccented = outer.isAccented || node.isAccented
        context.apply(node.effects, to: node.frame.size)
        guard context.opacity > 0.02, context.scale > 0.001 else { return }
        let frame = context.frame(ArchiveRect(origin: .zero, size: node.frame.size))
        switch node.content {
        case .symbol, .gauge, .shape: hasTintedGraphics = hasTintedGraphics || context.isAccented
        default: break
        }
        switch node.content {
        case .group, .gauge, .symbol: break
        case .text(let text): if !text.isRedacted { judge(text, context) }
        case .liveText(let text): if !text.isRedacted { judge(text, frame, context) }
        case .image(let image): add(image, frame, context)
        case .shape(let shape): add(shape, frame, context)
        case .link: judgeTarget("link", node, frame)
        case .button: judgeTarget("button", node, frame)
        case .toggle: judgeTarget("toggle", node, frame)
        }
        for child in node.children { visit(child, in: context) }
    }

    private mutating func add(_ shape: ArchivedShape, _ frame: ArchiveRect, _ context: Context) {
        // A line is not a ground.
        guard shape.stroke == nil, context.isUpright else { return }
        add(shape.outline, .paint(shape.paint), frame, context)
    }

    private mutating func add(_ image: ArchivedImage, _ frame: ArchiveRect, _ context: Context) {
        guard !image.isRedacted else { return }
        if let template = image.template { return add(.rectangle, .paint(template), frame, context) }
        switch palette.pictureTreatment(image.accentedMode, isAccented: context.isAccented) {
        case .asIs, .grey, .bright: add(.rectangle, .pixels, frame, context)
        case .flat(let color): add(.rectangle, .color(color), frame, context)
        }
        if palette.isAccentedMode, image.accentedMode == nil {
            report(
                .flatPicture,
                "an image of \(image.pixelWidth) by \(image.pixelHeight) pixels becomes an area of one colour in the "
                    + "accented mode; choose a mode with widgetAccentedRenderingMode, such as fullColor or desaturated"
            )
        }
    }

    private mutating func add(
        _ outline: ArchivedShape.Outline,
        _ fill: PaintedArea.Fill,
        _ frame: ArchiveRect,
        _ context: Context
    ) {
        var (frame, outline) = (frame, outline)
        if let clip = context.clip, !clip.contains(frame) {
            frame = frame.intersection(clip)
            outline = .rectangle
        }
        guard frame.size.width > 0, frame.size.height > 0 else { return }
        areas.append(
            PaintedArea(
                frame: frame,
                outline: outline,
                fill: context.hasOwnColors ? fill : .pixels,
                opacity: context.opacity,
                isAccented: context.isAccented
            )
        )
    }

    private mutating func judgeTarget(_ name: String, _ node: ArchiveNode, _ frame: ArchiveRect) {
        // Nothing on the lock screen reacts to a tap on a part of a widget.
        guard audit.appearance != .lockScreen else { return }
        let least = 28.0
        guard min(frame.size.width, frame.size.height) < least - 0.01 else { return }
        let label = node.accessibility?.label ?? node.firstText
        let words = label.map { " \"\($0.prefix(40))\"" } ?? ""
        report(
            .smallTarget,
            "the \(name)\(words) is \(Self.number(frame.size.width)) by \(Self.number(frame.size.height)) points: "
                + "make it at least 28 by 28, for example with a frame around its label"
        )
    }

    /// A number with at most one decimal, rounded down.
    static func number(_ value: Double) -> String {
        let tenths = Int((min(max(value, 0), 1e6) * 10 + 0.001).rounded(.down))
        return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
    }
}

extension AuditWalk.Context {
    /// A box inside the node, in the widget's coordinates.
    func frame(_ rect: ArchiveRect) -> ArchiveRect {
        ArchiveRect(
            x: origin.x + rect.origin.x * scale,
            y: origin.y + rect.origin.y * scale,
            width: rect.size.width * scale,
            height: rect.size.height * scale
        )
    }

    /// What is seen of a widget of the given size: what no edge and no clip cuts off.
    func seen(in size: ArchiveSize) -> ArchiveRect {
        let whole = ArchiveRect(origin: .zero, size: size)
        return clip.map { $0.intersection(whole) } ?? whole
    }

    fileprivate mutating func apply(_ effects: [ArchiveEffect], to size: ArchiveSize) {
        for effect in effects {
            switch effect {
            case .opacity(let factor): opacity *= min(max(factor, 0), 1)
            case .clip:
                let own = frame(ArchiveRect(origin: .zero, size: size))
                clip = clip.map { $0.intersection(own) } ?? own
            case .scale(let x, let y, let anchor):
                let factor = max(min(abs(x), abs(y)), 0)
                origin.x += anchor.x * size.width * scale * (1 - factor)
                origin.y += anchor.y * size.height * scale * (1 - factor)
                scale *= factor
            case .rotation(let degrees, _): if degrees.truncatingRemainder(dividingBy: 360) != 0 { isUpright = false }
            case .mask, .blur, .grayscale, .saturation, .brightness, .blend: hasOwnColors = false
            case .shadow, .privacySensitive, .invalidatable: break
            }
        }
    }
}

extension ArchiveRect {
    func contains(_ other: ArchiveRect) -> Bool {
        other.origin.x >= origin.x && other.origin.y >= origin.y && other.maxX <= maxX && other.maxY <= maxY
    }

    fileprivate func intersection(_ other: ArchiveRect) -> ArchiveRect {
        let (x, y) = (max(origin.x, other.origin.x), max(origin.y, other.origin.y))
        let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
        return ArchiveRect(x: x, y: y, width: max(right - x, 0), height: max(bottom - y, 0))
    }
}

extension ArchiveNode {
    /// The first text of the node or inside it.
    fileprivate var firstText: String? {
        if case .text(let text) = content { return text.string }
        return children.lazy.compactMap(\.firstText).first
    }
}
