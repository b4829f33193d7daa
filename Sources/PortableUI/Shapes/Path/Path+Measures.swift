extension Path {
    /// The smallest box that contains the outline; ``CGRect/null`` if the outline is empty.
    public var boundingRect: CGRect {
        var box = CGRect.null
        for part in segments { for segment in part { box = box.union(segment.boundingRect) } }
        for case .move(let point) in elements { box = box.union(CGRect(origin: point, size: .zero)) }
        return box
    }

    /// Whether a point is inside the outline; open subpaths count as closed.
    ///
    /// With `eoFill` the even-odd rule decides, otherwise the nonzero winding rule.
    public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
        var winding = 0
        var crossings = 0
        for part in segments {
            guard let first = part.first, let last = part.last else { continue }
            let closing = PathSegment.line(last.points.3, first.points.0)
            for (start, end) in (part + [closing]).flatMap(\.chords) where (start.y > p.y) != (end.y > p.y) {
                let x = start.x + (p.y - start.y) / (end.y - start.y) * (end.x - start.x)
                guard x > p.x else { continue }
                winding += end.y > start.y ? 1 : -1
                crossings += 1
            }
        }
        return eoFill ? !crossings.isMultiple(of: 2) : winding != 0
    }

    /// The part of the outline between two fractions of its length, 0…1; fractions outside are clamped.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        let from = from > 0 ? min(from, 1) : 0
        let to = to > 0 ? min(to, 1) : 0
        guard from < to else { return Path() }
        if from == 0, to == 1 { return self }
        let parts = segments.map { $0.map { ($0, $0.lengths) } }
        let total = parts.joined().reduce(0) { $0 + ($1.1.last ?? 0) }
        guard total > 0, total.isFinite else { return Path() }
        var trimmed = Path()
        var passed: CGFloat = 0
        for part in parts {
            var isOpen = false
            for (segment, lengths) in part {
                let length = lengths.last ?? 0
                let range = (from * total - passed, to * total - passed)
                passed += length
                guard let piece = segment.piece(from: range.0, to: range.1, lengths) else {
                    isOpen = false
                    continue
                }
                if !isOpen { trimmed.move(to: piece.points.0) }
                isOpen = true
                trimmed.add(piece)
            }
        }
        return trimmed
    }

    private mutating func add(_ segment: PathSegment) {
        let (_, control1, control2, end) = segment.points
        add(segment.isLine ? .line(to: end) : .curve(to: end, control1: control1, control2: control2))
    }
}

extension PathSegment {
    /// Short straight lines that approximate the segment.
    var chords: [(CGPoint, CGPoint)] {
        if isLine { return [(points.0, points.3)] }
        let stops = (0...32).map { point(at: CGFloat($0) / 32) }
        return Array(zip(stops, stops.dropFirst()))
    }

    /// The piece between two lengths from the start, in points; nil if it is empty.
    fileprivate func piece(from: CGFloat, to: CGFloat, _ lengths: [CGFloat]) -> PathSegment? {
        let whole = lengths.last ?? 0
        guard whole > 0, from < whole, to > 0 else { return nil }
        var piece = self
        let end = to < whole ? Self.parameter(at: to, lengths) : 1
        let start = from > 0 ? Self.parameter(at: from, lengths) : 0
        guard start < end else { return nil }
        if end < 1 { piece = piece.split(at: end).0 }
        if start > 0 { piece = piece.split(at: start / end).1 }
        return piece
    }

    /// The parameter at a length, interpolated linearly between the measured parameters.
    private static func parameter(at length: CGFloat, _ lengths: [CGFloat]) -> CGFloat {
        let steps = CGFloat(lengths.count - 1)
        guard let after = lengths.firstIndex(where: { $0 >= length }), after > 0 else { return 0 }
        let span = lengths[after] - lengths[after - 1]
        return (CGFloat(after - 1) + (span > 0 ? (length - lengths[after - 1]) / span : 0)) / steps
    }
}
