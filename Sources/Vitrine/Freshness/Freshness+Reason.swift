extension Freshness {
    /// Why no current value is available: its age, the state of its file, or the request that failed.
    ///
    /// A view shows the last known value with its reason, or the reason alone. Programs add their own as static
    /// members.
    public struct Reason: RawRepresentable, Hashable, Sendable, Codable {
        /// A short name that stays the same between versions.
        public let rawValue: String

        /// Creates a reason of a program's own.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The value is older than a limit of the policy.
        public static let aged = Reason(rawValue: "aged")
        /// The value's observation date is in the future: one of the clocks is wrong, so its age is unknown.
        public static let futureDate = Reason(rawValue: "futureDate")
        /// It is unknown when the value was observed.
        public static let neverObserved = Reason(rawValue: "neverObserved")
        /// A newer value was requested, but none arrived.
        public static let refreshFailed = Reason(rawValue: "refreshFailed")
        /// Nothing is stored.
        public static let missing = Reason(rawValue: "missing")
        /// The stored snapshot is damaged.
        public static let damaged = Reason(rawValue: "damaged")
        /// The stored snapshot cannot be read at present.
        public static let unreadable = Reason(rawValue: "unreadable")
        /// A newer version of the program wrote the stored snapshot.
        public static let newerVersion = Reason(rawValue: "newerVersion")
    }
}

extension Freshness.Reason: CustomStringConvertible {
    public var description: String { rawValue }
}

extension SnapshotReading {
    /// Why there is no value to show; nil if there is one.
    public var unavailability: Freshness.Reason? {
        switch self {
        case .missing: .missing
        case .value: nil
        case .damaged: .damaged
        case .newerVersion: .newerVersion
        case .unreadable: .unreadable
        }
    }
}
