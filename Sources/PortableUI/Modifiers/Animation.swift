/// How a value changes over time; it has no effect, because an archive is static.
public struct Animation: Hashable, Sendable {
    private let name: String

    /// The default animation.
    public static let `default` = Animation(name: "default")
    /// A constant speed.
    public static let linear = Animation(name: "linear")
    /// A slow beginning.
    public static let easeIn = Animation(name: "easeIn")
    /// A slow end.
    public static let easeOut = Animation(name: "easeOut")
    /// A slow beginning and a slow end.
    public static let easeInOut = Animation(name: "easeInOut")
    /// A spring.
    public static let spring = Animation(name: "spring")
    /// A spring without bounce.
    public static let smooth = Animation(name: "smooth")
    /// A spring with a small bounce.
    public static let snappy = Animation(name: "snappy")
    /// A spring with a bounce.
    public static let bouncy = Animation(name: "bouncy")

    /// A constant speed; the duration is in seconds.
    public static func linear(duration: Double) -> Animation { .linear }
    /// A slow beginning; the duration is in seconds.
    public static func easeIn(duration: Double) -> Animation { .easeIn }
    /// A slow end; the duration is in seconds.
    public static func easeOut(duration: Double) -> Animation { .easeOut }
    /// A slow beginning and a slow end; the duration is in seconds.
    public static func easeInOut(duration: Double) -> Animation { .easeInOut }
    /// A spring; the duration is in seconds.
    public static func spring(duration: Double = 0.5, bounce: Double = 0) -> Animation { .spring }

    /// Delays the animation by a number of seconds.
    public func delay(_ delay: Double) -> Animation { self }
    /// Multiplies the speed of the animation.
    public func speed(_ speed: Double) -> Animation { self }
    /// Repeats the animation.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
    /// Repeats the animation indefinitely.
    public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}
