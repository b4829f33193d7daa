/// A column or row of a lazy grid.
public struct GridItem: Sendable {
    /// The width of a column or the height of a row.
    public enum Size: Sendable {
        /// A fixed extent, in points.
        case fixed(CGFloat)
        /// A share of the offered space, within bounds in points.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many columns as fit; each has at least the minimum width.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// The extent of the column or row, and how many of them there are.
    public var size: Size
    /// The distance to the next column or row, in points; nil is 8.
    public var spacing: CGFloat?
    /// The alignment of views in the column or row; nil uses the grid's.
    public var alignment: Alignment?

    /// Creates a column or row, by default one that shares the space.
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

/// The columns (or rows) of a lazy grid for an offered extent.
package struct GridTracks: Sendable {
    /// One column.
    package struct Track: Sendable {
        /// The start, in points.
        package var start: CGFloat
        /// The extent, in points.
        package var length: CGFloat
        /// The alignment of views in the column; nil uses the grid's.
        package var alignment: Alignment?
    }

    package private(set) var tracks: [Track] = []
    /// The total extent with spacing, in points.
    package private(set) var length: CGFloat = 0

    /// Divides an extent among columns from first to last.
    ///
    /// Each column gets an equal share of the remaining space, within its bounds; fixed columns are subtracted
    /// beforehand.
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
