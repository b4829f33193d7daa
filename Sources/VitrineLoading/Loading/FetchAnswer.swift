public import Vitrine

/// The input of one request to a service.
public struct FetchRequest<Value: Sendable>: Sendable {
    /// The stored value, for a conditional request; nil if no usable value is stored.
    public var stored: Value?
    /// The number of this request within the load, counted from 1.
    public var attempt: Int
    /// How long the request may take; then it is cancelled, and an answer comes too late.
    public var limit: Duration

    /// Creates a request, for example in a test of a fetch.
    public init(stored: Value?, attempt: Int, limit: Duration) {
        self.stored = stored
        self.attempt = attempt
        self.limit = limit
    }
}

/// The answer to a request.
public enum FetchAnswer<Value: Sendable>: Sendable {
    /// A value that the service has sent; it takes the place of the stored one.
    case value(Value)
    /// The stored value is still valid, and counts as just confirmed.
    case notModified
    /// The service answered that there is no value.
    ///
    /// This is not a failure: nothing may be shown, not even an older value.
    case empty(because: Freshness.Reason)
}

extension FetchAnswer: Equatable where Value: Equatable {}
