#if !canImport(SwiftUI)
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
