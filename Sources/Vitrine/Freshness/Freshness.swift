/// What may be said of a value at a moment.
public enum Freshness: Hashable, Sendable {
    /// It may be shown as how things are.
    case current

    /// It may be shown as how things last were known to be.
    case lastKnown(because: FreshnessReason)

    /// It may not be shown.
    case unavailable(because: FreshnessReason)

    /// Why the value is not current; nil if it is.
    public var reason: FreshnessReason? {
        switch self {
        case .current: nil
        case .lastKnown(let reason), .unavailable(let reason): reason
        }
    }

    /// Whether the value may be shown in some way.
    public var isShowable: Bool {
        if case .unavailable = self { return false }
        return true
    }

    /// Returns the more careful of two judgements: of a value and of one it was made from, for instance.
    ///
    /// If both say the same, the first one's reason stays.
    public func combined(with other: Freshness) -> Freshness { other.rank > rank ? other : self }

    private var rank: Int {
        switch self {
        case .current: 0
        case .lastKnown: 1
        case .unavailable: 2
        }
    }
}
