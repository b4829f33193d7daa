/// How a value may be presented at a moment.
public enum Freshness: Hashable, Sendable {
    /// The value may be shown as current.
    case current

    /// The value may be shown only as the last known one.
    case lastKnown(because: Freshness.Reason)

    /// The value must not be shown.
    case unavailable(because: Freshness.Reason)

    /// Why the value is not current; nil if it is current.
    public var reason: Freshness.Reason? {
        switch self {
        case .current: nil
        case .lastKnown(let reason), .unavailable(let reason): reason
        }
    }

    /// Whether the value may be shown, as current or as last known.
    public var isShowable: Bool {
        if case .unavailable = self { return false }
        return true
    }

    /// Returns the more cautious of two judgements, for example of a value and of the value it was derived from.
    ///
    /// If both are equally cautious, the receiver is returned with its reason.
    public func combined(with other: Freshness) -> Freshness { other.rank > rank ? other : self }

    private var rank: Int {
        switch self {
        case .current: 0
        case .lastKnown: 1
        case .unavailable: 2
        }
    }
}
