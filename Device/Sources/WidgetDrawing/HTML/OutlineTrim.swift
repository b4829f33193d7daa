import WidgetArchive

/// Cuts a part out of an outline by length, for trimmed shapes that are filled; CSS and SVG can only trim lines.
enum OutlineTrim {
    /// The drawn part of a shape's outline, with each curve approximated by 24 straight lines.
    static func trimmed(_ shape: ArchivedShape, size: ArchiveSize) -> [ArchivedShape.PathElement] {
        let lines = polylines(OutlinePath(shape.outline, size: size).elements)
        let total = lines.reduce(0) { $0 + length($1) }
        guard total > 0 else { return [] }
        let start = max(shape.trimStart, 0) * total
        let end = min(shape.trimEnd, 1) * total
        var elements: [ArchivedShape.PathElement] = []
        var passed = 0.0
        for line in lines {
            var isOpen = false
            for (from, to) in zip(line, line.dropFirst()) {
                let piece = distance(from, to)
                defer { passed += piece }
                guard piece > 0, passed + piece > start, passed < end else { continue }
                if !isOpen { elements.append(.move(between(from, to, max(start - passed, 0) / piece))) }
                isOpen = true
                elements.append(.line(between(from, to, min((end - passed) / piece, 1))))
            }
            if isOpen { elements.append(.close) }
        }
        return elements
    }

    private static func polylines(_ elements: [ArchivedShape.PathElement]) -> [[ArchivePoint]] {
        var lines: [[ArchivePoint]] = []
        var line: [ArchivePoint] = []
        for element in elements {
            let current = line.last ?? .zero
            switch element {
            case .move(let point):
                if line.count > 1 { lines.append(line) }
                line = [point]
            case .line(let point): line.append(point)
            case .quadratic(let point, let control):
                let control1 = between(current, control, 2 / 3)
                let control2 = between(point, control, 2 / 3)
                line += curve(current, control1, control2, point)
            case .cubic(let point, let control1, let control2): line += curve(current, control1, control2, point)
            case .close:
                if let first = line.first { line.append(first) }
            }
        }
        if line.count > 1 { lines.append(line) }
        return lines
    }

    private static func curve(
        _ from: ArchivePoint,
        _ control1: ArchivePoint,
        _ control2: ArchivePoint,
        _ to: ArchivePoint
    ) -> [ArchivePoint] {
        (1...24)
            .map { step in
                let part = Double(step) / 24
                let first = between(from, control1, part)
                let second = between(control1, control2, part)
                let third = between(control2, to, part)
                return between(between(first, second, part), between(second, third, part), part)
            }
    }

    private static func length(_ line: [ArchivePoint]) -> Double {
        zip(line, line.dropFirst()).reduce(0) { $0 + distance($1.0, $1.1) }
    }

    private static func distance(_ from: ArchivePoint, _ to: ArchivePoint) -> Double {
        ((to.x - from.x) * (to.x - from.x) + (to.y - from.y) * (to.y - from.y)).squareRoot()
    }

    private static func between(_ from: ArchivePoint, _ to: ArchivePoint, _ part: Double) -> ArchivePoint {
        ArchivePoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
    }
}
