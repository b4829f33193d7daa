/// How a view's content changes; it has no effect, because an archive is static.
public struct ContentTransition: Hashable, Sendable {
    private let name: String

    /// Immediately, without an effect.
    public static let identity = ContentTransition(name: "identity")
    /// By changing the opacity.
    public static let opacity = ContentTransition(name: "opacity")
    /// By interpolating glyphs.
    public static let interpolate = ContentTransition(name: "interpolate")
    /// With the symbol's own effect.
    public static let symbolEffect = ContentTransition(name: "symbolEffect")

    /// Digit by digit.
    public static func numericText(countsDown: Bool = false) -> ContentTransition { .init(name: "numericText") }
    /// Digit by digit, up or down according to a value.
    public static func numericText(value: Double) -> ContentTransition { .init(name: "numericText") }
}
