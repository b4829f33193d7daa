#if !canImport(SwiftUI)
package import WidgetArchive

/// An extent in points.
public struct CGSize: Hashable, Codable, Sendable {
    /// The horizontal extent, in points; may be infinite in a proposal.
    public var width: CGFloat
    /// The vertical extent, in points; may be infinite in a proposal.
    public var height: CGFloat

    /// Makes an empty extent.
    public init() {
        self.init(width: 0, height: 0)
    }

    /// Makes an extent.
    public init(width: CGFloat, height: CGFloat) {
        self.width = width
        self.height = height
    }

    /// Makes an extent from whole points.
    public init(width: Int, height: Int) {
        self.init(width: CGFloat(width), height: CGFloat(height))
    }

    /// No extent.
    public static let zero = CGSize()

    /// The extent after a transform, without its translation.
    public func applying(_ transform: CGAffineTransform) -> CGSize {
        CGSize(
            width: transform.a * width + transform.c * height,
            height: transform.b * width + transform.d * height
        )
    }

    /// The extent in an archive: what is negative or not finite counts as 0.
    package var archived: ArchiveSize {
        ArchiveSize(width: width.archivedLength, height: height.archivedLength)
    }
}

extension CGFloat {
    /// The length as an archive may carry it: finite, not negative, rounded to a thousandth of a point.
    package var archivedLength: Double { isFinite && self > 0 ? roundedToThousandths : 0 }
}
#endif
