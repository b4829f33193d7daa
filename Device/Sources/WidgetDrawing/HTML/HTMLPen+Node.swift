import WidgetArchive

extension HTMLPen {
    /// Writes a node: wrappers for its effects, its box, its own content and its children.
    mutating func draw(_ node: ArchiveNode, _ outer: Context, offset: ArchivePoint) {
        var context = outer
        context.isAccented = outer.isAccented || node.isAccented
        context.isConcealed = outer.isConcealed || drawing.hidesPrivate && node.isPrivate
        let presentation = outer.isSilent ? .container(nil) : reader.presentation(of: node)
        let frame = node.frame
        let origin = ArchivePoint(x: frame.origin.x + offset.x, y: frame.origin.y + offset.y)
        if isTransparent(node, presentation) {
            return draw(node.children, context, offset: origin)
        }
        let layers = EffectLayer.layers(of: node.effects)
        for layer in layers.dropFirst().reversed() { openWrapper(layer, at: layer.isLast ? origin : .zero, node) }
        drawBox(node, layers.first, at: layers.count > 1 ? .zero : origin, presentation, context)
        for _ in layers.dropFirst() { html.markup("</span>") }
    }

    /// Whether the node needs no box of its own because only its children are visible.
    private func isTransparent(_ node: ArchiveNode, _ presentation: NodeReader.Presentation) -> Bool {
        node.content == .group && !node.effects.contains(where: \.isVisible) && presentation == .container(nil)
            && !drawing.marksNodes
    }

    private mutating func openWrapper(_ layer: EffectLayer, at origin: ArchivePoint, _ node: ArchiveNode) {
        let references = writeDefinitions(of: layer, node)
        html.markup("<span class=\"v\" style=\"")
        html.place(origin.x, origin.y, node.frame.size.width, node.frame.size.height)
        writeStyle(of: layer, references, node)
        html.markup("\">")
    }

    private mutating func drawBox(
        _ node: ArchiveNode,
        _ layer: EffectLayer?,
        at origin: ArchivePoint,
        _ presentation: NodeReader.Presentation,
        _ outer: Context
    ) {
        var context = outer
        let references = layer.map { writeDefinitions(of: $0, node) } ?? EffectReferences()
        let element = BoxElement(node, presentation, isInControl: context.isInControl)
        html.markup(element.opening)
        html.markup(" class=\"v")
        if node.effects.contains(.invalidatable) { html.markup(" vi") }
        html.markup("\" style=\"")
        html.place(origin.x, origin.y, node.frame.size.width, node.frame.size.height)
        if let layer { writeStyle(of: layer, references, node) }
        writeBoxPaint(of: node, context)
        html.markup("\"")
        if drawing.marksNodes {
            html.markup(" data-node=\"")
            html.text(context.path)
            html.markup("\"")
        }
        writeAttributes(element)
        html.markup(">")
        if element.isControl { context.isInControl = true }
        if element.isReadAsOne { context.isSilent = true }
        if let label = element.hiddenLabel {
            html.markup("<span class=\"vh\">")
            html.text(label)
            html.markup("</span><span aria-hidden=\"true\">")
        }
        if element.replacesContent {
            writeOwnWords(element)
            html.markup("<span aria-hidden=\"true\">")
        }
        drawContent(of: node, context)
        if element.replacesContent { html.markup("</span>") }
        draw(node.children, context)
        if element.hiddenLabel != nil { html.markup("</span>") }
        html.markup(element.closing)
    }

    private mutating func drawContent(of node: ArchiveNode, _ context: Context) {
        switch node.content {
        case .group, .link, .button, .toggle: break
        case .text(let text): draw(text, node.frame.size, context)
        case .liveText(let text): draw(text, node.frame.size, context)
        case .image(let image): draw(image, node.frame.size, context)
        case .symbol(let symbol): draw(symbol, node.frame.size, context)
        case .shape(let shape): draw(shape, node.frame.size, context)
        case .gauge(let gauge): draw(gauge, node.frame.size, context)
        }
    }
}

extension ArchiveEffect {
    /// Whether the effect changes the drawing, or what the page can do with the box.
    fileprivate var isVisible: Bool { self != .privacySensitive }
}
