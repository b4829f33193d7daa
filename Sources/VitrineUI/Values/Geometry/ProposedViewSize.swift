#if !canImport(SwiftUI)
/// The size that a container offers a view; nil in a direction asks for the ideal extent there.
public struct ProposedViewSize: Equatable, Sendable {
    /// The width on offer, in points; nil asks for the ideal one.
    public var width: CGFloat?
    /// The height on offer, in points; nil asks for the ideal one.
    public var height: CGFloat?

    /// Offers extents.
    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    /// Offers a size.
    public init(_ size: CGSize) {
        self.init(width: size.width, height: size.height)
    }

    /// Asks for the smallest size.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// Asks for the ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    /// Asks for the largest size.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// The size on offer, with those of another one where the ideal extent is asked for.
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}

extension ProposedViewSize {
    /// Makes the public form of an offer.
    package init(_ proposal: Proposal) {
        self.init(width: proposal.width, height: proposal.height)
    }
}
#endif
