#if !canImport(SwiftUI)
package import WidgetArchive

/// What a shape, a text or a symbol is filled with.
public protocol ShapeStyle: Sendable {
    /// The type of the style that describes this one.
    associatedtype Resolved: ShapeStyle = Never

    /// The style that describes this one where an environment holds.
    func resolve(in environment: EnvironmentValues) -> Resolved

    /// What it is filled with at a place.
    ///
    /// Not for you: a style of your own has `resolve(in:)`.
    func _paint(in context: _PaintContext) -> _Paint
}

extension ShapeStyle {
    /// What the style that describes this one is filled with.
    public func _paint(in context: _PaintContext) -> _Paint {
        resolve(in: context.environment ?? EnvironmentValues())._paint(in: context)
    }
}

extension ShapeStyle where Resolved == Never {
    /// Never asked for: the style is a paint by itself.
    public func resolve(in environment: EnvironmentValues) -> Never {
        fatalError("\(Self.self) is a paint by itself")
    }
}

extension Never: ShapeStyle {
    /// Never called: there is no such value.
    public func _paint(in context: _PaintContext) -> _Paint { fatalError("there is no such style") }
}

/// What a style depends on at the place where it is used.
public struct _PaintContext: Sendable {
    /// The styles of the foreground by their levels.
    package var foreground: PaintLevels
    /// The tint.
    package var tint: ArchivePaint
    /// The ground.
    package var background: ArchivePaint
    /// The extent of what is filled, in points; nil where the style is set for whatever comes.
    package var size: CGSize?
    /// What else holds at the place; nil where only the above is known.
    package var environment: EnvironmentValues?

    /// Makes a context; by default that of a widget in which no style was set.
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

/// A style as an archive has it.
public struct _Paint: Sendable {
    /// The paint.
    package var archived: ArchivePaint
    /// In what it differs from Apple's drawing; nil if it does not.
    package var remark: String?

    /// Makes a paint.
    package init(_ archived: ArchivePaint, remark: String? = nil) {
        self.archived = archived
        self.remark = remark
    }
}

/// Paints of the foreground by their levels: primary, secondary and so on.
package struct PaintLevels: Hashable, Sendable {
    /// The paints that are known; at least one.
    ///
    /// Further levels are the last one at less opacity.
    private let paints: [ArchivePaint]

    /// Makes levels from a first paint and those that follow.
    package init(_ first: ArchivePaint, _ others: ArchivePaint...) {
        paints = [first] + others
    }

    private init(paints: [ArchivePaint]) {
        self.paints = paints
    }

    /// The system's colours of texts.
    package static let label = PaintLevels(
        paints: [Color.primary, .secondary, .tertiaryLabel, .quaternaryLabel, .quinaryLabel]
            .map { .color($0.archived) }
    )

    /// The opacity of each level below a paint.
    ///
    /// Apple documents none; these are ours.
    private static let opacities = [1, 0.5, 0.25, 0.175, 0.1]

    /// The paint of a level; 0 is primary.
    package subscript(level: Int) -> ArchivePaint {
        let known = min(level, paints.count - 1)
        return paints[known].multiplyingOpacity(by: Self.opacities[min(level - known, Self.opacities.count - 1)])
    }

    /// The levels as seen from one of them: that one becomes primary.
    package func starting(at level: Int) -> PaintLevels {
        level == 0 ? self : PaintLevels(paints: (level..<max(level + 1, 5)).map { self[$0] })
    }
}

extension ArchivePaint {
    /// The paint with its opacity multiplied by a factor in 0…1; a material is as it was.
    package func multiplyingOpacity(by factor: Double) -> ArchivePaint {
        switch self {
        case .color(let color):
            .color(color.multiplyingOpacity(by: factor))
        case .linear(let gradient, let start, let end):
            .linear(gradient.multiplyingOpacity(by: factor), start: start, end: end)
        case .radial(let gradient, let center, let startRadius, let endRadius):
            .radial(
                gradient.multiplyingOpacity(by: factor),
                center: center,
                startRadius: startRadius,
                endRadius: endRadius
            )
        case .angular(let gradient, let center, let startAngle, let endAngle):
            .angular(
                gradient.multiplyingOpacity(by: factor),
                center: center,
                startAngle: startAngle,
                endAngle: endAngle
            )
        case .material:
            self
        }
    }
}

extension ArchiveColor {
    /// The colour with the opacity of both appearances multiplied by a factor in 0…1.
    package func multiplyingOpacity(by factor: Double) -> ArchiveColor {
        ArchiveColor(light: light.multiplyingOpacity(by: factor), dark: dark?.multiplyingOpacity(by: factor))
    }
}

extension ArchiveGradient {
    /// The gradient with the opacity of its colours multiplied by a factor in 0…1.
    package func multiplyingOpacity(by factor: Double) -> ArchiveGradient {
        ArchiveGradient(
            stops: stops.map { Stop(color: $0.color.multiplyingOpacity(by: factor), location: $0.location) }
        )
    }
}
#endif
