package import WidgetArchive

/// How the layers of a symbol are coloured.
public struct SymbolRenderingMode: Sendable {
    package enum Mode: Hashable, Sendable {
        case monochrome, multicolor, hierarchical, palette
    }

    package let mode: Mode

    /// All layers in one style.
    public static let monochrome = SymbolRenderingMode(mode: .monochrome)
    /// Layers in their own colours; drawn as `monochrome`, because the catalogue's symbols have no colours of their
    /// own.
    public static let multicolor = SymbolRenderingMode(mode: .multicolor)
    /// Layers in one style at different opacities.
    public static let hierarchical = SymbolRenderingMode(mode: .hierarchical)
    /// Each layer in a separate style.
    public static let palette = SymbolRenderingMode(mode: .palette)
}

/// Variants that are added to a symbol's name; `heart` with `.circle.fill` becomes `heart.circle.fill`.
public struct SymbolVariants: Hashable, Sendable {
    /// The name of the enclosing shape; nil if there is none.
    package var enclosure: String?
    /// Whether the symbol is filled.
    package var isFilled = false
    /// Whether a line is drawn through the symbol.
    package var isSlashed = false

    /// The plain symbol.
    public static let none = SymbolVariants()
    /// In a circle.
    public static let circle = SymbolVariants(enclosure: "circle")
    /// In a square.
    public static let square = SymbolVariants(enclosure: "square")
    /// In a rectangle.
    public static let rectangle = SymbolVariants(enclosure: "rectangle")
    /// Filled instead of drawn with lines.
    public static let fill = SymbolVariants(isFilled: true)
    /// With a line through the symbol.
    public static let slash = SymbolVariants(isSlashed: true)

    /// The variant in a circle.
    public var circle: SymbolVariants { enclosed(by: "circle") }
    /// The variant in a square.
    public var square: SymbolVariants { enclosed(by: "square") }
    /// The variant in a rectangle.
    public var rectangle: SymbolVariants { enclosed(by: "rectangle") }
    /// The variant filled instead of drawn with lines.
    public var fill: SymbolVariants { SymbolVariants(enclosure: enclosure, isFilled: true, isSlashed: isSlashed) }
    /// The variant with a line through the symbol.
    public var slash: SymbolVariants { SymbolVariants(enclosure: enclosure, isFilled: isFilled, isSlashed: true) }

    /// Whether it contains all variants of another value.
    public func contains(_ other: SymbolVariants) -> Bool {
        (other.enclosure == nil || other.enclosure == enclosure)
            && (!other.isFilled || isFilled) && (!other.isSlashed || isSlashed)
    }

    /// The names to look up, best first: with all variants, then without the enclosing shape, then the plain name.
    ///
    /// A variant that the name already contains is not added again; the fill comes last, but before a badge.
    package func names(for name: String) -> [String] {
        guard enclosure != nil || isFilled || isSlashed else { return [name] }
        let words = name.split(separator: ".").map(String.init)
        let badge = words.firstIndex(of: "badge") ?? words.endIndex
        let parts = words[..<badge].filter { $0 != "fill" }
        func added(_ forms: [String?]) -> String {
            let forms = forms.compactMap { $0 }.filter { !parts.contains($0) }
            return (parts + forms + words[badge...]).joined(separator: ".")
        }
        let fill = isFilled || words.contains("fill") ? "fill" : nil
        let slash = isSlashed ? "slash" : nil
        let all = [
            added([slash, enclosure, fill]), added([slash, fill]), added([enclosure, fill]), added([fill]), name,
        ]
        var seen = Set<String>()
        return all.filter { seen.insert($0).inserted }
    }

    private func enclosed(by form: String) -> SymbolVariants {
        SymbolVariants(enclosure: form, isFilled: isFilled, isSlashed: isSlashed)
    }
}

/// How an image is drawn where the system tints widgets.
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
    package let mode: ArchivedImage.AccentedMode

    /// In the accent group.
    public static let accented = WidgetAccentedRenderingMode(mode: .accented)
    /// Without colours, in the default group.
    public static let desaturated = WidgetAccentedRenderingMode(mode: .desaturated)
    /// Without colours, in the accent group.
    public static let accentedDesaturated = WidgetAccentedRenderingMode(mode: .accentedDesaturated)
    /// In its own colours.
    public static let fullColor = WidgetAccentedRenderingMode(mode: .fullColor)
}
