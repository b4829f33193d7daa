#if !canImport(SwiftUI)
/// How something changes over time; an archive shows one moment.
public struct Animation: Hashable, Sendable {
    private let name: String

    /// The usual one.
    public static let `default` = Animation(name: "default")
    /// At an even pace.
    public static let linear = Animation(name: "linear")
    /// Slow at the beginning.
    public static let easeIn = Animation(name: "easeIn")
    /// Slow at the end.
    public static let easeOut = Animation(name: "easeOut")
    /// Slow at both ends.
    public static let easeInOut = Animation(name: "easeInOut")
    /// Like a spring.
    public static let spring = Animation(name: "spring")
    /// Like a spring without bounce.
    public static let smooth = Animation(name: "smooth")
    /// Like a spring with a small bounce.
    public static let snappy = Animation(name: "snappy")
    /// Like a spring with a bounce.
    public static let bouncy = Animation(name: "bouncy")

    /// At an even pace in some seconds.
    public static func linear(duration: Double) -> Animation { .linear }
    /// Slow at the beginning, in some seconds.
    public static func easeIn(duration: Double) -> Animation { .easeIn }
    /// Slow at the end, in some seconds.
    public static func easeOut(duration: Double) -> Animation { .easeOut }
    /// Slow at both ends, in some seconds.
    public static func easeInOut(duration: Double) -> Animation { .easeInOut }
    /// Like a spring, in some seconds.
    public static func spring(duration: Double = 0.5, bounce: Double = 0) -> Animation { .spring }

    /// The same, begun some seconds later.
    public func delay(_ delay: Double) -> Animation { self }
    /// The same at another pace.
    public func speed(_ speed: Double) -> Animation { self }
    /// The same several times.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
    /// The same without end.
    public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}
#endif
