#if !canImport(SwiftUI)
/// An angle, said in degrees or radians.
public struct Angle: Hashable, Comparable, Sendable {
    /// The angle in radians.
    public var radians: Double

    /// The angle in degrees.
    public var degrees: Double {
        get { radians * (180 / .pi) }
        set { radians = newValue * (.pi / 180) }
    }

    /// Makes an angle of zero.
    public init() {
        radians = 0
    }

    /// Makes an angle from radians.
    public init(radians: Double) {
        self.radians = radians
    }

    /// Makes an angle from degrees.
    public init(degrees: Double) {
        radians = degrees * (.pi / 180)
    }

    /// An angle from radians.
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

    /// An angle from degrees.
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

    /// No angle.
    public static let zero = Angle()

    /// Whether the first angle is smaller; turns are not taken off.
    public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }

    /// The sum of two angles.
    public static func + (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians + rhs.radians) }

    /// The difference of two angles.
    public static func - (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians - rhs.radians) }

    /// The angle the other way round.
    public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
}
#endif
