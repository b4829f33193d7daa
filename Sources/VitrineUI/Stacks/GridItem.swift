#if !canImport(SwiftUI)
/// A column or row of a lazy grid.
public struct GridItem: Sendable {
    /// How wide a column or how high a row is.
    public enum Size: Sendable {
        /// One extent, in points.
        case fixed(CGFloat)
        /// A share of the space on offer, within bounds.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many columns of at least the minimum as have room.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// The size.
    public var size: Size
    /// The distance to the next one, in points; nil is 8.
    public var spacing: CGFloat?
    /// How views are lined up in it; nil is the grid's.
    public var alignment: Alignment?

    /// Describes a column or row.
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

/// The columns (or rows) of a lazy grid for an extent on offer.
package struct GridTracks: Sendable {
    /// One column.
    package struct Track: Sendable {
        /// Where it begins, in points.
        package var start: CGFloat
        /// Its extent, in points.
        package var length: CGFloat
        /// How views are lined up in it.
        package var alignment: Alignment?
    }

    /// The columns.
    package private(set) var tracks: [Track] = []
    /// The extent of all with their distances, in points.
    package private(set) var length: CGFloat = 0

    /// Shares an extent among columns, from the first to the last: each gets an equal share of what is left, within its
    /// bounds; fixed ones are taken off beforehand.
    package init(_ items: [GridItem], available: CGFloat?) {
        let distances = items.dropLast().reduce(0) { $0 + ($1.spacing ?? 8) }
        let fixed = items.reduce(CGFloat(0)) { if case .fixed(let length) = $1.size { $0 + length } else { $0 } }
        var rest = max((available ?? 0) - distances - fixed, 0)
        var open = items.count { if case .fixed = $0.size { false } else { true } }
        var position: CGFloat = 0
        for (index, item) in items.enumerated() {
            let share = open > 0 ? rest / CGFloat(open) : 0
            let lengths = Self.lengths(item, share: share)
            for (number, length) in lengths.enumerated() {
                if number > 0 { position += item.spacing ?? 8 }
                tracks.append(Track(start: position, length: length, alignment: item.alignment))
                position += length
            }
            if case .fixed = item.size {
            } else {
                rest -= lengths.reduce(0, +) + (item.spacing ?? 8) * CGFloat(lengths.count - 1)
                rest = max(rest, 0)
                open -= 1
            }
            if index < items.count - 1 { position += item.spacing ?? 8 }
        }
        length = position
    }

    private static func lengths(_ item: GridItem, share: CGFloat) -> [CGFloat] {
        switch item.size {
        case .fixed(let length): return [max(length, 0)]
        case .flexible(let minimum, let maximum): return [max(min(share, maximum), minimum, 0)]
        case .adaptive(let minimum, let maximum):
            let spacing = item.spacing ?? 8
            let room = share.isFinite && minimum + spacing > 0 ? (share + spacing) / (minimum + spacing) : 1
            let count = room >= 1 ? Int(min(room, 1000)) : 1
            let length = (share - spacing * CGFloat(count - 1)) / CGFloat(count)
            return Array(repeating: max(min(length, maximum), minimum, 0), count: count)
        }
    }
}
#endif
