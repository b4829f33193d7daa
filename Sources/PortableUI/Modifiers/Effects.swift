import WidgetArchive

/// Draws a view with an effect; its layout does not change.
package nonisolated struct EffectModifier: LayoutModifier {
    package typealias Body = Never
    let effect: ArchiveEffect

    @MainActor
    package func wrap(_ node: LayoutNode, in resolver: borrowing _ViewResolver) -> LayoutNode {
        var effect = effect
        if case .shadow(let color, let radius, let x, let y) = effect {
            effect = .shadow(color: resolver.environment.drawn(color), radius: radius, x: x, y: y)
        }
        return effect.changesNothing ? node : EffectNode(node, effects: [effect])
    }
}

extension ArchiveEffect {
    /// Whether the drawing is the same with and without the effect.
    fileprivate var changesNothing: Bool {
        switch self {
        case .opacity(1), .grayscale(0), .saturation(1), .brightness(0), .blur(radius: 0), .rotation(degrees: 0, _),
            .scale(x: 1, y: 1, _):
            true
        default: false
        }
    }
}

extension View {
    /// Mixes the view's colours with those below it; what depends on the opacity below has no effect, with a finding.
    @ViewBuilder
    public nonisolated func blendMode(_ blendMode: BlendMode) -> some View {
        if let mode = blendMode.archived {
            modifier(EffectModifier(effect: .blend(mode)))
        } else if blendMode == .normal {
            self
        } else {
            modifier(IgnoredModifier(name: "blendMode(.\(blendMode))"))
        }
    }

    /// Multiplies the view's opacity, 0…1.
    public nonisolated func opacity(_ opacity: Double) -> some View {
        modifier(EffectModifier(effect: .opacity(opacity.finite(or: 1).clamped(to: 0...1))))
    }

    /// Draws a shadow of the view's content; radius and offset are in points.
    public nonisolated func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
        radius: CGFloat,
        x: CGFloat = 0,
        y: CGFloat = 0
    ) -> some View {
        modifier(
            EffectModifier(
                effect: .shadow(
                    color: color.archived,
                    radius: radius.archivedLength,
                    x: Double(x).finite(or: 0),
                    y: Double(y).finite(or: 0)
                )
            )
        )
    }

    /// Blurs the view with a radius in points; `opaque` has no effect.
    public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modifier(EffectModifier(effect: .blur(radius: radius.archivedLength)))
    }

    /// Rotates the view clockwise about a point of its box; its layout does not change.
    public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(EffectModifier(effect: .rotation(degrees: angle.degrees.finite(or: 0), anchor: anchor.archived)))
    }

    /// Scales the view about a point of its box; its layout does not change.
    public nonisolated func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        modifier(
            EffectModifier(
                effect: .scale(x: Double(x).finite(or: 1), y: Double(y).finite(or: 1), anchor: anchor.archived)
            )
        )
    }

    /// Scales the view about a point of its box; its layout does not change.
    public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: s, y: s, anchor: anchor)
    }

    /// Scales the view about a point of its box; its layout does not change.
    public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }

    /// Removes colour: 0 leaves the view unchanged, 1 makes it grey.
    public nonisolated func grayscale(_ amount: Double) -> some View {
        modifier(EffectModifier(effect: .grayscale(amount.finite(or: 0).clamped(to: 0...1))))
    }

    /// Multiplies the saturation: 1 leaves the view unchanged, 0 makes it grey.
    public nonisolated func saturation(_ amount: Double) -> some View {
        modifier(EffectModifier(effect: .saturation(max(amount.finite(or: 1), 0))))
    }

    /// Adds to the brightness, −1…1.
    public nonisolated func brightness(_ amount: Double) -> some View {
        modifier(EffectModifier(effect: .brightness(amount.finite(or: 0).clamped(to: -1...1))))
    }
}

extension Double {
    /// The number, or another number if it is infinite or NaN.
    package func finite(or other: Double) -> Double { isFinite ? self : other }

    /// The number clamped to a range.
    package func clamped(to range: ClosedRange<Double>) -> Double {
        min(max(self, range.lowerBound), range.upperBound)
    }
}
