/// Why a value is not called current, or not shown at all.
///
/// Programs add their own as static members.
public struct FreshnessReason: RawRepresentable, Hashable, Sendable, Codable {
    /// A short name, stable between versions.
    public let rawValue: String

    /// Creates a reason from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value is older than the policy allows for what it is called.
    public static let aged = FreshnessReason(rawValue: "aged")
    /// The value says that it was observed in the future: one of the clocks is wrong, so its age is not known.
    public static let futureDate = FreshnessReason(rawValue: "futureDate")
    /// Nobody knows when the value was observed.
    public static let neverObserved = FreshnessReason(rawValue: "neverObserved")
    /// The value belongs to another day than the present one.
    public static let anotherDay = FreshnessReason(rawValue: "anotherDay")
    /// A newer value was asked for, and did not come.
    public static let refreshFailed = FreshnessReason(rawValue: "refreshFailed")
    /// Nothing is stored.
    public static let missing = FreshnessReason(rawValue: "missing")
    /// What is stored is damaged.
    public static let damaged = FreshnessReason(rawValue: "damaged")
    /// What is stored cannot be read now.
    public static let unreadable = FreshnessReason(rawValue: "unreadable")
    /// A newer version of the program wrote what is stored.
    public static let newerVersion = FreshnessReason(rawValue: "newerVersion")
}

extension FreshnessReason: CustomStringConvertible {
    /// The reason's name.
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
