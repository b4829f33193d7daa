/// What a request is made with.
public struct FetchRequest<Value: Sendable>: Sendable {
    /// The value that is stored, for a request that asks only for something newer; nil if nothing usable is stored.
    public var stored: Value?
    /// How many requests this load has made with this one, from 1.
    public var attempt: Int
    /// How long the request may take; whoever makes it keeps to that.
    public var limit: Duration

    /// Makes a request.
    public init(stored: Value?, attempt: Int, limit: Duration) {
        self.stored = stored
        self.attempt = attempt
        self.limit = limit
    }
}

/// What a request brought.
public enum FetchAnswer<Value: Sendable>: Sendable {
    /// A value.
    case value(Value)
    /// What is stored is still right, and counts as just confirmed.
    case notModified
    /// An answer without a value, which is not a failure of the way: nothing may be shown, also nothing older.
    case empty(because: FreshnessReason)
}

extension FetchAnswer: Equatable where Value: Equatable {}
