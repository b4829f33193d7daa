import WidgetArchive

/// A style with its type erased.
public struct AnyShapeStyle: ShapeStyle {
    package let style: any ShapeStyle

    /// Erases a style's type.
    public init<S: ShapeStyle>(_ style: S) {
        self.style = (style as? AnyShapeStyle)?.style ?? style
    }

    public func _paint(in context: _PaintContext) -> _Paint { style._paint(in: context) }
}

/// A style with reduced opacity.
package struct OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let opacity: Double

    package func _paint(in context: _PaintContext) -> _Paint {
        var paint = base._paint(in: context)
        paint.archived = paint.archived.multiplyingOpacity(by: opacity)
        return paint
    }
}

/// A style with a property that the archive format cannot represent.
package struct ApproximatedShapeStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let finding: String

    package func _paint(in context: _PaintContext) -> _Paint {
        var paint = base._paint(in: context)
        paint.finding = finding
        return paint
    }
}

/// A level of another style.
package struct LevelShapeStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let level: Int

    package func _paint(in context: _PaintContext) -> _Paint {
        var paint = base._paint(in: context)
        paint.archived = PaintLevels(paint.archived)[level]
        return paint
    }
}

extension ShapeStyle {
    /// The style with its opacity multiplied by a factor in 0…1.
    public func opacity(_ opacity: Double) -> some ShapeStyle { OpacityShapeStyle(base: self, opacity: opacity) }

    /// Returns the style unchanged: the archive format has no blending; a finding is recorded.
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
        ApproximatedShapeStyle(base: self, finding: "ShapeStyle.blendMode(_:) has no effect")
    }

    /// Returns the style without a shadow: only views have shadows in the archive format; a finding is recorded.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
        ApproximatedShapeStyle(base: self, finding: "ShapeStyle.shadow(_:) has no effect: use View.shadow")
    }

    /// The second level of the style.
    public var secondary: some ShapeStyle { LevelShapeStyle(base: self, level: 1) }
    /// The third level of the style.
    public var tertiary: some ShapeStyle { LevelShapeStyle(base: self, level: 2) }
    /// The fourth level of the style.
    public var quaternary: some ShapeStyle { LevelShapeStyle(base: self, level: 3) }
    /// The fifth level of the style.
    public var quinary: some ShapeStyle { LevelShapeStyle(base: self, level: 4) }
}

/// A shadow that belongs to a style.
public struct ShadowStyle: Equatable, Sendable {
    private let color: Color
    private let radius: CGFloat
    private let offset: CGPoint
    private let isInner: Bool

    /// A shadow behind the shape; radius and offset are in points.
    public static func drop(
        color: Color = .init(.sRGBLinear, white: 0, opacity: 0.33),
        radius: CGFloat,
        x: CGFloat = 0,
        y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(color: color, radius: radius, offset: CGPoint(x: x, y: y), isInner: false)
    }

    /// A shadow inside the shape; radius and offset are in points.
    public static func inner(
        color: Color = .init(.sRGBLinear, white: 0, opacity: 0.55),
        radius: CGFloat,
        x: CGFloat = 0,
        y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(color: color, radius: radius, offset: CGPoint(x: x, y: y), isInner: true)
    }
}
