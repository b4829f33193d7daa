/// A direction of layout.
public enum Axis: Int8, CaseIterable, Hashable, Sendable {
    /// The horizontal direction.
    case horizontal
    /// The vertical direction.
    case vertical

    /// A set of directions.
    public struct Set: OptionSet, Hashable, Sendable {
        /// One bit for each direction, in the order of ``Axis``.
        public let rawValue: Int8

        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// Creates a set with one axis.
        public init(_ axis: Axis) {
            rawValue = 1 << axis.rawValue
        }

        /// The horizontal direction.
        public static let horizontal = Set(.horizontal)
        /// The vertical direction.
        public static let vertical = Set(.vertical)
    }
}

extension Axis: CustomStringConvertible {
    public var description: String {
        switch self {
        case .horizontal: "horizontal"
        case .vertical: "vertical"
        }
    }
}
