import WidgetArchive

/// Sets the paint of texts, symbols and shapes.
package nonisolated struct ForegroundModifier<S1, S2, S3> {
    let first: S1
    let second: S2?
    let third: S3?
}

extension ForegroundModifier: ViewModifier, EnvironmentModifier
where S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle {
    package typealias Body = Never

    @MainActor
    package func modify(_ environment: inout EnvironmentValues) {
        // If the style is a level of the foreground, that level becomes the first one and the deeper levels follow it.
        if second == nil, let level = first.foregroundLevel {
            environment.paint.foreground = environment.paint.foreground.starting(at: level)
            return
        }
        let paint = first.unresolved(in: environment).archived
        switch (second?.unresolved(in: environment).archived, third?.unresolved(in: environment).archived) {
        case (let second?, let third?): environment.paint.foreground = PaintLevels(paint, second, third)
        case (let second?, nil): environment.paint.foreground = PaintLevels(paint, second)
        case (nil, _): environment.paint.foreground = PaintLevels(paint)
        }
    }
}

extension ShapeStyle {
    /// The level, if the style is a level of the foreground.
    fileprivate var foregroundLevel: Int? {
        switch (self as? AnyShapeStyle)?.style ?? self {
        case let style as HierarchicalShapeStyle: style.level
        case is ForegroundStyle: 0
        default: nil
        }
    }
}

/// Sets the foreground to a colour; nil is the system's default.
package nonisolated struct ForegroundColorModifier: EnvironmentModifier {
    package typealias Body = Never
    let color: Color?

    @MainActor
    package func modify(_ environment: inout EnvironmentValues) {
        environment.paint.foreground = color.map { PaintLevels(.color($0.archived)) } ?? .label
    }
}

/// Sets the tint; nil is the system's default.
package nonisolated struct TintModifier<S> {
    let tint: S?
}

extension TintModifier: ViewModifier, EnvironmentModifier where S: ShapeStyle {
    package typealias Body = Never

    @MainActor
    package func modify(_ environment: inout EnvironmentValues) {
        environment.paint.tint = tint?.unresolved(in: environment).archived ?? _PaintContext().tint
        environment.system.hasTint = tint != nil
    }
}

package nonisolated struct BackgroundStyleModifier<S> {
    let style: S
}

extension BackgroundStyleModifier: ViewModifier, EnvironmentModifier where S: ShapeStyle {
    package typealias Body = Never

    @MainActor
    package func modify(_ environment: inout EnvironmentValues) {
        environment.paint.background = style.unresolved(in: environment).archived
    }
}

extension View {
    /// Sets the style of texts, symbols and shapes.
    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modifier(ForegroundModifier<S, Color, Color>(first: style, second: nil, third: nil))
    }

    /// Sets the first two levels of the style of texts, symbols and shapes.
    public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
        _ primary: S1,
        _ secondary: S2
    ) -> some View {
        modifier(ForegroundModifier<S1, S2, Color>(first: primary, second: secondary, third: nil))
    }

    /// Sets the first three levels of the style of texts, symbols and shapes.
    public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1,
        _ secondary: S2,
        _ tertiary: S3
    ) -> some View {
        modifier(ForegroundModifier(first: primary, second: secondary, third: tertiary))
    }

    /// Sets the colour of texts, symbols and shapes; nil is the system's default.
    public nonisolated func foregroundColor(_ color: Color?) -> some View {
        modifier(ForegroundColorModifier(color: color))
    }

    /// Sets the tint of controls; nil is the system's default.
    @_disfavoredOverload
    public nonisolated func tint<S: ShapeStyle>(_ tint: S?) -> some View { modifier(TintModifier(tint: tint)) }

    /// Sets the tint of controls; nil is the system's default.
    public nonisolated func tint(_ tint: Color?) -> some View { modifier(TintModifier(tint: tint)) }

    /// Sets the tint of controls; nil is the system's default.
    public nonisolated func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

    /// Sets the value of the `background` style inside the view.
    public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modifier(BackgroundStyleModifier(style: style))
    }
}
