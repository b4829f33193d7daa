extension DigestWalk {
    mutating func add(_ shape: ArchivedShape) {
        add(shape.outline)
        add(shape.paint)
        add(shape.stroke != nil)
        if let stroke = shape.stroke { add(stroke) }
        add(shape.trimStart)
        add(shape.trimEnd)
        add(shape.isEvenOdd)
    }

    mutating func add(_ outline: ArchivedShape.Outline) {
        switch outline {
        case .rectangle: add(0)
        case .roundedRectangle(let radii, let isContinuous):
            add(1)
            add(radii) { $0.add(length: $1) }
            add(isContinuous)
        case .circle: add(2)
        case .ellipse: add(3)
        case .capsule: add(4)
        case .path(let elements):
            add(5)
            add(elements) { $0.add($1) }
        }
    }

    mutating func add(_ paint: ArchivePaint) {
        switch paint {
        case .color(let color):
            add(0)
            add(color)
        case .linear(let gradient, let start, let end):
            add(1)
            add(gradient)
            add(start)
            add(end)
        case .radial(let gradient, let center, let startRadius, let endRadius):
            add(2)
            add(gradient)
            add(center)
            add(length: startRadius)
            add(length: endRadius)
        case .angular(let gradient, let center, let startAngle, let endAngle):
            add(3)
            add(gradient)
            add(center)
            add(startAngle)
            add(endAngle)
        case .material(let thickness):
            add(4)
            add(thickness)
        }
    }

    /// Adds a colour in both appearances.
    mutating func add(_ color: ArchiveColor) {
        add(Int(color.light.rawValue))
        add(Int((color.dark ?? color.light).rawValue))
    }

    private mutating func add(_ gradient: ArchiveGradient) {
        add(gradient.stops) { walk, stop in
            walk.add(stop.color)
            walk.add(stop.location)
        }
    }

    private mutating func add(_ stroke: ArchivedShape.Stroke) {
        add(length: stroke.width)
        add(stroke.cap)
        add(stroke.join)
        add(stroke.dash) { $0.add(length: $1) }
        add(length: stroke.dashPhase)
        add(stroke.isInside)
    }

    private mutating func add(_ element: ArchivedShape.PathElement) {
        switch element {
        case .move(let point):
            add(0)
            add(point)
        case .line(let point):
            add(1)
            add(point)
        case .quadratic(let point, let control):
            add(2)
            add(point)
            add(control)
        case .cubic(let point, let control1, let control2):
            add(3)
            add(point)
            add(control1)
            add(control2)
        case .close: add(4)
        }
    }
}
