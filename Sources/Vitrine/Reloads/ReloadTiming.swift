/// How long changes may wait for each other before a reload is asked for.
///
/// Where a ``ReloadRule`` says when the system should come by itself, this says when a change is worth a request.
public struct ReloadTiming: Hashable, Sendable {
    /// How long the value must stay as it is before a significant change is told; zero tells it at once.
    public var quiet: Duration
    /// The longest that a significant change waits while the value keeps changing; nil waits for the quiet, however long.
    public var maximumDelay: Duration?
    /// Whether the first significant change after a quiet time is told at once instead of at the end of one.
    public var isLeading: Bool

    /// Creates a timing.
    ///
    /// - Precondition: No length is negative, and the maximum delay is not shorter than the quiet time.
    public init(quiet: Duration, maximumDelay: Duration? = nil, isLeading: Bool = false) {
        precondition(quiet >= .zero, "a quiet time cannot be negative, got \(quiet)")
        precondition(
            maximumDelay.map { $0 >= quiet } ?? true,
            "a maximum delay below the quiet time of \(quiet) would never let anything come to rest"
        )
        self.quiet = quiet
        self.maximumDelay = maximumDelay
        self.isLeading = isLeading
    }
}
