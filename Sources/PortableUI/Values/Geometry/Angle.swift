/// An angle in degrees or radians.
public struct Angle: Hashable, Comparable, Sendable {
    /// The angle in radians, positive clockwise on screen.
    public var radians: Double

    /// The angle in degrees, positive clockwise on screen.
    public var degrees: Double {
        get { radians * (180 / .pi) }
        set { radians = newValue * (.pi / 180) }
    }

    /// Creates a zero angle.
    public init() {
        radians = 0
    }

    /// Creates an angle in radians.
    public init(radians: Double) {
        self.radians = radians
    }

    /// Creates an angle in degrees.
    public init(degrees: Double) {
        radians = degrees * (.pi / 180)
    }

    /// An angle in radians.
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

    /// An angle in degrees.
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

    /// No rotation.
    public static let zero = Angle()

    /// Whether the first angle is smaller; full turns are not normalised.
    public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }

    /// The sum of two angles, which may be more than a full turn.
    public static func + (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians + rhs.radians) }

    /// The difference of two angles, which may be negative.
    public static func - (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians - rhs.radians) }

    /// An angle times a number.
    public static func * (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians * rhs) }

    /// An angle divided by a number.
    public static func / (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians / rhs) }

    /// Adds an angle.
    public static func += (lhs: inout Angle, rhs: Angle) { lhs.radians += rhs.radians }

    /// Subtracts an angle.
    public static func -= (lhs: inout Angle, rhs: Angle) { lhs.radians -= rhs.radians }

    /// Multiplies an angle by a number.
    public static func *= (lhs: inout Angle, rhs: Double) { lhs.radians *= rhs }

    /// Divides an angle by a number.
    public static func /= (lhs: inout Angle, rhs: Double) { lhs.radians /= rhs }

    /// The negated angle.
    public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
}
