extension VitrineError {
    /// What a failed request means for the widget and for the next request.
    public struct Fetch: Hashable, Sendable {
        /// Why there is no newer value, for display.
        public var reason: Freshness.Reason
        /// Whether the same request may succeed when it is repeated.
        public var isTransient: Bool
        /// The minimum wait that the service requests before the next request; nil if it requests none.
        public var retryAfter: Duration?

        /// Creates the meaning of a failed request.
        public init(_ reason: Freshness.Reason, isTransient: Bool, retryAfter: Duration? = nil) {
            self.reason = reason
            self.isTransient = isTransient
            self.retryAfter = retryAfter
        }
    }

    /// The error of a request that brought no value, to be thrown by a fetch.
    ///
    /// - Parameters:
    ///   - reason: Why there is no newer value, for display.
    ///   - isTransient: Whether the same request may succeed when it is repeated.
    ///   - retryAfter: The minimum wait that the service requests before the next request.
    ///   - message: What happened, as a sentence for a log.
    /// - Returns: An error with the code `fetchFailed`.
    public static func fetch(
        _ reason: Freshness.Reason,
        isTransient: Bool,
        retryAfter: Duration? = nil,
        _ message: String
    ) -> VitrineError {
        var error = VitrineError(.fetchFailed, message)
        error.fetch = Fetch(reason, isTransient: isTransient, retryAfter: retryAfter)
        return error
    }

    /// The reason that a load gives for this error; `refreshFailed` for one that no request was made for.
    public var unavailability: Freshness.Reason { fetch?.reason ?? .refreshFailed }
}
