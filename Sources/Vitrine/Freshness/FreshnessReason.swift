/// Why a value is not current, or must not be shown.
///
/// Programs add their own as static members.
public struct FreshnessReason: RawRepresentable, Hashable, Sendable, Codable {
    /// A short name that stays the same between versions.
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value is older than a limit of the policy.
    public static let aged = FreshnessReason(rawValue: "aged")
    /// The value's observation date is in the future: one of the clocks is wrong, so its age is unknown.
    public static let futureDate = FreshnessReason(rawValue: "futureDate")
    /// It is unknown when the value was observed.
    public static let neverObserved = FreshnessReason(rawValue: "neverObserved")
    /// The value belongs to a day other than today.
    public static let anotherDay = FreshnessReason(rawValue: "anotherDay")
    /// A newer value was requested, but none arrived.
    public static let refreshFailed = FreshnessReason(rawValue: "refreshFailed")
    /// Nothing is stored.
    public static let missing = FreshnessReason(rawValue: "missing")
    /// The stored snapshot is damaged.
    public static let damaged = FreshnessReason(rawValue: "damaged")
    /// The stored snapshot cannot be read at present.
    public static let unreadable = FreshnessReason(rawValue: "unreadable")
    /// A newer version of the program wrote the stored snapshot.
    public static let newerVersion = FreshnessReason(rawValue: "newerVersion")
}

extension FreshnessReason: CustomStringConvertible {
    public var description: String { rawValue }
}

extension SnapshotReading {
    /// Why there is no value to show; nil if there is one.
    public var unavailability: FreshnessReason? {
        switch self {
        case .missing: .missing
        case .value: nil
        case .damaged: .damaged
        case .newerVersion: .newerVersion
        case .unreadable: .unreadable
        }
    }
}
