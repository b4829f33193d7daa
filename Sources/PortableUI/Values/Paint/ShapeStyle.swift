package import WidgetArchive

/// The colour, gradient or material that fills a shape, a text or a symbol.
public protocol ShapeStyle: Sendable {
    /// The type of the resolved style.
    associatedtype Resolved: ShapeStyle = Never

    /// Returns the style to use in an environment.
    func resolve(in environment: EnvironmentValues) -> Resolved

    /// Returns the paint in a context.
    ///
    /// Do not call or implement this method. Custom styles implement `resolve(in:)`.
    func _paint(in context: _PaintContext) -> _Paint
}

extension ShapeStyle {
    /// The paint of the resolved style.
    public func _paint(in context: _PaintContext) -> _Paint {
        resolve(in: context.environment ?? EnvironmentValues())._paint(in: context)
    }
}

extension ShapeStyle where Resolved == Never {
    /// Never called: the style provides its paint itself.
    public func resolve(in environment: EnvironmentValues) -> Never {
        fatalError("\(Self.self) provides its paint itself and has no resolved style")
    }
}

extension Never: ShapeStyle {
    /// Never called: `Never` has no values.
    public func _paint(in context: _PaintContext) -> _Paint { fatalError("Never has no values") }
}

/// The values that a style depends on where it is used.
public struct _PaintContext: Sendable {
    /// The styles of the foreground, by level.
    package var foreground: PaintLevels
    package var tint: ArchivePaint
    package var background: ArchivePaint
    /// The extent of the filled area in points; nil if it is not known, because the style is set for other views.
    package var size: CGSize?
    /// The full environment; nil if only the other values are known.
    package var environment: EnvironmentValues?

    /// Creates a context; by default that of a widget in which no style was set.
    package init(
        foreground: PaintLevels = .label,
        tint: ArchivePaint = .color(Color.accentColor.archived),
        background: ArchivePaint = .color(Color.systemBackground.archived),
        size: CGSize? = nil
    ) {
        self.foreground = foreground
        self.tint = tint
        self.background = background
        self.size = size
    }
}

/// A style in archived form.
public struct _Paint: Sendable {
    package var archived: ArchivePaint
    /// The difference from Apple's drawing; nil if there is none.
    package var finding: String?

    package init(_ archived: ArchivePaint, finding: String? = nil) {
        self.archived = archived
        self.finding = finding
    }
}

/// The paints of the foreground by level: primary, secondary and so on.
package struct PaintLevels: Hashable, Sendable {
    /// The known paints; at least one.
    ///
    /// Further levels are the last paint with reduced opacity.
    private let paints: [ArchivePaint]
    /// Whether the code gave more than the first paint, which is a palette for symbols.
    package let isPalette: Bool

    /// Creates levels from the first paint and the following ones.
    package init(_ first: ArchivePaint, _ others: ArchivePaint...) {
        paints = [first] + others
        isPalette = !others.isEmpty
    }

    private init(paints: [ArchivePaint]) {
        self.paints = paints
        isPalette = false
    }

    /// The system's text colours.
    package static let label = PaintLevels(
        paints: [Color.primary, .secondary, .tertiaryLabel, .quaternaryLabel, .quinaryLabel]
            .map { .color($0.archived) }
    )

    /// The opacity of each level relative to a paint.
    ///
    /// Apple documents no values; these are our own choice.
    private static let opacities = [1, 0.5, 0.25, 0.175, 0.1]

    /// The paint of a level; 0 is primary.
    package subscript(level: Int) -> ArchivePaint {
        let known = min(level, paints.count - 1)
        return paints[known].multiplyingOpacity(by: Self.opacities[min(level - known, Self.opacities.count - 1)])
    }

    /// The levels from a given level on: that level becomes primary.
    package func starting(at level: Int) -> PaintLevels {
        level == 0 ? self : PaintLevels(paints: (level..<max(level + 1, 5)).map { self[$0] })
    }
}

extension EnvironmentValues {
    /// The paint as a view in this environment draws it: in the appearance that a view set, if one did.
    package func drawn(_ paint: ArchivePaint) -> ArchivePaint {
        guard let own = system.ownColorScheme else { return paint }
        if case .material(let thickness, _) = paint { return .material(thickness: thickness, isDark: own == .dark) }
        return paint.mapColors(drawn)
    }

    /// The colour as a view in this environment draws it.
    package func drawn(_ color: ArchiveColor) -> ArchiveColor {
        system.ownColorScheme.map { ArchiveColor(light: color.resolved(isDark: $0 == .dark)) } ?? color
    }
}

extension ArchivePaint {
    /// The paint with its opacity multiplied by a factor in 0…1; a material does not change.
    package func multiplyingOpacity(by factor: Double) -> ArchivePaint {
        mapColors { $0.multiplyingOpacity(by: factor) }
    }

    /// The paint with each of its colours changed; a material has none.
    fileprivate func mapColors(_ change: (ArchiveColor) -> ArchiveColor) -> ArchivePaint {
        func changed(_ gradient: ArchiveGradient) -> ArchiveGradient {
            ArchiveGradient(
                stops: gradient.stops.map { .init(color: change($0.color), location: $0.location) }
            )
        }
        return switch self {
        case .color(let color): .color(change(color))
        case .linear(let gradient, let start, let end): .linear(changed(gradient), start: start, end: end)
        case .radial(let gradient, let center, let startRadius, let endRadius):
            .radial(changed(gradient), center: center, startRadius: startRadius, endRadius: endRadius)
        case .angular(let gradient, let center, let startAngle, let endAngle):
            .angular(changed(gradient), center: center, startAngle: startAngle, endAngle: endAngle)
        case .material: self
        }
    }
}

extension ArchiveColor {
    /// The colour with the opacity of both appearances multiplied by a factor in 0…1.
    package func multiplyingOpacity(by factor: Double) -> ArchiveColor {
        ArchiveColor(light: light.multiplyingOpacity(by: factor), dark: dark?.multiplyingOpacity(by: factor))
    }
}
