#if !canImport(SwiftUI)
/// How a view's content changes; an archive shows one moment.
public struct ContentTransition: Hashable, Sendable {
    private let name: String

    /// At once.
    public static let identity = ContentTransition(name: "identity")
    /// By its opacity.
    public static let opacity = ContentTransition(name: "opacity")
    /// Glyph by glyph.
    public static let interpolate = ContentTransition(name: "interpolate")
    /// As symbols change.
    public static let symbolEffect = ContentTransition(name: "symbolEffect")

    /// Digit by digit.
    public static func numericText(countsDown: Bool = false) -> ContentTransition { .init(name: "numericText") }
    /// Digit by digit, up or down by a value.
    public static func numericText(value: Double) -> ContentTransition { .init(name: "numericText") }
}
#endif
