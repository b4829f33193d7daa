/// Why a widget's view must change at a moment.
///
/// Programs add their own as static members.
public struct ChangeReason: RawRepresentable, Hashable, Sendable, Codable, Comparable {
    /// A short name that stays the same between versions.
    public let rawValue: String

    /// Creates a reason of a program's own.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The plan begins.
    public static let start = ChangeReason(rawValue: "start")
    /// The age of a value reaches a limit.
    public static let age = ChangeReason(rawValue: "age")
    /// An event begins.
    public static let eventStart = ChangeReason(rawValue: "eventStart")
    /// An event ends.
    public static let eventEnd = ChangeReason(rawValue: "eventEnd")
    /// A new local day begins.
    public static let dayTurn = ChangeReason(rawValue: "dayTurn")

    /// Orders reasons by name.
    public static func < (left: ChangeReason, right: ChangeReason) -> Bool { left.rawValue < right.rawValue }
}

extension ChangeReason: CustomStringConvertible {
    public var description: String { rawValue }
}
