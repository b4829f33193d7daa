import WidgetArchive

extension Color: ShapeStyle {
    /// The components in the colour scheme of an environment.
    public func resolve(in environment: EnvironmentValues) -> Resolved {
        Resolved(environment.colorScheme == .dark ? dark : light)
    }

    public func _paint(in context: _PaintContext) -> _Paint { _Paint(.color(archived)) }
}

extension Color.Resolved: ShapeStyle {
    public func _paint(in context: _PaintContext) -> _Paint { Color(self)._paint(in: context) }
}

/// A level of the foreground.
public struct HierarchicalShapeStyle: ShapeStyle {
    /// The level; 0 is primary.
    package let level: Int

    /// The first level.
    public static let primary = HierarchicalShapeStyle(level: 0)
    /// The second level.
    public static let secondary = HierarchicalShapeStyle(level: 1)
    /// The third level.
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    /// The fourth level.
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    /// The fifth level.
    public static let quinary = HierarchicalShapeStyle(level: 4)

    public func _paint(in context: _PaintContext) -> _Paint { _Paint(context.foreground[level]) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The first level of the foreground.
    public static var primary: HierarchicalShapeStyle { .init(level: 0) }
    /// The second level of the foreground.
    public static var secondary: HierarchicalShapeStyle { .init(level: 1) }
    /// The third level of the foreground.
    public static var tertiary: HierarchicalShapeStyle { .init(level: 2) }
    /// The fourth level of the foreground.
    public static var quaternary: HierarchicalShapeStyle { .init(level: 3) }
    /// The fifth level of the foreground.
    public static var quinary: HierarchicalShapeStyle { .init(level: 4) }
}

/// The foreground style of the environment.
public struct ForegroundStyle: ShapeStyle {
    /// Creates the style; `.foreground` is shorter.
    public init() {}

    /// The first level of the foreground.
    public func _paint(in context: _PaintContext) -> _Paint { _Paint(context.foreground[0]) }
}

extension ShapeStyle where Self == ForegroundStyle {
    /// The foreground style of the environment.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// The background style of the environment.
public struct BackgroundStyle: ShapeStyle {
    /// Creates the style; `.background` is shorter.
    public init() {}

    public func _paint(in context: _PaintContext) -> _Paint { _Paint(context.background) }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// The background style of the environment.
    public static var background: BackgroundStyle { BackgroundStyle() }
}

/// The tint of the environment.
public struct TintShapeStyle: ShapeStyle {
    /// Creates the style; `.tint` is shorter.
    public init() {}

    public func _paint(in context: _PaintContext) -> _Paint { _Paint(context.tint) }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// The tint of the environment.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// The style of separator lines.
public struct SeparatorShapeStyle: ShapeStyle {
    /// Creates the style; `.separator` is shorter.
    public init() {}

    /// The system's separator colour.
    public func _paint(in context: _PaintContext) -> _Paint { _Paint(.color(Color.separator.archived)) }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    /// The style of separator lines.
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

/// A faint fill for a shape behind other content.
public struct FillShapeStyle: ShapeStyle {
    /// Creates the style; `.fill` is shorter.
    public init() {}

    /// The system's fill colour.
    public func _paint(in context: _PaintContext) -> _Paint { _Paint(.color(Color.systemFill.archived)) }
}

extension ShapeStyle where Self == FillShapeStyle {
    /// A faint fill for a shape behind other content.
    public static var fill: FillShapeStyle { FillShapeStyle() }
}

/// The style of placeholder text.
public struct PlaceholderTextShapeStyle: ShapeStyle {
    /// Creates the style; `.placeholder` is shorter.
    public init() {}

    /// The system's colour of tertiary labels.
    public func _paint(in context: _PaintContext) -> _Paint { _Paint(.color(Color.tertiaryLabel.archived)) }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    /// The style of placeholder text.
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

/// A translucent layer that blurs the content below.
public struct Material: ShapeStyle {
    /// The thickness, 1 (ultra thin) … 5 (ultra thick).
    package let thickness: Int

    /// The most translucent material.
    public static let ultraThin = Material(thickness: 1)
    /// More translucent than opaque.
    public static let thin = Material(thickness: 2)
    /// As translucent as opaque.
    public static let regular = Material(thickness: 3)
    /// More opaque than translucent.
    public static let thick = Material(thickness: 4)
    /// The most opaque material.
    public static let ultraThick = Material(thickness: 5)
    /// The material of system bars; drawn as `thick`.
    public static let bar = Material(thickness: 4)

    public func _paint(in context: _PaintContext) -> _Paint { _Paint(.material(thickness: thickness)) }
}

extension ShapeStyle where Self == Material {
    /// The most translucent material.
    public static var ultraThinMaterial: Material { .ultraThin }
    /// More translucent than opaque.
    public static var thinMaterial: Material { .thin }
    /// As translucent as opaque.
    public static var regularMaterial: Material { .regular }
    /// More opaque than translucent.
    public static var thickMaterial: Material { .thick }
    /// The most opaque material.
    public static var ultraThickMaterial: Material { .ultraThick }
    /// The material of system bars.
    public static var bar: Material { .bar }
}
