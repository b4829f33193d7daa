package import WidgetArchive

extension ArchiveNode {
    /// The box and its descendants mirrored: layout always runs from left to right and is mirrored at the end.
    ///
    /// Letters, pictures, paints and rings keep their direction.
    package func mirrored(in width: CGFloat) -> ArchiveNode {
        var copy = self
        copy.frame.origin.x = (width - frame.maxX).roundedToThousandths
        copy.children = children.map { $0.mirrored(in: frame.size.width) }
        copy.effects = effects.map { $0.mirrored(in: frame.size.width) }
        switch content {
        case .text(var text):
            text.mirror(in: frame.size.width)
            copy.content = .text(text)
        // A live text is drawn in its box by its alignment, whose sides change too.
        case .liveText(var text):
            text.alignment = 1 - text.alignment
            copy.content = .liveText(text)
        case .shape(var shape):
            shape.outline = shape.outline.mirrored(in: frame.size.width)
            copy.content = .shape(shape)
        case .symbol(var symbol) where SymbolDirection.follows(symbol.name):
            symbol.isMirrored.toggle()
            copy.content = .symbol(symbol)
        case .gauge(var gauge) where gauge.form == .bar || gauge.form == .barWithMarker:
            gauge.isMirrored.toggle()
            copy.content = .gauge(gauge)
        default: break
        }
        return copy
    }
}

extension Bool? {
    /// Exchanges true and nil, the value of what is not mirrored.
    fileprivate mutating func toggle() { self = self == true ? nil : true }
}

extension ArchivedText {
    fileprivate mutating func mirror(in width: CGFloat) {
        for index in lines.indices {
            lines[index].frame.origin.x = (width - lines[index].frame.maxX).roundedToThousandths
            for run in lines[index].runs.indices where lines[index].runs[run].isSymbol {
                if SymbolDirection.follows(lines[index].runs[run].string) { lines[index].runs[run].isMirrored.toggle() }
            }
        }
    }
}

extension ArchiveEffect {
    fileprivate func mirrored(in width: CGFloat) -> ArchiveEffect {
        switch self {
        case .clip(let outline): .clip(outline.mirrored(in: width))
        case .mask(let nodes): .mask(nodes.map { $0.mirrored(in: width) })
        default: self
        }
    }
}

extension ArchivedShape.Outline {
    fileprivate func mirrored(in width: CGFloat) -> ArchivedShape.Outline {
        switch self {
        case .rectangle, .circle, .ellipse, .capsule: self
        case .roundedRectangle(let radii, let isContinuous):
            // From the top left corner clockwise.
            radii.count == 4
                ? .roundedRectangle(radii: [radii[1], radii[0], radii[3], radii[2]], isContinuous: isContinuous) : self
        case .path(let elements): .path(elements.map { $0.mirrored(in: width) })
        }
    }
}

extension ArchivedShape.PathElement {
    fileprivate func mirrored(in width: CGFloat) -> ArchivedShape.PathElement {
        func place(_ point: ArchivePoint) -> ArchivePoint {
            ArchivePoint(x: (width - point.x).roundedToThousandths, y: point.y)
        }
        return switch self {
        case .move(let end): .move(place(end))
        case .line(let end): .line(place(end))
        case .quadratic(let end, let control): .quadratic(place(end), control: place(control))
        case .cubic(let end, let control1, let control2):
            .cubic(place(end), control1: place(control1), control2: place(control2))
        case .close: .close
        }
    }
}
