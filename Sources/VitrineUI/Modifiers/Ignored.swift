#if !canImport(SwiftUI)
import WidgetArchive

/// A modifier without effect here, which says so when the entry is archived.
nonisolated struct IgnoredModifier: ViewModifier {
    typealias Body = Never
    let name: String

    @MainActor
    func _resolve<V: View>(content: V, into resolver: inout _ViewResolver) {
        resolver.session.report(.ignored, "\(name) has no effect")
        content._resolve(into: &resolver)
    }
}

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

/// How a view appears and disappears; an archive shows one moment.
public struct AnyTransition: Hashable, Sendable {
    private let name: String

    /// At once.
    public static let identity = AnyTransition(name: "identity")
    /// By its opacity.
    public static let opacity = AnyTransition(name: "opacity")
    /// By its size.
    public static let scale = AnyTransition(name: "scale")
    /// From the side.
    public static let slide = AnyTransition(name: "slide")

    /// From an edge.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition(name: "move") }
    /// From an edge, pushing what was there.
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition(name: "push") }
    /// Both at once.
    public func combined(with other: AnyTransition) -> AnyTransition { self }
    /// One way in, another one out.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { insertion }
    /// The same with an animation.
    public func animation(_ animation: Animation?) -> AnyTransition { self }
}

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

// What moves between two entries is not archived and takes nothing away from either of them: no finding.
extension View {
    /// The same view: an archive shows one moment.
    public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        modifier(EmptyModifier())
    }

    /// The same view: an archive shows one moment.
    public nonisolated func animation(_ animation: Animation?) -> some View { modifier(EmptyModifier()) }

    /// The same view: an archive shows one moment.
    public nonisolated func transition(_ t: AnyTransition) -> some View { modifier(EmptyModifier()) }

    /// The same view: an archive shows one moment.
    public nonisolated func contentTransition(_ transition: ContentTransition) -> some View {
        modifier(EmptyModifier())
    }

    /// The same view: its layers are drawn together anyway.
    public nonisolated func compositingGroup() -> some View { modifier(EmptyModifier()) }

    /// The same view: its layers are drawn together anyway.
    public nonisolated func drawingGroup(
        opaque: Bool = false,
        colorMode: ColorRenderingMode = .nonLinear
    ) -> some View {
        modifier(EmptyModifier())
    }

    /// The same view: its place is known when it is archived.
    public nonisolated func geometryGroup() -> some View { modifier(EmptyModifier()) }

    /// The same view: nothing of it is remembered between entries.
    public nonisolated func id<ID: Hashable>(_ id: ID) -> some View { modifier(EmptyModifier()) }

    /// The same view: nothing chooses among views by their tags here.
    public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        modifier(EmptyModifier())
    }

    /// The same view: a widget has no safe area to ignore, its background has `containerBackground`.
    public nonisolated func ignoresSafeArea(edges: Edge.Set = .all) -> some View { modifier(EmptyModifier()) }

    /// The same view: a widget has no safe area to ignore.
    public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { modifier(EmptyModifier()) }

    /// The same view; how it mixes with what lies below is not archived.
    public nonisolated func blendMode(_ blendMode: BlendMode) -> some View {
        modifier(IgnoredModifier(name: "blendMode(_:)"))
    }

    /// The same view; its contrast is not archived.
    public nonisolated func contrast(_ amount: Double) -> some View { modifier(IgnoredModifier(name: "contrast(_:)")) }

    /// The same view; its hue is not archived.
    public nonisolated func hueRotation(_ angle: Angle) -> some View {
        modifier(IgnoredModifier(name: "hueRotation(_:)"))
    }

    /// The same view; its colours are not archived inverted.
    public nonisolated func colorInvert() -> some View { modifier(IgnoredModifier(name: "colorInvert()")) }

    /// The same view; multiplied colours are not archived.
    public nonisolated func colorMultiply(_ color: Color) -> some View {
        modifier(IgnoredModifier(name: "colorMultiply(_:)"))
    }

    /// The same view; opacity from brightness is not archived.
    public nonisolated func luminanceToAlpha() -> some View { modifier(IgnoredModifier(name: "luminanceToAlpha()")) }

    /// The same view; a turn in space is not archived.
    public nonisolated func rotation3DEffect(
        _ angle: Angle,
        axis: (x: CGFloat, y: CGFloat, z: CGFloat),
        anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View {
        modifier(IgnoredModifier(name: "rotation3DEffect(_:axis:)"))
    }

    /// The same view; the system's appearance holds for a widget.
    public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        modifier(IgnoredModifier(name: "preferredColorScheme(_:)"))
    }
}
#endif
