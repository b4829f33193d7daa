package import WidgetArchive

#if CompleteFoundation
public import VitrinePlatform
#else
/// An extent in points.
public struct CGSize: Hashable, Codable, Sendable {
    /// The horizontal extent, in points; may be infinite in a proposal.
    public var width: CGFloat
    /// The vertical extent, in points; may be infinite in a proposal.
    public var height: CGFloat

    /// Creates an extent of nothing.
    public init() {
        self.init(width: 0, height: 0)
    }

    /// Creates an extent, in points.
    public init(width: CGFloat, height: CGFloat) {
        self.width = width
        self.height = height
    }

    /// Creates an extent from whole numbers of points.
    public init(width: Int, height: Int) {
        self.init(width: CGFloat(width), height: CGFloat(height))
    }

    /// The extent of nothing.
    public static let zero = CGSize()
}
#endif

extension CGSize {
    /// The extent after a transform, without its translation.
    public func applying(_ transform: CGAffineTransform) -> CGSize {
        CGSize(
            width: transform.a * width + transform.c * height,
            height: transform.b * width + transform.d * height
        )
    }

    /// The extent in archived form: negative and non-finite values become 0.
    package var archived: ArchiveSize {
        ArchiveSize(width: width.archivedLength, height: height.archivedLength)
    }
}

extension CGFloat {
    /// The length in the form an archive may carry: finite, not negative, rounded to thousandths of a point.
    package var archivedLength: Double { isFinite && self > 0 ? bounded().roundedToThousandths : 0 }
}

#if CompleteFoundation
extension CGFloat {
    /// The length rounded to thousandths of a point, the precision of an archive.
    package var roundedToThousandths: Double { Double(self).roundedToThousandths }
}
#endif
