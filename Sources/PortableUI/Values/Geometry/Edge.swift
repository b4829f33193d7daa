/// An edge of a box; leading and trailing follow the reading direction.
public enum Edge: Int8, CaseIterable, Hashable, Codable, Sendable {
    /// The upper edge.
    case top
    /// The edge at which a line of text starts.
    case leading
    /// The lower edge.
    case bottom
    /// The edge at which a line of text ends.
    case trailing

    /// A set of edges.
    public struct Set: OptionSet, Hashable, Sendable {
        /// One bit for each edge, in the order of ``Edge``.
        public let rawValue: Int8

        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// Creates a set with one edge.
        public init(_ edge: Edge) {
            rawValue = 1 << edge.rawValue
        }

        /// The upper edge.
        public static let top = Set(.top)
        /// The edge at which a line of text starts.
        public static let leading = Set(.leading)
        /// The lower edge.
        public static let bottom = Set(.bottom)
        /// The edge at which a line of text ends.
        public static let trailing = Set(.trailing)
        /// All four edges.
        public static let all: Set = [.top, .leading, .bottom, .trailing]
        /// The leading and the trailing edge.
        public static let horizontal: Set = [.leading, .trailing]
        /// The upper and the lower edge.
        public static let vertical: Set = [.top, .bottom]
    }
}

/// Insets from the four edges of a box, in points.
public struct EdgeInsets: Equatable, Sendable {
    /// The distance from the upper edge.
    public var top: CGFloat
    /// The distance from the edge at which a line of text starts.
    public var leading: CGFloat
    /// The distance from the lower edge.
    public var bottom: CGFloat
    /// The distance from the edge at which a line of text ends.
    public var trailing: CGFloat

    /// Creates insets of nothing.
    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    /// Creates insets, in points.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// Creates the same inset for some edges, and zero for the others.
    package init(_ edges: Edge.Set, _ length: CGFloat) {
        self.init(
            top: edges.contains(.top) ? length : 0,
            leading: edges.contains(.leading) ? length : 0,
            bottom: edges.contains(.bottom) ? length : 0,
            trailing: edges.contains(.trailing) ? length : 0
        )
    }

    /// The sum of the leading and trailing insets.
    package var horizontal: CGFloat { leading + trailing }
    /// The sum of the top and bottom insets.
    package var vertical: CGFloat { top + bottom }
}
