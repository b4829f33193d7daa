/// The size that a container offers a view; nil in a direction asks for the ideal extent there.
package struct Proposal: Hashable, Sendable {
    /// The offered width in points, not negative, possibly infinite; nil asks for the ideal width.
    package var width: CGFloat?
    /// The offered height in points, not negative, possibly infinite; nil asks for the ideal height.
    package var height: CGFloat?

    /// Offers extents; negative values count as 0.
    package init(width: CGFloat?, height: CGFloat?) {
        self.width = width.map { $0 > 0 ? $0 : 0 }
        self.height = height.map { $0 > 0 ? $0 : 0 }
    }

    /// Offers a size.
    package init(_ size: CGSize) {
        self.init(width: size.width, height: size.height)
    }

    /// Asks for the ideal size.
    package static let ideal = Proposal(width: nil, height: nil)

    /// The offered extent along an axis.
    package subscript(axis: Axis) -> CGFloat? {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    /// The offered size, with 10 points where the ideal extent is requested, as in SwiftUI.
    package var filled: CGSize { CGSize(width: width ?? 10, height: height ?? 10) }

    /// The offer reduced by insets.
    package func inset(by insets: EdgeInsets) -> Proposal {
        Proposal(width: width.map { $0 - insets.horizontal }, height: height.map { $0 - insets.vertical })
    }
}

extension CGSize {
    /// The extent along an axis.
    package subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    /// Creates a size from its extents along an axis and across it.
    package init(along axis: Axis, _ main: CGFloat, _ cross: CGFloat) {
        self = axis == .horizontal ? CGSize(width: main, height: cross) : CGSize(width: cross, height: main)
    }

    /// The size with negative extents and NaN replaced by 0.
    package var sanitized: CGSize { CGSize(width: width > 0 ? width : 0, height: height > 0 ? height : 0) }
}

extension Axis {
    /// The other axis.
    package var across: Axis { self == .horizontal ? .vertical : .horizontal }
}
