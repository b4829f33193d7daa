#if !canImport(SwiftUI)
/// A direction of layout.
public enum Axis: Int8, CaseIterable, Hashable, Sendable {
    /// From left to right.
    case horizontal
    /// From top to bottom.
    case vertical

    /// A choice of directions.
    public struct Set: OptionSet, Hashable, Sendable {
        /// One bit a direction, in the order of ``Axis``.
        public let rawValue: Int8

        /// Makes a choice from its bits.
        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// Makes a choice of one direction.
        public init(_ axis: Axis) {
            rawValue = 1 << axis.rawValue
        }

        /// From left to right.
        public static let horizontal = Set(.horizontal)
        /// From top to bottom.
        public static let vertical = Set(.vertical)
    }
}

extension Axis: CustomStringConvertible {
    /// The direction's name.
    public var description: String {
        switch self {
        case .horizontal: "horizontal"
        case .vertical: "vertical"
        }
    }
}
#endif
