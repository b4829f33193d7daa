/// The size that a container offers a view; nil in a direction asks for the ideal extent there.
public struct ProposedViewSize: Equatable, Sendable {
    /// The offered width in points; nil asks for the ideal width.
    public var width: CGFloat?
    /// The offered height in points; nil asks for the ideal height.
    public var height: CGFloat?

    /// Creates an offer, in points; nil asks for the ideal extent.
    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    /// Creates an offer of a size that is known in both directions.
    public init(_ size: CGSize) {
        self.init(width: size.width, height: size.height)
    }

    /// Asks for the smallest size.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// Asks for the ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    /// Asks for the largest size.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// The offered size, with the given extents where the ideal extent is requested.
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}

extension ProposedViewSize {
    /// Creates the public form of a proposal.
    package init(_ proposal: Proposal) {
        self.init(width: proposal.width, height: proposal.height)
    }
}
