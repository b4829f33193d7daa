/// How long changes may wait for further changes before a reload is requested.
///
/// A `ReloadRule` states when the system should reload by itself; this type states when a change is worth a request.
public struct ReloadTiming: Hashable, Sendable {
    /// How long the value must stay unchanged before a significant change is reported; zero reports it at once.
    public var quiet: Duration
    /// The maximum wait of a significant change while the value keeps changing; nil waits for the quiet time, however
    /// long.
    public var maximumDelay: Duration?
    /// Whether the first significant change after a quiet time is reported at once instead of at the end of a quiet
    /// time.
    public var isLeading: Bool

    /// Creates a timing.
    ///
    /// - Precondition: `quiet` is not negative, and `maximumDelay` is not shorter than `quiet`.
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
