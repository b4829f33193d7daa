// Transitions between two entries are not archived. Both entries are complete without them, so no finding is recorded.
extension View {
    /// Returns the view unchanged: an archive is static.
    public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        modifier(EmptyModifier())
    }

    /// Returns the view unchanged: an archive is static.
    public nonisolated func animation(_ animation: Animation?) -> some View { modifier(EmptyModifier()) }

    /// Returns the view unchanged: an archive is static.
    public nonisolated func transition(_ t: AnyTransition) -> some View { modifier(EmptyModifier()) }

    /// Returns the view unchanged: an archive is static.
    public nonisolated func contentTransition(_ transition: ContentTransition) -> some View {
        modifier(EmptyModifier())
    }

    /// Returns the view unchanged: its layers are always drawn together.
    public nonisolated func compositingGroup() -> some View { modifier(EmptyModifier()) }

    /// Returns the view unchanged: its layers are always drawn together.
    public nonisolated func drawingGroup(
        opaque: Bool = false,
        colorMode: ColorRenderingMode = .nonLinear
    ) -> some View {
        modifier(EmptyModifier())
    }

    /// Returns the view unchanged: its position is known when it is archived.
    public nonisolated func geometryGroup() -> some View { modifier(EmptyModifier()) }

    /// Returns the view unchanged: no state is kept between entries.
    public nonisolated func id<ID: Hashable>(_ id: ID) -> some View { modifier(EmptyModifier()) }

    /// Returns the view unchanged: no container here selects views by their tags.
    public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        modifier(EmptyModifier())
    }

    /// Returns the view unchanged: a widget has no safe area.
    ///
    /// Use `containerBackground` for the widget's background.
    public nonisolated func ignoresSafeArea(edges: Edge.Set = .all) -> some View { modifier(EmptyModifier()) }

    /// Returns the view unchanged: a widget has no safe area.
    public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { modifier(EmptyModifier()) }

    /// Returns the view unchanged: contrast is not archived; a finding is recorded.
    public nonisolated func contrast(_ amount: Double) -> some View { modifier(IgnoredModifier(name: "contrast(_:)")) }

    /// Returns the view unchanged: hue rotation is not archived; a finding is recorded.
    public nonisolated func hueRotation(_ angle: Angle) -> some View {
        modifier(IgnoredModifier(name: "hueRotation(_:)"))
    }

    /// Returns the view unchanged: inverted colours are not archived; a finding is recorded.
    public nonisolated func colorInvert() -> some View { modifier(IgnoredModifier(name: "colorInvert()")) }

    /// Returns the view unchanged: multiplied colours are not archived; a finding is recorded.
    public nonisolated func colorMultiply(_ color: Color) -> some View {
        modifier(IgnoredModifier(name: "colorMultiply(_:)"))
    }

    /// Returns the view unchanged: opacity from luminance is not archived; a finding is recorded.
    public nonisolated func luminanceToAlpha() -> some View { modifier(IgnoredModifier(name: "luminanceToAlpha()")) }

    /// Returns the view unchanged: rotation in three dimensions is not archived; a finding is recorded.
    public nonisolated func rotation3DEffect(
        _ angle: Angle,
        axis: (x: CGFloat, y: CGFloat, z: CGFloat),
        anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View {
        modifier(IgnoredModifier(name: "rotation3DEffect(_:axis:)"))
    }

    /// Returns the view unchanged: a widget always follows the system's colour scheme; a finding is recorded.
    public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        modifier(IgnoredModifier(name: "preferredColorScheme(_:)"))
    }
}
