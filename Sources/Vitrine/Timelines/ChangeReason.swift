/// Why the drawing of a widget must change at a moment.
///
/// Programs add their own as static members.
public struct ChangeReason: RawRepresentable, Hashable, Sendable, Codable, Comparable {
    /// A short name, stable between versions.
    public let rawValue: String

    /// Creates a reason from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The plan begins.
    public static let start = ChangeReason(rawValue: "start")
    /// The age of a value passes a limit.
    public static let age = ChangeReason(rawValue: "age")
    /// An event begins.
    public static let eventStart = ChangeReason(rawValue: "eventStart")
    /// An event ends.
    public static let eventEnd = ChangeReason(rawValue: "eventEnd")
    /// The local day turns.
    public static let dayTurn = ChangeReason(rawValue: "dayTurn")

    /// Orders reasons by name.
    public static func < (left: ChangeReason, right: ChangeReason) -> Bool { left.rawValue < right.rawValue }
}

extension ChangeReason: CustomStringConvertible {
    /// The reason's name.
    public var description: String { rawValue }
}
